"""The decisions of opponents in a recorded deal, with other deals that fit what each of them could see."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from settebello.engine import (
    Card,
    IllegalMove,
    Match,
    Move,
    Position,
    Ruleset,
    Seat,
    SeatView,
    opponents_of,
    player_of,
)
from settebello.notation import Record
from settebello.notation.record import replay

MOST_SAMPLES: Final = 40
"""Samples drawn in search of other deals; only where almost no card is hidden is none found."""

Action = Move | None
"""A move, the dealer's choice, or an answer that lets a claim stand, or None for a doubt."""


@dataclass(frozen=True, slots=True)
class OpponentDecision:
    """A decision of an opponent that had a choice.

    number: its play in the deal, from 0; ``EXCHANGE`` for the dealer's choice before the first one. start:
    the match before the deal. actions: all moves and doubts of the deal before the decision. position: the
    true position.
    """

    number: int
    seat: Seat
    level: str
    start: Match
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    position: Position

    @property
    def view(self) -> SeatView:
        """What the seat in turn could see."""
        return self.position.view(self.seat)

    @property
    def all_known(self) -> bool:
        """Whether the hidden cards can only lie as they do, because they are all in one place."""
        view = self.view
        hands = [
            size - len(view.shown[seat]) for seat, size in enumerate(view.hand_sizes) if seat != self.seat
        ]
        face_down = view.claim is not None and view.claim.card is None
        return sum(map(bool, hands)) + view.stock + face_down <= 1

    def dealt_otherwise(self, rng: Random, count: int) -> tuple[Position, ...]:
        """Return the positions of other deals; see ``other_deals``."""
        return tuple(one.position for one in self.other_deals(rng, count))

    def other_deals(self, rng: Random, count: int) -> tuple["OtherDeal", ...]:
        """Return up to ``count`` different deals that the seat cannot tell from the true one.

        The unseen cards are sampled from the seat's view. The deck is then changed accordingly, dealt again,
        and the same moves are played from the first card on. The result is empty if all cards are known, or
        if the past moves fit none of the sampled deals.
        """
        found: list[OtherDeal] = []
        view = self.view
        # Playing a deal again takes longer than sampling it: no deal is played twice, nor the true one.
        tried: set[frozenset[tuple[Card, Card]]] = {frozenset()}
        for _ in range(MOST_SAMPLES):
            if len(found) == count:
                break
            places = self._moved_cards(view.sample(rng))
            if frozenset(places.items()) in tried:
                continue
            tried.add(frozenset(places.items()))
            other = self._played(places)
            if other is not None:
                found.append(other)
        return tuple(found)

    def dealt_anew(self, rng: Random) -> "OtherDeal | None":
        """Return a deal drawn from all that fit what the seat could see; None if none was found.

        The true deal is one of them. If it were left out, the others would tell something about it.
        """
        view = self.view
        for _ in range(MOST_SAMPLES):
            found = self._played(self._moved_cards(view.sample(rng)))
            if found is not None:
                return found
        return None

    def _moved_cards(self, sample: Position) -> dict[Card, Card]:
        """Return which card of the sample is in the place of each hidden card, if it is another one."""
        true = self.position
        places: dict[Card, Card] = {}
        for ours, theirs in zip(true.hands, sample.hands, strict=True):
            places.update(zip(ours - theirs, theirs - ours, strict=True))
        places.update(zip(true.stock, sample.stock, strict=True))
        if true.claim and sample.claim and true.claim.card and sample.claim.card:
            places[true.claim.card] = sample.claim.card
        return {card: other for card, other in places.items() if card != other}

    def _played(self, places: dict[Card, Card]) -> "OtherDeal | None":
        """Return the deal with the cards moved; None if the past moves do not fit it."""
        deck = tuple(places.get(card, card) for card in self.deck)
        # A card that still lies face down is hidden, so its move changes as well.
        actions = tuple(
            action and replace(action, card=places.get(action.card, action.card)) for action in self.actions
        )
        try:
            match = self.start.deal_deck(deck).match
            for action in actions:
                match = after(match, action)
        except (IllegalMove, ValueError):
            return None
        return None if match.position is None else OtherDeal(deck, actions, match.position)


@dataclass(frozen=True, slots=True)
class OtherDeal:
    """A deal that a seat cannot tell from the true one, up to the same moment."""

    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    position: Position


def opponent_decisions(record: Record, number: int) -> Iterator[OpponentDecision]:
    """Yield the decisions of opponents in deal ``number``, those without a choice left out.

    In a deal in progress every hand of several cards counts as a choice: that only one of its moves was legal
    would tell something about the cards that are still hidden.

    Raises ReplayError or IllegalMove for a record that contradicts the rules.
    """
    deal = record.deals[number]
    start = replay(replace(record, deals=record.deals[:number])).match
    match = start.deal_deck(deal.deck).match
    done: tuple[Action, ...] = ()
    for count, action in actions_of_deal(record, number):
        position = match.position
        if position is None or position.turn is None:
            return
        level = level_at(record, number, count, position.turn)
        secret = deal.score is None and len(position.hands[position.turn]) > 1
        if level is not None and (secret or position.may_doubt or len(position.listed_moves()) > 1):
            yield OpponentDecision(count, position.turn, level, start, deal.deck, done, position)
        match, done = after(match, action), (*done, action)


@dataclass(frozen=True, slots=True)
class PlayOrder:
    """Who plays the moves of a deal: the rules, the number of players, and the dealer."""

    ruleset: Ruleset
    players: int
    dealer: Seat

    @classmethod
    def of(cls, record: Record, number: int) -> "PlayOrder":
        """Return the order of deal ``number`` of a record."""
        return cls(record.ruleset, len(record.seats), record.deals[number].dealer)

    def believers(self, place: int, move: Move) -> int:
        """Return how many opponents let the claim of move ``place`` stand."""
        if move.judge is None:
            return 0
        claimant = player_of(self.ruleset, self.players, self.dealer, place)
        asked = opponents_of(self.ruleset, self.players, claimant).index(move.judge)
        return asked + (not move.doubted)


EXCHANGE: Final = -1
"""The number of the dealer's choice of the bottom card, which comes before play 0."""


def actions_of_deal(record: Record, number: int) -> Iterator[tuple[int, Action]]:
    """Yield all actions of a deal with the numbers of ``actions_of``, the dealer's choice first."""
    deal = record.deals[number]
    if deal.exchange_move is not None:
        yield EXCHANGE, deal.exchange_move
    yield from actions_of(deal.moves, PlayOrder.of(record, number))


def actions_of(moves: Sequence[Move], order: PlayOrder | None = None) -> Iterator[tuple[int, Action]]:
    """Yield the moves with their numbers, each doubt or answer as an action of its own before the next move.

    ``order`` is needed where every opponent is asked about a claim.
    """
    for count, move in enumerate(moves):
        yield count, replace(move, doubted=False, judge=None)
        for _ in range(order.believers(count, move) if order else 0):
            yield count + 1, move.answer
        if move.doubted:
            yield count + 1, None


def after(match: Match, action: Action) -> Match:
    """Return the match after a move or a doubt; raises as the match does."""
    return match.doubt().match if action is None else match.play(action).match


def level_at(record: Record, number: int, played: int, seat: Seat) -> str | None:
    """Return who had a seat after ``played`` moves of a deal; None for a person."""
    deal = record.deals[number]
    changes = tuple(change for change in deal.changes if change.after <= played)
    return replace(record, deals=(*record.deals[:number], replace(deal, changes=changes))).level(seat)
