"""The fish from two to ten."""

from saarbruecken.leavings import boot, bottle_post
from saarbruecken.ones.roach import lily
from saarbruecken.signs import fish
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


def shoal(art: Picture, rank: int) -> None:
    """A few fish in a winding line, or a shoal in two columns, turned by turns."""
    if rank in FISH_ROWS:
        size, high = {5: (1.06, 100), 6: (1.02, 96), 7: (1.07, 102)}.get(rank, (0.98, 112))
        for index, place in enumerate(nodes(FISH_ROWS[rank])):
            right = place.x < 0 or (place.x == 0 and index % 2 == 1)
            if rank < 8 and place.x and place.y == (2 if rank == 5 else 0):
                right = not right
            x, y = MIDDLE.x + place.x * 82, MIDDLE.y + place.y * high
            lifted = 4 if rank > 7 else (9, -5)[round(place.y) % 2] if place.x else 5
            leader = 1.14 if rank == 5 and not place.x else 1
            fish(art, x, y, size * leader, flip=right, turned=lifted if right else -lifted)
        if rank == 5:
            with art.at(170, 202, 0.84):
                boot(art, 0, 0, -222)
            bottle_post(art, MIDDLE.x, 394)
        if rank == 6:
            with art.at(MIDDLE.x, MIDDLE.y - high - 2, 0.86):
                lily(art, 0, 0)
            duck(art, MIDDLE.x, MIDDLE.y + high)
        if rank == 7:
            waterweed(art, MIDDLE.x, MIDDLE.y + high)
        return
    size, step = {2: (1.95, 246), 3: (1.7, 184), 4: (1.74, 129)}[rank]
    aside = {3: 26, 4: 30}.get(rank, 0)
    tilts = {3: (-9, 6, -3)}.get(rank, (-4, 4, -4, 4))
    for index in range(rank):
        right = index % 2 == 1
        x = MIDDLE.x + (-aside if right else aside)
        y = MIDDLE.y + (index - (rank - 1) / 2) * step
        fish(art, x, y, size, flip=right, turned=tilts[index])
    if rank == 2:
        with art.at(MIDDLE.x, MIDDLE.y + 2, 1.15):
            angling_float(art, 0, 0)
    if rank == 3:
        baited_hook(art, 52, 122, 14)
    if rank == 4:
        crayfish(art, 298, 549)
