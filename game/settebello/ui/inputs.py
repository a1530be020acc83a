"""What the player does, as frozen values in logical units, whatever device it came from."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import pygame

from settebello.ui.repeating import Repeater


class Action(StrEnum):
    """A thing to do that a key or a button stands for."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    NEXT = "next"
    PREVIOUS = "previous"
    CONFIRM = "confirm"
    TOGGLE = "toggle"
    CANCEL = "cancel"
    FULLSCREEN = "fullscreen"
    SETTINGS = "settings"
    NEW_GAME = "new_game"
    SAME_DEAL = "same_deal"
    QUIT = "quit"
    HELP = "help"
    SKIP = "skip"
    BADGES = "badges"
    MUTE = "mute"
    LAST_MOVE = "last_move"
    READ = "read"
    UNDO = "undo"
    REDO = "redo"
    SAVE = "save"
    OPEN = "open"
    EXPORT = "export"
    ERASE = "erase"
    KNOCK = "knock"
    DOUBT = "doubt"
    FACE_DOWN = "face_down"
    MISSED = "missed"
    LAY = "lay"
    HINT = "hint"
    TRACKER = "tracker"
    PRIMIERA = "primiera"
    REPLAY = "replay"
    MUSIC = "music"
    LARGER = "larger"
    SMALLER = "smaller"
    USUAL_SIZE = "usual_size"
    MENU = "menu"


@dataclass(frozen=True, slots=True)
class Press:
    """An action was asked for, by key, gamepad or the second mouse button."""

    action: Action


@dataclass(frozen=True, slots=True)
class Digit:
    """A number key: 1 to 10, where the key 0 counts as ten."""

    number: int


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The mouse (or a finger) is now at (x, y), logical units."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """The first mouse button went down at (x, y), logical units."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """The first mouse button came up at (x, y), logical units."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel was turned at (x, y), logical units; `steps` is positive away from the player."""

    x: float
    y: float
    steps: float


@dataclass(frozen=True, slots=True)
class TextInput:
    """Characters were typed, as the system's input method composed them."""

    text: str


UiEvent = Press | Digit | PointerMoved | PointerPressed | PointerReleased | Wheel | TextInput

PLAIN_KEYS: Mapping[int, Action] = {
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_PAGEUP: Action.PAGE_UP,
    pygame.K_PAGEDOWN: Action.PAGE_DOWN,
    pygame.K_HOME: Action.FIRST,
    pygame.K_END: Action.LAST,
    pygame.K_TAB: Action.NEXT,
    pygame.K_RETURN: Action.CONFIRM,
    pygame.K_KP_ENTER: Action.CONFIRM,
    pygame.K_SPACE: Action.TOGGLE,
    pygame.K_ESCAPE: Action.CANCEL,
    pygame.K_F11: Action.FULLSCREEN,
    pygame.K_F1: Action.HELP,
    pygame.K_PERIOD: Action.SKIP,
    pygame.K_BACKSPACE: Action.ERASE,
    pygame.K_b: Action.BADGES,
    pygame.K_s: Action.MUTE,
    pygame.K_l: Action.LAST_MOVE,
    pygame.K_v: Action.READ,
    pygame.K_k: Action.KNOCK,
    pygame.K_d: Action.DOUBT,
    pygame.K_f: Action.FACE_DOWN,
    pygame.K_g: Action.MISSED,
    pygame.K_n: Action.LAY,
    pygame.K_h: Action.HINT,
    pygame.K_t: Action.TRACKER,
    pygame.K_p: Action.PRIMIERA,
    pygame.K_r: Action.REPLAY,
    pygame.K_m: Action.MUSIC,
    pygame.K_F10: Action.MENU,
}
GOING_ON = frozenset(
    {
        Action.UP,
        Action.DOWN,
        Action.LEFT,
        Action.RIGHT,
        Action.PAGE_UP,
        Action.PAGE_DOWN,
        Action.ERASE,
    }
)
"""What a key gives again and again while it is held; nothing that plays a card or presses a button."""

CONTROL_KEYS: Mapping[int, Action] = {
    pygame.K_n: Action.NEW_GAME,
    pygame.K_q: Action.QUIT,
    pygame.K_COMMA: Action.SETTINGS,
    pygame.K_z: Action.UNDO,
    pygame.K_y: Action.REDO,
    pygame.K_s: Action.SAVE,
    pygame.K_o: Action.OPEN,
    pygame.K_e: Action.EXPORT,
    pygame.K_PLUS: Action.LARGER,
    pygame.K_EQUALS: Action.LARGER,
    pygame.K_KP_PLUS: Action.LARGER,
    pygame.K_MINUS: Action.SMALLER,
    pygame.K_KP_MINUS: Action.SMALLER,
    pygame.K_0: Action.USUAL_SIZE,
    pygame.K_KP_0: Action.USUAL_SIZE,
}
SHIFTED: Mapping[Action | None, Action] = {
    Action.UNDO: Action.REDO,
    Action.NEW_GAME: Action.SAME_DEAL,
}
"""What the same key with Control means when Shift is held as well."""
DIGIT_KEYS: Mapping[int, int] = {
    **{pygame.K_1 + n: n + 1 for n in range(9)},
    pygame.K_0: 10,
    **{pygame.K_KP_1 + n: n + 1 for n in range(9)},
    pygame.K_KP_0: 10,
}
CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META


class Pads(Protocol):
    """Where the actions of gamepads come from."""

    def handle(self, event: pygame.Event, now: float) -> Action | None:
        """Return the action an event of a gamepad means, None when it means nothing."""
        ...

    def repeats(self, now: float) -> Iterable[Action]:
        """Return the actions that a held direction gives again."""
        ...


def from_key(key: int, modifiers: int, character: str = "") -> Press | Digit | None:
    """Return what a key means, None for a key without a meaning; a typed `?` is also help, like F1."""
    if modifiers & CONTROL:
        if key == pygame.K_f and modifiers & pygame.KMOD_CTRL and modifiers & pygame.KMOD_META:
            return Press(Action.FULLSCREEN)
        found = CONTROL_KEYS.get(key)
        if found in SHIFTED and modifiers & pygame.KMOD_SHIFT:
            found = SHIFTED[found]
        return Press(found) if found else None
    if modifiers & pygame.KMOD_ALT:
        return Press(Action.FULLSCREEN) if key == pygame.K_RETURN else None
    if key == pygame.K_TAB and modifiers & pygame.KMOD_SHIFT:
        return Press(Action.PREVIOUS)
    if character == "?":
        return Press(Action.HELP)
    if key in DIGIT_KEYS:
        return Digit(DIGIT_KEYS[key])
    found = PLAIN_KEYS.get(key)
    return Press(found) if found else None


class Inputs:
    """Turns pygame's events into ours; knows the scale of the window and the gamepads plugged in."""

    def __init__(self, gamepads: Pads | None = None) -> None:
        """Use the given gamepads, or none at all (tests)."""
        self._gamepads = gamepads
        self._scale = 1.0
        self._pointer = (0.0, 0.0)
        self._key: int | None = None
        self._repeater = Repeater[Action]()

    def set_scale(self, pixels: float) -> None:
        """Say how many pixels one logical unit is."""
        self._scale = pixels

    def translate(self, events: Iterable[pygame.Event], now: float) -> Iterator[UiEvent]:
        """Yield our events for pygame's, then what a held direction repeats; `now` in seconds."""
        for event in events:
            ours = self._one(event, now)
            if ours is not None:
                yield ours
        for action in self._repeater.repeats(now):
            yield Press(action)
        if self._gamepads is not None:
            for action in self._gamepads.repeats(now):
                yield Press(action)

    def _one(self, event: pygame.Event, now: float) -> UiEvent | None:
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event, now)
            case pygame.KEYUP if event.key == self._key:
                self._repeater.hold(None, now)
                return None
            case pygame.WINDOWFOCUSLOST:
                self._repeater.hold(None, now)
                return None
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
            case pygame.TEXTINPUT:
                return TextInput(event.text)
            case _ if self._gamepads is not None:
                action = self._gamepads.handle(event, now)
                return Press(action) if action else None
            case _:
                return None

    def _key_down(self, event: pygame.Event, now: float) -> Press | Digit | None:
        meant = from_key(event.key, event.mod, event.unicode)
        self._key = event.key
        action = meant.action if isinstance(meant, Press) else None
        self._repeater.hold(action if action in GOING_ON else None, now)
        return meant

    def _place(self, pixels: tuple[int, int]) -> tuple[float, float]:
        self._pointer = (pixels[0] / self._scale, pixels[1] / self._scale)
        return self._pointer
