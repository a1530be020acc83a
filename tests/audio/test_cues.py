"""Cues: nothing before the start, silence without a device, and never an exception."""

import math
import os
import shutil
import threading
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.audio import Cue, Cues, MixerCues, SilentCues, Surface
from settebello.audio.cues import VOICES

SOUNDS = resources.assets() / "sounds"


@pytest.fixture(autouse=True)
def closed_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def started() -> MixerCues:
    cues = MixerCues(SOUNDS)
    cues.start()
    return cues


def sounding() -> list[pygame.mixer.Sound]:
    channels = map(pygame.mixer.Channel, range(pygame.mixer.get_num_channels()))
    return [sound for channel in channels if (sound := channel.get_sound())]


def test_nothing_opens_the_mixer_before_the_start() -> None:
    cues = MixerCues(SOUNDS)

    cues.play(Cue.DEAL)
    cues.set_volume(0.3)
    cues.set_enabled(enabled=False)

    assert pygame.mixer.get_init() is None
    assert not cues.available


@pytest.mark.parametrize("cue", Cue)
def test_a_cue_is_heard(started: MixerCues, cue: Cue) -> None:
    started.play(cue)

    assert len(sounding()) == 1


def test_the_start_may_happen_in_a_thread() -> None:
    cues = MixerCues(SOUNDS)

    thread = threading.Thread(target=cues.start)
    thread.start()
    cues.set_volume(0.5)
    thread.join()
    cues.play(Cue.POINT)

    assert cues.available
    assert [round(sound.get_volume(), 1) for sound in sounding()] == [0.2]


def test_a_second_start_changes_nothing(started: MixerCues) -> None:
    started.play(Cue.WIN)

    started.start()

    assert len(sounding()) == 1


@pytest.mark.parametrize("cue", [Cue.DEAL, Cue.PLAY, Cue.CAPTURE])
def test_a_card_sounds_different_eight_times_in_a_row(started: MixerCues, cue: Cue) -> None:
    for _ in range(8):
        started.play(cue)

    assert len({sound.get_raw() for sound in sounding()}) == 8


def test_cards_sound_different_on_cloth(started: MixerCues) -> None:
    raw = {}
    for surface in Surface:
        pygame.mixer.stop()
        started.set_surface(surface)
        started.play(Cue.PLAY)
        raw[surface] = sounding()[0].get_raw()

    assert raw[Surface.WOOD] != raw[Surface.CLOTH]


@pytest.mark.parametrize(("pan", "louder"), [(-1.0, "left"), (0.0, "neither"), (1.0, "right")])
def test_a_cue_is_heard_where_the_card_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pan: float, louder: str
) -> None:
    heard = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(heard))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "0")
    cues = MixerCues(SOUNDS, volume=1.0)
    cues.start()
    cues.play(Cue.PLAY, pan=pan)
    deadline = time.monotonic() + 20
    while any(sound is not None for sound in sounding()) and time.monotonic() < deadline:
        time.sleep(0.02)
    pygame.mixer.quit()

    samples = array("h", heard.read_bytes())
    left, right = (math.sqrt(sum(x * x for x in samples[side::2])) for side in (0, 1))
    decibels = 20 * math.log10(right / left)
    expected = {"left": decibels < -6, "neither": abs(decibels) < 1.5, "right": decibels > 6}
    assert expected[louder]


def test_the_cues_that_were_played_are_told_once(started: MixerCues) -> None:
    started.play(Cue.DEAL)
    started.set_enabled(enabled=False)
    started.play(Cue.WIN)

    assert started.take_played() == (Cue.DEAL,)
    assert started.take_played() == ()


def test_more_cues_at_once_than_voices_are_dropped(started: MixerCues) -> None:
    for _ in range(40):
        started.play(Cue.WIN)

    assert len(sounding()) == VOICES


@pytest.mark.parametrize(
    ("slider", "amplitude"), [(0.0, 0.0), (0.5, 0.25), (1.0, 1.0), (7.0, 1.0), (-1.0, 0.0)]
)
def test_the_volume_is_squared_and_kept_in_bounds(
    started: MixerCues, slider: float, amplitude: float
) -> None:
    started.set_volume(slider)
    started.play(Cue.PLAY)

    assert sounding()[0].get_volume() == pytest.approx(amplitude, abs=0.01)


def test_switching_sound_off_ends_what_sounds_and_keeps_quiet(started: MixerCues) -> None:
    started.play(Cue.WIN)

    started.set_enabled(enabled=False)
    started.play(Cue.WIN)
    assert sounding() == []

    started.set_enabled(enabled=True)
    started.play(Cue.WIN)
    assert len(sounding()) == 1


def test_without_a_device_everything_works_and_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    cues = MixerCues(SOUNDS)

    cues.start()
    cues.play(Cue.SWEEP)

    assert not cues.available
    assert os.environ["SDL_AUDIODRIVER"] == "no such driver"
    assert len(sounding()) == 1


def test_a_device_that_comes_later_is_opened_in_the_place_of_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    cues = MixerCues(SOUNDS)
    cues.start()
    before = cues.available

    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    cues.set_volume(0.5)
    cues.reopen()
    cues.play(Cue.SWEEP)

    assert (before, cues.available) == (False, True)
    assert sounding()[0].get_volume() == pytest.approx(0.25, abs=0.01)


def test_while_the_device_is_opened_anew_nothing_is_heard_and_nothing_waits(
    started: MixerCues, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening, go_on = threading.Event(), threading.Event()
    init = pygame.mixer.init

    def slowly(*settings: int) -> None:
        opening.set()
        go_on.wait(10)
        init(*settings)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(pygame.mixer, "init", slowly)
    thread = threading.Thread(target=started.reopen)
    thread.start()
    opening.wait(10)

    started.play(Cue.SWEEP)
    started.set_volume(0.5)
    started.set_enabled(enabled=False)
    started.set_enabled(enabled=True)
    go_on.set()
    thread.join()

    started.play(Cue.SWEEP)
    assert sounding()[0].get_volume() == pytest.approx(0.25, abs=0.01)


def test_without_even_the_dummy_driver_nothing_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_settings: int) -> None:
        raise pygame.error("no mixer")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    cues = MixerCues(SOUNDS)

    cues.start()
    cues.play(Cue.SWEEP)
    cues.set_volume(0.1)
    cues.set_enabled(enabled=False)

    assert not cues.available


def test_a_mixer_that_is_lost_is_survived(started: MixerCues) -> None:
    pygame.mixer.quit()

    started.play(Cue.DEAL)
    started.set_enabled(enabled=False)
    started.set_enabled(enabled=True)
    started.play(Cue.DEAL)


def test_a_damaged_or_missing_file_costs_only_its_own_cue(tmp_path: Path) -> None:
    (tmp_path / "win.ogg").write_bytes(b"no sound at all")
    shutil.copy(SOUNDS / "point-1.ogg", tmp_path)
    cues = MixerCues(tmp_path)

    cues.start()
    cues.play(Cue.WIN)
    cues.play(Cue.LOSE)
    assert sounding() == []

    cues.play(Cue.POINT)
    assert len(sounding()) == 1


def test_silent_cues_open_nothing() -> None:
    cues: Cues = SilentCues()

    for cue in Cue:
        cues.play(cue)

    assert pygame.mixer.get_init() is None
