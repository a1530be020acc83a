"""A deal gone through again: what each decision cost against the best that its seat could have known."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import hypot
from typing import Final

from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.process.adviser import Adviser
from settebello.engine import Match, Move, Seat, SeatView
from settebello.notation import Record

WORTH_A_WORD: Final = 0.15
"""Points under which nothing is said of what a decision cost."""
SURE: Final = 2.0
"""By how many standard errors a move has to be better than the one played."""
ITERATIONS: Final = 3000
"""How deep each decision is searched: a whole deal is gone through while it is being counted."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat played, and all it could know then; `number` counts the plays of the deal from 0."""

    number: int
    seat: Seat
    view: SeatView
    move: Move


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with the best move there was, and how many points of the deal it cost against that.

    `cost` is 0 unless the best move is surely better.
    """

    decision: Decision
    best: MoveValue
    cost: float


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A deal of a record, by its place, with the moments at which the person could have done better."""

    record: Record
    deal: int
    moments: tuple[Judged, ...]


def decisions_of(record: Record, number: int) -> Iterator[Decision]:
    """Yield every play of a deal where there was something to choose; raises IllegalMove for a bad record."""
    deal = record.deals[number]
    # What was dealt before changes nothing but the totals, which no judgement looks at.
    match = Match.start(record.ruleset, len(record.seats), deal.dealer).deal_deck(deal.deck).match
    for count, move in enumerate(deal.moves):
        position = match.position
        if position is None or position.turn is None:
            return
        if len(position.legal_moves()) > 1:
            yield Decision(count, position.turn, position.view(position.turn), move)
        match = match.play(move).match


def judged(decision: Decision, analysis: Analysis) -> Judged | None:
    """What a decision cost; None where the analysis does not know the move that was played."""
    played = next((one for one in analysis.moves if one.move == decision.move), None)
    if played is None or not analysis.moves:
        return None
    best = analysis.moves[0]
    lost = best.points - played.points
    sure = lost >= WORTH_A_WORD and lost > SURE * hypot(best.error, played.error)
    return Judged(decision, best, lost if sure else 0.0)


class Review:
    """Goes through decisions with an adviser, one after the other; never waits for an answer."""

    def __init__(self, adviser: Adviser, decisions: Iterable[Decision], seed: int) -> None:
        """Ask nothing yet; `seed` decides all that is drawn."""
        self._adviser = adviser
        self._left = iter(decisions)
        self._over = False
        self._seed = seed
        self._asked: tuple[int, Decision] | None = None
        self._judged: list[Judged] = []
        self._failed = 0

    @property
    def over(self) -> bool:
        """Whether all has been gone through."""
        return self._over

    @property
    def complete(self) -> bool:
        """Whether every decision could be judged."""
        return self.over and not self._failed

    @property
    def judged(self) -> tuple[Judged, ...]:
        """What has been found by now, in the order of play."""
        return tuple(sorted(self._judged, key=lambda one: one.decision.number))

    def poll(self) -> bool:
        """Take an answer that is there and ask on; whether all has just been gone through."""
        if self.over:
            return False
        if self._asked is not None:
            request, decision = self._asked
            advice = self._adviser.poll(request)
            if advice is None:
                return False
            self._asked = None
            found = judged(decision, advice.analysis) if advice.analysis is not None else None
            if found is None:
                self._failed += 1
            else:
                self._judged.append(found)
        following = next(self._left, None)
        if following is None:
            self._over = True
        else:
            self._asked = (
                self._adviser.ask(following.view, self._seed + following.number, ITERATIONS),
                following,
            )
        return self._over

    def close(self) -> None:
        """Want no answer any more."""
        if self._asked is not None:
            self._adviser.forget(self._asked[0])
        self._asked, self._over = None, True
