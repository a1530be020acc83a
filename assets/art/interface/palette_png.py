"""PNG files of few colours, each point written as its number in a palette."""

import struct
import zlib
from collections.abc import Iterable, Sequence

Colour = tuple[int, int, int]


def palette_png(width: int, rows: Iterable[bytes], palette: Sequence[Colour]) -> bytes:
    """A picture as PNG, its rows holding numbers in a palette of at most 256 colours."""
    # Every row begins with the number of its filter, here none: numbers in a palette have no neighbours.
    points = b"".join(b"\0" + row for row in rows)
    height = len(points) // (width + 1)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", b"".join(bytes(colour) for colour in palette)),
            _chunk(b"IDAT", zlib.compress(points, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
