"""What comes next, with how much help, and the placement (docs/learning.md, sections 7.1 and 9)."""

from dataclasses import replace
from random import Random

import pytest

from settebello.learning.difficulty import Setting
from settebello.learning.facts import FACTS, Fact, Unit, facts_to
from settebello.learning.learner.advance import after
from settebello.learning.learner.comfort import Comfort
from settebello.learning.learner.events import Opened, Probed
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.schedule.help_level import level, offered
from settebello.learning.schedule.placement import PER_UNIT, UNITS, next_probe
from settebello.learning.schedule.plan import Pace, Plan
from settebello.learning.schedule.scheduler import LONGEST_REST, RETRY, Scheduler
from settebello.learning.sums import Sum
from tests.learning.learner.material import answer, learner_of
from tests.learning.practising import scheduled
from tests.learning.simulated_children import HalfLifeChild, TraceChild

DAY = 100


def pick(learner: Learner, plan: Plan | None = None, day: float = DAY + 0.5, seed: int = 1) -> Fact:
    return Scheduler(learner, plan or Plan(), day, int(day)).pick(Random(seed))


def test_the_first_fact_is_the_first_of_the_units() -> None:
    assert pick(Learner()) == Fact(1, 1)


def test_pinned_facts_come_first_and_beyond_the_range() -> None:
    plan = Plan(largest=5, pinned=(Fact(4, 6),))
    assert plan.facts[0] == pick(Learner(), plan) == Fact(4, 6)
    assert len(plan.facts) == len(facts_to(5)) + 1


def test_a_unit_that_is_off_is_left_out() -> None:
    plan = Plan(units=frozenset({Unit.DOUBLES}))
    assert plan.facts == (Fact(3, 3), Fact(4, 4), Fact(5, 5))
    assert plan.chains == ()


@pytest.mark.parametrize(("largest", "facts", "chains"), [(5, 6, 6), (10, 25, 58), (15, 46, 213)])
def test_a_number_range_has_facts_and_chains(largest: int, facts: int, chains: int) -> None:
    assert len(Plan(largest=largest).facts) == facts
    assert len(Plan(largest=largest).chains) == chains


def test_a_plan_without_facts_is_told() -> None:
    with pytest.raises(ValueError, match="no facts"):
        pick(Learner(), Plan(units=frozenset()))
    with pytest.raises(ValueError, match="11 is not a number range"):
        Plan(largest=11)


def test_a_miss_comes_again_after_three_other_tasks() -> None:
    learner = learner_of(Opened(at=DAY, day=DAY), answer("3+4"), answer("3+4", Outcome.MISS))
    for other in ("1+1", "1+2", "2+2"):
        assert pick(learner) != Fact(3, 4)
        learner = after(learner, answer(other))
    assert pick(learner) == Fact(3, 4)
    reopened = after(learner, Opened(at=DAY + 1, day=DAY + 1))
    assert pick(reopened, day=DAY + 1.5) != Fact(3, 4)


@pytest.mark.parametrize("pace", list(Pace))
def test_no_more_new_facts_a_day_than_the_pace_allows(pace: Pace) -> None:
    learner, plan = Learner(), Plan(pace=pace)
    for _ in range(60):
        learner = after(learner, answer(str(pick(learner, plan))))
    assert len(learner.facts) == pace.new_a_day
    assert pick(learner, plan, day=DAY + 1.5) not in learner.facts


def test_nothing_new_comes_after_many_misses() -> None:
    met = learner_of(*[answer(text) for text in ("1+1", "1+2", "2+2", "1+3")])
    assert pick(met) == Fact(2, 3)
    missed = learner_of(*[answer(text, Outcome.MISS) for text in ("1+1", "1+2", "2+2", "1+3")])
    assert pick(missed) != Fact(2, 3)


def test_what_is_safe_rests_but_for_the_easy_wins() -> None:
    learner = Learner()
    for text in map(str, facts_to(10)):
        for day in (10.5, 14.5, 24.5, 60.5):
            learner = after(learner, answer(text, day=day, seconds=1.0))
    for text in ("1+1", "2+3", "1+4", "4+4"):
        for _ in range(2):
            learner = after(learner, answer(text, Outcome.MISS, day=62.5))
    learner = replace(learner, comfort=Comfort())
    for text in ("1+5", "1+6", "1+7", "1+8"):
        learner = after(learner, answer(text, day=62.5, seconds=1.0))
    learner = after(learner, Opened(at=63.0, day=63))
    picks = [pick(learner, day=63.5, seed=seed) for seed in range(1000)]
    wins = sum(fact not in {Fact(1, 1), Fact(2, 3), Fact(1, 4), Fact(4, 4)} for fact in picks)
    assert 150 < wins < 250
    wanted = Scheduler(learner, Plan(), 63.5, 63).wanted()
    assert wanted == (Fact(1, 1), Fact(2, 3), Fact(1, 4), Fact(4, 4))


def test_no_fact_rests_for_longer_than_a_fortnight() -> None:
    learner = Learner()
    facts = facts_to(10)
    for fact in facts:
        for day in (10.5, 14.5, 24.5, 60.5):
            learner = after(learner, answer(str(fact), day=day, seconds=1.0))
    late = Scheduler(learner, Plan(), 60.5 + LONGEST_REST, 60 + int(LONGEST_REST))
    assert Scheduler(learner, Plan(), 63.5, 63).wanted_today() == frozenset()
    assert late.wanted_today() == late.open_facts() == {*facts}
    # They are sure nevertheless: their units stay finished.
    assert late.finished() == {fact.unit for fact in facts}


def test_what_is_worth_a_task_today_is_due_and_not_right_today_or_new_with_room_for_it() -> None:
    assert len(Scheduler(Learner(), Plan(), DAY, DAY).wanted_today()) == Pace.NORMAL.new_a_day
    met = learner_of(*[answer(text, day=DAY - 0.5) for text in ("1+1", "1+2", "2+2")])
    asked = after(after(met, answer("1+1", day=DAY + 0.5)), answer("1+2", Outcome.MISS, day=DAY + 0.5))
    scheduler = Scheduler(asked, Plan(largest=5), DAY + 0.5, DAY)
    assert scheduler.wanted_today() == {Fact(1, 2), Fact(2, 2), Fact(1, 3), Fact(2, 3), Fact(1, 4)}
    assert set(scheduler.known) == {Fact(1, 1), Fact(1, 2), Fact(2, 2)}
    left = Plan(largest=5, without=frozenset({Fact(2, 2), Fact(1, 4)}))
    assert Scheduler(asked, left, DAY + 0.5, DAY).wanted_today() == {Fact(1, 2), Fact(1, 3), Fact(2, 3)}


def test_a_chain_is_wanted_once_the_facts_on_its_way_grow() -> None:
    assert Scheduler(Learner(), Plan(), DAY, DAY).wanted_chain() is None
    learner = learner_of(*[answer(text, day=day) for day in (90.5, 91.5) for text in ("1+1", "1+2", "2+2")])
    assert Scheduler(learner, Plan(), DAY, DAY).wanted_chain() == Sum.parse("1+1+1")
    seen = after(learner, answer("1+1+1"))
    assert Scheduler(seen, Plan(), DAY, DAY).wanted_chain() == Sum.parse("1+1+2")


def test_the_next_unit_is_that_of_the_next_new_fact() -> None:
    assert Scheduler(Learner(), Plan(), DAY, DAY).unit() is Unit.FIRST_STEPS
    everything = learner_of(*[answer(str(fact)) for fact in FACTS])
    assert Scheduler(everything, Plan(), DAY, DAY).unit() is None


@pytest.mark.parametrize(
    ("probability", "help_level"),
    [(0.9, 0), (0.8999, 1), (0.75, 1), (0.7499, 2), (0.55, 2), (0.5499, 3), (0.0, 3)],
)
def test_help_follows_the_prediction(probability: float, help_level: int) -> None:
    assert level(probability) == help_level


def test_what_is_met_first_is_shown_whole() -> None:
    assert offered(Learner(), Sum.parse("1+1"), Setting(), DAY) is Help.EXAMPLE
    assert offered(Learner(), Sum.parse("1+1+1"), Setting(), DAY) is Help.EXAMPLE


def test_help_is_shifted_by_the_history_of_the_fact_and_by_the_comfort() -> None:
    learner = learner_of(answer("3+4"))
    asked = Sum.parse("3+4")
    assert offered(learner, asked, Setting(), DAY + 0.5) is Help.NONE
    missed = replace(learner, facts={Fact(3, 4): replace(learner.record(Fact(3, 4)), help_shift=1)})
    assert offered(missed, asked, Setting(), DAY + 0.5) is Help.PROMPT
    eased = replace(missed, comfort=Comfort(eased=3))
    assert offered(eased, asked, Setting(), DAY + 0.5) is Help.PARTIAL


def test_the_placement_walks_up_the_units() -> None:
    learner, rng = Learner(), Random(1)
    asked = []
    while (fact := next_probe(learner, Plan(), rng)) is not None:
        asked.append(fact)
        learner = after(learner, Probed(at=1, day=1, fact=fact, right=True, quick=True))
    assert len(asked) == 10
    assert [fact.unit for fact in asked] == [unit for unit in UNITS for _ in range(PER_UNIT)]
    assert len(learner.facts) == 10


def test_the_placement_ends_with_two_misses_in_a_unit() -> None:
    learner, rng, asked = Learner(), Random(1), 0
    while (fact := next_probe(learner, Plan(), rng)) is not None:
        asked += 1
        right = fact.unit is Unit.FIRST_STEPS
        learner = after(learner, Probed(at=1, day=1, fact=fact, right=right, quick=False))
    assert asked == 4
    assert learner.facts == {}


def placed(plan: Plan, known: set[Unit]) -> tuple[list[Unit], Learner]:
    """The units that a placement asks for, of a child that knows some of them at once."""
    learner, rng, asked = Learner(), Random(1), []
    while (fact := next_probe(learner, plan, rng)) is not None:
        asked.append(fact.unit)
        right = fact.unit in known
        learner = after(learner, Probed(at=1, day=1, fact=fact, right=right, quick=right))
    return list(dict.fromkeys(asked)), learner


def test_the_placement_begins_where_the_plan_says_and_walks_down_if_that_is_missed() -> None:
    plan = Plan(start=Unit.DOUBLES)
    assert placed(plan, set(Unit))[0] == list(UNITS[2:])
    assert placed(plan, {Unit.DOUBLES})[0] == [Unit.DOUBLES, Unit.FRIENDS_OF_TEN]
    assert placed(plan, {Unit.FIRST_STEPS})[0] == [*reversed(UNITS[:3])]
    assert placed(Plan(largest=5, start=Unit.DOUBLES), set(Unit))[0] == [Unit.FIRST_STEPS]


def test_new_facts_begin_where_the_placement_found_the_child() -> None:
    plan = Plan(start=Unit.DOUBLES)
    _, knows = placed(plan, set(Unit))
    assert Scheduler(knows, plan, 1.5, 1).unit() is Unit.DOUBLES
    _, misses = placed(plan, set())
    assert Scheduler(misses, plan, 1.5, 1).unit() is Unit.FIRST_STEPS
    # What was skipped is known, and begins without a worked example.
    assert offered(knows, Sum((1, 1)), Setting(), 1.5) < Help.EXAMPLE
    assert offered(misses, Sum((1, 1)), Setting(), 1.5) is Help.EXAMPLE


def test_no_fact_is_asked_for_three_times_running_however_many_are_missed() -> None:
    learner, rng, asked = Learner(), Random(1), []
    for _ in range(40):
        fact = Scheduler(learner, Plan(), 1.5, 1).pick(rng)
        asked.append(fact)
        learner = after(learner, answer(str(fact), Outcome.MISS, day=1.5))
    assert not [place for place in range(38) if len(set(asked[place : place + 3])) == 1]


def test_the_placement_of_a_small_range_asks_for_its_facts_alone() -> None:
    plan = Plan(largest=5)
    learner, rng = Learner(), Random(1)
    while (fact := next_probe(learner, plan, rng)) is not None:
        assert fact in plan.facts
        learner = after(learner, Probed(at=1, day=1, fact=fact, right=True, quick=False))
    assert len(learner.probes) == 2


@pytest.mark.parametrize("pace", list(Pace))
@pytest.mark.parametrize("child", [TraceChild, HalfLifeChild])
def test_nothing_is_asked_again_too_soon_nor_too_much_new_in_a_day(
    child: type[TraceChild] | type[HalfLifeChild], pace: Pace
) -> None:
    for seed in range(3):
        check_sessions(child, pace, seed, 12)


@pytest.mark.slow
@pytest.mark.parametrize("pace", list(Pace))
@pytest.mark.parametrize("child", [TraceChild, HalfLifeChild])
def test_nothing_is_asked_again_too_soon_in_thousands_of_sessions(
    child: type[TraceChild] | type[HalfLifeChild], pace: Pace
) -> None:
    """L7: ten thousand sessions."""
    for seed in range(42):
        check_sessions(child, pace, seed, 60)


def check_sessions(
    child: type[TraceChild] | type[HalfLifeChild], pace: Pace, seed: int, sessions: int
) -> None:
    plan = Plan(largest=15, pace=pace)
    diary = scheduled(child(plan.facts, 1, Random(seed)), plan, Random(seed), sessions, beyond=True)
    met: dict[Fact, int] = {}
    facts = [fact for _, fact in diary.asked]
    for place, (session, fact) in enumerate(diary.asked):
        assert fact not in facts[max(0, place - RETRY) : place] or len(met) <= RETRY
        met.setdefault(fact, session)
    days = list(met.values())
    assert max(days.count(session) for session in range(sessions)) <= pace.new_a_day
