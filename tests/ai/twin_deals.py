"""Pairs of matches that the seat in turn cannot tell apart: the same moves, other hidden cards."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from settebello.engine import Card, Exchange, Match, Phase, Position, Ruleset, Seat
from settebello.notation import Record, SeatRecord
from settebello.notation.record import replay


def hidden_cards(position: Position) -> set[Card]:
    """The cards that the seat in turn cannot see: in other hands, in the stock, face down.

    A bottom card of the stock that it has seen is not hidden, wherever it is.
    """
    hidden = set(position.stock)
    for seat, hand in enumerate(position.hands):
        if seat != position.turn:
            hidden |= set(hand - position.shown[seat])
    if position.claim and position.claim.card and position.claim.seat != position.turn:
        hidden.add(position.claim.card)
    bottom = position.bottom
    if bottom and bottom.card and (position.turn == position.dealer or bottom.exchange is Exchange.MADE):
        hidden.discard(bottom.card)
    return hidden


def position_of(record: Record) -> Position:
    """The position at the end of an unfinished record."""
    position = replay(record).match.position
    assert position is not None
    return position


def unfinished(ruleset: Ruleset, players: int, seed: int, level: str) -> Iterator[Record]:
    """The records of a deal played at random, one before each decision; claims are doubted now and then."""
    rng = Random(seed)
    seats = (SeatRecord(level=level),) * players
    dealer = Seat(seed % players)
    step, decks = Match.start(ruleset, players, dealer).deal_next(rng)
    match, record = step.match, Record(ruleset, seats, dealer).with_deal(decks, step.match.dealer)
    while match.phase is Phase.PLAY:
        yield record
        position = match.position
        assert position is not None
        assert position.turn is not None
        doubted = position.may_doubt and rng.random() < 0.5
        move = None if doubted else rng.choice(position.legal_moves())
        step = match.doubt() if move is None else match.play(move)
        match, record = step.match, record.with_step(match, move, step.events)


def twin(record: Record, seed: int) -> Record:
    """The same match with every hidden card of the seat in turn in another place of the deck, if it can be.

    The deck is permuted and all moves are played again, so nothing of the engine's own sampling is used.
    """
    before = sorted(hidden_cards(position_of(record)))
    after = before[1:] + before[:1]
    if len(before) > 2:
        Random(seed).shuffle(after)
    places = dict(zip(before, after, strict=True))
    deal = record.deals[-1]
    deck = tuple(places.get(card, card) for card in deal.deck)
    moves = tuple(replace(move, card=places.get(move.card, move.card)) for move in deal.moves)
    return replace(record, deals=(*record.deals[:-1], replace(deal, deck=deck, moves=moves)))
