"""Where a player's files are."""

import sys
from pathlib import Path

import pytest

from settebello.storage.places import HOME_VARIABLE, PORTABLE_FOLDER, Places, find_places


def test_a_folder_given_holds_everything_and_comes_first(tmp_path: Path) -> None:
    places = find_places(tmp_path / "mine", {HOME_VARIABLE: str(tmp_path / "other")})
    assert places == Places.under(tmp_path / "mine")
    assert places.settings == tmp_path / "mine" / "settings.yaml"
    assert places.matches == tmp_path / "mine" / "matches"
    assert places.rules == tmp_path / "mine" / "rules"


def test_the_environment_names_a_folder(tmp_path: Path) -> None:
    assert find_places(None, {HOME_VARIABLE: str(tmp_path)}) == Places.under(tmp_path)


def test_otherwise_the_platform_says(tmp_path: Path) -> None:
    places = find_places(None, {HOME_VARIABLE: ""})
    assert all("settebello" in str(folder) for folder in (places.config, places.data, places.state))


def test_a_bundle_on_a_stick_keeps_everything_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "settebello"))
    assert find_places(None, {}).data.parent != tmp_path
    (tmp_path / PORTABLE_FOLDER).mkdir()
    assert find_places(None, {}) == Places.under(tmp_path / PORTABLE_FOLDER)


def test_looking_for_places_makes_no_folder(tmp_path: Path) -> None:
    find_places(tmp_path / "mine", {})
    assert list(tmp_path.iterdir()) == []


def test_the_home_of_somebody_unknown_is_a_folder_of_that_name() -> None:
    assert find_places(Path("~nobody-of-that-name/x"), {}).data == Path("~nobody-of-that-name/x").absolute()
