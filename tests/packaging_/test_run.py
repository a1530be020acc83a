"""packaging/run.py: from a fresh checkout to the game or its tests."""

import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
import run
import tiers

from tests.privileges import as_nobody, given_away

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with one language, whose .venv looks complete."""
    scripts = ("run", "build_hook", "core_builder", "core_finder", "core_installer")
    packaging = [f"packaging/{name}.py" for name in scripts]
    for name in ("pyproject.toml", "assets/i18n/it.po", *packaging):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.touch()
    monkeypatch.setattr(run, "ROOT", str(tmp_path))
    monkeypatch.setattr(run, "VENV", str(tmp_path / ".venv"))
    monkeypatch.setattr(run, "PYTHON", str(python))
    monkeypatch.setattr(run, "SITE", str(tmp_path / "site"))
    return tmp_path


def test_it_is_ready_when_what_is_installed_is_what_is_wanted(checkout: Path) -> None:
    wanted = run.digest()
    assert not run.is_ready("play", wanted)
    Path(run.stamp("play")).write_text(wanted)
    assert run.is_ready("play", wanted)
    assert not run.is_ready("test", wanted)


def test_it_is_not_ready_when_the_python_of_the_venv_is_gone(checkout: Path) -> None:
    Path(run.stamp("play")).write_text(run.digest())
    Path(run.PYTHON).unlink()
    assert not run.is_ready("play", run.digest())


@pytest.mark.parametrize(
    "name",
    ["pyproject.toml", "packaging/build_hook.py", "packaging/core_finder.py", "assets/i18n/it.po"],
)
def test_a_change_to_what_is_installed_installs_again(checkout: Path, name: str) -> None:
    before = run.digest()
    with (checkout / name).open("a") as file:
        file.write("\n")
    assert run.digest() != before


def test_a_new_language_or_another_folder_installs_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = run.digest()
    (checkout / "assets" / "i18n" / "fur.po").touch()
    with_friulian = run.digest()
    assert with_friulian != before
    moved = checkout / "moved"
    shutil.copytree(checkout, moved, ignore=shutil.ignore_patterns("moved"))
    monkeypatch.setattr(run, "ROOT", str(moved))
    assert run.digest() != with_friulian


def test_the_second_start_imports_nothing_that_takes_time(checkout: Path) -> None:
    script = (
        "import os, sys; sys.path.insert(0, 'packaging'); before = set(sys.modules); import run;"
        "run.is_ready('play', run.digest()); run.core_is_settled(); print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script], cwd=checkout, capture_output=True, text=True, check=True
    )
    assert set(done.stdout.split()) <= {"__future__", "core_finder", "run", "zlib"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows starts the game as a child")
def test_playing_becomes_the_game(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(run.stamp("play")).write_text(run.digest())
    started: list[tuple[str, list[str]]] = []

    def become(path: str, arguments: list[str]) -> None:
        started.append((path, arguments))
        raise SystemExit  # this process does not come back

    monkeypatch.setattr(os, "execv", become)
    with pytest.raises(SystemExit):
        run.main(["--lang", "it"])
    assert started == [(run.PYTHON, [run.PYTHON, "-m", "settebello", "--lang", "it"])]


@pytest.mark.parametrize(("broken", "status"), [("", 0), ("mypy", 1)])
def test_testing_runs_every_check_and_says_what_failed(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    broken: str,
    status: int,
) -> None:
    Path(run.stamp("test")).write_text(run.digest())
    monkeypatch.delenv("SETTEBELLO_NATIVE", raising=False)
    monkeypatch.setattr(run, "core_is_settled", lambda: True)
    monkeypatch.setattr(tiers, "BYTECODE", "nothing compiled yet")
    called: list[list[str]] = []

    def call(command: Sequence[str], cwd: str, env: Mapping[str, str]) -> int:
        called.append([Path(command[0]).stem, *command[1:]])
        assert env["SETTEBELLO_NATIVE"] == "0"
        assert Path(env["PYTHONPYCACHEPREFIX"]).parent == Path(run.SCRIPTS).parent
        assert "PYTHONDONTWRITEBYTECODE" not in env
        return int(Path(command[0]).stem == broken)

    def captured(
        command: Sequence[str], cwd: str, env: Mapping[str, str], **_pipes: object
    ) -> subprocess.CompletedProcess[bytes]:
        status = call(command, cwd, env)
        return subprocess.CompletedProcess(command, status, b"This is what %b says." % called[-1][0].encode())

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(subprocess, "run", captured)
    with pytest.raises(SystemExit) as end:
        run.main(["test", "-n", "2", "-k", "sweep"])
    assert end.value.code == status
    checks = ["lint-imports", "mypy", "pytest", "ruff", "ruff"]
    assert sorted(command[0] for command in called[:-1]) == checks, "the tests are collected beside them"
    assert called[-1] == ["pytest", "-n", "2", "-k", "sweep"]
    said = capsys.readouterr().out
    assert ("failed: types" in said) == bool(broken)
    order = [said.index(f"--- {name}") for name in ("lint", "format", "types", "floors", "tests")]
    assert order == sorted(order)
    assert "This is what mypy says." in said


def test_the_core_is_compiled_beside_the_checks_before_the_tests(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(run.stamp("test")).write_text(run.digest())
    happened: list[str] = []
    monkeypatch.setattr(run, "core_is_settled", lambda: False)
    monkeypatch.setattr(run, "compile_core", lambda: happened.append("compiled"))
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: happened.append("tests"))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, b""))
    with pytest.raises(SystemExit):
        run.main(["test"])
    assert happened == ["compiled", "tests"]


def test_the_commands_that_check_are_the_tiers() -> None:
    assert set(run.CHECKING) == set(tiers.TIERS)


def test_an_old_python_is_told_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "OLDEST", (99, 0))
    with pytest.raises(SystemExit, match=r"^Settebello needs Python 3\.11 or newer; this is Python 3\."):
        run.main([])


def test_a_machine_without_pip_is_told_so_in_one_sentence(checkout: Path, tmp_path: Path) -> None:
    for module in ("pip", "ensurepip"):
        (tmp_path / "without" / module).mkdir(parents=True)
        (tmp_path / "without" / module / "__init__.py").write_text("raise ImportError")
    shutil.rmtree(checkout / ".venv")
    done = subprocess.run(
        [sys.executable, "packaging/run.py"],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "without")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[1:] == [
        "Settebello needs pip to fetch its libraries: please install it (on Debian: apt install python3-pip)."
    ]


def test_a_venv_of_another_python_is_made_anew(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder looks the same on Windows, whatever Python made it."""
    made: list[str] = []
    monkeypatch.setattr(venv, "create", lambda folder, **_: made.append(folder))
    monkeypatch.setattr(run, "find_pip", lambda: [sys.executable, "-c", ""])
    for answer, expected in ((True, []), (False, [run.VENV])):
        monkeypatch.setattr(run, "works", lambda *_, answer=answer: answer)
        run.set_up("play", "wanted")
        assert made == expected


def test_a_program_that_cannot_be_started_does_not_work(tmp_path: Path) -> None:
    (tmp_path / "python").write_text("no program")
    assert not run.works(str(tmp_path / "python"))
    assert run.works(sys.executable, "-c", "")


@pytest.fixture
def read_only(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout without .venv that nobody can write."""
    monkeypatch.delenv(run.PLACE, raising=False)
    shutil.rmtree(checkout / ".venv")
    for folder in tmp_path.parents[:-2]:
        folder.chmod(0o755)
    given_away(checkout)
    checkout.chmod(0o555)
    with as_nobody():
        yield checkout
    checkout.chmod(0o755)


posix = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows does not tell whether a folder is writable"
)


@posix
def test_a_checkout_that_cannot_be_written_has_its_libraries_in_the_users_caches(
    read_only: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", "/home/anna/caches")
    first = run.environment_folder(str(read_only))
    assert Path(first).parent == Path("/home/anna/caches/settebello")
    assert run.environment_folder(str(read_only / "packaging")) != first


@posix
def test_libraries_in_a_checkout_that_cannot_be_written_serve_until_it_changes(checkout: Path) -> None:
    beside = str(checkout / ".venv")
    Path(run.stamp("play")).write_text(run.digest())
    assert run.was_set_up(str(checkout), beside)
    assert not run.was_set_up(str(checkout / "packaging"), beside), "the checkout lay elsewhere then"
    with (checkout / "pyproject.toml").open("a") as file:
        file.write("\n")
    assert not run.was_set_up(str(checkout), beside), "nobody can install there again"


@posix
def test_old_libraries_in_a_checkout_that_cannot_be_written_are_left_alone(
    read_only: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "was_set_up", lambda root, folder: folder == f"{root}/.venv")
    assert run.environment_folder(str(read_only)) == str(read_only / ".venv")
    monkeypatch.setattr(run, "was_set_up", lambda *_: False)
    assert Path(run.environment_folder(str(read_only))).parent.name == "settebello"


def test_a_checkout_that_can_be_written_has_its_libraries_inside(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(run.PLACE, raising=False)
    assert run.environment_folder(str(checkout)) == str(checkout / ".venv")


def test_the_variable_chooses_the_folder_of_the_libraries(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(run.PLACE, str(tmp_path / "elsewhere"))
    assert run.environment_folder(str(checkout)) == str(tmp_path / "elsewhere")


@posix
def test_a_changed_file_of_a_checkout_that_cannot_be_written_installs_again(
    read_only: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = read_only / "assets" / "i18n" / "it.po"
    unchanged = run.digest()  # the libraries lie beside it: they were installed while it could be written
    monkeypatch.setattr(run, "VENV", str(tmp_path / "elsewhere" / "libraries"))
    before = run.digest()
    assert before != unchanged
    assert run.digest() == before
    os.utime(changed, ns=(1, 1))
    assert run.digest() != before


@posix
def test_checks_in_a_checkout_that_cannot_be_written_are_refused_in_one_sentence(read_only: Path) -> None:
    with pytest.raises(SystemExit, match=r"^The checks write into the checkout, and the folder .* cannot be"):
        run.main(["test"])


@posix
def test_a_place_that_cannot_be_written_is_told_with_the_way_out(
    read_only: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "VENV", str(read_only / "libraries"))
    monkeypatch.setattr(run, "PYTHON", str(read_only / "libraries" / "bin" / "python"))
    with pytest.raises(SystemExit, match=r"The variable SETTEBELLO_ENVIRONMENT chooses another folder\.$"):
        run.set_up("play", "wanted")


@posix
def test_no_core_is_compiled_where_it_cannot_be_written(
    read_only: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "can_compile", lambda: True)
    monkeypatch.setattr(run, "ROOT", str(ROOT))
    monkeypatch.setattr(run, "SITE", str(read_only))
    assert run.core_is_settled()


WITHOUT_RIGHTS = ("setpriv", "--bounding-set", "-all", "--inh-caps=-all")
"""Runs a command of the superuser who is denied what permissions deny."""


@pytest.mark.slow
@posix
@pytest.mark.skipif(
    os.name == "posix" and os.geteuid() == 0 and not shutil.which("setpriv"),
    reason="the superuser is denied nothing, and there is no setpriv",
)
def test_the_game_starts_from_a_checkout_that_cannot_be_written(tmp_path: Path) -> None:
    checkout, place = tmp_path / "checkout", tmp_path / "libraries"
    left_out = shutil.ignore_patterns(".venv", ".git", ".*cache*", "__pycache__", "*.mo", "tests")
    shutil.copytree(ROOT, checkout, ignore=left_out)
    folders = [checkout, *(path for path in checkout.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    command = [sys.executable, str(checkout / "packaging" / "run.py"), "rules", "list", "--lang", "de"]
    environment = {**os.environ, run.PLACE: str(place), "SETTEBELLO_NATIVE": "0"}
    try:
        for told in (True, False):
            done = subprocess.run(
                [*(WITHOUT_RIGHTS if os.geteuid() == 0 else ()), *command],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            assert "scopa: " in done.stdout
            assert ("Setting up" in done.stderr) is told
    finally:
        for folder in folders:
            folder.chmod(0o755)


def test_setting_up_says_which_step_of_how_many_begins(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for compiler in (True, False):
        monkeypatch.setattr(run, "can_compile", lambda compiler=compiler: compiler)
        run.say_step(2, "fetching the libraries")
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "[######..............] 2/3 fetching the libraries"
    assert lines[1] == "[##########..........] 2/2 fetching the libraries"


def test_setup_tells_what_is_there_and_starts_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "is_ready", lambda *_: True)
    monkeypatch.setattr(run, "core_is_settled", lambda: True)
    run.main(["setup", "--json"])
    assert json.loads(capsys.readouterr().out)["environment"] == run.VENV
    monkeypatch.setattr(run, "PYTHON", sys.executable)
    for switch, core in (("1", "interpreted"), ("0", "compiled")):
        monkeypatch.setattr(run, "CORE_IS_COMPILED", f"raise SystemExit({switch})")
        run.main(["setup", "--json"])
        assert json.loads(capsys.readouterr().out)["core"] == core
    run.main(["setup"])
    assert "is set up in" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="no argument but --json"):
        run.main(["setup", "--yaml"])
