"""The icon of the program."""

from napoletane.signs import coin
from woodcut.geometry import rounded, turn
from woodcut.ornaments import broom
from woodcut.palette import INK, PAPER, RED
from woodcut.picture import Picture


def icon() -> Picture:
    """The icon: a broom before two cards, 256 units wide."""
    art = Picture()
    ground = rounded(8, 8, 240, 240, 52)
    art.lay(ground.buffer(3), INK)
    art.lay(ground, "#8f2a1d")
    art.lay(rounded(8, 8, 240, 232, 52), RED)
    for angle, dx, radius, face in ((-14, -26, 38, True), (8, 18, 34, False)):
        centre = (128 + dx, 150)
        art.shape(turn(rounded(80 + dx, 44, 104, 168, 14), angle, centre), PAPER, ink=4, heavy=(1.5, 2.5))
        sign = Picture()
        coin(sign, 122 + dx if face else 134 + dx, 116 if face else 112, radius, face=face)
        art.paste(sign, angle, centre)
    art.weight = 1.25
    broom(art, 150, 140, 1.04, 24)
    return art
