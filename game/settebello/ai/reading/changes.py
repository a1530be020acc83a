"""What the plays between two readings have changed."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.ai.reading.hand_reading import Reading
from settebello.engine import Card, Seat, SeatView

NOTABLE: Final = 0.25
"""By which part of the larger chance a chance has to change to be marked."""
LEAST: Final = 0.04
"""The smallest change of a chance that is marked, besides what an error of the sample may feign."""
ERRORS: Final = 3.0


class Change(StrEnum):
    """How the chance that a seat holds a card has changed."""

    EXCLUDED = "excluded"
    """The seat can't hold it any more."""
    LESS = "less"
    MORE = "more"


@dataclass(frozen=True, slots=True)
class CardChange:
    """A card whose chance has changed for a seat."""

    seat: Seat
    card: Card
    change: Change


def same_hands(before: SeatView, after: SeatView) -> bool:
    """Return whether the hands of a view are what is left of the hands of an earlier one."""
    if before.deal != after.deal or before.seat != after.seat or before.opening_table != after.opening_table:
        return False
    played = len(after.history) - len(before.history)
    grown = any(now > then for then, now in zip(before.hand_sizes, after.hand_sizes, strict=True))
    return played > 0 and not grown and before.stock == after.stock


def changes(before: Reading, after: Reading, cards: tuple[Card, ...]) -> tuple[CardChange, ...]:
    """Return what has changed between two readings of the same hands, seat by seat, card by card.

    ``cards``: the cards in play. That a chance is less or more is said only where it is more than an error
    of either reading can feign.
    """
    unsure = ERRORS * (before.error + after.error)
    found = []
    for now in after.hands:
        then = before.hand(now.seat)
        for card, old, new in zip(cards, then.chances, now.chances, strict=False):
            change = None
            if old and not now.counts[card.bit]:
                change = Change.EXCLUDED
            elif abs(new - old) > max(LEAST, NOTABLE * max(old, new), unsure):
                change = Change.LESS if new < old else Change.MORE
            if change is not None:
                found.append(CardChange(now.seat, card, change))
    return tuple(found)
