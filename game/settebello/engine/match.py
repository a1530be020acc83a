"""A match: deals are played until a side has reached the target and alone has the best total."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from settebello.engine import kernel
from settebello.engine.bottom import Bottom, Exchange
from settebello.engine.cards import Card, CardSet, Seat, Shuffler, Side
from settebello.engine.events import (
    Deal,
    DealOver,
    Event,
    Looked,
    MatchOver,
    Redeal,
    RedealReason,
    TableSweep,
)
from settebello.engine.match_end import MOST_DEALS, winner_at_the_limit, winner_of
from settebello.engine.moves import Move
from settebello.engine.position import Position
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Rotation, Scope
from settebello.engine.scoring import Score
from settebello.engine.steps import Step
from settebello.engine.tables import compiled, leader_of

MOST_TABLES = 10
"""Tables dealt to the same hands before the whole deck is shuffled: some hands allow no other table."""

MOST_DECKS = 1000
"""Decks shuffled for one deal before the deal is given up.

Every tenth deck at least is shuffled whole, and in each of these the first table of checked rules stays with
a probability of at least 1/4. So fewer than one deal in 10 ** 12 is given up, even in the worst case.
"""


class Phase(StrEnum):
    """The next action that the match waits for: a deal, a move, or none."""

    TO_DEAL = "to_deal"
    PLAY = "play"
    MATCH_OVER = "match_over"


class WrongDeck(ValueError):  # noqa: N818 - named for what is wrong, as IllegalMove
    """A deck that does not consist of exactly the cards in play."""


class CannotDeal(ValueError):  # noqa: N818 - as WrongDeck
    """No deal is possible: the rules throw in one first table after the other, or the record does not fit."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A dealt deck: each seat's cards, the table's and the stock, in dealing order."""

    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    stock: tuple[Card, ...]


def deal_out(ruleset: Ruleset, players: int, dealer: Seat, deck: Sequence[Card]) -> Dealt:
    """Deal a deck, its first card first, by the pattern of the rules (docs/rules.md, section 2.3).

    Raises WrongDeck if the deck is not exactly the pack.
    """
    if sorted(deck) != sorted(ruleset.deck.cards):
        upto = f" up to {ruleset.deck.ranks[-1]}" if ruleset.deck.upto else ""
        raise WrongDeck(
            f"a deck is each card of {ruleset.deck.pack}{upto} once, in the order in which it is dealt"
        )
    hands: list[list[Card]] = [[] for _ in range(players)]
    table: list[Card] = []
    rest = list(deck)
    first = leader_of(ruleset, players, dealer)
    for token in ruleset.deal.pattern.split():
        size = int(token[1:])
        targets = [table] if token[0] == "T" else [hands[(first + k) % players] for k in range(players)]
        for target in targets:
            target.extend(rest[:size])
            del rest[:size]
    return Dealt(tuple(map(tuple, hands)), tuple(table), tuple(rest))


def deck_again(
    ruleset: Ruleset, players: int, dealer: Seat, deck: Sequence[Card], shuffler: Shuffler
) -> tuple[Card, ...]:
    """Return the deck for a redeal: all shuffled, or with the same hands if only the table is redealt.

    Without a stock the same hands would leave the same table, so that all is shuffled. Raises WrongDeck.
    """
    dealt = deal_out(ruleset, players, dealer, deck)
    if ruleset.redeal.scope is Scope.ALL or not dealt.stock:
        return ruleset.deck.shuffled(shuffler)
    kept = {card for hand in dealt.hands for card in hand}
    loose = [card for card in deck if card not in kept]
    shuffler.shuffle(loose)
    fresh = iter(loose)
    return tuple(card if card in kept else next(fresh) for card in deck)


def _redeal(ruleset: Ruleset, players: int, dealer: Seat, table: tuple[Card, ...]) -> Redeal | None:
    """Return the redeal event if the first table is thrown in; None if not."""
    rules = compiled(ruleset, players)
    mask = CardSet.of(table, ruleset.deck.pack).mask
    match kernel.redeal_reason(rules, mask):
        case kernel.KINGS:
            reason, number = RedealReason.KINGS, kernel.popcount(mask & rules.redeal_mask[kernel.KINGS])
        case kernel.ACES:
            reason, number = RedealReason.ACES, kernel.popcount(mask & rules.redeal_mask[kernel.ACES])
        case kernel.SWEEPERS:
            reason = RedealReason.SWEEPERS
            number = kernel.popcount(mask & rules.redeal_mask[kernel.SWEEPERS])
        case kernel.LOW_TOTAL:
            reason, number = RedealReason.LOW_TOTAL, kernel.total(rules, mask)
        case kernel.PAIRS:
            ranks = {card.rank for card in table}
            reason, number = RedealReason.PAIRS, len(table) - len(ranks)
        case _:
            return None
    return Redeal(dealer, table, reason, int(number))


@dataclass(frozen=True, kw_only=True)
class Match:
    """A match as an immutable value: the dealer, the totals, and the deal in progress or just finished."""

    ruleset: Ruleset
    players: int
    dealer: Seat
    scores: tuple[int, ...]
    deal: int = 1
    position: Position | None = None
    score: Score | None = None
    winner: Side | None = None

    @classmethod
    def start(cls, ruleset: Ruleset, players: int, dealer: Seat) -> Self:
        """Return a match before its first deal; raises ValueError for an invalid number of players."""
        sides = int(compiled(ruleset, players).sides)
        return cls(ruleset=ruleset, players=players, dealer=dealer, scores=(0,) * sides)

    @property
    def phase(self) -> Phase:
        """The next action that the match waits for."""
        if self.winner is not None:
            return Phase.MATCH_OVER
        return Phase.PLAY if self.position and not self.position.over else Phase.TO_DEAL

    def deal_deck(self, deck: Sequence[Card]) -> "MatchStep":
        """Deal a deck; if the rules throw its table in, the match still waits for a deck.

        Raises WrongDeck, and ValueError if no deal is due.
        """
        if self.phase is not Phase.TO_DEAL:
            raise ValueError("no deal is due")
        number, dealer = self._next_deal()
        dealt = deal_out(self.ruleset, self.players, dealer, deck)
        pack = self.ruleset.deck.pack
        table = CardSet.of(dealt.table, pack)
        thrown_in = _redeal(self.ruleset, self.players, dealer, dealt.table)
        if thrown_in is not None:
            return MatchStep(self, (thrown_in,))
        empty = CardSet(0, pack)
        sides = len(self.scores)
        leader = leader_of(self.ruleset, self.players, dealer)
        position = Position(
            ruleset=self.ruleset,
            players=self.players,
            dealer=dealer,
            turn=leader,
            hands=tuple(CardSet.of(hand, pack) for hand in dealt.hands),
            table=table,
            piles=(empty,) * sides,
            sweeps=(0,) * sides,
            scores=self.scores,
            stock=dealt.stock,
            deal=number,
            opening_table=table,
        )
        opened = _looked(position) if self.ruleset.deal.exchange else open_table(position)
        after = replace(self, dealer=dealer, deal=number, position=opened.position, score=None)
        return MatchStep(after, (Deal(dealer, leader, dealt.hands, dealt.table), *opened.events))

    def deal_next(
        self, shuffler: Shuffler, deck: tuple[Card, ...] | None = None
    ) -> tuple["MatchStep", tuple[tuple[Card, ...], ...]]:
        """Shuffle and deal until a table is accepted; return the step and every deck dealt.

        ``deck``: the first deck, if given. Raises as ``deal_deck`` does, and CannotDeal after MOST_DECKS.
        """
        _, dealer = self._next_deal()
        deck = self.ruleset.deck.shuffled(shuffler) if deck is None else deck
        decks = [deck]
        step = self.deal_deck(deck)
        events = step.events
        while step.match.phase is Phase.TO_DEAL:
            if len(decks) == MOST_DECKS:
                raise CannotDeal(f"{self.ruleset.id}: the rules throw in {MOST_DECKS} first tables in a row")
            if len(decks) % MOST_TABLES:
                deck = deck_again(self.ruleset, self.players, dealer, deck, shuffler)
            else:
                deck = self.ruleset.deck.shuffled(shuffler)
            decks.append(deck)
            step = self.deal_deck(deck)
            events += step.events
        return MatchStep(step.match, events), tuple(decks)

    @property
    def next_dealer(self) -> Seat:
        """The dealer of the next deal."""
        return self._next_deal()[1]

    def _next_deal(self) -> tuple[int, Seat]:
        """Return the number and the dealer of the next deal."""
        if self.position is None:
            return self.deal, self.dealer
        moves = self.ruleset.dealer.rotation is Rotation.NEXT
        return self.deal + 1, Seat((self.dealer + moves) % self.players)

    def play(self, move: Move) -> "MatchStep":
        """Play a move of the seat in turn; raises IllegalMove, or ValueError if no move is due."""
        if self.phase is not Phase.PLAY or self.position is None:
            raise ValueError("no move is due")
        return self._after(self.position.play(move))

    def doubt(self) -> "MatchStep":
        """Doubt the claim of the previous seat; raises ValueError if there is no claim."""
        if self.phase is not Phase.PLAY or self.position is None:
            raise ValueError("there is nothing to doubt")
        return self._after(self.position.doubt())

    def _after(self, step: Step) -> "MatchStep":
        events: tuple[Event, ...] = step.events
        after = replace(self, position=step.position)
        for event in step.events:
            if isinstance(event, DealOver):
                winner = winner_of(self.ruleset, event.totals, event.score)
                if winner is None and self.deal >= MOST_DEALS:
                    leader = leader_of(self.ruleset, self.players, self.dealer)
                    winner = winner_at_the_limit(self.ruleset, event.totals, leader)
                after = replace(after, scores=event.totals, score=event.score, winner=winner)
                if winner is not None:
                    events += (MatchOver(winner, event.totals),)
        return MatchStep(after, events)


@dataclass(frozen=True, slots=True)
class MatchStep:
    """A match after a step, and the events of the step."""

    match: Match
    events: tuple[Event, ...]


def _looked(position: Position) -> Step:
    """Let the dealer look at the bottom card of the stock, if there is one to exchange."""
    if not position.stock or not position.table:
        return Step(position, ())
    card, dealer = position.stock[-1], position.dealer
    after = replace(position, turn=dealer, bottom=Bottom(Exchange.DUE, card))
    return Step(after, (Looked(dealer, card),))


def open_table(position: Position) -> Step:
    """Give the first table to the seat that the rules name, if its total counts as a sweep.

    See docs/rules.md, section 2.3.
    """
    rules = compiled(position.ruleset, position.players)
    sweeps = int(kernel.opening_sweeps(rules, position.table.mask))
    if not sweeps:
        return Step(position, ())
    leader = leader_of(position.ruleset, position.players, position.dealer)
    seat = Seat((leader + int(rules.opener)) % position.players)
    side = position.side_of(seat)
    after = replace(
        position,
        table=position.table - position.table,
        piles=tuple(pile | position.table if s == side else pile for s, pile in enumerate(position.piles)),
        sweeps=tuple(n + sweeps * (s == side) for s, n in enumerate(position.sweeps)),
        last_captor=side,
    )
    return Step(after, (TableSweep(seat, side, position.table, sweeps),))
