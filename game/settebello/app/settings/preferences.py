"""The settings in force: changes apply at once and are saved for the next start."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from settebello.storage.settings import Settings

Apply = Callable[[Settings], None]
"""Applies settings to one part of the program."""

Keep = Callable[[Settings], None]
"""Saves settings to disk; may raise OSError."""


class Preferences:
    """Holds the settings; every change is passed to the listeners, then saved."""

    def __init__(
        self, settings: Settings, keep: Keep, refused: Callable[[OSError], None] = lambda _: None
    ) -> None:
        """Start with the settings read; `refused` is called once when a change cannot be saved."""
        self._refused = refused
        self._own = self._settings = settings
        self._overrides: Mapping[str, Any] = {}
        self._keep = keep
        self._listeners: list[Apply] = []
        self._error: OSError | None = None

    @property
    def current(self) -> Settings:
        """The settings in force, overrides included."""
        return self._settings

    def listen(self, apply: Apply) -> None:
        """Call `apply` with the settings, now and after every change."""
        self._listeners.append(apply)
        apply(self._settings)

    def renew(self, settings: Settings, keep: Keep) -> None:
        """Replace the settings by another player's, and save changes with `keep` from now on."""
        self._own, self._keep, self._error = settings, keep, None
        self._put_into_force(replace(settings, **self._overrides))

    def override(self, values: Mapping[str, Any]) -> None:
        """Override some settings by name for a while; an empty mapping ends all overrides.

        Overridden values are never saved. Changes of other settings meanwhile are saved; a change of an
        overridden setting lasts until the override ends.
        """
        if values == self._overrides:
            return
        self._overrides = values
        self._put_into_force(replace(self._own, **values))

    def change(self, settings: Settings) -> None:
        """Apply changed settings at once and save them for the next start."""
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
            # The settings stay in force until the program ends; a full disk must not stop the game.
            if self._error is None:
                self._refused(error)
            self._error = error

    def _put_into_force(self, settings: Settings) -> None:
        if settings == self._settings:
            return
        self._settings = settings
        for apply in self._listeners:
            apply(settings)
