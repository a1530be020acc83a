"""What the devices mean."""

import pygame
import pytest

from settebello.ui.kit.controls.controls_state import Controls, Device
from settebello.ui.kit.controls.gamepad import FULL, Gamepads
from settebello.ui.kit.controls.inputs import (
    Action,
    ButtonStroke,
    Digit,
    Inputs,
    KeyStroke,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    TextInput,
    UiEvent,
    Wheel,
    from_key,
)
from settebello.ui.kit.controls.key_repeat import FIRST_REPEAT, NEXT_REPEAT
from settebello.ui.kit.controls.pads import Button, Maker, maker_of


def one(event: pygame.Event, inputs: Inputs | None = None) -> list[UiEvent]:
    return list((inputs or Inputs()).translate([event], 0.0))


@pytest.mark.parametrize(
    ("key", "modifiers", "action"),
    [
        (pygame.K_RETURN, 0, Action.CONFIRM),
        (pygame.K_KP_ENTER, 0, Action.CONFIRM),
        (pygame.K_SPACE, 0, Action.TOGGLE),
        (pygame.K_ESCAPE, 0, Action.CANCEL),
        (pygame.K_TAB, 0, Action.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action.PREVIOUS),
        (pygame.K_RETURN, pygame.KMOD_LALT, Action.FULLSCREEN),
        (pygame.K_F11, 0, Action.FULLSCREEN),
        (pygame.K_F1, 0, Action.HELP),
        (pygame.K_n, pygame.KMOD_LCTRL, Action.NEW_GAME),
        (pygame.K_q, pygame.KMOD_RMETA, Action.QUIT),
        (pygame.K_COMMA, pygame.KMOD_LCTRL, Action.SETTINGS),
        (pygame.K_f, pygame.KMOD_LCTRL | pygame.KMOD_LMETA, Action.FULLSCREEN),
        (pygame.K_PERIOD, 0, Action.SKIP),
        (pygame.K_h, 0, Action.HINT),
        (pygame.K_h, pygame.KMOD_LSHIFT, Action.HINT),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Action.REDO),
        (pygame.K_n, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Action.SAME_DEAL),
        (pygame.K_EQUALS, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Action.LARGER),
        (pygame.K_KP_MINUS, pygame.KMOD_RCTRL, Action.SMALLER),
        (pygame.K_0, pygame.KMOD_LCTRL, Action.USUAL_SIZE),
    ],
)
def test_a_key_means_its_action(key: int, modifiers: int, action: Action) -> None:
    assert from_key(key, modifiers) == Press(action)


def test_a_typed_question_mark_is_help_on_every_keyboard() -> None:
    assert from_key(pygame.K_SLASH, pygame.KMOD_LSHIFT, "?") == Press(Action.HELP)


def test_the_number_keys_count_from_one_and_zero_is_ten() -> None:
    assert from_key(pygame.K_1, 0) == Digit(1)
    assert from_key(pygame.K_9, 0) == Digit(9)
    assert from_key(pygame.K_0, 0) == Digit(10)
    assert from_key(pygame.K_KP_3, 0) == Digit(3)


def test_a_key_held_with_control_does_not_mean_what_it_means_alone() -> None:
    assert from_key(pygame.K_b, pygame.KMOD_LCTRL) is None
    assert from_key(pygame.K_1, pygame.KMOD_LCTRL) is None


def test_the_mouse_is_told_in_logical_units() -> None:
    inputs = Inputs()
    inputs.set_scale(2.0)
    assert one(pygame.Event(pygame.MOUSEMOTION, pos=(200, 100)), inputs) == [PointerMoved(100, 50)]
    assert one(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1), inputs) == [
        PointerPressed(15, 20)
    ]
    assert one(pygame.Event(pygame.MOUSEBUTTONUP, pos=(30, 40), button=1), inputs) == [
        PointerReleased(15, 20)
    ]
    assert one(pygame.Event(pygame.MOUSEWHEEL, y=-1, precise_y=-1.5), inputs) == [Wheel(15, 20, -1.5)]


def test_the_second_mouse_button_takes_back() -> None:
    assert one(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=3)) == [Press(Action.CANCEL)]


def test_typed_text_comes_as_it_was_composed() -> None:
    assert one(pygame.Event(pygame.TEXTINPUT, text="札")) == [TextInput("札")]


def key(name: int, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=name, mod=0, unicode="")


def given_at(inputs: Inputs, now: float, *events: pygame.Event) -> list[UiEvent]:
    return list(inputs.translate(events, now))


@pytest.mark.parametrize(
    ("name", "action"), [(pygame.K_DOWN, Action.DOWN), (pygame.K_PAGEUP, Action.PAGE_UP)]
)
def test_an_arrow_held_goes_on_until_it_is_let_go(name: int, action: Action) -> None:
    inputs = Inputs()
    assert given_at(inputs, 0.0, key(name)) == [Press(action)]
    assert given_at(inputs, FIRST_REPEAT - 0.01) == []
    assert given_at(inputs, FIRST_REPEAT + 0.01) == [Press(action)]
    assert given_at(inputs, FIRST_REPEAT + NEXT_REPEAT + 0.02) == [Press(action)]
    assert given_at(inputs, 2.0, key(name, pygame.KEYUP)) == []
    assert given_at(inputs, 9.0) == []


@pytest.mark.parametrize("name", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_7, pygame.K_TAB])
def test_what_plays_or_presses_happens_once_however_long_the_key_is_held(name: int) -> None:
    inputs = Inputs()
    assert len(given_at(inputs, 0.0, key(name))) == 1
    assert given_at(inputs, 5.0) == []


def test_the_key_pressed_last_is_the_one_that_goes_on() -> None:
    inputs = Inputs()
    given_at(inputs, 0.0, key(pygame.K_DOWN), key(pygame.K_RIGHT), key(pygame.K_DOWN, pygame.KEYUP))
    assert given_at(inputs, 1.0) == [Press(Action.RIGHT)]
    given_at(inputs, 1.01, key(pygame.K_RETURN))
    assert given_at(inputs, 5.0) == []


def test_an_arrow_does_not_go_on_in_a_window_that_is_left() -> None:
    inputs = Inputs()
    given_at(inputs, 0.0, key(pygame.K_DOWN), pygame.Event(pygame.WINDOWFOCUSLOST))
    assert given_at(inputs, 5.0) == []


def axis(number: int, value: float) -> pygame.Event:
    return pygame.Event(pygame.JOYAXISMOTION, instance_id=7, axis=number, value=value)


def test_the_stick_gives_a_direction_once_and_again_while_it_is_held() -> None:
    pads = Gamepads()
    assert pads.handle(axis(0, 0.9), 0.0) is Button.RIGHT
    assert pads.handle(axis(0, 1.0), 0.1) is None
    assert list(pads.repeats(FIRST_REPEAT - 0.01)) == []
    assert list(pads.repeats(FIRST_REPEAT + 0.01)) == [Button.RIGHT]
    assert list(pads.repeats(FIRST_REPEAT + 0.02)) == []
    assert list(pads.repeats(FIRST_REPEAT + NEXT_REPEAT + 0.02)) == [Button.RIGHT]
    assert pads.handle(axis(0, 0.0), 2.0) is None
    assert list(pads.repeats(9.0)) == []


def test_a_stick_that_trembles_in_the_middle_means_nothing() -> None:
    pads = Gamepads()
    assert pads.handle(axis(1, 0.3), 0.0) is None
    assert pads.handle(axis(1, -0.5), 0.1) is None


def test_a_stick_held_near_the_edge_of_its_zone_does_not_flutter() -> None:
    pads = Gamepads()
    assert pads.handle(axis(1, 0.6), 0.0) is Button.DOWN
    assert pads.handle(axis(1, 0.5), 0.1) is None
    assert pads.handle(axis(1, 0.6), 0.2) is None


def test_the_cross_and_the_buttons_have_their_names() -> None:
    pads = Gamepads()
    hat = pygame.Event(pygame.JOYHATMOTION, instance_id=7, hat=0, value=(0, 1))
    assert pads.handle(hat, 0.0) is Button.UP
    assert pads.handle(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=7, button=0), 0.0) is Button.A
    assert pads.handle(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=7, button=99), 0.0) is None


def test_a_gamepad_pulled_out_while_held_stops_repeating() -> None:
    pads = Gamepads()
    pads.handle(axis(0, -1.0), 0.0)
    pads.handle(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7), 0.1)
    assert list(pads.repeats(5.0)) == []


def test_a_gamepad_pulled_out_of_the_player_s_hands_is_told_once_and_its_buttons_are_no_more_shown() -> None:
    controls = Controls()
    inputs = Inputs(Gamepads(), controls)
    gone = pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7)
    twice = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
    one(axis(0, 1.0), inputs)
    assert controls.with_pad
    assert list(inputs.translate([gone, twice], 0.1)) == [PadLost()]
    assert not controls.with_pad


def test_a_gamepad_that_lies_on_the_shelf_is_pulled_out_unnoticed() -> None:
    inputs = Inputs(Gamepads(), Controls())
    one(axis(0, 1.0), inputs)
    one(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"), inputs)
    assert one(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7), inputs) == []
    assert one(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=8), inputs) == []


def test_gamepad_events_come_through_the_inputs() -> None:
    inputs = Inputs(Gamepads())
    assert one(axis(0, 1.0), inputs) == [Press(Action.RIGHT)]


def mapped(button: int, kind: int = pygame.CONTROLLERBUTTONDOWN) -> pygame.Event:
    return pygame.Event(kind, instance_id=3, button=button)


def trigger(value: float) -> pygame.Event:
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=round(value * FULL))


def test_buttons_of_a_known_pad_are_the_same_on_all_of_them() -> None:
    pads = Gamepads()
    assert pads.handle(mapped(pygame.CONTROLLER_BUTTON_START), 0.0) is Button.START
    assert pads.handle(mapped(pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLERBUTTONUP), 0.1) is None
    assert pads.handle(mapped(pygame.CONTROLLER_BUTTON_GUIDE), 0.2) is None


def test_the_cross_of_a_known_pad_goes_on_while_it_is_held() -> None:
    pads = Gamepads()
    assert pads.handle(mapped(pygame.CONTROLLER_BUTTON_DPAD_DOWN), 0.0) is Button.DOWN
    assert list(pads.repeats(FIRST_REPEAT + 0.01)) == [Button.DOWN]
    assert pads.handle(mapped(pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLERBUTTONUP), 1.0) is None
    assert list(pads.repeats(5.0)) == []


def test_a_trigger_counts_once_until_it_has_come_back() -> None:
    pads = Gamepads()
    given = [pads.handle(trigger(value), 0.0) for value in (0.2, 0.6, 1.0, 0.5, 0.9, 0.1, 0.8)]
    assert given == [None, Button.RIGHT_TRIGGER, None, None, None, None, Button.RIGHT_TRIGGER]


@pytest.mark.parametrize(
    ("name", "maker"),
    [
        ("Xbox Wireless Controller", Maker.XBOX),
        ("Wireless Controller", Maker.PLAYSTATION),
        ("Sony Interactive Entertainment DualSense Wireless Controller", Maker.PLAYSTATION),
        ("Nintendo Switch Pro Controller", Maker.NINTENDO),
        ("Steam Deck", Maker.XBOX),
        ("USB gamepad of nobody", Maker.XBOX),
    ],
)
def test_a_pad_says_by_its_name_whose_signs_it_bears(name: str, maker: Maker) -> None:
    assert maker_of(name) is maker


FRENCH_AMPERSAND, FRENCH_A_GRAVE = (pygame.K_AMPERSAND, pygame.KSCAN_1), (0xE0, pygame.KSCAN_0)


def test_the_upper_row_chooses_cards_on_keyboards_too_where_it_writes_other_signs() -> None:
    assert from_key(FRENCH_AMPERSAND[0], 0, "&", FRENCH_AMPERSAND[1]) == Digit(1)
    assert from_key(FRENCH_A_GRAVE[0], 0, "à", FRENCH_A_GRAVE[1]) == Digit(10)
    assert from_key(FRENCH_A_GRAVE[0], pygame.KMOD_LCTRL, "", FRENCH_A_GRAVE[1]) == Press(Action.USUAL_SIZE)


def test_a_keyboard_without_latin_letters_has_its_keys_in_their_places() -> None:
    assert from_key(0x440, 0, chr(0x440), pygame.KSCAN_H) == Press(Action.HINT)
    assert from_key(0x44F, pygame.KMOD_LCTRL, "", pygame.KSCAN_Z) == Press(Action.UNDO)
    # A Latin keyboard of another order means its letters, not their places.
    assert from_key(pygame.K_q, 0, "q", pygame.KSCAN_A) is None


def test_a_sign_written_with_alt_gr_is_no_command() -> None:
    assert from_key(pygame.K_e, pygame.KMOD_LCTRL | pygame.KMOD_RALT, "€") is None


def test_while_a_scene_listens_keys_and_buttons_are_nothing_else() -> None:
    controls = Controls()
    controls.listening = True
    inputs = Inputs(Gamepads(), controls)
    strokes = given_at(
        inputs,
        0.0,
        key(pygame.K_LCTRL),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_LCTRL, unicode=""),
        pygame.Event(pygame.TEXTINPUT, text="q"),
        mapped(pygame.CONTROLLER_BUTTON_B),
    )
    assert [str(one.chord) for one in strokes if isinstance(one, KeyStroke)] == ["ctrl+q"]
    assert [one.button for one in strokes if isinstance(one, ButtonStroke)] == [Button.B]
    assert len(strokes) == 2


def test_the_inputs_know_which_device_was_touched_last() -> None:
    controls = Controls()
    inputs = Inputs(Gamepads(), controls)
    seen = []
    controls.on_change(lambda: seen.append(controls.device))
    mouse = pygame.Event(pygame.MOUSEMOTION, pos=(1, 1))
    given_at(inputs, 0.0, mapped(pygame.CONTROLLER_BUTTON_A), key(pygame.K_h), key(pygame.K_h), mouse)
    assert seen == [Device.GAMEPAD, Device.KEYBOARD, Device.MOUSE]


CLICK = (
    pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1),
    pygame.Event(pygame.MOUSEBUTTONUP, pos=(31, 40), button=1),
)


def steady() -> tuple[Inputs, Controls]:
    """Inputs that leave out what bounces, and what says so."""
    controls = Controls()
    controls.steady = True
    return Inputs(controls=controls), controls


def test_the_same_press_again_at_once_is_none_where_that_is_wished() -> None:
    inputs, _ = steady()
    enter, up = key(pygame.K_RETURN), key(pygame.K_RETURN, pygame.KEYUP)
    assert given_at(inputs, 1.0, enter, up) == [Press(Action.CONFIRM)]
    assert given_at(inputs, 1.2, enter, up) == []
    assert given_at(inputs, 1.3, key(pygame.K_ESCAPE)) == [Press(Action.CANCEL)]
    assert given_at(inputs, 1.6, enter) == [Press(Action.CONFIRM)]


def test_a_second_click_at_once_is_none_with_all_that_belongs_to_it() -> None:
    inputs, controls = steady()
    assert given_at(inputs, 1.0, *CLICK) == [PointerPressed(30, 40), PointerReleased(31, 40)]
    assert given_at(inputs, 1.4, *CLICK) == []
    assert given_at(inputs, 1.5, *CLICK) == [PointerPressed(30, 40), PointerReleased(31, 40)]
    controls.steady = False
    assert len(given_at(inputs, 1.6, *CLICK)) == 2


def test_a_key_between_a_second_click_and_its_end_lets_neither_through() -> None:
    inputs, _ = steady()
    down, up = CLICK
    assert len(given_at(inputs, 1.0, down, up)) == 2
    assert given_at(inputs, 1.2, down) == []
    assert given_at(inputs, 1.25, key(pygame.K_ESCAPE)) == [Press(Action.CANCEL)]
    assert given_at(inputs, 1.3, up) == []


def test_what_is_typed_into_a_line_is_never_left_out() -> None:
    inputs, _ = steady()
    letter = pygame.Event(pygame.TEXTINPUT, text="l")
    assert given_at(inputs, 1.0, letter, letter) == [TextInput("l"), TextInput("l")]
