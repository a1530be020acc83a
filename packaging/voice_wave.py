"""The sound of a clip: trimmed, levelled, and encoded as Ogg Opus. Needs the extra `voices`."""

import io
import struct
from typing import Final

import numpy as np
import soundfile
from voice_engines import Wave

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
    return _steady(file.getvalue())


def _steady(ogg: bytes) -> bytes:
    """Return the same stream with 1 in place of its random serial number."""
    out, at = bytearray(), 0
    while at < len(ogg):
        count = ogg[at + 26]
        end = at + 27 + count + sum(ogg[at + 27 : at + 27 + count])
        page = bytearray(ogg[at:end])
        page[14:18], page[22:26] = struct.pack("<I", 1), bytes(4)
        page[22:26] = struct.pack("<I", _checksum(page))
        out, at = out + page, end
    return bytes(out)


def _checksum(page: bytearray) -> int:
    """Return the checksum of an Ogg page (RFC 3533)."""
    value = 0
    for byte in page:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        value &= 0xFFFFFFFF
    return value
