"""The fish from two to ten."""

from typing import NamedTuple

from saarbruecken.leavings import hooked_boot
from saarbruecken.signs import Swim, fish
from saarbruecken.titbits import baited_hook, crayfish, weedy_stone
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
}
"""The few fish of a card, from the upper left."""
ROWS = {
    4: "-1,130 1,130 -1,474 1,474",
    5: "-1,104 1,104 0,316 -1,494 1,494",
    6: "-1,190 1,190 -1,346 1,346 -1,502 1,502",
    7: "-1,88 1,88 0,194 -1,300 1,300 -1,512 1,512",
    8: "-1,76 1,76 0,188 -1,300 1,300 0,412 -1,524 1,524",
    9: "-1,76 1,76 -1,188 1,188 0,300 -1,412 1,412 -1,524 1,524",
    10: "-1,76 1,76 0,165.6 -1,255.2 1,255.2 -1,344.8 1,344.8 0,434.4 -1,524 1,524",
}
"""How high many fish swim, in two columns and the middle between them."""
SIZE = {4: 1.04, 5: 1.02, 6: 1.02, 7: 1.0}
"""How large they are: so small that a pair stays clear of the frame and of each other."""
SWIMS = {
    2: (Swim.SNAPPING, Swim.DIVING),
    3: (Swim.SNAPPING, Swim.TURNING, Swim.WAVING),
    4: (Swim.STRAIGHT, Swim.STRAIGHT, Swim.TURNING, Swim.TURNING),
    5: (Swim.STRAIGHT, Swim.STRAIGHT, Swim.WAVING, Swim.TURNING, Swim.TURNING),
    6: (Swim.WAVING, Swim.WAVING, Swim.STRAIGHT, Swim.STRAIGHT, Swim.SNAPPING, Swim.TURNING),
    7: (
        Swim.STRAIGHT,
        Swim.STRAIGHT,
        Swim.SNAPPING,
        Swim.TURNING,
        Swim.TURNING,
        Swim.STRAIGHT,
        Swim.STRAIGHT,
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
            for x, flip in ((70, False), (290, True)):
                with art.at(x, 336, 0.77, flip=flip):
                    weedy_stone(art, 0, 0)
            with art.at(182, 304, 1.44):
                crayfish(art, 0, 0)
        case 5:
            hooked_boot(art, 180, 194)
        case 6:
            with art.at(184, 76, 1.3):
                duck(art, 0, 0)
        case 7:
            with art.at(180, 420, 0.78):
                river_bed(art, 0, 0)
            bubbles(art, "183,392,4 190,378,3.4 185,364,2.6")


def _places(rank: int) -> tuple[Place, ...]:
    """Where the fish of a card swim: those of a pair look at each other."""
    if rank in SHOALS:
        return SHOALS[rank]
    found: list[Place] = []
    for index, spot in enumerate(nodes(ROWS[rank])):
        right = spot.x < 0 or (spot.x == 0 and index % 2 == 1)
        lifted = 4 if rank > 7 else 2
        aside = 180 + spot.x * (82 if rank > 7 else 80)
        found.append(Place(aside, spot.y, right, lifted if right else -lifted, SIZE.get(rank, 0.98)))
    return tuple(found)


def _surface(art: Picture, y: float) -> None:
    """Draw the surface of the river across the card."""
    for half in SURFACE:
        art.line(half.format(y, y + 9), 8, (0.1, 1, 0.35, 1, 0.1), SKY_DARK)
    for path in ("62,{0} 84,{1} 106,{0}", "254,{0} 276,{1} 298,{0}"):
        art.line(path.format(y + 18, y + 25), 5, (0.1, 1, 0.1), SKY_DARK)
