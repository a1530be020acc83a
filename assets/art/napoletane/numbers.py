"""The cards from one to seven: one table of places, one sign a suit."""

from collections.abc import Callable
from itertools import cycle
from typing import NamedTuple

from napoletane.aces import ace_of_clubs, ace_of_swords
from napoletane.chalice import ace_of_cups
from napoletane.cudgel import club
from napoletane.eagle import ace_of_coins
from napoletane.embellishments import banner, shield, vine
from napoletane.furniture import Suit
from napoletane.mask import three_of_clubs
from napoletane.signs import coin, cup, sword
from napoletane.songbird import songbird
from napoletane.vignette import vignette
from woodcut.card import card_base
from woodcut.geometry import Node, limb, nodes
from woodcut.ornaments import flower, leaf, ribbon
from woodcut.palette import BLUE, GOLD, GREEN_DARK, RED, RED_DARK
from woodcut.picture import Picture
from woodcut.small_life import bee, butterfly, cherries, grapes, ladybird, lizard, snail, sprout

Long = Callable[[Picture, float, float, float, float, float], None]
"""Draws a long sign: picture, x, y, length, width, turn in degrees (180 is upside down)."""


BROADER = 1.2
"""How much broader the blades are where six or seven swords stand."""


class Blossom(NamedTuple):
    """Equal flowers between coins: their places, and how long their leaves are and where they point."""

    places: str
    length: float
    leaves: tuple[float, ...]
    radius: float
    colour: str = RED


BLOSSOMS = {
    3: (Blossom("242,207 242,393", 44, (0,), 14), Blossom("118,207 118,393", 44, (180,), 14)),
    5: (Blossom("70,300 290,300", 44, (90, -90), 19, BLUE),),
    6: (Blossom("180,206 180,394", 42, (0, 180), 20),),
}
"""What grows between the coins, by their number."""


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
    for index, place in enumerate(places(rank, dx, dy)):
        coin(art, 180 + place.x, 300 + place.y, radius, face=rank == 5 and index == 2)
    for blossom in BLOSSOMS.get(rank, ()):
        for x, y, *_ in nodes(blossom.places):
            for angle in blossom.leaves:
                leaf(art, x, y, blossom.length, angle)
            flower(art, x, y, blossom.radius, colour=blossom.colour, centre=GOLD)
    return art


def _seven_of_coins() -> Picture:
    """The settebello, the only seven with an ornament: a vine between its columns."""
    art = card_base()
    vine(art)
    for x in (88, 272):
        for y in (98, 300, 502):
            coin(art, x, y, 58)
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
    height = {2: 236, 3: 214, 4: 190, 5: 172, 6: 150, 7: 138}[rank]
    dx = {4: 84, 5: 92, 6: 86}.get(rank, 0)
    dy = {2: 206, 4: 196, 5: 188, 6: 188}.get(rank, 0)
    # Tall signs need rows of their own: three as 1-2, seven as 2-3-2.
    own = {
        3: "0,-150 -86,130 86,130",
        7: "-64,-194 64,-194 -106,0 0,0 106,0 -64,194 64,194",
    }
    for place in nodes(own[rank]) if rank in own else places(rank, dx, dy):
        cup(art, 180 + place.x, 300 + place.y, height)
    match rank:
        case 2:
            grapes(art, 72, 320)
            grapes(art, 288, 320, flip=True)
        case 3:
            for side, angle in ((-1, 180), (1, 0)):
                leaf(art, 180 + side * 18, 294, 36, angle)
            flower(art, 180, 294, 23)
        case 4:
            grapes(art, 180, 310)
        case 5:
            bee(art, 62, 250)
        case 6:
            cherries(art, 180, 204)
            cherries(art, 180, 392, flip=True)
        case 7:
            butterfly(art, 180, 204, 0.84, turned=16)
    return art


def _long_signs(
    art: Picture, rank: int, draw: Long, five: tuple[float, float, float] = (80, 80, 300)
) -> None:
    """The layout swords and clubs share; of five, how far the pairs stand apart and how high one lies."""
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
            for x in (72, 180, 288):
                draw(art, x, 162, 250, 1.1, 0)
                draw(art, x, 438, 250, 1.1, 180)
        case _:
            for x in (72, 180, 288):
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

        _long_signs(art, rank, draw, five=(109, 62, 291))
        if rank == 5:
            vignette(art, 180, 108)
        if rank == 6:
            ladybird(art, 181, 92, 0.96, turned=14)
        if rank == 7:
            lizard(art, 228, 298, 1.08)
        if rank == 2:
            band = limb("82,270,6 104,274,6.4 180,284,6 256,274,6.4 283,270,6")
            art.shape(band, RED, ink=2.4, shade=RED_DARK, shift=(-1, -3))
        if rank in {2, 3}:
            ribbon(art, 180, 282 if rank == 2 else 470, 0.95 if rank == 2 else 1.1)
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
        songbird(art, 164, 156, 1.05, flip=True)
    if rank == 5:
        butterfly(art, 180, 132, 1.1, turned=-14)
    if rank == 6:
        sprout(art, 156, 150, 1.2, flip=True)
    if rank == 7:
        snail(art, 133, 288, 1.04)
    if rank == 4:
        for angle in (-90, -38, 218, 90, 38, 142):
            leaf(art, 180, 300, 62 if abs(angle) == 90 else 54, angle)
        flower(art, 180, 300, 34, colour=RED, centre=GOLD)
    return art
