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
HELD_UP: Final = 0.62
"""Seconds for which a bought card is held up before it flies: its payment arrives meanwhile."""
RISES: Final = 0.3
"""The part of that time in which it rises."""
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
    held: float = 0.0
    """Seconds for which the card is held up where it lay, before its way begins."""

    def part(self, time: float) -> float:
        """Return how much of the way is done, from 0 to 1, slower towards the end."""
        gone = time - self.begin - self.held
        done = min(max(gone / self.length, 0.0), 1.0) if self.length else 1.0
        return 1.0 - (1.0 - done) ** 3

    def lifted(self, time: float) -> float:
        """Return how high the card is held up, from 0 to 1: it rises at once, and sinks on its way."""
        if not self.held:
            return 0.0
        risen = min(max((time - self.begin) / (RISES * self.held), 0.0), 1.0)
        return (1.0 - (1.0 - risen) ** 2) * (1.0 - self.part(time))

    def shown(self, time: float) -> float:
        """Return which part of the time is over for which the card is held up, from 0 to 1."""
        return min(max((time - self.begin) / self.held, 0.0), 1.0) if self.held else 1.0

    @property
    def ends(self) -> float:
        """The seconds until the card has arrived."""
        return self.begin + self.held + self.length


@dataclass(frozen=True, slots=True)
class Flights:
    """The flights after an action, and how long they take."""

    all: tuple[Flight, ...] = ()
    duration: float = 0.0
    bought: Bought | None = None
    """What was paid, if a card was bought with these flights."""

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
    bought = next((event for event in events if isinstance(event, Bought)), None)
    held = {event.card: pace * HELD_UP for event in events if isinstance(event, Bought | Taken)}
    found = tuple(
        Flight(
            card,
            before[card],
            after[card],
            pace * STEP * order.get(card, last),
            pace * LENGTH,
            held.get(card, 0.0),
        )
        for card in sorted(moved, key=lambda card: (order.get(card, last), after[card].z))
    )
    if len(found) > MOST:
        found = tuple(flight for flight in found if flight.card in order)
    return Flights(found, max((one.ends for one in found), default=0.0), bought)


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
