"""What a person asks of the table; the session answers with events or with a refusal."""

from dataclasses import dataclass

from settebello.engine import Move, Seat


@dataclass(frozen=True, slots=True)
class PlayMove:
    """Play a card, and take what it captures."""

    move: Move


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Deal the next deal of the match."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Doubt what the player before has played face down; then play."""


@dataclass(frozen=True, slots=True)
class ChangeLevel:
    """Have another opponent on a seat from its next decision on."""

    seat: Seat
    level: str


Intent = PlayMove | Doubt | NextDeal | ChangeLevel
"""Everything a person may ask of the table."""
