"""A deal gone through again: what every decision cost."""

from dataclasses import replace
from random import Random

import pytest

from settebello.ai.analysis import USUAL, Analysis, MoveValue
from settebello.ai.players import moves_of
from settebello.ai.process.adviser import Advice, LocalAdviser
from settebello.ai.search.tree_sample import Lead
from settebello.coach.review import Decision, Review, decisions_of, judged
from settebello.engine import Match, Phase, Seat
from settebello.notation import Record
from settebello.notation.record import SeatRecord
from tests.pilot import shipped


def played(variant: str, seed: int, players: int | None = None) -> Record:
    """A deal of random moves."""
    rules, rng = shipped().ruleset(variant), Random(seed)
    players = players or rules.players.counts[0]
    match = Match.start(rules, players, Seat(0))
    record = Record(rules, (SeatRecord("Anna"), *[SeatRecord("", "amico")] * (players - 1)), Seat(0))
    step, decks = match.deal_next(rng)
    match, record = step.match, record.with_deal(decks, step.match.dealer)
    while match.phase is Phase.PLAY and match.position is not None:
        move = rng.choice(list(match.position.legal_moves()))
        match, record = match.play(move).match, record.with_move(move, scopa=False, score=None)
    return record


@pytest.mark.parametrize("variant", ["scopa", "scopone_scientifico", "cirulla", "escoba"])
def test_every_play_with_a_choice_is_a_decision_seen_by_who_made_it(variant: str) -> None:
    record = played(variant, 3)
    found = list(decisions_of(record, 0))
    assert found
    for one in found:
        assert record.deals[0].moves[one.number] == one.move
        assert one.view.turn == one.seat
        assert one.move.card in one.view.hand
    assert [one.number for one in found] == sorted({one.number for one in found})


def value(decision: Decision, points: float, behind: Lead | None = None, *, other: bool = False) -> MoveValue:
    moves = [move for move in moves_of(decision.view) if move != decision.move]
    return MoveValue(moves[0] if other else decision.move, points, 0.01, (), behind)


def test_a_play_costs_what_the_best_one_is_surely_better() -> None:
    one = next(decisions_of(played("scopa", 5), 0))
    best = value(one, 1.5, other=True)
    found = judged(one, Analysis((best, value(one, 1.0, Lead(0.5, 0.2, 0.8))), 100))
    assert found is not None
    assert found.cost == pytest.approx(0.5)
    assert found.best == best


def test_what_is_not_sure_or_too_little_costs_nothing() -> None:
    one = next(decisions_of(played("scopa", 5), 0))
    for behind in (Lead(0.25, 0.2, 0.3), Lead(0.5, 0.1, 0.9), None):
        best = value(one, 1.5, other=True)
        found = judged(one, Analysis((best, value(one, 1.0, behind)), 100))
        assert found is not None
        assert found.cost == 0.0


def test_a_play_that_nobody_knows_is_not_judged() -> None:
    one = next(decisions_of(played("scopa", 5), 0))
    assert judged(one, Analysis((value(one, 1.0, other=True),), 100)) is None


def test_a_whole_deal_is_gone_through_one_answer_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello.ai.process.adviser.USUAL", replace(USUAL, iterations=40, interpreted=40))
    record = played("scopa", 7)
    review = Review(LocalAdviser(), decisions_of(record, 0), seed=1)
    ended = [review.poll() for _ in range(100)]
    assert ended.count(True) == 1
    assert review.complete
    assert len(review.judged) == len(list(decisions_of(record, 0)))
    assert all(one.cost >= 0 for one in review.judged)


class Busy(LocalAdviser):
    """Has no answer in time to every second question, as on a busy computer, and answers when asked again."""

    def __init__(self) -> None:
        super().__init__()
        self.polls = 0
        self.silent = True

    def poll(self, request: int) -> Advice | None:
        self.polls += 1
        found = super().poll(request)
        return Advice(request, None, "late") if self.silent and self.polls % 2 else found


def test_what_was_not_answered_in_time_is_asked_once_more_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello.ai.process.adviser.USUAL", replace(USUAL, iterations=40, interpreted=40))
    decisions = list(decisions_of(played("scopa", 7), 0))
    busy = Busy()
    review = Review(busy, decisions, seed=1)
    while not review.over:
        review.poll()
        busy.silent = busy.polls < len(decisions)
    assert review.complete
    assert [one.decision for one in review.judged] == decisions
    again = Review(LocalAdviser(), decisions, seed=1)
    while not again.over:
        again.poll()
    # Nothing depends on when the answer came.
    assert [one.cost for one in review.judged] == [one.cost for one in again.judged]


class Silent(LocalAdviser):
    """Nobody can say anything."""

    def poll(self, request: int) -> Advice | None:
        return Advice(request, None, "silent")


def test_without_answers_nothing_is_said_to_be_complete() -> None:
    review = Review(Silent(), decisions_of(played("scopa", 7), 0), seed=1)
    for _ in range(100):
        review.poll()
    assert review.over
    assert not review.complete
    assert review.judged == ()
