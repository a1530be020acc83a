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
    palm = blob("58,204! 46,168 48,132 66,106 100,96 150,92 190,104 202,146 190,204! 124,214")
    drawn.shape(palm, SKIN, ink=4, shade=SKIN_DARK, shift=(-9, -5))
    thumb = limb("168,150,42 150,108,35 122,74,28 98,52,24 74,38,20 64,34,17")
    drawn.shape(thumb, SKIN, ink=4, shade=SKIN_DARK, shift=(-6, -9))
    drawn.add(blob("186,194 190,150 178,120 158,108 130,122 124,160 134,194"), SKIN)
    nail = blob("49,36! 52,22 66,18 82,24 88,36! 68,44")
    drawn.shape(nail, "#f7dcc0", ink=2.6, shade="#dca984", shift=(-3, -2))
    drawn.line("104,40 108,50 104,60", 3, (0.1, 1, 0.1))
    drawn.line("113,45 117,54 114,63", 2.4, (0.1, 1, 0.1))
    drawn.line("116,196 110,162 118,128 132,112", 3.4, (0.1, 1, 0.2))
    drawn.line("66,128 80,116 96,114", 2.6, (0.1, 1, 0.2), SKIN_DARK)
    sleeve = blob("60,196! 120,212 186,198! 200,320! 44,320!")
    drawn.shape(sleeve, WHITE, ink=4, shade=WHITE_DARK, shift=(-9, -4))
    drawn.add(stripes(sleeve.buffer(-2.4), 0, 22, 9), BLUE)
    cuff = limb("60,200,11 120,214,11 186,202,11")
    drawn.shape(cuff, BLUE, ink=3.6, shade="#1b3d75", shift=(-5, -4))
    art.layers = [tinted(layer, LAMPLIGHT) for layer in drawn.layers]
    return art
