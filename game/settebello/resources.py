"""Where the shipped folders are, however the program came to this machine."""

from functools import cache
from pathlib import Path


class MissingFilesError(FileNotFoundError):
    """The program was installed without its own files."""


@cache
def _root() -> Path:
    package = Path(__file__).resolve().parent
    packed = package / "_data"
    # A wheel and a frozen bundle carry the data inside the package, a checkout beside game/.
    root = packed if packed.is_dir() else package.parents[1]
    if not (root / "assets").is_dir():
        raise MissingFilesError(f"Settebello's own files are missing: there is no folder {root / 'assets'}")
    return root


def assets() -> Path:
    """The folder of cards, fonts, sounds and languages; raises MissingFilesError."""
    return _root() / "assets"


def rules() -> Path:
    """The folder of the shipped variants' rules; raises MissingFilesError."""
    return _root() / "rules"
