"""The par of a deal: what its cards are worth when one level plays all hands many times.

The luck of a side is par less the average of its seats over shuffled decks. Its play is the result less par.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from settebello.coach.duplicate.interval import Interval
from settebello.coach.duplicate.playout import SteadyPlayers, decided_by, lead_of, match_played
from settebello.engine import Card, Match, Ruleset, Seat, Side
from settebello.notation import Record

PLAYOUTS: Final = 200
"""How often the deck of a deal is played."""
DECKS: Final = 2 * PLAYOUTS
"""How many shuffled decks the average of a seat is taken over, each played once."""
PAR_LEVEL: Final = "esperto"
"""The level that plays: one that does not search, so that a deal takes a fiftieth of a second."""

Points = tuple[int, ...]
"""The points of each side in one play of a deal."""


@dataclass(frozen=True, slots=True)
class ParDeal:
    """A deal whose par is asked for; earlier deals of its match do not count."""

    ruleset: Ruleset
    players: int
    dealer: Seat
    deck: tuple[Card, ...]
    level: str = PAR_LEVEL
    count: int = PLAYOUTS
    seed: int = 0

    @classmethod
    def of(
        cls, record: Record, number: int, level: str = PAR_LEVEL, count: int = PLAYOUTS, seed: int = 0
    ) -> "ParDeal":
        """Return a deal of a record."""
        deal = record.deals[number]
        return cls(record.ruleset, len(record.seats), deal.dealer, deal.deck, level, count, seed)

    @property
    def average(self) -> "AverageDeal":
        """What the deal is compared with: other decks, with the same dealer."""
        return AverageDeal(self.ruleset, self.players, self.dealer, self.level, 2 * self.count, self.seed)

    def results(self, players: SteadyPlayers) -> Iterator[Points]:
        """Yield the points of each play of the deck."""
        for number in range(self.count):
            yield self.play(number, players)

    def play(self, number: int, players: SteadyPlayers) -> Points:
        """Return the points of one play of the deck."""
        match = Match.start(self.ruleset, self.players, self.dealer).deal_deck(self.deck).match
        cards = "".join(map(str, self.deck))
        return _points(match, players, self.level, f"settebello-par {self.seed} {cards} {number}")


@dataclass(frozen=True, slots=True)
class AverageDeal:
    """Shuffled decks of a game with one dealer."""

    ruleset: Ruleset
    players: int
    dealer: Seat
    level: str = PAR_LEVEL
    count: int = DECKS
    seed: int = 0

    def results(self, players: SteadyPlayers) -> Iterator[Points]:
        """Yield the points of each deck, played once; raises CannotDeal."""
        for number in range(self.count):
            yield self.play(number, players)

    def play(self, number: int, players: SteadyPlayers) -> Points:
        """Return the points of one deck, played once; raises CannotDeal."""
        name = f"settebello-average {self.seed} {self.ruleset.full_digest} {self.players} {number}"
        match = Match.start(self.ruleset, self.players, self.dealer).deal_next(Random(name))[0].match
        return _points(match, players, self.level, name)


@dataclass(frozen=True, slots=True)
class Par:
    """The plays of one deck and those of shuffled decks, as points of each side."""

    ruleset: Ruleset
    deck: tuple[Points, ...]
    average: tuple[Points, ...]

    def of(self, side: Side) -> Interval:
        """Return the lead that a side has with these cards."""
        return _lead(self.deck, side, self.ruleset)

    def usual(self, side: Side) -> Interval:
        """Return the lead that a side has on average, by its place at the table."""
        return _lead(self.average, side, self.ruleset)

    def split(self, points: Points, side: Side) -> "LuckAndPlay":
        """Split the result of a side into the luck of its cards and its play."""
        par, usual = self.of(side), self.usual(side)
        result = lead_of(points, side, self.ruleset)
        return LuckAndPlay(result, usual, par.minus(usual), par.taken_from(result))


@dataclass(frozen=True, slots=True)
class LuckAndPlay:
    """The lead of a side in a deal as a sum of three: the average of its seats, its luck, and its play."""

    result: float
    usual: Interval
    luck: Interval
    play: Interval


def _lead(plays: Sequence[Points], side: Side, ruleset: Ruleset) -> Interval:
    return Interval.of([lead_of(points, side, ruleset) for points in plays])


def _points(match: Match, players: SteadyPlayers, level: str, seed: str) -> Points:
    seats = {Seat(seat): level for seat in range(match.players)}
    score = match_played(match, decided_by(players, seats, seed)).score
    if score is None:
        raise ValueError("a deal has ended without a score")
    return score.points
