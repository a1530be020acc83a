"""The player's own hand before the fan of cards: thumb and fingers around its lower edge, a striped sleeve.

In a window of 16:9 only the upper 130 units are seen. The sign in the middle of the card is free above it.
"""

from dataclasses import replace
from typing import Final

from shapely.geometry import box

from interface.endings.folds import COMB, CREASE
from interface.osteria_light import LAMPLIGHT, tinted
from woodcut.geometry import blob, limb, move, union
from woodcut.palette import BLUE, INK, SKIN, SKIN_DARK, WHITE, WHITE_DARK
from woodcut.pattern import shadow_comb, stripes
from woodcut.picture import Picture

HAND_WIDE, HAND_HIGH = 240, 300
FINGERS: Final = (
    ("42,190,11 62,188,12 90,191,10.5", (87, 188)),
    ("32,165,12.5 62,163,14 100,166,12.2", (97, 163)),
    ("26,139,13.5 62,136,14.5 108,140,13", (104, 137)),
    ("30,114,13 62,109,14 104,114,13", (100, 112)),
)
"""Path and place of the nail of each finger from the lowest; the joint at the left is bent back."""
LINES: Final = (
    "200,200 200,172 186,152 166,142",
    "153,107 147,101 145,93",
    "163,107 157,100 155,90",
    "42,103 37,110 39,119",
    "38,128 33,135 35,144",
)
"""Creases at the ball and at the joint of the thumb and at the joints of the fingers."""


def hand() -> Picture:
    """The hand from above the wrist; its fingers and its thumb lie across the lower part of the cards."""
    drawn, art = Picture(), Picture()
    palm = blob("60,212! 50,184 60,150 90,120 150,114 196,126! 231,146 227,172 198,214! 124,220")
    drawn.shape(palm, SKIN, ink=4)
    for path, (x, y) in FINGERS:
        drawn.shape(limb(path), SKIN, ink=4, shade=SKIN_DARK, shift=(-3, -6))
        _nail(drawn, x, y, 0.66, 4)
    thumb = limb("194,142,36 180,113,30 146,100,20 112,97,17 82,101,15")
    drawn.shape(thumb, SKIN, ink=4, shade=SKIN_DARK, shift=(-3, -8))
    drawn.add(blob("150,206 146,160 162,122 184,96 206,108 223,138 225,166 198,209"), SKIN)
    heel = union(palm, thumb).buffer(-1.4)
    side = heel.intersection(box(170, 60, 240, 220))
    drawn.add(side.difference(move(heel, -9, -2)), SKIN_DARK)
    comb = replace(COMB, angle=14, length=34, width=2.6)
    drawn.add(shadow_comb(side, comb).intersection(side), INK)
    under = thumb.buffer(-1.4).intersection(box(60, 94, 148, 140))
    comb = replace(COMB, angle=66, length=22, width=2.2)
    drawn.add(shadow_comb(under, comb).intersection(under), INK)
    _nail(drawn, 84, 97, 1.0, -8)
    for line in LINES:
        drawn.line(line, CREASE + 0.7, (1, 0.85, 0.5, 0))
    sleeve = blob("60,200! 120,214 200,200! 214,320! 44,320!")
    drawn.shape(sleeve, WHITE, ink=4, shade=WHITE_DARK, shift=(-9, -4))
    drawn.add(stripes(sleeve.buffer(-2.4), 0, 22, 9), BLUE)
    cuff = limb("58,208,11 124,221,11 204,208,11")
    drawn.shape(cuff, BLUE, ink=3.6, shade="#1b3d75", shift=(-5, -4))
    art.layers = [tinted(layer, LAMPLIGHT) for layer in drawn.layers]
    return art


def _nail(art: Picture, x: float, y: float, size: float, turned: float) -> None:
    with art.at(x, y, size, turned=turned):
        nail = blob("-15,0! -13,-8 0,-11 12,-8 14,0! 0,5")
        art.shape(nail, "#f7dcc0", ink=2.4, shade="#dca984", shift=(-3, -2))
