"""The murmur of the osteria: nine people talk somewhere in the room, with a glass now and then."""

import math
from random import Random

import numpy as np
from sound_room import placed, room, wrapped
from sound_waves import RATE, Wave, band, bell, frames, mixed, noise, softened, swelled, thinned

SECONDS = 90.0
TAIL = 6.0
"""Seconds for the last sentences to end; they are heard at the beginning of the loop."""
VOICES = (
    (98, -0.8),
    (112, 0.55),
    (121, -0.25),
    (128, 0.9),
    (147, 0.2),
    (168, -0.6),
    (196, 0.7),
    (214, -0.95),
    (233, 0),
)
"""Pitch in Hz and place of each voice, -1 (left) to 1 (right)."""
VOWELS = (
    (730, 1250, 2500),
    (560, 1780, 2550),
    (420, 2050, 2650),
    (300, 2250, 2950),
    (560, 950, 2450),
    (430, 820, 2350),
    (330, 760, 2300),
)
"""The three resonances (Hz) of the vowels of Italian."""


def _spectrum(hertz: Wave, formants: tuple[float, ...]) -> Wave:
    """Return how strongly a mouth passes each frequency."""
    peaks = [
        loud / (1 + ((hertz - at) / wide) ** 2)
        for at, wide, loud in zip(formants, (70, 100, 160), (1.0, 0.9, 0.6), strict=True)
    ]
    passed: Wave = np.sum(peaks, axis=0) + 0.02
    return passed


def syllable(rng: Random, pitch: float, size: float) -> Wave:
    """A vowel that glides into the next one, after a hint of a consonant.

    Args:
        rng: decides the vowels and their length.
        pitch: in Hz.
        size: of the mouth; its resonances lie higher for a smaller one.
    """
    length = frames(rng.uniform(0.1, 0.24))
    place = np.arange(length) / length
    glide = rng.uniform(0.93, 1.08)
    phase = 2 * np.pi * np.cumsum(pitch * glide**place / RATE)
    begin, end = (tuple(one * size for one in rng.choice(VOWELS)) for _ in range(2))
    count = min(int(3900 / pitch), 36)
    harmonics = np.arange(1.0, count + 1)
    first, last = (
        _spectrum(np.asarray(harmonics * pitch, dtype=np.float64), formants) / harmonics**0.4
        for formants in (begin, end)
    )
    strength = first[:, None] * (1 - place) + last[:, None] * place
    voiced = (strength * np.sin(harmonics[:, None] * phase)).sum(axis=0)
    parts = [(0.03, 1.0, swelled(voiced, rng.uniform(0.22, 0.45)))]
    if rng.random() < 0.6:
        hiss = band(noise(rng, rng.uniform(0.03, 0.07)), rng.uniform(1900, 3100), 2400, 0.8)
        parts.append((0, rng.uniform(0.1, 0.3), swelled(hiss, 0.5)))
    return mixed(*parts)


def laugh(rng: Random, pitch: float, size: float) -> Wave:
    """Five or six short falling vowels."""
    every = rng.uniform(0.16, 0.2)
    return mixed(
        *((every * n, 0.9**n, syllable(rng, pitch * 1.25 * 0.96**n, size)) for n in range(rng.randint(4, 6)))
    )


def talk(rng: Random, pitch: float) -> Wave:
    """Somebody tells something, waits for the others, and goes on; nobody is silent for long."""
    size = 0.92 + 0.2 * (pitch - 98) / 135
    parts: list[tuple[float, float, Wave]] = [(SECONDS + TAIL - 0.01, 0.0, np.zeros(frames(0.01)))]
    now = rng.uniform(0, 3)
    while now < SECONDS:
        eager = rng.uniform(0.55, 1.0)
        if rng.random() < 0.06:
            parts.append((now, 0.9, laugh(rng, pitch, size)))
            now += 1.2
        for number in range(rng.randint(4, 14)):
            said = syllable(rng, pitch * rng.uniform(0.9, 1.16) * 0.988**number, size)
            parts.append((now, eager * rng.uniform(0.55, 1.0), said))
            now += len(said) / RATE * rng.uniform(0.72, 0.98)
        now += rng.uniform(0.4, 2.4)
    return mixed(*parts)[: frames(SECONDS + TAIL)]


def _far(wave: Wave) -> Wave:
    """Hear a sound from across a room: less of the highs and of the lowest tones."""
    return softened(thinned(wave, 260), 4200)


def osteria(seed: str) -> Wave:
    """Return the stereo loop."""
    walls = room(f"{seed} walls", early=0.55, tail=0.10)
    total = np.zeros((frames(SECONDS + TAIL + 1), 2))

    def add(wave: Wave, start: float, pan: float) -> None:
        heard = placed(wave, walls, pan)
        at = frames(start)
        heard = heard[: len(total) - at]
        total[at : at + len(heard)] += heard

    for number, (pitch, pan) in enumerate(VOICES):
        rng = Random(f"{seed} {number}")
        wave = _far(talk(rng, pitch))
        wave *= rng.uniform(0.75, 1.0) / math.sqrt(float(np.mean(wave**2)))
        add(wave, 0, pan)
    rng = Random(f"{seed} things")
    for _ in range(9):
        glass = bell(rng.uniform(1500, 2900), 0.6, 0.06)
        add(softened(glass, 3000), rng.uniform(1, SECONDS - 1), rng.uniform(-1, 1))
    for _ in range(7):
        plate = mixed(
            (0, 1.0, bell(rng.uniform(900, 1300), 0.3, 0.02)),
            (rng.uniform(0.05, 0.12), 0.7, bell(rng.uniform(1000, 1500), 0.3, 0.02)),
        )
        add(softened(plate, 2500), rng.uniform(1, SECONDS - 1), rng.uniform(-1, 1))
    # The air of the room, all around.
    air = np.stack([softened(band(noise(rng, SECONDS + 1), 420, 420, 1.6), 1500) for _ in (0, 1)], axis=1)
    ramp = np.minimum(1, np.minimum(np.arange(len(air)), len(air) - np.arange(len(air))) / RATE)
    total[: len(air)] += 0.35 * air / air.std() * np.sin(np.pi / 2 * ramp)[:, None]
    return wrapped(total, SECONDS)
