"""Problems in words: what is asked, what the right move achieves, and why nothing can be proved."""

from typing import Final

from settebello.engine import Pack
from settebello.engine.awards import SETTEBELLO
from settebello.engine.rules.rulewords import Objective
from settebello.i18n import Text, pt, t
from settebello.manual.card_names import card_name
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import Problem
from settebello.problems.proof import Obstacle

KINDS: Final[dict[ProblemKind, Text]] = {
    ProblemKind.MATCH: pt("problem", "Win the match"),
    ProblemKind.SWEEP: pt("problem", "Make a sweep"),
    ProblemKind.SETTEBELLO: pt("problem", "Win {card}", card=card_name(SETTEBELLO, Pack.ITALIAN)),
    ProblemKind.PRIMIERA: pt("problem", "Win the primiera"),
    ProblemKind.UNSWEPT: pt("problem", "Prevent a sweep"),
    ProblemKind.POINTS: pt("problem", "Best result"),
    ProblemKind.MISTAKE: pt("problem", "Your own mistake"),
}
"""The names of the kinds in lists."""


SIDES: Final = 2
"""With more players than this, sides are pairs in every problem that is proved."""


def question_of(problem: Problem) -> Text:
    """Return what is asked."""
    low = problem.ruleset.match.objective is Objective.LOW
    pairs = problem.players > SIDES
    match problem.kind:
        case ProblemKind.MATCH:
            return t("Play so that you are certain to win the match with this deal.")
        case ProblemKind.SWEEP:
            if pairs:
                return t(
                    "Play so that your side is certain to sweep within your next {n} turns.", n=problem.turns
                )
            return t("Play so that you are certain to sweep within your next {n} turns.", n=problem.turns)
        case ProblemKind.SETTEBELLO:
            return t(
                "Play so that {card} is certain to end in your pile.",
                card=card_name(SETTEBELLO, problem.ruleset.deck.pack),
            )
        case ProblemKind.PRIMIERA:
            return t("Play so that you are certain to win the primiera.")
        case ProblemKind.UNSWEPT:
            return t("Play so that no opponent can sweep before your next turn.")
        case ProblemKind.POINTS:
            if low:
                return t("Find the move after which you take the fewest points.")
            return t("Find the move that brings you the most points.")
        case ProblemKind.MISTAKE:
            return t("In a match you lost points here. Find a better move.")


def achieved_by(problem: Problem) -> Text:
    """Return what the right move achieves, whatever the others hold."""
    match problem.kind:
        case ProblemKind.MATCH:
            return t("Now nobody can stop you from winning the match.")
        case ProblemKind.SWEEP:
            return t("Now nobody can prevent that sweep.")
        case ProblemKind.SETTEBELLO:
            return t(
                "Now nobody can stop you from getting {card}.",
                card=card_name(SETTEBELLO, problem.ruleset.deck.pack),
            )
        case ProblemKind.PRIMIERA:
            return t("Now nobody can stop you from winning the primiera.")
        case ProblemKind.UNSWEPT:
            return t("Now no opponent can sweep before your next turn.")
        case ProblemKind.POINTS:
            return t("Every other move costs points, whatever the others hold.")
        case ProblemKind.MISTAKE:
            return t("The move from your match is clearly worse.")


def about_obstacle(obstacle: Obstacle) -> Text:
    """Return why nothing can be proved of a position."""
    match obstacle:
        case Obstacle.SIDES:
            return t("Problems need two sides. This position has more.")
        case Obstacle.HIDDEN_MOVES:
            return t("Under these rules cards may be played face down or wrongly: nothing can be proved.")
        case Obstacle.STOLEN_PILES:
            return t("Under these rules piles can be stolen: nothing can be proved.")
        case Obstacle.DECLARATIONS:
            return t("In this position hands may still be declared: nothing can be proved.")
        case Obstacle.OVER:
            return t("The deal is over, or another player is to play.")
        case Obstacle.TOO_EARLY:
            return t("Too many cards are still to be played: nothing can be proved.")
        case Obstacle.MATCH:
            return t("Under these rules totals alone do not decide who wins the match.")
