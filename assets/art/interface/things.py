"""Things that a child touches and counts: each is told from the others by its outline alone."""

from collections.abc import Callable
from typing import Final

from woodcut.geometry import blob, circle, ellipse, star
from woodcut.palette import GOLD, GOLD_DARK, GREEN, GREEN_DARK, WHITE
from woodcut.picture import Picture

SIDE: Final = 128
NUT, NUT_DARK = "#8c4a22", "#5e2e12"
NAVEL, NAVEL_DARK = "#e3c79a", "#b8935c"
SHELL, SHELL_DARK = "#f3b79a", "#cc7f63"
LEMON, LEMON_DARK = "#f6d34a", "#cf9c1c"


def things() -> dict[str, Callable[[], Picture]]:
    """What draws each thing, by its name: `chestnut`, `lemon`, `shell`."""
    return {"chestnut": chestnut, "lemon": lemon, "shell": shell}


def coins() -> dict[str, Callable[[], Picture]]:
    """What draws the coins of a block of tasks: one that is won, and the place of one to come."""
    return {"coin": coin, "coin_place": coin_place}


def coin() -> Picture:
    """A golden coin with a sun."""
    art = Picture()
    art.shape(circle(64, 64, 54, 72), GOLD, ink=5, shade=GOLD_DARK, shift=(-6, -6))
    art.lay(circle(64, 64, 44, 72).difference(circle(64, 64, 40.5, 72)), GOLD_DARK)
    art.shape(star(64, 64, 34, 17, 8), "#fbe08a", ink=3.2, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(circle(64, 64, 11, 32), GOLD, ink=2.6)
    return art


def coin_place() -> Picture:
    """A hollow of the size of a coin, cut into pale wood."""
    art = Picture()
    art.shape(circle(64, 64, 54, 72), "#f6e8c6", ink=5, heavy=(0, 0))
    hollow = circle(64, 64, 47, 72)
    art.lay(hollow, "#b98f58")
    art.lay(hollow.intersection(circle(70, 71, 46, 72)), "#d9b884")
    art.lay(star(65, 66, 26, 13, 8), "#b98f58")
    return art


def chestnut() -> Picture:
    """A chestnut with its pale navel below and a tuft on top."""
    art = Picture()
    body = blob("64,14! 84,26 108,44 114,74 96,102 64,112 32,102 14,74 20,44 44,26")
    art.shape(body, NUT, ink=4, shade=NUT_DARK, shift=(-9, -7))
    art.shape(
        blob("24,88! 44,80 64,78 84,80 104,88! 92,104 64,112 36,104"),
        NAVEL,
        ink=3.2,
        shade=NAVEL_DARK,
        shift=(-4, -4),
    )
    for curl in ("40,70 44,50 56,36", "54,70 57,52 64,40"):
        art.line(curl, 3, (0.2, 1, 0.2), NUT_DARK)
    art.line("34,60 38,48 46,38", 4, (0.2, 1, 0.2), "#c98a58")
    for tip in ("64,16 60,10 57,4", "64,16 68,9 72,5"):
        art.line(tip, 3, (1, 0.8, 0.3))
    return art


def shell() -> Picture:
    """A scallop with seven ribs."""
    art = Picture()
    fan = blob(
        "52,104! 30,92 14,68 12,50! 18,42 27,40! 29,28 40,24! 46,14 57,16! 64,10 71,16! 82,14 88,24! "
        "99,28 101,40! 110,42 116,50! 114,68 98,92 76,104! 64,107"
    )
    art.shape(fan, SHELL, ink=4, shade=SHELL_DARK, shift=(-8, -6))
    for rib in (
        "60,100 40,76 26,46",
        "61,99 48,68 41,32",
        "63,98 58,60 57,24",
        "65,98 70,60 71,24",
        "67,99 80,68 87,32",
        "68,100 88,76 102,46",
    ):
        art.line(rib, 3, (0.3, 1, 0.4), SHELL_DARK)
    art.shape(
        blob("46,100! 40,116 52,120 64,116 76,120 88,116 82,100! 64,106"),
        SHELL,
        ink=3.4,
        shade=SHELL_DARK,
        shift=(-4, -3),
    )
    return art


def lemon() -> Picture:
    """A lemon with a leaf."""
    art = Picture()
    fruit = blob("12,74! 22,66 36,46 62,38 90,46 106,66 117,76! 106,86 90,106 62,112 36,104 22,84")
    art.shape(fruit, LEMON, ink=4, shade=LEMON_DARK, shift=(-8, -7))
    art.shape(
        blob("60,38! 64,16 88,6 110,12! 102,32 82,40"), GREEN, ink=3.4, shade=GREEN_DARK, shift=(-4, -3)
    )
    art.line("66,34 82,24 102,16", 2.6, (1, 0.8, 0.3))
    art.shape(ellipse(46, 62, 12, 7), WHITE, ink=0)
    for x, y in ((58, 86), (74, 78), (86, 90), (70, 98), (52, 74)):
        art.shape(circle(x, y, 2.4), LEMON_DARK, ink=0)
    return art
