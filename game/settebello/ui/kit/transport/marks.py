"""The marks above a timeline, and which of them share a picture where they are close together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD
from settebello.ui.kit.transport.hint_plate import READABLE
from settebello.ui.kit.view.canvas import Canvas

MARK: Final = 22.0
COUNT: Final = 17.0
"""The size of a mark's picture, and of the number of those that share one."""
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


Known: TypeAlias = tuple[tuple[Mark, ...], Area, int, float]
"""What the clusters depend on: the marks, the row, the last place, and pixels to a unit."""


class MarkRow:
    """The pictures of marks above a track; it keeps the clusters as long as nothing changes them."""

    def __init__(self) -> None:
        """Start without clusters."""
        self._kept: tuple[Known, tuple[MarkCluster, ...]] | None = None

    def draw(self, canvas: Canvas, row: Area, marks: tuple[Mark, ...], last: int) -> None:
        """Draw the marks of a track from place 0 to the `last` one, which is as wide as the row."""
        size = max(COUNT, READABLE / canvas.k)
        apart = row.width / max(last, 1)

        def wide(number: int) -> float:
            return MARK + (canvas.text_width(str(number), size=size, role=Role.BOLD) if number > 1 else 0.0)

        known = (marks, row, last, canvas.k)
        if self._kept is None or self._kept[0] != known:
            ends = row.x, row.right
            self._kept = known, clusters(marks, lambda place: row.x + apart * place, wide, ends)
        y = row.centre[1]
        for cluster in self._kept[1]:
            x = cluster.left
            for group in cluster.groups:
                canvas.glyph(group.glyph, x + MARK / 2, y, MARK, group.colour)
                if group.number > 1:
                    words, bold = str(group.number), Role.BOLD
                    canvas.text(words, x + MARK, y, size=size, colour=group.colour, role=bold)
                x += wide(group.number) + WITHIN
