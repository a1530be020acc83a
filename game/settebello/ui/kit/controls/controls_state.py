"""The shared input state: current bindings, and the device used last."""

from collections.abc import Callable
from enum import StrEnum

from settebello.storage.settings import PadSigns, Settings
from settebello.ui.kit.controls.bindings import Bindings
from settebello.ui.kit.controls.pads import Maker


class Device(StrEnum):
    """The input device used last."""

    KEYBOARD = "keyboard"
    MOUSE = "mouse"
    GAMEPAD = "gamepad"


def maker_chosen(settings: Settings) -> Maker | None:
    """Return the maker whose button labels the settings ask for; None selects them by the gamepad."""
    return None if settings.pad_signs is PadSigns.AUTO else Maker(settings.pad_signs.value)


class Controls:
    """The current bindings and the device in use; while `listening`, key presses are reported as raw keys."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        """Start with the default keys, and no gamepad in use."""
        self.bindings = bindings or Bindings()
        self.listening = False
        self.steady = False
        """Whether repeated presses within half a second are ignored."""
        self.device = Device.MOUSE
        self.chosen: Maker | None = None
        """The maker whose button labels are always shown; None selects them by the gamepad."""
        self._found = Maker.XBOX
        self._changed: Callable[[], None] = lambda: None

    @property
    def maker(self) -> Maker:
        """The maker whose button labels are shown."""
        return self.chosen or self._found

    @property
    def with_pad(self) -> bool:
        """Whether the device in use is a gamepad."""
        return self.device is Device.GAMEPAD

    def on_change(self, changed: Callable[[], None]) -> None:
        """Set the callback for changes of the displayed buttons."""
        self._changed = changed

    def used(self, device: Device, maker: Maker | None = None) -> None:
        """Record the device in use, and the maker of the gamepad if known."""
        before = self.device, self._found
        self.device = device
        self._found = maker or self._found
        if before != (self.device, self._found):
            self._changed()
