"""What a seat knows about the table after one of its moves: a view with every consequence of the move."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb
from random import Random
from typing import Self

from settebello.engine import (
    Capture,
    Card,
    CardSet,
    Category,
    Event,
    Move,
    Position,
    Rank,
    Robbed,
    Score,
    Seat,
    SeatView,
    Side,
    captures,
    kernel,
    score_deal,
)
from settebello.engine.legality import Situation, seen
from settebello.engine.position import since
from settebello.engine.rules.rulewords import Declare, Matta, Piles


@dataclass(frozen=True)
class Outcome:
    """A move of a view with the position after it.

    The hidden cards of `after` are those of a sample. Every property here is the same in all samples, except
    after a claim, which `reasons_for` leaves out.
    """

    view: SeatView
    move: Move
    after: Position
    events: tuple[Event, ...]

    @classmethod
    def of(cls, view: SeatView, move: Move) -> Self:
        """Play a move of a view."""
        step = view.sample(Random(0)).play(move)
        return cls(view, move, step.position, step.events)

    @property
    def side(self) -> Side:
        """The side of the seat that moves."""
        return self.view.side

    @property
    def steals(self) -> bool:
        """Whether piles can be stolen in this game, so that nobody is sure of a captured card."""
        return self.view.ruleset.capture.piles is not Piles.CLOSED

    @cached_property
    def gained(self) -> CardSet:
        """The cards that the move brings to the own pile, the played card included."""
        if self.after.over or self.steals:
            # Whoever captures last also gets what is left on the table, and a thief a whole pile.
            return self.after.piles[self.side] - self.view.piles[self.side]
        found = CardSet(0, self.view.table.pack)
        for event in self.events:
            match event:
                case Capture():
                    found |= event.cards | CardSet.of((event.card,), found.pack)
                case Robbed():
                    found |= event.cards
                case _:
                    pass
        return found

    @property
    def lays(self) -> bool:
        """Whether the played card lies on the table afterwards."""
        return self.move.card in self.after.table

    @cached_property
    def score(self) -> Score:
        """The score of the piles after the move."""
        return self.after.score()

    @cached_property
    def won(self) -> frozenset[Category]:
        """The categories that the own side has won by then, whatever comes."""
        return won_categories(self.view, self.after.piles, self.side)

    @property
    def next_seat(self) -> Seat | None:
        """The seat in turn after the move if it is an opponent's; None for no one, oneself and partners."""
        seat = self.after.turn
        return None if seat is None or self.after.side_of(seat) == self.side else seat

    @cached_property
    def possible(self) -> CardSet:
        """The cards that the next seat may hold, as far as this seat knows; none without an opponent."""
        seat = self.next_seat
        if seat is None:
            return CardSet(0, self.view.table.pack)
        shown = self.after.shown[seat]
        return shown if len(shown) == len(self.after.hands[seat]) else self.view.unseen | shown

    @cached_property
    def captures(self) -> Mapping[Card, tuple[CardSet, ...]]:
        """What each card that the next seat may hold can take from the table, apart from declarations."""
        ruleset, after = self.view.ruleset, self.after
        by_rank: dict[Rank, tuple[CardSet, ...]] = {}
        found: dict[Card, tuple[CardSet, ...]] = {}
        for card in self.possible:
            if str(card) == ruleset.table_sweep.matta:
                found[card] = captures(ruleset, card, after.table, after.guise)
                continue
            if card.rank not in by_rank:
                by_rank[card.rank] = captures(ruleset, card, after.table, after.guise)
            found[card] = by_rank[card.rank]
        return found

    @cached_property
    def missed(self) -> CardSet:
        """The cards that the move fails to take and that the next seat may take for it."""
        ruleset, table = self.view.ruleset, self.after.table
        laid = self.move.card if self.lays else None
        at = Situation(ruleset=ruleset, hand=table, table=table, laid=laid, guise=self.after.guise)
        found = CardSet(0, table.pack)
        for cards in at.missed():
            found |= cards
        return found

    @cached_property
    def clearers(self) -> CardSet:
        """The cards that the next seat may hold and take the whole table with."""
        table = self.after.table
        found = [card for card, sets in self.captures.items() if table and table in sets]
        return CardSet.of(found, table.pack)

    @cached_property
    def sweepers(self) -> CardSet:
        """The clearers that score a sweep."""
        return CardSet.of([card for card in self.clearers if self.scores_sweep(card)], self.view.table.pack)

    def scores_sweep(self, card: Card) -> bool:
        """Return whether the next seat scores for clearing the table with a card."""
        left = sum(map(len, self.after.hands)) + len(self.after.stock) - 1
        rules = seen(self.view.ruleset, self.after.guise, self.view.players)
        points = self.view.ruleset.sweep.points
        return points > 0 and bool(kernel.sweep_counts(rules, card.bit, self.after.table.mask, left))

    @cached_property
    def wild_sweeps(self) -> bool:
        """Whether the wild card may sweep when the next seat declares it as another rank."""
        ruleset, seat = self.view.ruleset, self.next_seat
        if ruleset.declare is Declare.NONE or ruleset.table_sweep.matta is Matta.NONE or seat is None:
            return False
        wild = Card.parse(ruleset.table_sweep.matta)
        if wild not in self.possible or len(self.after.hands[seat]) != ruleset.deal.hand:
            return False
        ways = (captures(ruleset, wild, self.after.table, guise) for guise in ruleset.deck.ranks)
        return self.scores_sweep(wild) and any(self.after.table in sets for sets in ways)

    @cached_property
    def clearing_ranks(self) -> frozenset[Rank]:
        """The ranks of the deck that take the whole table, wherever their cards are."""
        ruleset, table = self.view.ruleset, self.after.table
        firsts = {card.rank: card for card in ruleset.deck.cards if card not in table}
        return frozenset(
            rank for rank, card in firsts.items() if table in captures(ruleset, card, table, self.after.guise)
        )

    def in_order(self, ranks: Iterable[Rank]) -> tuple[Rank, ...]:
        """Return ranks in the order of the deck, each once."""
        held = frozenset(ranks)
        return tuple(rank for rank in self.view.ruleset.deck.ranks if rank in held)

    def takers(self, wanted: Card) -> CardSet:
        """Return the cards that the next seat may hold and take a table card with."""
        if wanted in self.missed:
            return self.possible
        found = [card for card, sets in self.captures.items() if any(wanted in taken for taken in sets)]
        return CardSet.of(found, self.view.table.pack)

    def chance(self, cards: CardSet) -> float:
        """Return how likely the next seat holds one of some cards, all hidden cards being equally likely."""
        seat = self.next_seat
        if seat is None or not cards:
            return 0.0
        shown = self.after.shown[seat]
        if shown & cards:
            return 1.0
        hidden, drawn = len(self.view.unseen), len(self.after.hands[seat]) - len(shown)
        return 1 - comb(hidden - len(cards), drawn) / comb(hidden, drawn)


def won_categories(view: SeatView, piles: Sequence[CardSet], side: int) -> frozenset[Category]:
    """Return the categories that a side wins even if one other side takes all the cards left.

    None where piles can be stolen.
    """
    if view.ruleset.capture.piles is not Piles.CLOSED:
        return frozenset()
    left = view.ruleset.deck.whole
    for pile in piles:
        left -= pile
    found = frozenset(Category)
    for rival in range(len(piles)):
        if rival != side:
            worst = tuple(pile | left if number == rival else pile for number, pile in enumerate(piles))
            lines = score_deal(view.ruleset, view.players, worst, view.sweeps, view.marks, since(view)).lines
            found &= {line.category for line in lines if line.winner == side}
    return found
