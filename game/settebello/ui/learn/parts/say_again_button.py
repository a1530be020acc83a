"""The button that has everything said again, where there is a voice to say it."""

from settebello.i18n import t
from settebello.ui.kit.ports.services import Services
from settebello.ui.learn.parts.learn_buttons import Sign


class SayAgain(Sign):
    """Has the scene on top read aloud; out of use while nothing is spoken or there is no voice."""

    def __init__(self, services: Services) -> None:
        """Follow what the settings say of speech, which may change while the scene is open."""
        super().__init__(t("Say it again"), services.aloud.read, "speaker_on")
        self._services = services

    @property
    def reachable(self) -> bool:
        """Whether anything would be heard."""
        now = self._services.settings.current
        return self.enabled and now.speech and now.sound and self._services.aloud.available
