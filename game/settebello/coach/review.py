"""The review of a deal: the cost of each decision, compared with the best move for what its seat knew."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.process.adviser import Adviser
from settebello.ai.search.tree_sample import Lead
from settebello.coach.reasons import MoveReason, reasons_against
from settebello.coach.verdict import is_said
from settebello.engine import Match, Move, Seat, SeatView
from settebello.notation import Record


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat's move and its view at that time; `number` counts the plays of the deal from 0."""

    number: int
    seat: Seat
    view: SeatView
    move: Move


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision with the best alternative, and its cost in points of the deal.

    `cost` is 0 unless the best move is significantly better; then `lead` has the bounds, `reasons` say why it
    is better, and `fine` are all moves that are not surely worse than the best one.
    """

    decision: Decision
    best: MoveValue
    cost: float
    reasons: tuple[MoveReason, ...] = ()
    lead: Lead | None = None
    fine: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A deal of a record, by its place, with the moments at which the person could have done better.

    `judged`: all decisions of the person, with those that cost nothing.
    """

    record: Record
    deal: int
    moments: tuple[JudgedDecision, ...]
    judged: tuple[JudgedDecision, ...] = ()


def decisions_of(record: Record, number: int) -> Iterator[Decision]:
    """Yield every decision of a deal with a choice; raises IllegalMove for a faulty record."""
    deal = record.deals[number]
    # Earlier deals affect only the totals, which the analysis ignores.
    match = Match.start(record.ruleset, len(record.seats), deal.dealer).deal_deck(deal.deck).match
    if deal.exchange_move is not None:
        match = match.play(deal.exchange_move).match
    for count, move in enumerate(deal.moves):
        position = match.position
        if position is None or position.turn is None:
            return
        if len(position.listed_moves()) > 1:
            # What the others answered is no part of the decision.
            chosen = replace(move, doubted=False, judge=None)
            yield Decision(count, position.turn, position.view(position.turn), chosen)
        match = match.play(move).match


def judged(decision: Decision, analysis: Analysis) -> JudgedDecision | None:
    """Return the cost of a decision; None if the analysis lacks the move that was played."""
    played = next((one for one in analysis.moves if one.move == decision.move), None)
    if played is None or not analysis.moves:
        return None
    best = analysis.moves[0]
    if not is_said(played.behind):
        return JudgedDecision(decision, best, 0.0)
    reasons = reasons_against(decision.view, best, played)
    fine = tuple(one.move for one in analysis.moves if one.move is not None and not is_said(one.behind))
    return JudgedDecision(decision, best, played.behind.points, reasons, played.behind, fine)


class Review:
    """Analyses decisions with an adviser, one after the other; never blocks."""

    def __init__(self, adviser: Adviser, decisions: Iterable[Decision], seed: int) -> None:
        """Prepare the review; nothing is asked yet. `seed` decides everything random."""
        self._adviser = adviser
        self._left = iter(decisions)
        self._over = False
        self._seed = seed
        self._asked: tuple[int, Decision] | None = None
        self._judged: list[JudgedDecision] = []
        self._unanswered: list[Decision] | None = []
        self._failed = 0

    @property
    def over(self) -> bool:
        """Whether all decisions have been analysed."""
        return self._over

    @property
    def complete(self) -> bool:
        """Whether every decision could be judged."""
        return self.over and not self._failed

    @property
    def failed(self) -> int:
        """How many decisions could not be judged so far."""
        return self._failed

    @property
    def reached(self) -> int:
        """How many plays of the deal lie behind the decision that is being analysed."""
        return 0 if self._asked is None else self._asked[1].number

    @property
    def judged(self) -> tuple[JudgedDecision, ...]:
        """The decisions judged so far, in the order of play."""
        return tuple(sorted(self._judged, key=lambda one: one.decision.number))

    def poll(self) -> bool:
        """Take an available answer and ask the next question; return whether the review has just ended."""
        if self.over:
            return False
        if self._asked is not None:
            request, decision = self._asked
            advice = self._adviser.poll(request)
            if advice is None:
                return False
            self._asked = None
            found = judged(decision, advice.analysis) if advice.analysis is not None else None
            if found is not None:
                self._judged.append(found)
            elif self._unanswered is None:
                self._failed += 1
            else:
                self._unanswered.append(decision)
        following = self._following()
        if following is None:
            self._over = True
        else:
            self._asked = (self._adviser.ask(following.view, self._seed + following.number), following)
        return self._over

    def _following(self) -> Decision | None:
        """Return what is asked next; at the end once more what a busy computer has not answered in time."""
        found = next(self._left, None)
        if found is None and self._unanswered is not None:
            self._left, self._unanswered = iter(self._unanswered), None
            found = next(self._left, None)
        return found

    def close(self) -> None:
        """Cancel the open question and end the review."""
        if self._asked is not None:
            self._adviser.forget(self._asked[0])
        self._asked, self._over = None, True
