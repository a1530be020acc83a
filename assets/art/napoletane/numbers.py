"""The cards from one to seven: one table of places, one sign a suit."""

from napoletane.chalice import ace_of_cups
from napoletane.chasing import Chasing
from napoletane.eagle import ace_of_coins
from napoletane.embellishments import banner, shield, vine
from napoletane.foliage import (
    cherry_branch,
    flowering_stem,
    garland,
    grapevine,
    vine_branch,
)
from napoletane.furniture import COARSER, TINT, Suit
from napoletane.long_numbers import clubs, swords
from napoletane.signs import coin, cup
from woodcut.card import card_base
from woodcut.geometry import Node, ellipse, nodes
from woodcut.ornaments import flower, leaf
from woodcut.palette import BLUE, GOLD, GREEN_DARK, RED
from woodcut.picture import Picture
from woodcut.small_life import bee, butterfly, flight

GARLANDS = {3: (200, 400), 6: (202, 398)}
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
            return swords(rank)
        case Suit.CLUBS:
            return clubs(rank)


def _coins(rank: int) -> Picture:
    if rank == 1:
        return ace_of_coins()
    if rank == 7:
        return _seven_of_coins()
    art = card_base()
    radius = {2: 96, 3: 72, 4: 68, 5: 64, 6: 59}[rank]
    dx = {4: 84, 5: 86, 6: 88}.get(rank, 0)
    dy = {2: 212, 3: 199, 4: 216, 5: 182, 6: 194}[rank]
    if rank == 2:
        banner(art, 180, 298)
    if rank == 4:
        shield(art, 180, 304)
    for y in GARLANDS.get(rank, ()):
        garland(art, 180, y, RED if rank == 3 else BLUE)
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
    height = {2: 228, 3: 200, 4: 196, 5: 172, 6: 152, 7: 132}[rank]
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
            flight(art, "30,392 56,384 66,364 50,346 44,328 64,314 88,306 84,286 74,274")
        case 6:
            cherry_branch(art)
        case 7:
            art.line("176,578 184,510 178,450 182,404", 4.6, (1, 1, 0.8), GREEN_DARK)
            for node, length, angle in ((520, 34, -40), (500, 34, 216), (462, 30, -34), (440, 30, 214)):
                leaf(art, 180, node, length, angle)
            flower(art, 182, 403, 22)
            butterfly(art, 180, 200, 1.2, turned=16)
    spots = nodes(own[rank]) if rank in own else places(rank, dx, dy)
    for place, chasing, lean in zip(spots, CHASINGS[rank], LEANS, strict=False):
        x, y = 180 + place.x, 300 + place.y
        art.add(ellipse(x + 0.03 * height, y + 0.475 * height, 0.33 * height, 0.045 * height), TINT)
        cup(art, x, y, height, chasing=chasing, turned=lean)
    if rank == 5:
        bee(art, 66, 250, 1.3, flip=True, turned=-8)
    return art
