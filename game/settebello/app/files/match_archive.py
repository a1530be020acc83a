"""The player's matches for the window: read a little at a time, and saved under names."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from settebello.clock import Clock
from settebello.datafile import DataError
from settebello.notation import Record, RulesetOf, print_record, read_record
from settebello.session import Chronicle, MatchSummary, summary_of
from settebello.storage.saves import NamedSaves, Saves
from settebello.ui.kit.ports.archive_port import Entry, KeptMatch, Shelf

MOMENT: Final = 0.008
"""So many seconds are read on in one frame; a record once begun is read to its end."""
CHRONICLE_PART: Final = 0.8
"""What the matches put away are of all the reading, as it is shown."""


class Archive:
    """Everything kept of matches; the record in progress is asked for, for only the program knows it."""

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
        """Know nothing before `begin`; `variant_name` says what a game is called, by its id.

        `settle` waits until everything that was played is written; `now` is the time of day, in seconds since
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
        """All matches, shelf by shelf, the latest first."""
        return self._entries

    @property
    def summaries(self) -> tuple[MatchSummary, ...]:
        """The matches from which statistics are made, oldest first."""
        return self._chronicle.summaries

    @property
    def trouble(self) -> str:
        """Why the matches could not all be looked for; empty when they could."""
        return self._trouble

    def begin(self) -> None:
        """Look anew what there is."""
        self._settle()
        self._trouble = ""
        self._reading = self._read()

    def advance(self) -> float:
        """Read on for a moment; the part that is done, 1 when all is."""
        end = self._clock.now() + MOMENT
        for part in self._reading:
            if self._clock.now() >= end:
                return part
        return 1.0

    def record(self, kept: KeptMatch) -> Record:
        """The whole record of a match; raises OSError, and ValueError where it is not one."""
        if kept.shelf is Shelf.TABLE:
            record = self._in_progress()
            if record is None:
                raise FileNotFoundError(str(self._saves.current))
            return record
        return self._read_file(self._path(kept))

    def proposed_name(self, kept: KeptMatch) -> str:
        """The name of the game and the day, with a number behind where that is taken."""
        if kept.shelf is Shelf.SAVED:
            return self._saved.free_name(kept.name)
        return self._saved.free_name(f"{self._variant_name(self._ruleset(kept))} {_day(self._now())}")

    def save(self, kept: KeptMatch, name: str) -> Path:
        """Save a copy of a match under a name, or a free one like it; raises as `record` does."""
        self._settle()
        return self._saved.write(name, print_record(self.record(kept)))

    def reset(self) -> None:
        """Count statistics from the next match on; raises OSError."""
        self._settle()
        self._chronicle.reset()

    def _ruleset(self, kept: KeptMatch) -> str:
        """The id of the game of a match, empty where nobody knows."""
        summary = next((one.summary for one in self._entries if one.kept == kept), None)
        if summary is not None:
            return summary.ruleset
        record = self._in_progress()
        return record.ruleset.id if record is not None else ""

    def _path(self, kept: KeptMatch) -> Path:
        return self._saved.path(kept.name) if kept.shelf is Shelf.SAVED else self._saves.place(kept.name)

    def _read_file(self, path: Path) -> Record:
        try:
            return read_record(path.read_bytes(), path.name, self._ruleset_of)[0]
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
            kept, day = KeptMatch(Shelf.PUT_AWAY, path.name), _day(path.stat().st_mtime)
            yield Entry(kept, day, known.get(path.name), unreadable.get(path.name, ""))

    def _copy(self, path: Path) -> Entry:
        """What is known of a copy; read again only when it has changed."""
        about = path.stat()
        key = (path.name, about.st_size, about.st_mtime_ns)
        found = self._copies.get(key)
        if found is None:
            kept, day = KeptMatch(Shelf.SAVED, path.stem), _day(about.st_mtime)
            try:
                found = Entry(kept, day, summary_of(self._read_file(path)))
            except ValueError as error:
                found = Entry(kept, day, problem=str(error))
            self._copies[key] = found
        return found


def _day(seconds: float) -> str:
    """The day of a time, where the player is, as it is written everywhere alike."""
    return datetime.fromtimestamp(seconds, UTC).astimezone().date().isoformat()
