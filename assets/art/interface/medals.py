"""The medals of the achievements: each kind has its own outline, so that it is known without its colours."""

from collections.abc import Callable
from typing import Final

from interface.medal_feats import feats
from napoletane.signs import coin as coin_sign
from woodcut.geometry import Region, blob, circle, ellipse, limb, poly, rounded, star
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    WHITE_DARK,
)
from woodcut.picture import Picture

SIDE: Final = 256
MIDDLE: Final = (128.0, 160.0)
LIGHT: Final = "#ffd66b"
SILVER, SILVER_DARK = "#d9d3c4", "#a49c8c"
BRONZE, BRONZE_DARK = "#d08b4c", "#99602d"
WOOD: Final = "#b07b43"


def medals() -> dict[str, Callable[[], Picture]]:
    """What draws each medal, by its name: such as `medal_broom`."""
    return {
        "medal_star": _star,
        "medal_cup": _cup,
        "medal_broom": _broom,
        "medal_sun": _sun,
        "medal_shield": _shield,
        "medal_card": _card,
        "medal_rings": _rings,
    } | feats()


def _hung(left: str, left_dark: str, right: str, right_dark: str) -> Picture:
    """The two ends of a ribbon, on which a medal hangs."""
    art = Picture()
    art.weight = 1.8
    art.shape(poly("70,8 118,8 150,96 112,110"), left, ink=5, shade=left_dark, shift=(-6, -3))
    art.shape(poly("186,8 138,8 106,96 144,110"), right, ink=5, shade=right_dark, shift=(-6, -3))
    return art


def _disc(art: Picture, region: Region, fill: str, dark: str) -> None:
    art.shape(region, fill, ink=6, shade=dark, shift=(-9, -8), heavy=(2, 3))


def _star() -> Picture:
    """A round medal with a star: what anybody gets who sits down and plays."""
    art = _hung(RED, RED_DARK, BLUE, BLUE_DARK)
    _disc(art, circle(*MIDDLE, 82), GOLD, GOLD_DARK)
    art.shape(circle(*MIDDLE, 60), LIGHT, ink=3.4, heavy=(0, 0))
    art.shape(star(128, 163, 48, 20, 5), RED, ink=4, shade=RED_DARK, shift=(-4, -4))
    return art


def _cup() -> Picture:
    """A cup with two handles and laurel: for matches won."""
    art = Picture()
    art.weight = 1.8
    for flip in (False, True):
        with art.at(256 if flip else 0, 0, flip=flip):
            art.shape(limb("84,62,9 40,58,9 34,104,9 70,138,9 98,142,8"), GOLD_DARK, ink=5)
            for x, y, turn in ((70, 214, 250), (44, 192, 225), (28, 162, 200)):
                leaf(art, x, y, 44, turn, width=0.34)
    art.shape(poly("114,150 142,150 148,208 108,208"), GOLD_DARK, ink=5)
    bowl = blob("68,30! 188,30! 184,96 160,142 128,158 96,142 72,96")
    _disc(art, bowl, GOLD, GOLD_DARK)
    art.shape(ellipse(128, 32, 60, 13), LIGHT, ink=4.5)
    art.add(ellipse(128, 34, 46, 7), GOLD_DARK)
    art.shape(star(128, 90, 32, 13, 5), RED, ink=3.4, shade=RED_DARK, shift=(-3, -3))
    art.shape(rounded(74, 206, 108, 36, 6), RED, ink=5, shade=RED_DARK, shift=(-6, -6))
    art.line("88,58 92,92 104,122", 7, (0.3, 1, 0.2), LIGHT)
    return art


def _broom() -> Picture:
    """A broom bound across a green wreath: for sweeps."""
    art = Picture()
    art.weight = 1.8
    ring = circle(128, 136, 104).difference(circle(128, 136, 66))
    _disc(art, ring, GREEN, GREEN_DARK)
    for turn in range(0, 360, 30):
        with art.at(128, 136, turned=turn):
            leaf(art, 72, 20, 42, 118, width=0.34)
    with art.at(128, 128, 0.98, turned=8), art.at(-128, -128):
        art.shape(limb("214,18,10 136,120,10"), WOOD, ink=8)
        straw = blob(
            "96,92! 54,130 34,170 14,196! 44,208 52,226! 82,222 100,242! 128,226 152,240! 164,190 170,140!"
        )
        art.shape(straw, GOLD, ink=8, shade=GOLD_DARK, shift=(-14, -6))
        for path in ("112,150 96,180 74,206", "136,154 128,190 112,222"):
            art.line(path, 7, (0.4, 1, 0.6))
        art.shape(limb("94,98,13 132,124,14 168,140,13"), RED, ink=7, shade=RED_DARK, shift=(-3, -4))
    return art


def _sun() -> Picture:
    """A sun of flames with the face of the coin: for the settebello and the coins."""
    art = Picture()
    art.weight = 1.8
    _disc(art, star(128, 132, 122, 84, 16), RED, RED_DARK)
    coin_sign(art, 128, 132, 84, face=True)
    return art


def _shield() -> Picture:
    """A shield with two swords behind it: for wins over strong opponents."""
    art = Picture()
    art.weight = 1.8
    for flip in (False, True):
        with art.at(256 if flip else 0, 0, flip=flip):
            art.shape(limb("226,20,8 120,150,8"), SILVER, ink=5, shade=SILVER_DARK, shift=(-3, -3))
            art.shape(limb("34,212,9 60,180,9"), WOOD, ink=5)
            art.shape(limb("30,164,8 78,204,8"), GOLD, ink=5, shade=GOLD_DARK, shift=(-3, -3))
    shield = blob("52,52! 128,36 204,52! 206,132 178,196 128,236! 78,196 50,132")
    _disc(art, shield, GOLD, GOLD_DARK)
    inner = shield.buffer(-17)
    art.shape(inner, BLUE, ink=3.4, heavy=(0, 0))
    art.add(inner.intersection(poly("128,0 256,0 256,256 128,256")), BLUE_DARK)
    art.shape(star(128, 126, 46, 19, 5), LIGHT, ink=4, shade=GOLD_DARK, shift=(-4, -4))
    return art


def _card() -> Picture:
    """Three fanned cards on a ribbon: for games, deals and what one card takes."""
    art = Picture()
    art.weight = 1.8
    for turn, x in ((-20, 86), (20, 170)):
        with art.at(x, 118, turned=turn):
            art.shape(rounded(-50, -82, 100, 164, 12), PAPER, ink=5, shade=WHITE_DARK, shift=(-6, -5))
            art.shape(
                rounded(-38, -70, 76, 140, 6), BLUE, ink=2, shade=BLUE_DARK, shift=(-4, -4), heavy=(0, 0)
            )
    art.shape(rounded(74, 28, 108, 176, 12), PAPER, ink=6, shade=WHITE_DARK, shift=(-7, -6), heavy=(2, 3))
    for x, y in ((104, 60), (152, 60), (128, 92), (104, 128), (152, 128), (104, 168), (152, 168)):
        art.shape(circle(x, y, 15, 24), GOLD, ink=3.4, shade=GOLD_DARK, shift=(-3, -3))
        art.dot(x, y, 5, RED, 14)
    art.shape(
        poly("40,198 128,214 216,198 216,232 128,248 40,232"), RED, ink=5, shade=RED_DARK, shift=(-3, -7)
    )
    return art


def _rings() -> Picture:
    """Two rings joined on one ribbon: for a match won with a partner."""
    art = _hung(GREEN, GREEN_DARK, PAPER, WHITE_DARK)
    left = circle(88, 166, 66).difference(circle(88, 166, 38))
    right = circle(168, 166, 66).difference(circle(168, 166, 38))
    _disc(art, left, GOLD, GOLD_DARK)
    _disc(art, right, SILVER, SILVER_DARK)
    # The gold ring passes over the silver one at the right.
    part = poly("104,160 190,160 190,212 104,212")
    art.add(left.buffer(5.4).intersection(part), INK)
    art.add(left.buffer(-1.9).intersection(part), GOLD)
    return art
