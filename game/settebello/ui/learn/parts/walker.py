"""The child's animal on the road of the map: it stands at the stone that comes next and points at it."""

from collections.abc import Sequence
from typing import Final

from settebello.practice.learning_port import Stage
from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.animals import known
from settebello.ui.learn.parts.stones import StoneSpot

HIGH: Final = 0.88
"""The height of the animal, as a part of the diameter of a stone."""
WIDE: Final = 200 / 280
NEAR: Final = -0.02
"""How far it stands from the stone, and"""
FEET: Final = 0.3
"""how far its feet are below the middle of the stone, as parts of the diameter of a stone."""


def walker(stones: Sequence[StoneSpot]) -> tuple[Area, bool] | None:
    """Return where the animal stands, and whether it looks to the left; None where no stone comes next."""
    place = next((place for place, spot in enumerate(stones) if spot.stone.stage is Stage.NEXT), None)
    return None if place is None else walker_area(stones, place)


def spot_of_walker(stones: Sequence[StoneSpot], x: float, y: float) -> tuple[float, float] | None:
    """Return the middle of the stone at which the animal stands if a point lies on the animal, else None.

    A stone or a name that the animal reaches goes before it.
    """
    stand = walker(stones)
    if stand is None or not stand[0].contains(x, y):
        return None
    if any(spot.disc.contains(x, y) or spot.name_area.contains(x, y) for spot in stones):
        return None
    return next(spot.disc.centre for spot in stones if spot.stone.stage is Stage.NEXT)


def walker_picture(animal: str) -> str:
    """Return the picture of an animal on its feet."""
    return f"ui/walkers/{known(animal)}.svg"


def walker_area(stones: Sequence[StoneSpot], place: int) -> tuple[Area, bool]:
    """Return where the animal stands beside a stone, and whether it looks to the left.

    It stands where the road comes to the stone, or beyond the stone where a row begins.
    """
    disc = stones[place].disc
    right = _is_right(stones, place)
    high = HIGH * disc.width
    wide = WIDE * high
    x = disc.right + NEAR * disc.width if right else disc.x - NEAR * disc.width - wide
    return Area(x, disc.centre[1] + FEET * disc.width - high, wide, high), right


def _is_right(stones: Sequence[StoneSpot], place: int) -> bool:
    """Whether the animal stands at the right of a stone: on the road in its row, best where it came from."""
    x, y = stones[place].disc.centre
    for other in (place - 1, place + 1):
        if 0 <= other < len(stones) and abs(stones[other].disc.centre[1] - y) < stones[place].disc.width / 2:
            return stones[other].disc.centre[0] > x
    return False
