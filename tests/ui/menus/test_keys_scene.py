"""The page with keys and buttons, and the row that shows those of a gamepad."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from settebello.storage.settings import PadSigns
from settebello.ui.kit import routes
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.controls.controls_state import Device
from settebello.ui.kit.controls.inputs import ButtonStroke, KeyStroke, PointerPressed, Press
from settebello.ui.kit.controls.pads import Button, Maker
from settebello.ui.kit.gamepad_prompts import PromptRow
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.menus.help.screen_help import is_paged
from settebello.ui.menus.settings.keys_scene import KeysScene
from tests.pilot import Pilot, services


@contextmanager
def page() -> Iterator[tuple[Pilot, KeysScene, Services]]:
    given = services()
    with Pilot(lambda _: KeysScene(given), routes.Keys()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, KeysScene)
        yield pilot, scene, given


def stroke(pilot: Pilot, event: KeyStroke | ButtonStroke | PointerPressed) -> None:
    pilot.stack.handle(event)
    pilot.frames(1)


def chosen(pilot: Pilot, steps: int = 4) -> None:
    """Go down to the hint, and ask for another key."""
    pilot.press(*["down"] * steps, "enter")


def test_a_key_is_given_to_what_was_chosen_and_kept_in_the_settings() -> None:
    with page() as (pilot, scene, given):
        chosen(pilot)
        waited = [scene.asking]
        stroke(pilot, KeyStroke(Chord.parse("t")))
        waited.append(scene.asking)
        assert waited == [True, False]
        assert given.settings.current.keys == {"hint": ("t",), "tracker": ("h",)}
        assert given.controls.bindings.action(Chord.parse("t")) is Action.HINT
        assert "now uses H" in pilot.says(scene.message)
        chosen(pilot, 0)
        stroke(pilot, ButtonStroke(Button.X))
        assert given.settings.current.buttons == {"hint": ("x",), "toggle": ("y",)}
        pilot.click("Reset key")
        assert (given.settings.current.keys, given.settings.current.buttons) == ({}, {})


def test_esc_the_cross_and_a_click_leave_everything_as_it_is() -> None:
    ways = (KeyStroke(Chord.parse("escape")), ButtonStroke(Button.LEFT), PointerPressed(5, 5))
    for way in ways:
        with page() as (pilot, scene, given):
            chosen(pilot)
            stroke(pilot, way)
            assert not scene.asking
            assert not given.controls.listening
            assert given.settings.current.keys == {}
            assert pilot.at(SceneId.KEYS)


def test_what_always_means_the_same_is_refused_with_a_sentence() -> None:
    with page() as (pilot, scene, given):
        chosen(pilot)
        stroke(pilot, KeyStroke(Chord.parse("return")))
        assert "lock yourself out" in pilot.says(scene.message)
        assert given.settings.current.keys == {}


def test_leaving_the_page_ends_the_waiting_for_a_key() -> None:
    with page() as (pilot, scene, given):
        chosen(pilot)
        assert given.controls.listening
        scene.close()
        assert not given.controls.listening


def test_all_is_put_back_and_the_signs_are_chosen() -> None:
    with page() as (pilot, _, given):
        chosen(pilot)
        stroke(pilot, KeyStroke(Chord.parse("x")))
        pilot.click("Reset all keys")
        assert given.settings.current.keys == {}
        pilot.stack.handle(Press(Action.NEXT))
        pilot.widget("Button symbols").activate()
        assert given.settings.current.pad_signs is PadSigns.XBOX


def test_the_row_of_buttons_is_there_only_for_who_holds_a_gamepad() -> None:
    with page() as (pilot, _, given):
        row = PromptRow(given.controls, pilot.stack, paged=is_paged)
        before = pygame.image.tobytes(pilot.window.surface, "RGB")
        row.draw(pilot.canvas)
        assert pygame.image.tobytes(pilot.window.surface, "RGB") == before
        given.controls.used(Device.GAMEPAD, Maker.PLAYSTATION)
        assert [buttons for _, buttons in row.prompts] == [
            (Button.A,),
            (Button.B,),
            (Button.LEFT_TRIGGER, Button.RIGHT_TRIGGER),
        ]
        pictures = [drawn(pilot.canvas, row, given, maker) for maker in Maker]
        assert len({before, *pictures}) == 4


def drawn(canvas: Canvas, row: PromptRow, given: Services, maker: Maker) -> bytes:
    given.controls.chosen = maker
    row.draw(canvas)
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")
