"""What answers say, row by row of the table in docs/learning.md, section 6.4; thinking time; predictions."""

import pytest

from settebello.learning.memory.elo import OFFSET_SETTLES, Rating, logistic
from settebello.learning.memory.evidence import MISSED, Evidence, Help, of_right, sprint_score
from settebello.learning.memory.fsrs import Grade
from settebello.learning.memory.prediction import LEAST_SLOPE, MOST_SLOPE, Calibration, Prediction
from settebello.learning.memory.thinking_time import LONGEST, MOTOR, SEARCH, Tempo

LIMIT = 4.0


@pytest.mark.parametrize(
    ("thinking", "help_used", "first", "evidence"),
    [
        (1.8, Help.NONE, False, Evidence(Grade.EASY, True, 1.0, True, at_once=True)),
        (1.8, Help.NONE, True, Evidence(Grade.GOOD, True, 1.0, True)),
        (1.81, Help.NONE, False, Evidence(Grade.GOOD, True, 1.0, True)),
        (4.0, Help.NONE, False, Evidence(Grade.GOOD, True, 1.0, True)),
        (4.01, Help.NONE, False, Evidence(Grade.HARD, True, 1.0, False)),
        (None, Help.NONE, False, Evidence(Grade.HARD, True, 1.0, None)),
        (1.0, Help.PROMPT, False, Evidence(Grade.HARD, True, 0.5, False)),
        (1.0, Help.PARTIAL, False, Evidence(Grade.AGAIN, None, 0.5, False)),
        (1.0, Help.EXAMPLE, False, Evidence(Grade.AGAIN, None, 0.5, False)),
    ],
)
def test_a_right_answer_is_graded(
    thinking: float | None, help_used: Help, first: bool, evidence: Evidence
) -> None:
    assert of_right(thinking, LIMIT, help_used=help_used, first=first) == evidence


def test_without_a_quick_limit_no_time_is_easy_or_slow_and_gold_can_be_reached() -> None:
    for first in (True, False):
        for seconds in (0.5, 59.0):
            found = of_right(seconds, LONGEST, help_used=Help.NONE, first=first)
            assert found == Evidence(Grade.GOOD, True, 1.0, True, at_once=True)
    assert of_right(None, LONGEST, help_used=Help.NONE, first=False).grade is Grade.HARD


def test_only_what_was_not_quick_tells_of_working_out() -> None:
    assert not of_right(1.0, LIMIT, help_used=Help.NONE, first=False).worked_out
    assert not of_right(None, LIMIT, help_used=Help.NONE, first=False).worked_out
    assert not of_right(9.0, LIMIT, help_used=Help.EXAMPLE, first=False).worked_out
    assert of_right(9.0, LIMIT, help_used=Help.NONE, first=False).worked_out
    assert of_right(1.0, LIMIT, help_used=Help.PROMPT, first=False).worked_out
    assert MISSED.worked_out


@pytest.mark.parametrize(
    ("right", "thinking", "score"),
    [(True, 0.0, 1.0), (True, 10.0, 0.75), (True, 25.0, 0.5), (False, 20.0, 0.5), (False, 5.0, 0.125)],
)
def test_the_score_of_the_calm_sprint(right: bool, thinking: float, score: float) -> None:
    assert sprint_score(right=right, thinking=thinking) == score


def test_clicks_and_cards_are_taken_off_the_time() -> None:
    assert Tempo().thinking(5.0, 2, 4) == pytest.approx(5.0 - 2 * MOTOR - 4 * SEARCH)
    assert Tempo().thinking(1.0, 2, 4) == 0.0


@pytest.mark.parametrize("seconds", [None, 60.5, -1.0])
def test_a_time_that_tells_nothing_is_none(seconds: float | None) -> None:
    assert Tempo().thinking(seconds, 2, 4) is None


def test_a_slow_hand_is_not_slow_thinking() -> None:
    tempo = Tempo()
    for seconds in (3.8, 3.8, 40.0, 3.8, 0.4):
        tempo = tempo.found_twin(seconds, 1, 4)
    # A click and four cards are 1.9 seconds at first guess; the median of this child is twice that.
    assert tempo.factor == pytest.approx(2.0)
    assert tempo.thinking(5.8, 1, 4) == pytest.approx(2.0)


def test_few_twins_tell_nothing_yet() -> None:
    assert Tempo().found_twin(9.0, 1, 4).factor == 1.0


def test_the_worked_example_of_a_prediction() -> None:
    # docs/learning.md, section 6.5: the bond of 3+4 with two distractors.
    prediction = Prediction(recall=0.940, works_out=logistic(0.4 - 0.41), calibration=Calibration())
    assert round(prediction.works_out, 3) == 0.498
    assert round(prediction.raw, 3) == 0.951
    assert round(prediction.probability, 3) == 0.856


def test_a_calibration_follows_what_comes_right() -> None:
    calibration = Calibration()
    assert calibration.answered(0.95, right=0).probability(0.95) < calibration.probability(0.95)
    assert calibration.answered(0.95, right=1).probability(0.95) > calibration.probability(0.95)
    for _ in range(2000):
        calibration = calibration.answered(1.0, right=0)
        assert LEAST_SLOPE <= calibration.slope <= MOST_SLOPE
    assert 0 < calibration.probability(1.0) < calibration.probability(0.5) + 1


def test_the_gain_of_a_rating_shrinks_with_its_answers() -> None:
    once = Rating().answered(0.5, OFFSET_SETTLES)
    twice = once.answered(0.5, OFFSET_SETTLES)
    assert once == Rating(0.15, 1)
    assert twice.value - once.value == pytest.approx(0.15 / 1.2)
    assert Rating().answered(0.5, OFFSET_SETTLES, 0.5).value == pytest.approx(0.075)


@pytest.mark.parametrize("value", [-800.0, 800.0])
def test_the_logistic_has_no_overflow(value: float) -> None:
    assert logistic(value) == (value > 0)
