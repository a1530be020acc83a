"""The lesson at a unit's door: pictures and sentences of its sums, then the tasks."""

from collections.abc import Callable

import pytest

from settebello.learning.children.child_settings import ChildSettings
from settebello.learning.facts import ALL_FACTS, FACTS, Fact, Unit
from settebello.learning.memory.evidence import Help
from settebello.learning.strategies import COMPARED, Strategy, two_ways, way_of
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.child_sizes import EDGE
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.sum_pictures import Kind
from settebello.ui.learn.parts.sums.way_pictures import picture_of_way
from settebello.ui.learn.scenes import strategy_scene
from settebello.ui.learn.scenes.strategy_scene import StrategyScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.learn.scenes.ways_scene import WaysScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import playing

DOUBLES = {Strategy.DOUBLE, Strategy.NEAR_DOUBLE}
LONGEST = 30.0
"""Seconds that a lesson may take."""


def lesson(unit: Unit, *, moving: bool = True) -> Pilot:
    return playing(InMemory(), routes.LearnStrategy(unit, routes.LearnTask("make_it")), moving=moving)


def scene(pilot: Pilot) -> StrategyScene:
    assert isinstance(pilot.scene, StrategyScene)
    return pilot.scene


def test_a_unit_with_new_sums_is_taught_before_its_tasks() -> None:
    port = InMemory()
    port.unit = Unit.NEAR_DOUBLES
    with playing(port, routes.LearnPath()) as pilot:
        pilot.click("Make the number")
        assert pilot.at(SceneId.LEARN_STRATEGY)
        assert "4 and 4 make 8, and one more is 9." in [pilot.says(one) for one in scene(pilot).read()]
        pilot.press(".")
        assert pilot.at(SceneId.LEARN_TASK)


@pytest.mark.parametrize("unit", [unit for unit in Unit if unit.facts])
def test_a_lesson_ends_by_itself(unit: Unit) -> None:
    with lesson(unit) as pilot:
        said = set()
        for _ in range(round(LONGEST)):
            if not pilot.at(SceneId.LEARN_STRATEGY):
                break
            said.add(tuple(pilot.says(one) for one in scene(pilot).read()))
            pilot.frames(60)
        assert pilot.at(SceneId.LEARN_TASK)
        assert len(said) >= 2


def test_the_button_goes_from_sum_to_sum_and_to_the_tasks() -> None:
    with lesson(Unit.BEYOND_TEN, moving=False) as pilot:
        seen = []
        while pilot.at(SceneId.LEARN_STRATEGY):
            seen.append(pilot.says(scene(pilot).words[1]))
            pilot.press("enter")
        assert seen == [
            "8 and 2 make 10, and 5 more is 15.",
            "10 and 5 more is 15.",
            "7 and the same again: 14.",
        ]


def test_the_last_help_says_how_the_sum_is_worked_out() -> None:
    with playing(InMemory((Help.NONE,), level=4)) as pilot:
        task = pilot.scene
        assert isinstance(task, TaskScene)
        attempt = task.attempt
        assert attempt is not None
        pilot.press("h", "h", "h")
        fact = attempt.assignment.puzzle.wanted
        assert fact is not None
        assert fact.fact is not None
        way = way_of(fact.fact)
        assert pilot.says(task.caption[0]) == pilot.says(sayings.worked_out(way))


def test_every_way_has_a_sentence_and_a_picture_of_its_sum() -> None:
    for fact in ALL_FACTS:
        way = way_of(fact)
        assert sayings.worked_out(way).key
        picture = picture_of_way(way)
        assert picture.total == fact.sum
        assert picture.addends == way.parts


@pytest.mark.parametrize("fact", COMPARED, ids=str)
@pytest.mark.parametrize("place", [0, 1])
def test_either_of_two_ways_is_a_good_one_and_nothing_is_recorded(fact: Fact, place: int) -> None:
    port = InMemory()
    with playing(port, routes.LearnWays(two_ways(fact), routes.LearnTask("make_it"))) as pilot:
        ways = pilot.scene
        assert isinstance(ways, WaysScene)
        pilot.click(ways.boards[place].area.centre)
        assert ways.chosen is ways.boards[place]
        assert "That's a good way." in [pilot.says(words) for words in ways.words]
        pilot.click("Next")
        assert pilot.at(SceneId.LEARN_TASK)
    assert not port.replies


def test_two_ways_are_shown_one_after_the_other_and_either_is_chosen_by_keys() -> None:
    port = InMemory(settings=ChildSettings())
    with playing(
        port, routes.LearnWays(two_ways(Fact(7, 8)), routes.LearnTask("make_it")), moving=True
    ) as pilot:
        ways = pilot.scene
        assert isinstance(ways, WaysScene)
        pilot.frames(10)
        assert 0.0 < ways.boards[0].part < 1.0
        assert ways.boards[1].part == 0.0
        pilot.until(lambda: not ways.animating, seconds=LONGEST)
        assert ways.boards[1].part == 1.0
        assert ways.narration is not None
        assert [pilot.says(words) for words in ways.narration.log] == [
            "8 and 2 make 10, and 5 more is 15.",
            "Start at 8 and count on 7: 15.",
            "Which way is quicker?",
        ]
        pilot.press("right", "enter")
        assert ways.chosen is ways.boards[1]
        pilot.press("enter")
        assert pilot.at(SceneId.LEARN_TASK)


def test_the_path_leads_over_two_ways_where_they_are_to_be_compared() -> None:
    port = InMemory()
    port.ways = two_ways(Fact(4, 4))
    with playing(port, routes.LearnPath()) as pilot:
        pilot.click("Make the number")
        assert pilot.at(SceneId.LEARN_WAYS)
        pilot.press("esc")
        pilot.click("Make the number")
        assert pilot.at(SceneId.LEARN_TASK)


@pytest.mark.parametrize("fact", [fact for fact in FACTS if way_of(fact).strategy in DOUBLES], ids=str)
def test_doubles_and_near_doubles_stand_before_a_mirror(fact: Fact) -> None:
    picture = picture_of_way(way_of(fact))
    assert picture.kind is Kind.MIRROR
    assert picture.addends[0] == picture.addends[1]


@pytest.mark.parametrize("height", [640.0, 720.0])
def test_the_sentence_covers_neither_the_progress_nor_the_picture(
    height: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = dict[str, Area]()

    def note(name: str) -> Callable[..., None]:
        return lambda canvas, area, *more, **named: drawn.update({name: area})

    monkeypatch.setattr(strategy_scene, "draw_progress", note("progress"))
    monkeypatch.setattr(strategy_scene, "draw_words", note("words"))
    monkeypatch.setattr(sum_pictures, "draw", note("picture"))
    with lesson(Unit.BEYOND_TEN, moving=False) as pilot:
        pilot.scene.arrange(1040.0, height)
        pilot.frames(2)
    assert drawn["progress"].bottom <= drawn["words"].y
    assert drawn["words"].bottom <= drawn["picture"].y
    assert drawn["picture"].bottom <= height - EDGE
