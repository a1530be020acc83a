"""The ambience: a quiet recording of an osteria, looped on its own mixer channel."""

import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from settebello.audio.cues import AMBIENCE_CHANNEL, DUCKED, amplitude_of

FADE: Final = 1200
"""The fade-in time in milliseconds."""


class Ambience:
    """Loops a recording in the mixer that the cues have opened; silent if there is no mixer."""

    def __init__(self, file: Path, *, volume: float = 0.0, enabled: bool = True) -> None:
        """Set the volume, 0 to 1; nothing is read or played before `start`."""
        self._file = file
        self._volume = volume
        self._enabled = enabled
        self._ducked = False
        self._sound: pygame.mixer.Sound | None = None
        self._lock = threading.Lock()  # `start` runs in a thread while the player moves the slider

    def start(self) -> None:
        """Load and play the recording; never raises. Slow, so call it from a thread."""
        with self._lock, suppress(pygame.error, OSError):
            if self._sound is None and pygame.mixer.get_init() is not None:
                self._sound = pygame.mixer.Sound(self._file)
                self._apply()

    def let_go(self) -> None:
        """Release the sound before the mixer is closed; `start` loads it again."""
        with self._lock:
            self._sound = None

    def set(self, volume: float, *, enabled: bool) -> None:
        """Set the volume, 0 to 1; silent at 0 or if not enabled."""
        with self._lock, suppress(pygame.error):
            self._volume, self._enabled = volume, enabled
            self._apply()

    def duck(self, *, ducked: bool) -> None:
        """Make the recording quieter while the recorded voice speaks, or as loud as before."""
        # A file that is still being loaded keeps the lock for long; it then starts at the new volume.
        if self._ducked is not ducked and self._lock.acquire(blocking=False):
            try:
                self._ducked = ducked
                with suppress(pygame.error):
                    self._apply()
            finally:
                self._lock.release()

    def _apply(self) -> None:
        if self._sound is None or pygame.mixer.get_init() is None:
            return
        amplitude = amplitude_of(self._volume) if self._enabled else 0.0
        if self._ducked:
            amplitude *= DUCKED
        channel = pygame.mixer.Channel(AMBIENCE_CHANNEL)
        self._sound.set_volume(amplitude)
        if not amplitude:
            channel.stop()
        elif not channel.get_busy():
            channel.play(self._sound, loops=-1, fade_ms=FADE)
