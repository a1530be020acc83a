"""After twelve seconds a hand shows how it goes on, on every screen of the first day without a task."""

import pygame
import pytest

from settebello.learning.memory.evidence import Help
from settebello.ui.grownups.pages.gate_scene import GateScene
from settebello.ui.kit import routes
from settebello.ui.kit.routes import Route
from settebello.ui.kit.widgets import Button
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.parts.idle_hand import BREATHES
from settebello.ui.learn.scenes.pointing_scene import PointingScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_child_voice import CLIPS, at


def waiting(pilot: Pilot) -> PointingScene:
    scene = pilot.scene
    assert isinstance(scene, PointingScene)
    return scene


def drawn() -> bytes:
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


@pytest.mark.parametrize(
    ("first", "children", "goal"),
    [
        (routes.LearnWho(), 0, "New child"),
        (routes.LearnWho(), 1, "Mia"),
        (routes.LearnNew(), 0, "Next"),
        (routes.LearnPath(), 1, "Let's go"),
        (routes.LearnReflection("make_it"), 1, "Next"),
        (routes.LearnGarden(), 1, "Back"),
    ],
    ids=["nobody", "who", "new", "path", "reflection", "garden"],
)
def test_a_hand_points_at_what_leads_on(first: Route, children: int, goal: str) -> None:
    with at(first, InMemory(children=children)) as pilot:
        scene = waiting(pilot)
        pilot.until(lambda: scene.idle >= BREATHES - 1.0)
        assert not scene.pointing
        before = drawn()
        pilot.until(lambda: scene.pointing)
        pilot.until(lambda: scene.idle >= BREATHES + 1.0)
        pilot.frames(2)
        assert scene.onward is not None
        assert pilot.says(scene.onward.label) == goal
        assert drawn() != before
        pilot.press("tab")
        assert not scene.pointing


def test_a_child_at_the_gate_hears_that_it_is_for_grown_ups_and_finds_the_house() -> None:
    with at(routes.LearnGate(), InMemory()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, GateScene)
        assert scene.narration is not None
        (words,) = scene.narration.opening
        assert pilot.says(words) == "For grown-ups"
        assert CLIPS.covers(words, "de")
        back = pilot.widget("Back to the children")
        assert isinstance(back, Button)
        assert back.glyph == "home"


def test_where_several_children_play_none_is_pointed_at() -> None:
    with at(routes.LearnWho(), InMemory(children=2)) as pilot:
        assert waiting(pilot).onward is None


def test_after_an_example_the_first_key_takes_a_framed_card() -> None:
    with at(routes.LearnTask("all_the_ways"), InMemory((Help.EXAMPLE,))) as pilot:
        pilot.settle()
        pilot.click("Now you try")
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        assert [spot for spot in scene.spots if spot.marked]
        assert isinstance(scene.group.focused, CardSpot)
        assert scene.group.focused.marked


def test_a_card_that_help_has_framed_is_pointed_at_before_the_bulb() -> None:
    with at(routes.LearnTask("make_it"), InMemory((Help.PARTIAL,))) as pilot:
        pilot.settle()
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        framed = scene.goal
        assert isinstance(framed, CardSpot)
        assert framed.marked
        pilot.click(framed.area.centre)
        assert pilot.says(scene.goal.label) == "Help me"


@pytest.mark.parametrize(("helps", "goal"), [((Help.EXAMPLE,), "Now you try"), ((Help.NONE,), "Try again")])
def test_after_an_example_or_an_explanation_the_hand_points_at_the_green_button(
    helps: tuple[Help], goal: str
) -> None:
    with at(routes.LearnTask("make_it"), InMemory(helps)) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        if goal == "Try again":
            assert scene.attempt is not None
            wrong = next(spot for spot in scene.spots if spot.card not in scene.attempt.answer)
            pilot.click(wrong.area.centre)
            pilot.click("Take")
        assert not scene.breathing
        pilot.until(lambda: scene.breathing)
        assert isinstance(scene.goal, Button)
        assert pilot.says(scene.goal.label) == goal
