"""The requests that a person can make of the table; the session answers with events or a refusal."""

from dataclasses import dataclass

from settebello.engine import Move, Seat


@dataclass(frozen=True, slots=True)
class PlayMove:
    """Play a card, with its capture."""

    move: Move


@dataclass(frozen=True, slots=True)
class SealDeal:
    """Prepare the next deal: draw its seed and commit to its deck. A prepared deal stays as it is."""


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Deal the next deal of the match, sealed before if it was not prepared.

    ``cut``: what the person typed or picked after the seal was shown (`cut_at` for a place in the deck). A
    deal that was dealt and taken back keeps the cut it had.
    """

    cut: str = ""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Doubt the card that the previous player has played face down; the person then plays."""


@dataclass(frozen=True, slots=True)
class ChangeLevel:
    """Replace the opponent on a seat from its next decision on."""

    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Return to the position before a person's last decision; the match is marked as one with take-backs.

    ``seat``: the person whose decision is taken back; None for the last decision of any person.
    """

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Redo:
    """Undo the last take-back, as long as nothing else has been played."""


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Record that a hint was given; the match counts its hints."""


Intent = PlayMove | Doubt | SealDeal | NextDeal | ChangeLevel | TakeBack | Redo | TakeHint
"""Any request that a person can make of the table."""
