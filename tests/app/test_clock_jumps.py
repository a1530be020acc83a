"""The window under a clock that jumps: matches, players and exports keep working."""

import os
from datetime import date
from pathlib import Path
from zipfile import ZipFile

import pytest

from settebello.clock import local_date
from settebello.storage.places import Places
from settebello.storage.profiles import FIRST, Profiles
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from tests.app.test_game import frames, running
from tests.ui.shelves import played, put_away

TIMES = {"1970": 0, "before 1970": -86_400 * 400, "2100": 4_102_444_800, "the year 11476": 300_000_000_000}


@pytest.mark.parametrize("seconds", TIMES.values(), ids=TIMES)
def test_matches_whose_files_are_from_another_time_are_listed_and_exported(
    tmp_path: Path, seconds: int
) -> None:
    put_away(tmp_path, played(3), played(5))
    for path in tmp_path.rglob("*.scopa"):
        os.utime(path, (seconds, seconds))
    with running(tmp_path) as (game, clock):
        game.stack.apply(Push(routes.Matches()))
        frames(game, clock, 60)
        assert game.stack.ids[-1] is SceneId.MATCHES
        assert len(game.archive.entries) == 2
        assert not game.archive.trouble
        assert all(date.fromisoformat(entry.day) for entry in game.archive.entries)
        path = game.players.write_everything(FIRST)
    with ZipFile(path) as bundle:
        assert bundle.testzip() is None
        assert sum(name.endswith(".scopa") for name in bundle.namelist()) == 2


@pytest.mark.parametrize("seconds", TIMES.values(), ids=TIMES)
def test_a_player_is_removed_and_comes_back_under_another_clock(
    tmp_path: Path, seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as (game, _):
        anna = game.players.create("Anna", "lion")
        monkeypatch.setattr(game.players, "_now", lambda: float(seconds))
        gone = game.players.remove(anna.id)
        game.players.tidy()
        assert gone.id in {one.id for one in game.players.all}
        monkeypatch.undo()
        game.players.tidy()
        assert game.players.take_back(gone.id).name == "Anna"
    assert [one.name for one in Profiles(Places.under(tmp_path)).all()] == ["", "Anna"]


def test_a_date_has_bounds() -> None:
    assert local_date(-1e18) <= date(1970, 1, 3)
    assert local_date(1e18) >= date(2999, 12, 30)
