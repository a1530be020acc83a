"""The program once more with its core compiled, whatever the program under test runs with."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

import core_builder
import core_finder
import pytest
import run

import settebello

GAME = Path(settebello.__file__).parents[1]
ROOT = Path(__file__).parents[1]
NOT_NEEDED = ("art", "fonts", "skins", "sounds", "ui")
needs_compiler = pytest.mark.skipif(not run.can_compile(), reason="no C compiler, or no headers of Python")


def compiled_copy(folder: Path) -> Path:
    """A copy of the sources with the compiled modules beside theirs, as in a wheel; its GAME folder.

    They are those that run.py has built into this environment, where it has, else built now. The rules
    and what opponents need lie where the copy looks for them.
    """
    game = plain_copy(folder)
    shutil.copytree(ROOT / "rules", folder / "rules")
    shutil.copytree(ROOT / "assets", folder / "assets", ignore=shutil.ignore_patterns(*NOT_NEEDED))
    build = core_finder.find_build(
        str(Path(run.SITE) / core_finder.MODULE), core_finder.source_text(str(game))
    )
    if build and (built := core_builder.libraries(Path(build))):
        for path in built:
            shutil.copy(path, game / path.relative_to(build))
    else:
        core_builder.build(game, game)
    return game


def plain_copy(folder: Path) -> Path:
    """A copy of the sources alone; its GAME folder."""
    game = folder / "game"
    shutil.copytree(GAME, game, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    return game


def environment(game: Path) -> Mapping[str, str]:
    """Variables with which a Python imports the program from a GAME folder, and the tests from here."""
    paths = (game, ROOT, ROOT / "packaging")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), core_finder.SWITCH: "0"}
