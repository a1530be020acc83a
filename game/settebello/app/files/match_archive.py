"""The player's matches as the window lists them: read in small steps, and saved under names."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from settebello.clock import Clock
from settebello.datafile import DataError, modified, read_bytes
from settebello.notation import Record, RulesetOf, print_record, read_record
from settebello.session import Chronicle, MatchSummary, summary_of
from settebello.storage.saves import NamedSaves, Saves
from settebello.ui.kit.ports.archive_port import Entry, KeptMatch, Shelf

MOMENT: Final = 0.008
"""Seconds of reading in one frame. A record that has been started is read to its end."""
CHRONICLE_PART: Final = 0.8
"""The share of the finished matches in the progress of reading."""


class Archive:
    """All recorded matches: the one in progress, the finished ones, and the copies saved by name."""

    def __init__(
        self,
        saves: Saves,
        saved: NamedSaves,
        ruleset_of: RulesetOf,
        clock: Clock,
        *,
        in_progress: Callable[[], Record | None],
        variant_name: Callable[[str], str],
        settle: Callable[[], None] = lambda: None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Create an empty archive; `begin` and `advance` read the matches.

        `in_progress` returns the current match's record. `variant_name` maps a game's id to its translated
        name. `settle` waits until all pending saves are written. `now` is the time of day, in seconds since
        the epoch.
        """
        self._saves = saves
        self._saved = saved
        self._ruleset_of = ruleset_of
        self._clock = clock
        self._in_progress = in_progress
        self._variant_name = variant_name
        self._settle = settle
        self._now = now
        self._chronicle = Chronicle(saves, ruleset_of)
        self._reading: Iterator[float] = iter(())
        self._copies: dict[tuple[str, int, int], Entry] = {}
        self._entries: tuple[Entry, ...] = ()
        self._trouble = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All matches, grouped by shelf, latest first."""
        return self._entries

    @property
    def summaries(self) -> tuple[MatchSummary, ...]:
        """The summaries for the statistics, oldest first."""
        return self._chronicle.summaries

    @property
    def trouble(self) -> str:
        """Why the matches could not all be listed; empty if they could."""
        return self._trouble

    def begin(self) -> None:
        """Restart the reading of all matches."""
        self._settle()
        self._trouble = ""
        self._reading = self._read()

    def advance(self) -> float:
        """Read for one time slice; return the part that is done, 1 at the end."""
        end = self._clock.now() + MOMENT
        for part in self._reading:
            if self._clock.now() >= end:
                return part
        return 1.0

    def record(self, kept: KeptMatch) -> Record:
        """Return the full record of a match; raises OSError, or ValueError for an invalid file."""
        if kept.shelf is Shelf.TABLE:
            record = self._in_progress()
            if record is None:
                raise FileNotFoundError(str(self._saves.current))
            return record
        return self._read_file(self._path(kept))

    def proposed_name(self, kept: KeptMatch) -> str:
        """Return a free name: the game and the day, with a number if that name is taken."""
        if kept.shelf is Shelf.SAVED:
            return self._saved.free_name(kept.name)
        return self._saved.free_name(f"{self._variant_name(self._ruleset(kept))} {_day(self._now())}")

    def save(self, kept: KeptMatch, name: str) -> Path:
        """Save a copy of a match under `name` or a similar free name; raises as `record` does."""
        self._settle()
        return self._saved.write(name, print_record(self.record(kept)))

    def reset(self) -> None:
        """Reset the statistics: only matches from the next one on count. Raises OSError."""
        self._settle()
        self._chronicle.reset()

    def _ruleset(self, kept: KeptMatch) -> str:
        """Return the id of a match's game; empty if it is unknown."""
        summary = next((one.summary for one in self._entries if one.kept == kept), None)
        if summary is not None:
            return summary.ruleset
        record = self._in_progress()
        return record.ruleset.id if record is not None else ""

    def _path(self, kept: KeptMatch) -> Path:
        return self._saved.path(kept.name) if kept.shelf is Shelf.SAVED else self._saves.place(kept.name)

    def _read_file(self, path: Path) -> Record:
        try:
            return read_record(read_bytes(path), path.name, self._ruleset_of)[0]
        except DataError as error:
            raise ValueError(str(error)) from None

    def _read(self) -> Iterator[float]:
        entries = list(self._at_the_table())
        try:
            for part in self._chronicle.read():
                yield part * CHRONICLE_PART
            entries += self._put_away()
            paths = self._saved.all()
            for count, path in enumerate(paths):
                yield CHRONICLE_PART + (1 - CHRONICLE_PART) * count / len(paths)
                entries.append(self._copy(path))
        except OSError as error:
            self._trouble = str(error)
        self._entries = tuple(entries)

    def _at_the_table(self) -> Iterator[Entry]:
        record = self._in_progress()
        if record is not None:
            yield Entry(KeptMatch(Shelf.TABLE), _day(self._now()), summary_of(record))

    def _put_away(self) -> Iterator[Entry]:
        known, unreadable = self._chronicle.all, self._chronicle.unreadable
        for path in reversed(self._saves.finished()):
            kept, day = KeptMatch(Shelf.PUT_AWAY, path.name), _day(modified(path))
            yield Entry(kept, day, known.get(path.name), unreadable.get(path.name, ""))

    def _copy(self, path: Path) -> Entry:
        """Return the entry of a saved copy; the file is read again only if it has changed."""
        kept, day = KeptMatch(Shelf.SAVED, path.stem), _day(modified(path))
        try:
            about = path.stat()
            key = (path.name, about.st_size, about.st_mtime_ns)
            found = self._copies.get(key)
            if found is None:
                found = Entry(kept, day, summary_of(self._read_file(path)))
        except OSError as error:
            # Tried again the next time: permissions change without changing the file.
            return Entry(kept, day, problem=f"{path.name}: {error.strerror or error}")
        except ValueError as error:
            found = Entry(kept, day, problem=str(error))
        self._copies[key] = found
        return found


def _day(seconds: float) -> str:
    """Return the local date of a time, in ISO format."""
    return datetime.fromtimestamp(seconds, UTC).astimezone().date().isoformat()
