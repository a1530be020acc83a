"""The settings file, read key by key: a wrong value costs that setting alone, and nothing in it is lost."""

from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

import pytest

from settebello import datafile
from settebello.storage.assists import Assists, Counters
from settebello.storage.settings import Pace, Settings, Speed, TableMemory, WindowSize
from settebello.storage.settings_file import read_settings, write_settings
from tests.datafile.control_characters import SEVERAL, code, escaped
from tests.datafile.odd_entries import make, posix_only
from tests.fulldisk import full

CHOSEN = Settings(
    language="de",
    speed=Speed.BRISK,
    pace=Pace.QUICK,
    sound=False,
    volume=0.25,
    skin="francesi",
    keys={"hint": ("h", "F1"), "undo": ("u",)},
    buttons={"hint": ("y",)},
    assists=Assists(takers=True, hints=False, counters=Counters.ALL),
    window=WindowSize(1000, 700, 5, 6, maximised=True),
    lessons=("first",),
    lately=("scopone", "scopa"),
    tables={"scopa": TableMemory(2, ("amico",), {"match.target": 21}), "scopone": TableMemory(4)},
)
NEWER: dict[str, Any] = {
    "format": 1,
    "later": {"a": [1]},
    "settings": {
        "speed": "brisk",
        "weather": "rain",
        "assists": {"hints": False, "oracle": True},
        "window": {"width": 1000, "monitor": {"name": "x"}},
        "tables": {"scopa": {"players": 2, "mood": "calm"}, "scopone": {"players": 4}},
    },
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.yaml"


def write(path: Path, values: dict[str, Any]) -> bytes:
    path.write_text(datafile.dump({"format": 1, "settings": values}), encoding="utf-8")
    return path.read_bytes()


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_a_wrong_value_costs_that_setting_alone(path: Path, name: str) -> None:
    content = write(path, asdict(CHOSEN) | {name: [["wrong"]]})
    settings, notice = read_settings(path)
    assert settings == replace(CHOSEN, **{name: getattr(Settings(), name)})
    assert notice is not None
    assert notice.left_out == (name,)
    assert f"settings.{name}" in notice.reason
    assert notice.kept_as == path.with_name("settings.yaml.damaged-1")
    assert notice.kept_as.read_bytes() == content
    assert read_settings(path) == (settings, None)


@pytest.mark.parametrize(
    ("part", "left_out", "kept"),
    [
        ({"pace": "at_once"}, "pace", Pace.NATURAL),
        ({"assists": {"takers": True, "hints": "never"}}, "assists.hints", Assists(takers=True)),
        ({"assists": {"takers": True, "counters": "some"}}, "assists.counters", Assists(takers=True)),
        ({"window": {"width": 10, "height": 700}}, "window.width", WindowSize(height=700)),
        ({"keys": {"hint": ["h"], "undo": "u"}}, "keys.undo", {"hint": ("h",)}),
        ({"buttons": {"hint": ["y"], "undo": [1]}}, "buttons.undo", {"hint": ("y",)}),
        (
            {"tables": {"a": {"players": 2}, "b": {"players": 3, "party": "crowd"}}},
            "tables.b.party",
            {"a": TableMemory(2), "b": TableMemory(3)},
        ),
        ({"tables": {"a": {"players": 2}, "b": {}}}, "tables.b", {"a": TableMemory(2)}),
        ({"tables": {"a": {"players": 2, "people": ["x" * 25]}}}, "tables.a.people", {"a": TableMemory(2)}),
    ],
)
def test_inside_a_setting_the_wrong_part_alone_is_left_out(
    path: Path, part: dict[str, Any], left_out: str, kept: object
) -> None:
    (name,) = part
    write(path, asdict(CHOSEN) | part)
    settings, notice = read_settings(path)
    assert notice is not None
    assert notice.left_out == (left_out,)
    assert getattr(settings, name) == kept
    assert replace(settings, **{name: getattr(CHOSEN, name)}) == CHOSEN


def test_a_table_without_its_players_is_left_out_as_a_whole(path: Path) -> None:
    write(path, {"tables": {"a": {"players": "two", "opponents": ["amico"]}, "b": {"players": 2}}})
    settings, notice = read_settings(path)
    assert settings.tables == {"b": TableMemory(2)}
    assert notice is not None
    assert notice.left_out == ("tables.a.players", "tables.a")


def test_keys_of_a_newer_version_are_ignored_without_a_word_and_stay_in_the_file(path: Path) -> None:
    path.write_text(datafile.dump(NEWER), encoding="utf-8")
    settings, notice = read_settings(path)
    assert notice is None
    assert (settings.speed, settings.assists.hints, settings.window.width) == (Speed.BRISK, False, 1000)
    assert settings.tables == {"scopa": TableMemory(2), "scopone": TableMemory(4)}

    changed = replace(settings, volume=0.1, tables={"scopa": TableMemory(3)})
    write_settings(path, changed)
    assert read_settings(path) == (changed, None)
    stored = datafile.read(path).value
    assert stored["later"] == {"a": [1]}
    assert stored["settings"]["weather"] == "rain"
    assert stored["settings"]["assists"]["oracle"] is True
    assert stored["settings"]["window"]["monitor"] == {"name": "x"}
    tables = stored["settings"]["tables"]
    assert set(tables) == {"scopa"}
    assert (tables["scopa"]["players"], tables["scopa"]["mood"]) == (3, "calm")


def test_a_wrong_value_beside_keys_of_a_newer_version_loses_neither(path: Path) -> None:
    newer = NEWER | {"settings": NEWER["settings"] | {"pace": "at_once"}}
    path.write_text(datafile.dump(newer), encoding="utf-8")
    settings, notice = read_settings(path)
    assert notice is not None
    assert notice.left_out == ("pace",)
    assert settings.speed is Speed.BRISK
    assert datafile.read(path).value["settings"]["weather"] == "rain"


@pytest.mark.parametrize("letter", ["x", "è", "雨"])
def test_settings_are_written_where_keys_of_a_newer_version_fill_the_file(path: Path, letter: str) -> None:
    write(path, {"weather": letter * ((datafile.SMALL_FILE.text - 60) // len(letter.encode()))})
    assert read_settings(path) == (Settings(), None)
    write_settings(path, CHOSEN)
    assert read_settings(path) == (CHOSEN, None)


@pytest.mark.combinations
@pytest.mark.parametrize("character", SEVERAL, ids=code)
@pytest.mark.parametrize(
    ("before", "after", "left_out"),
    [
        ('skin: "a', '"', "skin"),
        ('window: {screens: "a', '"}', "window.screens"),
        ('lately: [scopa, "a', '"]', "lately"),
        ('tables: {scopa: {players: 2, people: ["a', '"]}}', "tables.scopa.people"),
        ('tables: {scopa: {players: 2, changes: {x: ["a', '"]}}}', "tables.scopa.changes.x"),
        ('keys: {"a', '": [h]}', ""),
    ],
)
def test_a_text_that_cannot_be_shown_is_a_wrong_value(
    path: Path, before: str, after: str, left_out: str, character: str
) -> None:
    content = f"format: 1\nsettings:\n  sound: false\n  {before}{escaped(character)}{after}\n".encode()
    path.write_bytes(content)
    settings, notice = read_settings(path)
    assert settings.sound is False
    assert settings.keys == {}
    assert notice is not None
    assert notice.kept_as is not None
    assert notice.kept_as.read_bytes() == content
    assert notice.left_out == ((left_out,) if left_out else (f"keys.a{character}",))
    assert read_settings(path) == (settings, None)


@posix_only
@pytest.mark.parametrize("kind", ["folder", "pipe", "link to zeros", "link to itself"])
def test_what_is_no_file_stays_where_it_is_and_is_told(path: Path, kind: str) -> None:
    make(kind, path)
    settings, notice = read_settings(path)
    assert settings == Settings()
    assert notice is not None
    assert notice.kept_as is None
    assert path.is_symlink() or path.exists()


def test_a_file_that_cannot_be_copied_aside_is_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = write(path, {"pace": "at_once", "sound": False})
    monkeypatch.setattr("settebello.storage.files.write_bytes", full)
    settings, notice = read_settings(path)
    assert settings == Settings(sound=False)
    assert notice is not None
    assert (notice.kept_as, notice.left_out) == (None, ("pace",))
    assert path.read_bytes() == content
