"""Patterns in which a number can be seen at a glance (docs/learning.md, section 8.1)."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

FIVE: Final = 5
TEN: Final = 10
LARGEST_DIE: Final = 6
"""The largest number that has a dice pattern."""
LARGEST_GROUP: Final = 5
"""The largest group of a pattern of two groups: more are not seen without counting."""
APART: Final = 1.5
"""The distance between two groups, in steps of their grid."""

_LOW, _HIGH = 0.25, 1.75
_CORNERS: Final = ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH))
_DICE: Final = {
    1: ((1, 1),),
    2: (_CORNERS[0], _CORNERS[3]),
    3: (_CORNERS[0], (1, 1), _CORNERS[3]),
    4: _CORNERS,
    5: (*_CORNERS, (1, 1)),
    6: (*_CORNERS, (_LOW, 1), (_HIGH, 1)),
}
"""The dots of each face of a die, whose middle is (1, 1)."""


class Pattern(StrEnum):
    """How the dots of a number are arranged."""

    ROWS = "rows"
    """Rows of five."""
    DICE = "dice"
    """A face of a die; larger numbers are in a ten-frame."""
    TEN_FRAME = "ten_frame"
    """The upper row of a ten-frame first."""
    GROUPS = "groups"
    """Two faces of dice side by side, which are added."""
    THINGS = "things"
    """Things on the table, which the child touches one after the other; they move into a ten-frame."""


class Dot(NamedTuple):
    """A dot in steps of its grid, and the number of its group."""

    x: float
    y: float
    group: int = 0


def dots_of(pattern: Pattern, groups: Sequence[int]) -> tuple[Dot, ...]:
    """Return the dots of some groups, one group for a plain number; the first dot's grid begins at 0.

    Raises ValueError for a group that has no dots.
    """
    if not groups or min(groups) < 1:
        raise ValueError(f"{tuple(groups)} has a group without dots")
    if faces(pattern, groups):
        return tuple(
            Dot(x + number * (2 + APART), y, number)
            for number, group in enumerate(groups)
            for x, y in _DICE[group]
        )
    members = [number for number, group in enumerate(groups) for _ in range(group)]
    return tuple(Dot(place % FIVE, place // FIVE, group) for place, group in enumerate(members))


def faces(pattern: Pattern, groups: Sequence[int]) -> int:
    """Return how many faces of dice show some groups side by side; 0 for rows and ten-frames."""
    several = len(groups) > 1 or pattern is Pattern.DICE
    return len(groups) if several and max(groups) <= LARGEST_DIE else 0


def size_of(pattern: Pattern, groups: Sequence[int]) -> tuple[float, float]:
    """Return the width and the height of the grid of some groups, in its steps; it does not shrink."""
    if faces(pattern, groups):
        return 2 * len(groups) + APART * (len(groups) - 1), 2
    return FIVE - 1, max((sum(groups) - 1) // FIVE, 1)


def framed(pattern: Pattern, groups: Sequence[int]) -> bool:
    """Return whether the cells of a ten-frame are drawn behind the dots."""
    if len(groups) > 1 or sum(groups) > TEN:
        return False
    return pattern in {Pattern.TEN_FRAME, Pattern.THINGS} or (
        pattern is not Pattern.ROWS and sum(groups) > LARGEST_DIE
    )
