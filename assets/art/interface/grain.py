"""The grain of printed matter as seamless tiles: of the paper, and of the block that printed the ink.

The window multiplies light boxes by the first and adds the second to dark ones.
"""

import random
from collections.abc import Callable
from typing import Final

from interface.palette_png import Colour, palette_png

SIDE: Final = 192
PAPER: Final[tuple[Colour, ...]] = ((234, 221, 194), (243, 233, 212), (248, 241, 227), (255, 255, 255))
"""What paper is multiplied by: fibres, flecks, the tooth of the paper, and bare paper."""
BLOCK: Final[tuple[Colour, ...]] = ((0, 0, 0), (9, 7, 5), (20, 16, 11), (38, 31, 22))
"""What is added to ink: nothing, and the pores of the wood, where paper shines through."""
FIBRES: Final = 52
TOOTH: Final = 0.11
"""The part of the paper that is rougher than the rest."""
PORES: Final = 420
LONGEST: Final = 13


def grains() -> dict[str, Callable[[], bytes]]:
    """What makes each tile as PNG, by its name."""
    return {
        "paper": lambda: palette_png(SIDE, paper(), PAPER),
        "block": lambda: palette_png(SIDE, block(), BLOCK),
    }


def paper() -> tuple[bytes, ...]:
    """Rows of a tile of rag paper: a fine tooth, some flecks and some short fibres."""
    chance = random.Random(7)
    rows = [bytearray(b"\x03" * SIDE) for _ in range(SIDE)]
    for row in rows:
        for x in range(SIDE):
            if chance.random() < TOOTH:
                row[x] = 2
    for _ in range(FIBRES):
        left, top = chance.uniform(0, SIDE), chance.uniform(0, SIDE)
        across, down = chance.uniform(-1, 1), chance.uniform(-1, 1)
        tone = 0 if chance.random() < 0.08 else 1
        for _ in range(chance.randint(2, 8)):
            rows[round(top) % SIDE][round(left) % SIDE] = tone
            left, top = left + across, top + down
            across += chance.uniform(-0.25, 0.25)
    return tuple(bytes(row) for row in rows)


def block() -> tuple[bytes, ...]:
    """Rows of a tile of printed ink: pores of the wood, longer than high, that left it lighter."""
    chance = random.Random(11)
    rows = [bytearray(SIDE) for _ in range(SIDE)]
    for _ in range(PORES):
        x, y = chance.randrange(SIDE), chance.randrange(SIDE)
        tone = chance.choice((1, 1, 1, 2, 2, 3))
        for place in range(chance.randint(1, LONGEST if tone < 3 else 3)):
            rows[y][(x + place) % SIDE] = max(tone, rows[y][(x + place) % SIDE])
    return tuple(bytes(row) for row in rows)
