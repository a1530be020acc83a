"""The button that repeats what was said."""

from functools import partial

from settebello.i18n import t
from settebello.ui.kit.ports.services import Services
from settebello.ui.learn.parts.learn_buttons import Sign


def say_again(services: Services) -> None:
    """Repeat the question and the feedback; with the screen reader, everything on the screen."""
    if services.narrator.on:
        services.narrator.repeat()
    else:
        services.aloud.read()


class SayAgain(Sign):
    """Says the question again; disabled while nothing would be heard."""

    def __init__(self, services: Services) -> None:
        """Follow the speech settings, which can change while the scene is open."""
        super().__init__(t("Say it again"), partial(say_again, services), "balloon")
        self._services = services

    @property
    def reachable(self) -> bool:
        """Whether speech would be heard."""
        now = self._services.settings.current
        heard = self._services.narrator.on or (now.speech and self._services.aloud.available)
        return self.enabled and now.sound and heard
