"""The shipped sounds, measured as the mixer decodes them: small, quiet, balanced, and ending in silence."""

import math
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.audio.cues import RATE, Cue

SOUNDS = resources.assets() / "sounds"
FILES = sorted(SOUNDS.glob("*.ogg"))
FULL_SCALE = 32768
WINDOW = RATE // 10


@pytest.fixture(autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 1, 512)
    yield
    pygame.mixer.quit()


@cache
def samples(file: Path) -> Sequence[int]:
    return array("h", pygame.mixer.Sound(file).get_raw())


def decibels(amplitude: float) -> float:
    return 20 * math.log10(max(amplitude, 1) / FULL_SCALE)


def loudest(wave: Sequence[int]) -> float:
    """The level of the loudest tenth of a second, dB below full scale."""
    parts = [wave[at : at + WINDOW] for at in range(0, max(len(wave) - WINDOW, 1), WINDOW // 4)]
    return decibels(math.sqrt(max(sum(one * one for one in part) for part in parts) / WINDOW))


def of(cue: Cue) -> list[Path]:
    return [file for file in FILES if file.stem.split("-")[0] == cue]


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_has_a_sound(cue: Cue) -> None:
    assert of(cue)


def test_every_sound_belongs_to_a_cue() -> None:
    assert {file.stem.split("-")[0] for file in FILES} == set(Cue)


def test_all_sounds_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 250_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_sound_comes_near_clipping(file: Path) -> None:
    assert decibels(max(map(abs, samples(file)))) < -5


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sound_begins_and_ends_without_a_click(file: Path) -> None:
    wave = samples(file)

    assert max(map(abs, wave[:8])) < 0.05 * FULL_SCALE
    assert max(map(abs, wave[-64:])) < 0.005 * FULL_SCALE


@pytest.mark.parametrize("cue", [cue for cue in Cue if cue not in {Cue.WIN, Cue.LOSE}])
def test_what_is_heard_during_play_is_over_within_a_second(cue: Cue) -> None:
    assert max(len(samples(file)) for file in of(cue)) < RATE


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_sound_is_loud_and_none_is_lost(file: Path) -> None:
    assert -42 < loudest(samples(file)) < -16


def test_what_is_heard_most_is_quieter_than_what_is_heard_seldom() -> None:
    level = {cue: max(loudest(samples(file)) for file in of(cue)) for cue in Cue}

    assert level[Cue.FOCUS] < level[Cue.BUTTON] < level[Cue.CAPTURE] < level[Cue.SWEEP]
    assert level[Cue.DEAL] < level[Cue.CAPTURE]
    assert level[Cue.LOSE] < level[Cue.WIN]


@pytest.mark.parametrize("cue", [cue for cue in Cue if cue not in {Cue.WIN, Cue.LOSE}])
def test_the_takes_of_a_cue_differ_but_are_equally_loud(cue: Cue) -> None:
    waves = [samples(file) for file in of(cue)]
    levels = [loudest(wave) for wave in waves]

    assert len({tuple(wave) for wave in waves}) == len(waves) >= 2
    assert max(levels) - min(levels) < 1.5
