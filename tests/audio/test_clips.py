"""Recorded sentences: found by sentence and numbers, joined from pieces, and missed without harm."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from settebello import resources
from settebello.audio import Ambience, Clips, Cue, MixerCues
from settebello.audio.clip_keys import clip_key
from settebello.audio.clip_pieces import pieces_of
from settebello.audio.cues import CLIP_CHANNEL, DUCKED
from settebello.i18n import pt, t, tn
from settebello.i18n.text import Text

VOICE = resources.assets() / "voice"
SUM = t("{a} and {b} make {n}.", a=3, b=4, n=7)
LONG = t("{a}, {b} and {c} make {n}.", a=1, b=2, c=3, n=6)


@pytest.fixture(autouse=True)
def closed_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def cues() -> MixerCues:
    cues = MixerCues(resources.assets() / "sounds")
    cues.start()
    return cues


@pytest.fixture
def clips(cues: MixerCues) -> Clips:
    return Clips(VOICE, cues.at_hand)


def spoken() -> pygame.mixer.Sound | None:
    return pygame.mixer.Channel(CLIP_CHANNEL).get_sound()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (SUM, "a_and_b_make_n-3-4-7"),
        (pt("child", "Back"), "child.back"),
        (t("There's a {n} on the table.", n=6), "theres_a_n_on_the_table-6"),
        (t("Take with this card: {card}.", card="Seven"), None),
        (t("{a} and how many make {n}?", a="3 + 4", n=9), "a_and_how_many_make_n-3_4-9"),
    ],
)
def test_a_key_holds_the_sentence_and_its_numbers(text: Text, key: str | None) -> None:
    assert clip_key(text) == key


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (LONG, ["addend.n-1", "addend.n-2", "voice.and_n-3", "voice.make_n-6"]),
        (
            t("{a} and how many make {n}?", a="3 + 4", n=9),
            ["addend.n-3", "addend.n-4", "voice.and_how_many_make_n-9"],
        ),
        (t("{a}. How many more?", a="8"), ["voice.n-8", "voice.how_many_more"]),
        (
            tn("{n} more to make {target}.", "{n} more to make {target}.", n=2, target=7),
            ["voice.n_more-2", "voice.to_make_n-7"],
        ),
        (
            t("{first} {second}", first=t("No cards fit this time."), second=t("You can lay a card.")),
            ["no_cards_fit_this_time", "you_can_lay_a_card"],
        ),
    ],
)
def test_a_sentence_with_several_numbers_has_pieces(text: Text, keys: list[str]) -> None:
    assert [clip_key(piece) for piece in pieces_of(text)] == keys


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "ja"])
def test_a_fact_is_heard_in_every_language(clips: Clips, language: str) -> None:
    assert clips.say((SUM,), language, 0.8) > 0.5
    assert clips.speaking
    assert spoken() is not None


def test_pieces_are_heard_one_after_another(clips: Clips) -> None:
    parts = [clips.say((piece,), "de", 0.8) for piece in pieces_of(LONG)]

    assert clips.say((LONG,), "de", 0.8) == pytest.approx(sum(parts) + 0.21, abs=0.02)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "ja"])
def test_two_sentences_of_which_one_has_pieces_are_heard_as_well(clips: Clips, language: str) -> None:
    more = tn("{n} more to make {target}.", "{n} more to make {target}.", n=2, target=5)
    both = t("{first} {second}", first=SUM, second=more)

    assert clips.covers(both, language)
    assert clips.say((both,), language, 0.8) > clips.say((more,), language, 0.8) > 0.5


def test_another_sentence_takes_the_place_of_the_one_that_is_spoken(clips: Clips) -> None:
    clips.say((LONG,), "de", 0.8)
    first = spoken()

    clips.say((SUM,), "de", 0.8)

    assert spoken() is not first


def test_the_voice_has_a_volume_of_its_own(clips: Clips) -> None:
    clips.say((SUM,), "de", 0.5)

    sound = spoken()
    assert sound is not None
    assert sound.get_volume() == pytest.approx(0.25, abs=0.01)


def test_the_voice_can_be_stopped(clips: Clips) -> None:
    clips.say((SUM,), "de", 0.8)

    clips.hush()

    assert not clips.speaking
    assert spoken() is None


def test_a_sentence_without_a_recording_is_not_covered(clips: Clips) -> None:
    assert not clips.covers(t("Take with this card: {card}.", card="Seven"), "de")
    assert not clips.covers(SUM, "xx")
    assert clips.say((SUM,), "xx", 0.8) == 0.0


def test_a_broken_or_missing_recording_is_told_once_and_costs_only_itself(
    tmp_path: Path, cues: MixerCues
) -> None:
    folder = tmp_path / "de"
    folder.mkdir()
    (folder / "a_and_b_make_n-3-4-7.ogg").write_bytes(b"no sound at all")
    shutil.copy(VOICE / "de" / "fox.ogg", folder)
    clips = Clips(tmp_path, cues.at_hand)

    assert clips.say((SUM, t("Fox")), "de", 0.8) > 0.2
    assert clips.take_troubles() == (folder / "a_and_b_make_n-3-4-7.ogg",)
    assert clips.say((SUM,), "de", 0.8) == 0.0
    assert clips.take_troubles() == ()
    assert not clips.covers(SUM, "de")


def test_a_recording_that_disappears_is_told_of(tmp_path: Path, cues: MixerCues) -> None:
    folder = tmp_path / "de"
    folder.mkdir()
    file = Path(shutil.copy(VOICE / "de" / "fox.ogg", folder))
    clips = Clips(tmp_path, cues.at_hand)
    assert clips.covers(t("Fox"), "de")

    file.unlink()

    assert clips.say((t("Fox"),), "de", 0.8) == 0.0
    assert clips.take_troubles() == (file,)


def test_without_a_mixer_nothing_is_heard_and_nothing_raised() -> None:
    cues = MixerCues(resources.assets() / "sounds")
    clips = Clips(VOICE, cues.at_hand)

    assert clips.say((SUM,), "de", 0.8) == 0.0
    clips.hush()
    assert not clips.speaking


def test_other_sounds_are_quieter_while_the_voice_speaks(cues: MixerCues) -> None:
    ambience = Ambience(resources.assets() / "sounds" / "ambience" / "osteria.ogg", volume=1.0)
    ambience.start()
    osteria = pygame.mixer.Channel(0).get_sound()
    assert osteria is not None
    cues.set_volume(1.0)

    cues.duck(ducked=True)
    ambience.duck(ducked=True)
    cues.play(Cue.WIN)
    ducked = volumes()
    cues.duck(ducked=False)
    ambience.duck(ducked=False)
    usual = volumes()

    assert ducked == pytest.approx([DUCKED] * 2, abs=0.01)
    assert usual == pytest.approx([1.0] * 2, abs=0.01)


def volumes() -> list[float]:
    channels = map(pygame.mixer.Channel, range(pygame.mixer.get_num_channels()))
    return [sound.get_volume() for channel in channels if (sound := channel.get_sound())]
