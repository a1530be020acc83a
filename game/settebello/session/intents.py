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


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Go back to before a person's last decision; the match is marked as one with take-backs.

    ``seat``: whose decision, where several people play; None for the last one of any of them.
    """

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Redo:
    """Go forward again to where the last take-back was asked for, as long as nothing else was played."""


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Have been given a hint; the match remembers how many."""


Intent = PlayMove | Doubt | NextDeal | ChangeLevel | TakeBack | Redo | TakeHint
"""Everything a person may ask of the table."""
