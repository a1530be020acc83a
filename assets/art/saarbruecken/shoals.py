"""The fish from two to ten."""

from typing import NamedTuple

from saarbruecken.leavings import boot
from saarbruecken.signs import Swim, fish
from saarbruecken.titbits import baited_hook, crayfish
from saarbruecken.trifles import angling_float, bubbles, duck, river_bed
from woodcut.geometry import nodes
from woodcut.palette import SKY_DARK
from woodcut.picture import Picture

LEFT, RIGHT = False, True


class Place(NamedTuple):
    """Where a fish swims: its middle, where it looks, how far it is turned and how large it is."""

    x: float
    y: float
    right: bool
    turned: float
    size: float


SHOALS = {
    2: (Place(180, 236, LEFT, -4, 1.86), Place(182, 444, RIGHT, -4, 1.86)),
    3: (Place(192, 126, LEFT, -4, 1.52), Place(176, 310, RIGHT, 5, 1.6), Place(178, 488, LEFT, -3, 1.66)),
    4: (
        Place(206, 84, LEFT, -3, 1.32),
        Place(154, 194, RIGHT, 3, 1.34),
        Place(206, 304, LEFT, -3, 1.34),
        Place(154, 414, RIGHT, 3, 1.34),
    ),
    5: (
        Place(104, 112, RIGHT, 4, 1.02),
        Place(256, 112, LEFT, -4, 1.02),
        Place(180, 262, LEFT, -5, 1.24),
        Place(104, 488, RIGHT, -6, 1.02),
        Place(256, 488, LEFT, 6, 1.02),
    ),
}
"""The few fish of a card, from the upper left."""
ROWS = {
    6: "-1,190 1,190 -1,346 1,346 -1,502 1,502",
    7: "-1,84 1,84 0,206 -1,328 1,328 -1,450 1,450",
    8: "-1,76 1,76 0,188 -1,300 1,300 0,412 -1,524 1,524",
    9: "-1,76 1,76 -1,188 1,188 0,300 -1,412 1,412 -1,524 1,524",
    10: "-1,76 1,76 0,165.6 -1,255.2 1,255.2 -1,344.8 1,344.8 0,434.4 -1,524 1,524",
}
"""How high many fish swim, in two columns and the middle between them."""
SWIMS = {
    2: (Swim.SNAPPING, Swim.DIVING),
    3: (Swim.SNAPPING, Swim.TURNING, Swim.WAVING),
    4: (Swim.STRAIGHT, Swim.WAVING, Swim.TURNING, Swim.SNAPPING),
    5: (Swim.TURNING, Swim.WAVING, Swim.STRAIGHT, Swim.DIVING, Swim.SNAPPING),
    6: (Swim.WAVING, Swim.STRAIGHT, Swim.TURNING, Swim.DIVING, Swim.SNAPPING, Swim.TURNING),
    7: (
        Swim.STRAIGHT,
        Swim.TURNING,
        Swim.DIVING,
        Swim.SNAPPING,
        Swim.WAVING,
        Swim.TURNING,
        Swim.DIVING,
    ),
}
"""How the fish of a card swim, from the upper left; where nothing is said, straight on."""
SURFACE = ("26,{0} 51,{1} 77,{0} 102,{1} 128,{0}", "232,{0} 258,{1} 283,{0} 309,{1} 334,{0}")
"""The surface of the river on both sides of what floats on it, between its crests and its troughs."""


def shoal(art: Picture, rank: int) -> None:
    """As many fish as the rank says, and what else is in the river."""
    if rank in {2, 6}:
        _surface(art, 88 if rank == 2 else 96)
    swims = SWIMS.get(rank, (Swim.STRAIGHT,) * rank)
    for place, swim in zip(_places(rank), swims, strict=True):
        fish(art, place.x, place.y, place.size, flip=place.right, turned=place.turned, swim=swim)
    match rank:
        case 2:
            with art.at(180, 84, 1.3):
                angling_float(art, 0, 0)
        case 3:
            with art.at(62, 126, 1.0):
                baited_hook(art, 0, 0, -112)
        case 4:
            with art.at(180, 526, 1.6):
                crayfish(art, 0, 0)
        case 5:
            with art.at(176, 384, 0.74, turned=-12):
                boot(art, 0, 0)
            with art.at(180, 384):
                bubbles(art, "46,-26,4.4 58,-42,3.4 50,-58,2.6")
        case 6:
            with art.at(184, 76, 1.3):
                duck(art, 0, 0)
        case 7:
            with art.at(180, 553, 0.88):
                river_bed(art, 0, 0)


def _places(rank: int) -> tuple[Place, ...]:
    """Where the fish of a card swim: those of a pair look at each other."""
    if rank in SHOALS:
        return SHOALS[rank]
    found: list[Place] = []
    for index, spot in enumerate(nodes(ROWS[rank])):
        right = spot.x < 0 or (spot.x == 0 and index % 2 == 1)
        if rank < 8 and spot.x and spot.y == 344 + 4 * (rank - 6):
            right = not right
        lifted = 4 if rank > 7 else 9 if spot.x else 4
        size = 1.0 if rank < 8 and spot.x else 1.14 if rank < 8 else 0.98
        aside = 75 if rank < 8 else 82
        found.append(Place(180 + spot.x * aside, spot.y, right, lifted if right else -lifted, size))
    return tuple(found)


def _surface(art: Picture, y: float) -> None:
    """Draw the surface of the river across the card."""
    for half in SURFACE:
        art.line(half.format(y, y + 9), 8, (0.1, 1, 0.35, 1, 0.1), SKY_DARK)
    for path in ("62,{0} 84,{1} 106,{0}", "254,{0} 276,{1} 298,{0}"):
        art.line(path.format(y + 18, y + 25), 5, (0.1, 1, 0.1), SKY_DARK)
