"""Which card values a child confuses: what was asked for and which card it chose instead.

Made from tasks without sums: a value that is said, a value shown as dots, and an equal card.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from settebello.learning.learner.events import Event, FoundTwin


class Asked(StrEnum):
    """How a card was asked for."""

    VALUE = "value"
    DOTS = "dots"
    TWIN = "twin"


@dataclass(frozen=True, slots=True)
class Score:
    """Answers, and how many of them were right."""

    answers: int = 0
    right: int = 0


@dataclass(frozen=True, slots=True)
class Confusion:
    """A value that was asked for, the value of the card chosen instead, and how often."""

    asked: int
    chosen: int
    count: int


@dataclass(frozen=True, slots=True)
class Figures:
    """A child's answers to tasks without sums.

    scores: by how the card was asked for. values: the answers for each value asked for. chosen: how often
    each card was chosen, by the values asked for and chosen; right answers are included. unknown: misses of
    older journals, which do not name the card that was chosen.
    """

    scores: Mapping[Asked, Score]
    values: Mapping[int, Score]
    chosen: Mapping[tuple[int, int], int]
    unknown: int = 0

    @property
    def answers(self) -> int:
        """The number of all answers."""
        return sum(score.answers for score in self.scores.values())

    @property
    def confusions(self) -> tuple[Confusion, ...]:
        """The values that were taken for another, the most frequent first."""
        found = [
            Confusion(asked, chosen, count)
            for (asked, chosen), count in self.chosen.items()
            if asked != chosen
        ]
        return tuple(sorted(found, key=lambda one: (-one.count, one.asked, one.chosen)))


def figures_of(events: Iterable[Event]) -> Figures:
    """Return what a child's events say about card values."""
    scores: dict[Asked, Score] = dict.fromkeys(Asked, Score())
    values: dict[int, Score] = {}
    chosen: Counter[tuple[int, int]] = Counter()
    unknown = 0
    for event in events:
        if not isinstance(event, FoundTwin) or event.lesson:
            # In a lesson the card was shown from the beginning.
            continue
        kind = Asked.DOTS if event.dots else Asked.VALUE if event.value else Asked.TWIN
        scores[kind] = _after(scores[kind], right=event.right)
        asked = event.value or event.twin
        if asked:
            values[asked] = _after(values.get(asked, Score()), right=event.right)
        # A right answer is a card of the value that was asked for, also where the journal does not say so.
        card = event.chosen or (asked if event.right else 0)
        if asked and card:
            chosen[asked, card] += 1
        elif not event.right:
            unknown += 1
    return Figures(scores, dict(sorted(values.items())), dict(sorted(chosen.items())), unknown)


def _after(score: Score, *, right: bool) -> Score:
    return Score(score.answers + 1, score.right + right)
