"""What happened in a match; `seen_by` leaves out what a seat may not know."""

from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.market.actions import Place
from settebello.market.payments import Amount


class Trigger(StrEnum):
    """What ends a match."""

    LAST_GOAL = "last_goal"
    EMPTY = "empty"
    """Display and supply are empty."""
    LONGEST = "longest"
    """The longest match without a trigger."""


@dataclass(frozen=True, slots=True)
class Began:
    """A turn begins; ``off``: a card of the display may be sent off."""

    seat: int
    round: int
    off: bool


@dataclass(frozen=True, slots=True)
class Bought:
    """A card was paid for; ``amount`` is None where a goal paid."""

    seat: int
    card: int
    payment: tuple[int, ...]
    amount: Amount | None
    to: Place


@dataclass(frozen=True, slots=True)
class Taken:
    """A 0 took a card."""

    seat: int
    card: int
    using: int
    to: Place


@dataclass(frozen=True, slots=True)
class Used:
    """A 1 or a 2 was put on the stage for its function."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card was drawn, by a 1 or otherwise; None for a card that this seat does not see.

    from_graveyard: it is the bottom card of the graveyard.
    """

    seat: int
    card: int | None
    from_graveyard: bool = False


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """A discard pile was shuffled into the deck; ``count``: its cards."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The card that a 1 has drawn was kept."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """The card that a 1 has drawn was staged."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Buried:
    """An arrow put a card on the graveyard."""

    seat: int
    card: int
    using: int


@dataclass(frozen=True, slots=True)
class Secured:
    """A goal was put face down into the vault; None for the other seats."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class SentOff:
    """A card of the display was put on the graveyard."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Filled:
    """A card of the supply fills a gap of the display."""

    place: int
    card: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A turn ends: one card at most is kept (None for the other seats), the rest is staged and discarded."""

    seat: int
    held: int
    kept: int | None
    staged: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turned:
    """The top goal was turned."""

    card: int


@dataclass(frozen=True, slots=True)
class Triggered:
    """The end of the match is known; ``last_round`` is the last one that is played."""

    trigger: Trigger
    last_round: int


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over; the score has the result."""

    trigger: Trigger


Event = (
    Began
    | Bought
    | Taken
    | Used
    | Drawn
    | Reshuffled
    | Kept
    | Passed
    | Buried
    | Secured
    | SentOff
    | Filled
    | Ended
    | Turned
    | Triggered
    | Over
)


def seen_by(seat: int, event: Event) -> Event:
    """Return the event as a seat sees it."""
    match event:
        case Drawn() if event.seat != seat and not event.from_graveyard:
            return replace(event, card=None)
        case Secured() if event.seat != seat:
            return replace(event, card=None)
        case Ended() if event.seat != seat:
            return replace(event, kept=None)
        case _:
            return event
