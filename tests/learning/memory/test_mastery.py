"""The five steps of a fact (docs/learning.md, section 6.7)."""

from hypothesis import given
from hypothesis import strategies as st

from settebello.learning.memory.mastery import (
    GOLD_AT_ONCE,
    GOLD_RUN,
    GOLD_SPAN,
    SAFE_RUN,
    SAFE_STABILITY,
    Standing,
    State,
)

FIRM = SAFE_STABILITY


def quick_on(
    *days: int, standing: Standing | None = None, stability: float = FIRM, at_once: bool = True
) -> Standing:
    now = standing or Standing()
    for day in days:
        now = now.answered(day, right=True, quick=True, stability=stability, at_once=at_once)
    return now


def test_one_right_answer_is_met_and_two_days_are_growing() -> None:
    assert quick_on(1).state is State.MET
    assert quick_on(1, 1, 1).state is State.MET
    assert quick_on(1, 2).state is State.GROWING


def test_three_quick_first_answers_of_days_in_a_row_are_safe() -> None:
    assert quick_on(1, 2, 3).state is State.SAFE
    assert quick_on(1, 2, 3, stability=FIRM - 0.1).state is State.GROWING


def test_what_became_firm_later_is_safe_with_the_next_answer() -> None:
    shaky = quick_on(1, 2, 3, stability=1.0)
    assert quick_on(3, standing=shaky).state is State.SAFE


def test_gold_wants_five_in_a_row_over_fourteen_days() -> None:
    assert quick_on(1, 2, 3, 4, 5).state is State.SAFE
    assert quick_on(1, 2, 3, 4, 14).state is State.SAFE
    assert quick_on(1, 2, 3, 4, 15).state is State.GOLD
    assert quick_on(1, 2, 3, 15).state is State.SAFE


def test_gold_wants_three_of_them_at_once() -> None:
    worked_out = quick_on(1, 2, 3, at_once=False)
    assert quick_on(4, 15, standing=worked_out).state is State.SAFE
    assert quick_on(4, 15, 16, standing=worked_out).state is State.GOLD


def test_a_slow_first_answer_ends_the_run_without_a_step_back() -> None:
    slow = quick_on(1, 2, 3).answered(4, right=True, quick=False, stability=FIRM)
    assert (slow.state, slow.run, slow.wants_visit) == (State.SAFE, 0, False)


def test_a_slow_second_answer_of_the_day_says_nothing() -> None:
    assert quick_on(1, 2, 3).answered(3, right=True, quick=False, stability=FIRM) == quick_on(1, 2, 3)


def test_a_first_miss_of_the_day_is_one_step_back_and_wants_a_visit() -> None:
    gold = quick_on(1, 2, 3, 4, 15)
    missed = gold.missed(16)
    assert (missed.state, missed.wants_visit, missed.run) == (State.SAFE, True, 0)
    visited = missed.answered(16, right=True, quick=True, stability=FIRM)
    assert visited.wants_visit
    assert not visited.answered(17, right=True, quick=True, stability=FIRM).wants_visit


def test_a_later_miss_of_the_day_takes_nothing() -> None:
    assert quick_on(1, 2, 3).missed(3) == quick_on(1, 2, 3)


def test_what_was_met_stays_met() -> None:
    met = quick_on(1).missed(2).missed(3)
    assert met.state is State.MET
    assert Standing().missed(1).state is State.NEW


def test_back_at_met_another_day_makes_it_grow_again() -> None:
    back = quick_on(1, 2).missed(3)
    assert back.state is State.MET
    assert quick_on(3, standing=back).state is State.MET
    assert quick_on(4, standing=back).state is State.GROWING


@given(st.lists(st.tuples(st.integers(0, 3), st.booleans(), st.booleans(), st.floats(0.1, 30)), max_size=60))
def test_the_steps_are_what_they_say(answers: list[tuple[int, bool, bool, float]]) -> None:
    standing, day = Standing(), 0
    for later, right, quick, stability in answers:
        day += later
        before = standing
        standing = (
            standing.answered(
                day, right=True, quick=quick, stability=stability, at_once=quick and stability > 9
            )
            if right
            else standing.missed(day)
        )
        assert standing.state.step >= before.state.step - (not right)
        if standing.state.step > before.state.step and standing.state is State.SAFE:
            assert standing.run >= SAFE_RUN
            assert stability >= SAFE_STABILITY
        if standing.state is State.GOLD and before.state is not State.GOLD:
            assert standing.run >= GOLD_RUN
            assert standing.at_once >= GOLD_AT_ONCE
            assert standing.run_began is not None
            assert day - standing.run_began >= GOLD_SPAN
