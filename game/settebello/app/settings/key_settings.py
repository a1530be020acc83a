"""Applies the player's own key and button bindings."""

import logging

from settebello.storage.settings import Settings
from settebello.ui.kit.controls import custom_bindings
from settebello.ui.kit.controls.controls_state import Controls, maker_chosen


class OwnKeys:
    """Applies the bindings in the settings; invalid ones are logged."""

    def __init__(self, settings: Settings, controls: Controls, log: logging.Logger) -> None:
        """Apply the bindings of these settings."""
        self._controls = controls
        self._log = log
        self._in_force: object = None
        self.apply(settings)

    def apply(self, settings: Settings) -> None:
        """Apply changed settings."""
        self._controls.chosen = maker_chosen(settings)
        self._controls.steady = settings.steady_presses
        wanted = (settings.keys, settings.buttons)
        if wanted != self._in_force:
            self._in_force = wanted
            self._controls.bindings, problems = custom_bindings.read(*wanted)
            for problem in problems:
                self._log.warning("settings, %s", problem)
