"""Measurements of sounds: loudness (ITU-R BS.1770), true peak, spectrum, and the seam of a loop."""

import math
from dataclasses import dataclass

import numpy as np
from sound_waves import RATE, Spectrum, Wave, frames

SILENCE = -120.0


def decibels(amplitude: float) -> float:
    """Express an amplitude (1 is full scale) in dB."""
    return max(20 * math.log10(max(amplitude, 1e-9)), SILENCE)


def sides(wave: Wave) -> Wave:
    """Return a mono or stereo wave with the shape (samples, 2)."""
    return wave if wave.ndim > 1 else np.stack([wave, wave], axis=1)


def _biquad(
    numerator: tuple[float, float, float], denominator: tuple[float, float, float], z: Spectrum
) -> Spectrum:
    b0, b1, b2 = numerator
    a0, a1, a2 = denominator
    response: Spectrum = (b0 + b1 * z + b2 * z * z) / (a0 + a1 * z + a2 * z * z)
    return response


def weighted(wave: Wave) -> Wave:
    """Return a stereo wave after the K-weighting of BS.1770: a high shelf and a high-pass."""
    size = 1 << math.ceil(math.log2(len(wave) + RATE // 2))
    w = 2 * math.pi * np.arange(size // 2 + 1) / size
    z = np.exp(-1j * w)
    # The filters of the standard for any sample rate: a shelf of 4 dB at 1682 Hz, a high-pass at 38 Hz.
    k, high, q = math.tan(math.pi * 1681.974 / RATE), 10 ** (3.99984 / 20), 0.7071752
    middle = high**0.4996667741545416
    response = _biquad(
        (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
        z,
    )
    k, q = math.tan(math.pi * 38.13547 / RATE), 0.5003270
    response = response * _biquad((1, -2, 1), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k), z)
    spectrum = np.fft.rfft(sides(wave), size, axis=0) * response[:, None]
    filtered: Wave = np.fft.irfft(spectrum, size, axis=0)[: len(wave)]
    return filtered


def _blocks(wave: Wave, seconds: float, step: float) -> Wave:
    """Return the mean K-weighted power of overlapping blocks, both channels added."""
    power = np.concatenate([[0.0], np.cumsum((weighted(wave) ** 2).sum(axis=1))])
    length = frames(seconds)
    starts = np.arange(0, max(len(power) - 1 - length, 0) + 1, frames(step))
    ends = np.minimum(starts + length, len(power) - 1)
    blocks: Wave = (power[ends] - power[starts]) / length
    return blocks


def _lufs(power: float) -> float:
    return -0.691 + 10 * math.log10(max(power, 1e-12))


def integrated(wave: Wave) -> float:
    """Return the loudness of a long sound in LUFS, with the two gates of BS.1770."""
    blocks = _blocks(wave, 0.4, 0.1)
    blocks = blocks[blocks > 10 ** ((-70 + 0.691) / 10)]
    if not len(blocks):
        return SILENCE
    blocks = blocks[blocks > blocks.mean() / 10]
    return _lufs(float(blocks.mean()))


def loudest(wave: Wave) -> float:
    """Return the loudness of the loudest tenth of a second in LUFS: what counts for a short sound."""
    return _lufs(float(_blocks(wave, 0.1, 0.005).max()))


def true_peak(wave: Wave) -> float:
    """Return the highest peak between the samples in dB, from four times as many samples."""
    margin, size = 64, 1 << 16
    highest = 0.0
    for start in range(0, len(wave), size - 2 * margin):
        part = np.zeros((size, 2))
        first = max(start - margin, 0)
        piece = sides(wave)[first : first + size]
        part[: len(piece)] = piece
        finer = np.fft.irfft(np.fft.rfft(part, axis=0), 4 * size, axis=0) * 4
        highest = max(highest, float(np.abs(finer[: 4 * len(piece)]).max()))
    return decibels(highest)


def share(wave: Wave, low: float, high: float) -> float:
    """Return the share of a sound's energy between two frequencies (Hz), 0 to 1."""
    power = (np.abs(np.fft.rfft(sides(wave), axis=0)) ** 2).sum(axis=1)
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    return float(power[(hertz >= low) & (hertz <= high)].sum() / power.sum())


def seam(wave: Wave) -> float:
    """Return the step from the last sample of a loop to its first one, over the largest step within."""
    steps = np.abs(np.diff(sides(wave), axis=0))
    across = np.abs(sides(wave)[0] - sides(wave)[-1])
    return float(across.max() / steps.max())


@dataclass(frozen=True, slots=True)
class Measured:
    """What is measured of one file: seconds, LUFS (loudest tenth of a second, and overall), peak in dB."""

    seconds: float
    loudest: float
    integrated: float
    peak: float


def measured(wave: Wave) -> Measured:
    """Measure a wave."""
    return Measured(len(wave) / RATE, loudest(wave), integrated(wave), true_peak(wave))
