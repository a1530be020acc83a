"""Which keys and buttons do what: the usual ones, and those that the player has chosen instead."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Final

from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.chords import DIGITS, Chord, american
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
        Action.REPLAY: "r",
        Action.KNOCK: "k",
        Action.DOUBT: "d",
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
        Action.LARGER: "ctrl+plus ctrl+equals ctrl+kp_plus",
        Action.SMALLER: "ctrl+minus ctrl+kp_minus",
        Action.USUAL_SIZE: "ctrl+0 ctrl+kp_0",
    }
)
"""The usual keys of every action, as they are named in files; the first is the one that is shown."""

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
"""The usual buttons; what has none is in the menu of the table, or reached with the cross."""

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
"""Keys that always mean the same, so that nobody locks themselves out."""
NEEDED: Final = frozenset({Action.CONFIRM, Action.CANCEL})
"""What a gamepad cannot do without."""


def usual_keys() -> dict[Action, tuple[Chord, ...]]:
    """The usual keys of every action."""
    return {action: tuple(map(Chord.parse, names.split())) for action, names in KEYS.items()}


@dataclass(frozen=True)
class Bindings:
    """The keys and the buttons in force; the first of an action is the one that is shown."""

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
        """What a key does; None for a key without a meaning. Shift is overlooked where it changes nothing."""
        return self._by_key.get(chord) or self._by_key.get(chord.loose)

    def owner(self, chord: Chord) -> Action | None:
        """What exactly this key does, Shift included."""
        return self._by_key.get(chord)

    def of_button(self, button: Button) -> Action | None:
        """What a button does."""
        return self._by_button.get(button)

    def keys_of(self, action: Action) -> tuple[Chord, ...]:
        """The keys of an action, the one to be shown first."""
        return self.keys.get(action, ())

    def buttons_of(self, action: Action) -> tuple[Button, ...]:
        """The buttons of an action."""
        return self.buttons.get(action, ())

    def meant(self, key: int, modifiers: int, character: str, scancode: int) -> Action | int | None:
        """What a key event means: an action, the number of a card, or nothing.

        `character` is what it would write, `scancode` where the key is: a sign such as `?` is found on
        every keyboard, and so are numbers and letters where the keyboard writes others.
        """
        chord = Chord.of(key, modifiers)
        if chord.ctrl and chord.alt:
            # Together they are the key AltGr, which writes signs and is no command.
            return self.owner(Chord(ord(character))) if len(character) == 1 else None
        found = self.action(chord)
        if found is None and len(character) == 1 and character.isprintable():
            found = self.action(Chord(ord(character), chord.ctrl, alt=chord.alt))
        if found is not None:
            return found
        if not (chord.ctrl or chord.alt) and key in DIGITS:
            return DIGITS[key]
        place = american(key, scancode)
        if place is None:
            return None
        if not (chord.ctrl or chord.alt) and place in DIGITS:
            return DIGITS[place]
        return self.action(Chord(place, chord.ctrl, chord.shift, chord.alt))
