"""Where every card is on the table, as a fold over the events of a deal; contains no rules."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from settebello.engine import (
    Believed,
    Boasted,
    Bonus,
    BottomChosen,
    Capture,
    Card,
    CardSet,
    Deal,
    DealOver,
    DeclarationKind,
    Declared,
    Doubted,
    Event,
    Exposed,
    FaceDown,
    Leftover,
    Looked,
    MatchOver,
    Pack,
    Penalty,
    Piles,
    Play,
    Rank,
    Redeal,
    Refill,
    Robbed,
    Ruleset,
    Scopa,
    Seat,
    Side,
    Steal,
    TableSweep,
    Undoubted,
)
from settebello.engine.rules.rulekeys import Deck
from settebello.engine.rules.rulewords import Matta

Hand = tuple[Card, ...]
WILD = Card.parse(Matta.SEVEN_OF_CUPS)
"""The card that stands for another rank after a declaration."""
PRIZE = Card.parse("7d")
"""The settebello, whose coin is on the plate of the side that has captured it, where it scores by itself."""
SCORED_AS_SWEEPS = frozenset({DeclarationKind.BARSEGA, DeclarationKind.DECINO})


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards captured by a side, in the order of capture; `sweeps` are the cards laid crosswise.

    `said` counts sweeps scored by a declaration, which no card marks, and `scored` the other points of
    the deal scored in play. `top` is the card on the top, which is shown where piles can be stolen. `prized`:
    everybody has seen that the settebello is among the cards.
    """

    cards: tuple[Card, ...] = ()
    sweeps: tuple[Card, ...] = ()
    said: int = 0
    scored: int = 0
    top: Card | None = None
    prized: bool = False

    @property
    def marked(self) -> int:
        """The number of sweeps in this deal, with those scored by a declaration."""
        return len(self.sweeps) + self.said


@dataclass(frozen=True, slots=True)
class Claimed:
    """A card laid face down under a claimed rank, and the table cards it claims; `seen` after a doubt.

    `following`: the seat that plays next.
    """

    seat: Seat
    rank: Rank
    card: Card
    cards: CardSet
    following: Seat
    seen: bool = False


@dataclass(frozen=True, slots=True)
class TableState:
    """The positions of all cards: hands from left to right, table cards in fixed slots, piles, stock.

    `owner` is the seat whose hand is shown and sorted by rank; None for no seat. All other hands stay in the
    order dealt, because sorting would reveal information. `bare`: all hands are shown. `table` holds (slot,
    card) in the order of laying, including claimed cards. `gaps` are slots of captured cards whose places on
    the table stay free until the next event. `shown` are hand cards that are face up. `guise` is the rank of
    the wild card. `open_piles`: each pile shows its top card. `looked` is the bottom card of the stock while
    the dealer looks at it; it still counts as a card of the stock. `boast` is a declaration that may still be
    doubted.
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
    gaps: tuple[int, ...] = ()
    open_piles: bool = False
    looked: Card | None = None
    boast: Boasted | None = None

    @classmethod
    def empty(
        cls, owner: Seat | None, dealer: Seat, players: int, sides: int, pack: Pack | Deck = Pack.ITALIAN
    ) -> "TableState":
        """Return the table before the deal, with every card in the stock."""
        return cls(owner, dealer, ((),) * players, (), (Pile(),) * sides, len(pack.cards))

    @classmethod
    def before_deal(
        cls, owner: Seat | None, dealer: Seat, players: int, sides: int, ruleset: Ruleset
    ) -> "TableState":
        """Return the table before a deal of these rules."""
        empty = cls.empty(owner, dealer, players, sides, ruleset.deck)
        return replace(empty, open_piles=ruleset.capture.piles is not Piles.CLOSED)

    @property
    def table_cards(self) -> tuple[Card, ...]:
        """The cards on the table in the order of their slots."""
        return tuple(card for _, card in sorted(self.table))

    def sees(self, seat: Seat) -> bool:
        """Return whether the hand of a seat is shown."""
        return self.bare or seat == self.owner

    def holder(self, card: Card) -> Seat | None:
        """Return the seat whose hand contains a card, or None."""
        return next((Seat(seat) for seat, hand in enumerate(self.hands) if card in hand), None)

    def slot_of(self, card: Card) -> int:
        """Return the slot of a table card; raises KeyError when the card is not on the table."""
        return {lying: slot for slot, lying in self.table}[card]

    def free_slot(self) -> int:
        """Return the lowest free slot on the table."""
        taken = {slot for slot, _ in self.table}
        return next(slot for slot in range(len(taken) + 1) if slot not in taken)

    def after(self, event: Event) -> "TableState":
        """Return the state after one more event."""
        if self.gaps:
            return replace(self, gaps=()).after(event)
        match event:
            case Deal() | Redeal() | Refill() | Looked() | BottomChosen():
                return self._dealt(event)
            case Play(seat, card, following):
                held = self._without(seat, card)
                asked = self.boast.asked if self.boast and self.boast.seat == seat else None
                turn = following if asked is None else asked
                return replace(held, table=(*self.table, (self.free_slot(), card)), turn_of=turn)
            case FaceDown(seat, rank, cards, following, card, asked):
                held = self._without(seat, card)
                claim = Claimed(seat, rank, card, cards, following)
                return replace(held, claim=claim, turn_of=following if asked is None else asked)
            case Believed(_, _, asked):
                return replace(self, turn_of=self._following if asked is None else asked)
            case Doubted(_, _, card, _, truthful):
                judged = replace(self, turn_of=self._following)
                if truthful:
                    seen = None if self.claim is None else replace(self.claim, seen=True)
                    return replace(judged, claim=seen)
                return replace(judged, claim=None, table=(*self.table, (self.free_slot(), card)))
            case Boasted() | Exposed() | Undoubted():
                return self._boasted(event)
            case Declared() | Bonus() | Penalty():
                return self._scored(event)
            case DealOver() | MatchOver():
                return replace(self, turn_of=None)
            case _:
                return self._captured(event)

    def _scored(self, event: Declared | Bonus | Penalty) -> "TableState":
        """Return the state after points scored in play; penalties are counted on the score sheet alone."""
        match event:
            case Declared(_, side, kind, points, guise, hand):
                shown = replace(self, shown=self.shown | set(hand), guise=guise or self.guise)
                pile = self.piles[side]
                swept = points if kind in SCORED_AS_SWEEPS else 0
                scored = pile.scored + points - swept
                return _with_pile(shown, side, replace(pile, said=pile.said + swept, scored=scored))
            case Bonus(_, side, _, points):
                pile = self.piles[side]
                return _with_pile(self, side, replace(pile, scored=pile.scored + points))
            case Penalty():
                return self

    def _captured(self, event: Capture | Steal | Scopa | TableSweep | Robbed | Leftover) -> "TableState":
        """Return the state after cards moved to a pile."""
        match event:
            case Capture(_, side, card, cards):
                if self.claim is None or self.claim.card != card:
                    return _taken(self, side, (*cards, card), card, seen=PRIZE in cards or card == PRIZE)
                seen = PRIZE in cards or (self.claim.seen and card == PRIZE)
                return _taken(replace(self, claim=None), side, (*cards, card), card, seen=seen)
            case Steal(_, side, card, owner):
                stolen = self.piles[owner]
                robbed = _with_pile(self, owner, replace(stolen, cards=(), top=None, prized=False))
                return _taken(robbed, side, (*stolen.cards, card), card, seen=stolen.prized or card == PRIZE)
            case Scopa(_, side, card):
                pile = self.piles[side]
                return _with_pile(self, side, replace(pile, sweeps=(*pile.sweeps, card)))
            case TableSweep(_, side, cards, sweeps):
                taken = _taken(self, side, tuple(cards), seen=PRIZE in cards)
                marks = tuple(cards)[:sweeps]
                pile = taken.piles[side]
                marked = replace(pile, sweeps=(*pile.sweeps, *marks), said=pile.said + sweeps - len(marks))
                return _with_pile(taken, side, marked)
            case Robbed(_, side, cards):
                return _taken(self, side, tuple(cards), seen=PRIZE in cards)
            case Leftover(side, cards):
                over = replace(self, turn_of=None)
                return over if side is None else _taken(over, side, tuple(cards), seen=PRIZE in cards)
            case _:
                assert_never(event)

    def _dealt(self, event: Deal | Redeal | Refill | Looked | BottomChosen) -> "TableState":
        """Return the state after cards were dealt or thrown in, or the dealer took up the bottom card."""
        match event:
            case Looked(seat, card):
                return replace(self, looked=card, turn_of=seat)
            case BottomChosen(_, new, old, following):
                lying = tuple((slot, new if new and card == old else card) for slot, card in self.table)
                return replace(self, looked=None, table=lying, turn_of=following)
            case Deal(dealer, leader, hands, table):
                empty = TableState.empty(self.owner, dealer, len(self.hands), len(self.piles))
                dealt = sum(map(len, hands)) + len(table)
                laid = tuple(enumerate(table))
                begun = replace(empty, table=laid, stock=self._all - dealt, turn_of=leader, leader=leader)
                return _with_hands(replace(begun, bare=self.bare, open_piles=self.open_piles), hands)
            case Refill(leader, hands):
                fewer = replace(self, stock=self.stock - sum(map(len, hands)), leader=leader)
                return _with_hands(fewer, hands)
            case Redeal(dealer):
                return replace(self, dealer=dealer)

    def _boasted(self, event: Boasted | Exposed | Undoubted) -> "TableState":
        """Return the state after a declaration whose cards are not shown, or after what became of it."""
        match event:
            case Boasted():
                return replace(self, boast=event)
            case Exposed(_, boaster, _, hand):
                shown = self.shown | (set(hand) & set(self.hands[boaster]))
                return replace(self, boast=None, shown=frozenset(shown), turn_of=self._following)
            case Undoubted():
                return replace(self, boast=None)

    @property
    def _following(self) -> Seat | None:
        """The seat that plays once the claim or the declaration is settled."""
        challenged = self.claim or self.boast
        return self.turn_of if challenged is None else challenged.following

    @property
    def _all(self) -> int:
        """The number of cards in the deck."""
        piled = sum(len(pile.cards) for pile in self.piles)
        return self.stock + sum(map(len, self.hands)) + len(self.table) + piled + (self.claim is not None)

    def _without(self, seat: Seat, card: Card) -> "TableState":
        """Return the state with a card removed from a hand."""
        held = tuple(
            tuple(c for c in hand if c != card) if s == seat else hand for s, hand in enumerate(self.hands)
        )
        return replace(self, hands=held, shown=self.shown - {card})

    def folded(self, events: Iterable[Event]) -> "TableState":
        """Return the state after several events."""
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


def _taken(
    here: TableState, side: Side, cards: tuple[Card, ...], top: Card | None = None, *, seen: bool = False
) -> TableState:
    """Move cards to a side's pile; `seen`: everybody sees the settebello among them."""
    gone = set(cards)
    pile = here.piles[side]
    left = tuple((slot, card) for slot, card in here.table if card not in gone)
    after = replace(here, table=left, guise=None if WILD in gone else here.guise)
    more = replace(pile, cards=(*pile.cards, *cards), top=top or pile.top, prized=pile.prized or seen)
    return _with_pile(after, side, more)


def _with_pile(here: TableState, side: Side, pile: Pile) -> TableState:
    return replace(here, piles=tuple(pile if s == side else p for s, p in enumerate(here.piles)))
