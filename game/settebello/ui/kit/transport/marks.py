"""The marks above a timeline, and which of them share a picture where they are close together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from settebello.ui.kit.theme import GOLD

WITHIN: Final = 1.0
BETWEEN: Final = 5.0
"""The room between two pictures of one cluster, and between two clusters."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A glyph above a place; of several close together, those of a higher `rank` come first."""

    place: int
    glyph: str
    colour: str = GOLD
    rank: int = 0


@dataclass(frozen=True, slots=True)
class MarkGroup:
    """One picture for so many marks of a kind."""

    glyph: str
    colour: str
    number: int


@dataclass(frozen=True, slots=True)
class MarkCluster:
    """Marks too close for a picture each: side by side one for each kind, from `left` on."""

    left: float
    right: float
    marks: tuple[Mark, ...]
    groups: tuple[MarkGroup, ...]


def clusters(
    marks: Sequence[Mark],
    x_of: Callable[[float], float],
    width_of: Callable[[int], float],
    ends: tuple[float, float],
) -> tuple[MarkCluster, ...]:
    """Return clusters of marks that do not touch one another, from left to right, inside the `ends`.

    `width_of` says how wide the picture of so many marks is.
    """

    def cluster(together: tuple[Mark, ...]) -> MarkCluster:
        groups = _groups(together)
        wide = sum(width_of(one.number) for one in groups) + WITHIN * (len(groups) - 1)
        middle = (x_of(together[0].place) + x_of(together[-1].place)) / 2
        left = max(ends[0], min(middle - wide / 2, ends[1] - wide))
        return MarkCluster(left, left + wide, together, groups)

    found: list[MarkCluster] = []
    for mark in sorted(marks, key=lambda one: (one.place, -one.rank)):
        last = cluster((mark,))
        while found and found[-1].right + BETWEEN > last.left:
            last = cluster((*found.pop().marks, *last.marks))
        found.append(last)
    return tuple(found)


def _groups(marks: Sequence[Mark]) -> tuple[MarkGroup, ...]:
    """Return a group for each kind of marks: those of the highest rank first."""

    def kind(mark: Mark) -> tuple[int, str, str]:
        return -mark.rank, mark.glyph, mark.colour

    parts = groupby(sorted(marks, key=kind), kind)
    return tuple(MarkGroup(glyph, colour, len(list(part))) for (_, glyph, colour), part in parts)
