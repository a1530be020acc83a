"""The beats in which a deal is counted; pure: what is shown follows from the time and the skips."""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.engine import ScoreLine

BEGINNING = 0.5
COUNT = 0.9
ROLL = 0.5
ROLL_A_POINT = 0.17
NOBODY = 0.45
HEADLINE = 0.8
HAIR = 1e-9
"""What a product of floats may lack of a whole number."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How far the counting is: lines whose figures are there, lines whose points are given, the totals.

    `points_given` are the points that have come to the totals, those lost as well. While the points of the
    last line given are on their way, `rolled` says how far they are, from 0 to 1.
    """

    counted: int
    given: int
    totals: tuple[int, ...]
    headline: bool
    points_given: int
    rolled: float = 1.0


class Counting:
    """Counts the lines one after the other: figures, then the point, and the totals roll."""

    def __init__(self, lines: Sequence[ScoreLine], before: Sequence[int], *, quick: bool = False) -> None:
        """Begin with the totals `before`; a quick counting is over at once."""
        self._lines = tuple(lines)
        self._before = tuple(before)
        lengths = [BEGINNING]
        for line in self._lines:
            points = sum(map(abs, line.points))
            lengths += [COUNT, ROLL + ROLL_A_POINT * points if points else NOBODY]
        self._lengths = (*lengths, HEADLINE)
        self._beat = len(self._lengths) if quick else 0
        self._since: float | None = None
        self._now = 0.0

    @property
    def over(self) -> bool:
        """Whether everything has been counted and said."""
        return self._beat >= len(self._lengths)

    def at(self, now: float) -> None:
        """Go on to a time, seconds."""
        self._now = now
        if self._since is None:
            self._since = now
        while not self.over and now - self._since >= self._lengths[self._beat]:
            self._since += self._lengths[self._beat]
            self._beat += 1

    def skip(self) -> None:
        """Go on to the next beat at once."""
        if not self.over:
            self._beat += 1
            self._since = self._now

    def finish(self) -> None:
        """Count everything at once."""
        self._beat = len(self._lengths)

    @property
    def shown(self) -> Shown:
        """What is to be seen now."""
        lines = len(self._lines)
        counted = min((self._beat + 1) // 2, lines)
        given = min(self._beat // 2, lines)
        # Beats: the beginning, then by line its figures (odd) and its points (even), at last the headline.
        rolling = self._beat % 2 == 0 and 0 < self._beat <= 2 * lines
        part = self._part if rolling else 1.0
        totals = self._totals(given, part)
        return Shown(
            counted=counted,
            given=given,
            totals=totals,
            headline=self._beat >= len(self._lengths) - 1,
            points_given=self._points(given, part),
            rolled=part,
        )

    @property
    def _part(self) -> float:
        """How much of the present beat has passed, 0 to 1."""
        if self.over or self._since is None:
            return 1.0
        return min(1.0, (self._now - self._since) / self._lengths[self._beat])

    def _points(self, given: int, part: float) -> int:
        """How many points of so many lines have come to the totals, of the last one only a part."""
        points = [sum(map(abs, line.points)) for line in self._lines[:given]]
        return sum(points[:-1]) + int(points[-1] * part + HAIR) if points else 0

    def _totals(self, given: int, part: float) -> tuple[int, ...]:
        """The totals with the points of so many lines, of the last one only a part."""
        totals = []
        for side, start in enumerate(self._before):
            sure = sum(line.points[side] for line in self._lines[: max(given - 1, 0)])
            last = self._lines[given - 1].points[side] if given else 0
            totals.append(start + sure + int(last * part + HAIR))
        return tuple(totals)
