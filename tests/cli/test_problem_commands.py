"""The commands about problems: list, show, check."""

from pathlib import Path

import pytest

from settebello import cli, resources
from tests.problems.some_problems import some_problem, some_problems

SCOPA = resources.assets() / "problems" / "scopa.yaml"


def test_the_games_and_the_problems_of_one_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["problems", "list"]) == 0
    told = capsys.readouterr().out
    assert f"scopa: Scopa, {len(some_problems())} problems" in told
    assert cli.run(["problems", "list", "scopa", "--lang", "it"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == len(some_problems())
    assert any("Vincere la partita" in row for row in rows)


def test_a_game_without_problems_and_one_that_is_none_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["problems", "list", "rubamazzetto"]) == 1
    assert "There are no problems of this game: rubamazzetto" in capsys.readouterr().err
    assert cli.run(["problems", "list", "scopaa"]) == 1
    assert "did you mean 'scopa'" in capsys.readouterr().err
    assert cli.run(["problems", "show", "x"]) == 1
    assert "There is no problem with this id: x" in capsys.readouterr().err


def test_a_problem_is_shown_as_its_solver_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    problem = some_problem(players=4)
    assert cli.run(["problems", "show", problem.id]) == 0
    told = capsys.readouterr().out
    assert "seen by seat 0" in told
    for seat in (1, 2, 3):
        assert f"{len(problem.position.hands[seat])}?" in told
    assert f"\n{problem.right[0]}: " not in told
    assert cli.run(["problems", "show", problem.id, "--solution"]) == 0
    solved = capsys.readouterr().out
    assert f"\n{problem.right[0]}: {' '.join(map(str, problem.line))}" in solved
    for move, one in problem.wrong.items():
        assert f"{move}: {' '.join(map(str, one.line))} (" in solved


def one_problem(tmp_path: Path, old: str = "", new: str = "") -> Path:
    """A file with the first shipped problem, with a change."""
    text = SCOPA.read_text(encoding="utf-8")
    head, _, rest = text.partition("\n- ")
    entry = rest.partition("\n- ")[0]
    assert old in entry
    path = tmp_path / "mine.yaml"
    path.write_text(f"{head}\n- {entry.replace(old, new, 1)}\n", encoding="utf-8")
    return path


def test_a_file_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["problems", "check", str(one_problem(tmp_path))]) == 0
    assert "mine.yaml: 1 problem, proved" in capsys.readouterr().out


def test_what_is_wrong_with_a_file_is_said_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    problem = some_problems()[0]
    wrong = next(iter(problem.wrong))
    found = {
        f"kind: {problem.kind.value}": ("kind: nothing", "problems[1].kind: 'nothing' is not one of"),
        "players: 2": ("players: 9", "problems[1].players"),
        f"play: {problem.right[0]}": (f"play: {wrong}", f"Another move is right: {problem.right[0]}"),
        "loses: ": ("loses: 1", "is not best play"),
        "deck: ": ("deck: 7d", "problems[1].deck"),
    }
    for old, (new, said) in found.items():
        assert cli.run(["problems", "check", str(one_problem(tmp_path, old, new))]) == 1
        told = capsys.readouterr().out
        assert said in told, (old, told)
        assert "mine.yaml:" in told
    kind = "points" if problem.kind.value != "points" else "primiera"
    changed = one_problem(tmp_path, f"kind: {problem.kind.value}", f"kind: {kind}")
    assert cli.run(["problems", "check", str(changed)]) == 1
    assert ": Th" in capsys.readouterr().out or problem.kind.value == "match"


def test_a_file_that_is_none_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["problems", "check", str(tmp_path / "none.yaml")]) == 1
    assert "none.yaml" in capsys.readouterr().out
    (tmp_path / "text.yaml").write_text("hello", encoding="utf-8")
    assert cli.run(["problems", "check", str(tmp_path / "text.yaml")]) == 1
    assert "is not a mapping of keys to values" in capsys.readouterr().out
