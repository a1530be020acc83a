"""Every scene by keyboard alone, by mouse alone, and by the actions of a gamepad alone."""

from collections.abc import Callable
from itertools import product
from random import Random

import pygame
import pytest

from settebello.ui.kit.controls.bindings import BUTTONS
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import FocusGroup, Widget
from settebello.ui.table.scene import TableScene
from tests.combinations import sampled
from tests.pilot import Pilot
from tests.ui.every_scene import WAYS, at
from tests.ui.tables import session

PAD = frozenset(BUTTONS)
KEYS = {"f1": SceneId.HELP, "ctrl+,": SceneId.SETTINGS, "ctrl+n": SceneId.NEW_GAME}


def press(pilot: Pilot, *actions: Action) -> None:
    """Do what a gamepad says."""
    for action in actions:
        assert action in PAD
        pilot.stack.handle(Press(action))
        pilot.frames(1)


def test_there_is_a_way_to_every_scene() -> None:
    assert set(WAYS) == set(SceneId)


EVERYWHERE = [scene for scene in SceneId if scene is not SceneId.DIALOG]


@pytest.mark.parametrize(("scene", "key"), sampled(list(product(EVERYWHERE, KEYS)), 13))
def test_the_keys_of_the_help_open_their_sheet_in_every_scene_and_esc_goes_back(
    scene: SceneId, key: str
) -> None:
    with at(scene) as pilot:
        open_before = pilot.stack.ids
        pilot.press(key)
        if KEYS[key] is scene:
            # Its own key closes a sheet again; the new game begins.
            assert pilot.at(SceneId.TABLE)
            return
        if KEYS[key] in open_before:
            # The sheet asked for lies below: back to it.
            assert pilot.at(KEYS[key])
            return
        assert pilot.stack.ids == (*open_before, KEYS[key])
        pilot.press("esc")
        assert pilot.stack.ids == open_before


@pytest.mark.parametrize("key", list(KEYS))
def test_sheets_opened_from_one_another_do_not_pile_up(key: str) -> None:
    with at(SceneId.TABLE) as pilot:
        pilot.press(*(2 * list(KEYS))[:5], key)
        assert len(set(pilot.stack.ids)) == len(pilot.stack.ids)


def test_a_question_comes_before_other_sheets_but_not_before_the_help() -> None:
    with at(SceneId.DIALOG) as pilot:
        pilot.press("ctrl+n", "ctrl+,")
        assert pilot.at(SceneId.DIALOG)
        pilot.press("f1")
        assert pilot.at(SceneId.HELP)
        pilot.press("f1")
        assert pilot.at(SceneId.DIALOG)


def test_the_keys_work_in_the_small_menu_of_the_table_too() -> None:
    with at(SceneId.TABLE) as pilot:
        for key, scene in KEYS.items():
            pilot.press("esc", key)
            assert pilot.at(scene)
            pilot.press("esc", "esc")
            assert pilot.stack.ids == (SceneId.TABLE,)


def by_tab(pilot: Pilot) -> None:
    pilot.press("tab")


def by_pad(pilot: Pilot) -> None:
    press(pilot, Action.NEXT)


@pytest.mark.parametrize(
    ("scene", "step"),
    sampled(list(product([s for s in SceneId if s is not SceneId.TABLE], [by_tab, by_pad])), 9),
)
def test_every_widget_gets_the_focus_by_stepping_on(scene: SceneId, step: Callable[[Pilot], None]) -> None:
    with at(scene) as pilot:
        widgets = [w for w in pilot.group.widgets if w.reachable]
        seen = []
        for _ in widgets:
            step(pilot)
            seen.append(pilot.group.focused)
        assert set(map(id, seen)) == set(map(id, widgets))


# Where a match is looked at, arrows step through it.
@pytest.mark.parametrize(
    "scene", sampled([s for s in SceneId if s not in {SceneId.TABLE, SceneId.REPLAY}], 3)
)
def test_every_widget_gets_the_focus_by_the_arrows_and_by_pointing(scene: SceneId) -> None:
    with at(scene) as pilot:
        # Arrows may change what there is on the way; the second round starts from what is there then.
        reached = by_arrows(pilot) | by_arrows(pilot)
        assert {place_of(pilot, w) for w in pilot.group.widgets if w.reachable} <= reached
        # `by_arrows` speaks to the widgets alone; the scene shows what that changed at its next event.
        pilot.move(1, 1)
        for widget in pilot.group.widgets:
            pilot.move(*widget.area.centre)
            assert pilot.group.focused is widget or not widget.reachable


QUICK = (SceneId.TITLE, SceneId.SETTINGS, SceneId.KEYS, SceneId.SAVE_AS)
FRAME_AROUND = 8


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(scene, marks=() if scene in QUICK else pytest.mark.slow)
        for scene in SceneId
        if scene is not SceneId.TABLE
    ],
)
def test_what_has_the_focus_looks_different_from_what_has_not(scene: SceneId) -> None:
    with at(scene) as pilot:
        able = [widget for widget in pilot.group.widgets if widget.reachable]
        assert able
        # The mouse shows the focus by no ring: a key that moves nothing but the focus comes first.
        pilot.press("tab")
        for widget, other in zip(able, [*able[1:], able[0]], strict=True):
            if widget is other:
                continue
            pilot.group.focus(widget)
            pilot.frames(1)
            lit = around(pilot, widget.area)
            pilot.group.focus(other)
            pilot.frames(1)
            assert around(pilot, widget.area) != lit, pilot.says(widget.label)


def around(pilot: Pilot, area: Area) -> bytes:
    """What is seen of a widget and just around it."""
    k, frame = pilot.canvas.k, area.inset(-FRAME_AROUND)
    place = pygame.Rect(*(round(k * part) for part in (frame.x, frame.y, frame.width, frame.height)))
    surface = pilot.window.surface
    return pygame.image.tobytes(surface.subsurface(place.clip(surface.get_rect())), "RGB")


def place_of(pilot: Pilot, widget: Widget) -> tuple[str, int, int]:
    """What tells a widget from the others, also when a page is made anew by what arrows change."""
    return pilot.says(widget.label), round(widget.area.x), round(widget.area.y)


def by_arrows(pilot: Pilot) -> set[tuple[str, int, int]]:
    """Every widget that arrows lead to from the one in focus."""
    start = pilot.group.focused
    assert start is not None
    open_ends = [place_of(pilot, start)]
    reached = set(open_ends)
    while open_ends:
        place = open_ends.pop()
        for arrow in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            here = next((w for w in pilot.group.widgets if place_of(pilot, w) == place), None)
            if here is None or not here.reachable:
                continue
            pilot.group.focus(here)
            # A widget may use arrows for itself first; after a few it lets go at its end.
            for _ in range(60):
                pilot.group.handle(Press(arrow))
                found = pilot.group.focused
                if found is None or place_of(pilot, found) != place:
                    break
            if found is not None and place_of(pilot, found) not in reached:
                reached.add(place_of(pilot, found))
                open_ends.append(place_of(pilot, found))
    return reached


def test_a_deal_is_played_with_the_buttons_of_a_gamepad_alone() -> None:
    table = session(seed=5, target=2)
    rng = Random(2)
    with at(SceneId.TABLE, table) as pilot:
        for _ in range(2000):
            if pilot.at(SceneId.SCORE_SHEET):
                break
            press(pilot, rng.choice([Action.RIGHT, Action.UP, Action.DOWN, Action.CONFIRM, Action.TOGGLE]))
        pilot.until(lambda: pilot.at(SceneId.SCORE_SHEET))
        press(pilot, Action.CONFIRM)
        pilot.frames(2)
        press(pilot, Action.LEFT, Action.RIGHT, Action.CONFIRM)
        assert not pilot.at(SceneId.SCORE_SHEET)


def test_the_menu_of_the_table_is_walked_with_a_gamepad_and_with_the_mouse() -> None:
    with at(SceneId.TABLE) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        press(pilot, Action.CANCEL)
        places = {
            "Rules": SceneId.RULES,
            "Change opponents": SceneId.OPPONENTS,
            "Settings": SceneId.SETTINGS,
        }
        for label, place in places.items():
            for _ in range(20):
                focused = pilot.group.focused
                if focused is not None and pilot.says(focused.label) == label:
                    break
                press(pilot, Action.NEXT)
            press(pilot, Action.CONFIRM)
            assert pilot.at(place)
            press(pilot, Action.CANCEL)
        assert pilot.at(SceneId.TABLE)
        press(pilot, Action.CANCEL)
        pilot.click(scene.layout.menu.centre)
        group = scene.group
        assert isinstance(group, FocusGroup)
        pilot.click(group.widgets[-1].area.centre)
        assert pilot.at(SceneId.TITLE)


@pytest.mark.parametrize("scene", [SceneId.SCORE_SHEET, SceneId.MATCH_OVER])
def test_the_key_that_looks_at_a_match_again_does_so_from_what_comes_after_it(scene: SceneId) -> None:
    with at(scene) as pilot:
        pilot.press("r")
        assert pilot.at(SceneId.REPLAY)
        pilot.press("esc")
        assert pilot.at(scene)
