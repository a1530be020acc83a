"""The settings in force: changed at once in the whole window, and kept for the next start."""

from collections.abc import Callable

from settebello.storage.settings import Settings

Apply = Callable[[Settings], None]
"""Puts settings into force in one part of the program."""

Keep = Callable[[Settings], None]
"""Writes settings to disk; may raise OSError."""


class Preferences:
    """Holds the settings; every change reaches all who listen, then the disk."""

    def __init__(self, settings: Settings, keep: Keep) -> None:
        self._settings = settings
        self._keep = keep
        self._listeners: list[Apply] = []
        self._error: OSError | None = None

    @property
    def current(self) -> Settings:
        """The settings now in force."""
        return self._settings

    @property
    def error(self) -> OSError | None:
        """Why the last change could not be kept; None when it was."""
        return self._error

    def listen(self, apply: Apply) -> None:
        """Put the settings into force here, now and after every change."""
        self._listeners.append(apply)
        apply(self._settings)

    def renew(self, settings: Settings, keep: Keep) -> None:
        """Have the settings of somebody else in force from now on, and keep theirs."""
        self._settings, self._keep, self._error = settings, keep, None
        for apply in self._listeners:
            apply(settings)

    def change(self, settings: Settings) -> None:
        """Put other settings into force at once and keep them for the next start."""
        if settings == self._settings:
            return
        self._settings = settings
        for apply in self._listeners:
            apply(settings)
        try:
            self._keep(settings)
            self._error = None
        except OSError as error:
            # The settings hold until the program ends; a full disk must not stop the game.
            self._error = error
