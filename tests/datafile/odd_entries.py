"""What a folder may have in place of a file: folders, links, pipes, sockets, devices, sparse files."""

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

Maker = Callable[[Path], None]

SPARSE: Final = 10 * 2**30


def _socket(path: Path) -> None:
    # The address of a socket is short, so it is given relative to its folder.
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(SPARSE)


def _forbidden(path: Path) -> None:
    path.write_bytes(b"secret")
    path.chmod(0)


ENTRIES: Final[dict[str, Maker]] = {
    "folder": lambda path: path.mkdir(),
    "link to a folder": lambda path: path.symlink_to(path.parent),
    "link to zeros": lambda path: path.symlink_to("/dev/zero"),
    "link to itself": lambda path: path.symlink_to(path.name),
    "dead link": lambda path: path.symlink_to("nowhere"),
    "pipe": os.mkfifo,
    "socket": _socket,
    "no permission": _forbidden,
    "10 GB": _sparse,
    "empty": lambda path: path.touch(),
}
UNREADABLE: Final = tuple(name for name in ENTRIES if name != "empty")

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes and devices in folders")


def make(kind: str, path: Path) -> None:
    """Put an entry of a kind at a path; skip the test where the system does not have it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    ENTRIES[kind](path)
    if kind == "no permission" and os.access(path, os.R_OK):
        path.unlink()
        pytest.skip("the administrator may read everything")


@contextmanager
def promptly(seconds: float = 20.0) -> Iterator[None]:
    """Fail if the block takes longer; what waits for the other end of a pipe would wait for ever."""

    def late(_signal: int, _frame: object) -> None:
        raise TimeoutError(f"it took longer than {seconds} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
