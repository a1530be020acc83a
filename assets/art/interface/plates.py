"""Plates: printed grounds with frame and ribbon for a large portrait or medal; the rule below headings."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from interface import glyph_shapes as shapes
from woodcut.geometry import Region, blob, brush, circle, move, poly, rounded, scale, union, unite
from woodcut.palette import BLUE, GOLD, GREEN, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

UPRIGHT: Final = (330, 420)
LEVEL: Final = (560, 300)
"""Width and height of the plate of a person, and of that of a medal."""
RULE: Final = (340, 24)
LINE: Final = "#b8802a"
RIBBON: Final = 62.0
"""Height of the ribbon at the lower edge, which has room for a caption."""
FIELD: Final = "#efd9a2"
RAY: Final = "#e3c47c"
HATCH: Final = "#c9a256"
CORNER: Final = 38.0
SUITS: Final = (
    (shapes.coins, GOLD),
    (shapes.cups, RED),
    (shapes.clubs, GREEN),
    (shapes.swords, BLUE),
)
"""The signs in the four corners, from the upper left one around."""


def plates() -> dict[str, tuple[Callable[[], Picture], tuple[int, int]]]:
    """What draws each plate, and its size, by its name."""
    return {
        "upright": (partial(plate, *UPRIGHT), UPRIGHT),
        "level": (partial(plate, *LEVEL), LEVEL),
        "rule": (rule, RULE),
    }


def rule() -> Picture:
    """A rule that swells towards a gap in its middle, with a small cut beside it."""
    art = Picture()
    wide, high = RULE
    for flip in (1, -1):
        strokes = union(
            brush("2,12 60,11.4 120,12.4 150,12", 4.2, (0.1, 0.5, 0.9, 0.5)),
            brush("86,17.4 120,17 148,17.4", 1.8, (0.1, 0.9, 0.6)),
        )
        art.lay(strokes if flip == 1 else scale(strokes, -1, 1, origin=(wide / 2, high / 2)), LINE)
    return art


def plate(wide: float, high: float) -> Picture:
    """A ground with rays around the place of the picture, a frame with the four suits, and a ribbon."""
    art = Picture()
    art.weight = 1.1
    foot = high - RIBBON / 2
    art.shape(_sheet(4, 4, wide - 5, foot), WHITE, ink=3, shade=WHITE_DARK, shift=(-2.4, -2.8))
    field = _sheet(13, 13, wide - 14, foot - 9)
    art.shape(field, FIELD, ink=2)
    centre = (wide / 2, (foot + 4 - RIBBON / 2) / 2 + 8)
    art.add(_rays(centre, math.hypot(wide, high)).intersection(field), RAY)
    art.add(_comb(field, centre), HATCH)
    line = rounded(19, 19, wide - 39, foot - 34, 2)
    art.lay(line.difference(line.buffer(-1.5)), RED_DARK, rigid=True)
    for number, (sign, colour) in enumerate(SUITS):
        x = 13 + CORNER / 2 if number in {0, 3} else wide - 14 - CORNER / 2
        y = 13 + CORNER / 2 if number < 2 else high - RIBBON + 3 - CORNER / 2
        half = CORNER / 2
        square = _sheet(x - half, y - half, x + half, y + half)
        art.shape(square, WHITE, ink=2, shade=WHITE_DARK, shift=(-1.6, -1.8))
        shape = move(scale(sign(), 0.42, origin=(32, 32)), x - 32, y - 32)
        art.shape(shape, colour, ink=1.6)
    _ribbon(art, wide, high)
    return art


def _sheet(left: float, top: float, right: float, bottom: float) -> Region:
    """A box whose edges a knife has cut: none of them is quite straight."""
    across, down = (left + right) / 2, (top + bottom) / 2
    return poly(
        f"{left},{top + 0.8} {across},{top - 0.6} {right},{top + 0.5} {right - 0.7},{down} "
        f"{right},{bottom} {across},{bottom + 0.7} {left + 0.6},{bottom - 0.5} {left - 0.6},{down}"
    ).buffer(1.2, quad_segs=3)


def _rays(centre: tuple[float, float], reach: float) -> Region:
    """Twenty-four rays, each broader outside."""
    x, y = centre
    rays = []
    for number in range(24):
        angle, half = math.tau * number / 24, math.tau / 110
        ends = " ".join(
            f"{x + reach * math.cos(angle + side)},{y + reach * math.sin(angle + side)}"
            for side in (-half, half)
        )
        rays.append(poly(f"{x},{y} {ends}"))
    return unite(rays).difference(circle(x, y, 40))


def _comb(field: Region, centre: tuple[float, float]) -> Region:
    """Hatching around the place of the picture, on its shadow side."""
    x, y = centre
    strokes = []
    for number in range(26):
        angle = math.radians(-20 + number * 5.2)
        inner, outer = 100, 134 + 7 * ((number * 7) % 3)
        side = math.radians(1.0)
        strokes.append(
            poly(
                f"{x + inner * math.cos(angle - side)},{y + inner * math.sin(angle - side)} "
                f"{x + inner * math.cos(angle + side)},{y + inner * math.sin(angle + side)} "
                f"{x + outer * math.cos(angle)},{y + outer * math.sin(angle)}"
            )
        )
    return unite(strokes).intersection(field)


def _ribbon(art: Picture, wide: float, high: float) -> None:
    """A ribbon whose ends are folded back behind it."""
    top, bottom = high - RIBBON + 2, high - 8
    for left in (True, False):
        ends = f"2,{top + 12} 44,{top + 9} 44,{bottom + 5} 2,{bottom + 6} 14,{(top + bottom) / 2 + 9}"
        end = poly(ends)
        fold = poly(f"26,{bottom - 2} 45,{bottom - 2} 45,{bottom + 6}")
        for shape, colour, shade in ((end, RED, RED_DARK), (fold, INK, None)):
            placed = shape if left else scale(shape, -1, 1, origin=(wide / 2, 0))
            if shade is None:
                art.add(placed, colour)
            else:
                art.shape(placed, colour, ink=2.6, shade=shade, shift=(-3, -3))
    middle = wide / 2
    band = blob(
        f"26,{top + 1}! {middle},{top - 3} {wide - 26},{top + 1}! {wide - 25},{(top + bottom) / 2}! "
        f"{wide - 26},{bottom}! {middle},{bottom - 3} 26,{bottom}! 25,{(top + bottom) / 2}!"
    )
    art.shape(
        band, "#f7edd4", ink=3, shade="#dcc68f", shift=(-2.5, -3.2), hatch=Hatch(80, 5.6, 9, 1.6, "#b08f52")
    )
