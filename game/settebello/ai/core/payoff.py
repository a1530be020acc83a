"""The payoff of a finished deal to a side, looked up by both sides' points."""

from typing import Final

from settebello.engine.kernel.rules import NONE, Rules
from settebello.engine.kernel.scoring import match_winner
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

SPAN: Final = 128
"""The number of table entries for each side, for points from -LEAST on; points beyond are clamped."""

LEAST: Final = 32

NOBODY: Final = -(1 << 50)


def payoff_of(rules: Rules, state: State, side: i64, sign: i64, payoff: vec[i64], stake: i64) -> i64:
    """Return the payoff of a finished deal to a side.

    ``payoff``: SPAN rows, one for each of the side's points, of SPAN numbers, one for each of the best other
    side's. ``sign``: -1 where few points are wanted. ``stake``: bonus for winning the match outright in the
    deal (or penalty for losing it).
    """
    other: i64 = NOBODY
    for s in range(rules.sides):
        if s != side:
            n = state.points[s] * sign
            other = max(other, n)
    other *= sign
    own: i64 = min(max(state.points[side] + LEAST, 0), SPAN - 1)
    other = min(max(other + LEAST, 0), SPAN - 1)
    value = payoff[own * SPAN + other]
    if len(rules.wins) or rules.no_trick_loses:
        winner = match_winner(rules, state.taken)
        if winner != NONE:
            return value + (stake if winner == side else -stake)
    return value
