"""The bicycle that brings a fish home."""

import math

from woodcut.geometry import blob, circle, limb, ribbon_line, rounded
from woodcut.palette import (
    BLACK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import stripes
from woodcut.picture import Picture

AXLES = ((92, 464), (268, 464))
RADIUS = 66
SPOKES = 8
TYRE, RIM = 8.4, 4.4
"""How thick a tyre and its rim are."""
WICKER, WICKER_DARK = "#c98d45", "#94602a"


def bicycle(art: Picture) -> None:
    """Draw the wheels, the frame, the saddle and the rack, riding to the left."""
    for x, y in AXLES:
        _wheel(art, x, y)
    _tube(art, "268,464 184,466", 8)
    _tube(art, "268,464 226,366", 8)
    _tube(art, "184,466 226,352")
    _tube(art, "184,466 112,366")
    _tube(art, "122,366 224,366")
    _tube(art, "92,464 112,350 118,322", 9)
    for (x, y), start in zip(AXLES, (-150, -130), strict=True):
        arc = " ".join(
            f"{x + math.cos(math.radians(t)) * 72:.1f},{y + math.sin(math.radians(t)) * 72:.1f}"
            for t in range(start, -20, 10)
        )
        art.shape(ribbon_line(arc, 7), WHITE, ink=2.3, shade=WHITE_DARK, shift=(-1, -2))
    art.shape(ribbon_line("244,367 322,367", 6), STEEL, ink=2.3, shade=STEEL_DARK, shift=(-1, -2))
    art.shape(ribbon_line("314,368 270,462", 4), STEEL, ink=2.0)
    saddle = blob("196,350! 220,346 252,336 274,338! 276,352 256,361 228,362 202,358")
    art.shape(saddle, BROWN, ink=2.8, shade=BROWN_DARK, shift=(-3, -3))
    art.shape(ribbon_line("118,324 134,312 152,316", 8), STEEL, ink=2.5)
    art.shape(limb("146,315,6 160,318,6"), BLACK, ink=2.2)


def _wheel(art: Picture, x: float, y: float) -> None:
    within, inside = RADIUS - TYRE, RADIUS - TYRE - RIM
    rim = circle(x, y, within, 72).difference(circle(x, y, inside, 72))
    art.shape(circle(x, y, RADIUS, 72).difference(circle(x, y, within, 72)), BLACK, ink=2.2, heavy=(0.4, 0.8))
    art.shape(rim, STEEL, ink=1.4, shade=STEEL_DARK, shift=(-1.6, -1.6), heavy=(0, 0))
    for spoke in range(SPOKES):
        t = math.tau * spoke / SPOKES + 0.1
        inner, outer = (f"{x + math.cos(t) * r:.2f},{y + math.sin(t) * r:.2f}" for r in (5, inside))
        art.add(ribbon_line(f"{inner} {outer}", 1.7), "#6f6a63")
    art.shape(circle(x, y, 8, 24), STEEL, ink=2.2)


def _tube(art: Picture, path: str, width: float = 10) -> None:
    art.shape(ribbon_line(path, width), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-2, -2.4))


def far_crank(art: Picture) -> None:
    """Draw the crank, the pedal and the shoe on the far side, which are behind."""
    art.shape(limb("184,466,3.6 198,464,3.6"), STEEL_DARK, ink=2.0)
    art.shape(rounded(160, 458, 30, 7, 3), BLACK, ink=2)
    with art.at(186, 446, 0.78, turned=-8):
        art.shape(blob("13,-14! 17,2 16,16! -26,17 -40,15 -43,6 -33,-3 -14,-8 -10,-16!"), WHITE_DARK, ink=2.6)


def near_crank(art: Picture) -> None:
    """Draw the chain wheel and the pedal on the near side, which is before the wheel."""
    art.shape(limb("184,466,3.8 154,474,3.6"), STEEL, ink=2.2, shade=STEEL_DARK, shift=(0, -2))
    art.shape(circle(184, 466, 15, 32), STEEL, ink=2.4, shade=STEEL_DARK, shift=(-3, -3))
    art.add(circle(184, 466, 8, 20), BLACK)
    art.shape(rounded(134, 469, 40, 7, 3), BLACK, ink=2)


def basket(art: Picture) -> None:
    """Draw the wicker basket before the handlebar."""
    body = blob("28,310! 72,316 112,310! 104,362! 70,368 38,362!")
    art.shape(body, WICKER, ink=3, shade=WICKER_DARK)
    inside = body.buffer(-1.5)
    art.lay(stripes(inside, 0, 12, 2), "#7a4d20")
    art.lay(stripes(inside, 90, 13, 2), "#7a4d20")
    art.shape(limb("26,312,5 70,318,5.4 114,312,5"), WICKER, ink=2.6, shade=WICKER_DARK, shift=(-1, -2))
