"""Make the sounds and the music of the game: synthesised with numpy, written as OGG Vorbis.

``python packaging/sounds.py`` writes everything in ``assets/sounds`` and the table of measurements in its
``README.md``; with names (``cues``, ``murmur``, ``music``) only these. Needs numpy and soundfile, tools for
whoever changes a sound. Every sound is a function of a seed: the same seed gives the same samples.
"""

import sys
from pathlib import Path
from random import Random

import numpy as np
from music_notation import Piece
from music_players import music
from music_scores import PIECES
from sound_levels import Measured, integrated, loudest, measured
from sound_murmur import osteria
from sound_recipes import loudness_of, recipes
from sound_room import limited, placed, room, write
from sound_table import renew
from sound_waves import Wave, frames

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
CEILING = 10 ** (-3 / 20)
CUE_QUALITY, MURMUR_QUALITY, MUSIC_QUALITY = 0.6, 0.95, 0.85
MURMUR_LUFS, MUSIC_LUFS, CODA_LUFS = -22.0, -18.0, -11.0
END = 10 ** (-62 / 20)
"""A cue ends where its room has become quieter than this fraction of its peak."""


def levelled(wave: Wave, target: float) -> Wave:
    """Bring a cue to a loudness in LUFS below the ceiling; it begins and ends without a click."""
    peak = float(np.abs(wave).max())
    last = int(np.flatnonzero(np.abs(wave).max(axis=1) > END * peak)[-1]) + frames(0.02)
    wave = wave[:last]
    head, tail = frames(0.0015), frames(0.04)
    index = np.arange(len(wave))
    wave = wave * np.minimum(1, np.minimum(index / head, (len(wave) - 1 - index) / tail))[:, None]
    out = wave
    for _ in range(6):  # what the limiter takes is given back
        out = limited(wave, CEILING)
        wave = wave * 10 ** ((target - loudest(out)) / 20)
    return limited(wave, CEILING)


def cue(name: str, take: int) -> Wave:
    """Return one take of a cue in its room."""
    recipe = recipes()[name]
    dry = recipe.make(Random(f"{name} {take}"))
    walls = room("table", early=0.3 * recipe.room, tail=0.035 * recipe.room)
    return levelled(placed(dry, walls), loudness_of(name))


def murmur() -> Wave:
    """Return the loop of the osteria at its loudness."""
    wave = osteria("osteria")
    wave = wave * 10 ** ((MURMUR_LUFS - integrated(wave)) / 20)
    return limited(wave, CEILING)


def tune(piece: Piece) -> Wave:
    """Return a piece at its loudness; a coda ends in silence."""
    wave = music(piece)
    if not piece.loop:
        return levelled(wave, CODA_LUFS)
    wave = wave * 10 ** ((MUSIC_LUFS - integrated(wave)) / 20)
    return limited(wave, CEILING)


def save(name: str, wave: Wave, quality: float) -> Measured:
    """Write a sound, and print what is measured of it."""
    file = SOUNDS / f"{name}.ogg"
    write(file, wave, quality)
    now = measured(wave)
    print(
        f"{name:18} {now.seconds:6.2f} s  {now.loudest:6.1f} LUFS (0.1 s)  {now.integrated:6.1f} LUFS"
        f"  peak {now.peak:6.1f} dB  {file.stat().st_size:7} bytes",
        flush=True,
    )
    return now


def make_cues() -> None:
    """Write every take of every cue."""
    for name, recipe in recipes().items():
        for take in range(1, recipe.takes + 1):
            save(f"{name}-{take}", cue(name, take), CUE_QUALITY)


def main() -> None:
    """Write what is asked for, or everything."""
    asked = set(sys.argv[1:]) or {"cues", "murmur", "music"}
    if "cues" in asked:
        make_cues()
    if "murmur" in asked:
        save("ambience/osteria", murmur(), MURMUR_QUALITY)
    if "music" in asked:
        for piece in PIECES:
            name = f"music/{piece.name}" if piece.loop else piece.name
            save(name, tune(piece), MUSIC_QUALITY)
    renew(SOUNDS)


if __name__ == "__main__":
    main()
