"""The fish from two to ten."""

from saarbruecken.leavings import boot, bottle_post
from saarbruecken.ones.roach import lily
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


def shoal(art: Picture, rank: int) -> None:
    """A few fish in a winding line, or a shoal in two columns, turned by turns."""
    if rank in FISH_ROWS:
        size, high = {5: (1.04, 100), 6: (1.02, 96), 7: (1.02, 102)}.get(rank, (0.98, 112))
        for index, place in enumerate(nodes(FISH_ROWS[rank])):
            right = place.x < 0 or (place.x == 0 and index % 2 == 1)
            if rank < 8 and place.x and place.y == (2 if rank == 5 else 0):
                right = not right
            x, y = MIDDLE.x + place.x * (86 if rank == 5 else 82), MIDDLE.y + place.y * high
            lifted = 4 if rank > 7 else (9, -5)[round(place.y) % 2] if place.x else 5
            leader = 1.14 if rank == 5 and not place.x else 1
            swim = SWIMS[rank][index] if rank in SWIMS else Swim.STRAIGHT
            fish(art, x, y, size * leader, flip=right, turned=lifted if right else -lifted, swim=swim)
        if rank == 5:
            with art.at(176, 200, 0.76):
                boot(art, 0, 0, -222)
            with art.at(MIDDLE.x, 394, 0.84):
                bottle_post(art, 0, 0)
        if rank == 6:
            with art.at(MIDDLE.x, MIDDLE.y - high - 2, 0.86):
                lily(art, 0, 0)
            duck(art, MIDDLE.x, MIDDLE.y + high)
        if rank == 7:
            waterweed(art, MIDDLE.x, MIDDLE.y + high)
        return
    size, step = {2: (1.88, 240), 3: (1.62, 180), 4: (1.54, 126)}[rank]
    aside = {3: 22, 4: 30}.get(rank, 0)
    tilts = {3: (-9, 6, -3)}.get(rank, (-4, 4, -4, 4))
    for index in range(rank):
        right = index % 2 == 1
        x = MIDDLE.x + (-aside if right else aside)
        y = MIDDLE.y - (14 if rank == 4 else 0) + (index - (rank - 1) / 2) * step
        fish(art, x, y, size, flip=right, turned=tilts[index], swim=SWIMS[rank][index])
    if rank == 2:
        with art.at(MIDDLE.x, MIDDLE.y + 2, 1.15):
            angling_float(art, 0, 0)
    if rank == 3:
        baited_hook(art, 60, 120, 14)
    if rank == 4:
        crayfish(art, 276, 552)
