"""What lies where on the table, as a fold over what happened; nothing here knows a rule."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from settebello.engine import (
    Capture,
    Card,
    Deal,
    DealOver,
    Event,
    Leftover,
    MatchOver,
    Pack,
    Play,
    Redeal,
    Refill,
    Scopa,
    Seat,
    Side,
)

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards a side has captured, in the order in which they came; those that swept lie crosswise."""

    cards: tuple[Card, ...] = ()
    sweeps: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where each card lies: the hands from left to right, the table by places that do not move, the piles.

    `owner` is the seat whose hand is sorted by rank; every other hand keeps the order in which it was dealt,
    because a sorted one would tell what is in it. `table` holds (place, card) in the order of laying.
    """

    owner: Seat
    dealer: Seat
    hands: tuple[Hand, ...]
    table: tuple[tuple[int, Card], ...]
    piles: tuple[Pile, ...]
    stock: int
    turn_of: Seat | None = None

    @classmethod
    def empty(
        cls, owner: Seat, dealer: Seat, players: int, sides: int, pack: Pack = Pack.ITALIAN
    ) -> "Arrangement":
        """The table before the deal: every card in the stock beside the dealer."""
        return cls(owner, dealer, ((),) * players, (), (Pile(),) * sides, len(pack.cards))

    @property
    def table_cards(self) -> tuple[Card, ...]:
        """The cards on the table by their places."""
        return tuple(card for _, card in sorted(self.table))

    def slot_of(self, card: Card) -> int:
        """The place of a card on the table; KeyError when it does not lie there."""
        return {lying: slot for slot, lying in self.table}[card]

    def free_slot(self) -> int:
        """The lowest place on the table at which no card lies."""
        taken = {slot for slot, _ in self.table}
        return next(slot for slot in range(len(taken) + 1) if slot not in taken)

    def after(self, event: Event) -> "Arrangement":
        """The arrangement after one more event."""
        match event:
            case Deal(dealer, leader, hands, table):
                empty = Arrangement.empty(self.owner, dealer, len(self.hands), len(self.piles))
                total = (
                    self.stock
                    + sum(map(len, self.hands))
                    + len(self.table)
                    + sum(len(p.cards) for p in self.piles)
                )
                dealt = sum(map(len, hands)) + len(table)
                laid = tuple(enumerate(table))
                return _with_hands(replace(empty, table=laid, stock=total - dealt, turn_of=leader), hands)
            case Refill(_, hands):
                return _with_hands(replace(self, stock=self.stock - sum(map(len, hands))), hands)
            case Redeal(dealer):
                return replace(self, dealer=dealer)
            case Play(seat, card, following):
                held = tuple(
                    tuple(c for c in hand if c != card) if s == seat else hand
                    for s, hand in enumerate(self.hands)
                )
                laid = (*self.table, (self.free_slot(), card))
                return replace(self, hands=held, table=laid, turn_of=following)
            case Capture(_, side, card, cards):
                return _taken(self, side, (*cards, card))
            case Scopa(_, side, card):
                pile = self.piles[side]
                return _with_pile(self, side, replace(pile, sweeps=(*pile.sweeps, card)))
            case Leftover(side, cards):
                return (
                    replace(self, turn_of=None)
                    if side is None
                    else _taken(self, side, tuple(cards), over=True)
                )
            case DealOver() | MatchOver():
                return replace(self, turn_of=None)
            case _:
                assert_never(event)

    def folded(self, events: Iterable[Event]) -> "Arrangement":
        """The arrangement after several events."""
        result = self
        for event in events:
            result = result.after(event)
        return result


def _with_hands(here: Arrangement, hands: tuple[Hand, ...]) -> Arrangement:
    new = tuple(tuple(sorted(hand)) if seat == here.owner else tuple(hand) for seat, hand in enumerate(hands))
    return replace(here, hands=new)


def _taken(here: Arrangement, side: Side, cards: tuple[Card, ...], *, over: bool = False) -> Arrangement:
    gone = set(cards)
    pile = here.piles[side]
    left = tuple((slot, card) for slot, card in here.table if card not in gone)
    turn = None if over else here.turn_of
    after = replace(here, table=left, turn_of=turn)
    return _with_pile(after, side, replace(pile, cards=(*pile.cards, *cards)))


def _with_pile(here: Arrangement, side: Side, pile: Pile) -> Arrangement:
    return replace(here, piles=tuple(pile if s == side else p for s, p in enumerate(here.piles)))
