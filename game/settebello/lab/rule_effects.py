"""The effects of changed rules: what differs between two sets of trial deals, with intervals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import hypot
from typing import Any, Final

from settebello.coach.duplicate.interval import Interval
from settebello.lab.rule_trial import TrialDeal

FEWEST_MATCHES: Final = 10
"""With fewer whole matches nothing is said about their length."""


class Figure(StrEnum):
    """What is measured of deals and matches."""

    SWEEPS = "sweeps"
    """Sweeps a deal, those of all sides together."""
    POINTS = "points"
    """Points a deal, those of all sides together."""
    DEALER_WINS = "dealer_wins"
    """The share of deals in which the dealer's side alone has the best result."""
    MATCH_LENGTH = "match_length"
    """Deals a match."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A figure under two sets of rules, and the difference, each with its 95 % interval."""

    figure: Figure
    before: Interval
    after: Interval
    change: Interval

    @property
    def is_sure(self) -> bool:
        """Whether the interval of the difference does not contain 0, so that chance is unlikely."""
        bounds = self.change.bounds
        return bounds is not None and (bounds[0] > 0 or bounds[1] < 0)

    def as_data(self) -> dict[str, Any]:
        """Return the effect for other programs."""
        parts = {"before": self.before, "after": self.after, "change": self.change}
        return {
            "figure": self.figure.value,
            **{
                name: {"mean": one.mean, "margin": one.margin, "count": one.count}
                for name, one in parts.items()
            },
            "sure": self.is_sure,
        }


def effects_of(before: Sequence[TrialDeal], after: Sequence[TrialDeal]) -> tuple[Effect, ...]:
    """Return the effects in the first deals that both have been played; none for fewer than two."""
    count = min(len(before), len(after))
    return tuple(_effects(before[:count], after[:count])) if count > 1 else ()


def _effects(before: Sequence[TrialDeal], after: Sequence[TrialDeal]) -> Iterator[Effect]:
    yield _paired(Figure.SWEEPS, [one.sweeps for one in before], [one.sweeps for one in after])
    yield _paired(Figure.POINTS, [one.points for one in before], [one.points for one in after])
    yield _paired(Figure.DEALER_WINS, [one.dealer_won for one in before], [one.dealer_won for one in after])
    lengths = [[one.length for one in deals if one.length is not None] for deals in (before, after)]
    if min(map(len, lengths)) >= FEWEST_MATCHES:
        old, new = map(Interval.of, lengths)
        # Matches are not pairs: the n-th one has other decks as soon as one is longer.
        margin = hypot(old.margin or 0.0, new.margin or 0.0)
        yield Effect(
            Figure.MATCH_LENGTH, old, new, Interval(new.mean - old.mean, margin, min(old.count, new.count))
        )


def _paired(figure: Figure, before: Sequence[float], after: Sequence[float]) -> Effect:
    """Return the effect on a figure of pairs of deals with the same deck."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    return Effect(figure, Interval.of(before), Interval.of(after), Interval.of(changes))
