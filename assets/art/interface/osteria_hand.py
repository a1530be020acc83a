"""The player's own right hand before the fan of cards: its thumb on the middle card, a striped sleeve.

The fingers are behind the cards. In a window of 16:9 only the upper 94 units are seen; the coin in the
middle of the card is free above the thumb.
"""

from dataclasses import replace
from typing import Final

from shapely.geometry import box

from interface.endings.folds import COMB
from interface.osteria_light import LAMPLIGHT, tinted
from woodcut.geometry import blob, brush, limb, move
from woodcut.palette import BLUE, INK, SKIN, SKIN_DARK, WHITE, WHITE_DARK
from woodcut.pattern import shadow_comb, stripes
from woodcut.picture import Picture

HAND_WIDE, HAND_HIGH = 340, 170
THUMB: Final = "57,42,21 71,53,28.5 92,69,28 112,83,32.5 136,95,30 164,97,39 198,108,46 232,126,44 290,164,46"
"""From the tip over the joint of the nail and that of the ball to the wrist."""
LINES: Final = (
    ("103,58 110,65 111,76", 2.6),
    ("111,56 119,65 119,79", 3.2),
    ("121,60 128,68 127,79", 2.6),
    ("98,66 101,70 101,76", 2.0),
    ("154,63 162,72 162,85", 2.8),
    ("164,61 172,71 172,80", 2.4),
    ("209,74 201,84 198,98 200,116", 3.0),
)
"""Creases over both joints of the thumb, and where the ball ends at the wrist."""


def hand() -> Picture:
    """The thumb from the lower right, with the ball of the hand and the sleeve."""
    drawn, art = Picture(), Picture()
    thumb = limb(THUMB)
    drawn.shape(thumb, SKIN, ink=3.6, shade=SKIN_DARK, shift=(-4, -10))
    inner = thumb.buffer(-1.4)
    drawn.add(inner.difference(move(inner, 3, 6)).intersection(box(84, 0, 240, 110)), "#fbe3c4")
    shade = inner.difference(move(inner, -6, -15))
    comb = replace(COMB, angle=74, spacing=6.0, length=24, width=2.2)
    drawn.add(shadow_comb(inner, comb).intersection(shade), INK)
    _nail(drawn)
    for line, width in LINES:
        drawn.line(line, width, (0.1, 1, 0.2))
    _sleeve(drawn)
    art.layers = [tinted(layer, LAMPLIGHT) for layer in drawn.layers]
    return art


def _nail(art: Picture) -> None:
    """The nail, seen from above: its free end towards the tip, the moon at its root."""
    with art.at(69, 47, 1.06, turned=36):
        nail = blob("-22,1! -20,-9 -8,-13 8,-12 17,-7 19,1 17,9 8,12 -8,12 -20,9")
        art.shape(nail, "#f7dcc0", ink=2.6, shade="#dca984", shift=(-3, -4))
        art.add(nail.buffer(-1.2).difference(move(nail, 6, 0)), WHITE)
        art.add(nail.buffer(-1.6).intersection(blob("11,0 14,-6 24,-6 24,6 14,6")), "#fbeedb")
        art.add(brush("-10,-7 0,-8 8,-7", 2.6, (0, 1, 0)), WHITE)


def _sleeve(art: Picture) -> None:
    sleeve = blob("244,50! 290,66 350,96! 350,210! 180,210! 190,150")
    art.shape(sleeve, WHITE, ink=3.6, shade=WHITE_DARK, shift=(-6, -8))
    art.add(stripes(sleeve.buffer(-2.2), 118, 20, 8.5), BLUE)
    cuff = limb("242,58,9 226,92,10 208,122,10 190,152,9")
    art.shape(cuff, BLUE, ink=3.4, shade="#1b3d75", shift=(-4, -3))
