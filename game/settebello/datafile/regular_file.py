"""Reads regular files and nothing else: no folder, pipe, socket or device, and no file larger than a limit.

A pipe would hold the program up for ever, and a link to a device such as /dev/zero would fill the memory. A
link to a regular file is read like the file.
"""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

LARGEST: Final = 32 * 1024 * 1024
"""The size limit in bytes of files without a limit of their own."""

_FLAGS: Final = (
    os.O_RDONLY
    # Opening a pipe must not wait for its other end, and a terminal must not become the program's own.
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)


class NotRegularError(OSError):
    """The path leads to a folder, pipe, socket or device, or a link leads to itself."""


class TooLargeError(OSError):
    """The file is larger than the limit."""


def read_bytes(path: Path, limit: int = LARGEST) -> bytes:
    """Return the content of a regular file of at most `limit` bytes.

    Raises NotRegularError, TooLargeError, FileNotFoundError (also for a link to a missing file), or another
    OSError. The ``strerror`` of the first two is the end of a sentence that begins with the file's name.
    """
    # Opening some devices has an effect of its own, so the kind of file is checked before and after.
    try:
        _check(path, path.stat(), limit)
        handle = os.open(path, _FLAGS)
    except ValueError as error:
        # The path has a NUL in it.
        raise OSError(errno.EINVAL, str(error), str(path)) from None
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise NotRegularError(errno.ELOOP, "is a link that leads to itself", str(path)) from None
        raise
    with os.fdopen(handle, "rb") as file:
        _check(path, os.fstat(handle), limit)
        content = file.read(limit + 1)
    if len(content) > limit:
        raise _too_large(path, limit)
    return content


def read_text(path: Path, limit: int = LARGEST) -> str:
    """Return the content of a regular file in UTF-8, line ends unchanged.

    Raises as `read_bytes` does, and UnicodeDecodeError.
    """
    return read_bytes(path, limit).decode("utf-8")


def modified(path: Path) -> float:
    """Return the modification time in seconds since the epoch; of a dead link its own, 0.0 of nothing."""
    for about in (path.stat, path.lstat):
        with suppress(OSError):
            return about().st_mtime
    return 0.0


def _check(path: Path, about: os.stat_result, limit: int) -> None:
    if stat.S_ISDIR(about.st_mode):
        raise NotRegularError(errno.EISDIR, "is a folder and not a file", str(path))
    if not stat.S_ISREG(about.st_mode):
        raise NotRegularError(errno.EINVAL, "is a pipe, socket or device and not a file", str(path))
    if about.st_size > limit:
        raise _too_large(path, limit)


def _too_large(path: Path, limit: int) -> TooLargeError:
    size = f"{limit // 2**20} MiB" if limit >= 4 * 2**20 else f"{limit // 1024} KiB"
    return TooLargeError(errno.EFBIG, f"is larger than {size}", str(path))
