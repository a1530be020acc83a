"""The words of the great moments, printed from wood blocks in two inks, with cuts that fly from them."""

import math
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from shapely import affinity

from interface.letters import letter, width
from woodcut.geometry import Region, poly, union, unite
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, RED_DARK
from woodcut.picture import Picture

WORDS: Final = {
    "scopa": "SCOPA!",
    "escoba": "ESCOBA!",
    "escoba_es": "¡ESCOBA!",
    "besen": "BESEN!",
    "besen_es": "¡BESEN!",
    "settebello": "SETTEBELLO!",
    "settebello_es": "¡SETTEBELLO!",
    "scopa_ja": "スコーパ！",
    "escoba_ja": "エスコバ！",
    "besen_ja": "ベーゼン！",
    "settebello_ja": "セッテベッロ！",
}
"""The words by the names of their files."""
LINE: Final = 122.0
"""Distance of two lines; a blank begins the second one, `INDENT` to the right."""
INDENT: Final = 46.0
GAP: Final = 9.0
TURNED: Final = 5.5
LONG: Final = 2.2
LONG_FROM: Final = 9
"""How far the word leans in its picture, in degrees counter-clockwise; less from `LONG_FROM` signs on."""
JUMPS: Final = ((-3.2, -5.0), (2.4, 4.0), (-1.6, -1.0), (3.0, 5.0), (-2.6, 1.0), (1.8, -4.0))
"""The lean and the height of one letter after the other: each block was set by hand."""
DEPTH: Final = (9.0, 11.0)
"""The side of the block, printed in the second ink, to the lower right."""
SWEPT: Final = 12
"""The number of steps of the way to there."""
EDGE: Final = 6.0
MARGIN: Final = 34.0
LIGHT: Final = "#ffd66b"
CUTS: Final = 46
"""The number of cuts around a word."""


class Size(NamedTuple):
    """The size of a picture."""

    width: int
    height: int


def words() -> dict[str, Callable[[], str]]:
    """What draws each word as SVG text, by its name."""
    return {name: partial(_drawn, text) for name, text in WORDS.items()}


def _drawn(text: str) -> str:
    art, size = lettering(text)
    return art.svg(size.width, size.height, wobble=0.3, tolerance=0.2)


def _placed(text: str) -> Iterator[Region]:
    """Yield the letters of a word, one after the other, each a little out of line."""
    x = y = 0.0
    for number, sign in enumerate(text.replace("！", "!")):
        if sign == " ":
            x, y = INDENT, y + LINE
            continue
        lean, rise = JUMPS[number % len(JUMPS)]
        region = affinity.translate(letter(sign), x, y + rise)
        yield affinity.rotate(region, lean, origin=(x + width(sign) / 2, y + 50 + rise))
        x += width(sign) + GAP


def lettering(text: str) -> tuple[Picture, Size]:
    """A word and the size of its picture."""
    blocks = list(_placed(text))
    lean = LONG if len(text) >= LONG_FROM else TURNED
    whole = affinity.rotate(unite(blocks), -lean, origin=(0, 0))
    blocks = [affinity.rotate(block, -lean, origin=(0, 0)) for block in blocks]
    left, top, right, bottom = whole.bounds
    shift = (MARGIN - left, MARGIN - top)
    size = Size(round(right - left + 2 * MARGIN + DEPTH[0]), round(bottom - top + 2 * MARGIN + DEPTH[1]))
    blocks = [affinity.translate(block, *shift) for block in blocks]
    art = Picture()
    faces = unite(blocks)
    sides = _swept(faces)
    # The ink of all blocks is one silhouette: letters that touch are one print.
    ink = union(faces, sides).buffer(EDGE, join_style="mitre", mitre_limit=2.0)
    ink = union(ink, affinity.translate(ink, 2.2, 3.4))
    art.lay(_cuts(text, ink, size), INK)
    art.lay(ink, INK)
    art.lay(sides.difference(faces.buffer(2.2)), RED)
    art.lay(_hatched(sides.difference(faces.buffer(2.2))), RED_DARK)
    for block in blocks:
        art.lay(block, GOLD)
        art.lay(block.difference(affinity.translate(block, -4.5, -5.5)), GOLD_DARK)
        art.lay(_gouged(block), INK)
        art.lay(_lit(block), LIGHT)
    return art, size


def _swept(region: Region) -> Region:
    """The way of a region to the lower right: the sides of its blocks."""
    steps = 12
    return unite(
        affinity.translate(region, DEPTH[0] * step / steps, DEPTH[1] * step / steps)
        for step in range(steps + 1)
    )


def _hatched(region: Region) -> Region:
    """Thin cuts across the sides of the blocks, which darken them."""
    left, top, right, bottom = region.bounds
    high = bottom - top
    lines = []
    x = left - high
    while x < right:
        lines.append(poly(f"{x},{bottom} {x + high},{top} {x + high + 2.2},{top} {x + 2.2},{bottom}"))
        x += 6.4
    return unite(lines).intersection(region)


def _gouged(block: Region) -> Region:
    """Tapering cuts of the gouge that reach into a letter from each of its edges at the right."""
    left, top, right, bottom = block.bounds
    cuts = []
    y = top + 7.0
    while y < bottom:
        deep = 8.0 + 9.0 * (y - top) / (bottom - top)
        row = poly(f"{left},{y} {right},{y} {right},{y + 0.5} {left},{y + 0.5}").intersection(block)
        for part in getattr(row, "geoms", (row,)):
            if part.is_empty:
                continue
            end, width = part.bounds[2], part.bounds[2] - part.bounds[0]
            reach = min(deep, 0.6 * width)
            cuts.append(poly(f"{end + 1},{y - 1.3} {end + 1},{y + 1.3} {end - reach},{y - 1.0}"))
        y += 7.6
    return unite(cuts).intersection(block)


def _lit(block: Region) -> Region:
    """A thin bright line inside the upper left edges of a letter."""
    inner = block.buffer(-4.2)
    return inner.difference(affinity.translate(inner, 2.2, 2.6))


def _cuts(text: str, ink: Region, size: Size) -> Region:
    """Wedges that fly out from a word to all sides, as of a blow on the block."""
    chance = random.Random(len(text))
    x, y = size.width / 2, size.height / 2
    across, down = size.width / 2 - 4, size.height / 2 - 3
    wedges = []
    for number in range(CUTS):
        turn = 2 * math.pi * (number + chance.uniform(-0.25, 0.25)) / CUTS
        far = 1.0 if number % 2 else chance.uniform(0.86, 0.95)
        half = 0.011 if number % 2 else 0.007
        tip = (x + far * across * math.cos(turn), y + far * down * math.sin(turn))
        foot = 0.55
        one, other = (
            (x + foot * across * math.cos(turn + side), y + foot * down * math.sin(turn + side))
            for side in (-half * 4, half * 4)
        )
        wedges.append(poly(f"{tip[0]},{tip[1]} {one[0]},{one[1]} {other[0]},{other[1]}"))
    around = unite(wedges).difference(ink.buffer(7, join_style="mitre", mitre_limit=2.0))
    # Between two letters, nothing is left of a wedge but crumbs.
    hull = ink.convex_hull.buffer(3)
    return unite(part for part in getattr(around, "geoms", (around,)) if not hull.contains(part))
