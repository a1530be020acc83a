"""Arranges the deck of a deal so that wanted sums turn up, and neither side gains.

See docs/learning.md, section 7.3.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from settebello.engine import Card, Match, Phase, Position, Ruleset, Seat, card_value, leader_of
from settebello.engine.rules.rulewords import Mode
from settebello.learning.deals.leads import known_lead
from settebello.learning.deals.practice import PLAYERS, Kind, PracticeDeal
from settebello.learning.deals.rollouts import Course, Habit, Rollouts
from settebello.learning.deals.smallpack import small_rules
from settebello.learning.facts import LARGEST_ADDEND
from settebello.learning.sums import Sum

STARTS = 30
SWAPS = 400
TIMES = 6
"""The random decks to begin with, the swaps of two cards that are tried, and the plays of each deck."""

FAIRNESS = 0.3
"""The cost, in wanted turns, of one card that the child gains or loses against a shuffled deck."""

DEARER = 0.6
"""The same cost in Quindici against a strong opponent, where decks full of sums favour the child most."""

Enough = Callable[[], bool]
"""Returns whether the search must end now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """The order for an arranged deal: the wanted sums, who plays, and the highest card value."""

    ruleset: Ruleset
    child: Seat
    dealer: Seat
    wanted: frozenset[Sum]
    opponent: Habit = Habit.GENTLE
    upto: int = LARGEST_ADDEND


def compose(order: Order, rng: Random, enough: Enough = lambda: False) -> PracticeDeal:
    """Return a deal with the best deck found until it was ``enough``.

    The whole deck is fixed before the first card is dealt; suits are dealt at random. `enough` is called
    after every deck but the first. The same random numbers give the same deal where it is never enough.
    """
    composer = _Composer(order, rng)
    composer.begin(enough)
    for _ in range(SWAPS):
        if enough():
            break
        composer.swap()
    return PracticeDeal(
        ruleset=composer.ruleset,
        dealer=order.dealer,
        deck=composer.suited(),
        kind=Kind.ARRANGED,
        wanted=tuple(sorted(order.wanted)),
    )


def opened(ruleset: Ruleset, dealer: Seat, deck: tuple[Card, ...]) -> Position | None:
    """Return the first position of a deck; None where the rules throw the table in."""
    match = Match.start(ruleset, PLAYERS, dealer).deal_deck(deck).match
    return match.position if match.phase is Phase.PLAY else None


class _Composer:
    """A local search over decks: the present deck and its score."""

    def __init__(self, order: Order, rng: Random) -> None:
        self._order = order
        self._rng = rng
        self.ruleset = small_rules(order.ruleset, order.upto)
        self._size = len(self.ruleset.deck.cards)
        self._rollouts = Rollouts(self.ruleset, order.child, order.wanted, order.opponent, rng)
        fifteen = Mode.FIFTEEN in order.ruleset.capture.modes
        self._fairness = DEARER if fifteen and order.opponent is Habit.STRONG else FAIRNESS
        self._lead = 0.0
        self._deck: tuple[Card, ...] = ()
        self._worth = 0.0

    def begin(self, enough: Enough) -> None:
        """Start from the best of some random decks; estimate the usual lead where it is not known."""
        found: list[tuple[tuple[Card, ...], Course]] = []
        while len(found) < STARTS and not (found and enough()):
            deck = self.ruleset.deck.shuffled(self._rng)
            course = self._course(deck)
            if course is not None:
                found.append((deck, course))
        order = self._order
        leads = leader_of(self.ruleset, PLAYERS, order.dealer) == order.child
        known = known_lead(order.ruleset, order.upto, order.opponent, child_leads=leads)
        self._lead = Course.mean([course for _, course in found]).lead if known is None else known
        self._deck, best = max(found, key=lambda pair: self._judged(pair[1]))
        self._worth = self._judged(best)

    def swap(self) -> None:
        """Swap two cards, and keep the swap unless the deck is worse with it."""
        deck = list(self._deck)
        i, j = self._rng.sample(range(self._size), 2)
        if card_value(deck[i], self.ruleset) == card_value(deck[j], self.ruleset):
            return
        deck[i], deck[j] = deck[j], deck[i]
        course = self._course(tuple(deck))
        if course is None or self._judged(course) < self._worth:
            return
        # A deck that came out well by luck is played once more: else the luckiest would stay, and be unfair.
        again = self._course(tuple(deck))
        worth = self._judged(Course.mean([course, again])) if again else 0.0
        if worth >= self._worth:
            self._deck, self._worth = tuple(deck), worth

    def suited(self) -> tuple[Card, ...]:
        """Return the deck with the suits of every value dealt at random."""
        suits: dict[int, list[Card]] = {}
        for card in self._deck:
            suits.setdefault(card_value(card, self.ruleset), []).append(card)
        for cards in suits.values():
            self._rng.shuffle(cards)
        return tuple(suits[card_value(card, self.ruleset)].pop() for card in self._deck)

    def _course(self, deck: tuple[Card, ...]) -> Course | None:
        position = opened(self.ruleset, self._order.dealer, deck)
        return self._rollouts.mean(position, TIMES) if position is not None else None

    def _judged(self, course: Course) -> float:
        return course.turns + course.different - self._fairness * abs(course.lead - self._lead)
