"""PNG files of few colours, each point written as its number in a palette."""

import struct
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Colour = tuple[int, int, int]


def palette_png(width: int, rows: Iterable[bytes], palette: Sequence[Colour]) -> bytes:
    """A picture as PNG, its rows holding numbers in a palette of at most 256 colours."""
    written = list(rows)
    return b"".join(
        (_head(width, len(written), palette), _chunk(b"IDAT", _packed(written)), _chunk(b"IEND", b""))
    )


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture of a moving one: rows of numbers in the palette, and the milliseconds it is shown."""

    rows: Sequence[bytes]
    shown: int


def moving_png(width: int, frames: Sequence[Frame], palette: Sequence[Colour]) -> bytes:
    """A moving picture as PNG (APNG), shown again and again; of each frame only what changes is written."""
    parts = [_head(width, len(frames[0].rows), palette), _chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number, before = 0, None
    for frame in frames:
        left, top, right, bottom = _changed(before, frame.rows, width)
        place = (right - left, bottom - top, left, top)
        # Neither disposed of nor blended: the points replace those of the frame before.
        parts.append(_chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *place, frame.shown, 1000, 0, 0)))
        data = _packed([row[left:right] for row in frame.rows[top:bottom]])
        number += 1
        if before is None:
            parts.append(_chunk(b"IDAT", data))
        else:
            parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        before = frame.rows
    return b"".join((*parts, _chunk(b"IEND", b"")))


def _changed(before: Sequence[bytes] | None, after: Sequence[bytes], width: int) -> tuple[int, int, int, int]:
    """The box around all points that differ (left, top, right, bottom); at least one point."""
    if before is None:
        return 0, 0, width, len(after)
    lines = [n for n, (old, new) in enumerate(zip(before, after, strict=True)) if old != new] or [0]
    columns = [
        x for n in lines for x in _ends([old != new for old, new in zip(before[n], after[n], strict=True)])
    ] or [0]
    return min(columns), lines[0], max(columns) + 1, lines[-1] + 1


def _ends(differs: Sequence[bool]) -> tuple[int, ...]:
    """The first and the last place that is true; nothing if none is."""
    found = [place for place, here in enumerate(differs) if here]
    return (found[0], found[-1]) if found else ()


def _head(width: int, height: int, palette: Sequence[Colour]) -> bytes:
    size = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", size) + _chunk(b"PLTE", colours)


def _packed(rows: Iterable[bytes]) -> bytes:
    # Every row begins with the number of its filter, here none: numbers in a palette have no neighbours.
    return zlib.compress(b"".join(b"\0" + row for row in rows), 9)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
