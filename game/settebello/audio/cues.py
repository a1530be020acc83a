"""Sound cues, with two players: SDL's mixer, and silence."""

import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import Final, Protocol

import pygame

from settebello.audio.takes import Takes

# 1024 frames at 44.1 kHz are 23 ms: too short to be noticed beside a moving card. The device's thread runs
# even in silence, and with 512 frames it would need twice the processor time.
RATE: Final = 44100
SAMPLE_BITS: Final = -16  # signed
SPEAKERS: Final = 2
BUFFER: Final = 1024

# Cards are dealt 60 to 80 ms apart while the longest cue lasts under two seconds.
VOICES: Final = 16

DRIVER: Final = "SDL_AUDIODRIVER"
PATIENCE: Final = 0.05
"""Seconds that a change of the volume waits while the device is being opened."""

AMBIENCE_CHANNEL: Final = 0
"""The mixer channel reserved for the ambience."""
CLIP_CHANNEL: Final = 1
"""The mixer channel reserved for the recorded voice."""
DUCKED: Final = 0.35
"""The part of their amplitude that other sounds have while the recorded voice speaks."""


class Cue(StrEnum):
    """A short sound with a meaning; the value is the start of its file names."""

    SHUFFLE = "shuffle"
    DEAL = "deal"
    PLAY = "play"
    CAPTURE = "capture"
    SWEEP = "sweep"
    SETTEBELLO = "settebello"
    POINT = "point"
    KNOCK = "knock"
    REFUSE = "refuse"
    SUCCESS = "success"
    WIN = "win"
    LOSE = "lose"
    FOCUS = "focus"
    BUTTON = "button"
    SLIDE = "slide"
    TURN = "turn"


class Surface(StrEnum):
    """What the cards lie on; the value is the folder of the cues that differ."""

    WOOD = "wood"
    CLOTH = "cloth"


class Cues(Protocol):
    """A player of cues."""

    def play(self, cue: Cue, *, pan: float = 0.0) -> None:
        """Start the cue and return at once; never raises. `pan` is -1 (left) to 1 (right)."""


class SilentCues:
    """Plays no cues."""

    def play(self, cue: Cue, *, pan: float = 0.0) -> None:
        """Do nothing."""


class MixerCues:
    """Plays cues through SDL's mixer, which `start` opens.

    A cue played before `start` has finished is not heard. Without a sound device everything works silently;
    `available` is then False.

    Args:
        folder: holds `<cue>.ogg`, or `<cue>-1.ogg`, `<cue>-2.ogg` ... which are then played in turn. The
            same files in a subfolder named for a surface are played on that surface instead.
        volume: 0 to 1, the position of a slider; clamped.
        enabled: whether cues are played at all.
    """

    def __init__(self, folder: Path, *, volume: float = 0.8, enabled: bool = True) -> None:
        self._folder = folder
        self._volume = volume
        self._enabled = enabled
        self._available = False
        self._ducked = False
        self._surface = Surface.WOOD
        self._takes: dict[Surface, dict[Cue, Takes]] = {}
        self._played: list[Cue] = []
        # `start` and `reopen` may run in a thread, and sounds must not be used while no mixer is open.
        self._lock = threading.Lock()

    @property
    def available(self) -> bool:
        """Whether a sound device is open; False until `start` has finished."""
        return self._available

    @property
    def enabled(self) -> bool:
        """Whether cues are played."""
        return self._enabled

    @property
    def volume(self) -> float:
        """The volume as last set, 0 to 1."""
        return self._volume

    def start(self) -> None:
        """Open the sound device and load the cues; a second call does nothing.

        Takes a tenth of a second, longer without a device, so call it from a thread, after the first frame.
        Never raises: without a device SDL's dummy driver is used, and unreadable files stay silent.
        """
        with self._lock:
            if not self._takes:
                self._open()

    def reopen(self) -> None:
        """Open the present device in place of one that was removed; as slow as `start`.

        All other users of the mixer must release their sounds before, and start again afterwards.
        """
        with self._lock:
            self._takes = {}
            with suppress(pygame.error):
                pygame.mixer.quit()
            self._open()

    def _open(self) -> None:
        self._available = _open_mixer()
        if pygame.mixer.get_init() is None:
            return
        pygame.mixer.set_num_channels(VOICES + 2)
        pygame.mixer.set_reserved(2)
        # Sounds are converted to the device's format, which may differ for another device.
        everywhere = {cue: Takes(self._folder, cue) for cue in Cue}
        takes = {
            surface: {
                cue: here if (here := Takes(self._folder / surface, cue)) else everywhere[cue] for cue in Cue
            }
            for surface in Surface
        }
        self._apply_volume(takes)
        self._takes = takes

    def play(self, cue: Cue, *, pan: float = 0.0) -> None:
        """Start the cue and return at once; the cue is dropped if every channel is busy."""
        with self.at_hand(0.0) as open_now:
            if self._takes and self._enabled and open_now:
                with suppress(pygame.error):
                    if self._takes[self._surface][cue].play(pan):
                        self._played.append(cue)

    def take_played(self) -> tuple[Cue, ...]:
        """Return the cues that have been started since the last call."""
        played, self._played = tuple(self._played), []
        return played

    def set_surface(self, surface: Surface) -> None:
        """Choose the surface that the cards lie on."""
        self._surface = surface

    def set_volume(self, volume: float) -> None:
        """Set the volume of all cues, 0 to 1."""
        self._volume = volume
        with self.at_hand(PATIENCE) as open_now:
            if open_now:
                self._apply_volume()

    def duck(self, *, ducked: bool) -> None:
        """Make the cues quieter while the recorded voice speaks, or as loud as before."""
        self._ducked = ducked
        with self.at_hand(0.0) as open_now:
            if open_now:
                self._apply_volume()

    def set_enabled(self, *, enabled: bool) -> None:
        """Enable cues, or stop those that are playing and play no more."""
        self._enabled = enabled
        with self.at_hand(PATIENCE) as open_now:
            if not enabled and self._takes and open_now:
                with suppress(pygame.error):
                    pygame.mixer.stop()

    @contextmanager
    def at_hand(self, patience: float) -> Iterator[bool]:
        """Hold the mixer's lock; yields whether the mixer is open.

        Playing a sound without an open mixer crashes the program. Closing a removed device may block for
        long, so the drawing thread waits at most `patience` seconds for the lock.
        """
        held = self._lock.acquire(timeout=patience)
        try:
            yield held and pygame.mixer.get_init() is not None
        finally:
            if held:
                self._lock.release()

    def _apply_volume(self, takes: Mapping[Surface, Mapping[Cue, Takes]] | None = None) -> None:
        amplitude = amplitude_of(self._volume) * (DUCKED if self._ducked else 1.0)
        for cues in (self._takes if takes is None else takes).values():
            for each in cues.values():
                each.set_volume(amplitude)


def amplitude_of(volume: float) -> float:
    """Return the amplitude for a slider position, both 0 to 1; the position is clamped."""
    # Squared, because the ear hears half the amplitude as much more than half as loud.
    return min(max(volume, 0.0), 1.0) ** 2


def _open_mixer() -> bool:
    """Open the mixer, with SDL's dummy driver if there is no device; return whether there is one."""
    try:
        pygame.mixer.init(RATE, SAMPLE_BITS, SPEAKERS, BUFFER)
    except pygame.error:
        pass
    else:
        return True
    # SDL chooses the driver while the mixer opens; restore the variable so that the next try uses the real
    # one.
    usual = os.environ.get(DRIVER)
    os.environ[DRIVER] = "dummy"
    with suppress(pygame.error):
        pygame.mixer.init(RATE, SAMPLE_BITS, SPEAKERS, BUFFER)
    if usual is None:
        del os.environ[DRIVER]
    else:
        os.environ[DRIVER] = usual
    return False
