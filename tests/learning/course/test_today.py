"""The parts of a day, counted in the history alone."""

from collections.abc import Mapping

from settebello import resources
from settebello.learning.activities import Activities, Activity
from settebello.learning.course.progress import progress_of
from settebello.learning.course.sum_choice import STEP
from settebello.learning.course.today import (
    DEALS,
    MOST_OTHERS,
    SUMS,
    WARM,
    DayPlan,
    DayStep,
    Part,
    lessons_left,
)
from settebello.learning.course.waiting import NONE, Waiting
from settebello.learning.facts import Fact
from settebello.learning.learner.events import Event, FoundTwin, Passed, Played, Probed
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Outcome
from tests.learning.learner.material import answer, learner_of
from tests.learning.material import RULEBOOK

LADDER = Activities.load([resources.assets() / "lessons"], RULEBOOK.ruleset).ladder
DAY = 100
WARM_UPS = {"meet_the_cards", "find_the_twin", "touch_and_count", "how_many"}


def wanted(*facts: Fact) -> Waiting:
    """Introduced facts that want a visit today."""
    return Waiting(frozenset(facts), frozenset(facts), frozenset(facts))


WAITING = {name: wanted(Fact(1, 1), Fact(3, 4)) for name in ("make_it", "what_is_missing")}


def twins(count: int) -> list[Event]:
    return [FoundTwin(at=DAY + 0.5, day=DAY, right=True, seconds=2.0) for _ in range(count)]


def sums(count: int, activity: str = "make_it") -> list[Event]:
    return [answer("1+2", day=DAY + 0.5, activity=activity) for _ in range(count)]


def games(count: int) -> list[Event]:
    return [Played(at=DAY + 0.5, day=DAY, activity="mini_scopa", arranged=False) for _ in range(count)]


def day_of(
    learner: Learner,
    number: int = DAY,
    *,
    young: bool = True,
    waiting: Mapping[str, Waiting] = WAITING,
) -> tuple[DayStep, ...]:
    return DayPlan(
        ladder=LADDER,
        progress=progress_of(learner),
        history=learner.history,
        number=number,
        warm_up=young,
        waiting=waiting,
    ).steps()


def following(learner: Learner, *, young: bool = True) -> tuple[Part, int]:
    step = next(step for step in day_of(learner, young=young) if not step.over)
    return step.part, step.of - step.done


def activity_of(part: Part, steps: tuple[DayStep, ...]) -> Activity:
    (found,) = [step.activity for step in steps if step.part is part]
    assert found is not None
    return found


def test_a_day_is_a_short_warm_up_sums_a_game_sums_and_the_good_bye() -> None:
    parts = [(step.part, step.of) for step in day_of(Learner())]
    assert parts == [
        (Part.WARM_UP, WARM),
        (Part.SUMS, SUMS),
        (Part.GAME, 1),
        (Part.MORE_SUMS, SUMS),
        (Part.GOODBYE, 0),
    ]
    assert WARM <= 2
    assert MOST_OTHERS + SUMS < 12
    assert activity_of(Part.GAME, day_of(Learner())).id == "mini_scopa"


def test_the_next_step_comes_from_the_history_alone() -> None:
    days: list[tuple[list[Event], tuple[Part, int]]] = [
        ([], (Part.WARM_UP, 2)),
        (twins(1), (Part.WARM_UP, 1)),
        (twins(2), (Part.SUMS, 8)),
        ([*twins(2), *sums(3)], (Part.SUMS, 5)),
        ([*twins(2), *sums(8)], (Part.GAME, 1)),
        ([*twins(2), *sums(8), *games(1)], (Part.MORE_SUMS, 8)),
        # Sums that were answered in the game are no tasks of the day.
        ([*twins(2), *sums(8), *sums(4, ""), *games(1)], (Part.MORE_SUMS, 8)),
        ([*twins(2), *sums(8), *games(1), *sums(8)], (Part.GOODBYE, 0)),
        # A child that has begun by itself with sums or a game is not sent back to the warm-up.
        (sums(1), (Part.SUMS, 7)),
        (games(1), (Part.SUMS, 8)),
        ([*games(1), *sums(16)], (Part.GOODBYE, 0)),
        # So are the tasks of the placement.
        ([Probed(at=DAY + 0.5, day=DAY, fact=Fact(1, 2), right=True, quick=True)], (Part.SUMS, 7)),
    ]
    for events, expected in days:
        assert following(learner_of(*events)) == expected
    assert following(learner_of(*[answer("1+2", day=DAY - 0.5, activity="make_it")])) == (Part.WARM_UP, 2)


def test_older_children_begin_with_sums_unless_their_misses_show_the_need() -> None:
    assert following(Learner(), young=False) == (Part.SUMS, 8)
    missed = [answer("2+8", Outcome.MISS, day=DAY - 0.5, mistake="figure", activity="make_it")]
    assert following(learner_of(*missed), young=False) == (Part.SUMS, 8)
    steps = day_of(learner_of(*missed, *missed), young=False)
    assert activity_of(Part.WARM_UP, steps).id == "meet_the_cards"
    through = Passed(at=DAY - 0.4, day=DAY - 1, activity="meet_the_cards")
    assert following(learner_of(*missed, *missed, through), young=False) == (Part.SUMS, 8)


def test_what_was_completed_without_sums_never_comes_again() -> None:
    met = answer("1+2", day=DAY - 0.5, activity="make_it")
    passed: list[Event] = [met, *(Passed(at=1.0, day=1, activity=name) for name in WARM_UPS)]
    assert day_of(learner_of(*passed))[0].part is Part.SUMS
    turns = {activity_of(Part.WARM_UP, day_of(learner_of(met), number)).id for number in range(4)}
    assert turns == WARM_UPS
    first = {activity_of(Part.WARM_UP, day_of(Learner(), number)).id for number in range(4)}
    assert first == {"meet_the_cards", "find_the_twin"}


def test_what_is_mastered_rests_and_something_else_comes() -> None:
    learner = learner_of(*[answer(one, day=DAY - 0.5, activity="make_it") for one in ("1+1", "1+3", "2+2")])
    assert activity_of(Part.SUMS, day_of(learner)).id == "make_it"
    mastered = Waiting(known=frozenset({Fact(1, 1)}))
    rested = day_of(learner, waiting={"make_it": mastered})
    assert activity_of(Part.SUMS, rested).id == "all_the_ways"
    through = Passed(at=1.0, day=1, activity="all_the_ways")
    parts = [step.part for step in day_of(learner_of(through), waiting={})]
    assert parts == [Part.WARM_UP, Part.GAME, Part.GOODBYE]


def test_after_the_game_other_sums_come_that_want_a_visit() -> None:
    seven, fifteen = wanted(Fact(3, 4)), wanted(Fact(7, 8), Fact(6, 9))
    learner = learner_of(answer("3+4", day=DAY - 0.5, activity="make_it"))
    both = day_of(learner, waiting={"make_it": seven, "friends_of_fifteen": fifteen})
    assert [activity_of(part, both).id for part in (Part.SUMS, Part.MORE_SUMS)] == [
        "friends_of_fifteen",
        "make_it",
    ]
    some = ("1+3", "2+2", "2+4")
    learner = learner_of(*[answer(one, day=DAY - 0.5, activity="make_it") for one in some])
    changes = {
        activity_of(Part.MORE_SUMS, day_of(learner, number, waiting=WAITING)).id for number in range(6)
    }
    assert len(changes) > 1


def test_each_game_is_played_some_times_before_the_next_and_the_largest_now_and_then() -> None:
    def game(played: dict[str, int], number: int = DAY, known: tuple[str, ...] = ("3+3", "7+8")) -> str:
        events: list[Event] = [
            Played(at=DAY - 0.5, day=DAY - 1, activity=name, arranged=False)
            for name, count in played.items()
            for _ in range(count)
        ]
        facts = [answer(one, day=DAY - 0.5, activity="make_it") for one in known]
        return activity_of(Part.GAME, day_of(learner_of(*facts, *events), number)).id

    assert game({"mini_scopa": DEALS - 1}) == "mini_scopa"
    assert game({"mini_scopa": DEALS}) == "rubamazzetto"
    small = {"mini_scopa": DEALS, "rubamazzetto": DEALS}
    assert game(small) == "scopa_with_coach"
    both = {**small, "scopa_with_coach": DEALS}
    largest = {number for number in range(1, 11) if game(both, number) == "quindici_with_coach"}
    assert largest == {5, 10}
    assert {game(both, number) for number in {*range(1, 11)} - largest} == {"scopa_with_coach"}
    # In the first days it is the small game alone; before Quindici opens, the two largest come in turn.
    assert game({"mini_scopa": DEALS}, known=("1+2",)) == "mini_scopa"
    assert {game(small, number, ("3+3",)) for number in (1, 2)} == {"rubamazzetto", "scopa_with_coach"}


def test_on_every_third_day_a_game_of_ten_is_the_game_while_two_of_its_facts_want_a_visit() -> None:
    friends = dict.fromkeys(("pyramid_of_ten", "fish_for_ten"), wanted(Fact(3, 7), Fact(4, 6)))
    facts = [answer("3+7", day=DAY - 0.5, activity="make_it")]
    played: list[Event] = [Played(at=DAY - 0.5, day=DAY - 1, activity="mini_scopa", arranged=False)]

    def games(*events: Event, waiting: Mapping[str, Waiting] = friends) -> dict[int, str]:
        learner = learner_of(*events)
        return {
            number: activity_of(Part.GAME, day_of(learner, number, waiting={**WAITING, **waiting})).id
            for number in range(DAY, DAY + 12)
        }

    found = {number: name for number, name in games(*facts, *played).items() if name != "mini_scopa"}
    assert [*found] == [102, 105, 108, 111]
    assert {*found.values()} == {"pyramid_of_ten"}
    # The one that was played less comes next.
    other = Played(at=DAY - 0.4, day=DAY - 1, activity="pyramid_of_ten", arranged=False)
    assert games(*facts, *played, other)[102] == "fish_for_ten"
    # Before the friends of ten are introduced, before the first deal, and while they rest, it is a deal.
    assert {*games(*played).values()} == {"mini_scopa"}
    assert {*games(*facts).values()} == {"mini_scopa"}
    assert {*games(*facts, *played, waiting={}).values()} == {"mini_scopa"}
    for few in (wanted(Fact(3, 7)), Waiting(today=frozenset({Fact(3, 7), Fact(4, 6)}))):
        assert {*games(*facts, *played, waiting={"fish_for_ten": few}).values()} == {"mini_scopa"}


def test_the_sums_before_a_game_of_ten_leave_its_facts_to_it() -> None:
    due = {Fact(3, 7), Fact(4, 6)}
    waiting = {"make_it": wanted(Fact(1, 1), *due), "fish_for_ten": wanted(*due)}
    events: list[Event] = [
        answer("3+7", day=DAY - 0.5, activity="make_it"),
        Played(at=DAY - 0.5, day=DAY - 1, activity="mini_scopa", arranged=False),
    ]

    def left(*today: Event, number: int = 102) -> dict[Part, frozenset[Fact]]:
        steps = day_of(learner_of(*events, *today), number, waiting=waiting)
        return {step.part: step.without for step in steps if step.without}

    assert left() == {Part.SUMS: due}
    assert left(number=103) == {}
    game = Played(at=102.5, day=102, activity="fish_for_ten", arranged=False)
    assert left(game) == {}


def test_the_sums_of_the_day_are_those_practised_least_then_those_not_seen_for_longest() -> None:
    """An activity whose facts are all gold has its turn as long as those of others are not."""
    small, large = (
        ("1+1", "1+2", "1+3", "1+4", "2+3", "2+4", "3+3", "3+4"),
        ("5+6", "5+7", "6+7", "6+9", "7+8"),
    )
    facts = frozenset(map(Fact.parse, small))
    waiting = {
        "make_it": Waiting(NONE, facts, facts),
        "friends_of_fifteen": Waiting(NONE, NONE, frozenset(map(Fact.parse, large))),
    }

    def first(*asked: tuple[str, ...]) -> str:
        events = [
            answer(fact, day=DAY - 30 + place, activity="make_it")
            for place, facts in enumerate(asked)
            for fact in facts
        ]
        return activity_of(Part.SUMS, day_of(learner_of(*events), waiting=waiting)).id

    assert first(small, large) == "make_it"
    assert first(large, small) == "friends_of_fifteen"
    assert first(*[large] * STEP, small) == "make_it"
    assert first(*[small] * STEP, large) == "friends_of_fifteen"
    waiting["make_it"] = wanted(*facts)
    assert first(large, small) == "make_it"
    waiting["make_it"] = Waiting(known=facts)
    assert first(large, small) == "all_the_ways"


def test_what_leads_beyond_the_safe_sums_comes_now_and_then_as_long_as_others_are_not_mastered() -> None:
    facts = frozenset(map(Fact.parse, ("1+1", "3+4")))
    beyond = frozenset({Fact(8, 8), Fact(9, 9)})
    events: list[Event] = [
        answer("8+8", day=DAY - 9.5, activity="up_to_twenty"),
        *(Passed(at=1.0, day=1, activity=name) for name in ("all_the_ways", "three_together")),
    ]

    def days(mastered: Waiting) -> dict[Part, list[int]]:
        waiting = {"make_it": mastered, "up_to_twenty": Waiting(beyond, beyond, beyond)}
        found: dict[Part, list[int]] = {Part.SUMS: [], Part.MORE_SUMS: []}
        for number in range(DAY, DAY + 8):
            steps = day_of(learner_of(*events), number, waiting=waiting)
            for part in found:
                found[part] += [number] if activity_of(part, steps).id == "up_to_twenty" else []
        return found

    assert days(Waiting(NONE, facts, facts)) == {Part.SUMS: [], Part.MORE_SUMS: [100, 104]}
    always = [*range(DAY, DAY + 8)]
    assert days(Waiting(NONE, NONE, facts)) == {Part.SUMS: always, Part.MORE_SUMS: always}


def test_few_picture_cards_are_shown_in_a_day_so_that_the_third_task_is_a_sum() -> None:
    def left(*events: Event) -> int:
        return lessons_left(learner_of(*events).history, DAY)

    assert left() == 2
    assert left(*twins(2)) == 0
    assert left(*twins(2), *sums(1)) == 1
    assert left(*twins(3), *sums(1)) == 0
