"""Compiles the core, kernel and search, with mypyc: ``python core_builder.py GAME FOLDER``.

GAME is the folder of the package's sources; what comes out lies below FOLDER as it lies below GAME. The
core is compiled alone, beside packages that are empty, so that a mistake elsewhere keeps nobody from it.
Needs mypy, setuptools, a C compiler and Python's headers. Ends with another status than 0, its last line
saying why, when it cannot be compiled or what was compiled cannot be loaded.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import core_finder

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

# The package starts in this folder, even if a folder above it happens to hold an __init__.py.
modules = mypycify(
    ["--config-file=", "--strict", "--explicit-package-bases", *sys.argv.pop().split()],
    opt_level="3", debug_level="0", group_name={library!r},
)
for module in modules:
    module.extra_compile_args += {flags!r}
setup(name="core", packages=[], py_modules=[], ext_modules=modules)
"""
FLAGS = (
    []
    if sys.platform == "win32"
    else [
        "-fvisibility=hidden",
        "-finline-limit=2400",
        "--param=inline-unit-growth=300",
        "--param=large-function-growth=1000",
    ]
)
"""Let the compiler inline the core's functions into each other: mypyc makes all of them global.

Without the first, Linux lets another library replace a global function, so that every call inside the
core looks its target up. The second lets functions of the kernel's size be inlined. The other two let
the core grow by that: at gcc's own limits a few functions of new rules kept the search for captures out
of the loops that call it. clang ignores all but the first.
"""
LOAD = """
import sys
from importlib import import_module

for name in sys.argv[1:]:
    if import_module(name).__file__.endswith(".py"):
        sys.exit(f"{name} is not compiled")
"""
ENVIRONMENT = {"MYPYPATH": "", "PYTHONSAFEPATH": "", core_finder.SWITCH: "0"}
"""Neither the user's settings nor an older build may be met; PYTHONPATH stays, pip gives the tools by it."""


def build(game: Path, target: Path) -> list[Path]:
    """Compile the core below `game` to `target`; the files made, or CalledProcessError with the reason."""
    sources = [name.replace(os.sep, "/") for name in core_finder.files(str(game))]
    with TemporaryDirectory() as folder:
        work = Path(folder)
        for name in sources:
            (work / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(game / name, work / name)
        for package in core_finder.PACKAGES:
            for depth in range(1, len(package) + 1):
                work.joinpath(*package[:depth], "__init__.py").touch()
        setup = SETUP.format(library=".".join(core_finder.LIBRARY), flags=FLAGS)
        run(work, setup, "-q", "build_ext", "--inplace", " ".join(sources[1:]))
        run(work, LOAD, *core_finder.modules(str(game)))
        return [copy(path, target / path.relative_to(work)) for path in libraries(work)]


def libraries(folder: Path) -> list[Path]:
    """The compiled files of the packages below a folder."""
    return [
        path
        for package in core_finder.PACKAGES
        for path in sorted(folder.joinpath(*package).iterdir())
        if path.suffix in {".so", ".pyd"}
    ]


def copy(path: Path, target: Path) -> Path:
    """Copy a file, making the folders above its target; the target."""
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(path, target))


def run(folder: Path, script: str, *arguments: str) -> None:
    """Run a script in a folder; CalledProcessError holds what it said when it fails."""
    environment = {**os.environ, **ENVIRONMENT}
    subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=folder,
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


if __name__ == "__main__":
    try:
        build(Path(sys.argv[1]), Path(sys.argv[2]))
    except subprocess.CalledProcessError as error:
        sys.exit(error.stdout.strip() or str(error))
