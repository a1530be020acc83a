"""The settings in force: changed at once in the whole window, and kept for the next start."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from settebello.storage.settings import Settings

Apply = Callable[[Settings], None]
"""Puts settings into force in one part of the program."""

Keep = Callable[[Settings], None]
"""Writes settings to disk; may raise OSError."""


class Preferences:
    """Holds the settings; every change reaches all who listen, then the disk."""

    def __init__(
        self, settings: Settings, keep: Keep, refused: Callable[[OSError], None] = lambda _: None
    ) -> None:
        """Begin with settings read; `refused` hears, once, why a change could not be kept."""
        self._refused = refused
        self._own = self._settings = settings
        self._overrides: Mapping[str, Any] = {}
        self._keep = keep
        self._listeners: list[Apply] = []
        self._error: OSError | None = None

    @property
    def current(self) -> Settings:
        """The settings now in force."""
        return self._settings

    def listen(self, apply: Apply) -> None:
        """Put the settings into force here, now and after every change."""
        self._listeners.append(apply)
        apply(self._settings)

    def renew(self, settings: Settings, keep: Keep) -> None:
        """Have the settings of somebody else in force from now on, and keep theirs."""
        self._own, self._keep, self._error = settings, keep, None
        self._put_into_force(replace(settings, **self._overrides))

    def override(self, values: Mapping[str, Any]) -> None:
        """Have some settings be others for a while, by their names; with none it is as before.

        Nothing of that is kept. Whatever else is changed meanwhile is; a change of what is lent holds as
        long as the loan.
        """
        if values == self._overrides:
            return
        self._overrides = values
        self._put_into_force(replace(self._own, **values))

    def change(self, settings: Settings) -> None:
        """Put other settings into force at once and keep them for the next start."""
        if settings == self._settings:
            return
        before = self._own
        changed = {
            one.name: getattr(settings, one.name)
            for one in fields(Settings)
            if one.name not in self._overrides and getattr(settings, one.name) != getattr(before, one.name)
        }
        self._own = replace(before, **changed)
        self._put_into_force(settings)
        if self._own == before:
            return
        try:
            self._keep(self._own)
            self._error = None
        except OSError as error:
            # The settings hold until the program ends; a full disk must not stop the game.
            if self._error is None:
                self._refused(error)
            self._error = error

    def _put_into_force(self, settings: Settings) -> None:
        if settings == self._settings:
            return
        self._settings = settings
        for apply in self._listeners:
            apply(settings)
