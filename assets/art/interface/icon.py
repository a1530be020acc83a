"""The icon of the program."""

from napoletane.signs import coin
from woodcut.geometry import circle, poly, ribbon_line, rounded, turn
from woodcut.ornaments import broom
from woodcut.palette import BLUE, GOLD, INK, PAPER, RED
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
    """The icon where every pixel counts: a broom across the square, and the coin it sweeps."""
    art = Picture()
    art.lay(rounded(0, 0, 256, 256, 56), INK)
    art.lay(rounded(8, 8, 240, 240, 48), RED)
    flat = (0, 0)
    art.shape(circle(190, 186, 47), GOLD, ink=18, heavy=flat)
    art.dot(190, 186, 18, BLUE)
    art.shape(ribbon_line("222,36 130,128", 22), PAPER, ink=14, heavy=flat)
    art.shape(poly("122,104 152,134 122,230 26,134"), GOLD, ink=18, heavy=flat)
    for end in ("58,156", "100,198"):
        art.line(f"124,132 {end}", 11, (1, 1))
    return art


def _ground() -> Picture:
    art = Picture()
    ground = rounded(8, 8, 240, 240, 52)
    art.lay(ground.buffer(3), INK)
    art.lay(ground, "#8f2a1d")
    art.lay(rounded(8, 8, 240, 232, 52), RED)
    return art
