"""The fish from two to ten."""

from saarbruecken.leavings import boot
from saarbruecken.signs import Swim, fish
from saarbruecken.titbits import (
    baited_hook,
    crayfish,
)
from saarbruecken.trifles import (
    angling_float,
    duck,
    waterweed,
)
from woodcut.geometry import Node, nodes
from woodcut.palette import SKY_DARK
from woodcut.picture import Picture

MIDDLE = Node(180, 300)

FISH_ROWS = {
    5: "-1,-2 1,-2 0,0 -1,2 1,2",
    6: "-1,-2 1,-2 -1,0 1,0 -1,2 1,2",
    7: "-1,-2 1,-2 0,-1 -1,0 1,0 -1,2 1,2",
    8: "-1,-2 1,-2 0,-1 -1,0 1,0 0,1 -1,2 1,2",
    9: "-1,-2 1,-2 -1,-1 1,-1 0,0 -1,1 1,1 -1,2 1,2",
    10: "-1,-2 1,-2 0,-1.2 -1,-0.4 1,-0.4 -1,0.4 1,0.4 0,1.2 -1,2 1,2",
}
"""Where many fish swim, as halves of the height: in two columns, so that nobody has to count them."""


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


WATER = (
    "40,72 62,80 84,72 106,80 126,73",
    "232,60 254,68 276,60 298,68 320,61",
    "34,300 56,308 78,300 100,308 118,301",
    "244,300 262,308 284,300 306,308 328,301",
    "40,536 62,544 84,536 106,544 128,537",
    "222,548 244,556 266,548 288,556 310,549",
)
"""Ripples around two fish."""


LOWER: dict[tuple[int, float], int] = {(5, 0): 52, (6, -1): 48, (6, 1): 48}
"""How much lower fish swim below a boot or a duck, by their number and column."""
SURFACE = (
    "34,104 50,112 70,104 90,112 110,104",
    "250,104 270,112 290,104 310,112 326,104",
    "62,124 80,131 100,124 116,130 130,125",
    "230,125 244,131 262,124 280,131 298,124",
)
"""The water on which a duck swims above six fish."""


def shoal(art: Picture, rank: int) -> None:
    """A few fish in a winding line, or a shoal in two columns, turned by turns."""
    if rank in FISH_ROWS:
        size, high = {5: (1.01, 100), 6: (1.04, 76), 7: (1.02, 103)}.get(rank, (0.98, 112))
        for index, place in enumerate(nodes(FISH_ROWS[rank])):
            right = place.x < 0 or (place.x == 0 and index % 2 == 1)
            if rank < 8 and place.x and place.y == (2 if rank == 5 else 0):
                right = not right
            x, y = MIDDLE.x + place.x * 80, MIDDLE.y + place.y * high + LOWER.get((rank, place.x), 0)
            lifted = 4 if rank > 7 else (9, -5)[round(place.y) % 2] if place.x else 5
            leader = 1.16 if rank == 5 and not place.x else 1
            swim = SWIMS[rank][index] if rank in SWIMS else Swim.STRAIGHT
            fish(art, x, y, size * leader, flip=right, turned=lifted if right else -lifted, swim=swim)
        if rank == 5:
            with art.at(180, 238, 0.74):
                boot(art, 0, 0, -300)
        if rank == 6:
            for ripple in SURFACE:
                art.line(ripple, 5, (0.2, 1, 0.2, 1, 0.2), SKY_DARK)
            with art.at(MIDDLE.x + 4, 84, 1.38):
                duck(art, 0, 0)
        if rank == 7:
            with art.at(MIDDLE.x - 10, MIDDLE.y + high - 4, 0.98):
                waterweed(art, 0, 0)
        return
    size, step = {2: (2.02, 262), 3: (1.54, 180), 4: (1.36, 116)}[rank]
    asides = {3: (30, 14, 2), 4: (34, 34, 34, 34)}.get(rank, (0, 0))
    tilts = {3: (-9, 6, -3)}.get(rank, (-4, 4, -4, 4))
    for index in range(rank):
        right = index % 2 == 1
        x = MIDDLE.x + (-asides[index] if right else asides[index])
        y = MIDDLE.y - (45 if rank == 4 else 0) + (index - (rank - 1) / 2) * step
        fish(art, x, y, size, flip=right, turned=tilts[index], swim=SWIMS[rank][index])
    if rank == 2:
        with art.at(MIDDLE.x, MIDDLE.y + 4, 1.4):
            angling_float(art, 0, 0)
        for ripple in WATER:
            art.line(ripple, 7, (0.2, 1, 0.3, 1, 0.2), SKY_DARK)
    if rank == 3:
        with art.at(67, 134, 1.14):
            baited_hook(art, 0, 0, -104)
    if rank == 4:
        with art.at(178, 547, 1.5):
            crayfish(art, 0, 0)
