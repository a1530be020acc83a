"""Why a move is better: facts of the engine and of the view that the worse move lacks."""

from settebello.coach.reasons.comparison import (
    facts_beside,
    move_reasons,
    reasons_against,
    reasons_for,
    reasons_of_player,
)
from settebello.coach.reasons.reason import MoveReason, ReasonKind

__all__ = [
    "MoveReason",
    "ReasonKind",
    "facts_beside",
    "move_reasons",
    "reasons_against",
    "reasons_for",
    "reasons_of_player",
]
