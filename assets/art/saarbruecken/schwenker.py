"""The Schwenker: the grate that swings over the fire of every garden on the Saar."""

from woodcut.geometry import blob, circle, ellipse, limb, ribbon_line
from woodcut.palette import (
    BLACK,
    BROWN,
    BROWN_DARK,
    GOLD,
    INK,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
)
from woodcut.picture import Picture

IRON, IRON_DARK = "#5d6468", "#3d4347"
STEAK, STEAK_DARK = "#b5562f", "#7f3719"
FAT = "#f3d9a8"
GRATE = (55, 15)
"""Half width and half height of the grate, which is seen from a little above."""


def schwenker(art: Picture, x: float, y: float) -> None:
    """Draw a tripod with its grate and three steaks over a fire, 176 wide and 196 high about its middle."""
    with art.at(x, y):
        _leg(art, "2,-88 8,0 14,74")
        _fire(art)
        for hook in ("0,-42 -24,-8 -48,22", "0,-42 24,-8 48,22"):
            art.line(hook, 3, (1, 1, 1))
        _grate(art)
        for hook in ("0,-42 5,0 10,42",):
            art.line(hook, 3, (1, 1, 1))
        _leg(art, "-2,-90 -44,0 -80,92")
        _leg(art, "2,-90 44,0 80,92")
        art.line("0,-84 0,-42", 4.4, (1, 1))
        for link in range(4):
            art.shape(ellipse(0, -76 + link * 9, 3, 4.6), STEEL, ink=1.8, heavy=(0.2, 0.4))
        art.shape(circle(0, -88, 8.5, 28), STEEL, ink=2.4, shade=STEEL_DARK, shift=(-3, -3))


def _leg(art: Picture, path: str) -> None:
    art.shape(ribbon_line(path, 6), IRON, ink=2.4, shade=IRON_DARK, shift=(-2, -1))


def _grate(art: Picture) -> None:
    wide, high = GRATE
    with art.at(0, 26):
        plate = ellipse(0, 0, wide, high)
        art.shape(plate, IRON_DARK, ink=2.6)
        inside = art.here(ellipse(0, -1, wide - 4, high - 3.4))
        for step in range(-5, 6):
            art.line(f"{step * 10},-20 {step * 10},20", 2.2, (1, 1), STEEL, within=inside)
        rim = plate.difference(ellipse(0, -1, wide - 5, high - 4))
        art.shape(rim, STEEL, ink=1.4, shade=STEEL_DARK, shift=(-2, -2), heavy=(0, 0))
        for dx, dy, flip in ((-25, -6, False), (27, -5, True), (1, 2, False)):
            with art.at(dx, dy, 0.86, flip=flip):
                steak = blob("-23,1 -20,-8 -6,-11 8,-10 20,-6 24,1 17,7 4,6 -8,9 -19,8")
                art.shape(steak, STEAK, ink=2.2, shade=STEAK_DARK, shift=(-3, -4))
                art.line("-19,-3 -10,-8 4,-8", 2.2, (0.2, 1, 0.2), FAT)
                for sear in (-8, 1, 10):
                    art.line(f"{sear - 2},4 {sear + 4},-5", 2, (0.5, 1), BROWN_DARK)


def _fire(art: Picture) -> None:
    for path in ("-44,88,6 10,80,6", "44,88,6 -10,80,6"):
        art.shape(limb(path), BROWN, ink=2.4, shade=BROWN_DARK, shift=(-2, -3))
    flame = blob("-30,84! -36,68 -22,54! -20,62 -8,44! 0,52 2,60 14,46! 16,58 26,56! 34,70 28,84! 0,90")
    art.shape(flame, RED, ink=2.4, shade=RED_DARK, shift=(-3, -3))
    art.shape(blob("-16,85! -18,74 -8,62! -2,72 6,64! 16,74 14,85! 0,88"), GOLD, ink=1.4, ink_colour=RED_DARK)
    for dx in (-40, -24, 26, 42):
        art.shape(ellipse(dx, 91, 8, 5), BLACK, ink=1.4, ink_colour=INK, heavy=(0, 0))
