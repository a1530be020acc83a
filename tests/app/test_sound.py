"""What is heard when the sound device goes, comes back, or is not there at first."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from settebello import resources
from settebello.app.sound import SoundOutput
from settebello.audio import Track
from settebello.audio.cues import DUCKED
from settebello.i18n import t
from settebello.storage.settings import Settings
from settebello.ui.kit.scene import BaseScene, SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.narration import Narration

LONGEST = 20.0


@pytest.fixture(autouse=True)
def closed_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def opened() -> SoundOutput:
    """Everything that is heard, after the start."""
    settings = Settings(sound=True, ambience=0.5)
    assets = resources.assets()
    hearing = SoundOutput(
        assets / "sounds", assets / "voice", lambda: settings, str, lambda: "de", lambda: 0.0
    )
    hearing.start()
    over(hearing)
    return hearing


def over(hearing: SoundOutput) -> None:
    """Wait until the device has been opened, or could not be."""
    assert hearing.opening is not None
    hearing.opening.join(LONGEST)
    assert not hearing.opening.is_alive()


def murmurs() -> bool:
    return pygame.mixer.get_init() is not None and pygame.mixer.Channel(0).get_busy()


def test_cues_and_murmur_go_on_with_the_next_device() -> None:
    hearing = opened()
    assert murmurs()
    pygame.mixer.quit()
    hearing.device.follow(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    over(hearing)
    assert hearing.cues.available
    assert murmurs()
    hearing.close()


def test_switching_the_sound_on_looks_for_a_device_where_there_was_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    hearing = opened()
    before = hearing.cues.available
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    on = Settings(sound=True, ambience=0.5)
    hearing.apply(replace(on, volume=0.3))
    assert not hearing.cues.available
    hearing.apply(replace(on, sound=False))
    hearing.apply(on)
    over(hearing)
    assert (before, hearing.cues.available) == (False, True)
    hearing.close()


def speaks(hearing: SoundOutput) -> bool:
    return hearing.narrator.speaking


class Asking(BaseScene):
    """A child's scene with one question."""

    @property
    def narration(self) -> Narration | None:
        return Narration((t("Which card matches yours?"),))

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""


def test_while_the_recorded_voice_speaks_everything_else_is_quieter() -> None:
    hearing = opened()
    osteria = pygame.mixer.Channel(0).get_sound()
    assert osteria is not None
    usual = osteria.get_volume()

    hearing.follow(Asking())

    assert speaks(hearing)
    assert osteria.get_volume() == pytest.approx(usual * DUCKED, abs=0.01)

    hearing.follow(None)

    assert not speaks(hearing)
    assert osteria.get_volume() == pytest.approx(usual, abs=0.01)
    hearing.close()


def test_the_device_may_go_while_the_recorded_voice_speaks() -> None:
    hearing = opened()
    hearing.follow(Asking())

    hearing.device.follow(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    hearing.follow(Asking())
    over(hearing)
    hearing.follow(Asking())

    assert hearing.cues.available
    assert speaks(hearing)
    hearing.close()


def heard_at(hearing: SoundOutput, *scenes: SceneId) -> Track | None:
    hearing.follow(None, scenes)
    return hearing.music.playing


def test_music_plays_at_the_title_and_not_at_the_table() -> None:
    hearing = opened()

    assert heard_at(hearing, SceneId.TITLE) is Track.TITLE
    assert pygame.mixer.music.get_busy()
    hearing.apply(Settings(sound=False))
    assert not pygame.mixer.music.get_busy()
    hearing.apply(Settings())
    assert heard_at(hearing, SceneId.TITLE, SceneId.TABLE) is None
    assert heard_at(hearing, SceneId.TITLE, SceneId.LEARN_TASK) is None
    hearing.close()


def test_music_goes_on_with_the_next_device() -> None:
    hearing = opened()
    heard_at(hearing, SceneId.TITLE)

    hearing.device.follow(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    over(hearing)

    assert heard_at(hearing, SceneId.TITLE) is Track.TITLE
    assert pygame.mixer.music.get_busy()
    hearing.close()
