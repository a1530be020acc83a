"""File permissions that hold: the superuser is denied nothing, so tests give up that right for a while."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def as_nobody() -> Iterator[None]:
    """Act on files as a user without rights; any user but the superuser stays the same."""
    if sys.platform == "win32" or os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def given_away(folder: Path) -> Path:
    """Make a folder, and all that is in it, the user's of ``as_nobody``."""
    if sys.platform != "win32" and os.geteuid() == 0:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)
    return folder
