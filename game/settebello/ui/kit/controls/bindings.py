"""Key and button bindings: the defaults, and those the player has chosen instead."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Final

from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.chords import DIGITS, Chord, us_layout_key
from settebello.ui.kit.controls.pads import Button

KEYS: Final[Mapping[Action, str]] = MappingProxyType(
    {
        Action.UP: "up",
        Action.DOWN: "down",
        Action.LEFT: "left",
        Action.RIGHT: "right",
        Action.PAGE_UP: "pageup",
        Action.PAGE_DOWN: "pagedown",
        Action.FIRST: "home",
        Action.LAST: "end",
        Action.NEXT: "tab",
        Action.PREVIOUS: "shift+tab",
        Action.CONFIRM: "return kp_enter",
        Action.TOGGLE: "space",
        Action.CANCEL: "escape",
        Action.MENU: "f10",
        Action.FULLSCREEN: "f11 alt+return",
        Action.HELP: "f1 ?",
        Action.SKIP: ".",
        Action.ERASE: "backspace",
        Action.BADGES: "b",
        Action.MUTE: "s",
        Action.MUSIC: "m",
        Action.LAST_MOVE: "l",
        Action.PEEK: "c",
        Action.READ: "v",
        Action.HINT: "h",
        Action.TRACKER: "t",
        Action.PRIMIERA: "p",
        Action.READING: "o",
        Action.SEAL: "w",
        Action.REPLAY: "r",
        Action.KNOCK: "k",
        Action.DOUBT: "d",
        Action.BELIEVE: "y",
        Action.FACE_DOWN: "f",
        Action.MISSED: "g",
        Action.LAY: "n",
        Action.NEW_GAME: "ctrl+n",
        Action.SAME_DEAL: "ctrl+shift+n",
        Action.QUIT: "ctrl+q",
        Action.SETTINGS: "ctrl+,",
        Action.UNDO: "ctrl+z",
        Action.REDO: "ctrl+y ctrl+shift+z",
        Action.SAVE: "ctrl+s",
        Action.OPEN: "ctrl+o",
        Action.EXPORT: "ctrl+e",
        Action.PICTURE: "f9",
        Action.LARGER: "ctrl+plus ctrl+equals ctrl+kp_plus",
        Action.SMALLER: "ctrl+minus ctrl+kp_minus",
        Action.USUAL_SIZE: "ctrl+0 ctrl+kp_0",
    }
)
"""The default keys of every action, by their names in files; the first one is displayed."""

BUTTONS: Final[Mapping[Action, tuple[Button, ...]]] = MappingProxyType(
    {
        Action.UP: (Button.UP,),
        Action.DOWN: (Button.DOWN,),
        Action.LEFT: (Button.LEFT,),
        Action.RIGHT: (Button.RIGHT,),
        Action.CONFIRM: (Button.A,),
        Action.CANCEL: (Button.B,),
        Action.TOGGLE: (Button.X,),
        Action.HINT: (Button.Y,),
        Action.PREVIOUS: (Button.LEFT_SHOULDER,),
        Action.NEXT: (Button.RIGHT_SHOULDER,),
        Action.PAGE_UP: (Button.LEFT_TRIGGER,),
        Action.PAGE_DOWN: (Button.RIGHT_TRIGGER,),
        Action.FULLSCREEN: (Button.BACK,),
        Action.MENU: (Button.START,),
        Action.LAST_MOVE: (Button.LEFT_STICK,),
        Action.TRACKER: (Button.RIGHT_STICK,),
    }
)
"""The default gamepad buttons; other actions are in the table's menu or reachable with the d-pad."""

FIXED: Final[Mapping[Chord, Action]] = MappingProxyType(
    {
        Chord.parse(name): action
        for action in (
            Action.UP,
            Action.DOWN,
            Action.LEFT,
            Action.RIGHT,
            Action.CONFIRM,
            Action.CANCEL,
            Action.NEXT,
            Action.PREVIOUS,
        )
        for name in KEYS[action].split()
    }
)
"""Keys that cannot be rebound, so that players cannot lock themselves out."""
NEEDED: Final = frozenset({Action.CONFIRM, Action.CANCEL})
"""Actions that always need a gamepad button."""


def usual_keys() -> dict[Action, tuple[Chord, ...]]:
    """Return the default keys of every action."""
    return {action: tuple(map(Chord.parse, names.split())) for action, names in KEYS.items()}


@dataclass(frozen=True)
class Bindings:
    """The current keys and buttons; the first one of an action is displayed."""

    keys: Mapping[Action, tuple[Chord, ...]] = field(default_factory=usual_keys)
    buttons: Mapping[Action, tuple[Button, ...]] = field(default_factory=lambda: BUTTONS)

    @cached_property
    def _by_key(self) -> Mapping[Chord, Action]:
        chosen = {chord: action for action, chords in self.keys.items() for chord in chords}
        return {**chosen, **FIXED}

    @cached_property
    def _by_button(self) -> Mapping[Button, Action]:
        return {button: action for action, buttons in self.buttons.items() for button in buttons}

    def action(self, chord: Chord) -> Action | None:
        """Return the action of a key, or None. If the key has no binding with Shift, Shift is ignored."""
        return self._by_key.get(chord) or self._by_key.get(chord.loose)

    def owner(self, chord: Chord) -> Action | None:
        """Return the action of exactly this key, including Shift."""
        return self._by_key.get(chord)

    def of_button(self, button: Button) -> Action | None:
        """Return the action of a button, or None."""
        return self._by_button.get(button)

    def keys_of(self, action: Action) -> tuple[Chord, ...]:
        """Return the keys of an action, the displayed one first."""
        return self.keys.get(action, ())

    def buttons_of(self, action: Action) -> tuple[Button, ...]:
        """Return the buttons of an action."""
        return self.buttons.get(action, ())

    def meant(self, key: int, modifiers: int, character: str, scancode: int) -> Action | int | None:
        """Return the meaning of a key event: an action, a card number from 1 to 10, or None.

        `character` is the text that the key would write and `scancode` its physical position. With them,
        signs such as `?` work on every keyboard layout, and so do digits and letters on non-Latin layouts.
        """
        chord = Chord.of(key, modifiers)
        if chord.ctrl and chord.alt:
            # Ctrl and Alt together are AltGr, which types characters and is not a command.
            return self.owner(Chord(ord(character))) if len(character) == 1 else None
        found = self.action(chord)
        if found is None and len(character) == 1 and character.isprintable():
            found = self.action(Chord(ord(character), chord.ctrl, alt=chord.alt))
        if found is not None:
            return found
        if not (chord.ctrl or chord.alt) and key in DIGITS:
            return DIGITS[key]
        place = us_layout_key(key, scancode)
        if place is None:
            return None
        if not (chord.ctrl or chord.alt) and place in DIGITS:
            return DIGITS[place]
        return self.action(Chord(place, chord.ctrl, chord.shift, chord.alt))
