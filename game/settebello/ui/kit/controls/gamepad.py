"""Gamepad input: buttons, d-pad and left stick, under the same names for all models."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType, ModuleType
from typing import Final

import pygame

from settebello.ui.kit.controls.key_repeat import Repeater
from settebello.ui.kit.controls.pads import CROSS, Button, Maker, maker_of

DEAD_ZONE: Final = 0.55
RELEASE_ZONE: Final = 0.35
FULL: Final = 32767
"""pygame's value for a fully pressed trigger or stick axis."""

MAPPED: Final[Mapping[int, Button]] = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_A: Button.A,
        pygame.CONTROLLER_BUTTON_B: Button.B,
        pygame.CONTROLLER_BUTTON_X: Button.X,
        pygame.CONTROLLER_BUTTON_Y: Button.Y,
        pygame.CONTROLLER_BUTTON_BACK: Button.BACK,
        pygame.CONTROLLER_BUTTON_START: Button.START,
        pygame.CONTROLLER_BUTTON_LEFTSTICK: Button.LEFT_STICK,
        pygame.CONTROLLER_BUTTON_RIGHTSTICK: Button.RIGHT_STICK,
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Button.LEFT_SHOULDER,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Button.RIGHT_SHOULDER,
        pygame.CONTROLLER_BUTTON_DPAD_UP: Button.UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: Button.DOWN,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: Button.LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Button.RIGHT,
    }
)
"""Buttons of gamepads in SDL's mapping database, which numbers them uniformly."""

RAW: Final[Mapping[int, Button]] = MappingProxyType(
    {
        0: Button.A,
        1: Button.B,
        2: Button.X,
        3: Button.Y,
        4: Button.LEFT_SHOULDER,
        5: Button.RIGHT_SHOULDER,
        6: Button.BACK,
        7: Button.START,
        8: Button.LEFT_STICK,
        9: Button.RIGHT_STICK,
        11: Button.UP,
        12: Button.DOWN,
        13: Button.LEFT,
        14: Button.RIGHT,
    }
)
"""Buttons of other gamepads, by their most common numbers."""

DIRECTIONS: Final[Mapping[tuple[int, int], Button]] = MappingProxyType(
    {(-1, 0): Button.LEFT, (1, 0): Button.RIGHT, (0, -1): Button.UP, (0, 1): Button.DOWN}
)
TRIGGERS: Final[Mapping[int, Button]] = MappingProxyType(
    {
        pygame.CONTROLLER_AXIS_TRIGGERLEFT: Button.LEFT_TRIGGER,
        pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Button.RIGHT_TRIGGER,
    }
)


@dataclass(slots=True)
class Pad:
    """The state of one gamepad."""

    maker: Maker = Maker.XBOX
    device: object = None
    """The pygame objects; events stop when they are garbage collected."""
    mapped: bool = False
    """Whether SDL has a mapping; raw joystick events are then ignored as duplicates."""
    stick: tuple[float, float] = (0.0, 0.0)
    cross: tuple[int, int] = (0, 0)
    held: set[Button] = field(default_factory=set)


class Gamepads:
    """All connected gamepads; they can be plugged in and out at any time."""

    def __init__(self) -> None:
        """Start without gamepads; `start` looks for them."""
        self._pads: dict[int, Pad] = {}
        self._repeater = Repeater[Button]()
        self.maker = Maker.XBOX
        """The maker of the gamepad used last."""

    def start(self) -> None:
        """Start listening; without gamepad support on the system, no events arrive."""
        try:
            pygame.joystick.init()
            _library().init()
        except (pygame.error, ImportError):
            return

    def handle(self, event: pygame.Event, now: float) -> Button | None:
        """Return the button or direction of an event, or None; `now` in seconds."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._add(event.device_index)
                return None
            case pygame.JOYDEVICEREMOVED | pygame.CONTROLLERDEVICEREMOVED:
                self._remove(event.instance_id, now)
                return None
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP | pygame.CONTROLLERAXISMOTION:
                found = self._mapped(self._pad(event.instance_id), event, now)
            case pygame.JOYBUTTONDOWN | pygame.JOYHATMOTION | pygame.JOYAXISMOTION:
                pad = self._pad(event.instance_id)
                found = None if pad.mapped else self._raw(pad, event, now)
            case _:
                return None
        if found is not None:
            self.maker = self._pad(event.instance_id).maker
        return found

    def gone(self, event: pygame.Event) -> bool:
        """Return whether an event disconnects a known gamepad; call it before `handle`."""
        removed = event.type in {pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED}
        return removed and event.instance_id in self._pads

    def repeats(self, now: float) -> Iterable[Button]:
        """Return the held direction when it is due to repeat; `now` in seconds."""
        return self._repeater.repeats(now)

    def _pad(self, instance: int) -> Pad:
        return self._pads.setdefault(instance, Pad())

    def _mapped(self, pad: Pad, event: pygame.Event, now: float) -> Button | None:
        """Handle an event of a gamepad with a known mapping."""
        if event.type == pygame.CONTROLLERAXISMOTION:
            value = event.value / FULL
            if event.axis in TRIGGERS:
                return _pulled(pad, TRIGGERS[event.axis], value)
            return self._pushed(pad, event.axis, value, now)
        button = MAPPED.get(event.button)
        if button in CROSS:
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            way = next(way for way, one in DIRECTIONS.items() if one is button)
            pad.cross = way if down else (0, 0) if pad.cross == way else pad.cross
            return self._direction(now)
        return button if event.type == pygame.CONTROLLERBUTTONDOWN else None

    def _raw(self, pad: Pad, event: pygame.Event, now: float) -> Button | None:
        """Handle an event of a joystick without a known mapping."""
        if event.type == pygame.JOYBUTTONDOWN:
            return RAW.get(event.button)
        if event.type == pygame.JOYHATMOTION:
            pad.cross = (event.value[0], -event.value[1])
            return self._direction(now)
        return self._pushed(pad, event.axis, event.value, now)

    def _pushed(self, pad: Pad, axis: int, value: float, now: float) -> Button | None:
        """Handle a movement of the left stick along an axis."""
        if axis not in {0, 1}:
            return None
        across, along = pad.stick
        pad.stick = (value, along) if axis == 0 else (across, value)
        return self._direction(now)

    def _direction(self, now: float) -> Button | None:
        held = self._pointing()
        if held is self._repeater.held:
            return None
        self._repeater.hold(held, now)
        return held

    def _pointing(self) -> Button | None:
        for pad in self._pads.values():
            if pad.cross in DIRECTIONS:
                return DIRECTIONS[pad.cross]
        for pad in self._pads.values():
            across, along = pad.stick
            zone = DEAD_ZONE if self._repeater.held is None else RELEASE_ZONE
            if max(abs(across), abs(along)) < zone:
                continue
            if abs(across) >= abs(along):
                return Button.RIGHT if across > 0 else Button.LEFT
            return Button.DOWN if along > 0 else Button.UP
        return None

    def _add(self, index: int) -> None:
        try:
            joystick = pygame.joystick.Joystick(index)
            pad = Pad(maker_of(joystick.get_name()), device=joystick)
            self._pads[joystick.get_instance_id()] = pad
            library = _library()
            if library.is_controller(index):
                pad.device = joystick, library.Controller(index)
                pad.mapped = True
        except (pygame.error, ImportError):
            return  # unplugged again before we looked, or a library without that part: a plain joystick

    def _remove(self, instance: int, now: float) -> None:
        self._pads.pop(instance, None)
        if self._repeater.held is not self._pointing():
            self._repeater.hold(None, now)


def _library() -> ModuleType:
    """Return pygame's controller module; raises ImportError where it is missing."""
    from pygame._sdl2 import controller  # noqa: PLC0415 - not yet a promised part of the library

    return controller


def _pulled(pad: Pad, trigger: Button, value: float) -> Button | None:
    """Return the trigger when it passes the threshold; it must be released before it counts again."""
    if trigger in pad.held:
        if value < RELEASE_ZONE:
            pad.held.discard(trigger)
        return None
    if value < DEAD_ZONE:
        return None
    pad.held.add(trigger)
    return trigger
