"""packaging/tiers.py: which checks belong to a tier, and which tests to a path."""

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
import tiers

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small repository with some tests and nothing committed yet but them."""
    for name in (
        "game/settebello/engine/kernel/captures.py",
        "game/settebello/ai/people/person.py",
        "game/settebello/beginning.py",
        "tests/__init__.py",
        "tests/ai/__init__.py",
        "tests/ai/test_levels.py",
        "tests/ai/test_person.py",
        "tests/engine/__init__.py",
        "tests/engine/material.py",
        "tests/engine/test_kernel.py",
        "tests/packaging_/test_run.py",
        "tests/ui/table/test_board.py",
        "README.md",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path


@pytest.mark.parametrize(
    ("name", "tests"),
    [
        ("game/settebello/ai/people/person.py", "tests/ai/test_person.py"),
        ("game/settebello/ai/people/habits.py", "tests/ai"),
        ("game/settebello/engine/kernel/captures.py", "tests/engine/test_kernel.py"),
        ("settebello/engine", "tests/engine"),
        ("game/settebello/ui/table/board.py", "tests/ui/table/test_board.py"),
        ("game/settebello/ui/table/film.py", "tests/ui/table"),
        ("ui/table/", "tests/ui/table"),
        ("ui\\table\\board", "tests/ui/table/test_board.py"),
        ("assets/opponents/pina.yaml", "tests/ai/test_levels.py"),
        ("packaging/run.py", "tests/packaging_/test_run.py"),
        ("packaging/sounds.py", "tests/packaging_"),
        ("tests/engine/test_kernel.py", "tests/engine/test_kernel.py"),
        ("tests/engine/test_kernel.py::test_x[1/2]", "tests/engine/test_kernel.py::test_x[1/2]"),
        ("tests/engine/material.py", "tests/engine"),
        ("tests/ui", "tests/ui"),
    ],
)
def test_a_path_has_the_nearest_tests_of_its_mirror(tree: Path, name: str, tests: str) -> None:
    assert tiers.tests_of(tree, [name]) == [tests]


def test_a_path_from_the_root_of_the_disk_is_as_good(tree: Path) -> None:
    assert tiers.tests_of(tree, [str(tree / "game" / "settebello" / "engine" / "moves.py")]) == [
        "tests/engine"
    ]


def test_tests_inside_others_are_not_run_twice(tree: Path) -> None:
    names = ["engine", "tests/engine/test_kernel.py", "tests/engine/test_kernel.py::test_x", "ui/table"]
    assert tiers.tests_of(tree, names) == ["tests/engine", "tests/ui/table"]


@pytest.mark.parametrize(
    "name", ["enigne", "tests/test_gone.py", "game/settebello/beginning.py", ".", "README.md"]
)
def test_a_name_without_tests_is_refused_with_those_that_have_some(tree: Path, name: str) -> None:
    with pytest.raises(tiers.UsageError, match=r"has no tests: .* one of ai, engine"):
        tiers.tests_of(tree, [name])


def test_the_area_of_changes_is_their_lint_and_their_tests(tree: Path) -> None:
    git(tree, "init", "--quiet")
    git(tree, "add", "--all")
    git(tree, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "x")
    assert tiers.area(tree, []) == []
    for name in ("README.md", "game/settebello/beginning.py", "game/settebello/ai/people/person.py"):
        (tree / name).write_text("# changed\n")
    (tree / "game" / "settebello" / "engine" / "new.py").touch()
    (tree / "tests" / "ai" / "test_levels.py").unlink()
    python = ["ai/people/person.py", "beginning.py", "engine/new.py"]
    files = tuple(f"game/settebello/{name}" for name in python)
    lint, layout, tests = tiers.area(tree, [])
    assert lint.command == (*tiers.STATIC["lint"], *files)
    assert layout.command == (*tiers.STATIC["format"], *files)
    assert tests.command == ("pytest", "-m", tiers.QUICK, "tests/ai/test_person.py", "tests/engine")
    assert tiers.area(tree, ["ui/table"])[-1].command[-1] == "tests/ui/table"


def git(folder: Path, *arguments: str) -> None:
    """Run git in a folder; the test is skipped where there is none."""
    program = shutil.which("git")
    if program is None:
        pytest.skip("needs git")
    subprocess.run([program, *arguments], cwd=folder, check=True)


def test_the_quick_tier_is_the_whole_but_for_the_choice_of_tests() -> None:
    whole, quick = tiers.test(ROOT, []), tiers.quick(ROOT, ["-x"])
    assert whole[:-1] == quick[:-1]
    assert whole[-1].command == ("pytest", "-n", "auto")
    assert quick[-1].command == ("pytest", "-m", "not slow and not bench and not full", "-x")


def test_single_checks_are_called_by_name() -> None:
    assert [step.command[0] for step in tiers.check(ROOT, ["types", "lint"])] == ["mypy", "ruff"]
    assert [step.name for step in tiers.check(ROOT, [])] == list(tiers.STATIC)


def test_a_check_that_does_not_exist_is_a_wrong_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tiers.main("check", ["spelling"], ROOT, tmp_path) == 2
    assert "there is no check 'spelling': one of lint, format, types, floors" in capsys.readouterr().err


def test_coverage_runs_interpreted_whatever_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines of a compiled module cannot be traced."""
    monkeypatch.setenv("SETTEBELLO_NATIVE", "1")
    seen = []

    def call(command: Sequence[str], cwd: Path, env: Mapping[str, str]) -> int:
        seen.append((Path(command[0]).stem, env["SETTEBELLO_NATIVE"]))
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    assert tiers.main("coverage", ["tests/notation"], ROOT, tmp_path) == 0
    assert seen == [("coverage", "0"), ("coverage", "0"), ("python", "0")]
