"""What is played again is the same on every computer: core compiled or interpreted, and a later Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.native import GAME, ROOT, compiled_copy, environment, needs_compiler

LIBRARIES = "import pydantic, yaml, platformdirs"
LATER = ("python3.12", "python3.13", "python3.14")


def told(python: str, game: Path) -> dict[str, Any]:
    done = subprocess.run(
        [python, "-m", "tests.coach.duplicate.same_everywhere"],
        cwd=ROOT,
        env=environment(game),
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def later_python() -> str | None:
    """A later Python with the libraries: named by SETTEBELLO_LATER_PYTHON, or found on the path."""
    found = (os.environ.get("SETTEBELLO_LATER_PYTHON"), *map(shutil.which, LATER))
    for python in filter(None, found):
        done = subprocess.run([python, "-c", LIBRARIES], check=False, capture_output=True)
        if done.returncode == 0:
            return python
    return None


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    """The digests of the interpreted core."""
    return told(sys.executable, GAME)


@pytest.mark.slow
@needs_compiler
def test_the_compiled_core_gives_the_same_results(plain: dict[str, Any], tmp_path: Path) -> None:
    native = told(sys.executable, compiled_copy(tmp_path))
    assert (plain["compiled"], native["compiled"]) == (False, True)
    assert native["digests"] == plain["digests"]
    assert len(set(plain["digests"].values())) == len(plain["digests"]) > 5


@pytest.mark.slow
def test_a_later_python_gives_the_same_results(plain: dict[str, Any]) -> None:
    python = later_python()
    if python is None:
        pytest.skip("there is no later Python with the libraries here")
    later = told(python, GAME)
    assert later["python"] != plain["python"]
    assert later["digests"] == plain["digests"]
