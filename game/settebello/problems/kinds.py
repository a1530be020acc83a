"""What the right move of a problem achieves: the kind of the problem."""

from enum import StrEnum
from typing import Final

from settebello.ai.core import double_dummy
from settebello.engine import Move
from settebello.engine.awards import SETTEBELLO
from settebello.problems.proof import Aim, Goal, Prover

MOST_TURNS: Final = 3
"""A sweep is looked for within so many turns of the own seat."""


class ProblemKind(StrEnum):
    """What is asked for. Of the goals that a right move reaches, the first of this list is asked for."""

    MATCH = "match"
    """To win the match with this deal."""
    SWEEP = "sweep"
    """To make a sweep for certain within `turns` turns."""
    SETTEBELLO = "settebello"
    """To have the settebello in the own pile at the end for certain."""
    PRIMIERA = "primiera"
    """To win the primiera for certain."""
    UNSWEPT = "unswept"
    """To let nobody sweep before the own next turn."""
    POINTS = "points"
    """To bring the most points."""
    MISTAKE = "mistake"
    """To find what is better than a move that was played in a match."""


def kind_of(prover: Prover, right: Move, aim: Aim) -> tuple[ProblemKind, int]:
    """Return the kind of a proved position, and within how many turns a sweep is made (0 for others).

    A goal is named only if the right move reaches it in every world, and no other move does.
    """
    if aim is Aim.MATCH:
        return ProblemKind.MATCH, 0
    for kind, goal in _goals(prover):
        if prover.only_certain(right, goal):
            return kind, goal.turns if kind is ProblemKind.SWEEP else 0
    return ProblemKind.POINTS, 0


def goal_of(kind: ProblemKind, turns: int = 0) -> Goal | None:
    """Return the goal of a kind; None for those that are a matter of points or of the match."""
    match kind:
        case ProblemKind.SWEEP:
            return Goal(double_dummy.SWEEPS, turns=turns)
        case ProblemKind.SETTEBELLO:
            return Goal(double_dummy.HOLDS, cards=1 << SETTEBELLO.bit)
        case ProblemKind.PRIMIERA:
            return Goal(double_dummy.PRIMIERA)
        case ProblemKind.UNSWEPT:
            return Goal(double_dummy.UNSWEPT, turns=1)
        case _:
            return None


def _goals(prover: Prover) -> list[tuple[ProblemKind, Goal]]:
    """Return the goals that count under the rules, in the order of the kinds."""
    view = prover.view
    rules = view.ruleset
    found: list[tuple[ProblemKind, Goal | None]] = []
    if rules.sweep.points > 0:
        # A sweep with the very move is no riddle.
        found += [(ProblemKind.SWEEP, goal_of(ProblemKind.SWEEP, n)) for n in range(2, MOST_TURNS + 1)]
    taken = any(SETTEBELLO in pile for pile in view.piles)
    if rules.score.settebello > 0 and not taken:
        found.append((ProblemKind.SETTEBELLO, goal_of(ProblemKind.SETTEBELLO)))
    if rules.score.primiera > 0:
        found.append((ProblemKind.PRIMIERA, goal_of(ProblemKind.PRIMIERA)))
    if rules.sweep.points > 0:
        found.append((ProblemKind.UNSWEPT, goal_of(ProblemKind.UNSWEPT)))
    return [(kind, goal) for kind, goal in found if goal is not None]
