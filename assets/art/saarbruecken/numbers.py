"""The cards from two to ten that show signs; the ones are drawn apart."""

from collections.abc import Iterator
from itertools import cycle

from shapely.geometry import box

from saarbruecken.field import barley
from saarbruecken.grounds import Ground
from saarbruecken.leavings import double_roll, radishes
from saarbruecken.ones import one
from saarbruecken.pigeons import pigeons
from saarbruecken.schwenker import schwenker
from saarbruecken.shoals import shoal
from saarbruecken.signs import Foam, beer, lion_medal, paw_before
from saarbruecken.suits import COARSEST, FINER, Suit
from saarbruecken.titbits import (
    ball_of_wool,
    beer_mat,
    coaster,
    hop_between,
    paw_print,
    sausage_before,
    sausage_plate,
)
from saarbruecken.trifles import banner, bread_basket, cheese, mouse
from saarbruecken.visitors import harvest_mouse, robin
from woodcut.animals import Bearing
from woodcut.branches import laurel
from woodcut.card import card_base
from woodcut.geometry import Node, ellipse, nodes, poly, rounded, star
from woodcut.ornaments import ribbon
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK
from woodcut.picture import Picture
from woodcut.small_life import butterfly

GRAIN = BROWN
BOARD, BOARD_DARK = "#c58f52", "#8f5f30"
SHADOW = "#e6d6ad"
"""The shadow on the ground, which has no ink."""
MIDDLE = Node(180, 300)

ROWS = {
    2: "0,-2 0,2",
    3: "0,-2 0,0 0,2",
    4: "-2,-2 2,-2 -2,2 2,2",
    5: "-2,-2 2,-2 0,0 -2,2 2,2",
    6: "-2,-2 2,-2 -2,0 2,0 -2,2 2,2",
    7: "-2,-2 2,-2 0,-1 -2,0 2,0 -2,2 2,2",
    8: "-2,-2 2,-2 0,-1 -2,0 2,0 0,1 -2,2 2,2",
    9: "-2,-2 0,-2 2,-2 -2,0 0,0 2,0 -2,2 0,2 2,2",
    10: "-2,-2 0,-2 2,-2 -1,-0.667 1,-0.667 -1,0.667 1,0.667 -2,2 0,2 2,2",
}
"""Where signs stand, in halves of the way to the outermost; seven follow the order 2-1-2-2."""


ASIDE = (-74, 0, 74)
"""How far the three lions stand aside, in even steps, so that one of them could walk through between them."""


BEARINGS = {
    (5, 0): Bearing.LOOKING_DOWN,
    (5, 1): Bearing.SITTING,
    (5, 3): Bearing.SITTING_UP,
    (5, 4): Bearing.LOOKING_BACK,
    (6, 1): Bearing.LOOKING_BACK,
    (6, 2): Bearing.SITTING,
    (6, 4): Bearing.LICKING,
    (6, 5): Bearing.SITTING_UP,
    (7, 1): Bearing.LOOKING_DOWN,
    (7, 3): Bearing.LOOKING_BACK,
    (7, 4): Bearing.SITTING,
    (7, 5): Bearing.LICKING,
    (7, 6): Bearing.LOOKING_UP,
}
"""What a lion of a card does that its neighbours do not, by its rank and place."""


def places(rank: int, dx: float, dy: float) -> Iterator[Node]:
    """Where the signs of a rank stand, the outermost `dx` and `dy` from the middle."""
    for place in nodes(ROWS[rank]):
        yield Node(MIDDLE.x + place.x * dx / 2, MIDDLE.y + place.y * dy / 2)


def number(suit: Suit, rank: int) -> Picture:
    """A card with as many signs as its rank says."""
    if rank == 1:
        return one(suit)
    art = card_base()
    art.tolerance = COARSEST if rank > 7 else FINER
    match suit:
        case Suit.COINS:
            _lions(art, rank)
        case Suit.CUPS:
            _glasses(art, rank)
        case Suit.CLUBS:
            pigeons(art, rank)
        case Suit.SWORDS:
            shoal(art, rank)
    return art


def _looks_right(place: Node, index: int, rank: int) -> bool:
    """Whether a sign looks to the right: columns look inwards, a column in the middle to both sides by turns.

    Eight look outwards, as they would else be too much like seven.
    """
    inwards = place.x < MIDDLE.x or (place.x == MIDDLE.x and index % 2 == 1)
    return inwards != (rank == 8)


def _lions(art: Picture, rank: int) -> None:
    """Lions with one small thing here and there; the seven is the settebello and has laurel and a star."""
    radius = {2: 104, 3: 75, 4: 71, 5: 71, 6: 62, 7: 56, 8: 57, 9: 48, 10: 48}[rank]
    dx = {4: 87, 5: 88, 6: 92, 7: 104, 8: 95, 9: 106, 10: 106}.get(rank, 0)
    dy = {2: 146, 3: 191, 4: 186, 5: 200, 6: 200, 7: 212, 8: 205, 9: 204, 10: 216}[rank]
    if rank == 2:
        with art.at(*MIDDLE[:2], 0.92):
            banner(art, 0, 0)
            robin(art, 122, 9, 0.92)
    for index, spot in enumerate(places(rank, dx, dy)):
        place = Node(spot.x + ASIDE[index], spot.y) if rank == 3 else spot
        middle = rank == 7 and index == 2
        if middle:
            _garland(art)
            glory = star(place.x, place.y, 62, 54, 20)
            art.shape(glory, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3), heavy=(0.5, 0.7))
        flip = _looks_right(place, index, rank)
        ground = Ground(index % len(Ground)) if rank < 5 else None
        lion_medal(
            art,
            place.x,
            place.y,
            radius - 5 * middle,
            flip=flip,
            ground=ground,
            bearing=BEARINGS.get((rank, index), Bearing.ROARING),
        )
        if rank == 5 and place.x == MIDDLE.x:
            ball_of_wool(art, 104, 303)
            paw_before(art, place.x, place.y, radius, box(90, 270, 150, 312))
    match rank:
        case 3:
            _tracks(art)
        case 4:
            schwenker(art, *MIDDLE[:2])
        case 6:
            for x, y, wide in ((181, 419, 38), (181, 217, 42)):
                art.add(ellipse(x, y, wide, 5), SHADOW)
            with art.at(178, 396, 1.26):
                cheese(art, 0, 0)
            with art.at(174, 200, 1.1):
                mouse(art, 0, 0)


def _tracks(art: Picture) -> None:
    """The prints of a lion that has crossed the card after a butterfly."""
    for x, y, turned in (
        (54, 548, 8),
        (92, 518, 16),
        (68, 476, 14),
        (112, 448, 36),
        (134, 406, 58),
        (192, 408, 72),
        (245, 385, 64),
        (290, 364, 36),
        (286, 318, 8),
        (314, 282, -4),
    ):
        with art.at(x, y, 1.14):
            paw_print(art, 0, 0, turned)
    butterfly(art, 276, 176, 1.3, turned=16)


def _garland(art: Picture) -> None:
    """A wreath of laurel about a star, below the lion in the glory: its honour."""
    with art.at(MIDDLE.x, 404, 0.8):
        for start, end in ((100, 250), (80, -70)):
            laurel(art, (0, 0), (45, 46), (start, end), 5, 24)
        ribbon(art, 0, 48, 0.58)
        art.shape(star(0, -6, 21, 8.8, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -2))


def _glasses(art: Picture, rank: int) -> None:
    size = {2: 1.93, 3: 1.85, 4: 1.56, 5: 1.25, 6: 1.22, 7: 1.2, 8: 1.1, 9: 1.2, 10: 0.95}[rank]
    dx = {4: 82, 5: 92, 6: 86, 8: 100, 9: 104, 10: 104}.get(rank, 0)
    dy = {2: 141, 4: 162, 5: 188, 6: 190, 8: 192, 9: 190, 10: 208}.get(rank, 0)
    # Tall signs need rows of their own: three as 1-2, seven as 2-3-2.
    own = {
        3: "0,-146 -86,142 86,142",
        5: "-92,-188 92,-188 0,-30 -92,192 92,192",
        7: "-68,-192 68,-192 -108,-4 0,-4 108,-4 -104,190 104,190",
    }
    spots = (
        [Node(MIDDLE.x + node.x, MIDDLE.y + node.y) for node in nodes(own[rank])]
        if rank in own
        else places(rank, dx, dy)
    )
    foams = cycle(Foam)
    if rank == 2:
        barley(art)
        barley(art, flip=True)
    if rank == 6:
        hop_between(art)
        harvest_mouse(art, 194, 316, 0.86)
    if rank == 3:
        _breakfast(art)
    for place in spots:
        if rank == 2:
            coaster(art, place.x, place.y + 61 * size)
        elif rank < 8 and (rank, place.x) not in ((3, MIDDLE.x), (5, MIDDLE.x)):
            aside, wide = (0, 25) if rank == 3 else (5, 31)
            art.add(ellipse(place.x + aside * size, place.y + 62 * size, wide * size, 4.6 * size), SHADOW)
        drunk = 0.42 if (rank, place.x < MIDDLE.x, place.y > MIDDLE.y) == (4, True, True) else 0
        plated = rank == 5 and place.x == MIDDLE.x
        if plated:
            sausage_plate(art, place.x, place.y + 60 * size)
        beer(art, place.x, place.y, size, next(foams), drunk=drunk)
        if plated:
            sausage_before(art, place.x, place.y + 60 * size)
    match rank:
        case 4:
            bread_basket(art, 178, 338, 0.92)
        case 7:
            beer_mat(art, 180, 538, 1.04)


def _breakfast(art: Picture) -> None:
    """The board on which the upper glass stands between a double roll and two radishes."""
    art.add(ellipse(186, 303, 146, 6), SHADOW)
    art.shape(rounded(34, 280, 292, 18, 5), BOARD_DARK, ink=2.8, shade=BROWN_DARK, shift=(-4, -5))
    art.shape(poly("60,250 300,250 326,284 34,284").buffer(1.5), BOARD, ink=2.6, heavy=(0.3, 0.4))
    for grain in ("62,262 128,262", "236,263 300,262", "52,277 104,275 140,278", "226,277 304,275"):
        art.line(grain, 2.2, (0.2, 1, 0.2), BOARD_DARK)
    for dx, wide in ((4, 54), (-99, 44), (102, 38)):
        art.add(ellipse(MIDDLE.x + dx, 270, wide, 5), BOARD_DARK)
    with art.at(81, 250, 0.88):
        double_roll(art, 0, 0)
    radishes(art, 284, 270)
