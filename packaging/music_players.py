"""Plays a piece: mandolins with doubled courses, a guitar and a tamburello, in a small room.

Every note is a plucked string; the body of the instrument is a filter over all of its notes.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random

import numpy as np
from music_notation import BEAT, Note, Piece, Section, chords, notes
from music_parts import bass_line, second_voice, voicings
from sound_room import placed, room, wrapped
from sound_waves import RATE, Wave, band, faded, frames, mixed, noise, plucked, softened, tone

A4 = 69
TAKES = 3
"""So many recordings there are of every note."""
TREMOLO = 0.078
"""Seconds between the strokes of a tremolo."""
GRACE = 0.055
"""Seconds of each of the first two notes of a mordent."""
RING_ON = 2.2
"""Seconds of sound after the end of a piece."""
LATE = 0.006
"""No player is more exact than this, in seconds."""
MANDOLIN_BODY = (
    (248, 0.02, 0.5),
    (415, 0.016, 0.7),
    (640, 0.012, 0.8),
    (1180, 0.008, 0.6),
    (2300, 0.005, 0.5),
)
GUITAR_BODY = ((102, 0.05, 0.9), (208, 0.035, 1.0), (392, 0.02, 0.6), (720, 0.012, 0.4))
"""Frequency (Hz), half-life (s) and strength of the modes of a body."""


def hertz(pitch: int) -> float:
    """Return the frequency of a MIDI number."""
    return 440 * math.exp2((pitch - A4) / 12)


@cache
def course(pitch: int, take: int, level: int) -> Wave:
    """Return two strings of a mandolin, tuned almost alike and struck one after the other.

    `level` is how hard it is struck: 0 softly to 2; a harder stroke is brighter.
    """
    rng = Random(f"mandolin {pitch} {take} {level}")
    ring = 2.4 * 0.5 ** ((pitch - 60) / 20)
    bright = (0.42, 0.55, 0.68)[level]
    strings = [
        plucked(rng, hertz(pitch) * 2 ** (cents / 1200), 2.0, brightness=bright, ring=ring, at=0.11)
        for cents in (-rng.uniform(1, 2.4), rng.uniform(1, 2.4))
    ]
    pick = faded(band(noise(rng, 0.02), 3800, 3000, 0.9), 0.0025)
    return mixed((0, 0.6, strings[0]), (rng.uniform(0.003, 0.008), 0.5, strings[1]), (0, 0.5, pick))


@cache
def string(pitch: int, take: int, level: int) -> Wave:
    """Return a nylon string of a guitar, plucked with the finger."""
    rng = Random(f"guitar {pitch} {take} {level}")
    ring = 4.5 * 0.5 ** ((pitch - 40) / 24)
    return plucked(rng, hertz(pitch), 2.4, brightness=(0.16, 0.24, 0.34)[level], ring=ring, at=0.24)


@cache
def jingle(take: int) -> Wave:
    """Return one shake of the tamburello: five pairs of small discs."""
    rng = Random(f"jingle {take}")
    discs = [
        (rng.uniform(0, 0.018), rng.uniform(0.3, 0.6), tone(rng.uniform(4200, 8200), 0.14, 0.016))
        for _ in range(8)
    ]
    return mixed((0, 0.9, faded(band(noise(rng, 0.12), 6500, 6000, 0.8), 0.014)), *discs)


@cache
def skin(take: int) -> Wave:
    """Return the thumb on the skin of the tamburello."""
    rng = Random(f"skin {take}")
    return mixed(
        (0, 1.0, tone(rng.uniform(108, 116), 0.25, 0.04, 0.86)),
        (0, 0.4, tone(rng.uniform(232, 244), 0.16, 0.02)),
        (0, 0.5, faded(softened(noise(rng, 0.04), 1200), 0.006)),
    )


@dataclass(slots=True)
class Track:
    """What one player plays; `pan` is the player's place, -1 (left) to 1 (right)."""

    rng: Random
    length: int
    pan: float
    wave: Wave = field(init=False)

    def __post_init__(self) -> None:
        self.wave = np.zeros(self.length)

    def add(self, at: float, wave: Wave, loud: float, seconds: float = 10.0, release: float = 0.05) -> None:
        """Add a sound, damped after some seconds."""
        start = max(0, frames(at + self.rng.uniform(0, LATE)))
        end = frames(seconds)
        if end < len(wave):
            wave = wave[: end + frames(6 * release)].copy()
            wave[end:] *= 0.5 ** (np.arange(len(wave) - end) / (release * RATE))
            wave[-200:] *= np.linspace(1, 0, 200)
        wave = wave[: len(self.wave) - start]
        self.wave[start : start + len(wave)] += loud * wave


def accent(note: Note, bar: int) -> float:
    """Return how strongly a note is struck: the first of a bar most, then the beats."""
    if note.start % bar == 0:
        return 1.0
    return 0.86 if note.strong else 0.7


class Player:
    """Plays one piece."""

    def __init__(self, piece: Piece) -> None:
        """Take the piece; each instrument has an empty track."""
        self._piece = piece
        length = frames(piece.seconds + RING_ON)
        places = {"mandolin": -0.3, "second": 0.4, "low": -0.1, "guitar": 0.18, "drum": -0.55}
        self._tracks = {
            name: Track(Random(f"{piece.name} {name}"), length, pan) for name, pan in places.items()
        }

    def wave(self) -> Wave:
        """Return the piece in its room, the end of a loop sounding on into its beginning."""
        for start, section in self._piece.starts():
            self._melodies(start, section)
            self._guitar(start, section)
            if "drum" in section.along:
                self._drum(start, section)
        walls = room("music", early=0.34, tail=0.05)
        bodies = {"drum": (), "guitar": GUITAR_BODY, "low": GUITAR_BODY}
        loud = {"mandolin": 0.9, "second": 0.55, "low": 0.6, "guitar": 0.36, "drum": 0.4}
        heard = [
            placed(loud[name] * _body(track.wave, bodies.get(name, MANDOLIN_BODY)), walls, track.pan)
            for name, track in self._tracks.items()
        ]
        total = np.sum(heard, axis=0)
        return wrapped(total, self._piece.seconds) if self._piece.loop else total

    def _melodies(self, start: int, section: Section) -> None:
        piece = self._piece
        melody = notes(section.melody, piece.bar, start)
        low = "low" in section.along
        for note in melody:
            self._play("low" if low else "mandolin", note)
        if "thirds" in section.along and melody:
            harmony = chords(section.chords, piece.beats, start)
            for note in second_voice(melody, harmony, bass_line(harmony), piece.scale):
                self._play("second", note)
        if "octave" in section.along:
            for note in melody:
                self._play("second", Note(note.start, note.length, note.pitch - 12, note.ornament))

    def _play(self, name: str, note: Note) -> None:
        """Play a note of a melody with its ornament."""
        track, sixteenth = self._tracks[name], self._piece.sixteenth
        loud = accent(note, self._piece.bar) * track.rng.uniform(0.92, 1.05)
        sound = string if name == "low" else course
        for at, pitch, share, seconds in self._strokes(note, track.rng, plain=name == "low"):
            take = track.rng.randrange(TAKES)
            level = min(2, int(3 * loud * share * 0.95))
            track.add(note.start * sixteenth + at, sound(pitch, take, level), loud * share, seconds)

    def _strokes(self, note: Note, rng: Random, *, plain: bool) -> Iterator[tuple[float, int, float, float]]:
        """Yield the strokes of a note: seconds after its start, pitch, loudness, seconds until damped."""
        length = note.length * self._piece.sixteenth
        if note.ornament == "~" and not plain:
            upper = next(
                note.pitch + step for step in (1, 2, 3) if (note.pitch + step) % 12 in self._piece.scale
            )
            yield 0, note.pitch, 0.8, GRACE
            yield GRACE, upper, 0.7, GRACE
            yield 2 * GRACE, note.pitch, 0.9, length - 2 * GRACE
        elif note.ornament == "*" and not plain:
            count = max(2, round(length / TREMOLO))
            for number in range(count):
                swell = 0.62 + 0.22 * math.sin(math.pi * (number + 0.5) / count)
                down = 1.0 if number % 2 == 0 else 0.84
                at = number * length / count + rng.uniform(-0.004, 0.004) * (number > 0)
                yield at, note.pitch, swell * down if number else 0.85, length - number * length / count
        else:
            yield 0, note.pitch, 1.0, length

    def _guitar(self, start: int, section: Section) -> None:
        piece, track = self._piece, self._tracks["guitar"]
        harmony = chords(section.chords, piece.beats, start)
        beat, eighth = BEAT * piece.sixteenth, 2 * piece.sixteenth
        for bass, stack in zip(bass_line(harmony), voicings(harmony), strict=True):
            at = bass.start * piece.sixteenth
            first = bass.start % piece.bar == 0
            track.add(at, self._string(bass.pitch, 2 if first else 1), 1.0 if first else 0.82, beat * 1.05)
            for when, pitch, loud, seconds in _pattern(section.guitar, stack, eighth, odd=not first):
                track.add(at + when, self._string(pitch, 1 if loud > 0.36 else 0), loud, seconds)

    def _string(self, pitch: int, level: int) -> Wave:
        return string(pitch, self._tracks["guitar"].rng.randrange(TAKES), level)

    def _drum(self, start: int, section: Section) -> None:
        piece, track = self._piece, self._tracks["drum"]
        beats = len(chords(section.chords, piece.beats))
        for number in range(3 * beats):
            at = (start + 2 * number) * piece.sixteenth
            first, on_beat = number % (3 * piece.beats) == 0, number % 3 == 0
            if first:
                track.add(at, skin(track.rng.randrange(TAKES)), 0.9)
            elif on_beat:
                track.add(at, skin(track.rng.randrange(TAKES)), 0.5)
            loud = 0.34 if first else 0.26 if on_beat else 0.13 if number % 3 == 1 else 0.2
            track.add(at, jingle(track.rng.randrange(TAKES)), loud * track.rng.uniform(0.85, 1.1))
            if number >= 3 * (beats - 1):  # a roll leads into the next section
                for extra in (1 / 3, 2 / 3):
                    track.add(at + extra * 2 * piece.sixteenth, jingle(track.rng.randrange(TAKES)), 0.12)


def _pattern(
    style: str, stack: tuple[int, ...], eighth: float, *, odd: bool
) -> Iterator[tuple[float, int, float, float]]:
    """Yield what the guitar plays above the bass in one beat: seconds, pitch, loudness, length."""
    low, middle, high = stack[0], stack[1], stack[-1]
    match style:
        case "waltz":
            for number, pitch in enumerate(stack):
                yield 2 * eighth + 0.009 * number, pitch, 0.4, 0.9 * eighth
        case "strum":
            for number, pitch in enumerate(stack):
                yield eighth + 0.007 * number, pitch, 0.28, 0.8 * eighth
            for number, pitch in enumerate(reversed(stack)):
                yield 2 * eighth + 0.006 * number, pitch, 0.44, 0.9 * eighth
        case "broken":
            first, second = (middle, high) if odd else (low, middle)
            yield eighth, first, 0.5, 1.9 * eighth
            yield 2 * eighth, second, 0.46, 1.2 * eighth
        case "rolled":
            for number, pitch in enumerate((low, middle, high, middle, low), 1):
                yield number * eighth / 2, pitch, 0.42 if number % 2 == 0 else 0.33, eighth
        case _:
            raise ValueError(f"the guitar knows no {style!r}")


def _body(wave: Wave, modes: tuple[tuple[float, float, float], ...]) -> Wave:
    """Let the body of an instrument sound along with its strings."""
    if not modes:
        return wave
    # A mode passes its own frequency as strongly as its third number says.
    gains = [loud * 2 * math.log(2) / (half * RATE) for _, half, loud in modes]
    response = mixed(
        *((0, gain, tone(at, 0.25, half)) for (at, half, _), gain in zip(modes, gains, strict=True))
    )
    size = 1 << math.ceil(math.log2(len(wave) + len(response)))
    low = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(response, size), size)[: len(wave)]
    return 0.75 * softened(wave, 4500) + low


def music(piece: Piece) -> Wave:
    """Return a piece as a stereo wave, not yet levelled."""
    return Player(piece).wave()
