"""The kernel compiled by mypyc must do what it does interpreted, for every ruleset and through every face."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import settebello

PACKAGE = Path(settebello.__file__).parent
PLAYER = Path(__file__).parent / "compiled.py"
BUILD = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["settebello/engine/kernel.py"], opt_level="3", debug_level="0")
setup(name="kernel", packages=[], ext_modules=modules)
"""
COMPILER = shutil.which((sysconfig.get_config_var("CC") or "cl").split()[0])


def engine_copy(folder: Path) -> Path:
    """The engine alone, copied aside so that compiling never touches the working tree."""
    shutil.copytree(
        PACKAGE / "engine", folder / "settebello" / "engine", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(PACKAGE / "__init__.py", folder / "settebello" / "__init__.py")
    shutil.copy(PLAYER, folder / PLAYER.name)
    return folder


def played(folder: Path, deals: int) -> dict[str, Any]:
    """What the player prints in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, PLAYER.name, str(deals)],
        cwd=folder,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")
def test_the_compiled_kernel_plays_and_counts_as_the_interpreted_one(tmp_path: Path) -> None:
    plain = played(engine_copy(tmp_path / "plain"), 1500)
    folder = engine_copy(tmp_path / "native")
    (folder / "setup.py").write_text(BUILD, encoding="utf-8")
    built = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    native = played(folder, 1500)
    assert plain.pop("file").endswith("kernel.py")
    assert not native.pop("file").endswith(".py")
    assert native == plain
    assert len({tuple(sums) for sums in plain["checksums"].values()}) > 8
