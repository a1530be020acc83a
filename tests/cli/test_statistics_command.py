"""The command `statistics`: the same totals as on the page, for the terminal, other programs and pictures."""

import json
from pathlib import Path

import pytest

from settebello import cli
from settebello.notation import Record, print_record, replay
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.saves import Saves
from tests.coach.duplicate.material import played_match


def won_by_somebody(seed: int) -> Record:
    """A match that is over."""
    found = (played_match(deals=deals, seed=seed) for deals in range(1, 20))
    return next(record for record in found if replay(record).match.winner is not None)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A player's folder with three matches put away, of which one is not over."""
    saves = Saves(Profiles(Places.under(tmp_path)).present().places.matches)
    for record in (won_by_somebody(1), won_by_somebody(2), played_match(deals=1)):
        saves.write(print_record(record))
        saves.finish()
    return tmp_path


def run(home: Path, *arguments: str) -> int:
    return cli.run(["--data", str(home), "statistics", *arguments])


def test_nothing_played_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path) == 0
    assert capsys.readouterr().out.startswith("matches played  0\n")


def test_an_unknown_player_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--player", "Zoe") == 1
    assert "'Zoe' is not one of" in capsys.readouterr().err


def test_matches_that_are_over_are_counted(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(home, "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["played"], len(data["matches"])) == (2, 2)
    assert data["won"] == sum(one["won"] for one in data["matches"])
    assert all((one["advantage"] > 0) is one["won"] for one in data["matches"])
    assert {one["ruleset"] for one in data["matches"]} == {"scopa"}
    assert {level for one in data["matches"] for level in one["opponents"]} == {"amico"}
    assert run(home) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "matches played  2"
    assert lines[3].startswith("points a deal   ")


def test_the_course_is_drawn(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib", reason="pip install 'settebello[plots]'")
    picture = home / "course.svg"
    assert run(home, "--plot", str(picture)) == 0
    assert "points ahead" in picture.read_text(encoding="utf-8")
    assert run(home, "--plot", str(home / "course.gif")) == 1
    assert "ends in .svg or .png" in capsys.readouterr().err
