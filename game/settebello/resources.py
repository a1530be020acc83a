"""The folders of the shipped files, for every kind of installation."""

import sys
from functools import cache
from pathlib import Path


class MissingFilesError(FileNotFoundError):
    """The program was installed without its own files."""


class DamagedFileError(ValueError):
    """One of the program's own files is damaged; the message names it."""


def is_developer_build() -> bool:
    """Whether the program runs from a checkout of its sources, not from a wheel or a frozen bundle."""
    package = Path(__file__).resolve().parent
    # Wheels carry their data inside the package and leave the developer tools out.
    from_sources = (package / "developer").is_dir() and not (package / "_data").is_dir()
    return from_sources and not getattr(sys, "frozen", False)


@cache
def _root() -> Path:
    package = Path(__file__).resolve().parent
    packed = package / "_data"
    # Wheels and frozen bundles have the data inside the package; a checkout has it beside game/.
    root = packed if packed.is_dir() else package.parents[1]
    if not (root / "assets").is_dir():
        raise MissingFilesError(f"Settebello's own files are missing: there is no folder {root / 'assets'}")
    return root


def assets() -> Path:
    """Return the folder of cards, fonts, sounds and languages; raises MissingFilesError."""
    return _root() / "assets"


def manual() -> Path:
    """Return the file of the manual for players; raises MissingFilesError."""
    return _root() / "docs" / "manual.md"


def guide() -> Path:
    """Return the file that says how to make games, decks and more; raises MissingFilesError."""
    return _root() / "docs" / "modding.md"


def rules() -> Path:
    """Return the folder of the shipped rule files; raises MissingFilesError."""
    return _root() / "rules"
