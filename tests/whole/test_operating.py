"""Every control of every scene, reached and operated by keyboard alone and by gamepad alone.

The whole program runs: a control on which nothing has any effect on what is seen, said, heard, open, set or
written fails with its name, and so does one from which no way leads back.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import Button
from tests.monkey.program import Program, furnish
from tests.operating.hands import HANDS
from tests.operating.senses import Senses
from tests.operating.tour import Place, Tour, unlit

QUICK = frozenset(
    {
        SceneId.TITLE,
        SceneId.SETTINGS,
        SceneId.HELP,
        SceneId.PROFILE_CARD,
        SceneId.LEARN_WHO,
        SceneId.DIALOG,
    }
)
"""What is walked in every run of the tests; the others need longer."""
MENU = frozenset({SceneId.TABLE, SceneId.LEARN_DEAL})
"""Where the controls are in a menu, and cards are no widgets: `test_key_table` plays them."""
ALL = [pytest.param(scene, marks=() if scene in QUICK else pytest.mark.slow) for scene in SceneId]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One program for all: a start takes longer than a scene."""
    home = tmp_path_factory.mktemp("operating")
    furnish(home)
    started = Program(home, 1)
    yield started
    started.close()


def tour_of(program: Program, scene: SceneId, device: str) -> Tour:
    return Tour(program, Senses(program), HANDS[device], scene, opened=Action.MENU if scene in MENU else None)


@pytest.mark.parametrize("device", HANDS)
@pytest.mark.parametrize("scene", ALL)
def test_every_control_answers_and_lets_go_again(program: Program, scene: SceneId, device: str) -> None:
    tour = tour_of(program, scene, device)
    with tour.senses.awake():
        tour.run()
    assert tour.operated
    assert not tour.findings, "\n".join(tour.findings)


@pytest.mark.parametrize("scene", ALL)
def test_the_focus_is_seen_at_every_step(program: Program, scene: SceneId) -> None:
    tour = tour_of(program, scene, "gamepad")
    with tour.senses.awake():
        tour.visit(())
        assert not [str(place) for place in unlit(tour)]


@pytest.mark.parametrize("device", [pytest.param("keyboard", marks=pytest.mark.slow), "gamepad"])
def test_a_dead_button_a_dead_slider_and_a_way_that_ends_nowhere_are_found(
    program: Program, device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tour = tour_of(program, SceneId.SOUND, device)
    monkeypatch.setattr("settebello.ui.kit.widgets.value_widgets.Slider.step", lambda *_: True)
    monkeypatch.setattr("settebello.ui.menus.settings.sound_scene.SoundScene._try", lambda _: None)
    with tour.senses.awake():
        tour.run()
    said = "\n".join(tour.findings)
    assert "Button 'Test sound'" in said
    assert "Slider 'Speech rate'" in said
    assert "Toggle" not in said


def test_a_control_is_known_again_by_its_number_or_its_place() -> None:
    here = Place(Button, "Done", 10, 20, 3)
    assert here.is_at(replace(here, label="Fertig"))
    assert here.is_at(replace(here, x=40))
    assert not here.is_at(replace(here, label="Back", x=40))
    assert not here.is_at(None)
