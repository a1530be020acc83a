"""Makes problems from the mistakes of a reviewed deal, of which the coach is sure."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

from settebello.coach.review import JudgedDecision, Reviewed
from settebello.engine import Seat
from settebello.notation import DealRecord, Record
from settebello.notation.record import replay
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import Problem


def problems_from(reviewed: Reviewed) -> Iterator[Problem]:
    """Yield a problem for every moment of a finished deal; none where cards are played face down.

    The same mistake has the same id, so that it is kept once.
    """
    record = reviewed.record
    deal = record.deals[reviewed.deal]
    rules = record.ruleset
    if deal.score is None or rules.bluff or rules.declare_bluff or rules.penalties.enabled:
        return
    scores = replay(replace(record, deals=record.deals[: reviewed.deal])).match.scores
    for moment in reviewed.moments:
        if moment.fine:
            yield _problem_of(record, deal, moment, scores)


def _problem_of(record: Record, deal: DealRecord, moment: JudgedDecision, scores: tuple[int, ...]) -> Problem:
    seat, players = moment.decision.seat, len(record.seats)
    sides = len(scores)
    played = deal.moves[: moment.decision.number]
    rules = sorted(record.ruleset.changes.items())
    text = f"{record.ruleset.id} {rules} {players} {seat} {deal.dealer} {deal.deck} {played}"
    return Problem(
        id=f"own_{sha256(text.encode()).hexdigest()[:16]}",
        ruleset=record.ruleset,
        players=players,
        # The person who made the mistake becomes the solver on seat 0, and the others move with that seat.
        dealer=Seat((deal.dealer - seat) % players),
        deck=deal.deck,
        played=played,
        scores=tuple(scores[(side + seat) % sides] for side in range(sides)),
        kind=ProblemKind.MISTAKE,
        turns=0,
        missed=(),
        right=moment.fine,
        line=(),
        wrong={},
    )
