"""The endless loops: the murmur of the osteria and the music, measured as the mixer decodes them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pygame
import pytest
import sound_levels as levels
import sounds
from sound_waves import RATE, Wave

from settebello import resources
from settebello.audio import Track
from tests.combinations import sampled

SOUNDS = resources.assets() / "sounds"
MURMUR = SOUNDS / "ambience" / "osteria.ogg"
MUSIC = [SOUNDS / "music" / f"{track}.ogg" for track in Track]
LOOPS = [MURMUR, *MUSIC]


@pytest.fixture(autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


@cache
def samples(file: Path) -> Wave:
    raw = np.frombuffer(pygame.mixer.Sound(file).get_raw(), dtype=np.int16)
    return raw.reshape(-1, 2).astype(np.float64) / 32768


def stem(file: Path) -> str:
    return file.stem


def test_every_piece_has_its_file_and_there_are_no_others() -> None:
    assert sorted((SOUNDS / "music").glob("*.ogg")) == sorted(MUSIC)


@pytest.mark.parametrize("file", LOOPS, ids=stem)
def test_a_loop_lasts_a_minute_and_a_half(file: Path) -> None:
    assert len(samples(file)) >= 90 * RATE


@pytest.mark.parametrize("file", LOOPS, ids=stem)
def test_a_loop_goes_over_into_its_beginning_without_a_seam(file: Path) -> None:
    wave = samples(file)
    around = np.concatenate([wave[-RATE:], wave[:RATE]])

    assert levels.seam(wave) < 1
    # What rings on after the end is heard at the beginning: no sudden silence, no sudden burst.
    parts = [np.sqrt(np.mean(around[at : at + RATE // 10] ** 2)) for at in range(0, len(around), RATE // 10)]
    assert min(parts) > 0.02 * max(parts)


@pytest.mark.parametrize("file", LOOPS, ids=stem)
def test_a_loop_is_far_from_clipping(file: Path) -> None:
    assert levels.true_peak(samples(file)) < -1


@pytest.mark.slow
@pytest.mark.parametrize("file", LOOPS, ids=stem)
def test_a_loop_has_its_loudness(file: Path) -> None:
    wanted = sounds.MURMUR_LUFS if file is MURMUR else sounds.MUSIC_LUFS

    assert levels.integrated(samples(file)) == pytest.approx(wanted, abs=1)


def test_the_murmur_has_a_body_that_small_speakers_play() -> None:
    wave = samples(MURMUR)

    assert levels.share(wave, 200, 3500) > 0.95
    assert levels.share(wave, 1000, 3500) > 0.2


@pytest.mark.parametrize("file", LOOPS, ids=stem)
def test_a_loop_is_wide(file: Path) -> None:
    left, right = samples(file).T
    assert 0 < np.corrcoef(left, right)[0, 1] < 0.95


@pytest.mark.parametrize("file", sampled(MUSIC, 2), ids=stem)
def test_no_part_of_the_music_is_the_copy_of_another(file: Path) -> None:
    wave = samples(file).mean(axis=1)
    parts = [wave[at : at + 8 * RATE] for at in range(0, len(wave) - 8 * RATE, 8 * RATE)]
    spectra = [np.abs(np.fft.rfft(part))[: 8 * 4000] for part in parts]

    for number, one in enumerate(spectra):
        for other in spectra[number + 1 :]:
            alike = float(one @ other) / float(np.linalg.norm(one) * np.linalg.norm(other))
            assert alike < 0.98
