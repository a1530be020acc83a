"""The swords and clubs from one to seven: both suits share their layout."""

from collections.abc import Callable
from itertools import cycle

from napoletane.aces import ace_of_clubs, ace_of_swords
from napoletane.cudgel import club
from napoletane.foliage import rose
from napoletane.mask import three_of_clubs
from napoletane.signs import sword
from napoletane.vignette import vignette
from napoletane.wildlife import hedgehog, squirrel, stag_beetle, woodpecker
from woodcut.card import card_base
from woodcut.geometry import blob, limb
from woodcut.ornaments import flower, leaf, ribbon
from woodcut.palette import BLUE, GOLD, GOLD_DARK, GREEN, GREEN_DARK, RED, RED_DARK
from woodcut.picture import Picture
from woodcut.small_life import lizard, snail

Long = Callable[[Picture, float, float, float, float, float], None]
"""Draws a long sign: picture, x, y, length, width, turn in degrees (180 is upside down)."""


TRAIL = "#dfe6b0"
"""What a snail leaves behind on a club."""
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

        _long_signs(art, rank, draw, five=(109, 62, 291), six=(246, 138))
        if rank == 5:
            vignette(art, 180, 108)
        if rank == 6:
            rose(art)
        if rank == 7:
            lizard(art, 228, 298, 1.08)
        if rank == 2:
            for tail in (
                "84,236! 62,226 46,244 26,232! 34,250 24,266! 50,268 66,252 86,256!",
                "276,328! 300,336 314,322 334,334! 326,348 336,364! 310,362 294,350 274,348!",
            ):
                art.shape(blob(tail), RED_DARK, ink=2.4)
            band = limb(
                "80,244,8 104,256,9.4 128,290,8.6 152,304,7.4 180,292,7 "
                "208,280,7.4 232,294,8.6 256,328,9.4 280,340,8"
            )
            art.shape(band, RED, ink=2.6, shade=RED_DARK, shift=(-1, -4))
            for fold in ("90,246 106,256 122,278", "238,300 252,320 270,336", "140,296 152,303 164,300"):
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
        (178, 362, 24, 34),
        (178, 376, 154, 34),
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
        with art.at(180, 440, turned=90):
            stag_beetle(art, 0, 0, 0.8)
    if rank == 7:
        art.line("146,287 190,284 240,287 282,285", 4, (1, 1, 0.8, 0), TRAIL)
        snail(art, 126, 288, 1.32)
    if rank == 4:
        art.shape(
            blob("112,334! 130,327 180,324 232,327 250,334! 230,346 180,350 132,346"),
            GREEN,
            ink=2.4,
            shade=GREEN_DARK,
            shift=(-3, -5),
        )
        for x, length, turned in ((124, 26, -128), (240, 24, -44), (150, 24, 150), (214, 24, 28)):
            leaf(art, x, 340, length, turned, colour=GOLD, dark=GOLD_DARK)
        hedgehog(art, 186, 334, 0.96)
    return art
