"""The cards from one to seven: one table of places, one sign a suit."""

from collections.abc import Callable
from itertools import cycle

from napoletane.aces import ace_of_clubs, ace_of_swords
from napoletane.chalice import ace_of_cups
from napoletane.cudgel import club
from napoletane.eagle import ace_of_coins
from napoletane.embellishments import banner, shield, vine
from napoletane.foliage import (
    cherry_branch,
    flowering_stem,
    garland,
    grapevine,
    rose_before,
    rose_behind,
    vine_branch,
)
from napoletane.furniture import COARSER, Suit
from napoletane.mask import three_of_clubs
from napoletane.signs import Chasing, coin, cup, sword
from napoletane.vignette import vignette
from napoletane.wildlife import hedgehog, squirrel, stag_beetle, woodpecker
from woodcut.card import card_base
from woodcut.geometry import Node, blob, ellipse, limb, nodes
from woodcut.ornaments import flower, leaf, ribbon
from woodcut.palette import BLUE, GOLD, GREEN_DARK, RED, RED_DARK
from woodcut.picture import Picture
from woodcut.small_life import bee, butterfly, flight, lizard, snail

Long = Callable[[Picture, float, float, float, float, float], None]
"""Draws a long sign: picture, x, y, length, width, turn in degrees (180 is upside down)."""


BROADER = 1.2
"""How much broader the blades are where six or seven swords stand."""


TINT = "#e6d6ad"
"""The shadow on the ground, which has no ink."""

GARLANDS = {3: (207, 393), 6: (206, 394)}
"""How high garlands hang between the coins, by their number."""

CHASINGS = {
    2: (Chasing.STARS, Chasing.TENDRIL),
    3: (Chasing.GEMS, Chasing.STARS, Chasing.ARCHES),
    4: (Chasing.STARS, Chasing.LOZENGES, Chasing.WAVES, Chasing.GEMS),
    5: (Chasing.LOZENGES, Chasing.ARCHES, Chasing.STARS, Chasing.TENDRIL, Chasing.WAVES),
    6: (Chasing.STARS, Chasing.ARCHES, Chasing.WAVES, Chasing.LOZENGES, Chasing.TENDRIL, Chasing.GEMS),
    7: (
        Chasing.ARCHES,
        Chasing.LOZENGES,
        Chasing.WAVES,
        Chasing.STARS,
        Chasing.GEMS,
        Chasing.TENDRIL,
        Chasing.ARCHES,
    ),
}
"""How the cups of a card are chased, from the upper left."""
LEANS = (1.5, -2, 2.5, -1, -2.5, 1, 2)
"""By how many degrees the cups lean, as cups do that were put down by hand."""


def places(count: int, dx: float, dy: float) -> list[Node]:
    """Where `count` signs stand, measured from the centre of the card; seven follow the order 2-1-2-2."""
    rows = {
        2: f"0,{-dy * 0.62} 0,{dy * 0.62}",
        3: f"0,{-dy} 0,0 0,{dy}",
        4: f"{-dx},{-dy * 0.72} {dx},{-dy * 0.72} {-dx},{dy * 0.72} {dx},{dy * 0.72}",
        5: f"{-dx},{-dy} {dx},{-dy} 0,0 {-dx},{dy} {dx},{dy}",
        6: f"{-dx},{-dy} {dx},{-dy} {-dx},0 {dx},0 {-dx},{dy} {dx},{dy}",
        7: f"{-dx},{-dy} {dx},{-dy} 0,{-dy / 2} {-dx},0 {dx},0 {-dx},{dy} {dx},{dy}",
    }
    return nodes(rows[count])


def number(suit: Suit, rank: int) -> Picture:
    """A card from one to seven."""
    art = _drawn(suit, rank)
    art.tolerance = COARSER
    return art


def _drawn(suit: Suit, rank: int) -> Picture:
    match suit:
        case Suit.COINS:
            return _coins(rank)
        case Suit.CUPS:
            return _cups(rank)
        case Suit.SWORDS:
            return _swords(rank)
        case Suit.CLUBS:
            return _clubs(rank)


def _coins(rank: int) -> Picture:
    if rank == 1:
        return ace_of_coins()
    if rank == 7:
        return _seven_of_coins()
    art = card_base()
    radius = {2: 96, 3: 84, 4: 72, 5: 64, 6: 62}[rank]
    dx = {4: 84, 5: 86, 6: 88}.get(rank, 0)
    dy = {2: 212, 3: 186, 4: 216, 5: 182, 6: 188}[rank]
    if rank == 2:
        banner(art, 180, 298)
    if rank == 4:
        shield(art, 180, 304)
    for y in GARLANDS.get(rank, ()):
        garland(art, 180, y)
    for index, place in enumerate(places(rank, dx, dy)):
        coin(
            art,
            180 + place.x,
            300 + place.y,
            radius,
            face=rank == 5 and index == 2,
            turned=22.5 * (index % 2),
        )
    if rank == 5:
        flowering_stem(art, 64, 300)
        flowering_stem(art, 296, 300, flip=True)
    return art


def _seven_of_coins() -> Picture:
    """The settebello, the only seven with an ornament: a vine between its columns."""
    art = card_base()
    vine(art)
    for x in (88, 272):
        for y in (98, 300, 502):
            coin(art, x, y, 58, turned=22.5 if y == 300 else 0)
    coin(art, 180, 199, 62, face=True)
    for y in (548, 44):
        flower(art, 180, y, 15, colour=RED, centre=GOLD)
    for side, angle in ((-15, 180), (15, 0)):
        for y in (548, 44):
            leaf(art, 180 + side, y, 28, angle)
    return art


def _cups(rank: int) -> Picture:
    if rank == 1:
        return ace_of_cups()
    art = card_base()
    height = {2: 236, 3: 214, 4: 196, 5: 172, 6: 152, 7: 132}[rank]
    dx = {4: 84, 5: 92, 6: 92}.get(rank, 0)
    dy = {2: 206, 4: 208, 5: 188, 6: 190}.get(rank, 0)
    # Tall signs need rows of their own: three as 1-2, seven as 2-3-2.
    own = {
        3: "0,-150 -86,130 86,130",
        7: "-74,-194 74,-194 -108,0 0,0 108,0 -74,194 74,194",
    }
    match rank:
        case 2:
            grapevine(art)
            grapevine(art, flip=True)
        case 3:
            garland(art, 180, 292, GOLD)
        case 4:
            vine_branch(art, 180, 302)
        case 5:
            flight(art, "28,390 58,378 72,356 60,336 38,342 38,364 62,372 92,352 98,322 84,294 70,278")
        case 6:
            cherry_branch(art)
        case 7:
            art.line("176,578 184,510 178,450 182,404", 4.6, (1, 1, 0.8), GREEN_DARK)
            for y, length, angle in ((520, 34, -40), (500, 34, 216), (462, 30, -34), (440, 30, 214)):
                leaf(art, 180, y, length, angle)
            flower(art, 182, 396, 25)
            butterfly(art, 180, 200, 1.2, turned=16)
    spots = nodes(own[rank]) if rank in own else places(rank, dx, dy)
    for place, chasing, lean in zip(spots, CHASINGS[rank], LEANS, strict=False):
        x, y = 180 + place.x, 300 + place.y
        art.add(ellipse(x + 0.03 * height, y + 0.475 * height, 0.33 * height, 0.045 * height), TINT)
        cup(art, x, y, height, chasing=chasing, turned=lean)
    if rank == 5:
        bee(art, 66, 250, 1.3, flip=True, turned=-8)
    return art


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


def _swords(rank: int) -> Picture:
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


def _clubs(rank: int) -> Picture:
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
