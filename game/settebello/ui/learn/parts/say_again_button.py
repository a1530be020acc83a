"""The button that repeats the speech output."""

from settebello.i18n import t
from settebello.ui.kit.ports.services import Services
from settebello.ui.learn.parts.learn_buttons import Sign


class SayAgain(Sign):
    """Reads the top scene aloud; disabled while speech is off or without a voice."""

    def __init__(self, services: Services) -> None:
        """Follow the speech settings, which can change while the scene is open."""
        super().__init__(t("Say it again"), services.aloud.read, "speaker_on")
        self._services = services

    @property
    def reachable(self) -> bool:
        """Whether speech would be heard."""
        now = self._services.settings.current
        return self.enabled and now.speech and now.sound and self._services.aloud.available
