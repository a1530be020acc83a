"""The player's own hand before the fan of cards: the thumb, the ball of the thumb and a striped sleeve."""

from interface.osteria_light import LAMPLIGHT, tinted
from woodcut.geometry import blob, limb
from woodcut.palette import BLUE, SKIN, SKIN_DARK, WHITE, WHITE_DARK
from woodcut.pattern import stripes
from woodcut.picture import Picture

HAND_WIDE, HAND_HIGH = 240, 300


def hand() -> Picture:
    """The hand from above the wrist; its thumb lies across the cards."""
    drawn, art = Picture(), Picture()
    palm = blob("76,196! 66,160 76,122 104,104 140,104 166,124 176,160 172,204! 124,214")
    drawn.shape(palm, SKIN, ink=4, shade=SKIN_DARK, shift=(-9, -5))
    thumb = limb("138,168,33 124,118,28 102,70,22 88,36,18 84,26,16")
    drawn.shape(thumb, SKIN, ink=4, shade=SKIN_DARK, shift=(-8, -5))
    drawn.add(blob("112,190 104,160 106,128 122,118 146,130 160,160 160,196"), SKIN)
    nail = blob("72,36! 74,18 84,11 95,15 100,32! 88,40")
    drawn.shape(nail, "#f7dcc0", ink=2.6, shade="#dca984", shift=(-3, -2))
    drawn.line("92,84 104,78 114,80", 3, (0.1, 1, 0.1))
    drawn.line("96,94 106,89 116,91", 2.4, (0.1, 1, 0.1))
    drawn.line("84,186 98,166 102,140", 3.2, (0.1, 1, 0.2))
    drawn.line("154,134 166,156 166,182", 2.6, (0.1, 1, 0.2), SKIN_DARK)
    sleeve = blob("60,196! 120,212 186,198! 200,320! 44,320!")
    drawn.shape(sleeve, WHITE, ink=4, shade=WHITE_DARK, shift=(-9, -4))
    drawn.add(stripes(sleeve.buffer(-2.4), 0, 22, 9), BLUE)
    cuff = limb("60,200,11 120,214,11 186,202,11")
    drawn.shape(cuff, BLUE, ink=3.6, shade="#1b3d75", shift=(-5, -4))
    art.layers = [tinted(layer, LAMPLIGHT) for layer in drawn.layers]
    return art
