"""What the row about the buttons of a gamepad needs at the lower edge, the scenes leave free."""

import pytest

from settebello.ui.kit.controls.controls_state import Controls, Device
from settebello.ui.kit.controls.pads import Maker
from settebello.ui.kit.gamepad_prompts import HEIGHT, LETTERS, READABLE, PromptRow
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot
from tests.ui.every_scene import SIZE, at, each_scene

ROOM = SIZE[1] - HEIGHT


def in_the_hands(pilot: Pilot, pixels: float = 1.0) -> PromptRow:
    """Take up a gamepad."""
    controls = Controls()
    row = PromptRow(controls, pilot.stack, lambda: pixels)
    pilot.stack.keep_free(lambda: row.height)
    controls.used(Device.GAMEPAD, Maker.XBOX)
    pilot.stack.arrange()
    pilot.frames(1)
    return row


@pytest.mark.parametrize("scene", each_scene())
def test_no_scene_lies_under_the_row_and_none_has_to_be_moved_over_for_it(scene: SceneId) -> None:
    with at(scene) as pilot:
        in_the_hands(pilot)
        camera = pilot.stack.camera
        assert not camera.moves
        assert camera.spot(0.0, camera.height)[1] <= ROOM + 1
        assert camera.zoom > 0.94
        group = getattr(pilot.scene, "group", None)
        if isinstance(group, FocusGroup):
            for widget in group.widgets:
                assert camera.spot(0.0, widget.area.bottom)[1] <= ROOM + 1


def test_the_hand_is_lifted_above_the_row_and_lies_down_again_without_a_gamepad() -> None:
    with at(SceneId.TABLE) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        before = scene.layout
        in_the_hands(pilot)
        assert scene.layout.height == ROOM
        pilot.stack.keep_free(lambda: 0.0)
        pilot.stack.arrange()
        assert scene.layout == before


def test_in_a_small_window_its_letters_are_read_all_the_same() -> None:
    with at(SceneId.TITLE) as pilot:
        row = in_the_hands(pilot, 0.625)
        assert row.height * LETTERS / HEIGHT * 0.625 == pytest.approx(READABLE)
        pilot.stack.enlarge(1.5)
        assert row.height * LETTERS / HEIGHT == pytest.approx(1.5 * LETTERS)


def test_without_a_gamepad_it_takes_no_room() -> None:
    with at(SceneId.TITLE) as pilot:
        assert PromptRow(Controls(), pilot.stack).height == 0.0
