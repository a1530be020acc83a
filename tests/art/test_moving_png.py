"""Moving pictures: what is written, put together again, gives the frames; the README's is whole and small."""

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

from interface.palette_png import Frame, moving_png

SWEEP = Path(__file__).parents[2] / "packaging" / "pictures" / "sweep.png"
MOST = 3_000_000


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG file, each with a checksum that holds."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length]) == (zlib.crc32(name + body),)
        yield name, body
        at += 12 + length


def played(data: bytes) -> list[tuple[list[bytes], int]]:
    """The frames of a moving picture as a viewer shows them: rows and milliseconds."""
    found: list[tuple[list[bytes], int]] = []
    canvas: list[bytearray] = []
    numbers: list[int] = []
    place = (0, 0, 0, 0)
    shown = 0
    for name, body in chunks(data):
        if name == b"IHDR":
            wide, high = struct.unpack(">II", body[:8])
            canvas = [bytearray(wide) for _ in range(high)]
        elif name == b"fcTL":
            number, wide, high, left, top, shown, whole = struct.unpack(">IIIIIHH", body[:24])
            place = (wide, high, left, top)
            numbers.append(number)
            assert whole == 1000
        elif name in {b"IDAT", b"fdAT"}:
            if name == b"fdAT":
                numbers.append(struct.unpack(">I", body[:4])[0])
            wide, high, left, top = place
            points = zlib.decompress(body if name == b"IDAT" else body[4:])
            assert len(points) == high * (wide + 1)
            for row in range(high):
                line = points[row * (wide + 1) : (row + 1) * (wide + 1)]
                assert line[0] == 0
                canvas[top + row][left : left + wide] = line[1:]
            found.append(([bytes(line) for line in canvas], shown))
    assert numbers == list(range(len(numbers)))
    return found


def test_the_frames_are_those_that_were_written() -> None:
    frames = [
        Frame([b"\0\0\0\0", b"\0\1\0\0", b"\0\0\0\0"], 60),
        Frame([b"\0\0\0\0", b"\0\1\1\0", b"\0\0\0\1"], 70),
        Frame([b"\0\0\0\0", b"\0\1\1\0", b"\0\0\0\1"], 80),
        Frame([b"\1\0\0\0", b"\0\1\1\0", b"\0\0\0\0"], 90),
    ]
    data = moving_png(4, frames, [(0, 0, 0), (255, 255, 255)])
    assert played(data) == [(list(frame.rows), frame.shown) for frame in frames]


def test_the_sweep_of_the_readme_moves_and_is_small() -> None:
    assert SWEEP.stat().st_size < MOST
    frames = played(SWEEP.read_bytes())
    assert len(frames) >= 30
    assert len({b"".join(rows) for rows, _ in frames}) >= 20
