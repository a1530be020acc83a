"""The shipped sounds, measured as the mixer decodes them: balanced, below clipping, and ending in silence."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import pygame
import pytest
import sound_levels as levels
import sounds
from sound_recipes import CLASSES, QUIETER, recipes
from sound_room import EARLY, TAIL, room
from sound_waves import RATE, Wave, frames

from settebello import resources
from settebello.audio.cues import Cue, Surface

SOUNDS = resources.assets() / "sounds"
FILES = sorted(file for file in SOUNDS.rglob("*.ogg") if file.parent.name not in {"ambience", "music"})
CODAS = {Cue.WIN, Cue.LOSE}
IN_PLAY = [cue for cue in Cue if cue not in CODAS]
EIGHT: Final = (Cue.DEAL, Cue.PLAY, Cue.CAPTURE)
TAKES: Final = 8
WITHIN: Final = 3.0
PEAK: Final = -1.0


@pytest.fixture(autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


@cache
def samples(file: Path) -> Wave:
    raw = np.frombuffer(pygame.mixer.Sound(file).get_raw(), dtype=np.int16)
    return raw.reshape(-1, 2).astype(np.float64) / 32768


@cache
def loudness_of(file: Path) -> float:
    return levels.loudest(samples(file))


@cache
def peak_of(file: Path) -> float:
    return levels.true_peak(samples(file))


def name_of(file: Path) -> str:
    return file.relative_to(SOUNDS).with_suffix("").as_posix()


def cue_of(file: Path) -> Cue:
    return Cue(file.stem.split("-")[0])


def of(cue: Cue) -> list[Path]:
    return [file for file in FILES if cue_of(file) is cue]


def loudness_class(cue: Cue) -> float:
    kinds = {name.rpartition("/")[2]: recipe.kind for name, recipe in recipes().items()}
    return sounds.CODA_LUFS if cue in CODAS else CLASSES[kinds[cue]]


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_has_a_sound(cue: Cue) -> None:
    assert of(cue)


def test_every_sound_belongs_to_a_cue() -> None:
    assert {file.stem.split("-")[0] for file in FILES} == set(Cue)
    assert {file.parent.name for file in FILES} == {"sounds", *Surface}


@pytest.mark.parametrize("surface", Surface)
@pytest.mark.parametrize("cue", EIGHT)
def test_card_sounds_have_eight_takes_on_every_surface(cue: Cue, surface: Surface) -> None:
    assert len([file for file in of(cue) if file.parent.name == surface]) == TAKES


def test_all_sounds_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 1_300_000
    assert sum(file.stat().st_size for file in (SOUNDS / "music").iterdir()) < 3_000_000
    assert (SOUNDS / "ambience" / "osteria.ogg").stat().st_size < 800_000


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_no_sound_comes_near_clipping(file: Path) -> None:
    assert peak_of(file) < PEAK


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_sound_begins_and_ends_without_a_click(file: Path) -> None:
    wave = samples(file)

    assert np.abs(wave[:8]).max() < 0.05
    assert np.abs(wave[-64:]).max() < 0.005


@pytest.mark.parametrize("cue", IN_PLAY)
def test_what_is_heard_during_play_is_over_within_a_second(cue: Cue) -> None:
    assert max(len(samples(file)) for file in of(cue)) < 1.1 * RATE


@pytest.mark.parametrize("cue", sorted(CODAS))
def test_a_coda_lasts_about_five_seconds(cue: Cue) -> None:
    (file,) = of(cue)
    assert 3.9 * RATE < len(samples(file)) < 6 * RATE


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_no_sound_is_loud_and_none_is_lost(file: Path) -> None:
    assert abs(loudness_of(file) - loudness_class(cue_of(file))) < WITHIN


def test_deviations_from_a_class_are_within_its_limits() -> None:
    assert max(map(abs, QUIETER.values())) < WITHIN


def test_what_is_heard_most_is_quieter_than_what_is_heard_seldom() -> None:
    level = {cue: max(loudness_of(file) for file in of(cue)) for cue in Cue}

    assert level[Cue.FOCUS] < level[Cue.BUTTON] < level[Cue.CAPTURE] < level[Cue.SWEEP]
    assert level[Cue.DEAL] < level[Cue.CAPTURE]


@pytest.mark.parametrize("cue", IN_PLAY)
def test_the_takes_of_a_cue_differ_but_are_equally_loud(cue: Cue) -> None:
    waves = [samples(file) for file in of(cue)]
    loud = [loudness_of(file) for file in of(cue)]

    assert len({wave.tobytes() for wave in waves}) == len(waves) >= 2
    assert max(loud) - min(loud) < 1.5


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_sound_is_in_a_room_that_both_ears_hear_differently(file: Path) -> None:
    wave = samples(file)
    assert np.abs(wave[:, 0] - wave[:, 1]).max() > 0.02 * np.abs(wave).max()


def test_the_room_has_early_reflections_and_a_short_tail() -> None:
    walls = room("table", early=0.3, tail=0.035)
    before = walls[frames(0.003) : frames(EARLY[0] - 0.0005)]
    first = walls[frames(EARLY[0]) : frames(EARLY[1] + 0.001)]
    late = walls[frames(0.05 + TAIL) :]

    assert np.abs(first).max() > 10 * np.abs(before).max()
    assert levels.decibels(float(np.abs(late).max())) < levels.decibels(float(np.abs(first).max())) - 40


@pytest.mark.parametrize("name", ["turn", "wood/play", "cloth/deal", "button"])
def test_the_recipes_still_make_the_shipped_sounds(name: str) -> None:
    made = sounds.cue(name, 1)
    shipped = samples(SOUNDS / f"{name}-1.ogg")

    assert np.array_equal(made, sounds.cue(name, 1))
    assert abs(len(made) - len(shipped)) <= 1
    length = min(len(made), len(shipped))
    left, right = made[:length].ravel(), shipped[:length].ravel()
    assert float(left @ right) / float(np.linalg.norm(left) * np.linalg.norm(right)) > 0.9
    assert levels.loudest(made) == pytest.approx(levels.loudest(shipped), abs=0.6)


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_readme_says_what_is_measured(file: Path) -> None:
    name = re.sub(r"-\d+$", "", name_of(file))
    rows = re.findall(
        rf"^\| {name} \|(.+)\|$", (SOUNDS / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(rows) == 1
    takes, seconds, loudest, _, peak, _ = (float(value) for value in rows[0].split("|"))
    wave = samples(file)

    assert takes == len([one for one in FILES if re.sub(r"-\d+$", "", name_of(one)) == name])
    assert len(wave) / RATE < seconds + 0.01
    assert loudness_of(file) < loudest + 0.2
    assert peak_of(file) < peak + 0.2
