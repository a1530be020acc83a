"""Music: faded in and out, ducked under cues and voice, and silent at once when muted."""

import shutil
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.audio import Cue, MixerCues, Music, Track
from settebello.audio.cues import DUCKED
from settebello.audio.music import DUCKING, FADE_IN, FADE_OUT, PLAYS, RECOVERY, UNDER

SOUNDS = resources.assets() / "sounds"
FRAME = 1 / 60


@pytest.fixture(autouse=True)
def closed_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


class Hearing:
    """Music and cues with a clock that the test moves."""

    def __init__(self, folder: Path = SOUNDS / "music", volume: float = 1.0) -> None:
        self.cues = MixerCues(SOUNDS)
        self.music = Music(folder, self.cues.at_hand, volume=volume)
        self.now = 100.0

    def playing(self) -> Track | None:
        return self.music.playing

    def hear(self, track: Track | None, seconds: float, *, speaking: bool = False) -> list[float]:
        """Follow for some seconds; the amplitude after each frame."""
        heard = []
        for _ in range(round(seconds / FRAME)):
            self.now += FRAME
            self.music.duck(self.cues.take_played(), self.now)
            self.music.follow(track, self.now, speaking=speaking)
            heard.append(self.music.amplitude)
        return heard


@pytest.fixture
def hearing() -> Hearing:
    hearing = Hearing()
    hearing.cues.start()
    return hearing


def test_music_rises_slowly_and_goes_on(hearing: Hearing) -> None:
    rising = hearing.hear(Track.TITLE, FADE_IN + 0.2)

    assert rising == sorted(rising)
    assert max(b - a for a, b in pairwise(rising)) < 0.05
    assert rising[-1] == 1.0
    assert hearing.playing() == Track.TITLE
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize("track", Track)
def test_the_title_rests_after_some_plays_and_the_table_does_not(track: Track, tmp_path: Path) -> None:
    short = SOUNDS / "cloth" / "play-2.ogg"
    shutil.copy(short, tmp_path / f"{track}.ogg")
    hearing = Hearing(tmp_path)
    hearing.cues.start()
    once = pygame.mixer.Sound(short).get_length()
    hearing.hear(track, FRAME * 2)
    assert pygame.mixer.music.get_busy()

    until = time.monotonic() + (PLAYS[Track.TITLE] + 2) * once + 1
    while pygame.mixer.music.get_busy() and time.monotonic() < until:
        time.sleep(0.02)

    assert pygame.mixer.music.get_busy() is (track not in PLAYS)
    hearing.hear(track, 1)
    assert pygame.mixer.music.get_busy() is (track not in PLAYS)
    hearing.hear(None, FADE_OUT + 0.1)
    hearing.hear(track, FRAME * 2)
    assert pygame.mixer.music.get_busy()


def test_another_piece_begins_when_the_first_has_faded(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, FADE_IN + 0.2)

    falling = hearing.hear(Track.TABLE, FADE_OUT - 0.1)
    assert hearing.playing() == Track.TITLE
    assert falling == sorted(falling, reverse=True)
    hearing.hear(Track.TABLE, 0.3)
    assert hearing.playing() == Track.TABLE
    assert hearing.hear(Track.TABLE, FADE_IN)[-1] == pytest.approx(1.0, abs=0.05)


def test_without_a_wanted_piece_it_fades_and_stops(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, FADE_IN)
    falling = hearing.hear(None, FADE_OUT + 0.1)

    assert 0 < falling[10] < 1
    assert falling[-1] == 0
    assert hearing.playing() is None
    assert not pygame.mixer.music.get_busy()


def test_one_that_is_wanted_again_while_it_fades_goes_on(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, FADE_IN)
    hearing.hear(None, FADE_OUT / 2)
    hearing.hear(Track.TITLE, FADE_IN)

    assert hearing.music.amplitude == 1.0


def test_muting_silences_it_at_once(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, FADE_IN)

    hearing.music.set(1.0, enabled=False)
    assert not pygame.mixer.music.get_busy()
    hearing.hear(Track.TITLE, 0.5)
    assert not pygame.mixer.music.get_busy()

    hearing.music.set(1.0, enabled=True)
    hearing.hear(Track.TITLE, 0.5)
    assert pygame.mixer.music.get_busy()


def test_at_volume_nought_nothing_is_read(hearing: Hearing) -> None:
    hearing.music.set(0.0, enabled=True)
    hearing.hear(Track.TITLE, 0.5)

    assert hearing.playing() is None


def test_the_volume_is_squared_and_takes_effect_at_once(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, FADE_IN + 0.2)
    hearing.music.set(0.5, enabled=True)

    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)


def test_a_sweep_ducks_the_music_and_it_recovers(hearing: Hearing) -> None:
    hearing.hear(Track.TABLE, FADE_IN + 0.2)
    part, seconds = UNDER[Cue.SWEEP]

    hearing.cues.play(Cue.SWEEP)
    ducked = hearing.hear(Track.TABLE, DUCKING + 0.05)
    assert ducked[-1] == pytest.approx(part)
    held = hearing.hear(Track.TABLE, seconds - DUCKING - 0.1)
    assert held[-1] == pytest.approx(part)
    assert hearing.hear(Track.TABLE, RECOVERY + 0.2)[-1] == 1.0


def test_the_focus_does_not_duck_it(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, FADE_IN + 0.2)
    hearing.cues.play(Cue.FOCUS)
    hearing.cues.play(Cue.BUTTON)

    assert set(hearing.hear(Track.TITLE, 0.4)) == {1.0}


def test_a_voice_ducks_it_as_long_as_it_speaks(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, FADE_IN + 0.2)

    assert hearing.hear(Track.TITLE, 3.0, speaking=True)[-1] == pytest.approx(DUCKED)
    assert hearing.hear(Track.TITLE, RECOVERY + 0.1)[-1] == 1.0


def test_before_the_device_is_open_it_waits() -> None:
    hearing = Hearing()
    hearing.hear(Track.TITLE, 0.3)
    assert hearing.playing() is None

    hearing.cues.start()
    hearing.hear(Track.TITLE, 0.3)
    assert hearing.playing() == Track.TITLE


def test_it_begins_again_with_the_next_device(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, FADE_IN)

    hearing.music.let_go()
    hearing.cues.reopen()
    hearing.hear(Track.TITLE, 0.2)

    assert hearing.playing() == Track.TITLE
    assert pygame.mixer.music.get_busy()


def test_a_lost_mixer_is_survived(hearing: Hearing) -> None:
    hearing.hear(Track.TITLE, 0.3)
    pygame.mixer.quit()
    hearing.hear(Track.TITLE, 0.3)
    hearing.music.set(0.0, enabled=False)
    hearing.hear(None, 2.0)


def test_a_missing_or_damaged_file_is_silence(tmp_path: Path) -> None:
    (tmp_path / "tarantella.ogg").write_bytes(b"no music at all")
    hearing = Hearing(tmp_path)
    hearing.cues.start()
    hearing.hear(Track.TITLE, 0.2)
    hearing.hear(Track.TABLE, 0.2)
    assert hearing.playing() is None

    shutil.copy(SOUNDS / "music" / "siciliana.ogg", tmp_path / "tarantella.ogg")
    hearing.hear(Track.TITLE, 0.2)
    assert hearing.playing() is None
    assert not pygame.mixer.music.get_busy()


def test_without_a_device_it_plays_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    hearing = Hearing()
    hearing.cues.start()

    hearing.hear(Track.TITLE, 0.5)

    assert not hearing.cues.available
