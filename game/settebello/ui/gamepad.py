"""Gamepads: the cross, the left stick and the buttons give the same actions as the keyboard."""

from collections.abc import Iterable, Mapping

import pygame

from settebello.ui.inputs import Action
from settebello.ui.repeating import Repeater

DEAD_ZONE = 0.55
RELEASE_ZONE = 0.35

BUTTONS: Mapping[int, Action] = {
    0: Action.CONFIRM,
    1: Action.CANCEL,
    2: Action.TOGGLE,
    3: Action.LAST_MOVE,
    4: Action.PREVIOUS,
    5: Action.NEXT,
    6: Action.FULLSCREEN,
    7: Action.SETTINGS,
    8: Action.KNOCK,
    9: Action.DOUBT,
    11: Action.UP,
    12: Action.DOWN,
    13: Action.LEFT,
    14: Action.RIGHT,
}
"""Buttons 0 to 7 as on the common pads, 8 and 9 the two sticks pressed; 11 to 14 are the cross of pads that
report it as buttons. What has no button here is reached with the cross, beside what is said."""

DIRECTIONS: Mapping[tuple[int, int], Action] = {
    (-1, 0): Action.LEFT,
    (1, 0): Action.RIGHT,
    (0, -1): Action.UP,
    (0, 1): Action.DOWN,
}


class Gamepads:
    """All gamepads plugged in; they may come and go at any moment."""

    def __init__(self) -> None:
        """Know no gamepad yet; `start` looks for them."""
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._stick: dict[int, tuple[float, float]] = {}
        self._hat: dict[int, tuple[int, int]] = {}
        self._repeater = Repeater[Action]()

    def start(self) -> None:
        """Begin to listen; a system without gamepad support is simply silent."""
        try:
            pygame.joystick.init()
        except pygame.error:
            return

    def handle(self, event: pygame.Event, now: float) -> Action | None:
        """Return the action an event means, None when it means nothing; `now` in seconds."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._add(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._remove(event.instance_id)
            case pygame.JOYBUTTONDOWN:
                return BUTTONS.get(event.button)
            case pygame.JOYHATMOTION:
                self._hat[event.instance_id] = (event.value[0], -event.value[1])
                return self._direction(now)
            case pygame.JOYAXISMOTION if event.axis in {0, 1}:
                across, along = self._stick.get(event.instance_id, (0.0, 0.0))
                self._stick[event.instance_id] = (
                    (event.value, along) if event.axis == 0 else (across, event.value)
                )
                return self._direction(now)
            case _:
                pass
        return None

    def repeats(self, now: float) -> Iterable[Action]:
        """Return the direction still held when it is time to give it again; `now` in seconds."""
        return self._repeater.repeats(now)

    def _direction(self, now: float) -> Action | None:
        held = self._pointing()
        if held is self._repeater.held:
            return None
        self._repeater.hold(held, now)
        return held

    def _pointing(self) -> Action | None:
        for hat in self._hat.values():
            if hat in DIRECTIONS:
                return DIRECTIONS[hat]
        for across, along in self._stick.values():
            zone = DEAD_ZONE if self._repeater.held is None else RELEASE_ZONE
            if max(abs(across), abs(along)) < zone:
                continue
            if abs(across) >= abs(along):
                return Action.RIGHT if across > 0 else Action.LEFT
            return Action.DOWN if along > 0 else Action.UP
        return None

    def _add(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error:
            return  # unplugged again before we looked
        self._open[pad.get_instance_id()] = pad

    def _remove(self, instance: int) -> None:
        self._open.pop(instance, None)
        self._stick.pop(instance, None)
        self._hat.pop(instance, None)
        if self._repeater.held is not self._pointing():
            self._repeater.hold(None, 0.0)
