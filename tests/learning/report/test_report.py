"""What adults see: sums that agree with the events, tables that can be read back, pages that need nothing."""

import re
from collections import Counter
from statistics import median

import pytest

from settebello.learning.facts import FACTS, Fact, Family, Unit
from settebello.learning.history.history import History, week_of
from settebello.learning.history.tally import Day, FactTally, Times
from settebello.learning.learner.events import Answered, Event, Opened, Played
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.mastery import State
from settebello.learning.report.advice import Reason, advice_for
from settebello.learning.report.heatmap import FEW, cell_of, chains_by_size, families, heat_map
from settebello.learning.report.print_pages import WeekWords, Words, friends_of_ten, number_cards, report_page
from settebello.learning.report.weeks import Interval, minutes_by_day, weeks_of
from settebello.learning.schedule.plan import LARGEST, Plan
from tests.learning.learner.material import answer, learner_of, some_events

WORDS = Words(language="de", title="Bericht <1>", sentences=("A & B",), columns=("w",) * 6, states=("s",) * 5)


def test_the_map_says_what_the_events_say() -> None:
    """D3: the numbers of every cell are those of the events themselves."""
    events = some_events(1500)
    learner = learner_of(*events)
    for fact in FACTS:
        about = [event for event in events if isinstance(event, Answered) and _about(event) == fact]
        cell = cell_of(learner, fact)
        alone = [one for one in about if one.help_used is Help.NONE]
        right = [one for one in alone if one.outcome is not Outcome.MISS]
        assert cell.unaided == (len(right) / len(alone) if alone else None)
        assert len(cell.marks) == min(len(about), 10)
        assert dict(cell.mistakes) == dict(
            Counter(one.mistake for one in about if one.outcome is Outcome.MISS and one.mistake)
        )
        assert cell.last_day == (about[-1].day if about else None)
        assert cell.few == (cell.seen < FEW)


def _about(event: Answered) -> Fact | None:
    said = event.taken if event.outcome is Outcome.OTHER and event.taken else event.asked
    return said.fact


def test_the_time_is_the_median_of_thinking() -> None:
    learner = learner_of(*[answer("3+4", seconds=seconds) for seconds in (2.9, 3.9, 8.9)])
    assert cell_of(learner, Fact(3, 4)).seconds == median([2.0, 3.0, 8.0])
    assert cell_of(learner, Fact(1, 1)).seconds is None


def test_a_visit_is_due_when_recall_has_faded() -> None:
    learner = learner_of(answer("3+4"), answer("3+4", day=101.5))
    cell = cell_of(learner, Fact(3, 4))
    trace = learner.record(Fact(3, 4)).trace
    assert trace is not None
    assert cell.visit is not None
    assert trace.recall(cell.visit) >= 0.9 > trace.recall(cell.visit + 1)


def test_families_and_chains_are_counted() -> None:
    learner = learner_of(answer("3+4"), answer("1+2+4"), answer("1+2+4", Outcome.MISS))
    bars = {bar.family: bar for bar in families(learner)}
    assert bars[Family.NEAR_DOUBLES].answers == 1
    assert bars[Family.NEAR_DOUBLES].states[State.MET.step] == 1
    assert chains_by_size(learner) == {3: (2, 1)}


@pytest.mark.parametrize(
    ("right", "answers", "low", "high"), [(0, 1, 0.0, 0.793), (7, 10, 0.397, 0.892), (10, 10, 0.722, 1.0)]
)
def test_the_interval_is_wilsons(right: int, answers: int, low: float, high: float) -> None:
    interval = Interval.wilson(right, answers)
    assert (round(interval.low, 3), round(interval.high, 3)) == (low, high)


def test_weeks_add_up_and_begin_on_monday() -> None:
    # The fourth of January 1970 was a Sunday, the fifth a Monday: days 3 and 4.
    assert (week_of(3), week_of(4), week_of(10), week_of(11)) == (-3, 4, 4, 11)
    learner = learner_of(
        answer("3+4", day=4.5),
        answer("3+4", Outcome.MISS, day=6.5),
        answer("3+4", day=10.5, seconds=4.9),
        answer("3+4", day=11.5, shown=Help.PARTIAL),
    )
    first, second = weeks_of(learner.history, wanted_days=3)
    assert (first.begin, first.tasks, first.days, first.stamp) == (4, 3, 3, True)
    assert first.accuracy == Interval.wilson(2, 3)
    assert first.seconds == 3.0
    assert (second.accuracy, second.seconds, second.stamp) == (None, None, False)


def test_old_days_are_weeks_with_the_same_sums() -> None:
    learner = learner_of(*some_events(800))
    last = max(learner.history.days)
    trimmed = learner.history.trimmed(last + 500)
    assert trimmed.weeks
    both = [
        [(week.begin, week.accuracy, week.seconds, week.tasks) for week in weeks_of(history, 3)]
        for history in (learner.history, trimmed)
    ]
    assert both[0] == both[1]


def test_pauses_are_no_practice() -> None:
    second = 1 / 86_400
    events: list[Event] = [
        Opened(at=100.5, day=100),
        answer("3+4", day=100.5 + 10 * second),
        answer("1+1", day=100.5 + 50 * second),
        answer("1+2", day=100.5 + 200 * second),
        Played(at=100.5 + 600 * second, day=100, activity="mini_scopa", arranged=True, seconds=240.0),
    ]
    assert minutes_by_day(learner_of(*events).history) == {100: pytest.approx((50 + 240) / 60)}


def test_sums_are_printed_and_read_back() -> None:
    history = learner_of(*some_events(600)).history
    assert history != History()
    for day in history.days.values():
        assert Day.parse(str(day)) == day
    for tally in history.facts.values():
        assert FactTally.parse(str(tally)) == tally
    assert Times.parse("12x3,15").median == 1.2
    for wrong in ("", "1 2 3", "1 2 3 4 5 x"):
        with pytest.raises(ValueError, match=r"is not a day|invalid literal"):
            Day.parse(wrong)


def test_pages_need_nothing_but_themselves() -> None:
    learner = learner_of(*some_events(300))
    weeks = weeks_of(learner.history, 4)
    report = report_page(WORDS, heat_map(learner), weeks, [WeekWords("1.1.", "80 %", "2,0 s")] * len(weeks))
    for page in (report, number_cards(WORDS), friends_of_ten(WORDS)):
        assert "Bericht &lt;1&gt;" in page
        assert not re.search(r"https?:|//|src=|href=|<script|@import|url\(", page)
    assert report.count("<td") > 100
    assert "A &amp; B" in report


def test_the_first_unit_is_next_for_a_new_child() -> None:
    advice = advice_for(Learner(), Plan(), 100.0)
    assert (advice.reason, advice.unit) == (Reason.UNIT, Unit.FIRST_STEPS)
    assert advice.weakest in Unit.FIRST_STEPS.facts


def test_the_example_belongs_to_the_family_that_is_next() -> None:
    learners = [Learner()]
    for unit in Unit:
        # Every fact of the units before is well known, and the first facts of this one are missed.
        known = [fact for fact in Plan().facts if fact.unit < unit]
        right = [
            answer(str(fact), day=day + 0.5, seconds=1.2) for day in (100, 103, 107, 112) for fact in known
        ]
        new = [fact for fact in Plan().facts if fact.unit is unit]
        missed = [answer(str(fact), Outcome.MISS, day=113.5 + k / 1000) for k, fact in enumerate(new[:3])]
        learners.append(learner_of(*right, *missed))
    for learner in learners:
        for largest in LARGEST:
            for left_out in Unit:
                plan = Plan(largest=largest, units=frozenset(Unit) - {left_out})
                advice = advice_for(learner, plan, 114.0)
                if advice.family is not None:
                    assert advice.weakest is not None
                    assert advice.family in advice.weakest.families, (plan, advice)


def test_a_sum_without_a_family_is_next_by_itself() -> None:
    lone = Fact(3, 6)
    assert not lone.families
    advice = advice_for(Learner(), Plan(units=frozenset(), pinned=(lone,)), 100.0)
    assert (advice.unit, advice.family, advice.weakest) == (lone.unit, None, lone)


def test_what_is_safe_is_left_behind_and_in_the_end_all_is() -> None:
    def practised(facts: tuple[Fact, ...]) -> Learner:
        days = (100, 101, 103, 107, 112, 120)
        return learner_of(*[answer(str(fact), day=day + 0.5, seconds=1.2) for day in days for fact in facts])

    advice = advice_for(practised(Unit.FIRST_STEPS.facts), Plan(), 121.0)
    assert (advice.reason, advice.unit) == (Reason.UNIT, Unit.PLUS_ONE_AND_TWO)
    assert advice_for(practised(Plan().facts), Plan(), 121.0).reason is Reason.DONE


def test_after_many_misses_the_unit_before_is_next() -> None:
    first = [
        answer(str(fact), day=day + 0.5, seconds=1.2)
        for day in (100, 103, 107, 112)
        for fact in Unit.FIRST_STEPS.facts
    ]
    misses = [answer("2+6", Outcome.MISS, day=113.5 + k / 1000) for k in range(10)]
    advice = advice_for(learner_of(*first, *misses), Plan(), 114.0)
    assert (advice.reason, advice.unit) == (Reason.TOO_HARD, Unit.FIRST_STEPS)
