"""The pigeons from two to ten: a walk through the town, each card from another place they sit on."""

from functools import partial
from itertools import cycle
from typing import NamedTuple

from saarbruecken.courts.tauben_flight import flying_dove
from saarbruecken.perches import (
    balustrade,
    bridge_sign,
    church_sign,
    console,
    fountain_sign,
    hanging_shoes,
    house_front,
    ledge,
    niche,
    roofs,
    signpost,
    street_lamp,
    town_clock,
    wire,
)
from saarbruecken.visitors import geraniums
from woodcut.geometry import discs, nodes
from woodcut.ornaments import leaf
from woodcut.palette import BROWN, GREEN_DARK
from woodcut.picture import Picture
from woodcut.pigeon import Plumage, Pose, dove

GRAIN = BROWN
LEFT, RIGHT = False, True
FEET = 49
"""How far below its middle a pigeon's feet are."""


class Bird(NamedTuple):
    """One pigeon of a card: where its feet are, and what it does; `None` flies."""

    x: float
    foot: float
    right: bool
    pose: Pose | None = Pose.STANDING
    plumage: Plumage = Plumage.BARRED


SIZE = {2: 1.9, 3: 1.26, 4: 1.26, 5: 1.17, 6: 1.14, 7: 0.98, 8: 0.96, 9: 0.86, 10: 0.86}

BIRDS = {
    2: (
        Bird(186, 226, LEFT, Pose.COOING),
        Bird(164, 514, RIGHT, Pose.STANDING),
    ),
    3: (
        Bird(180, 160, LEFT, Pose.COOING),
        Bird(180, 334, RIGHT, Pose.WALKING, Plumage.CHEQUERED),
        Bird(180, 508, LEFT, Pose.LOOKING_BACK),
    ),
    4: (
        Bird(104, 190, RIGHT, Pose.COOING),
        Bird(256, 190, LEFT, Pose.STANDING, Plumage.CHEQUERED),
        Bird(98, 488, RIGHT, Pose.STANDING),
        Bird(252, 488, LEFT, Pose.WALKING, Plumage.PIED),
    ),
    5: (
        Bird(98, 156, RIGHT, Pose.STANDING),
        Bird(262, 156, LEFT, Pose.COOING),
        Bird(180, 322, LEFT, Pose.ASLEEP, Plumage.PIED),
        Bird(92, 540, RIGHT, Pose.PECKING, Plumage.CHEQUERED),
        Bird(268, 540, LEFT, Pose.STANDING),
    ),
    6: (
        Bird(96, 166, RIGHT, Pose.STANDING),
        Bird(264, 166, LEFT, Pose.LOOKING_BACK, Plumage.CHEQUERED),
        Bird(96, 350, RIGHT, Pose.COOING),
        Bird(264, 350, LEFT, Pose.STANDING, Plumage.PIED),
        Bird(96, 534, RIGHT, Pose.STANDING, Plumage.CHEQUERED),
        Bird(264, 534, LEFT, Pose.COOING),
    ),
    7: (
        Bird(92, 124, RIGHT, Pose.COOING),
        Bird(268, 124, LEFT, Pose.STANDING, Plumage.CHEQUERED),
        Bird(180, 236, LEFT, None),
        Bird(92, 372, RIGHT, Pose.STANDING, Plumage.PIED),
        Bird(268, 372, LEFT, Pose.COOING),
        Bird(92, 543, RIGHT, Pose.PECKING),
        Bird(268, 543, LEFT, Pose.WALKING, Plumage.CHEQUERED),
    ),
}
"""The pigeons of each card, from the upper left."""
ROWS = {
    8: "-1,-2 1,-2 0,-1 -1,0 1,0 0,1 -1,2 1,2",
    9: "-1,-2 0,-2 1,-2 -1,0 0,0 1,0 -1,2 0,2 1,2",
    10: "-1,-2 0,-2 1,-2 -0.5,-0.667 0.5,-0.667 -0.5,0.667 0.5,0.667 -1,2 0,2 1,2",
}
"""Where many pigeons stand about the middle of the card."""
REACH = {8: (96, 103), 9: (106, 97), 10: (106, 104)}


def pigeons(art: Picture, rank: int) -> None:
    """As many pigeons as the rank says, in rows on what a town has to offer."""
    _perches(art, rank)
    for bird in birds(rank):
        draw(art, bird, SIZE[rank])
    match rank:
        case 4:
            town_clock(art, 180, 246)
        case 6:
            hanging_shoes(art, 180, 354)
        case 7:
            geraniums(art, 180, 372, 0.86)


def birds(rank: int) -> tuple[Bird, ...]:
    """The pigeons of a card; many stand in plain rows, for a pack of 52."""
    if rank in BIRDS:
        return BIRDS[rank]
    dx, dy = REACH[rank]
    poses = cycle(Pose)
    found: list[Bird] = []
    for index, place in enumerate(nodes(ROWS[rank])):
        inwards = place.x < 0 or (place.x == 0 and index % 2 == 1)
        foot = 300 + place.y * dy + FEET * SIZE[rank]
        found.append(Bird(180 + place.x * dx, foot, inwards != (rank == 8), next(poses)))
    return tuple(found)


def draw(art: Picture, bird: Bird, size: float) -> None:
    """Draw one pigeon of a card; one that pecks has found some grains."""
    if bird.pose is None:
        flying_dove(art, bird.x, bird.foot, size * 0.98, flip=bird.right, turned=4)
        return
    x, y = bird.x, bird.foot - FEET * size
    held = partial(_twig_before, art) if bird is BIRDS[2][1] else None
    dove(art, x, y, size, pose=bird.pose, plumage=bird.plumage, flip=bird.right, held=held)
    if bird.pose is Pose.PECKING:
        with art.at(x, y, size, flip=bird.right):
            art.add(discs("-58,47,2 -53,46,1.7 -63,47,1.6", 12), GRAIN)


def _perches(art: Picture, rank: int) -> None:
    """What the pigeons of a card sit on, and what lies behind them."""
    match rank:
        case 2:
            niche(art, 180, 214)
            _twig_behind(art, BIRDS[2][1])
            for bird in BIRDS[2]:
                console(art, 180, bird.foot)
        case 3:
            signs = (church_sign(186, 179), bridge_sign(172, 352), fountain_sign(186, 527))
            heights = (160, 334, 508)
            signpost(art, 180, tuple(zip(heights, (True, False, True), signs, strict=True)))
        case 4:
            for foot in (190, 488):
                balustrade(art, 180, foot, 288, 56, 7)
        case 5:
            ledge(art, 180, 156, 304)
            street_lamp(art, 180, 322, 546)
            ledge(art, 180, 540, 304)
        case 6:
            roofs(art, 556)
            for foot in (166, 350, 534):
                wire(art, foot - 2, 4)
        case 7:
            house_front(art)
            for foot in (124, 372, 543):
                ledge(art, 180, foot, 304)


def _twig_behind(art: Picture, bird: Bird) -> None:
    """Draw the end of the twig that a pigeon holds which lies behind its beak."""
    size = SIZE[2]
    with art.at(bird.x, bird.foot - (FEET + 5) * size, size, flip=bird.right), art.at(-46, -29, 1 / size):
        art.line("2,6 -4,-12 -4,-36", 5, (1, 1, 0.6), GREEN_DARK)
        for x, y, angle in ((-5, -16, -150), (-4, -26, -40), (-4, -34, -100)):
            leaf(art, x, y, 28, angle, width=0.28)


def _twig_before(art: Picture) -> None:
    """Draw the rest of the twig, which comes out between the two halves of the beak."""
    with art.at(-14.5, 6, 1 / SIZE[2]):
        art.line("4,-4 -6,12 -16,34 -18,62", 5.2, (1, 1, 0.9, 0.5), GREEN_DARK)
        for x, y, angle in ((-12, 24, 164), (-15, 34, 50), (-18, 48, 140), (-18, 58, 76)):
            leaf(art, x, y, 30, angle, width=0.28)
