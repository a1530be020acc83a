"""What lies where on the table, as a fold over what happened; nothing here knows a rule."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from settebello.engine import (
    Bonus,
    Capture,
    Card,
    CardSet,
    Deal,
    DealOver,
    DeclarationKind,
    Declared,
    Doubted,
    Event,
    FaceDown,
    Leftover,
    MatchOver,
    Pack,
    Penalty,
    Play,
    Rank,
    Redeal,
    Refill,
    Robbed,
    Scopa,
    Seat,
    Side,
    TableSweep,
)
from settebello.engine.rules.rulekeys import Deck
from settebello.engine.rules.rulewords import Matta

Hand = tuple[Card, ...]
WILD = Card.parse(Matta.SEVEN_OF_CUPS)
"""The card that stands for another after a declaration."""
SCORED_AS_SWEEPS = frozenset({DeclarationKind.BARSEGA, DeclarationKind.DECINO})


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards a side has captured, in the order in which they came; those that swept lie crosswise.

    `said` are the sweeps that no card stands for, because they were declared.
    """

    cards: tuple[Card, ...] = ()
    sweeps: tuple[Card, ...] = ()
    said: int = 0


@dataclass(frozen=True, slots=True)
class Claimed:
    """A card that lies face down as some rank, beside the table cards it is said to take."""

    seat: Seat
    rank: Rank
    card: Card
    cards: CardSet


@dataclass(frozen=True, slots=True)
class TableState:
    """Where each card lies: the hands from left to right, the table by places that do not move, the piles.

    `owner` is the seat whose hand is seen and sorted by rank, None where nobody's is; every other hand keeps
    the order in which it was dealt, because a sorted one would tell what is in it. `bare`: all are seen.
    `table` holds (place, card) in the order of laying, claimed cards among them; `shown` are cards of hands
    that lie face up, `guise` is the rank of the wild card.
    """

    owner: Seat | None
    dealer: Seat
    hands: tuple[Hand, ...]
    table: tuple[tuple[int, Card], ...]
    piles: tuple[Pile, ...]
    stock: int
    turn_of: Seat | None = None
    leader: Seat | None = None
    shown: frozenset[Card] = frozenset()
    guise: Rank | None = None
    claim: Claimed | None = None
    bare: bool = False

    @classmethod
    def empty(
        cls, owner: Seat | None, dealer: Seat, players: int, sides: int, pack: Pack | Deck = Pack.ITALIAN
    ) -> "TableState":
        """The table before the deal: every card in the stock beside the dealer."""
        return cls(owner, dealer, ((),) * players, (), (Pile(),) * sides, len(pack.cards))

    @property
    def table_cards(self) -> tuple[Card, ...]:
        """The cards on the table by their places."""
        return tuple(card for _, card in sorted(self.table))

    def sees(self, seat: Seat) -> bool:
        """Whether the hand of a seat is seen."""
        return self.bare or seat == self.owner

    def holder(self, card: Card) -> Seat | None:
        """The seat that holds a card in its hand."""
        return next((Seat(seat) for seat, hand in enumerate(self.hands) if card in hand), None)

    def slot_of(self, card: Card) -> int:
        """The place of a card on the table; KeyError when it does not lie there."""
        return {lying: slot for slot, lying in self.table}[card]

    def free_slot(self) -> int:
        """The lowest place on the table at which no card lies."""
        taken = {slot for slot, _ in self.table}
        return next(slot for slot in range(len(taken) + 1) if slot not in taken)

    def after(self, event: Event) -> "TableState":
        """The arrangement after one more event."""
        match event:
            case Deal() | Redeal() | Refill():
                return self._dealt(event)
            case Play(seat, card, following):
                held = self._without(seat, card)
                return replace(held, table=(*self.table, (self.free_slot(), card)), turn_of=following)
            case FaceDown(seat, rank, cards, following, card):
                held = self._without(seat, card)
                return replace(held, claim=Claimed(seat, rank, card, cards), turn_of=following)
            case Doubted(_, _, card, _, truthful):
                if truthful:
                    return self
                return replace(self, claim=None, table=(*self.table, (self.free_slot(), card)))
            case Declared(_, side, kind, points, guise, hand):
                shown = replace(self, shown=self.shown | set(hand), guise=guise or self.guise)
                pile = self.piles[side]
                swept = points if kind in SCORED_AS_SWEEPS else 0
                return _with_pile(shown, side, replace(pile, said=pile.said + swept))
            case DealOver() | MatchOver():
                return replace(self, turn_of=None)
            case Bonus() | Penalty():
                return self
            case _:
                return self._captured(event)

    def _captured(self, event: Capture | Scopa | TableSweep | Robbed | Leftover) -> "TableState":
        """The arrangement after cards have gone to a pile."""
        match event:
            case Capture(_, side, card, cards):
                settled = replace(self, claim=None) if self.claim and self.claim.card == card else self
                return _taken(settled, side, (*cards, card))
            case Scopa(_, side, card):
                pile = self.piles[side]
                return _with_pile(self, side, replace(pile, sweeps=(*pile.sweeps, card)))
            case TableSweep(_, side, cards, sweeps):
                taken = _taken(self, side, tuple(cards))
                marks = tuple(cards)[:sweeps]
                pile = taken.piles[side]
                marked = replace(pile, sweeps=(*pile.sweeps, *marks), said=pile.said + sweeps - len(marks))
                return _with_pile(taken, side, marked)
            case Robbed(_, side, cards):
                return _taken(self, side, tuple(cards))
            case Leftover(side, cards):
                over = replace(self, turn_of=None)
                return over if side is None else _taken(over, side, tuple(cards))
            case _:
                assert_never(event)

    def _dealt(self, event: Deal | Redeal | Refill) -> "TableState":
        """The arrangement after cards have been given out or thrown in."""
        match event:
            case Deal(dealer, leader, hands, table):
                empty = TableState.empty(self.owner, dealer, len(self.hands), len(self.piles))
                dealt = sum(map(len, hands)) + len(table)
                laid = tuple(enumerate(table))
                begun = replace(empty, table=laid, stock=self._all - dealt, turn_of=leader, leader=leader)
                return _with_hands(replace(begun, bare=self.bare), hands)
            case Refill(leader, hands):
                fewer = replace(self, stock=self.stock - sum(map(len, hands)), leader=leader)
                return _with_hands(fewer, hands)
            case Redeal(dealer):
                return replace(self, dealer=dealer)

    @property
    def _all(self) -> int:
        """All cards there are."""
        piled = sum(len(pile.cards) for pile in self.piles)
        return self.stock + sum(map(len, self.hands)) + len(self.table) + piled + (self.claim is not None)

    def _without(self, seat: Seat, card: Card) -> "TableState":
        """The arrangement with a card out of a hand."""
        held = tuple(
            tuple(c for c in hand if c != card) if s == seat else hand for s, hand in enumerate(self.hands)
        )
        return replace(self, hands=held, shown=self.shown - {card})

    def folded(self, events: Iterable[Event]) -> "TableState":
        """The arrangement after several events."""
        result = self
        for event in events:
            result = result.after(event)
        return result


def _with_hands(here: TableState, hands: tuple[Hand, ...]) -> TableState:
    return replace(
        here,
        hands=tuple(
            tuple(sorted(hand)) if here.sees(Seat(seat)) else tuple(hand) for seat, hand in enumerate(hands)
        ),
    )


def _taken(here: TableState, side: Side, cards: tuple[Card, ...]) -> TableState:
    gone = set(cards)
    pile = here.piles[side]
    left = tuple((slot, card) for slot, card in here.table if card not in gone)
    after = replace(here, table=left, guise=None if WILD in gone else here.guise)
    return _with_pile(after, side, replace(pile, cards=(*pile.cards, *cards)))


def _with_pile(here: TableState, side: Side, pile: Pile) -> TableState:
    return replace(here, piles=tuple(pile if s == side else p for s, p in enumerate(here.piles)))
