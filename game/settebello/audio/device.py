"""Watches the sound device, which may disappear and return (headphones, wireless speakers)."""

from collections.abc import Callable
from typing import Final, Protocol

import pygame

AGAIN: Final = 5.0
"""Seconds between two attempts to open a device after one was lost."""


class Playing(Protocol):
    """The player that uses the device."""

    @property
    def available(self) -> bool:
        """Whether a device is open."""
        ...


class DeviceWatch:
    """Reopens the sound device when it is lost, and again until a device is found.

    Without any device left, the system may not report a new one, so the watch also tries at intervals.
    """

    def __init__(self, playing: Playing, reopen: Callable[[], bool], now: Callable[[], float]) -> None:
        """Take the player and `reopen`, which returns at once whether it has started; `now` is in seconds."""
        self._playing = playing
        self._reopen = reopen
        self._now = now
        self._had_one = False
        self._tried = 0.0

    def follow(self, event: pygame.Event) -> None:
        """Handle a device event of the system."""
        match event.type:
            case pygame.AUDIODEVICEREMOVED if not event.iscapture:
                self._had_one = True
                self._try()
            case pygame.AUDIODEVICEADDED if not event.iscapture and not self._playing.available:
                # Opening the first device reports every existing device; ignore these events.
                if self._had_one:
                    self._try()
            case _:
                pass

    def look(self) -> None:
        """Try to reopen a lost device at intervals; call once a frame."""
        self._had_one = self._had_one or self._playing.available
        if self._had_one and not self._playing.available and self._now() - self._tried >= AGAIN:
            self._try()

    def _try(self) -> None:
        if self._reopen():
            self._tried = self._now()
