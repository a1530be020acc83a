"""The chance that each other seat holds each card, from what one seat knows.

All deals of the unseen cards that the rules allow are counted. Each counts as much as it explains the plays
since the last dealing (``hand_weights``), as the opponents' own search believes. Where these deals are too
many to go through, a sample of them is weighed instead.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import comb, sqrt
from typing import Final

from settebello.ai.reading.deal_count import DealCount
from settebello.ai.reading.hand_weights import HandWeights, hands_from
from settebello.ai.reading.past_plays import exclusions
from settebello.ai.weights import bits
from settebello.engine import CardSet, Seat, SeatView, kernel

MOST_DEALS: Final = 50_000
"""The most deals that are gone through one by one."""
MOST_JUDGED: Final = 60_000
MOST_JUDGED_INTERPRETED: Final = 3_000
"""The most plays that are judged for one reading: the deals or hands times the plays of each."""
FEWEST_SAMPLED: Final = 100
MOST_SAMPLED: Final = 4_000


@dataclass(frozen=True, slots=True)
class HandReading:
    """What is known of the hand of another seat.

    hidden: how many of its cards are hidden. shown: those that lie face up. possible: the unseen cards that
    it may hold. chances: for every card of the deck by its bit, the chance that the seat holds it. counts: in
    how many of the deals that fit it does.
    """

    seat: Seat
    hidden: int
    shown: CardSet
    possible: CardSet
    chances: tuple[float, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a seat can know of all other hands.

    deals: how many deals of the unseen cards fit. exact: whether all of them were counted, not a sample.
    weighed: whether the plays make some of them likelier. error: the largest standard error of a chance.
    """

    hands: tuple[HandReading, ...]
    deals: int
    exact: bool = True
    weighed: bool = False
    error: float = 0.0

    def hand(self, seat: Seat) -> HandReading:
        """Return the reading of a seat's hand; raises KeyError for the own seat."""
        for one in self.hands:
            if one.seat == seat:
                return one
        raise KeyError(seat)


Weighed = Mapping[Seat, list[float]]
"""The chance of each card by its bit, for every seat."""


class HandReader:
    """Reads the hands of one view."""

    def __init__(self, view: SeatView) -> None:
        view = with_bottom_shown(view)
        self._view = view
        self._unseen = view.unseen.mask
        seats = [Seat(seat) for seat in range(view.players) if seat != view.seat]
        self._sizes = {seat: view.hand_sizes[seat] - len(view.shown[seat]) for seat in seats}
        barred = dict.fromkeys(seats, 0)
        if view.known_bottom is not None and view.stock:
            barred = dict.fromkeys(seats, 1 << view.known_bottom.bit)
        for one in exclusions(view):
            barred[one.play.seat] |= one.cards
        self._may_hold = {seat: self._unseen & ~barred[seat] if self._sizes[seat] else 0 for seat in seats}
        self._count = DealCount(self._unseen, self._sizes, self._may_hold)
        if not self._count.deals:
            # Positions set up by hand may contradict their own moves: then these exclude nothing.
            hidden = view.drawable.mask
            self._may_hold = {seat: hidden if self._sizes[seat] else 0 for seat in seats}
            self._count = DealCount(self._unseen, self._sizes, self._may_hold)

    def counted(self) -> Reading:
        """Return the reading in which every deal that fits counts alike; it takes about a millisecond."""
        deals = self._count.deals
        chances = {
            seat: [self._held(seat, card) / deals for card in range(len(self._view.ruleset.deck.cards))]
            for seat in self._sizes
        }
        return self._reading(chances)

    def read(self) -> Reading:
        """Return the reading in which the deals count as they explain the plays."""
        weights = HandWeights.of(self._view)
        if weights is None or not any(self._sizes.values()):
            return self.counted()
        most = MOST_JUDGED if kernel.is_compiled() else MOST_JUDGED_INTERPRETED
        judged = sum(
            comb(self._may_hold[seat].bit_count(), size) * weights.plays_of(seat)
            for seat, size in self._sizes.items()
        )
        if self._count.deals <= MOST_DEALS and judged <= most:
            return self._gone_through(weights)
        return self._sampled(weights, max(FEWEST_SAMPLED, min(MOST_SAMPLED, most // weights.plays)))

    def holding(self, seat: Seat, cards: int) -> tuple[int, int]:
        """Return how many deals fit, and in how many of them a seat holds at least one of some cards."""
        deals = self._count.deals
        if self._view.shown[seat].mask & cards:
            return deals, deals
        may_hold = self._may_hold | {seat: self._may_hold[seat] & ~cards}
        return deals, deals - DealCount(self._unseen, self._sizes, may_hold).deals

    def _gone_through(self, weights: HandWeights) -> Reading:
        """Return the reading from every deal that fits."""
        seats = [seat for seat, size in self._sizes.items() if size]
        tables: list[dict[int, float]] = []
        for seat in seats:
            hands = hands_from(self._may_hold[seat], self._sizes[seat])
            tables.append(dict(zip(hands, weights.of_hands(seat, hands), strict=True)))
        sums: list[dict[int, float]] = [dict.fromkeys(table, 0.0) for table in tables]
        last = len(seats) - 1

        def deal(place: int, used: int, weight: float) -> float:
            """Deal to the seats from a place on; return the weight of all deals that begin like this."""
            total = 0.0
            own = sums[place]
            for hand, factor in tables[place].items():
                if hand & used:
                    continue
                whole = weight * factor
                if place < last:
                    whole = deal(place + 1, used | hand, whole)
                own[hand] += whole
                total += whole
            return total

        total = deal(0, 0, 1.0)
        if not total:
            return self.counted()
        chances = {seat: [0.0] * len(self._view.ruleset.deck.cards) for seat in self._sizes}
        for seat, by_hand in zip(seats, sums, strict=True):
            for hand, weight in by_hand.items():
                for card in bits(hand):
                    chances[seat][card] += weight / total
        return self._reading(chances, weighed=True)

    def _sampled(self, weights: HandWeights, count: int) -> Reading:
        """Return the reading from a sample of the deals."""
        seats = tuple(self._sizes)
        shown = [self._view.shown[seat].mask for seat in seats]
        chances = {seat: [0.0] * len(self._view.ruleset.deck.cards) for seat in seats}
        total = squares = 0.0
        for weight, hands in weights.sampled(seats, count):
            hidden = [hand & ~known for hand, known in zip(hands, shown, strict=True)]
            if any(hand & ~self._may_hold[seat] for seat, hand in zip(seats, hidden, strict=True)):
                continue
            total += weight
            squares += weight * weight
            for seat, hand in zip(seats, hidden, strict=True):
                for card in bits(hand):
                    chances[seat][card] += weight
        if not total:
            return self.counted()
        for seat in seats:
            chances[seat] = [chance / total for chance in chances[seat]]
        widest = max(chance * (1 - chance) for each in chances.values() for chance in each)
        error = sqrt(max(0.0, widest) * squares) / total
        return self._reading(chances, exact=False, weighed=True, error=error)

    def _reading(
        self, chances: Weighed, *, exact: bool = True, weighed: bool = False, error: float = 0.0
    ) -> Reading:
        view, pack = self._view, self._view.table.pack
        hands = []
        for seat, size in self._sizes.items():
            counts = tuple(self._held(seat, card) for card in range(len(view.ruleset.deck.cards)))
            shown = view.shown[seat].mask
            possible = sum(1 << card for card, number in enumerate(counts) if number) & ~shown
            believed = tuple(
                1.0 if shown >> card & 1 else min(1.0, chance) if number else 0.0
                for card, (chance, number) in enumerate(zip(chances[seat], counts, strict=True))
            )
            hands.append(HandReading(seat, size, view.shown[seat], CardSet(possible, pack), believed, counts))
        return Reading(tuple(hands), self._count.deals, exact, weighed, error)

    def _held(self, seat: Seat, card: int) -> int:
        """Return in how many of the deals that fit a seat holds a card."""
        if self._view.shown[seat].mask >> card & 1:
            return self._count.deals
        return self._count.held(seat, card) if self._unseen >> card & 1 else 0


def with_bottom_shown(view: SeatView) -> SeatView:
    """Return the view with the known bottom card as a shown card of the hand that it was dealt to, if any."""
    card, holder = view.known_bottom, view.bottom_holder
    if card is None or holder is None or card in view.shown[holder]:
        return view
    own = view.shown[holder] | CardSet.of((card,), view.table.pack)
    shown = (*view.shown[:holder], own, *view.shown[holder + 1 :])
    return replace(view, shown=shown, bottom=None)


def read_hands(view: SeatView) -> Reading:
    """Return what a seat can know of the other hands; equal views give equal readings."""
    return HandReader(view).read()


def counted_hands(view: SeatView) -> Reading:
    """Return what is certain and how often each card turns up, without what the plays tell."""
    return HandReader(view).counted()
