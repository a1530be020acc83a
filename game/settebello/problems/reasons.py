"""Why the right move of a problem is better than another one, by the coach's reasons."""

from settebello.ai.analysis import MoveValue
from settebello.ai.search.tree_sample import Lead
from settebello.coach.reasons import MoveReason, reasons_against
from settebello.engine import Move
from settebello.problems.problem import Problem


def reasons_of(problem: Problem, other: Move | None = None) -> tuple[MoveReason, ...]:
    """Return what the right move has and another one lacks; without another, the first that lacks something.

    The lead over a wrong move is exact. Problems from mistakes have reasons too: their right move was surely
    better.
    """
    best = MoveValue(problem.right[0], 0.0, 0.0, ())
    moves = [move for move in problem.position.listed_moves() if move not in problem.right]
    for move in moves if other is None else [other]:
        loses = float(max(problem.wrong[move].loses, 1)) if move in problem.wrong else 1.0
        worse = MoveValue(move, -loses, 0.0, (), Lead(loses, loses, loses))
        found = reasons_against(problem.view, best, worse)
        if found:
            return found
    return ()
