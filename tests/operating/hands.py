"""A pair of hands with one device alone: a keyboard, or a gamepad. Both make real events of the system."""

from typing import Final, Protocol

import pygame

from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.bindings import BUTTONS, KEYS
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.controls.gamepad import FULL, MAPPED, TRIGGERS
from settebello.ui.kit.controls.pads import Button

LETTER: Final = "x"


class Hand(Protocol):
    """What a device can do."""

    def has(self, action: Action) -> bool:
        """Whether the device has something for an action."""
        ...

    def post(self, action: Action) -> None:
        """Press and let go what stands for an action."""
        ...


class Keyboard:
    """The usual key of every action."""

    def has(self, action: Action) -> bool:
        return action in KEYS

    def post(self, action: Action) -> None:
        self.strike(KEYS[action].split()[0])

    @staticmethod
    def strike(name: str) -> None:
        """Press a key by its name in files, and let it go."""
        chord = Chord.parse(name)
        modifiers = (
            chord.ctrl * pygame.KMOD_LCTRL + chord.shift * pygame.KMOD_LSHIFT + chord.alt * pygame.KMOD_LALT
        )
        plain = 32 < chord.key < 127 and not (chord.ctrl or chord.alt)
        letter = chr(chord.key) if plain else ""
        facts = {"key": chord.key, "mod": modifiers, "scancode": 0}
        pygame.event.post(pygame.Event(pygame.KEYDOWN, facts, unicode=letter))
        if letter:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        pygame.event.post(pygame.Event(pygame.KEYUP, facts, unicode=""))


class Gamepad:
    """The usual button of every action, on a pad that the library knows."""

    def has(self, action: Action) -> bool:
        return action in BUTTONS

    def post(self, action: Action) -> None:
        self.push(BUTTONS[action][0])

    @staticmethod
    def push(button: Button) -> None:
        """Press a button and let it go, or pull a trigger."""
        for axis, trigger in TRIGGERS.items():
            if trigger is button:
                for value in (FULL, 0):
                    facts = {"instance_id": 0, "axis": axis, "value": value}
                    pygame.event.post(pygame.Event(pygame.CONTROLLERAXISMOTION, facts))
                return
        number = next(number for number, one in MAPPED.items() if one is button)
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.Event(kind, instance_id=0, button=number))


HANDS: Final[dict[str, Hand]] = {"keyboard": Keyboard(), "gamepad": Gamepad()}
