"""Names of files that every system accepts, and names that some systems take for the same file."""

import re
from typing import Final
from unicodedata import normalize

REFUSED: Final = frozenset('<>:"/\\|?*')
"""Characters that some system refuses in a file name."""
RESERVED: Final = frozenset(
    {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}
    | {f"{port}{n}" for port in ("COM", "LPT") for n in (*range(1, 10), *"¹²³")}
)
"""File names that Windows reserves for devices, with any suffix."""
LONGEST: Final = 255
"""The bytes that a file name may have in UTF-8."""
_PLAIN: Final = re.compile(r"[^\x00-\x1f\\/:*?\"<>|]+")


def is_reserved(name: str) -> bool:
    """Return whether Windows takes a file name for a device: the part before the first dot decides."""
    return name.partition(".")[0].rstrip(" ").upper() in RESERVED


def is_portable(name: str) -> bool:
    """Return whether a file or folder of this name can be created on every system; hidden names cannot."""
    try:
        size = len(name.encode())
    except UnicodeEncodeError:
        return False
    return (
        size <= LONGEST
        and _PLAIN.fullmatch(name) is not None
        and not name.startswith(".")
        and name == name.rstrip(" .")
        and not is_reserved(name)
    )


def printable(name: str) -> str:
    """Return a name with a replacement for each character that could control a terminal or a line."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)


def folded(name: str) -> str:
    """Return a text that is equal for two names which some system takes for the same file.

    Some file systems ignore case, others the difference between composed and decomposed letters (Unicode
    3.13, canonical caseless matching).
    """
    return normalize("NFD", normalize("NFD", name).casefold())


def clash(names: list[str]) -> str | None:
    """Return a path that cannot exist beside the others; None if there is no such path.

    It is equal to another path when both are folded, or is a file where another path needs a folder, or has a
    folder whose name differs from another one only in spelling.
    """
    files: set[str] = set()
    folders: dict[str, str] = {}
    for name in names:
        if folded(name) in files:
            return name
        files.add(folded(name))
        folder = name.rpartition("/")[0]
        while folder and folders.get(folded(folder)) != folder:
            if folders.setdefault(folded(folder), folder) != folder:
                return name
            folder = folder.rpartition("/")[0]
    return next((name for name in names if folded(name) in folders), None)
