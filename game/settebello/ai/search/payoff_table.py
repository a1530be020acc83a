"""The payoff of a finished deal: its points, or near the end of a match the probability of winning it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from settebello.ai.core.network import POINT
from settebello.ai.core.payoff import LEAST, SPAN
from settebello.engine import Ruleset, SeatView, kernel
from settebello.engine.match_end import winner_of
from settebello.engine.rules.rulewords import Objective

if TYPE_CHECKING:
    from settebello.engine.native import i64, vec

NEAR = 5
"""The match is played for, instead of points, when a side is within this many points of the target."""

WHOLE = 8
"""Points that winning (or losing) the match is worth."""

FARTHEST = 8
"""Points over the target from which a match that is still undecided counts as even."""

Outcomes = tuple[tuple[int, int, float], ...]
"""A distribution of deal results: points of one side, points of the other, probability."""

USUAL: Outcomes = tuple(
    (own, other, chance * chances)
    for own, chance in enumerate((0.14, 0.27, 0.25, 0.18, 0.10, 0.06))
    for other, chances in enumerate((0.14, 0.27, 0.25, 0.18, 0.10, 0.06))
)


@dataclass(frozen=True, slots=True)
class PayoffTable:
    """The payoff table for the search, the bonus for winning the match, and whether match odds are used."""

    payoff: "vec[i64]"
    decision: int
    counts_match: bool


def payoff_table_of(view: SeatView, *, match: bool = True) -> PayoffTable:
    """Return the payoff table for a view: match odds for two sides near the end of a match, otherwise points.

    ``match``: whether match odds are allowed.
    """
    ruleset, scores = view.ruleset, view.scores
    target, sign = ruleset.match.target, sign_of(ruleset)
    if match and len(scores) == 2 and sign > 0 and max(scores) >= target - NEAR:
        own, other = scores[view.side], scores[1 - view.side]
        return PayoffTable(_match_payoff(ruleset, own, other), WHOLE * POINT, counts_match=True)
    return PayoffTable(_points_payoff(sign), target * POINT, counts_match=False)


def sign_of(ruleset: Ruleset) -> int:
    """Return 1 where many points are wanted, -1 where few are."""
    return -1 if ruleset.match.objective is Objective.LOW else 1


@lru_cache(maxsize=2)
def _points_payoff(sign: int) -> "vec[i64]":
    return kernel.array([sign * (own - other) * POINT for own in range(SPAN) for other in range(SPAN)])


@lru_cache(maxsize=64)
def _match_payoff(ruleset: Ruleset, own: int, other: int) -> "vec[i64]":
    """Return the probability of winning the match after a deal, scaled to -WHOLE ... WHOLE points."""
    chance = win_chance(ruleset)
    reach = range(-LEAST, SPAN - LEAST)
    return kernel.array(
        [round((2 * chance(own + a, other + b) - 1) * WHOLE * POINT) for a in reach for b in reach]
    )


@lru_cache(maxsize=8)
def win_chance(ruleset: Ruleset) -> Callable[[int, int], float]:
    """Return a function from the totals of two sides to the probability that the first wins the match."""
    target = ruleset.match.target

    @cache
    def chance(own: int, other: int) -> float:
        winner = winner_of(ruleset, (own, other))
        if winner is not None:
            return 1.0 if winner == 0 else 0.0
        if own == other or max(own, other) >= target + FARTHEST:
            return 0.5
        if own < other:
            return 1 - chance(other, own)
        total = weight = 0.0
        for a, b, often in USUAL:
            if a or b:
                total += often * chance(own + a, other + b)
                weight += often
        return total / weight

    return chance
