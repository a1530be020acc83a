"""The wheel and the source distribution: what is in them, and that a wheel runs away from the checkout."""

import email
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Collection
from pathlib import Path
from zipfile import ZipFile

import build_hook
import core_finder
import pytest

from tests.native import needs_compiler

ROOT = Path(__file__).resolve().parents[2]
DATA = "settebello/_data"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for every machine."""
    return built_here("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """The names of the source distribution's files, without the folder that they all lie in."""
    folder = tmp_path_factory.mktemp("sources")
    shutil.unpack_archive(built_here("sdist", tmp_path_factory.mktemp("sdist")), folder, filter="data")
    (top,) = folder.iterdir()
    return frozenset(path.relative_to(top).as_posix() for path in top.rglob("*") if path.is_file())


def built_here(target: str, folder: Path) -> Path:
    """What hatchling builds of the checkout with the tools that are installed here."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    environment = {**os.environ, "SETTEBELLO_NATIVE": "0"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (built,) = folder.iterdir()
    return built


def shipped(left_out: Collection[str]) -> frozenset[str]:
    """The files of assets/ and rules/, without some folders of assets/ and what git leaves out."""
    folders = [path for path in (ROOT / "assets").iterdir() if path.name not in left_out]
    found = {
        path.relative_to(ROOT).as_posix()
        for folder in (*folders, ROOT / "rules")
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".mo" and not {"__pycache__", ".ruff_cache"} & {*path.parts}
    }
    expected = {"fonts", "networks", "opponents", "skins", "sounds", "ui"}
    assert expected <= {path.split("/")[1] for path in found}
    return frozenset(found)


@pytest.fixture(scope="module")
def native_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the compiled core, for machines like this one; pip fetches all that the build needs."""
    folder = tmp_path_factory.mktemp("native")
    command = [
        str(fresh_python(folder)),
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--wheel-dir",
        str(folder),
        str(ROOT),
    ]
    environment = elsewhere(folder, SETTEBELLO_NATIVE="1")
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def fresh_python(folder: Path) -> Path:
    """The Python of an environment, made in a folder, in which there is nothing but pip."""
    venv.create(folder / "venv", with_pip=True)
    return folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@pytest.fixture(scope="module")
def names(wheel: Path) -> frozenset[str]:
    """The names of the wheel's files."""
    with ZipFile(wheel) as archive:
        return frozenset(archive.namelist())


def elsewhere(folder: Path, **more: str) -> dict[str, str]:
    """An environment that knows nothing of the checkout and keeps the player's files in `folder`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**kept, "SETTEBELLO_HOME": str(folder / "home"), **more}


def test_assets_and_rules_travel_inside_the_package(names: frozenset[str]) -> None:
    assert {f"{DATA}/{name}" for name in shipped(build_hook.LEFT_OUT)} <= names


def test_all_that_a_wheel_is_made_from_travels_in_the_sources(sources: frozenset[str]) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py")}
    scripts = {f"packaging/{path.name}" for path in (ROOT / "packaging").glob("*.py")}
    assert shipped(()) | modules | scripts | {"pyproject.toml", "README.md", "LICENSE"} <= sources


def test_the_documents_that_modules_cite_travel_in_the_sources(sources: frozenset[str]) -> None:
    assert {"docs/learning.md", "docs/rules.md"} <= sources


def test_the_manual_and_the_guides_travel_inside_the_package(names: frozenset[str]) -> None:
    documents = {f"{DATA}/{name}" for name in (build_hook.MANUAL, *build_hook.GUIDES)}
    assert documents <= names
    assert not [name for name in names if "/docs/" in name and name not in documents]


def test_languages_travel_compiled(names: frozenset[str]) -> None:
    inside = {name for name in names if name.startswith(f"{DATA}/assets/i18n/")}
    assert inside == {f"{DATA}/assets/i18n/{language}.mo" for language in ("de", "es", "fr", "it", "ja")}


def test_sources_of_the_cards_and_tests_stay_at_home(names: frozenset[str]) -> None:
    assert not [name for name in names if "/art/" in name or "tests" in name or "packaging/" in name]
    assert not [
        name for name in names if name.split("/")[0] not in ("settebello", "settebello-0.5.0.dist-info")
    ]


def test_the_tools_of_developers_stay_at_home(names: frozenset[str], wheel: Path, tmp_path: Path) -> None:
    assert not [name for name in names if "developer/" in name]
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    for arguments in (["--scene"], ["--scene", "table"]):
        done = subprocess.run(
            [sys.executable, "-m", "settebello", *arguments],
            cwd=tmp_path,
            env=elsewhere(tmp_path, PYTHONPATH=str(tmp_path / "site")),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert "argument --scene: needs a checkout of the sources" in done.stderr
    script = (
        "import sys, settebello.app; from settebello import cli, resources;"
        "from settebello.cli.developer_switch import developer_tools;"
        "print(settebello.__file__, resources.is_developer_build(), developer_tools(),"
        " any('developer.' in name for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=elsewhere(tmp_path, PYTHONPATH=str(tmp_path / "site")),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1].split() == [
        str(tmp_path / "site" / "settebello" / "__init__.py"),
        "False",
        "None",
        "False",
    ]


def test_the_wheel_finds_its_own_data_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    script = (
        "from settebello import resources, i18n;"
        "print(resources.assets(), resources.rules(), *i18n.languages())"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=elsewhere(tmp_path, PYTHONPATH=str(tmp_path / "site")),
        capture_output=True,
        text=True,
        check=True,
    )
    data = tmp_path / "site" / DATA
    assert done.stdout.split() == [
        str(data / "assets"),
        str(data / "rules"),
        "en",
        "de",
        "es",
        "fr",
        "it",
        "ja",
    ]


def needs(wheel: Path) -> set[str]:
    """The names of what a wheel needs at run time."""
    with ZipFile(wheel) as archive:
        (metadata,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        headers = email.message_from_bytes(archive.read(metadata))
    wanted = [line for line in headers.get_all("Requires-Dist", []) if "extra ==" not in line]
    return {re.split(r"[^\w-]", line)[0] for line in wanted}


def is_library(name: str) -> bool:
    """Whether a file is compiled."""
    return name.endswith((".so", ".pyd"))


def test_the_wheel_for_every_machine_has_nothing_compiled(wheel: Path, names: frozenset[str]) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if is_library(name)]
    assert not needs(wheel) & {"librt", "mypy-extensions", "mypy_extensions"}


@pytest.mark.slow
@needs_compiler
def test_the_native_wheel_has_the_core_twice_and_needs_what_the_compiled_one_needs(
    wheel: Path, native_wheel: Path, names: frozenset[str]
) -> None:
    assert not native_wheel.name.endswith("-none-any.whl")
    with ZipFile(native_wheel) as archive:
        more = set(archive.namelist()) - names
    modules = [name.replace(".", "/") for name in core_finder.modules(str(ROOT / "game"))]
    libraries = {name.split(".")[0] for name in more if is_library(name)}
    assert libraries == {*modules, "/".join(core_finder.LIBRARY) + "__mypyc"}
    assert all(f"{name}.py" in names for name in modules)
    assert needs(native_wheel) - needs(wheel) == {"librt", "mypy_extensions"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "core"),
    [("wheel", "interpreted"), pytest.param("native_wheel", "compiled", marks=needs_compiler)],
)
def test_a_wheel_plays_one_move_in_an_empty_environment(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str, core: str
) -> None:
    wheel: Path = request.getfixturevalue(kind)
    python = fresh_python(tmp_path)
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True)
    outputs = []
    for option in ("--version", "--once"):
        done = subprocess.run(
            [python.with_name("settebello"), option],
            cwd=tmp_path,
            env=elsewhere(tmp_path),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        outputs.append(done.stdout)
    assert outputs[0].splitlines()[0].endswith(f"(core: {core})")
