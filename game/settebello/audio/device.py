"""The sound device that goes and comes back: headphones pulled out, a loudspeaker out of reach."""

from collections.abc import Callable
from typing import Final, Protocol

import pygame

AGAIN: Final = 5.0
"""Seconds between two tries to find a device in the place of one that is gone."""


class Playing(Protocol):
    """What plays through the device."""

    @property
    def available(self) -> bool:
        """Whether a device is open."""
        ...


class DeviceWatch:
    """Has the device opened anew when it is gone, and while there was one once and is none now.

    With no device left the system may never tell of a new one, so it is also looked for now and then.
    """

    def __init__(self, playing: Playing, reopen: Callable[[], bool], now: Callable[[], float]) -> None:
        """Call `reopen`, which returns at once and says whether it could begin; `now` is in seconds."""
        self._playing = playing
        self._reopen = reopen
        self._now = now
        self._had_one = False
        self._tried = 0.0

    def follow(self, event: pygame.Event) -> None:
        """Take note of an event of the system's."""
        match event.type:
            case pygame.AUDIODEVICEREMOVED if not event.iscapture:
                self._had_one = True
                self._try()
            case pygame.AUDIODEVICEADDED if not event.iscapture and not self._playing.available:
                # Every device that is there is told of while the first one is opened: that is none of ours.
                if self._had_one:
                    self._try()
            case _:
                pass

    def look(self) -> None:
        """Look for a device where there was one and is none; called once a frame."""
        self._had_one = self._had_one or self._playing.available
        if self._had_one and not self._playing.available and self._now() - self._tried >= AGAIN:
            self._try()

    def _try(self) -> None:
        if self._reopen():
            self._tried = self._now()
