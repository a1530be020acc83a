"""Best play with all cards open: how a deal goes on after a move, and what each side has then."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from settebello.ai.core.double_dummy import PAYOFF, DoubleDummy
from settebello.ai.core.payoff import LEAST, SPAN
from settebello.ai.search.payoff_table import sign_of
from settebello.ai.search.search_player import best_said
from settebello.engine import Move, Position, Ruleset, kernel
from settebello.engine.match_end import winner_of
from settebello.engine.steps import state_of
from settebello.problems.proof import DECIDED, Aim

if TYPE_CHECKING:
    from settebello.engine.native import i64, vec

MATCH: Final = 1000
"""What the match is worth in points, where it is played for: more than any deal."""


def played_out(position: Position, first: Move, aim: Aim) -> tuple[tuple[Move, ...], int]:
    """Return the moves after a first one if both sides play their best, and the lead of its side then.

    The lead is that of the deal in points. Among equally good moves the one that takes most cards is played,
    then the first in the order of the cards. Positions of two sides only.
    """
    if position.turn is None:
        raise ValueError("the deal is over")
    side = position.side_of(position.turn)
    line: list[Move] = []
    here = position.play(first).position
    while not here.over:
        move = best_move(here, aim)
        line.append(move)
        here = here.play(move).position
    points = here.score().points
    return tuple(line), (points[side] - points[1 - side]) * sign_of(position.ruleset)


def best_move(position: Position, aim: Aim) -> Move:
    """Return the best move of the seat in turn, with all cards open."""
    if position.turn is None:
        raise ValueError("the deal is over")
    moves = best_said(position.view(position.turn))
    side = position.side_of(position.turn)
    totals = position.scores if aim is Aim.MATCH else (0, 0)
    payoff = _payoff(position.ruleset, aim, totals[side], totals[1 - side])
    stake = DECIDED * MATCH if aim is Aim.MATCH else position.ruleset.match.target
    search = DoubleDummy(state_of(position), side, PAYOFF, 0, 0, payoff, stake, sign_of(position.ruleset))
    values = {mask: search.value(mask) for mask in moves}
    best = max(moves, key=lambda mask: (values[mask], len(moves[mask].captured)))
    return moves[best]


@lru_cache(maxsize=256)
def _payoff(ruleset: Ruleset, aim: Aim, own: int, other: int) -> "vec[i64]":
    """Return the payoff by both sides' points: the lead, and before it the match where that is the aim."""
    worth = {None: 0, 0: MATCH, 1: -MATCH}
    sign = sign_of(ruleset)
    reach = range(-LEAST, SPAN - LEAST)
    return kernel.array(
        [
            sign * (a - b) + (worth[winner_of(ruleset, (own + a, other + b))] if aim is Aim.MATCH else 0)
            for a in reach
            for b in reach
        ]
    )
