"""Music: one piece at a time, streamed from its file, faded in and out and ducked under other sounds."""

from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

import pygame

from settebello.audio.cues import DUCKED, Cue, amplitude_of

FADE_IN: Final = 2.0
FADE_OUT: Final = 0.9
"""Seconds of a full fade."""
DUCKING: Final = 0.08
"""Seconds in which the music becomes quieter under another sound."""
RECOVERY: Final = 1.2
"""Seconds in which it becomes as loud as before."""
UNDER: Final[dict[Cue, tuple[float, float]]] = {
    Cue.SWEEP: (0.4, 1.0),
    Cue.SETTEBELLO: (0.4, 0.9),
    Cue.WIN: (0.0, 4.5),
    Cue.LOSE: (0.0, 5.0),
    Cue.KNOCK: (0.6, 0.5),
    Cue.POINT: (0.7, 0.4),
    Cue.SUCCESS: (0.6, 0.6),
    Cue.REFUSE: (0.7, 0.4),
    Cue.CAPTURE: (0.7, 0.5),
    Cue.PLAY: (0.75, 0.3),
    Cue.SHUFFLE: (0.7, 0.9),
}
"""The part of its amplitude that the music keeps under a cue, and for how many seconds."""
LONGEST_STEP: Final = 0.25
"""Seconds that one call of `follow` advances a fade at most."""

Mixer = Callable[[float], AbstractContextManager[bool]]
"""Holds the mixer's lock, waiting at most some seconds; yields whether the mixer is open."""


class Track(StrEnum):
    """A piece of music; the value is the name of its file."""

    TITLE = "tarantella"
    TABLE = "siciliana"


PLAYS: Final = {Track.TITLE: 3}
"""How often a piece plays before it rests, five minutes for the title; other pieces have no end."""


@dataclass(slots=True)
class Fader:
    """An amplitude between 0 and 1 that moves towards a goal."""

    value: float

    def move(self, goal: float, seconds: float, *, rise: float, fall: float) -> None:
        """Advance by some seconds; `rise` and `fall` are the seconds from 0 to 1 and back."""
        if goal > self.value:
            self.value = min(goal, self.value + seconds / rise)
        else:
            self.value = max(goal, self.value - seconds / fall)


class Music:
    """Plays the wanted piece again and again; silent without a mixer or without the file."""

    def __init__(self, folder: Path, mixer: Mixer, *, volume: float, enabled: bool = True) -> None:
        """Read nothing yet; `mixer` is `MixerCues.at_hand`, and `volume` the position of a slider."""
        self._folder = folder
        self._mixer = mixer
        self._volume = volume
        self._enabled = enabled
        self._playing: Track | None = None
        self._broken: set[Track] = set()
        self._fade = Fader(0.0)
        self._duck = Fader(1.0)
        self._under: list[tuple[float, float]] = []
        self._now: float | None = None
        self._set: float | None = None

    @property
    def playing(self) -> Track | None:
        """The piece that is playing or has played to its end, or None."""
        return self._playing

    @property
    def amplitude(self) -> float:
        """The amplitude of the music now, 0 to 1."""
        if self._playing is None:
            return 0.0
        return amplitude_of(self._volume) * self._fade.value**2 * self._duck.value

    def set(self, volume: float, *, enabled: bool) -> None:
        """Set the volume, 0 to 1; silent at once at 0 or if not enabled."""
        self._volume, self._enabled = volume, enabled
        if not self._heard:
            self._stop(0.05)
        elif self._playing is not None:
            self._apply()

    def duck(self, cues: tuple[Cue, ...], now: float) -> None:
        """Keep quieter under cues that have started."""
        for cue in cues:
            if cue in UNDER:
                part, seconds = UNDER[cue]
                self._under.append((part, now + seconds))

    def follow(self, track: Track | None, now: float, *, speaking: bool = False) -> None:
        """Fade towards the wanted piece, None for silence; call once a frame with the time in seconds."""
        step = 0.0 if self._now is None else min(max(now - self._now, 0.0), LONGEST_STEP)
        self._now = now
        self._under = [(part, until) for part, until in self._under if until > now]
        quiet = min((DUCKED if speaking else 1.0, *(part for part, _ in self._under)))
        self._duck.move(quiet, step, rise=RECOVERY, fall=DUCKING)
        wanted = track if self._heard and track not in self._broken else None
        if self._playing is not wanted:
            self._fade.move(0.0, step, rise=FADE_IN, fall=FADE_OUT)
            if self._playing is not None and self._fade.value > 0:
                self._apply()
                return
            self._stop(0.0)
            if wanted is not None and self._playing is None:
                self._begin(wanted)
        elif wanted is not None:
            self._fade.move(1.0, step, rise=FADE_IN, fall=FADE_OUT)
            self._apply()

    def let_go(self) -> None:
        """Forget the piece, because its mixer is closed; `follow` begins it again."""
        self._playing, self._set = None, None
        self._fade.value = 0.0

    @property
    def _heard(self) -> bool:
        return self._enabled and self._volume > 0

    def _begin(self, track: Track) -> None:
        """Start a piece, still silent; a file that cannot be played is not tried again."""
        with self._mixer(0.0) as open_now:
            if not open_now:
                return
            try:
                pygame.mixer.music.load(self._folder / f"{track}.ogg")
                pygame.mixer.music.set_volume(0.0)
                pygame.mixer.music.play(loops=PLAYS.get(track, 0) - 1)
            except (pygame.error, OSError):
                self._broken.add(track)
                return
            self._playing, self._set = track, 0.0

    def _stop(self, patience: float) -> None:
        self._fade.value = 0.0
        if self._playing is None:
            return
        with self._mixer(patience) as open_now:
            if open_now:
                with suppress(pygame.error):
                    pygame.mixer.music.stop()
                    pygame.mixer.music.unload()
                self._playing, self._set = None, None

    def _apply(self) -> None:
        amplitude = round(self.amplitude, 3)
        if amplitude == self._set:
            return
        with self._mixer(0.0) as open_now:
            if open_now:
                with suppress(pygame.error):
                    pygame.mixer.music.set_volume(amplitude)
                    self._set = amplitude
