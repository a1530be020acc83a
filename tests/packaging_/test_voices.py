"""The recorded voice: its script is the catalogue's, and every clip is there, current and fit to be heard."""

import struct
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest
import texts
import voice_sentences
from babel.messages.catalog import Message
from voice_marks import troubles
from voice_pages import steady
from voice_script import script
from voice_table import VOICES, Line, read_script
from voices import CLIPS, SCRIPT, chosen, tidy

from settebello import resources
from settebello.audio.clip_keys import clip_key
from settebello.audio.clip_pieces import pieces_of
from settebello.i18n import Text, languages
from settebello.i18n.text import placeholders
from tests.practice.headless.conversation import LADDER

ROOT = Path(__file__).resolve().parents[2]
LINES = read_script(SCRIPT)
NAMES = [line.name for line in LINES]
HEADER = 30
"""The most bytes of the encoder's name and of no tags."""
LARGEST = 15_000_000
"""Bytes of all clips together."""
SILENT = 1e-4
"""The part of the largest energy below which a clip is silent: 40 dB."""
LOUDER = 2.0
"""The most dB by which a clip may be louder or softer than the others."""
SAMPLE = 40
"""In the short run, one of so many clips is decoded."""


def test_the_script_is_what_the_catalogue_says() -> None:
    assert [(line.name, line.text) for line in LINES] == [(line.name, line.text) for line in script()]


def test_every_language_of_the_program_has_a_voice() -> None:
    assert set(languages()) == set(VOICES)


def test_no_two_sentences_share_a_clip() -> None:
    assert len({line.name for line in LINES}) == len(LINES)


def test_every_line_has_a_current_clip_and_every_clip_a_line() -> None:
    assert list(troubles(LINES, CLIPS)) == []


def test_the_clips_are_small_enough_to_ship() -> None:
    # Files alone: what a folder itself takes depends on the disk.
    assert sum(path.stat().st_size for path in CLIPS.rglob("*") if path.is_file()) < LARGEST


def test_the_header_of_a_clip_has_no_empty_space() -> None:
    padded = [name for name in NAMES if len(tags_of(CLIPS / f"{name}.ogg")) > len(b"OpusTags") + HEADER]
    assert padded == []


def test_pages_are_the_same_each_time_and_lose_only_what_no_player_needs() -> None:
    clip = (CLIPS / "en" / "fox.ogg").read_bytes()
    assert steady(clip) == clip
    padded = bytearray(clip)
    page = padded.index(b"OggS", 1)
    size = padded[page + 27]
    padded[page + 14 : page + 18] = b"some"
    padded[page + 27] = size + 9
    padded[page + 28 + size : page + 28 + size] = bytes(9)
    assert steady(bytes(padded)) == clip


def test_a_clip_lasts_from_a_fifth_of_a_second_to_six_seconds() -> None:
    lasting = {line.name: seconds(CLIPS / f"{line.name}.ogg") for line in LINES}
    assert {name: length for name, length in lasting.items() if not 0.2 <= length <= 6.0} == {}


@pytest.mark.parametrize("language", VOICES)
def test_clips_are_equally_loud_and_begin_and_end_without_silence(language: str, mixer: None) -> None:
    names = [line.name for line in LINES if line.language == language][::SAMPLE]
    assert list(unfit(names)) == []


@pytest.mark.slow
def test_all_clips_are_equally_loud_and_begin_and_end_without_silence(mixer: None) -> None:
    assert list(unfit([line.name for line in LINES])) == []


def test_every_sentence_of_a_childs_screen_has_a_clip_or_a_reason() -> None:
    known = {text.key for text in voice_sentences.sentences()} | set(voice_sentences.UNSPOKEN)
    missing = []
    for message in texts.template(ROOT / "game" / "settebello"):
        key = key_of(message)
        heard = any("/ui/learn/" in file for file, _ in message.locations)
        if heard and key and key not in known and not in_pieces(key):
            missing.append(key)
    assert missing == []


def test_the_reasons_are_for_sentences_that_exist_and_have_no_clip() -> None:
    there = {key_of(message) for message in texts.template(ROOT / "game" / "settebello")}
    assert set(voice_sentences.UNSPOKEN) <= there
    assert not set(voice_sentences.UNSPOKEN) & {text.key for text in voice_sentences.sentences()}


def test_no_sentence_has_left_the_catalogue() -> None:
    """With its context: without it there is no translation, and the program asks for another clip."""
    there = {(key_of(one), one.context or "") for one in texts.template(ROOT / "game" / "settebello")}
    assert {(text.key, text.context or "") for text in voice_sentences.sentences()} <= there


def test_every_price_that_is_asked_for_is_said() -> None:
    asked = {
        one.total
        for activity in LADDER.ladder
        if activity.task is not None and activity.task.pays
        for level in activity.levels
        for one in level.sums(activity.ruleset)
    }
    assert asked == set(voice_sentences.PRICES)


def test_the_makers_of_the_voice_are_credited() -> None:
    credited = (resources.assets() / "licences" / "voice.txt").read_text(encoding="utf-8")
    names = {"pico": "SVOX Pico", "kokoro": "Kokoro-82M"}
    assert {voice.engine for voice in VOICES.values()} <= names.keys()
    for voice in VOICES.values():
        assert names[voice.engine] in credited
    assert "Apache License" in credited


def test_clips_are_chosen_by_language_and_by_name() -> None:
    found = {line.name for line in chosen(LINES, "de,en/fox")}
    assert found == {line.name for line in LINES if line.language == "de"} | {"en/fox"}


def test_tidying_deletes_the_clips_that_no_line_has(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for key in ("fox", "gone"):
        (tmp_path / "en" / f"{key}.ogg").write_bytes(b"")
    (tmp_path / "clips.tsv").write_text("en/fox\t1\nen/gone\t2\nen/lost\t3\n", encoding="utf-8")

    tidy([Line("en", "fox", "Fox.")], tmp_path)

    assert [path.name for path in (tmp_path / "en").iterdir()] == ["fox.ogg"]
    assert (tmp_path / "clips.tsv").read_text(encoding="utf-8") == "en/fox\t1\n"


def key_of(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def in_pieces(key: str) -> bool:
    """Whether the pieces of a sentence have clips."""
    slots = dict.fromkeys(("a", "b", "c", "d", "n", "target", "total"), 2)
    facts = tuple((name, slots[name]) for name in sorted(placeholders(key)) if name in slots)
    keys = {line.key for line in LINES}
    return all(clip_key(piece) in keys for piece in pieces_of(Text(key, key, facts)))


def tags_of(file: Path) -> bytes:
    """The packet of an Ogg Opus file that is between its head and its sound."""
    content = file.read_bytes()
    page = content.index(b"OggS", 1)
    count = content[page + 26]
    return content[page + 27 + count : page + 27 + count + sum(content[page + 27 : page + 27 + count])]


def seconds(file: Path) -> float:
    """The length of an Ogg Opus file, which its last page says in samples, 48000 a second."""
    content = file.read_bytes()
    last = content.rindex(b"OggS")
    (samples,) = struct.unpack_from("<q", content, last + 6)
    (skipped,) = struct.unpack_from("<H", content, content.index(b"OpusHead") + 10)
    return float(samples - skipped) / 48000


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(48000, -16, 1)
        yield
        pygame.mixer.quit()


def unfit(names: list[str]) -> Iterator[str]:
    """What is wrong with the sound of clips: the level against the average, and silence at the ends."""
    levels = {}
    for name in names:
        wave = decoded(CLIPS / f"{name}.ogg")
        frames = wave[: len(wave) // 480 * 480].reshape(-1, 480)
        energy = (frames**2).mean(1)
        levels[name] = 10 * np.log10(energy[energy > 0.05 * energy.max()].mean())
        loud = np.flatnonzero(energy > SILENT * energy.max())
        if loud[0] > 6 or len(energy) - 1 - loud[-1] > 6:
            yield f"{name}: {loud[0]}0 ms of silence before, {len(energy) - 1 - loud[-1]}0 ms behind"
    usual = float(np.median(list(levels.values())))
    yield from (
        f"{name}: {level - usual:+.1f} dB" for name, level in levels.items() if abs(level - usual) > 2
    )


def decoded(file: Path) -> npt.NDArray[np.float64]:
    return np.frombuffer(pygame.mixer.Sound(file).get_raw(), np.int16).astype(np.float64) / 32768
