"""The sound of a clip: trimmed, levelled, and encoded as Ogg Opus. Needs the extra `voices`."""

import io
from typing import Final

import numpy as np
import soundfile
from voice_engines import Wave
from voice_pages import steady

LEVEL: Final = 10 ** (-20 / 20)
"""The loudness of the voiced parts."""
PEAK: Final = 10 ** (-2 / 20)
"""The largest sample that is allowed."""
QUIET: Final = 0.02
"""The part of the largest level below which an end of a clip is silence."""
VOICED: Final = 0.05
"""The part of the largest energy from which a part of a clip counts as voiced."""


def finished(wave: Wave, rate: int) -> Wave:
    """Return a clip without silence at its ends, as loud as all others, with soft edges."""
    wave = wave - wave.mean()
    step = rate // 100
    level = (wave[: len(wave) // step * step].reshape(-1, step) ** 2).mean(1) ** 0.5
    loud = np.flatnonzero(level > QUIET * level.max())
    wave = wave[max(0, loud[0] - 2) * step : (loud[-1] + 4) * step]
    frames = wave[: len(wave) // 240 * 240].reshape(-1, 240)
    energy = (frames**2).mean(1)
    voiced = energy[energy > VOICED * energy.max()].mean() ** 0.5
    wave = wave * min(LEVEL / voiced, PEAK / np.abs(wave).max())
    fade = rate // 125
    wave[:fade] *= np.linspace(0, 1, fade)
    wave[-fade:] *= np.linspace(1, 0, fade)
    return wave.astype(np.float32)


def encoded(wave: Wave, rate: int, compression: float) -> bytes:
    """Return Ogg Opus, which SDL's mixer plays; the same samples give the same bytes."""
    file = io.BytesIO()
    soundfile.write(file, wave, rate, format="OGG", subtype="OPUS", compression_level=compression)
    return steady(file.getvalue())
