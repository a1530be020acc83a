"""The murmur: on a channel of its own, and never a reason to stop."""

import math
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.audio import Ambience, Cue, MixerCues
from settebello.audio.cues import AMBIENCE_CHANNEL, RATE

SOUNDS = resources.assets() / "sounds"
MURMUR = SOUNDS / "ambience" / "osteria.ogg"


@pytest.fixture(autouse=True)
def closed_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def cues() -> MixerCues:
    cues = MixerCues(SOUNDS)
    cues.start()
    return cues


def heard() -> float:
    channel = pygame.mixer.Channel(AMBIENCE_CHANNEL)
    sound = channel.get_sound()
    return sound.get_volume() if sound is not None and channel.get_busy() else 0.0


def test_at_volume_nought_nothing_is_heard(cues: MixerCues) -> None:
    Ambience(MURMUR).start()

    assert not heard()


def test_the_volume_may_be_raised_and_lowered(cues: MixerCues) -> None:
    ambience = Ambience(MURMUR)
    ambience.start()

    ambience.set(0.5, enabled=True)
    assert heard() == pytest.approx(0.25, abs=0.01)
    ambience.set(1.0, enabled=False)
    assert not heard()
    ambience.set(1.0, enabled=True)
    assert heard() == pytest.approx(1.0, abs=0.01)
    ambience.set(0.0, enabled=True)
    assert not heard()


def test_cues_leave_its_channel_alone(cues: MixerCues) -> None:
    for _ in range(40):
        cues.play(Cue.WIN)

    assert not pygame.mixer.Channel(AMBIENCE_CHANNEL).get_busy()


def test_it_comes_back_after_silence(cues: MixerCues) -> None:
    ambience = Ambience(MURMUR, volume=1.0)
    ambience.start()
    cues.set_enabled(enabled=False)
    assert not heard()

    ambience.set(1.0, enabled=True)
    assert heard()


def test_without_a_mixer_or_a_file_it_is_silent(tmp_path: Path) -> None:
    ambience = Ambience(MURMUR, volume=1.0)
    ambience.start()
    ambience.set(0.5, enabled=True)

    pygame.mixer.init(RATE, -16, 2, 512)
    missing = Ambience(tmp_path / "nothing.ogg", volume=1.0)
    missing.start()
    missing.set(0.5, enabled=True)
    assert not heard()


def test_a_mixer_that_is_lost_is_survived(cues: MixerCues) -> None:
    ambience = Ambience(MURMUR, volume=1.0)
    ambience.start()

    pygame.mixer.quit()
    ambience.set(0.3, enabled=True)
    ambience.set(0.3, enabled=False)


def test_the_recording_is_even() -> None:
    pygame.mixer.init(RATE, -16, 1, 512)
    wave = array("h", pygame.mixer.Sound(MURMUR).get_raw())
    seconds = [wave[at : at + RATE] for at in range(0, len(wave) - RATE + 1, RATE)]
    levels = [20 * math.log10(math.sqrt(sum(x * x for x in part) / RATE) / 32768) for part in seconds]

    assert max(levels) - min(levels) < 14
