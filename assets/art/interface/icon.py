"""The icon of the program."""

from napoletane.signs import coin
from woodcut.geometry import rounded, turn
from woodcut.ornaments import broom
from woodcut.palette import INK, PAPER, RED
from woodcut.picture import Picture

SIDE = 256


def icon() -> Picture:
    """The icon: a broom before two cards, 256 units wide."""
    art = _ground()
    for angle, dx, radius, face in ((-14, -26, 38, True), (8, 18, 34, False)):
        centre = (128 + dx, 150)
        art.shape(turn(rounded(80 + dx, 44, 104, 168, 14), angle, centre), PAPER, ink=4, heavy=(1.5, 2.5))
        sign = Picture()
        coin(sign, 122 + dx if face else 134 + dx, 116 if face else 112, radius, face=face)
        art.paste(sign, angle, centre)
    art.weight = 1.25
    broom(art, 150, 140, 1.04, 24)
    return art


def small_icon() -> Picture:
    """The icon where every pixel counts: a broom before a coin, with strong outlines."""
    art = _ground()
    art.weight = 3.2
    coin(art, 108, 112, 78)
    broom(art, 150, 134, 1.2, 30)
    return art


def _ground() -> Picture:
    art = Picture()
    ground = rounded(8, 8, 240, 240, 52)
    art.lay(ground.buffer(3), INK)
    art.lay(ground, "#8f2a1d")
    art.lay(rounded(8, 8, 240, 232, 52), RED)
    return art
