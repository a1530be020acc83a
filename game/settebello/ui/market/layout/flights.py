"""The cards that move after an action: from where they lay to where they lie, in the order of the events."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.market.market_events import (
    Bought,
    Buried,
    Drawn,
    Ended,
    Event,
    Filled,
    Kept,
    Passed,
    Secured,
    SentOff,
    Taken,
    Turned,
    Used,
)
from settebello.ui.market.layout.card_places import Spot

LENGTH: Final = 0.36
"""Seconds of one flight."""
STEP: Final = 0.2
"""Seconds between the cards of one event and those of the next."""
MOST: Final = 24
"""More cards than this do not fly one by one: a pile that is shuffled in."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A card on its way."""

    card: int
    start: Spot
    goal: Spot
    begin: float
    length: float

    def part(self, time: float) -> float:
        """Return how much of the way is done, from 0 to 1, slower towards the end."""
        done = min(max((time - self.begin) / self.length, 0.0), 1.0) if self.length else 1.0
        return 1.0 - (1.0 - done) ** 3


@dataclass(frozen=True, slots=True)
class Flights:
    """The flights after an action, and how long they take."""

    all: tuple[Flight, ...] = ()
    duration: float = 0.0

    @property
    def cards(self) -> frozenset[int]:
        """The cards that fly."""
        return frozenset(flight.card for flight in self.all)


def flights_of(
    before: Mapping[int, Spot], after: Mapping[int, Spot], events: Sequence[Event], pace: float
) -> Flights:
    """Return the flights of the cards whose place has changed; `pace` 0 means that nothing flies."""
    if not pace:
        return Flights()
    order = _order(events)
    last = max(order.values(), default=0)
    moved = [card for card, spot in after.items() if card in before and _moves(before[card], spot)]
    found = tuple(
        Flight(card, before[card], after[card], pace * STEP * order.get(card, last), pace * LENGTH)
        for card in sorted(moved, key=lambda card: (order.get(card, last), after[card].z))
    )
    if len(found) > MOST:
        found = tuple(flight for flight in found if flight.card in order)
    return Flights(found, max((one.begin + one.length for one in found), default=0.0))


def _moves(start: Spot, goal: Spot) -> bool:
    """Return whether a card is seen to move; cards that shift within a row slide along."""
    return start.area != goal.area and (start.shown or goal.shown)


def _order(events: Sequence[Event]) -> dict[int, int]:
    """Return the number of the event that moves each card."""
    found: dict[int, int] = {}
    for number, event in enumerate(events):
        for card in _cards(event):
            found.setdefault(card, number)
    return found


def _cards(event: Event) -> tuple[int, ...]:
    match event:
        case Bought(_, card, payment, _, _):
            return (*payment, card)
        case Taken(_, card, using, _) | Buried(_, card, using):
            return using, card
        case Ended(_, _, _, staged):
            return staged
        case Filled(_, card) | Turned(card) | SentOff(_, card) | Passed(_, card) | Used(_, card):
            return (card,)
        case Drawn(_, card, _) | Secured(_, card):
            return () if card is None else (card,)
        case Kept():
            return ()
        case _:
            return ()
