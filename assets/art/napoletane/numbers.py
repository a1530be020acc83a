"""The cards from one to seven: one table of places, one sign a suit."""

from napoletane.chalice import ace_of_cups
from napoletane.chasing import Chasing
from napoletane.coinage import Stamp
from napoletane.companions import fox
from napoletane.eagle import ace_of_coins
from napoletane.embellishments import shield, small_crown, vine, winding_ribbon
from napoletane.foliage import cherry_branch, grapevine, strawberries
from napoletane.furniture import COARSER, TINT, Suit
from napoletane.growing import (
    flower_bed,
    lemon_tree,
    mound,
    olive_tree,
    trained_vine,
)
from napoletane.long_numbers import clubs, swords
from napoletane.sea import heraldic_sea, leaping_dolphin, reef, seahorse
from napoletane.signs import coin, cup
from napoletane.songbird import oriole
from woodcut.branches import laurel
from woodcut.card import card_base
from woodcut.geometry import Node, ellipse, nodes
from woodcut.ornaments import flower, leaf
from woodcut.palette import GOLD, RED
from woodcut.picture import Picture
from woodcut.small_life import bee, flight, ladybird

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
STAMPS = (Stamp.PETALS, Stamp.COMPASS, Stamp.ROSE, Stamp.LILIES, Stamp.PETALS, Stamp.COMPASS)
"""What is stamped on the coins of a card, from the upper left."""
SUNS = {(2, 0), (5, 2)}
"""Which coins show the sun, by how many there are and their place; a moon faces the first."""
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
    radius = {2: 104, 3: 66, 4: 64, 5: 64, 6: 58}[rank]
    dx = {4: 86, 5: 86, 6: 87}.get(rank, 0)
    dy = {2: 230, 3: 202, 4: 254, 5: 182, 6: 196}[rank]
    if rank == 2:
        winding_ribbon(art)
    if rank == 4:
        with art.at(180, 282, 1.02):
            shield(art, 0, 0)
        for flip in (False, True):
            with art.at(180, 300, flip=flip):
                leaping_dolphin(art, -96, -20)
        heraldic_sea(art)
    if rank == 3:
        for flip in (False, True):
            with art.at(180, 300, flip=flip):
                with art.at(-180, -300):
                    reef(art)
                seahorse(art, -107, -6)
    if rank == 6:
        lemon_tree(art)
    for index, place in enumerate(places(rank, dx, dy)):
        coin(
            art,
            180 + place.x,
            300 + place.y,
            radius,
            face=(rank, index) in SUNS,
            night=(rank, index) == (2, 1),
            kind=STAMPS[index],
            turned=22.5 * (index == 4),
        )
    if rank == 5:
        for start, end in ((96, 262), (84, -82)):
            laurel(art, (180, 300), (95, 95), (start, end), 9, 41)
        for side, angle in ((-12, 168), (12, 12)):
            leaf(art, 180 + side, 397, 32, angle)
        flower(art, 180, 396, 21, colour=RED, centre=GOLD)
        ladybird(art, 253, 233, 1.3, turned=38)
    return art


def _seven_of_coins() -> Picture:
    """The settebello, the only seven with an ornament: a vine between its columns."""
    art = card_base()
    vine(art)
    with art.at(-1, -2):
        mound(art)
    around = [(x, y) for x in (83, 277) for y in (96, 300, 504)]
    for (x, y), kind in zip(around, STAMPS, strict=True):
        coin(art, x, y, 55, kind=kind)
    coin(art, 180, 200, 61, face=True)
    with art.at(180, 167, 0.66):
        small_crown(art)
    return art


def _cups(rank: int) -> Picture:
    if rank == 1:
        return ace_of_cups()
    art = card_base()
    height = {2: 228, 3: 196, 4: 178, 5: 162, 6: 146, 7: 128}[rank]
    dx = {4: 91, 5: 94, 6: 98}.get(rank, 0)
    dy = {2: 206, 4: 226, 5: 188, 6: 190}.get(rank, 0)
    # Tall signs need rows of their own: three as 1-2, seven as 2-3-2.
    own = {
        3: "0,-156 -82,146 82,146",
        7: "-102,-192 102,-192 -109,0 0,0 109,0 -102,192 102,192",
    }
    match rank:
        case 2:
            grapevine(art)
            art.add(ellipse(288, 560, 40, 5), TINT)
            fox(art, 286, 558, 0.9)
        case 3:
            olive_tree(art)
        case 4:
            trained_vine(art)
        case 5:
            flight(art, "192,34 176,46 174,62 188,74 194,86")
            strawberries(art)
        case 6:
            cherry_branch(art)
            oriole(art, 184, 304, 0.96)
        case 7:
            flower_bed(art)
    spots = nodes(own[rank]) if rank in own else places(rank, dx, dy)
    for place, chasing, lean in zip(spots, CHASINGS[rank], LEANS, strict=False):
        x, y = 180 + place.x, 300 + place.y
        art.add(ellipse(x + 0.03 * height, y + 0.475 * height, 0.33 * height, 0.045 * height), TINT)
        cup(art, x, y, height, chasing=chasing, turned=lean)
    if rank == 5:
        bee(art, 180, 152, 1.56, turned=-12)
    return art
