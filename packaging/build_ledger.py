"""Remembers which parts of a release are made, so that a build goes on where it ended; says what remains.

A folder in the making has the file `unfinished.json`. It names the commit and, for each part, its file with
the checksum. A part is not made again while its file has that checksum. Only the standard library is needed.
"""

import hashlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

NAME = "unfinished.json"


class OccupiedError(Exception):
    """A folder has other things in it; the text says which."""


def checksum(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def clock_face(seconds: float) -> str:
    """Format seconds as minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


class Ledger:
    """The parts that were made in a folder."""

    def __init__(self, folder: Path, mark: str, parts: int, say: Callable[[str], None] | None = None) -> None:
        """Begin in an empty folder, or go on in one with the same mark.

        ``mark``: what all parts are made of; with an empty one nothing is remembered. ``parts``: how many
        there will be. Raises OccupiedError if the folder has anything else in it.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / NAME
        self._mark = mark
        self._parts = parts
        self._say = say or _tell
        self._done: dict[str, dict[str, str]] = {}
        self._number = 0
        self._spent: list[float] = []
        if any(folder.iterdir()):
            self._done = self._read()
            known = {NAME, *(part["file"] for part in self._done.values())}
            # What was being written when the build ended is made again.
            other = sorted(path.name for path in folder.iterdir() if path.name not in known)
            if not self._done:
                raise OccupiedError(f"{folder} is not empty, and not of these sources")
            for name in other:
                self._say(f"{folder / name} is left as it is")

    def part(self, what: str, make: Callable[[], Path]) -> Path:
        """Return the file of a part; make it, unless that is done."""
        self._number += 1
        done = self._done.get(what)
        head = f"{self._number}/{self._parts} {what}"
        if done is not None:
            path = self._path.parent / done["file"]
            if path.is_file() and checksum(path) == done["sha256"]:
                self._say(f"{head}: made before")
                return path
        self._say(f"{head} ...{self._remaining()}")
        begun = time.monotonic()
        path = make()
        self._spent.append(time.monotonic() - begun)
        self._done[what] = {"file": path.name, "sha256": checksum(path)}
        if self._mark:
            text = json.dumps({"mark": self._mark, "parts": self._done}, indent=1)
            self._path.write_text(text + "\n", encoding="utf-8")
        return path

    def close(self) -> None:
        """Forget the parts: the folder is finished."""
        self._path.unlink(missing_ok=True)

    def _remaining(self) -> str:
        """Return how long the rest may take, by the mean of the parts made so far."""
        if not self._spent:
            return ""
        left = sum(self._spent) / len(self._spent) * (self._parts - self._number + 1)
        return f" about {clock_face(left)} left"

    def _read(self) -> dict[str, dict[str, str]]:
        """Return the parts that were made from the same sources."""
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
            return {**found["parts"]} if self._mark and found["mark"] == self._mark else {}
        except (OSError, ValueError, KeyError, TypeError):
            return {}


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
