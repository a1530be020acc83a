"""A child never looks at an unchanged picture for more than a second while something is shown to it."""

import zlib
from collections.abc import Callable
from typing import Final

import pytest

from settebello.engine import Leftover
from settebello.learning.facts import Fact, Unit
from settebello.learning.strategies import two_ways
from settebello.practice.attempt import Phase
from settebello.session import Waiting
from settebello.storage.settings import Speed
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts.idle_hand import round_of_hand
from settebello.ui.learn.scenes.check_scene import CheckScene
from settebello.ui.learn.scenes.end_scene import EndScene
from settebello.ui.learn.scenes.free_table_scene import FreeTableScene
from settebello.ui.learn.scenes.showing_scene import ShowingScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.learn.scenes.way_scene import WayScene
from settebello.ui.learn.scenes.ways_scene import WaysScene
from tests.pilot import FRAME, Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.tables import finished_practice
from tests.ui.learn.test_deals_played import Table, prepared
from tests.ui.learn.test_end import opened
from tests.ui.learn.test_partner import MOVING
from tests.ui.learn.test_tasks import answer, attempt, playing

LONGEST: Final = 1.0
"""Seconds without a change of the picture."""
EVERY: Final = 3
"""Frames from one look at the picture to the next."""
PATIENCE: Final = 60.0
"""Seconds after which what is shown must have come to its end."""


def longest_wait(pilot: Pilot, over: Callable[[], bool]) -> float:
    """Return the most seconds in which the picture stayed the same before something was over."""
    longest = same = passed = 0.0
    before = 0
    while not over():
        pilot.frames(EVERY)
        passed += EVERY * FRAME
        assert passed < PATIENCE, "it never ends"
        now = zlib.adler32(pilot.window.surface.get_buffer().raw)
        same = same + EVERY * FRAME if now == before else 0.0
        longest, before = max(longest, same), now
    return longest


@pytest.mark.parametrize("activity", ["meet_the_cards", "make_it", "which_is_more", "touch_and_count"])
def test_the_silent_hand_shows_without_a_long_wait(activity: str) -> None:
    port = InMemory(fresh=True, settings=MOVING)
    route = routes.LearnShowing(activity, routes.LearnTask(activity))
    with playing(port, route, moving=True) as pilot:
        assert isinstance(pilot.scene, ShowingScene)
        scene = pilot.scene
        assert longest_wait(pilot, lambda: scene.trying or not pilot.at(SceneId.LEARN_SHOWING)) <= LONGEST


def test_after_a_solution_the_next_task_comes_without_a_long_wait() -> None:
    with playing(InMemory(settings=MOVING), moving=True) as pilot:
        pilot.frames(60)
        first = attempt(pilot)
        assert isinstance(pilot.scene, TaskScene)
        for spot in [spot for spot in pilot.scene.spots if spot.card in answer(pilot)]:
            pilot.click(spot.area.centre)
        if first.phase is not Phase.SOLVED:
            pilot.press("enter")
        assert first.phase is Phase.SOLVED
        assert longest_wait(pilot, lambda: attempt(pilot) is not first) <= LONGEST


def test_the_end_of_a_game_shows_one_thing_after_the_other_without_a_long_wait() -> None:
    with opened(routes.DealEnd(finished_practice(upto=5)), moving=True) as pilot:
        assert isinstance(pilot.scene, EndScene)
        scene = pilot.scene
        assert longest_wait(pilot, lambda: scene.onward is not None) <= LONGEST


def test_after_the_last_card_of_a_game_nothing_stands_still_for_long() -> None:
    practice = prepared("rubamazzetto")
    with Table(practice, mouse=False, speed=Speed.NORMAL) as table:
        pilot, session = table.pilot, practice.session
        while session.waiting_for is not Waiting.NOTHING:
            if session.waiting_for is Waiting.PERSON and table.my_turn():
                table.play(table.moves()[0])
            pilot.frames(1)
        assert any(isinstance(event, Leftover) for event in session.events_so_far)
        assert longest_wait(pilot, lambda: isinstance(pilot.scene, EndScene)) <= LONGEST


@pytest.mark.parametrize(
    "route",
    [
        routes.LearnStrategy(Unit.BEYOND_TEN, routes.LearnTask("make_it")),
        routes.LearnWays(two_ways(Fact(4, 5)), routes.LearnTask("make_it")),
    ],
)
def test_what_is_taught_moves_until_it_leads_on(
    route: routes.LearnStrategy | routes.LearnWays,
) -> None:
    with playing(InMemory(settings=MOVING), route, moving=True) as pilot:
        scene = pilot.scene
        assert isinstance(scene, WayScene)
        assert longest_wait(pilot, lambda: pilot.scene is not scene or scene.onward is not None) <= LONGEST


def test_to_a_child_that_does_not_choose_the_hand_shows_one_way_after_the_other() -> None:
    route = routes.LearnWays(two_ways(Fact(4, 5)), routes.LearnTask("make_it"))
    with playing(InMemory(settings=MOVING), route, moving=True) as pilot:
        scene = pilot.scene
        assert isinstance(scene, WaysScene)
        pilot.until(lambda: scene.pointing)
        shown = []
        for _ in range(2):
            shown.append(scene.onward)
            pilot.frames(round(60 * round_of_hand()))
        assert shown == list(scene.boards)


def test_where_there_is_much_to_press_the_hand_shows_where_to_begin() -> None:
    with playing(InMemory(settings=MOVING), routes.LearnCheck(), moving=True) as pilot:
        check = pilot.scene
        assert isinstance(check, CheckScene)
        pilot.until(lambda: check.pointing)
        for spot in check.spots:
            assert check.onward is spot
            pilot.click(spot.area.centre)
        assert check.onward is None, "the sum is for the child to find"
    with playing(InMemory(settings=MOVING), routes.LearnFree(), moving=True) as pilot:
        table = pilot.scene
        assert isinstance(table, FreeTableScene)
        pilot.until(lambda: table.pointing)
        pilot.click(table.boxes[0].area.centre)
        assert not table.pointing


@pytest.mark.parametrize("key", ["enter", "."])
def test_one_press_goes_on_at_once_from_what_the_hand_shows(key: str) -> None:
    route = routes.LearnShowing("which_is_more", routes.LearnTask("which_is_more"))
    with playing(InMemory(fresh=True, settings=MOVING), route, moving=True) as pilot:
        pilot.frames(10)
        assert isinstance(pilot.scene, ShowingScene)
        scene = pilot.scene
        pilot.press(key)
        assert scene.trying or pilot.at(SceneId.LEARN_TASK)
