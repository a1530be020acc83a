"""The voice of the children's screens: whether it is on, what it calls a picture, and the button for it."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts.learn_buttons import Sign

LISTENS: Final = 5.0
"""The most seconds for which a screen waits until a sentence has been spoken."""
SILENCE: Final = "speaker_off"
SPEECH: Final = "speaker_on"


def hears(services: Services) -> bool:
    """Return whether the voice is on for the child that practises."""
    port = services.learning() if services.learning is not None else None
    return port is not None and port.child is not None and port.child.voice


def narrated(services: Services, *words: Words, label: Widget | None = None) -> Narration | None:
    """Return the narration of a screen with these sentences, and the name of the focused widget."""
    if not hears(services):
        return None
    return Narration(
        tuple(one for one in words if isinstance(one, Text)), label=None if label is None else label.label
    )


class VoiceSwitch(Sign):
    """Silences the voice with one press, or brings it back; the sign shows the present state."""

    def __init__(self, on: Callable[[], bool], switch: Callable[[bool], None]) -> None:
        """`on` returns the present state, and `switch` is called with the new one."""
        super().__init__("", self._switched, SILENCE)
        self._on = on
        self._switch = switch
        self.refresh()

    def _switched(self) -> Change | None:
        self._switch(not self._on())
        self.refresh()
        return None

    @property
    def words(self) -> Text:
        """What a press does."""
        return t("Turn the voice off") if self._on() else t("Turn the voice on")

    def refresh(self) -> None:
        """Show the present state."""
        self.label = self.words
        self._sign = SPEECH if self._on() else SILENCE


def voice_switch(services: Services) -> VoiceSwitch:
    """Return the switch for the child that practises; the choice is saved with the child."""

    def switch(on: bool) -> None:  # noqa: FBT001 - handed to the switch
        port = services.learning() if services.learning is not None else None
        if port is not None:
            port.switch_voice(on=on)

    return VoiceSwitch(lambda: hears(services), switch)
