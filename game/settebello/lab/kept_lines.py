"""Results of long work in a file: a head that names the work, and a line of JSON for each result."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any


class KeptLines:
    """The lines of one file; the file of other work, or of another version, is overwritten."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        """Read what the file has, up to a line that was cut short; creates the folder. Raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        first = json.dumps(head) + "\n"
        self.lines = _read(path, first)
        path.write_text(first + "".join(json.dumps(line) + "\n" for line in self.lines), encoding="utf-8")

    def add(self, line: object) -> None:
        """Append a line of plain JSON values; raises OSError."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def _read(path: Path, head: str) -> list[Any]:
    try:
        first, *lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return []
    return list(_parsed(lines)) if first + "\n" == head else []


def _parsed(lines: Iterable[str]) -> Iterator[Any]:
    for line in lines:
        try:
            yield json.loads(line)
        except ValueError:
            return
