"""Pictures of results: from the same values that are written as JSON."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from settebello import cli
from settebello.lab import LabError
from settebello.lab.plots import plot, rows_of

MEETING = {
    "first": "esperto",
    "second": "amico",
    "ruleset": "scopa",
    "players": 2,
    "points": {"mean": 0.5, "low": 0.25, "high": 0.75},
}
ONE_DECK = {**MEETING, "first": "greedy", "points": {"mean": -1.0, "low": None, "high": None}}
LEARNED = {"rounds": [{"round": n, "error": 9 - n, "variance": 9.5} for n in range(1, 6)]}
PLAYED = {"matches": [{"advantage": 3}, {"advantage": -5}, {"advantage": 1}]}


def needs_matplotlib() -> None:
    pytest.importorskip("matplotlib", reason="pip install 'settebello[plots]'")


def test_each_meeting_has_a_row_with_its_interval() -> None:
    assert rows_of(MEETING) == [("esperto – amico, scopa, 2 players", 0.5, 0.25, 0.75)]
    rows = rows_of({"meetings": [MEETING, ONE_DECK]})
    assert [row[1:] for row in rows] == [(0.5, 0.25, 0.75), (-1.0, None, None)]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"meetings": [MEETING, ONE_DECK]}, ("esperto – amico", "greedy – amico", "points a deal")),
        (LEARNED, ("round", "mean squared error")),
        (PLAYED, ("match", "points ahead")),
    ],
)
def test_a_picture_says_what_it_shows(data: dict[str, Any], words: tuple[str, ...], tmp_path: Path) -> None:
    needs_matplotlib()
    for name in ("one.svg", "two.svg"):
        plot(data, tmp_path / name)
    text = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert all(word in text for word in words)
    assert text == (tmp_path / "two.svg").read_text(encoding="utf-8"), "the same results, the same file"
    plot(data, tmp_path / "one.png")
    assert (tmp_path / "one.png").read_bytes()[:4] == b"\x89PNG"


def test_a_picture_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"ends in \.svg or \.png"):
        plot(MEETING, tmp_path / "one.pdf")


def test_a_missing_library_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(LabError, match=r"matplotlib: pip install 'settebello\[plots\]'"):
        plot(MEETING, tmp_path / "one.svg")


@pytest.mark.parametrize(
    ("command", "meetings"),
    [
        (["ladder", "--players", "random,greedy", "--rulesets", "scopa,scopa/3"], 2),
        (["style", "greedy,random", "--against", "random"], 2),
        (["match", "greedy", "random"], 1),
    ],
)
def test_every_command_of_the_laboratory_writes_json_and_draws(
    command: list[str], meetings: int, tmp_path: Path
) -> None:
    needs_matplotlib()
    file, picture = tmp_path / "found.json", tmp_path / "found.svg"
    asked = [*command, "--deals", "2", "--jobs", "1", "--json", str(file), "--plot", str(picture)]
    assert cli.run(["--data", str(tmp_path), "lab", *asked]) == 0
    rows = rows_of(json.loads(file.read_text(encoding="utf-8")))
    assert len(rows) == meetings
    assert all(name in picture.read_text(encoding="utf-8") for name, *_ in rows)
