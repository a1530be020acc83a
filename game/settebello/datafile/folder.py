"""Reads folders of players: a missing folder, or one that the system does not show, is empty."""

from pathlib import Path
from typing import Final

FOLDER_NAME: Final = "^[A-Za-z0-9_][A-Za-z0-9_. -]{0,63}$"
"""The pattern of a folder's name that a data file may state, such as a skin's."""


def matching(folder: Path, pattern: str) -> tuple[Path, ...]:
    """Return the sorted paths in a folder that match a pattern; none where the system refuses to list it.

    ``Path.glob`` alone raises PermissionError where a folder above does not let the program in.
    """
    try:
        return tuple(sorted(folder.glob(pattern)))
    except OSError:
        return ()
