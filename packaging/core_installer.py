"""Puts a compiled core into .venv for packaging/run.py, beside the finder that serves it."""

import os
import shutil
import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import core_finder

HERE = Path(__file__).resolve().parent
LOG = "log"
KEPT = 2
"""Builds that stay: going back and forth between two states of the sources compiles nothing."""


class NotCompiledError(Exception):
    """The core cannot be compiled; the message is the file that says why."""


def install(root: Path, site: Path, python: Path, pip: Sequence[str]) -> None:
    """Build the core of a checkout into `site`, the folder of the libraries of .venv's `python`.

    `pip` installs there, or is empty. NotCompiledError when it fails, which is not tried again until the
    sources change; OSError when the sources cannot be read or the build cannot be written.
    """
    game = root / "game"
    home = site / core_finder.MODULE
    home.mkdir(exist_ok=True)
    text = core_finder.source_text(str(game))
    with TemporaryDirectory(prefix="building-", dir=home, ignore_cleanup_errors=True) as folder:
        work = Path(folder) / "core"
        work.mkdir()
        said = fetch_tools(root, pip) or carry_out(
            [str(python), str(HERE / "core_builder.py"), str(game), str(work)]
        )
        if core_finder.source_text(str(game)) != text:
            return  # edited meanwhile, and nobody knows what was compiled; the next start compiles again
        (work / LOG).write_text(said, encoding="utf-8")
        (work / core_finder.SOURCES).write_bytes(text)
        build = work.rename(home / Path(folder).name.replace("building-", core_finder.BUILT))
    replace(home / "__init__.py", (HERE / "core_finder.py").read_text(encoding="utf-8"))
    replace(
        site / f"{core_finder.MODULE}.pth", f"import {core_finder.MODULE}; {core_finder.MODULE}.install()\n"
    )
    others = sorted(builds(site), key=lambda path: path.stat().st_mtime)
    clear(*[path for path in others if path != build][: 1 - KEPT])
    if said:
        raise NotCompiledError(build / LOG)


def builds(site: Path) -> list[Path]:
    """The builds that lie in a folder of libraries, good and failed ones."""
    return list((site / core_finder.MODULE).glob(core_finder.BUILT + "*"))


def fetch_tools(root: Path, pip: Sequence[str]) -> str:
    """Install what compiles the core; empty when it is there, else what pip said."""
    if not pip:
        return ""
    with (root / "pyproject.toml").open("rb") as file:
        tools = tomllib.load(file)["project"]["optional-dependencies"]["native"]
    return carry_out([*pip, "install", "--quiet", "--disable-pip-version-check", *tools])


def carry_out(command: Sequence[str]) -> str:
    """Run a command; empty when it ended well, else all that it said."""
    done = subprocess.run(
        command,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    return (done.stdout or f"ended with status {done.returncode}\n") if done.returncode else ""


def replace(path: Path, text: str) -> None:
    """Write a file in one step: another Python may be starting."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def clear(*builds: Path) -> None:
    """Remove builds, those in use as far as the system lets them go; none of them is served any more."""
    for build in builds:
        (build / core_finder.SOURCES).unlink(missing_ok=True)
        shutil.rmtree(build, ignore_errors=True)
