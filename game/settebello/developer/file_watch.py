"""Watches files that are read again while the program runs; polls their times, without a thread."""

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from settebello.datafile.file_stamp import stamp_of

PAUSE: Final = 0.3
"""Seconds between two looks at the files."""


@dataclass(frozen=True, slots=True)
class Source:
    """Files that are read again together; `reread` returns what it has read, in words for the log."""

    name: str
    files: Callable[[], Iterable[Path]]
    reread: Callable[[], str]


class FileWatch:
    """Reads sources again when one of their files has changed, is new or is gone, and logs it."""

    def __init__(self, sources: Sequence[Source], log: logging.Logger, now: Callable[[], float]) -> None:
        """Take the files as they are now for known; `now` returns seconds."""
        self._sources = tuple(sources)
        self._log = log
        self._now = now
        self._looked = now()
        self._known = {source.name: stamp_of(source.files()) for source in self._sources}

    def look(self) -> None:
        """Look at the files if the pause since the last look is over."""
        now = self._now()
        if now - self._looked < PAUSE:
            return
        self._looked = now
        for source in self._sources:
            if stamp_of(source.files()) != self._known[source.name]:
                self._reread(source)
                # Reading again may write a file itself: a compiled language.
                self._known[source.name] = stamp_of(source.files())

    def _reread(self, source: Source) -> None:
        try:
            self._log.info("%s read again: %s", source.name, source.reread())
        except Exception as error:  # noqa: BLE001 - a file that is being edited may have any mistake
            self._log.warning("%s not read again: %s: %s", source.name, type(error).__name__, error)
