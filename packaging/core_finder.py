"""The compiled core in .venv: what it is made of, and who serves it while its sources are unchanged.

packaging/run.py copies this file into .venv as the module `settebello_native`, and a .pth file beside it
calls `install` at every start of that Python. The program itself knows nothing of it. A build is a folder
there with the compiled modules and the sources they were made from, word for word; it serves only a
program whose sources are the same, any other runs interpreted. A build that failed has its sources alone.
"""

import os
import sys

# As typing's own, which would take more time to import than all that is done here.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

MODULE = "settebello_native"
"""The name of the folder in site-packages that holds this file and the builds."""
SWITCH = "SETTEBELLO_NATIVE"
"""The variable that switches the compiled core off when it is 0."""
PACKAGES = (("settebello", "engine", "kernel"), ("settebello", "ai", "core"))
"""Whose modules are compiled, all into one library: the kernel, and the search on its integers."""
NUMBERS = ("settebello", "engine", "native.py")
"""Not compiled, but it tells the compiler what the numbers are."""
LIBRARY = (*PACKAGES[0], "core")
"""The library that holds all compiled modules is called so, and `__mypyc`."""
INSIDE = tuple(".".join(package) + "." for package in PACKAGES)
BUILT = "core-"
SOURCES = "sources"


def modules(game: str) -> "list[str]":
    """The full names of the modules below `game` that are compiled; raises OSError."""
    return [
        ".".join((*package, name[:-3]))
        for package in PACKAGES
        for name in sorted(os.listdir(os.path.join(game, *package)))
        if name.endswith(".py") and name != "__init__.py"
    ]


def files(game: str) -> "list[str]":
    """The files below `game` that a build is made from; the first is not compiled itself."""
    return [os.path.join(*NUMBERS), *(name.replace(".", os.sep) + ".py" for name in modules(game))]


def source_text(game: str) -> bytes:
    """Name and content of each of these files; raises OSError when one cannot be read."""
    parts = []
    for name in files(game):
        with open(os.path.join(game, name), "rb") as file:
            content = file.read()
        parts.append(b"%s %d\n%s" % (name.replace(os.sep, "/").encode(), len(content), content))
    return b"".join(parts)


def find_build(home: str, text: bytes) -> "str | None":
    """The folder in `home` that was built, or failed to build, from these sources."""
    for name in sorted(os.listdir(home)) if os.path.isdir(home) else ():
        if name.startswith(BUILT):
            try:
                with open(os.path.join(home, name, SOURCES), "rb") as file:
                    same = file.read() == text
            except OSError:
                continue  # another process is clearing it away
            if same:
                return os.path.join(home, name)
    return None


def game_of(name: str, folder: str) -> str:
    """The folder of the packages, from the one in which a module of some full name lies."""
    for _ in range(name.count(".")):
        folder = os.path.dirname(folder)
    return folder


class CoreFinder:
    """Finds the core's modules in a build instead of beside their sources: all of them or none."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.specs: dict[str, ModuleSpec] | None = None

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        """Answer the import system; None leaves a module to the finders of its source."""
        if not name.startswith(INSIDE):
            return None
        if self.specs is None:
            # Decided once, so that no two builds mix when another one is made meanwhile.
            self.specs = self.choose(game_of(name, path[0])) if path else {}
        return self.specs.get(name)

    def choose(self, game: str) -> "dict[str, ModuleSpec]":
        """What serves the core whose sources lie below `game`; empty when it has to run interpreted."""
        from importlib.machinery import PathFinder

        try:
            build = find_build(self.home, source_text(game))
            names = [*modules(game), ".".join(LIBRARY) + "__mypyc"]
        except OSError:
            return {}
        if build is None or not all(map(PathFinder.find_spec, ("librt", "mypy_extensions"))):
            return {}
        found = {
            name: PathFinder.find_spec(name, [os.path.join(build, *name.split(".")[:-1])]) for name in names
        }
        specs = {name: spec for name, spec in found.items() if spec is not None}
        return specs if len(specs) == len(names) else {}


def install() -> None:
    """Let this Python use what is built beside this file, unless it is switched off."""
    if os.environ.get(SWITCH) != "0":
        sys.meta_path.insert(0, CoreFinder(os.path.dirname(os.path.abspath(__file__))))
