"""Table tops as files: planks, felts as seamless tiles, one plain; and the place of a pile without cards."""

import math
import random
from collections.abc import Callable
from functools import cache, partial

from shapely.geometry import box

from interface.palette_png import Colour, palette_png
from interface.planks import BEECH, BOG_OAK, SIZE, WALNUT, Timber, wood
from woodcut.geometry import blob, brush, circle, limb, poly, rounded, unite
from woodcut.palette import INK
from woodcut.picture import Picture

FELT_SIDE = 512
FELTS: dict[str, Colour] = {"felt": (30, 92, 62), "felt_blue": (33, 64, 106)}
DEEPEST = 14
"""How far a fibre of felt is darker or lighter than the cloth."""
RIBBON = (38, 44)
"""The width and the height of the end of a ribbon."""
STEP = 2
"""By how much the tones of a felt differ: few tones make a small file."""


def tables() -> dict[str, Callable[[], str]]:
    """What draws each table top of SVG by its name."""
    timbers = {"wood": WALNUT, "wood_light": BEECH, "dark": BOG_OAK}
    drawn: dict[str, Callable[[], str]] = {name: partial(_wood_svg, each) for name, each in timbers.items()}
    return (
        drawn
        | {"contrast": contrast, "empty_pile": empty_pile, "empty_place": empty_place}
        | {
            "rose": rose,
            "ribbon_left": ribbon_end,
            "ribbon_right": partial(ribbon_end, right=True),
        }
    )


def felts() -> dict[str, Callable[[], bytes]]:
    """What makes each felt, a seamless tile, by its name."""
    return {name: partial(felt, colour) for name, colour in FELTS.items()}


def _wood_svg(timber: Timber) -> str:
    return wood(timber).svg(*SIZE, wobble=0, tolerance=0.35)


def contrast() -> str:
    """One deep colour and nothing else: cards stand out as far as they can."""
    art = Picture()
    art.lay(box(0, 0, *SIZE), "#07141f")
    return art.svg(*SIZE, wobble=0)


def empty_pile() -> str:
    """The place of a pile without cards, white to be tinted: a dashed outline with a small broom."""
    art = _dashed()
    with art.at(31, 48, turned=24):
        bristles = blob("-5,6! -11,16 -16,30! -8,28 0,31! 8,28 16,30! 11,16 5,6!")
        cuts = [brush(f"{x * 0.35},13 {x},29", 1.6, (0.4, 1)) for x in (-9, -3, 3, 9)]
        art.add(
            limb("0,-28,1.9 0,6,1.9").union(bristles).difference(unite((*cuts, box(-9, 8.5, 9, 10.3)))),
            "#ffffff",
        )
    return art.svg(60, 100, wobble=0)


def empty_place() -> str:
    """The same without a broom, for games without sweeps."""
    return _dashed().svg(60, 100, wobble=0)


def _dashed() -> Picture:
    """Draw the dashed outline of a card."""
    art = Picture()
    outline = rounded(2.5, 2.5, 55, 95, 7)
    line = outline.difference(outline.buffer(-2.2))
    corners = unite(box(x, y, x + 9, y + 9) for x in (0, 51) for y in (0, 91))
    sides = unite((box(0, 9, 9, 91), box(51, 9, 60, 91))).intersection(
        unite(box(0, y, 60, y + 5.5) for y in range(12, 90, 11))
    )
    ends = unite((box(9, 0, 51, 9), box(9, 91, 51, 100))).intersection(
        unite(box(x, 0, x + 5.5, 100) for x in range(12, 52, 11))
    )
    art.lay(line.intersection(unite((corners, sides, ends))), "#ffffff")
    return art


def rose() -> str:
    """The ornament in the middle of a cloth, white to be tinted: a rose of winds with an open hub."""
    art = Picture()
    for outer, inner in ((99.0, 96.6), (92.5, 91.2), (27.0, 24.8)):
        art.lay(circle(100, 100, outer, 120).difference(circle(100, 100, inner, 120)), "#ffffff")
    for number in range(48):
        # Beads between the two rings, and a larger one at every point of the star.
        turn = math.tau * number / 48
        x, y = 100 + 94.6 * math.cos(turn), 100 + 94.6 * math.sin(turn)
        art.lay(circle(x, y, 1.1, 12), "#ffffff")
    for number in range(16):
        reach, wide = ((84.0, 13.5), (44.0, 4.5), (62.0, 10.0), (44.0, 4.5))[number % 4]
        with art.at(100, 100, turned=22.5 * number):
            half = poly(f"0,{-reach} {wide},-29 0,-24")
            other = poly(f"0,{-reach} {-wide},-29 0,-24")
            art.add(half, "#ffffff")
            art.add(other.difference(other.buffer(-1.1)), "#ffffff")
            if number % 4 != 1 and number % 4 != 3:
                lines = unite(box(-wide, -y - 0.55, 0, -y + 0.55) for y in range(33, int(reach), 4))
                art.add(lines.intersection(other), "#ffffff")
    return art.svg(200, 200, wobble=0)


def ribbon_end(*, right: bool = False) -> str:
    """The end of a ribbon of paper that is folded back behind it; the band lies over its inner part."""
    art = Picture()
    wide, high = RIBBON
    end = poly(f"1.5,9 {wide - 1},8 {wide - 1},{high - 2} 1.5,{high - 2.5} 9,{(high + 7) / 2}")
    fold = poly(f"{wide - 12},{high - 8} {wide - 1},{high - 8} {wide - 1},{high - 2}")
    with art.at(wide if right else 0, 0, flip=right):
        art.shape(end, "#e6d3a2", ink=2.2, shade="#c9ad6e", shift=(-1.6, -1.8), heavy=(0.4, 0.7))
        for down in (15, 20, 25, 30, 35):
            art.line(
                f"{wide - 13},{down} {wide - 18},{down + 0.4} {wide - 23 + down % 3},{down + 0.8}",
                1.5,
                (1, 0.8, 0),
                "#a98a4c",
            )
        art.add(fold, INK)
    return art.svg(wide, high)


def felt(cloth: Colour) -> bytes:
    """A seamless tile of cloth as PNG; all cloths have the same fibres."""
    shades = range(-DEEPEST, DEEPEST + 1, STEP)
    palette = [(cloth[0] + tone, cloth[1] + tone, cloth[2] + tone) for tone in shades]
    return palette_png(FELT_SIDE, _fibres(), palette)


@cache
def _fibres() -> tuple[bytes, ...]:
    """Noise smeared along both diagonals and wrapped at the edges, so that no seam shows."""
    chance = random.Random(1)
    side = FELT_SIDE
    noise = [[chance.gauss(0, 1) for _ in range(side)] for _ in range(side)]
    rows = []
    for y in range(side):
        row = bytearray()
        for x in range(side):
            fibre = sum(noise[(y + i) % side][(x + i) % side] for i in range(-3, 4)) / 7
            cross = sum(noise[(y + i) % side][(x - i) % side] for i in range(-2, 3)) / 5
            tone = max(-DEEPEST, min(DEEPEST, round(8 * fibre + 4.8 * cross)))
            row.append((tone + DEEPEST) // STEP)
        rows.append(bytes(row))
    return tuple(rows)
