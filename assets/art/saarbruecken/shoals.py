"""The fish from two to ten."""

from typing import NamedTuple

from saarbruecken.leavings import inhabited_boot, letter_in_bottle
from saarbruecken.riverbed import bed, mussel, rising_air, snail, stones, weed
from saarbruecken.signs import Swim, fish
from saarbruecken.surface import damselfly, far_water, near_water
from saarbruecken.titbits import baited_hook, bare_hook, stolen_worm
from saarbruecken.trifles import angling_float
from saarbruecken.waterfowl import dabbler, duckling, mallard
from woodcut.geometry import nodes
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
    2: (Place(184, 264, LEFT, -4, 1.92), Place(180, 474, RIGHT, -4, 1.92)),
    3: (Place(206, 122, LEFT, -4, 1.52), Place(150, 292, RIGHT, 5, 1.6), Place(204, 456, LEFT, -3, 1.6)),
    4: (
        Place(118, 84, RIGHT, 3, 1.22),
        Place(237, 184, LEFT, -3, 1.22),
        Place(120, 286, RIGHT, 3, 1.22),
        Place(235, 386, LEFT, -3, 1.22),
    ),
    5: (
        Place(103, 84, RIGHT, 6, 1),
        Place(258, 84, LEFT, -3, 1),
        Place(180, 217, LEFT, 5, 1),
        Place(104, 350, RIGHT, -1, 1),
        Place(256, 350, LEFT, -1, 1),
    ),
    7: (
        Place(101, 84, RIGHT, 6, 0.99),
        Place(259, 86, LEFT, 3, 0.99),
        Place(179, 178, LEFT, -6, 0.99),
        Place(101, 272, RIGHT, -4, 0.99),
        Place(259, 272, LEFT, 6, 0.99),
        Place(101, 420, RIGHT, -6, 0.99),
        Place(260, 420, LEFT, -2, 0.99),
    ),
}
"""The few fish of a card, from the upper left."""
ROWS = {
    6: "-1,220 1,220 -1,366 1,366 -1,512 1,512",
    8: "-1,76 1,76 0,188 -1,300 1,300 0,412 -1,524 1,524",
    9: "-1,76 1,76 -1,188 1,188 0,300 -1,412 1,412 -1,524 1,524",
    10: "-1,76 1,76 0,165.6 -1,255.2 1,255.2 -1,344.8 1,344.8 0,434.4 -1,524 1,524",
}
"""How high many fish swim, in two columns and the middle between them."""
SIZE = {6: 0.99}
"""How large they are: so small that a pair stays clear of the frame and of each other."""
SWIMS = {
    2: (Swim.SNAPPING, Swim.DIVING),
    3: (Swim.SNAPPING, Swim.TURNING, Swim.WAVING),
    4: (Swim.STRAIGHT, Swim.STRAIGHT, Swim.WAVING, Swim.WAVING),
    5: (Swim.WAVING, Swim.STRAIGHT, Swim.SNAPPING, Swim.TURNING, Swim.DIVING),
    6: (Swim.TURNING, Swim.WAVING, Swim.STRAIGHT, Swim.SNAPPING, Swim.DIVING, Swim.STRAIGHT),
    7: (
        Swim.WAVING,
        Swim.STRAIGHT,
        Swim.TURNING,
        Swim.STRAIGHT,
        Swim.SNAPPING,
        Swim.DIVING,
        Swim.WAVING,
    ),
}
"""How the fish of a card swim, from the upper left; where nothing is said, straight on."""
SURFACES = {2: 112, 6: 88}
"""How high the surface of the river is where it is seen."""
BEDS = {3: 534, 4: 502, 5: 508, 7: 524}
"""How high the bed of the river lies where it is seen."""


def shoal(art: Picture, rank: int) -> None:
    """As many fish as the rank says, and what else is in the river."""
    if rank in SURFACES:
        _floating(art, rank)
    if rank in BEDS:
        bed(art, BEDS[rank])
    swims = SWIMS.get(rank, (Swim.STRAIGHT,) * rank)
    for place, swim in zip(_places(rank), swims, strict=True):
        fish(art, place.x, place.y, place.size, flip=place.right, turned=place.turned, swim=swim)
    match rank:
        case 2:
            stolen_worm(art, 69, 299)
        case 3:
            with art.at(70, 124, 1.0):
                baited_hook(art, 0, 0, -110)
            weed(art, 52, 558, 1.2)
            snail(art, 286, 558, 1.25)
            rising_air(art, "262,330,7 272,300,5 258,276,4 270,258,3.4")
        case 4:
            weed(art, 66, 526, 1.4)
            weed(art, 312, 522, 0.96, flip=True)
            stones(art, 280, 534)
            letter_in_bottle(art, 178, 536)
        case 5:
            stones(art, 62, 540, 0.84, flip=True)
            with art.at(172, 536, 0.9):
                inhabited_boot(art, 0, 0)
            stones(art, 304, 548, 0.62)
        case 7:
            weed(art, 54, 550, 0.72)
            weed(art, 310, 550, 0.62, flip=True)
            mussel(art, 180, 562, 1.5)
            rising_air(art, "190,492,3.6 182,476,4.6 188,458,5.8")


def _floating(art: Picture, rank: int) -> None:
    """The surface of the river, and what floats between its far and its near waves."""
    y = SURFACES[rank]
    far_water(art, y)
    if rank == 2:
        art.line(f"76,{y - 40} 118,{y - 28} 196,{y - 34} 268,{y - 60} 326,14", 2.6, (1, 1, 1, 1, 1))
        bare_hook(art, 74, 166, y + 10)
        with art.at(74, y - 4, 1.3):
            angling_float(art, 0, 0)
        damselfly(art, 75, y - 49, 1.0, flip=True)
    else:
        mallard(art, 134, y - 10, 1.24)
        duckling(art, 217, y + 1)
        dabbler(art, 260, y + 2, 1.06)
        duckling(art, 320, y + 1)
    near_water(art, y, 30 if rank == 6 else 0)


def _places(rank: int) -> tuple[Place, ...]:
    """Where the fish of a card swim: those of a pair look at each other."""
    if rank in SHOALS:
        return SHOALS[rank]
    found: list[Place] = []
    for index, spot in enumerate(nodes(ROWS[rank])):
        right = spot.x < 0 or (spot.x == 0 and index % 2 == 1)
        lifted = 4 if rank > 7 else 2
        aside = 180 + spot.x * (82 if rank > 7 else 79)
        found.append(Place(aside, spot.y, right, lifted if right else -lifted, SIZE.get(rank, 0.98)))
    return tuple(found)
