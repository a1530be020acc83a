"""A problem: a position with its right moves, and what becomes of the wrong ones."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from settebello.engine import Card, Match, Move, Position, Ruleset, Seat, SeatView
from settebello.notation import DealRecord, Record, SeatRecord
from settebello.notation.record import Replay, replay, sweeps
from settebello.problems.kinds import ProblemKind
from settebello.problems.proof import Aim

SOLVER: Final = Seat(0)
"""The seat of the person who solves the problem."""

LOWEST_RATING: Final = 800
PER_LEVEL: Final = 200
"""A problem's rating: the lowest one, and so much more for every level that misses it."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """What becomes of a wrong move: the moves after it up to the end of the deal, and the points it loses."""

    line: tuple[Move, ...]
    loses: int


@dataclass(frozen=True)
class Problem:
    """A deal up to the move that is asked for; the solver has seat 0.

    scores: match points before the deal. turns: of a sweep, within how many turns of the solver. missed: the
    levels that play another move, weakest first. line: best play after the right move, to the end of the
    deal. wrong: the refutations by move; a problem from a person's own match has none.
    """

    id: str
    ruleset: Ruleset
    players: int
    dealer: Seat
    deck: tuple[Card, ...]
    played: tuple[Move, ...]
    scores: tuple[int, ...]
    kind: ProblemKind
    turns: int
    missed: tuple[str, ...]
    right: tuple[Move, ...]
    line: tuple[Move, ...]
    wrong: Mapping[Move, Refutation]

    @property
    def aim(self) -> Aim:
        """What the right move is best for."""
        return Aim.MATCH if self.kind is ProblemKind.MATCH else Aim.POINTS

    @property
    def grade(self) -> int:
        """How hard it is: the number of levels that miss it."""
        return len(self.missed)

    @property
    def rating(self) -> int:
        """The rating of the problem, on the scale of its solvers."""
        return LOWEST_RATING + PER_LEVEL * self.grade

    @cached_property
    def reached(self) -> tuple[Record, Replay]:
        """The record of the deal up to the problem, and its replay with the totals of the match.

        Raises ValueError or IllegalMove if the deck or the moves break the rules.
        """
        seats = (SeatRecord(),) * self.players
        record = Record(self.ruleset, seats, self.dealer, (DealRecord(self.dealer, self.deck),))
        start = replay(record)
        match, events = _with_scores(start.match, self.scores), start.events
        for move in self.played:
            seat = match.position.turn if match.position else None
            step = match.play(move)
            record = record.with_move(move, scopa=sweeps(step.events, seat), score=None)
            match, events = step.match, (*events, *step.events)
        return record, Replay(match, events)

    @property
    def position(self) -> Position:
        """The position of the problem; raises ValueError as ``reached`` does, and after the end of a deal."""
        position = self.reached[1].match.position
        if position is None or position.over:
            raise ValueError("the deal is over")
        return position

    @property
    def view(self) -> SeatView:
        """What the solver knows."""
        return self.position.view(SOLVER)

    def record(self, levels: tuple[str, ...]) -> Record:
        """Return the record up to the problem, with these opponents in turn."""
        seats = (SeatRecord(), *(SeatRecord(level=level) for level in levels[: self.players - 1]))
        return replace(self.reached[0], seats=seats)


def _with_scores(match: Match, scores: tuple[int, ...]) -> Match:
    """Return the match with totals from earlier deals."""
    if not scores:
        return match
    if len(scores) != len(match.scores):
        raise ValueError(f"{len(scores)} scores for {len(match.scores)} sides")
    if match.position is None:
        return match
    return replace(match, scores=scores, position=replace(match.position, scores=scores))
