"""How many points a side could expect in the course of a reviewed deal, as its own seats knew the cards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.ai.search.payoff_table import sign_of
from settebello.coach.review import JudgedDecision
from settebello.engine import Ruleset, Side

TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Expectation:
    """The points by which a side could expect to lead at the end of a deal, around one decision.

    `number` counts the plays of the deal from 0. `before` is the value of the best move. `after` is less by
    what the played move costs, so it is equal unless the coach calls that move worse.
    """

    number: int
    before: float
    after: float


def expectations(judged: Iterable[JudgedDecision], side: Side) -> Iterator[Expectation]:
    """Yield what a side could expect, in the order of play.

    Between two sides, what one can expect the other cannot; between more, only a side's own decisions tell.
    """
    for one in sorted(judged, key=lambda each: each.decision.number):
        own = one.decision.view.side == side
        if own or len(one.decision.view.piles) == TWO:
            sign = 1 if own else -1
            points = one.best.points
            yield Expectation(one.decision.number, sign * points, sign * (points - one.cost))


def final_lead(points: Sequence[int], side: Side, ruleset: Ruleset) -> int:
    """Return by how many points of the deal a side leads, counted as an analysis counts them.

    Where few points are wanted, the side with fewer points leads.
    """
    sign = sign_of(ruleset)
    return min(sign * (points[side] - other) for number, other in enumerate(points) if number != side)
