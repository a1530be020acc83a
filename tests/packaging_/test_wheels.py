"""packaging/wheels.py: what its check of contents refuses, and what it reports."""

import sys
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

import pytest
import wheels
from build_ledger import checksum

PURE = [f"{start}x" for start in wheels.INSIDE]
CORE = "settebello/engine/kernel/position.cpython-311-x86_64-linux-gnu.so"


def wheel_of(folder: Path, names: Iterable[str]) -> Path:
    """A wheel with these files, all empty."""
    path = folder / "settebello-1-py3-none-any.whl"
    with ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, "")
    return path


def test_wheels_that_are_as_they_should_be_are_accepted(tmp_path: Path) -> None:
    wheels.check_contents(wheel_of(tmp_path, PURE), native=False)
    wheels.check_contents(wheel_of(tmp_path, [*PURE, CORE]), native=True)


@pytest.mark.parametrize("start", wheels.INSIDE)
def test_a_wheel_without_its_data_is_refused(tmp_path: Path, start: str) -> None:
    path = wheel_of(tmp_path, (name for name in PURE if not name.startswith(start)))
    with pytest.raises(wheels.BuildError, match=start):
        wheels.check_contents(path, native=False)


@pytest.mark.parametrize("start", wheels.OUTSIDE)
def test_a_wheel_with_files_of_the_checkout_is_refused(tmp_path: Path, start: str) -> None:
    with pytest.raises(wheels.BuildError, match=f"{start}test_x.py"):
        wheels.check_contents(wheel_of(tmp_path, [*PURE, f"{start}test_x.py"]), native=False)


def test_a_compiled_core_is_in_native_wheels_alone(tmp_path: Path) -> None:
    with pytest.raises(wheels.BuildError, match="0 compiled files"):
        wheels.check_contents(wheel_of(tmp_path, PURE), native=True)
    with pytest.raises(wheels.BuildError, match="1 compiled files"):
        wheels.check_contents(wheel_of(tmp_path, [*PURE, CORE]), native=False)


def test_files_that_differ_when_built_twice_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build(folder: Path, _pythons: Iterable[Path]) -> list[Path]:
        (folder / "same").write_text("a")
        (folder / "other").write_text("b")
        return [folder / "same", folder / "other"]

    monkeypatch.setattr(wheels, "build_all", build)
    first = {path.name: checksum(path) for path in build(tmp_path, [])}
    wheels.check_again(first, [])
    with pytest.raises(wheels.BuildError, match=r"differ: other, third$"):
        wheels.check_again({**first, "other": "0", "third": "0"}, [])


def test_a_command_that_fails_is_told_with_its_last_lines(tmp_path: Path) -> None:
    with pytest.raises(wheels.BuildError, match=r"(?s)ended with 3:.*broken"):
        wheels.run(["python3", "-c", "print('broken'); raise SystemExit(3)"], tmp_path)


def test_pythons_are_given_together_or_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = wheels.arguments("")
    for name in ("one", "two", "three"):
        (tmp_path / name).symlink_to(sys.executable)
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    assert parser.parse_args(["--python", str(one), str(two)]).python == [one, two]
    again = parser.parse_args(["dist", "--python", str(one), "--python", str(two), str(three)])
    assert again.python == [one, two, three]
    assert again.folder == Path("dist")
    assert parser.parse_args([]).python == []
    monkeypatch.chdir(tmp_path)
    assert parser.parse_args(["--python", "./two"]).python == [two]
    with pytest.raises(SystemExit):
        parser.parse_args(["--python", "./four"])
    assert "there is no Python ./four" in capsys.readouterr().err
