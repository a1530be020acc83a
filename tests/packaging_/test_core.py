"""The compiled core of a checkout: built once, served only while its sources are what was compiled."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import core_builder
import core_finder
import core_installer
import pytest
import run
from core_installer import NotCompiledError

from tests.native import ROOT, environment, needs_compiler, plain_copy

TELL = """
import json, os, site, sys
# This Python's own environment may have a core of the same sources: here the checkout's is asked for.
sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__module__ != "settebello_native"]
sys.modules.pop("settebello_native", None)
sys.path.insert(0, sys.argv[1])
site.addsitedir(sys.argv[1])
from importlib import import_module
print(json.dumps([import_module(name).__file__ for name in sys.argv[2:]]))
"""
OLD = 1_000_000_000
"""A time long before anything was compiled."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a compiled core in its folder `site`.

    The core is copied from this Python's own environment, which `packaging/run.py` has filled, if that was
    compiled from the same sources; compiling takes many seconds.
    """
    folder = checkout(tmp_path_factory.mktemp("checkout"))
    site = Path(sysconfig.get_path("purelib"))
    found = core_finder.find_build(
        str(site / core_finder.MODULE), core_finder.source_text(str(folder / "game"))
    )
    if found is None:
        return install(folder)
    home = folder / "site" / core_finder.MODULE
    shutil.copytree(found, home / Path(found).name)
    for name in (f"{core_finder.MODULE}/__init__.py", f"{core_finder.MODULE}.pth"):
        shutil.copy(site / name, folder / "site" / name)
    return folder


@pytest.fixture
def copied(built: Path, tmp_path: Path) -> Path:
    """The same once more, to be changed."""
    return Path(shutil.copytree(built, tmp_path / "copy"))


def checkout(folder: Path) -> Path:
    """A checkout with nothing built; its folder."""
    plain_copy(folder)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "site").mkdir()
    return folder


def install(folder: Path) -> Path:
    """Compile the core of a checkout; its folder."""
    core_installer.install(folder, folder / "site", Path(sys.executable), [])
    return folder


def kernel_of(folder: Path) -> Path:
    """The folder of the kernel's sources."""
    return folder.joinpath("game", *core_finder.PACKAGES[0])


def served(folder: Path, **variables: str) -> list[str]:
    """What each module of the core is imported from: ".py", or where its library lies."""
    names = core_finder.modules(str(folder / "game"))
    done = subprocess.run(
        [sys.executable, "-c", TELL, str(folder / "site"), *names],
        env={**environment(folder / "game"), core_finder.SWITCH: "", **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    assert not done.stderr
    files: list[str] = json.loads(done.stdout)
    return [".py" if file.endswith(".py") else str(Path(file).relative_to(folder / "site")) for file in files]


def is_compiled(folder: Path, **variables: str) -> bool:
    """Whether the whole core of a checkout runs compiled; it must be the whole or nothing."""
    (answer,) = {file != ".py" for file in served(folder, **variables)}
    return answer


@needs_compiler
@pytest.mark.slow
def test_a_core_is_compiled_below_a_folder_with_a_stray_init(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    (temporary / "__init__.py").touch()
    monkeypatch.setenv("TMPDIR", str(temporary))
    (tmp_path / "checkout").mkdir()
    assert is_compiled(install(checkout(tmp_path / "checkout")))


@needs_compiler
def test_an_untouched_core_is_served_compiled_as_a_whole(built: Path) -> None:
    assert is_compiled(built)


@needs_compiler
def test_the_compiled_core_can_be_switched_off(built: Path) -> None:
    assert not is_compiled(built, SETTEBELLO_NATIVE="0")


@needs_compiler
@pytest.mark.parametrize(
    "name", ["engine/kernel/rules.py", "engine/kernel/state.py", "engine/native.py", "ai/core/network.py"]
)
def test_one_edited_source_is_enough_for_all_to_run_interpreted(copied: Path, name: str) -> None:
    source = copied / "game" / "settebello" / name
    before = source.read_bytes()
    source.write_bytes(before + b"\n")
    # An edit need not be newer: another branch may be checked out, a copy put back.
    os.utime(source, (OLD, OLD))
    assert not is_compiled(copied)
    source.write_bytes(before)
    assert is_compiled(copied)


@needs_compiler
@pytest.mark.parametrize("package", core_finder.PACKAGES)
def test_a_module_that_came_or_went_leaves_nothing_compiled_in_use(
    copied: Path, package: Sequence[str]
) -> None:
    more = copied.joinpath("game", *package, "zeal.py")
    more.write_text('"""One more."""\n', encoding="utf-8")
    assert not is_compiled(copied)
    more.unlink()
    assert is_compiled(copied)


@needs_compiler
@pytest.mark.parametrize("name", ["rules", "network"])
def test_a_build_that_lacks_a_file_is_not_used_in_part(copied: Path, name: str) -> None:
    next((copied / "site").rglob(f"{name}.*")).unlink()
    assert not is_compiled(copied)


@needs_compiler
def test_another_checkout_is_not_served_what_was_compiled_from_this_one(built: Path, tmp_path: Path) -> None:
    other = checkout(tmp_path)
    source = kernel_of(other) / "state.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    (other / "site").rmdir()
    shutil.copytree(built / "site", other / "site")
    assert not is_compiled(other)


@needs_compiler
def test_a_compiled_core_needs_its_libraries(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finder = core_finder.CoreFinder(str(built / "site" / core_finder.MODULE))
    assert finder.choose(str(built / "game"))
    monkeypatch.setattr(sys, "path", [str(built / "game")])
    assert not finder.choose(str(built / "game"))


def test_other_modules_are_none_of_the_finders_business(tmp_path: Path) -> None:
    finder = core_finder.CoreFinder(str(tmp_path / "nowhere"))
    assert finder.find_spec("settebello.engine.kernel") is None
    assert finder.find_spec("settebello.engine.kernels.state", [str(tmp_path)]) is None
    assert finder.find_spec("settebello.ai.core", [str(tmp_path)]) is None
    assert finder.find_spec("settebello.ai.players", [str(tmp_path)]) is None
    assert finder.specs is None
    assert finder.find_spec("settebello.engine.kernel.state", [str(tmp_path)]) is None
    assert finder.specs == {}


@needs_compiler
def test_a_core_that_cannot_be_compiled_is_tried_once_and_runs_interpreted(tmp_path: Path) -> None:
    folder = checkout(tmp_path)
    source = kernel_of(folder) / "rules.py"
    source.write_text(
        source.read_text(encoding="utf-8") + '\n\nWRONG: int = "eight"\n',
        encoding="utf-8",
    )
    with pytest.raises(NotCompiledError) as raised:
        install(folder)
    assert "rules.py" in Path(str(raised.value)).read_text(encoding="utf-8")
    assert not is_compiled(folder)
    assert settled(folder)
    source.write_text(source.read_text(encoding="utf-8").replace("eight", "nine"), encoding="utf-8")
    assert not settled(folder)


def settled(folder: Path) -> bool:
    """Whether there is a build of a checkout's sources, or a vain attempt."""
    text = core_finder.source_text(str(folder / "game"))
    return core_finder.find_build(str(folder / "site" / core_finder.MODULE), text) is not None


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Builds take no time and make nothing; a file appended here is edited meanwhile."""
    edited: list[Path] = []

    def carry_out(command: Sequence[str]) -> str:
        for path in edited:
            path.write_bytes(path.read_bytes() + b"\n")
        return ""

    monkeypatch.setattr(core_installer, "carry_out", carry_out)
    return edited


def test_what_is_edited_while_it_is_compiled_is_compiled_again(tmp_path: Path, quick: list[Path]) -> None:
    folder = checkout(tmp_path)
    quick.append(kernel_of(folder) / "state.py")
    install(folder)
    assert not settled(folder)
    quick.clear()
    install(folder)
    assert settled(folder)


def test_the_two_latest_builds_stay(tmp_path: Path, quick: list[Path]) -> None:
    folder = checkout(tmp_path)
    source = kernel_of(folder) / "state.py"
    states = [source.read_bytes() + b"\n" * count for count in range(3)]
    known: set[Path] = set()
    for number, state in enumerate(states):
        source.write_bytes(state)
        install(folder)
        (fresh,) = set(core_installer.builds(folder / "site")) - known
        os.utime(fresh, (OLD + number, OLD + number))
        known.add(fresh)
    left = []
    for state in states:
        source.write_bytes(state)
        left.append(settled(folder))
    assert left == [False, True, True]
    assert len(list((folder / "site" / core_finder.MODULE).iterdir())) == 3  # two builds and the finder


def test_tools_that_cannot_be_fetched_are_a_vain_attempt(tmp_path: Path) -> None:
    folder = checkout(tmp_path)
    pip = [sys.executable, "-c", "raise SystemExit('the index cannot be reached')"]
    with pytest.raises(NotCompiledError) as raised:
        core_installer.install(folder, folder / "site", Path(sys.executable), pip)
    assert "cannot be reached" in Path(str(raised.value)).read_text(encoding="utf-8")
    assert settled(folder)


@needs_compiler
def test_the_builder_says_why_it_cannot_compile(tmp_path: Path) -> None:
    folder = checkout(tmp_path)
    (kernel_of(folder) / "state.py").write_text("import nothing_of_the_kind\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, core_builder.__file__, str(folder / "game"), str(tmp_path / "out")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "nothing_of_the_kind" in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("variable", ["0", ""])
def test_nothing_is_compiled_where_it_is_not_wanted_or_not_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    folder = checkout(tmp_path)
    monkeypatch.setattr(run, "ROOT", str(folder))
    monkeypatch.setattr(run, "SITE", str(folder / "site"))
    monkeypatch.setenv(core_finder.SWITCH, variable)
    monkeypatch.setattr(run, "can_compile", lambda: True)
    assert run.core_is_settled() == (variable == "0")
    monkeypatch.setattr(run, "can_compile", lambda: False)
    assert run.core_is_settled()


@pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="compilers are looked for in other ways there"
)
def test_a_compiler_and_the_headers_are_what_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(run, "INCLUDE", str(tmp_path))
    able = [run.can_compile()]
    for name in ("cc", "Python.h"):
        (tmp_path / name).touch()
        able.append(run.can_compile())
    (tmp_path / "cc").unlink()
    able.append(run.can_compile())
    assert able == [False, False, True, False]


def test_a_core_that_cannot_be_compiled_is_told_in_one_line_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object) -> None:
        raise NotCompiledError(tmp_path / "log")

    monkeypatch.setattr(core_installer, "install", fail)
    monkeypatch.setattr(run, "find_pip", list)
    run.compile_core()
    lines = capsys.readouterr().err.splitlines()
    assert lines[1:] == [f"The core cannot be compiled and runs interpreted: see {tmp_path / 'log'}"]
