"""Timing of the counting animation on the score sheet, in beats; a pure function of time and skips."""

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
"""Rounding tolerance: the most by which a product of floats falls short of a whole number."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The progress of the count: lines with figures shown, lines with points awarded, the totals.

    `points_given` counts points already added to (or taken from) the totals. While the last line's points are
    rolling, `rolled` is the fraction done, 0 to 1; `figured` is that of the beat with the figures of the last
    line counted.
    """

    counted: int
    given: int
    totals: tuple[int, ...]
    headline: bool
    points_given: int
    rolled: float = 1.0
    figured: float = 1.0


class Counting:
    """Counts the lines one after the other: first the figures, then the points, while the totals roll."""

    def __init__(self, lines: Sequence[ScoreLine], before: Sequence[int], *, quick: bool = False) -> None:
        """Start with the totals `before`; `quick` ends the animation immediately."""
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
        """Whether the animation has ended."""
        return self._beat >= len(self._lengths)

    def at(self, now: float) -> None:
        """Advance to a time in seconds."""
        self._now = now
        if self._since is None:
            self._since = now
        while not self.over and now - self._since >= self._lengths[self._beat]:
            self._since += self._lengths[self._beat]
            self._beat += 1

    def skip(self) -> None:
        """Skip to the next beat."""
        if not self.over:
            self._beat += 1
            self._since = self._now

    def finish(self) -> None:
        """Skip to the end."""
        self._beat = len(self._lengths)

    @property
    def shown(self) -> Shown:
        """The progress at the current time."""
        lines = len(self._lines)
        counted = min((self._beat + 1) // 2, lines)
        given = min(self._beat // 2, lines)
        # Beats: 0 is the beginning, then figures (odd) and points (even) for each line, and last the
        # headline.
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
            figured=self._part if self._beat % 2 == 1 and self._beat < 2 * lines else 1.0,
        )

    @property
    def _part(self) -> float:
        """The elapsed fraction of the current beat, 0 to 1."""
        if self.over or self._since is None:
            return 1.0
        return min(1.0, (self._now - self._since) / self._lengths[self._beat])

    def _points(self, given: int, part: float) -> int:
        """Return the points of the first `given` lines added so far; of the last line only `part`."""
        points = [sum(map(abs, line.points)) for line in self._lines[:given]]
        return sum(points[:-1]) + int(points[-1] * part + HAIR) if points else 0

    def _totals(self, given: int, part: float) -> tuple[int, ...]:
        """Return the totals with the first `given` lines added; of the last line only `part`."""
        totals = []
        for side, start in enumerate(self._before):
            sure = sum(line.points[side] for line in self._lines[: max(given - 1, 0)])
            last = self._lines[given - 1].points[side] if given else 0
            totals.append(start + sure + int(last * part + HAIR))
        return tuple(totals)
