"""What the keys and buttons mean now, and on what the player has pressed last; one object for all."""

from collections.abc import Callable
from enum import StrEnum

from settebello.storage.settings import PadSigns, Settings
from settebello.ui.kit.controls.bindings import Bindings
from settebello.ui.kit.controls.pads import Maker


class Device(StrEnum):
    """What the player has touched last."""

    KEYBOARD = "keyboard"
    MOUSE = "mouse"
    GAMEPAD = "gamepad"


def maker_chosen(settings: Settings) -> Maker | None:
    """Whose signs the settings ask for; None: those that fit the pad."""
    return None if settings.pad_signs is PadSigns.AUTO else Maker(settings.pad_signs.value)


class Controls:
    """The bindings in force and the device in use; while `listening`, a key is only a key."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        """Begin with the usual keys, and no gamepad in use."""
        self.bindings = bindings or Bindings()
        self.listening = False
        self.steady = False
        """Whether the same press again within half a second is none."""
        self.device = Device.MOUSE
        self.chosen: Maker | None = None
        """Whose signs are shown, whatever the pad; None: those that fit it."""
        self._found = Maker.XBOX
        self._changed: Callable[[], None] = lambda: None

    @property
    def maker(self) -> Maker:
        """Whose signs are shown for buttons."""
        return self.chosen or self._found

    @property
    def with_pad(self) -> bool:
        """Whether a gamepad is in the player's hands."""
        return self.device is Device.GAMEPAD

    def on_change(self, changed: Callable[[], None]) -> None:
        """Call this whenever what is shown of buttons may be another."""
        self._changed = changed

    def used(self, device: Device, maker: Maker | None = None) -> None:
        """Say that the player has touched this device, and whose it is where that is known."""
        before = self.device, self._found
        self.device = device
        self._found = maker or self._found
        if before != (self.device, self._found):
            self._changed()
