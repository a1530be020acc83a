"""Table tops: planks as SVG, felt as a seamless tile, and the pool of lamp light above both."""

import random
import struct
import zlib

from shapely.geometry import box

from woodcut.geometry import Region, brush, ellipse, nodes
from woodcut.picture import Picture

WOOD_SIZE = (1280, 800)
PLANKS = 5
FELT_SIDE = 512
FELT = (30, 92, 62)


def wood() -> Picture:
    """Five planks of walnut, 1280 by 800 units, quiet enough to lay cards on."""
    width, height = WOOD_SIZE
    chance = random.Random(3)
    high = height / PLANKS
    art = Picture()
    grounds = ("#6f4526", "#784c2b", "#69401f", "#744928", "#6c4323")
    for plank in range(PLANKS):
        top = plank * high
        art.lay(box(0, top, width, top + high), grounds[plank])
        knot = (chance.uniform(140, width - 140), top + high / 2 + chance.uniform(-22, 22))
        for row in range(17):
            y = top + high * (row + 0.5) / 17 + chance.uniform(-3, 3)
            stroke = _grain(y, width, knot, chance)
            tone = chance.choice(("#5f3a1e", "#5a361b", "#84562f", "#633d20"))
            art.lay(stroke.intersection(box(0, top, width, top + high)), tone)
        for ring in range(4):
            outline = ellipse(*knot, 26 - ring * 6, 11 - ring * 2.6)
            art.lay(outline.difference(outline.buffer(-1.7)), "#54321a")
        art.lay(ellipse(*knot, 4.5, 2.4), "#472a15")
        joint = chance.uniform(220, width - 220)
        art.lay(box(joint, top, joint + 2.4, top + high), "#482b16")
        art.lay(box(joint + 2.4, top, joint + 3.6, top + high), "#875a35")
    for plank in range(PLANKS):
        art.lay(box(0, (plank + 1) * high - 2.6, width, (plank + 1) * high), "#482b16")
        art.lay(box(0, plank * high, width, plank * high + 1.4), "#875a35")
    return art


def _grain(y: float, width: float, knot: tuple[float, float], chance: random.Random) -> Region:
    """One line of the grain, bent around the knot of its plank."""
    x = -20.0
    words = [f"{x},{y}"]
    while x < width + 20:
        x += chance.uniform(70, 130)
        away = y - knot[1]
        pull = max(0.0, 1 - abs(x - knot[0]) / 110) * max(0.0, 1 - abs(away) / 46)
        bend = (18 if away >= 0 else -18) * pull
        words.append(f"{x},{y + bend + chance.uniform(-4, 4)}")
    return brush(nodes(" ".join(words)), chance.uniform(1.2, 3.6), (0.6, 1, 0.3, 1, 0.5), step=9)


def light() -> str:
    """A pool of lamp light: clear in the middle, dark towards the corners; laid over any table top."""
    stops = ((0, 0.0), (45, 0.0), (75, 0.22), (100, 0.5))
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">',
        '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="320" cy="165" r="390">',
        *(f'<stop offset="{at}%" stop-color="#120a05" stop-opacity="{dark}"/>' for at, dark in stops),
        "</radialGradient></defs>",
        '<path fill="url(#g)" d="M0 0h640v360h-640z"/>',
        "</svg>\n",
    ]
    return "\n".join(lines)


def felt() -> bytes:
    """A seamless tile of green cloth, 512 pixels a side, as PNG."""
    chance = random.Random(1)
    side = FELT_SIDE
    noise = [[chance.gauss(0, 1) for _ in range(side)] for _ in range(side)]
    # Fibres: noise smeared along both diagonals and wrapped at the edges, so that no seam shows.
    rows = bytearray()
    for y in range(side):
        rows.append(0)
        for x in range(side):
            fibre = sum(noise[(y + i) % side][(x + i) % side] for i in range(-3, 4)) / 7
            cross = sum(noise[(y + i) % side][(x - i) % side] for i in range(-2, 3)) / 5
            tone = round(3.2 * (5 * fibre + 3 * cross) / 2) // 2 * 2
            rows += bytes(max(0, min(255, channel + tone)) for channel in FELT)
    return _png(side, side, bytes(rows))


def _png(width: int, height: int, rows: bytes) -> bytes:
    """An RGB picture as PNG; every row begins with the number of its filter, here none."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    packed = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + packed
