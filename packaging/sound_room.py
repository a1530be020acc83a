"""The room around the sounds, the limiter, and OGG Vorbis files. Stereo waves have the shape (samples, 2)."""

import math
from array import array
from pathlib import Path
from random import Random

import numpy as np
from sound_waves import RATE, Wave, frames, noise, softened, thinned

EARLY = (0.009, 0.035)
"""The first reflections arrive between these times, in seconds."""
TAIL = 0.35
"""Seconds until the reverberation has fallen by 60 dB."""
LOOK_AHEAD = 0.0015


def room(seed: str, *, early: float, tail: float) -> Wave:
    """Return the response of a small room: six early reflections on each side, and a short diffuse tail.

    Args:
        seed: gives the places of the walls.
        early: amplitude of the strongest reflection beside the direct sound, 1.
        tail: amplitude at which the tail begins.
    """
    sides = []
    for side in ("left", "right"):
        rng = Random(f"{seed} {side}")
        wave = np.zeros(frames(TAIL + 0.1))
        for number in range(6):
            at = EARLY[0] + (EARLY[1] - EARLY[0]) * (number + rng.uniform(0, 0.9)) / 6
            wave[frames(at)] += early * 0.85**number * rng.choice((-1, 1)) * rng.uniform(0.7, 1)
        diffuse = noise(rng, TAIL + 0.06)
        decay = 10 ** (-3 * np.arange(len(diffuse)) / RATE / TAIL)
        rise = np.minimum(np.arange(len(diffuse)) / frames(0.02), 1)
        start = frames(0.02)
        wave[start : start + len(diffuse)] += tail * diffuse * decay * rise
        wave = thinned(softened(wave, 4200), 180)
        wave[0] += 1
        sides.append(wave)
    return np.stack(sides, axis=1)


def placed(wave: Wave, response: Wave, pan: float = 0.0) -> Wave:
    """Return a mono or stereo wave as heard in a room; `pan` is -1 (left) to 1 (right)."""
    stereo = wave if wave.ndim > 1 else np.stack([wave, wave], axis=1)
    angle = (pan + 1) * math.pi / 4
    stereo = stereo * np.array([math.cos(angle), math.sin(angle)]) * math.sqrt(2)
    length = len(stereo) + len(response) - 1
    size = 1 << math.ceil(math.log2(length))
    sides = [
        np.fft.irfft(np.fft.rfft(stereo[:, side], size) * np.fft.rfft(response[:, side], size), size)
        for side in (0, 1)
    ]
    return np.stack(sides, axis=1)[:length]


def limited(wave: Wave, ceiling: float) -> Wave:
    """Keep the peaks of a stereo wave below a ceiling (0 to 1) by a gain that moves without corners."""
    reach = frames(LOOK_AHEAD)
    wanted = np.minimum(1, ceiling / np.maximum(np.abs(wave).max(axis=1), 1e-9))
    padded = np.pad(wanted, reach, constant_values=1.0)
    lowest = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1).min(axis=1)
    smooth = np.hanning(reach + 2)[1:-1]
    padded = np.pad(lowest, reach // 2, mode="edge")
    gain = np.convolve(padded, smooth / smooth.sum(), mode="same")[reach // 2 : reach // 2 + len(wave)]
    return wave * np.minimum(gain, 1)[:, None]


def wrapped(wave: Wave, seconds: float) -> Wave:
    """Add what rings on after the end of a loop to its beginning."""
    length = frames(seconds)
    out = wave[:length].copy()
    for start in range(length, len(wave), length):
        rest = wave[start : start + length]
        out[: len(rest)] += rest
    return out


def write(file: Path, wave: Wave, quality: float) -> None:
    """Write a wave as OGG Vorbis; `quality` is libsndfile's compression level, 0 best to 1 smallest."""
    import soundfile  # noqa: PLC0415 - a tool for whoever changes a sound; tests measure without it

    file.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        file, "w", RATE, channels=channels, format="OGG", subtype="VORBIS", compression_level=quality
    ) as out:
        # A second at a time: libsndfile keeps what it is given at once on the stack.
        for start in range(0, len(wave), RATE):
            samples = array("f", wave[start : start + RATE].astype(np.float32).tobytes())
            out.buffer_write(samples.tobytes(), dtype="float32")
