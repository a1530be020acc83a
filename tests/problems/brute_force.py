"""The slow way to what problems prove: every deal and every line of play, by the engine's positions."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

from settebello.ai.search.payoff_table import sign_of
from settebello.engine import Card, CardSet, Move, Position, Seat, SeatView


def all_worlds(view: SeatView) -> Iterator[Position]:
    """Yield every position that fits a view, without looking at what was played."""
    pack = view.table.pack
    unknown = [seat for seat in range(view.players) if seat != view.seat]
    true = view.sample(Random(0))

    def dealt(cards: frozenset[Card], seats: list[int], hands: dict[int, CardSet]) -> Iterator[Position]:
        if seats:
            size = view.hand_sizes[seats[0]]
            for some in combinations(sorted(cards), size):
                hand = CardSet.of(some, pack)
                yield from dealt(cards - set(some), seats[1:], {**hands, seats[0]: hand})
            return
        whole = tuple(hands[seat] for seat in range(view.players))
        for stock in stocks(cards):
            yield replace(true, hands=whole, stock=stock)

    def stocks(cards: frozenset[Card]) -> Iterator[tuple[Card, ...]]:
        """Yield the stocks that differ in what a seat gets; only for two players and one more dealing."""
        if not cards:
            yield ()
            return
        assert view.players == 2
        half = len(cards) // 2
        for some in combinations(sorted(cards), half):
            others = sorted(cards - set(some))
            yield tuple(card for pair in zip(some, others, strict=True) for card in pair)

    yield from dealt(frozenset(view.unseen), unknown, {view.seat: view.hand})


def value(position: Position, side: int) -> int:
    """The lead of a side after best play with all cards open."""
    if position.over:
        points = position.score().points
        return (points[side] - points[1 - side]) * sign_of(position.ruleset)
    values = [value(position.play(move).position, side) for move in position.legal_moves()]
    return max(values) if position.side_of(position.turn or Seat(0)) == side else min(values)


def values_of_moves(position: Position) -> dict[Move, int]:
    """The lead of the side in turn after each of its moves."""
    side = position.side_of(position.turn or Seat(0))
    return {move: value(position.play(move).position, side) for move in position.legal_moves()}
