"""The swords and clubs from one to seven: both suits share their layout."""

from collections.abc import Callable
from itertools import cycle

from napoletane.aces import ace_of_clubs, ace_of_swords
from napoletane.cudgel import club
from napoletane.foliage import (
    rose_before,
    rose_behind,
)
from napoletane.furniture import TINT
from napoletane.mask import three_of_clubs
from napoletane.signs import sword
from napoletane.vignette import vignette
from napoletane.wildlife import hedgehog, squirrel, stag_beetle, woodpecker
from woodcut.card import card_base
from woodcut.geometry import blob, ellipse, limb
from woodcut.ornaments import flower, leaf, ribbon
from woodcut.palette import BLUE, GREEN_DARK, RED, RED_DARK
from woodcut.picture import Picture
from woodcut.small_life import lizard, snail

Long = Callable[[Picture, float, float, float, float, float], None]
"""Draws a long sign: picture, x, y, length, width, turn in degrees (180 is upside down)."""


BROADER = 1.2
"""How much broader the blades are where six or seven swords stand."""


def _long_signs(
    art: Picture,
    rank: int,
    draw: Long,
    five: tuple[float, float, float] = (80, 80, 300),
    six: tuple[float, float] = (224, 150),
) -> None:
    """The layout swords and clubs share.

    Of five, how far the pairs stand apart and how high one lies; of six, how long they are and how far up
    and down.
    """
    match rank:
        case 2:
            draw(art, 104, 300, 500, 1.9, 0)
            draw(art, 256, 300, 500, 1.9, 180)
        case 3:
            draw(art, 82, 300, 500, 1.6, 180)
            draw(art, 180, 300, 530, 1.75, 0)
            draw(art, 278, 300, 500, 1.6, 180)
        case 4:
            for x in (90, 270):
                draw(art, x, 160, 258, 1.45, 0)
                draw(art, x, 440, 258, 1.45, 180)
        case 5:
            for side in (-1, 1):
                draw(art, 180 + side * five[0], 139, 222, 1.35, 0)
                draw(art, 180 + side * five[1], 465, 222, 1.35, 180)
            draw(art, 180, five[2], 300, 1.5, 90)
        case 6:
            for x in (68, 180, 292):
                far = six[1] + (12 if x == 180 else 0)
                draw(art, x, 300 - far, six[0], 1.1, 0)
                draw(art, x, 300 + far, six[0], 1.1, 180)
        case _:
            for x in (69, 180, 291):
                draw(art, x, 138, 218, 1.15, 0)
                draw(art, x, 462, 218, 1.15, 180)
            draw(art, 180, 300, 300, 1.25, 90)


def swords(rank: int) -> Picture:
    """Draw a card of swords from one to seven."""
    if rank == 1:
        return ace_of_swords()
    art = card_base()
    if rank == 4:
        _four_of_swords(art)
    else:
        grips: list[str] = []

        def draw(art: Picture, x: float, y: float, length: float, width: float, angle: float) -> None:
            grips.append(RED if len(grips) % 2 else BLUE)
            with art.at(x, y, turned=angle % 180):
                broad = BROADER if rank > 5 else 1
                sword(art, 0, 0, length, up=angle != 180, grip=grips[-1], width=width, blade=broad)

        if rank == 6:
            rose_behind(art)
        _long_signs(art, rank, draw, five=(109, 62, 291), six=(246, 138))
        if rank == 5:
            vignette(art, 180, 108)
        if rank == 6:
            rose_before(art)
        if rank == 7:
            lizard(art, 228, 298, 1.08)
        if rank == 2:
            for tail in (
                "82,258! 58,266 46,290 30,300! 44,304 38,318! 62,302 76,282 92,274!",
                "278,258! 302,262 318,284 332,288! 322,296 330,308! 304,300 286,282 268,274!",
            ):
                art.shape(blob(tail), RED_DARK, ink=2.4)
            band = limb("82,262,7 104,271,8.6 142,288,6.4 180,292,7 218,288,6.4 256,271,8.6 280,262,7")
            art.shape(band, RED, ink=2.6, shade=RED_DARK, shift=(-1, -4))
            for fold in ("88,262 106,268 126,280", "274,262 254,270 234,281", "140,285 152,290 164,291"):
                art.line(fold, 2, (0, 1, 0.3))
        if rank in {2, 3}:
            ribbon(art, 180, 292 if rank == 2 else 470, 1.05 if rank == 2 else 1.1)
    return art


def _four_of_swords(art: Picture) -> None:
    """Three yellow flowers on one stem between the swords."""
    art.line("180,412 175,346 183,286 180,240", 5, (0.5, 1, 1, 0.6), colour=GREEN_DARK)
    art.line("179,340 156,310 138,294", 4, (1, 1, 0.6), colour=GREEN_DARK)
    art.line("180,322 204,298 222,286", 4, (1, 1, 0.6), colour=GREEN_DARK)
    for x, y, angle, length in (
        (178, 362, 20, 42),
        (178, 376, 158, 42),
        (180, 400, 38, 32),
        (180, 404, 142, 32),
    ):
        leaf(art, x, y, length, angle)
    for x in (86, 274):
        sword(art, x, 163, 254, grip=RED, width=1.45)
        sword(art, x, 437, 254, up=False, grip=BLUE, width=1.45)
    flower(art, 180, 228, 31)
    flower(art, 134, 288, 25)
    flower(art, 226, 280, 25)


def clubs(rank: int) -> Picture:
    """Draw a card of clubs from one to seven."""
    if rank == 1:
        return ace_of_clubs()
    if rank == 3:
        return three_of_clubs()
    art = card_base()

    barks = cycle((0, 1, 2, 3, 1, 0, 3))

    def draw(art: Picture, x: float, y: float, length: float, width: float, angle: float) -> None:
        slim = 0.74 if rank > 3 else 0.8
        club(art, x, y, length, angle, width=width * slim, flip=angle == 180, bark=next(barks))

    _long_signs(art, rank, draw)
    if rank == 2:
        woodpecker(art, 141, 190, 1.12)
    if rank == 5:
        squirrel(art, 166, 281, 1.1)
    if rank == 6:
        stag_beetle(art, 184, 300, 1.0)
    if rank == 7:
        snail(art, 133, 288, 1.04)
    if rank == 4:
        art.add(ellipse(184, 333, 66, 6), TINT)
        hedgehog(art, 182, 334, 0.82)
    return art
