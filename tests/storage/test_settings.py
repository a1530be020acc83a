"""What the player has chosen, from one start to the next."""

from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from settebello import datafile
from settebello.storage.assists import Assists
from settebello.storage.settings import Settings, SettingsFile, Speed, Table, TableMemory, WindowSize
from settebello.storage.settings_file import Unreadable, read_settings, write_settings

NAMES = some.from_regex(r"[a-z][a-z_.]{0,20}", fullmatch=True)
ANY_SETTINGS = some.builds(
    Settings,
    language=some.none() | some.sampled_from(["en", "de", "it", "no", "fur"]),
    speed=some.sampled_from(Speed),
    sound=some.booleans(),
    volume=some.floats(0, 1),
    value_badges=some.booleans(),
    full_screen=some.booleans(),
    table=some.sampled_from(Table),
    large_index=some.booleans(),
    skin=some.sampled_from(["napoletane", "francesi", "My cards 2"]),
    back=some.none() | some.just("red"),
    style=some.none() | some.just("four_colours"),
    window=some.builds(WindowSize, some.integers(800, 16384), some.integers(500, 16384)),
    assists=some.builds(Assists, reading=some.booleans(), recall=some.booleans()),
    lessons=some.lists(NAMES, max_size=3).map(tuple),
    lately=some.lists(NAMES, max_size=3).map(tuple),
    tables=some.dictionaries(
        NAMES,
        some.builds(
            TableMemory,
            some.sampled_from((2, 3, 4, 6)),
            some.lists(NAMES, max_size=5).map(tuple),
            some.dictionaries(NAMES, some.integers(0, 99) | some.booleans() | NAMES),
        ),
        max_size=2,
    ),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.yaml"


def test_at_the_first_start_every_setting_has_its_first_value_and_nobody_is_told(path: Path) -> None:
    assert read_settings(path) == (Settings(), None)
    assert not path.parent.exists()


def test_settings_are_kept(path: Path) -> None:
    chosen = replace(Settings(), language="it", speed=Speed.BRISK, sound=False, table=Table.FELT)
    write_settings(path, chosen)
    assert read_settings(path) == (chosen, None)


@given(chosen=ANY_SETTINGS)
def test_whatever_is_chosen_reads_back_equal(
    chosen: Settings, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.getbasetemp() / "settings.yaml"
    write_settings(path, chosen)
    assert read_settings(path) == (chosen, None)


def test_the_file_is_text_for_people(path: Path) -> None:
    write_settings(path, Settings())
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[:4] == ["format: 1", "settings:", "  language: null", "  speed: normal"]
    assert "  motion: system" in lines
    assert "  window: {width: 1280, height: 720, x: null, y: null, maximised: false, screens: ''}" in lines
    # A long line goes on below, further in.
    names = [line.split(":")[0].strip() for line in lines[2:] if not line.startswith("   ")]
    assert names == [field.name for field in fields(Settings)]


def test_what_is_left_out_has_its_first_value(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("format: 1\nsettings: {volume: 1}\n")
    assert read_settings(path) == (replace(Settings(), volume=1.0), None)


def test_a_file_from_before_there_was_speech_keeps_its_volume(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text("format: 1\nsettings: {sound: false, volume: 0.3}\n", encoding="utf-8")
    settings, trouble = read_settings(path)

    assert trouble is None
    assert (settings.sound, settings.volume) == (False, 0.3)
    assert (settings.speech, settings.ambience) == (False, 0.25)


def test_whoever_has_silenced_the_osteria_keeps_it_silent(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text("format: 1\nsettings: {ambience: 0.0, music: 0.0}\n", encoding="utf-8")
    settings, trouble = read_settings(path)

    assert trouble is None
    assert (settings.ambience, settings.music) == (0.0, 0.0)


def test_new_players_hear_the_osteria_and_music_at_the_title_only() -> None:
    settings = Settings()
    assert (settings.ambience, settings.music, settings.table_music) == (0.25, 0.5, False)


def test_a_file_from_before_there_were_skins_is_read(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("format: 1\nsettings: {value_badges: true, table: felt}\n", encoding="utf-8")
    settings, trouble = read_settings(path)
    assert trouble is None
    assert (settings.value_badges, settings.table) == (True, Table.FELT)
    assert (settings.skin, settings.back, settings.style) == (None, None, None)
    assert not settings.large_index


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"format: 1\nsettings: {speed: fast}\n", "settings.speed: 'fast' is not"),
        (b"format: 1\nsettings: {volume: 2}\n", "settings.volume: 2 is too large"),
        (b"format: 1\nsettings: {window: {width: 10}}\n", "settings.window.width: 10 is too small"),
        (b"format: 1\nsettings: [speed, fast]\n", "settings: a list is not"),
        (b"format: 1\nsettings: {sound: true, sound: true}\n", "settings.sound: stands here again"),
        (b"format: 1\nsettings: {sound: 1}\n", "settings.sound"),
        (b"format: 1\nsettings: {language: ../x}\n", "settings.language"),
        (b"format: 1\nsettings: {skin: ../x}\n", "settings.skin"),
        (b"format: 2\n", "format: 2 is not 1"),
        (b"{{{", "settings.yaml:1:"),
        (b"", "settings.yaml:1:"),
        (b"\xff\xfe\x00", "settings.yaml:1:"),
    ],
)
def test_a_damaged_file_is_kept_under_another_name_and_the_game_starts(
    path: Path, content: bytes, reason: str
) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings, notice = read_settings(path)
    assert settings == Settings()
    assert notice is not None
    assert reason in notice.reason
    assert notice.kept_as == path.with_name("settings.yaml.damaged-1")
    assert notice.kept_as.read_bytes() == content
    assert read_settings(path) == (Settings(), None)


def test_a_file_that_cannot_be_read_at_all_stays_where_it_is(path: Path) -> None:
    path.mkdir(parents=True)
    settings, notice = read_settings(path)
    assert settings == Settings()
    assert isinstance(notice, Unreadable)
    assert notice.kept_as is None
    assert path.is_dir()


def test_all_problems_are_named_at_once() -> None:
    document = datafile.load("format: 1\nsettings: {speed: 1, sound: 2, volume: x}\n", "settings.yaml")
    with pytest.raises(datafile.DataError) as error:
        datafile.validate(document, SettingsFile)
    assert len(error.value.problems) == 3
