"""Making problems continues with the deals that are done."""

from pathlib import Path

import problems
import pytest
from problem_journal import ProblemJournal

from settebello import resources
from settebello.problems.generator import Found
from settebello.problems.problem_file import read_problems
from tests.pilot import shipped

FILE = "problems-scopa-2.jsonl"


def some_found() -> list[list[Found]]:
    """Return the problems of three deals; the second has none."""
    first, second, third, *_ = read_problems(
        resources.assets() / "problems" / "scopa.yaml", shipped().ruleset
    )
    return [[Found(first, 12, True), Found(second, 3, False)], [], [Found(third, 1, False)]]


def test_deals_that_are_done_are_read_again(tmp_path: Path) -> None:
    found = some_found()
    journal = ProblemJournal(tmp_path, "scopa", 2)
    assert journal.kept == {}
    journal.add((0, 1), found[:2])
    journal.add((4,), found[2:])
    assert ProblemJournal(tmp_path, "scopa", 2).kept == {0: found[0], 1: found[1], 4: found[2]}
    assert ProblemJournal(tmp_path, "scopa", 4).kept == {}


def test_a_line_that_was_cut_short_is_left_out(tmp_path: Path) -> None:
    found = some_found()
    journal = ProblemJournal(tmp_path, "scopa", 2)
    journal.add((0,), found[:1])
    journal.add((1,), found[2:])
    file = tmp_path / FILE
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert ProblemJournal(tmp_path, "scopa", 2).kept == {0: found[0]}
    assert ProblemJournal(tmp_path, "scopa", 2).kept == {0: found[0]}


def test_the_file_of_another_version_is_begun_again(tmp_path: Path) -> None:
    ProblemJournal(tmp_path, "scopa", 2).add((0,), some_found()[:1])
    file = tmp_path / FILE
    file.write_text(file.read_text(encoding="utf-8").replace("settebello", "another", 1), encoding="utf-8")
    assert ProblemJournal(tmp_path, "scopa", 2).kept == {}


def test_only_deals_that_are_not_done_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def problems_of(game: str, players: int, numbers: tuple[int, ...]) -> list[list[Found]]:
        assert (game, players) == ("scopa", 2)
        asked.extend(numbers)
        if 2 in numbers and len(asked) == 3:
            raise KeyboardInterrupt
        return [some_found()[number] for number in numbers]

    monkeypatch.setattr(problems, "problems_of", problems_of)
    with pytest.raises(KeyboardInterrupt):
        problems.found_in("scopa", 2, 3, keep=tmp_path)
    assert problems.found_in("scopa", 2, 3, keep=tmp_path) == some_found()
    assert asked == [0, 1, 2, 2]
    assert problems.found_in("scopa", 2, 2, keep=tmp_path) == some_found()[:2]
    assert asked == [0, 1, 2, 2]
