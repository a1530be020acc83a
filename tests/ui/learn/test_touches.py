"""Every press of a child is answered: a ring, a hop of the picture, and what the picture is."""

from dataclasses import replace

import pygame
import pytest

from settebello.i18n import Text
from settebello.learning.memory.mastery import State
from settebello.practice.found import Found
from settebello.practice.learning_port import Frame
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.routes import Route
from settebello.ui.learn.parts.touches import HOPS, LAST, Touches
from settebello.ui.learn.scenes.garden_scene import GardenScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.learn.scenes.touch_scene import TouchScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.tables import finished_practice
from tests.ui.learn.test_child_voice import CLIPS, at
from tests.ui.learn.test_deal import coached
from tests.ui.learn.test_deals_played import prepared
from tests.ui.learn.test_end import SUMS, end_of, opened

DAY = routes.LearnPath()


def drawn(x: float = 640.0, y: float = 300.0) -> bytes:
    """The picture around a point."""
    window = pygame.display.get_surface()
    assert window is not None
    place = pygame.Rect(0, 0, 60, 60)
    place.center = round(x), round(y)
    return pygame.image.tobytes(window.subsurface(place.clip(window.get_rect())), "RGB")


def touched(pilot: Pilot) -> TouchScene:
    assert isinstance(pilot.scene, TouchScene)
    return pilot.scene


def said(pilot: Pilot) -> tuple[Text, ...]:
    narration = touched(pilot).narration
    return () if narration is None else narration.log


def seconds(pilot: Pilot, count: float) -> None:
    pilot.frames(round(60 * count))


class Rich(InMemory):
    """A child that has found sums and earned a medal and a card."""

    def found(self) -> Found:
        return replace(super().found(), sums=SUMS, frames=(Frame.FRIENDS_OF_FIFTEEN,), enough=False)


@pytest.mark.parametrize(
    ("first", "children"),
    [
        pytest.param(routes.LearnWho(), 2, marks=pytest.mark.slow),
        (routes.LearnNew(), 1),
        pytest.param(DAY, 1, marks=pytest.mark.slow),
        (routes.LearnTask("make_it"), 1),
        pytest.param(routes.LearnReflection("make_it"), 1, marks=pytest.mark.slow),
        pytest.param(routes.LearnGarden(), 1, marks=pytest.mark.slow),
        pytest.param(routes.LearnAlbum(), 1, marks=pytest.mark.slow),
        pytest.param(routes.LearnPyramid("pyramid_of_ten"), 1, marks=pytest.mark.slow),
    ],
    ids=lambda one: getattr(one, "scene", None),
)
def test_a_press_beside_the_buttons_is_seen_where_it_fell_and_then_gone(first: Route, children: int) -> None:
    with at(first, InMemory(children=children)) as pilot:
        pilot.frames(2)
        scene = touched(pilot)
        width, height = scene.width, scene.height
        free = [(x, y) for x in range(40, int(width), 60) for y in range(100, int(height), 40)]
        x, y = next(
            one
            for one in free
            if not scene.is_button(*one) and not any(two.area.contains(*one) for two in scene.touchables)
        )
        pilot.move(x, y)
        seconds(pilot, 2.0)
        before = drawn(x, y)
        pilot.click((x, y))
        pilot.frames(2)
        assert drawn(x, y) != before
        seconds(pilot, HOPS + 2 * LAST)
        assert not touched(pilot).animating
        assert drawn(x, y) == before


def test_sums_and_medals_after_a_block_hop_and_say_what_they_are() -> None:
    with at(routes.LearnReflection("make_it"), Rich()) as pilot:
        pilot.frames(2)
        scene = touched(pilot)
        pictures = [one for one in scene.touchables if one.words]
        assert [pilot.says(one.words[0]) for one in pictures] == [
            *(f"{one.addends[0]} and {one.addends[1]} make {one.total}." for one in SUMS),
            "A new card for your album!",
            "A golden frame for all friends of 15.",
        ]
        for picture in pictures:
            assert CLIPS.covers(picture.words[0], "de")
            pilot.click(picture.area.centre)
            assert said(pilot)[-1:] == picture.words
        again = len(said(pilot))
        pilot.click(pictures[0].area.centre)
        assert len(said(pilot)) == again + 1


def test_the_end_of_a_game_says_a_pile_and_a_sum_once_more() -> None:
    with opened(routes.DealEnd(finished_practice(upto=5)), moving=True) as pilot:
        scene = end_of(pilot)
        assert len(scene.touchables) == len(scene.stands)
        pilot.press(".")
        assert len(scene.touchables) == len(scene.piles) + len(scene.sums) + len(scene.stands)
        for picture in scene.touchables:
            before = said(pilot)
            pilot.click(picture.area.centre)
            assert said(pilot) == (*before, *picture.words)
            pilot.frames(4)
            assert scene.raised(picture).y < picture.area.y


def test_a_plant_says_its_sum_however_often_it_is_pressed() -> None:
    with at(routes.LearnGarden(), InMemory()) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, GardenScene)
        bare = next(one for one in scene.plants if one.plant.state is State.NEW)
        sown = next(one for one in scene.plants if one.plant.state is State.MET)
        # Nothing is said of bare soil but its sum; else what grows there as well, once before the presses.
        for spot, more in ((bare, 0), (sown, 1)):
            fact = spot.plant.fact
            for times in (1, 2):
                pilot.click(spot.area.centre)
                assert len(said(pilot)) == more + (1 + more) * times
                words = f"{fact.a} and {fact.b} make {fact.sum}."
                assert pilot.says(said(pilot)[-1 - more]) == words


def test_the_dots_of_the_day_say_what_the_green_button_does() -> None:
    with at(DAY, InMemory()) as pilot:
        pilot.frames(2)
        dots = next(one for one in touched(pilot).touchables if one.name == "day")
        pilot.click(dots.area.centre)
        assert [pilot.says(words) for words in said(pilot)] == ["Let's go"]


def test_the_picture_of_a_task_begins_again() -> None:
    with at(routes.LearnTask("what_is_missing"), InMemory()) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        dots, board = scene.touchables
        for picture in (dots, board):
            pilot.click(picture.area.centre)
            assert scene.animating
            assert scene.attempt is not None
            assert not scene.attempt.selected


def test_a_press_on_a_practice_table_is_seen() -> None:
    with coached(prepared("mini_scopa")) as pilot:
        pilot.settle()
        before = drawn()
        pilot.click((640.0, 300.0))
        pilot.frames(2)
        assert drawn() != before


def test_with_little_motion_nothing_hops() -> None:
    touches, area = Touches(), Area(0, 0, 10, 10)
    touches.begin(5.0, 5.0, 10.0, "one")
    assert touches.raised("one", area, 10.1, still=False).y < area.y
    assert touches.raised("one", area, 10.1, still=True) == area
    assert touches.raised("other", area, 10.1, still=False) == area
    assert touches.raised("one", area, 10.1 + HOPS, still=False) == area


def test_a_key_that_changes_nothing_is_answered_at_the_focus() -> None:
    with at(DAY, InMemory()) as pilot:
        pilot.tab_to("Let's go")
        scene = touched(pilot)
        assert scene.group.focused is not None
        seconds(pilot, HOPS + 2 * LAST)
        assert not scene.animating
        pilot.press("down")
        assert pilot.focus == "Let's go"
        assert scene.animating
