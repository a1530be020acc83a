"""Counts a player's habits: what it captures, what it leaves, and what it passes up."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Self

from settebello.engine import (
    Capture,
    Card,
    Event,
    Move,
    Position,
    Rank,
    Robbed,
    Ruleset,
    Scopa,
    Seat,
    Steal,
    Suit,
    card_value,
)
from settebello.engine.legality import table_after


@dataclass(frozen=True, slots=True)
class Habits:
    """Counts over any number of deals.

    decisions: moves made. could: moves with a capture available. laid: of those, moves that captured nothing.
    smaller: of those, moves that captured fewer cards than possible. made: sweeps. given: sweeps of the next
    player right after its move. cards, coins, sevens, settebello: captured on its turn, its own card
    included. left: the sum of the totals left on the table.
    """

    decisions: int = 0
    could: int = 0
    laid: int = 0
    smaller: int = 0
    made: int = 0
    given: int = 0
    cards: int = 0
    coins: int = 0
    sevens: int = 0
    settebello: int = 0
    left: int = 0

    @classmethod
    def together(cls, several: Iterable[Self]) -> Self:
        """Return the sums of several counts."""
        found = list(several)
        return cls(**{f.name: sum(getattr(each, f.name) for each in found) for f in fields(cls)})


class Observer:
    """Counts the habits of some seats in one deal."""

    def __init__(self, own: Sequence[Seat], ruleset: Ruleset) -> None:
        self._own = own
        self._ruleset = ruleset
        self._counts = dict.fromkeys((field.name for field in fields(Habits)), 0)
        self._before: Seat | None = None

    def habits(self) -> Habits:
        """Return the counts."""
        return Habits(**self._counts)

    def see(
        self, position: Position, move: Move | None, legal: Sequence[Move], events: Sequence[Event]
    ) -> None:
        """Count a move of the seat in turn, with the legal alternatives and its events.

        A doubt (None), an answer about a claim and the choice of the bottom card play no card.
        """
        if move is not None and (move.stands or move.bottom):
            move = None
        if move is not None and position.turn in self._own:
            self._chosen(move, legal)
            left = table_after(self._ruleset, position.table, move)
            self._counts["left"] += sum(card_value(card, self._ruleset) for card in left)
        for event in events:
            self._happened(event)
        if move is not None:
            self._before = position.turn

    def _chosen(self, move: Move, legal: Sequence[Move]) -> None:
        most = max(len(each.captured) for each in legal)
        self._counts["decisions"] += 1
        self._counts["could"] += most > 0
        self._counts["laid"] += most > 0 and not move.captured
        self._counts["smaller"] += 0 < len(move.captured) < most

    def _happened(self, event: Event) -> None:
        match event:
            case Capture() if event.seat in self._own:
                self._took([event.card, *event.cards])
            case Steal() if event.seat in self._own:
                self._took([event.card, *event.cards])
            case Robbed() if event.seat in self._own:
                self._took(event.cards)
            case Scopa() if event.seat in self._own:
                self._counts["made"] += 1
            case Scopa() if self._before in self._own:
                self._counts["given"] += 1
            case _:
                pass

    def _took(self, cards: Iterable[Card]) -> None:
        for card in cards:
            coin, seven = card.suit is Suit.COINS, card.rank is Rank.SEVEN
            self._counts["cards"] += 1
            self._counts["coins"] += coin
            self._counts["sevens"] += seven
            self._counts["settebello"] += coin and seven
