"""The album of forty cards, each earned by a condition that is stated beforehand.

See docs/learning.md, section 11.3.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from settebello.engine import Card
from settebello.engine.cards import Pack, Suit
from settebello.learning.facts import LARGEST_ADDEND, Fact, facts_to
from settebello.learning.history.history import History
from settebello.learning.learner.records import FactRecord
from settebello.learning.memory.mastery import State

DAYS = 2
"""Days on which every sum must be right for the second depth."""
CHECKS = 3
FIGURES = (8, 9, 10)
FRIENDS = tuple(Fact(15 - b, b) for b in (8, 9, 10))


class Depth(StrEnum):
    """How well all sums of a number are known; each depth is a suit of the album."""

    ONCE = "once"
    TWO_DAYS = "two_days"
    SAFE = "safe"
    GOLD = "gold"

    @property
    def suit(self) -> Suit:
        """The suit of the cards that are earned at this depth."""
        return _SUITS[self]


class Frame(StrEnum):
    """The golden frames of the album's pages."""

    FRIENDS_OF_FIFTEEN = "friends_of_fifteen"
    BROOM_CHECK = "broom_check"


_SUITS = {
    Depth.ONCE: Suit.CLUBS,
    Depth.TWO_DAYS: Suit.CUPS,
    Depth.SAFE: Suit.SWORDS,
    Depth.GOLD: Suit.COINS,
}


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the album: a number, and how well its sums must be known.

    No sum makes one: the places of that number are earned with equal cards and with the three figures.
    """

    number: int
    depth: Depth

    @property
    def card(self) -> Card:
        """The card of this place."""
        return Card(Pack.ITALIAN.ranks[self.number - 1], self.depth.suit)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The sums of the number; none for one."""
        return FACTS_OF.get(self.number, ())

    def earned(self, facts: Mapping[Fact, FactRecord], history: History) -> bool:
        """Return whether the place's condition holds now."""
        if not self.facts:
            return self._of_cards(history)
        match self.depth:
            case Depth.ONCE:
                return all(history.fact(fact).right for fact in self.facts)
            case Depth.TWO_DAYS:
                return all(history.fact(fact).right_days >= DAYS for fact in self.facts)
            case Depth.SAFE | Depth.GOLD:
                least = State(self.depth.value).step
                return all(fact in facts and facts[fact].standing.state.step >= least for fact in self.facts)

    def _of_cards(self, history: History) -> bool:
        match self.depth:
            case Depth.ONCE | Depth.TWO_DAYS:
                return history.twin_days[0] >= (1 if self.depth is Depth.ONCE else DAYS)
            case Depth.SAFE | Depth.GOLD:
                needed = 1 if self.depth is Depth.SAFE else DAYS
                return all(history.values.get(value, (0, 0))[0] >= needed for value in FIGURES)


FACTS_OF = {
    total: tuple(fact for fact in facts_to(LARGEST_ADDEND) if fact.sum == total)
    for total in range(2, LARGEST_ADDEND + 1)
}
PLACES = tuple(Place(number, depth) for depth in Depth for number in range(1, LARGEST_ADDEND + 1))
"""All forty places, row by row."""
_PLACE_OF = {place.card: place for place in PLACES}
_BY_NUMBER = {number: tuple(place for place in PLACES if place.number == number) for number in range(1, 11)}


def place_of(card: Card) -> Place:
    """Return the place of a card."""
    return _PLACE_OF[card]


def newly_earned(number: int, facts: Mapping[Fact, FactRecord], history: History) -> tuple[Card, ...]:
    """Return the cards of a number that are newly earned."""
    return tuple(
        place.card
        for place in _BY_NUMBER.get(number, ())
        if str(place.card) not in history.stickers and place.earned(facts, history)
    )


def frames(facts: Mapping[Fact, FactRecord], history: History) -> tuple[Frame, ...]:
    """Return the golden frames that are earned; a frame that was earned once stays."""
    friends = all(fact in facts and facts[fact].standing.state.step >= State.SAFE.step for fact in FRIENDS)
    checked = history.checks >= CHECKS
    now = zip(Frame, (friends, checked), strict=True)
    return tuple(frame for frame, here in now if here or frame.value in history.frames)
