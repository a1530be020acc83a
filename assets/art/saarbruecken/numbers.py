"""The cards from two to ten that show signs; the ones are drawn apart."""

from collections.abc import Iterator
from itertools import cycle

from saarbruecken.ones import one
from saarbruecken.signs import Foam, Pose, beer, dove, fish, lion_medal
from saarbruecken.suits import Suit
from woodcut.card import card_base
from woodcut.geometry import Node, nodes, star
from woodcut.ornaments import leaf
from woodcut.palette import GOLD
from woodcut.picture import Picture

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


def places(rank: int, dx: float, dy: float) -> Iterator[Node]:
    """Where the signs of a rank stand, the outermost `dx` and `dy` from the middle."""
    for place in nodes(ROWS[rank]):
        yield Node(MIDDLE.x + place.x * dx / 2, MIDDLE.y + place.y * dy / 2)


def number(suit: Suit, rank: int) -> Picture:
    """A card with as many signs as its rank says."""
    if rank == 1:
        return one(suit)
    art = card_base()
    match suit:
        case Suit.COINS:
            _lions(art, rank)
        case Suit.CUPS:
            _glasses(art, rank)
        case Suit.CLUBS:
            _pigeons(art, rank)
        case Suit.SWORDS:
            _fish(art, rank)
    return art


def _lions(art: Picture, rank: int) -> None:
    """Lions that look inwards; on the seven, the settebello, the one in the middle wears the laurel."""
    radius = {2: 104, 3: 86, 4: 78, 5: 68, 6: 66, 7: 60, 8: 57, 9: 50, 10: 50}[rank]
    dx = {4: 84, 5: 90, 6: 88, 7: 92, 8: 95, 9: 107, 10: 107}.get(rank, 0)
    dy = {2: 128, 3: 186, 4: 136, 5: 200, 6: 190, 7: 202, 8: 205, 9: 204, 10: 216}[rank]
    for place in places(rank, dx, dy):
        lion_medal(art, place.x, place.y, radius, flip=place.x < MIDDLE.x)
    if rank == 7:
        for side in (-1, 1):
            for step in range(4):
                leaf(art, 180 + side * (12 + step * 8), 430 - step * 18, 26, -90 + side * (60 - step * 12))
        art.shape(star(180, 400, 17, 7, 5), GOLD, ink=2.2)


def _glasses(art: Picture, rank: int) -> None:
    size = {2: 2.05, 3: 1.85, 4: 1.65, 5: 1.38, 6: 1.36, 7: 1.3, 8: 1.1, 9: 1.2, 10: 0.95}[rank]
    dx = {4: 80, 5: 92, 6: 84, 8: 100, 9: 104, 10: 104}.get(rank, 0)
    dy = {2: 140, 4: 138, 5: 186, 6: 186, 8: 192, 9: 190, 10: 210}.get(rank, 0)
    # Tall signs need rows of their own: three as 1-2, seven as 2-3-2.
    own = {3: "0,-140 -78,136 78,136", 7: "-62,-190 62,-190 -108,0 0,0 108,0 -62,190 62,190"}
    spots = (
        [Node(MIDDLE.x + node.x, MIDDLE.y + node.y) for node in nodes(own[rank])]
        if rank in own
        else places(rank, dx, dy)
    )
    foams = cycle(Foam)
    for place in spots:
        beer(art, place.x, place.y, size, next(foams))


POSES = {
    2: (Pose.COOING, Pose.STANDING),
    3: (Pose.STANDING, Pose.PECKING, Pose.LOOKING_BACK),
    4: (Pose.STANDING, Pose.COOING, Pose.PECKING, Pose.WALKING),
    5: (Pose.WALKING, Pose.LOOKING_BACK, Pose.ASLEEP, Pose.STANDING, Pose.PECKING),
    6: (Pose.STANDING, Pose.WALKING, Pose.PECKING, Pose.COOING, Pose.LOOKING_BACK, Pose.STANDING),
}
"""What the pigeons of a card do, from the upper left; others take turns."""


def _pigeons(art: Picture, rank: int) -> None:
    size = {2: 1.95, 3: 1.6, 4: 1.32, 5: 1.22, 6: 1.24, 7: 1.18, 8: 0.92, 9: 0.86, 10: 0.86}[rank]
    dx = {4: 82, 5: 88, 6: 84, 7: 90, 8: 95, 9: 106, 10: 106}.get(rank, 0)
    dy = {2: 124, 3: 186, 4: 132, 5: 190, 6: 190, 7: 196, 8: 200, 9: 190, 10: 204}[rank]
    poses = cycle(POSES.get(rank, tuple(Pose)))
    for index, place in enumerate(places(rank, dx, dy)):
        # Columns look inwards; a column of its own looks to both sides by turns.
        flip = place.x < MIDDLE.x or (place.x == MIDDLE.x and index % 2 == 1)
        dove(art, place.x, place.y, size, pose=next(poses), flip=flip)


def _fish(art: Picture, rank: int) -> None:
    """A shoal that swims in a winding line."""
    if rank > 7:
        size, dx, dy = {8: (0.95, 82, 210), 9: (0.72, 106, 190), 10: (0.72, 106, 200)}[rank]
        for index, place in enumerate(places(rank, dx, dy)):
            fish(art, place.x, place.y, size, flip=index % 2 == 1)
        return
    size = {2: 2.1, 3: 2.0, 4: 1.78, 5: 1.5, 6: 1.34, 7: 1.22}[rank]
    step = {2: 222, 3: 180, 4: 128, 5: 108, 6: 90, 7: 78}[rank]
    aside = {4: 30, 5: 46, 6: 54, 7: 62}.get(rank, 0)
    for index in range(rank):
        x = MIDDLE.x + (aside if index % 2 == 0 else -aside)
        y = MIDDLE.y + (index - (rank - 1) / 2) * step
        fish(art, x, y, size, flip=index % 2 == 1, turned=4 if index % 2 else -4)
