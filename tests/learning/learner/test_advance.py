"""What events make of a learner (docs/learning.md, sections 6.4 to 6.7)."""

from dataclasses import replace

from settebello.learning.facts import Fact
from settebello.learning.learner.advance import after
from settebello.learning.learner.events import FoundTwin, LeftLying, Opened, Probed, local_day
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.fsrs import W
from settebello.learning.memory.mastery import State
from settebello.learning.sums import Sum
from tests.learning.learner.material import answer, learner_of, some_events

SEVEN = Fact(3, 4)
OTHER = Fact(2, 5)
EIGHT = Fact(3, 5)


def test_the_day_begins_at_four_in_the_morning() -> None:
    assert local_day(100 + 3.9 / 24, 0) == 99
    assert local_day(100 + 4.1 / 24, 0) == 100
    # One o'clock in the morning of day 101 in Tokyo, which is nine hours ahead.
    assert local_day(100 + 16 / 24, 9) == 100


def test_a_first_quick_answer_is_remembered_as_good() -> None:
    record = learner_of(answer("3+4", seconds=1.0)).record(SEVEN)
    assert record.trace is not None
    assert record.trace.stability == W[2]
    assert (record.answers, record.unaided, record.quick_days, record.directions) == (1, 1, 1, (0, 1, 0))
    assert record.standing.state is State.MET


def test_a_slow_answer_teaches_that_it_can_be_worked_out() -> None:
    learner = learner_of(answer("3+4", seconds=20.0))
    assert learner.adding.value > 0
    assert learner.record(SEVEN).offset.value > 0
    assert learner.record(SEVEN).quick_days == 0


def test_a_quick_answer_says_nothing_about_working_out() -> None:
    assert learner_of(answer("3+4")).adding.answers == 0


def test_in_the_calm_sprint_quick_answers_count_for_the_skill_by_their_time() -> None:
    fast = learner_of(answer("3+4", sprint=True, seconds=0.9))
    slower = learner_of(answer("3+4", sprint=True, seconds=2.9))
    assert fast.adding.value > slower.adding.value > 0
    assert learner_of(answer("3+4", Outcome.MISS, sprint=True, seconds=0.9)).adding.value < 0
    # Nobody knows a time here, and so nothing of the rule.
    assert learner_of(answer("3+4", sprint=True, seconds=None)).adding.answers == 0


def test_a_miss_comes_again_in_this_session_with_more_help() -> None:
    learner = learner_of(Opened(at=1, day=1), answer("3+4"), answer("3+4", Outcome.MISS))
    record = learner.record(SEVEN)
    assert (record.missed_in, record.help_shift) == (learner.sitting, 1)
    assert after(learner, answer("3+4")).record(SEVEN).missed_in is None


def test_a_wrongly_claimed_pair_counts_half_if_it_was_met() -> None:
    met = learner_of(answer("3+4"), answer("3+5"))
    claimed = after(met, answer("3+4", Outcome.MISS, taken=Sum.parse("3+5"), day=103.5))
    before, now = met.record(EIGHT).trace, claimed.record(EIGHT).trace
    assert before is not None
    assert now is not None
    assert now.stability < before.stability
    assert claimed.record(EIGHT).missed_in is None
    never = after(met, answer("3+4", Outcome.MISS, taken=Sum.parse("2+6")))
    assert Fact(2, 6) not in never.facts


def test_another_set_that_takes_is_to_the_credit_of_its_fact_alone() -> None:
    met = learner_of(answer("3+4"))
    now = after(met, answer("3+4", Outcome.OTHER, taken=Sum.parse("2+5")))
    assert now.record(OTHER).standing.state is State.MET
    assert (now.record(OTHER).seen, now.record(OTHER).asked) == (1, None)
    unasked = replace(now.record(SEVEN), asked=0, seen=0, directions=(0, 1, 0))
    assert unasked == met.record(SEVEN)


def test_a_prompt_that_stood_there_from_the_beginning_is_no_help() -> None:
    alone = learner_of(answer("3+4", offered=Help.PROMPT, shown=Help.PROMPT))
    assert alone.record(SEVEN).unaided == 1
    asked = learner_of(answer("3+4", offered=Help.NONE, shown=Help.PROMPT))
    assert asked.record(SEVEN).unaided == 0


def test_two_successes_without_asking_for_help_lower_it() -> None:
    shown = answer("3+4", offered=Help.PARTIAL, shown=Help.PARTIAL)
    assert learner_of(shown).record(SEVEN).help_shift == 0
    assert learner_of(shown, shown).record(SEVEN).help_shift == -1
    asked = replace(shown, shown=Help.EXAMPLE)
    assert learner_of(shown, asked, shown).record(SEVEN).help_shift == 0


def test_an_example_is_no_evidence_of_right_or_wrong() -> None:
    learner = learner_of(answer("3+4", offered=Help.EXAMPLE, shown=Help.EXAMPLE))
    assert learner.calibration == Learner().calibration
    assert learner.comfort == Learner().comfort
    assert learner.record(SEVEN).standing.state is State.NEW


def test_a_chain_has_counters_and_moves_its_own_skill() -> None:
    learner = learner_of(answer("1+2+4", seconds=20.0), answer("1+1+2+3", Outcome.MISS))
    assert learner.facts == {}
    assert (learner.chains[Sum.parse("1+2+4")].answers, learner.chains[Sum.parse("1+2+4")].right) == (1, 1)
    assert learner.chain_three.value > 0 > learner.chain_four.value
    assert learner.adding.answers == 0


def test_a_sum_left_lying_in_a_game_changes_nothing() -> None:
    learner = learner_of(*some_events(100))
    later = after(learner, LeftLying(at=1, day=1, sum=Sum.parse("3+4")))
    assert later.history == replace(learner.history, last=1)
    assert replace(later, history=learner.history) == replace(learner, events=learner.events + 1)


def test_a_probe_known_at_once_is_introduced_and_any_other_is_only_noted() -> None:
    known = Probed(at=1, day=1, fact=SEVEN, right=True, quick=True)
    learner = learner_of(known, Probed(at=1, day=1, fact=OTHER, right=True, quick=False))
    trace = learner.record(SEVEN).trace
    assert trace is not None
    assert trace.stability == W[2]
    assert list(learner.facts) == [SEVEN]
    assert learner.probes == {SEVEN: True, OTHER: True}
    assert learner.calibration == Learner().calibration


def test_twins_are_tasks_that_measure_the_hand() -> None:
    learner = learner_of(*[FoundTwin(at=1, day=1, right=True, seconds=3.8, cards=4)] * 5)
    assert (learner.tasks, learner.twins) == (5, 5)
    assert learner.tempo.factor == 2.0


def test_many_misses_are_eased_for_six_tasks() -> None:
    learner = learner_of(*[answer("3+4", Outcome.MISS)] * 3)
    assert (learner.comfort.help_shift, learner.comfort.easy_share) == (1, 0.4)
    for _ in range(7):
        assert learner.comfort.eased
        learner = after(learner, answer("3+4"))
    for _ in range(6):
        learner = after(learner, answer("3+4"))
    assert (learner.comfort.help_shift, learner.comfort.easy_share) == (-1, 0.2)


def test_equal_events_make_equal_learners() -> None:
    assert learner_of(*some_events(200)) == learner_of(*some_events(200))
