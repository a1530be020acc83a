"""Files as earlier versions wrote them can be read for ever."""

import shutil
from datetime import date
from pathlib import Path

from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_bundle
from settebello.storage.places import Places
from settebello.storage.profiles import CARD, PRESENT, Profiles
from settebello.storage.settings import TableMemory
from settebello.storage.settings_file import read_settings

MUSEUM = Path(__file__).parents[1] / "museum"


def test_settings_of_the_first_format() -> None:
    settings, trouble = read_settings(MUSEUM / "settings-1.yaml")
    assert trouble is None
    assert (settings.language, settings.volume, settings.lately) == ("it", 0.3, ("scopa", "cirulla"))
    assert settings.tables["scopa"] == TableMemory(2, ("pina",), {"match.target": 21})


def test_players_of_the_first_format(tmp_path: Path) -> None:
    folder = tmp_path / "players" / "player-2"
    folder.mkdir(parents=True)
    shutil.copy(MUSEUM / "player-1.yaml", folder / CARD)
    shutil.copy(MUSEUM / "present-1.yaml", tmp_path / PRESENT)
    profiles = Profiles(Places.under(tmp_path))
    assert (profiles.present().name, profiles.present().avatar) == ("Rita", "dove")
    assert profiles.troubles == []


def test_everything_in_one_file_of_the_first_format(tmp_path: Path) -> None:
    read = read_bundle(MUSEUM / "everything-1.zip")
    assert (read.name, read.avatar, read.matches) == ("Rita", "dove", 1)
    profiles = Profiles(Places.under(tmp_path))
    write_bundle(tmp_path / "new.zip", profiles.all()[0], "1", date(2026, 11, 22))
    assert read_bundle(tmp_path / "new.zip").files == {}
