"""Building blocks of the sounds: noise, filters, tones and plucked strings, as numpy arrays.

A wave is a one-dimensional array of samples, 44100 a second, around -1 to 1. Filters work in the frequency
domain, so a sound is the same on every machine up to the last bits of a float.
"""

import math
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

RATE = 44100

Wave = npt.NDArray[np.float64]
Spectrum = npt.NDArray[np.complexfloating[Any, Any]]


def frames(seconds: float) -> int:
    """Return the number of samples in a time."""
    return round(seconds * RATE)


def noise(rng: Random, seconds: float) -> Wave:
    """Return white noise."""
    return np.random.Generator(np.random.PCG64(rng.getrandbits(64))).uniform(-1, 1, frames(seconds))


def _through(wave: Wave, response: Spectrum, size: int) -> Wave:
    return np.fft.irfft(np.fft.rfft(wave, size) * response, size)[: len(wave)]


def _size(wave: Wave) -> int:
    """Return the length of a transform with room for the ringing of a filter."""
    return 1 << math.ceil(math.log2(len(wave) + RATE // 8))


def softened(wave: Wave, frequency: float) -> Wave:
    """Attenuate everything above a frequency (Hz) by 6 dB an octave."""
    size = _size(wave)
    return _through(wave, 1 / (1 + 1j * np.fft.rfftfreq(size, 1 / RATE) / frequency), size)


def thinned(wave: Wave, frequency: float) -> Wave:
    """Attenuate everything below a frequency (Hz) by 6 dB an octave."""
    return wave - softened(wave, frequency)


def band(wave: Wave, start: float, end: float, width: float) -> Wave:
    """Keep a band around a frequency (Hz) that glides from start to end; width 2 is broad, 0.1 narrow."""
    steps = 1 if start == end else 6
    size = _size(wave)
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    place = np.linspace(0, max(steps - 1, 1), len(wave))
    out = np.zeros(len(wave))
    for step in range(steps):
        at = hertz / (start * (end / start) ** (step / max(steps - 1, 1)))
        response = 1j * at * width / (1 - at**2 + 1j * at * width)
        share = np.clip(1 - np.abs(place - step), 0, 1) if steps > 1 else np.ones(len(wave))
        out += _through(wave, response, size) * share
    return out


def swelled(wave: Wave, peak_at: float) -> Wave:
    """Raise a sound until a fraction of its length, then let it fall, without corners."""
    place = np.arange(len(wave)) / len(wave)
    rise = np.minimum(place / peak_at, (1 - place) / (1 - peak_at))
    shape: Wave = np.sin(np.pi / 2 * np.minimum(rise, 1)) ** 2
    return wave * shape


def faded(wave: Wave, half_life: float) -> Wave:
    """Let a sound die away, halved every half_life seconds."""
    return wave * 0.5 ** (np.arange(len(wave)) / (half_life * RATE))


def tone(frequency: float, seconds: float, half_life: float, glide: float = 1.0) -> Wave:
    """Return a dying sine whose frequency (Hz) moves to glide times itself."""
    index = np.arange(frames(seconds))
    phase = np.cumsum(2 * np.pi * frequency * glide ** (index / len(index)) / RATE)
    return faded(np.sin(phase) * np.minimum(index / 60, 1), half_life)


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Add parts, each given as (start in seconds, loudness, samples)."""
    out = np.zeros(max(frames(start) + len(wave) for start, _, wave in parts))
    for start, loudness, wave in parts:
        at = frames(start)
        out[at : at + len(wave)] += loudness * wave
    return out


def plucked(
    rng: Random,
    frequency: float,
    seconds: float,
    *,
    brightness: float = 0.5,
    ring: float = 2.0,
    at: float = 0.13,
) -> Wave:
    """Return a plucked string (Karplus and Strong): a loop of noise, averaged in every period.

    Args:
        rng: the source of the noise.
        frequency: in Hz.
        seconds: length.
        brightness: 0 for a thumb to 1 for a hard plectrum.
        ring: seconds until the fundamental has fallen by 60 dB.
        at: where the string is plucked, as a fraction of its length.
    """
    loss = 0.5 - 0.34 * brightness  # the share of the sample before in the average
    period = RATE / frequency - loss
    whole = int(period)
    part = period - whole
    burst = noise(rng, (whole + 2) / RATE)
    burst = softened(np.tile(burst, 3), 700 + 9000 * brightness**2)[len(burst) : 2 * len(burst)]
    burst = burst - np.roll(burst, max(1, round(at * whole)))
    burst -= burst.mean()
    out = np.zeros(max(frames(seconds), len(burst)))
    out[: len(burst)] = burst / (np.sqrt(np.mean(burst**2)) + 1e-9)
    keep = 10 ** (-3 * period / RATE / ring)
    now, before, first = (1 - loss) * (1 - part), (1 - loss) * part + loss * (1 - part), loss * part
    for start in range(len(burst), len(out), whole):
        end = min(start + whole, len(out))
        here = slice(start - whole, end - whole)
        out[start:end] = keep * (
            now * out[here]
            + before * out[here.start - 1 : here.stop - 1]
            + first * out[here.start - 2 : here.stop - 2]
        )
    return out


def bell(frequency: float, seconds: float, half_life: float) -> Wave:
    """Return a small bell: the note, its octave, and one partial that fits neither."""
    return mixed(
        (0, 1.0, tone(frequency, seconds, half_life)),
        (0, 0.25, tone(frequency * 2, seconds, half_life * 0.6)),
        (0, 0.12, tone(frequency * 2.76, seconds, half_life * 0.35)),
    )
