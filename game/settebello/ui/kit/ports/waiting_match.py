"""The unfinished match that waits for the player, as the title screen describes it."""

from dataclasses import dataclass

from settebello.engine import Match
from settebello.i18n import Names
from settebello.notation import Record
from settebello.notation.purpose import Purpose


@dataclass(frozen=True, slots=True)
class WaitingMatch:
    """The unfinished match: game, opponents (None: a person) and names by seat, points by side, and the turn.

    `turn` is the seat that plays next; None between two deals. `purpose`: what it is played for.
    """

    ruleset: str
    levels: tuple[str | None, ...]
    names: tuple[str, ...]
    totals: tuple[int, ...]
    turn: int | None
    purpose: Purpose | None = None


def waiting_match(record: Record, match: Match) -> WaitingMatch:
    """Return what is known of an unfinished match."""
    return WaitingMatch(
        ruleset=record.ruleset.id,
        levels=tuple(seat.level for seat in record.seats),
        names=tuple(seat.name for seat in record.seats),
        totals=match.scores,
        turn=None if match.position is None else match.position.turn,
        purpose=record.purpose,
    )


@dataclass(frozen=True, slots=True)
class WaitingMarket:
    """The unfinished match of the market game: its variant, its round, and whether it was played last."""

    name: Names | str
    round: int
    latest: bool
