"""Atomic file operations: after a crash a file has either its old or its new content."""

import os
import shutil
import sys
import tempfile
from pathlib import Path

TEMPORARY_SUFFIX = ".tmp"
LEFT_OVER_AFTER = 60.0
"""Seconds after which a temporary file is assumed to belong to a crashed program."""


def write_text(path: Path, text: str, *, forced: bool = True) -> None:
    """Replace a file atomically by `text` in UTF-8, newlines unchanged; makes its folder. Raises OSError."""
    write_bytes(path, text.encode(), forced=forced)


def write_bytes(path: Path, content: bytes, *, forced: bool = True) -> None:
    """Replace a file atomically by `content`; makes its folder. Raises OSError.

    Without ``forced`` the content survives a crash of the program, but not of the operating system.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Renaming is atomic only within one file system, so the temporary file is in the same folder.
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
    """Force a file's present content onto the disk (fsync). Raises OSError."""
    # Some systems allow fsync only on files opened for writing.
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def force_all() -> None:
    """Force everything written so far onto the disks, where the system can do that at once.

    Many small files are much faster so than with ``force`` for each.
    """
    if sys.platform != "win32":
        os.sync()


def clean(folder: Path, now: float) -> None:
    """Remove the temporary files of crashed programs; `now` is in seconds since the epoch."""
    for leftover in folder.glob(f".*{TEMPORARY_SUFFIX}"):
        try:
            if now - leftover.stat().st_mtime > LEFT_OVER_AFTER:
                leftover.unlink()
        except OSError:
            continue  # removed by another program, or not permitted


def rename_damaged(path: Path) -> Path:
    """Rename a damaged file to the first free NAME.damaged-N, and return the new path. Raises OSError."""
    return path.rename(_free_damaged(path))


def copy_damaged(path: Path, content: bytes) -> Path:
    """Write a damaged file's content to the first free NAME.damaged-N; return its path. Raises OSError."""
    aside = _free_damaged(path)
    write_bytes(aside, content)
    return aside


def _free_damaged(path: Path) -> Path:
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.name}.damaged-{number}")):
        number += 1
    return aside


def move(path: Path, to: Path) -> None:
    """Move a file or folder, also between disks; raises OSError and leaves what cannot be moved."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(path, to)


def remove_folder(folder: Path) -> None:
    """Remove a folder with its content; errors are ignored."""
    shutil.rmtree(folder, ignore_errors=True)
