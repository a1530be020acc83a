"""Files that are either the old ones or the new ones, whole, whatever happens in between."""

import os
import shutil
import tempfile
from pathlib import Path

TEMPORARY_SUFFIX = ".tmp"
LEFT_OVER_AFTER = 60.0
"""Seconds after which a temporary file belongs to a program that died, not to one still writing."""


def write_text(path: Path, text: str, *, forced: bool = True) -> None:
    """Replace a file by `text` (UTF-8, as it stands) in one step; makes its folder. Raises OSError."""
    write_bytes(path, text.encode(), forced=forced)


def write_bytes(path: Path, content: bytes, *, forced: bool = True) -> None:
    """Replace a file by `content` in one step; makes its folder. Raises OSError.

    If not ``forced`` onto the disk, the content survives the end of the program and not that of the system.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # In the same folder, for only there is replacing one step.
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=TEMPORARY_SUFFIX, dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            if forced:
                os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def force(path: Path) -> None:
    """Have the system put a file on the disk for good, as it stands now. Raises OSError."""
    # Some systems force only what may be written.
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def clean(folder: Path, now: float) -> None:
    """Remove the temporary files of programs that died while writing; `now` in seconds since the epoch."""
    for leftover in folder.glob(f".*{TEMPORARY_SUFFIX}"):
        try:
            if now - leftover.stat().st_mtime > LEFT_OVER_AFTER:
                leftover.unlink()
        except OSError:
            continue  # another program was quicker, or the file is not ours to remove


def set_aside(path: Path) -> Path:
    """Rename a damaged file to the first free NAME.damaged-N, and return that. Raises OSError."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return path.rename(aside)


def move(path: Path, to: Path) -> None:
    """Move a file or folder, to another disk too; what cannot be moved stays. Raises OSError."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(path, to)


def remove_folder(folder: Path) -> None:
    """Remove a folder with all that is in it, as far as the system lets us."""
    shutil.rmtree(folder, ignore_errors=True)
