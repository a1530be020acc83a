"""The wheel: what is in it, and that it runs away from the checkout."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = "settebello/_data"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.iterdir()
    return built


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
    folders = ["assets/fonts", "assets/opponents", "assets/skins", "assets/sounds", "assets/ui", "rules"]
    for folder in folders:
        shipped = [path for path in (ROOT / folder).rglob("*") if path.is_file()]
        assert shipped
        for path in shipped:
            assert f"{DATA}/{path.relative_to(ROOT).as_posix()}" in names


def test_languages_travel_compiled(names: frozenset[str]) -> None:
    inside = {name for name in names if name.startswith(f"{DATA}/assets/i18n/")}
    assert inside == {f"{DATA}/assets/i18n/{language}.mo" for language in ("de", "es", "fr", "it", "ja")}


def test_sources_of_the_cards_and_tests_stay_at_home(names: frozenset[str]) -> None:
    assert not [name for name in names if "/art/" in name or "tests" in name or "packaging/" in name]
    assert not [
        name for name in names if name.split("/")[0] not in ("settebello", "settebello-0.1.0.dist-info")
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


@pytest.mark.slow
def test_the_wheel_plays_one_move_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    scripts = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", wheel], check=True)
    done = subprocess.run(
        [scripts / "settebello", "--once"],
        cwd=tmp_path,
        env=elsewhere(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
