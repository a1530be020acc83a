"""The end of a match: the side that has won with the totals after a deal."""

from settebello.engine.cards import Seat, Side
from settebello.engine.rules.categories import Category
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Objective, Tie
from settebello.engine.scoring import Score
from settebello.engine.tables import CLEAR_LEAD

MOST_DEALS = 1000
"""The deals after which a match ends whatever the totals: level sides could play on for ever."""

FIRST_COUNTED = (Category.CARDS, Category.COINS, Category.SETTEBELLO, Category.PRIMIERA)
"""The order of counting where that breaks a tie: these categories, then the others, sweeps last."""


def winner_of(ruleset: Ruleset, totals: tuple[int, ...], score: Score | None = None) -> Side | None:
    """Return the side that has won with these totals; None if there is none (docs/rules.md, section 2.4).

    ``score`` is that of the deal just finished. A match ends when a total reaches the target. The winner must
    have the best total alone: the highest, or the lowest where few points are wanted. A deal's piles may also
    decide the match outright.
    """
    if score is not None and score.match_winner is not None:
        return score.match_winner
    if max(totals) < ruleset.match.target:
        return None
    best = _best_total(ruleset, totals)
    level = [Side(side) for side, total in enumerate(totals) if total == best]
    if len(level) > 1:
        counted = ruleset.match.tie is Tie.COUNT_ORDER and ruleset.match.objective is Objective.HIGH
        return _first_there(ruleset, totals, score, level) if counted and score else None
    lead = min(abs(best - total) for side, total in enumerate(totals) if side != level[0])
    return None if ruleset.match.tie is Tie.TWO_CLEAR and lead < CLEAR_LEAD else level[0]


def winner_at_the_limit(ruleset: Ruleset, totals: tuple[int, ...], leader: Seat) -> Side:
    """Return the side that wins a match that reaches MOST_DEALS (docs/rules.md, section 2.4).

    It has the best total; of level sides, the one that plays first in the last deal, which ``leader`` led.
    """
    best = _best_total(ruleset, totals)
    in_turn = [Side((leader + place) % len(totals)) for place in range(len(totals))]
    return next(side for side in in_turn if totals[side] == best)


def _best_total(ruleset: Ruleset, totals: tuple[int, ...]) -> int:
    """Return the best total of a match: the highest, or the lowest where few points are wanted."""
    return max(totals) if ruleset.match.objective is Objective.HIGH else min(totals)


def _first_there(ruleset: Ruleset, totals: tuple[int, ...], score: Score, level: list[Side]) -> Side | None:
    """Return the side, among equal totals, that reaches the target first when points are counted in order."""

    def place(category: Category) -> int:
        if category in FIRST_COUNTED:
            return FIRST_COUNTED.index(category)
        return len(FIRST_COUNTED) + (category is Category.SWEEPS)

    counted = [total - points for total, points in zip(totals, score.points, strict=True)]
    for line in sorted(score.lines, key=lambda line: place(line.category)):
        counted = [n + points for n, points in zip(counted, line.points, strict=True)]
        there = [side for side in level if counted[side] >= ruleset.match.target]
        if there:
            return there[0] if len(there) == 1 else None
    return None
