"""Proves a problem again: what a file says of it against an exact search of all worlds."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.engine import Move
from settebello.problems.generator import with_lines
from settebello.problems.kinds import ProblemKind, kind_of
from settebello.problems.problem import Problem
from settebello.problems.proof import Prover, UnprovableError


class Fault(StrEnum):
    """What is wrong with a problem whose deck and moves are right."""

    UNPROVABLE = "unprovable"
    """Nothing can be proved of the position; `detail` is the obstacle."""
    NO_RIGHT_MOVE = "no_right_move"
    """No move is best in every world."""
    OTHER_MOVE = "other_move"
    """Another move is right; `detail` is that move."""
    OTHER_KIND = "other_kind"
    """The right move achieves something else; `detail` is the kind."""
    OTHER_LINE = "other_line"
    """A line is not best play, or a refutation is missing or loses something else; `detail` is the move."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How many worlds were searched, and the first fault; None if everything is proved."""

    worlds: int
    fault: Fault | None = None
    detail: str = ""


def checked(problem: Problem) -> CheckResult:
    """Prove a problem in all its worlds; raises ValueError if its deck or its moves break the rules.

    Problems from mistakes have no proof: they rest on the judgement of a search.
    """
    view = problem.view
    if problem.kind is ProblemKind.MISTAKE:
        return CheckResult(0)
    try:
        prover = Prover(view, problem.aim)
    except UnprovableError as error:
        return CheckResult(0, Fault.UNPROVABLE, error.obstacle.value)
    worlds = len(prover.worlds)
    right = prover.right_move()
    if right is None:
        return CheckResult(worlds, Fault.NO_RIGHT_MOVE)
    if (right,) != problem.right:
        return CheckResult(worlds, Fault.OTHER_MOVE, str(right))
    kind, turns = kind_of(prover, right, problem.aim)
    if (kind, turns) != (problem.kind, problem.turns):
        return CheckResult(worlds, Fault.OTHER_KIND, kind.value)
    for move in _other_lines(problem):
        return CheckResult(worlds, Fault.OTHER_LINE, str(move))
    return CheckResult(worlds)


def _other_lines(problem: Problem) -> Iterator[Move]:
    """Yield the moves whose lines are not those of best play."""
    again = with_lines(replace(problem, line=(), wrong={}))
    if again.line != problem.line:
        yield problem.right[0]
    for move in {**again.wrong, **problem.wrong}:
        if again.wrong.get(move) != problem.wrong.get(move):
            yield move
