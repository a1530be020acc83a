"""Input events of all devices as frozen values in logical units."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import pygame

from settebello.ui.kit.controls.actions import GOING_ON, Action
from settebello.ui.kit.controls.bindings import Bindings
from settebello.ui.kit.controls.chords import BESIDE, DIGITS, Chord, american
from settebello.ui.kit.controls.controls_state import Controls, Device
from settebello.ui.kit.controls.key_repeat import Repeater
from settebello.ui.kit.controls.pads import Button, Maker

__all__ = [
    "Action",
    "ButtonStroke",
    "Digit",
    "Inputs",
    "KeyStroke",
    "PadLost",
    "Pads",
    "PointerMoved",
    "PointerPressed",
    "PointerReleased",
    "Press",
    "TextInput",
    "UiEvent",
    "Wheel",
    "from_key",
]


@dataclass(frozen=True, slots=True)
class Press:
    """An action triggered by key, gamepad or the right mouse button.

    `writes`: the key also types a character, which takes precedence in a text field.
    """

    action: Action
    writes: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Digit:
    """A number key from 1 to 10; the key 0 counts as ten."""

    number: int


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The mouse (or a finger) moved to (x, y), in logical units."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """The left mouse button was pressed at (x, y), in logical units."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """The left mouse button was released at (x, y), in logical units."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel was turned at (x, y), in logical units; `steps` is positive away from the player."""

    x: float
    y: float
    steps: float


@dataclass(frozen=True, slots=True)
class TextInput:
    """Text was typed, as composed by the system's input method."""

    text: str


@dataclass(frozen=True, slots=True)
class KeyStroke:
    """A raw key press, reported while a scene listens for keys."""

    chord: Chord


@dataclass(frozen=True, slots=True)
class ButtonStroke:
    """A raw gamepad button press, reported while a scene listens for buttons."""

    button: Button


@dataclass(frozen=True, slots=True)
class PadLost:
    """The gamepad in use was disconnected."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped on the window."""

    path: str


UiEvent = (
    Press
    | Dropped
    | Digit
    | PointerMoved
    | PointerPressed
    | PointerReleased
    | Wheel
    | TextInput
    | KeyStroke
    | ButtonStroke
    | PadLost
)


BOUNCE: Final = 0.5
"""Seconds within which a repeated press is treated as unintended."""


class Pads(Protocol):
    """The source of gamepad input."""

    def handle(self, event: pygame.Event, now: float) -> Button | None:
        """Return the button or direction of a gamepad event, or None."""
        ...

    def gone(self, event: pygame.Event) -> bool:
        """Return whether an event disconnects a known gamepad; called before `handle`."""
        ...

    def repeats(self, now: float) -> Iterable[Button]:
        """Return the held directions that are due to repeat."""
        ...

    @property
    def maker(self) -> Maker:
        """The maker of the gamepad used last."""
        ...


def from_key(
    key: int, modifiers: int, character: str = "", scancode: int = 0, bindings: Bindings | None = None
) -> Press | Digit | None:
    """Return the meaning of a key, or None."""
    if key == pygame.K_f and modifiers & pygame.KMOD_CTRL and modifiers & pygame.KMOD_META:
        return Press(Action.FULLSCREEN)
    meant = (bindings or Bindings()).meant(key, modifiers, character, scancode)
    if isinstance(meant, Action):
        return Press(meant, writes=Chord.of(key, modifiers).writes)
    return Digit(meant) if meant is not None else None


class Bounces:
    """Filters unintended repeated presses, for players with a tremor."""

    def __init__(self) -> None:
        """Start without a previous press."""
        self._last: UiEvent | type[PointerPressed] | None = None
        self._at = -BOUNCE
        self._held_back = False

    def catch(self, event: UiEvent, now: float) -> bool:
        """Return whether to drop an event; `now` in seconds. Text input is never dropped."""
        match event:
            case PointerReleased() if self._held_back:
                self._held_back = False
                return True
            case Press() | Digit():
                kind: UiEvent | type[PointerPressed] = event
            case PointerPressed():
                kind = PointerPressed
            case _:
                return False
        clicked = kind is PointerPressed
        caught = kind == self._last and now - self._at < BOUNCE
        if clicked:
            # The release belongs to the previous click, whatever key was pressed in between.
            self._held_back = caught
        if caught:
            return True
        self._last, self._at = kind, now
        return False


class Inputs:
    """Translates pygame events into input events; knows the window's scale, the bindings and the gamepads."""

    def __init__(self, gamepads: Pads | None = None, controls: Controls | None = None) -> None:
        """Use the given gamepads (None in tests) and controls (default bindings if None)."""
        self._gamepads = gamepads
        self._controls = controls or Controls()
        self._scale = 1.0
        self._pointer = (0.0, 0.0)
        self._key: int | None = None
        self._repeater = Repeater[Action]()
        self._bounces = Bounces()

    def set_scale(self, pixels: float) -> None:
        """Set the number of pixels per logical unit."""
        self._scale = pixels

    def translate(self, events: Iterable[pygame.Event], now: float) -> Iterator[UiEvent]:
        """Yield input events for pygame events, then repeats of held directions; `now` in seconds."""
        for event in events:
            ours = self._one(event, now)
            if ours is None or (self._controls.steady and self._bounces.catch(ours, now)):
                continue
            yield ours
        # The top scene must ask for raw keys in every frame.
        listening, self._controls.listening = self._controls.listening, False
        for action in self._repeater.repeats(now):
            yield Press(action)
        if self._gamepads is not None:
            for button in self._gamepads.repeats(now):
                meant = self._controls.bindings.of_button(button)
                if meant is not None and not listening:
                    yield Press(meant)

    def _one(self, event: pygame.Event, now: float) -> UiEvent | None:
        match event.type:
            case pygame.KEYDOWN:
                self._controls.used(Device.KEYBOARD)
                return self._key_down(event, now)
            case pygame.KEYUP if event.key == self._key:
                self._repeater.hold(None, now)
                return None
            case pygame.WINDOWFOCUSLOST:
                self._repeater.hold(None, now)
                return None
            case pygame.DROPFILE:
                return Dropped(event.file)
            case pygame.TEXTINPUT:
                return None if self._controls.listening else TextInput(event.text)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEWHEEL:
                self._controls.used(Device.MOUSE)
                return self._mouse(event)
            case _:
                return self._pad(event, now)

    def _mouse(self, event: pygame.Event) -> UiEvent | None:
        match event.type:
            case pygame.MOUSEMOTION:
                return PointerMoved(*self._place(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                return PointerPressed(*self._place(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                return PointerReleased(*self._place(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                return Press(Action.CANCEL)
            case pygame.MOUSEWHEEL:
                return Wheel(*self._pointer, float(getattr(event, "precise_y", event.y)))
            case _:
                return None

    def _pad(self, event: pygame.Event, now: float) -> UiEvent | None:
        if self._gamepads is None:
            return None
        gone = self._gamepads.gone(event)
        button = self._gamepads.handle(event, now)
        if gone and self._controls.with_pad:
            # Switch the displayed prompts to the keyboard, because the gamepad is gone.
            self._controls.used(Device.KEYBOARD)
            return PadLost()
        if button is None:
            return None
        self._controls.used(Device.GAMEPAD, self._gamepads.maker)
        if self._controls.listening:
            return ButtonStroke(button)
        meant = self._controls.bindings.of_button(button)
        return Press(meant) if meant is not None else None

    def _key_down(self, event: pygame.Event, now: float) -> Press | Digit | KeyStroke | None:
        if self._controls.listening:
            self._repeater.hold(None, now)
            return self._stroke(event)
        meant = from_key(
            event.key, event.mod, event.unicode, getattr(event, "scancode", 0), self._controls.bindings
        )
        self._key = event.key
        action = meant.action if isinstance(meant, Press) else None
        self._repeater.hold(action if action in GOING_ON else None, now)
        return meant

    def _stroke(self, event: pygame.Event) -> KeyStroke | None:
        """Return the raw key pressed; number keys have the same code on every keyboard layout."""
        if event.key in BESIDE:
            return None
        chord = Chord.of(event.key, event.mod)
        if not chord.known:
            return None
        place = american(event.key, getattr(event, "scancode", 0))
        number = place in DIGITS and not (chord.ctrl or chord.alt)
        return KeyStroke(replace(chord, key=place) if number and place is not None else chord)

    def _place(self, pixels: tuple[int, int]) -> tuple[float, float]:
        self._pointer = (pixels[0] / self._scale, pixels[1] / self._scale)
        return self._pointer
