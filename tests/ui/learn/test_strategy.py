"""The lesson at a unit's door: pictures and sentences of its sums, then the tasks."""

import pytest

from settebello.learning.facts import ALL_FACTS, Unit
from settebello.learning.memory.evidence import Help
from settebello.learning.strategies import way_of
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.sums.way_pictures import picture_of_way
from settebello.ui.learn.scenes.strategy_scene import StrategyScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import playing

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
