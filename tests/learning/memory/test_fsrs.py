"""FSRS-6 against its reference package, and the golden trace of docs/learning.md, section 6.5."""

from datetime import UTC, datetime, timedelta
from math import isclose
from random import Random

import fsrs as reference
import pytest

from settebello.learning.memory.fsrs import LEAST_STABILITY, MOST_STABILITY, Grade, Trace, first

GOLDEN = [
    (0, 2, 1.2931, 5.1122),
    (0.01, 3, 1.3359, 5.1023),
    (1, 3, 4.6022, 5.0924),
    (3, 1, 0.8682, 8.3721),
    (0.002, 3, 0.9207, 8.3590),
    (1, 2, 1.7676, 8.8959),
    (5, 4, 8.3095, 8.5121),
]
"""Days since the last answer, grade, and then stability and difficulty."""

REFERENCE = reference.Scheduler(enable_fuzzing=False)


def test_the_golden_trace() -> None:
    trace, day = None, 100.0
    for since, grade, stability, difficulty in GOLDEN:
        day += since
        trace = trace.answered(Grade(grade), day) if trace else first(Grade(grade), day)
        assert (round(trace.stability, 4), round(trace.difficulty, 4)) == (stability, difficulty)


def test_after_as_many_days_as_its_stability_recall_is_nine_tenths() -> None:
    assert Trace(2.0, 5.0, 10.0).recall(12.0) == pytest.approx(0.9)
    assert round(Trace(2.0, 5.0, 10.0).recall(11.0), 3) == 0.940
    assert Trace(2.0, 5.0, 10.0).recall(9.0) == 1.0


def test_days_are_fractions_so_that_a_day_and_an_hour_less_is_another_day() -> None:
    monday = first(Grade.GOOD, 4.0 + 17 / 24)
    tuesday = 5.0 + 16 / 24
    assert monday.answered(Grade.GOOD, tuesday).stability > 2 * monday.answered(Grade.GOOD, 5.0).stability


def test_half_the_weight_goes_half_the_way() -> None:
    trace = Trace(4.0, 6.0, 10.0)
    whole, half = trace.answered(Grade.AGAIN, 12.0), trace.answered(Grade.AGAIN, 12.0, 0.5)
    assert half.stability == pytest.approx((4.0 + whole.stability) / 2)
    assert half.difficulty == pytest.approx((6.0 + whole.difficulty) / 2)


def test_stability_has_a_floor_and_a_ceiling() -> None:
    assert Trace(360.0, 1.0, 0.0).answered(Grade.EASY, 2000.0).stability == MOST_STABILITY
    assert Trace(LEAST_STABILITY, 10.0, 0.0).answered(Grade.AGAIN, 0.1).stability == LEAST_STABILITY


@pytest.mark.parametrize("grade", list(Grade))
def test_a_first_answer_is_that_of_the_reference(grade: Grade) -> None:
    card, _ = REFERENCE.review_card(
        reference.Card(), reference.Rating(grade), datetime(2026, 1, 1, tzinfo=UTC)
    )
    assert first(grade, 0.0).stability == card.stability
    assert first(grade, 0.0).difficulty == pytest.approx(card.difficulty, rel=1e-9)


def test_ten_thousand_steps_are_those_of_the_reference() -> None:
    rng = Random(6)
    start = datetime(2026, 1, 1, tzinfo=UTC)
    for _ in range(10_000):
        trace = Trace(10 ** rng.uniform(-2, 2.5), rng.uniform(1, 10), 0.0)
        days, grade = rng.choice([0, 1, 1, 2, 3, 5, 8, 30, 200]), rng.choice(list(Grade))
        card = reference.Card(
            card_id=1,
            state=reference.State.Review,
            stability=trace.stability,
            difficulty=trace.difficulty,
            due=start,
            last_review=start,
        )
        now = start + timedelta(days=days)
        assert isclose(trace.recall(days), REFERENCE.get_card_retrievability(card, now), rel_tol=1e-9)
        after, _ = REFERENCE.review_card(card, reference.Rating(grade), now)
        assert after.stability is not None
        assert after.difficulty is not None
        mine = trace.answered(grade, float(days))
        assert isclose(mine.stability, min(after.stability, MOST_STABILITY), rel_tol=1e-9)
        assert isclose(mine.difficulty, after.difficulty, rel_tol=1e-9)
