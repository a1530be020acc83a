"""The player's own keys and buttons, put into force."""

import logging

from settebello.storage.settings import Settings
from settebello.ui.kit.controls import custom_bindings
from settebello.ui.kit.controls.controls_state import Controls, maker_chosen


class OwnKeys:
    """Has the keys of the settings in force; what cannot be used of them is logged."""

    def __init__(self, settings: Settings, controls: Controls, log: logging.Logger) -> None:
        """Begin with the keys of these settings."""
        self._controls = controls
        self._log = log
        self._in_force: object = None
        self.apply(settings)

    def apply(self, settings: Settings) -> None:
        """Put settings into force."""
        self._controls.chosen = maker_chosen(settings)
        self._controls.steady = settings.steady_presses
        wanted = (settings.keys, settings.buttons)
        if wanted != self._in_force:
            self._in_force = wanted
            self._controls.bindings, problems = custom_bindings.read(*wanted)
            for problem in problems:
                self._log.warning("settings, %s", problem)
