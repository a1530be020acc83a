"""One child's memory on disk: a journal in monthly parts, and a file of the learner made from it.

``events-N.journal`` holds the events from number N on. ``learner.yaml`` is the learner after the events so
far, ``base.yaml`` the learner before the first part that still exists. The system has every event before the
next task is asked, so a program that is killed loses that task only. What takes the disk long, forcing the
journal onto it and writing the learner's file, is left to a writer. Events that the disk refuses stay in
memory and are written before the next event once there is room again.
"""

from collections import deque
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from itertools import takewhile, zip_longest
from pathlib import Path

from settebello.datafile import DataError, NotRegularError, TooLargeError, read_bytes, read_text
from settebello.learning.history.history import KEPT_DAYS
from settebello.learning.learner import file as learner_file
from settebello.learning.learner import journal
from settebello.learning.learner.advance import after
from settebello.learning.learner.events import Event, Voided
from settebello.learning.learner.journal import Journal
from settebello.learning.learner.learner import Learner
from settebello.storage import files
from settebello.storage.writer import Receipt, Writer

LEARNER = "learner.yaml"
BASE = "base.yaml"
PARTS = "events-*.journal"
EVERY = 200
"""The number of events after which the learner's file is written again."""
LARGEST_PART = 16 * 1024 * 1024
"""Bytes after which another part of the journal begins within a month; files of up to 32 MiB are read."""
UNDO = 8
"""The number of events that can be voided without reading the journal."""
NO_FILE = (NotRegularError, TooLargeError, FileNotFoundError)
"""Errors of a part that is no file, such as a folder or a dead link.

Where the system forbids reading a part, the error is raised: later events must not get its numbers.
"""
EPOCH = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class _Part:
    path: Path
    journal: Journal


class Notebook:
    """A child's journal and learner; methods raise OSError where the disk refuses."""

    def __init__(self, folder: Path, writer: Writer | None = None) -> None:
        """Read the files; a damaged file is renamed and reported in ``troubles``.

        writer: without one the learner's file is written at once, and the journal is not forced onto the
        disk.
        """
        self.folder = folder
        self._writer = writer
        self._receipts: list[Receipt] = []
        self.troubles: list[str] = []
        self._before: deque[Learner] = deque(maxlen=UNDO)
        self._unsaved = 0
        self._unwritten: list[tuple[int, Event]] = []
        self._uncut: set[Path] = set()
        saved = self._read(folder / LEARNER)
        parts = self._parts(saved.events if saved else 0)
        self._part = parts[-1].path if parts and parts[-1].path not in self._uncut else None
        self._next = _end(parts[-1].journal) if parts else 0
        self._month = _month(parts[-1].journal.events[-1].day) if parts and parts[-1].journal.events else None
        learner = self._resumed(saved, parts)
        # Behind what is missing the numbers go on all the same.
        self.learner = replace(learner, events=max(learner.events, self._next))

    @property
    def owing(self) -> bool:
        """Whether there are events that the disk has refused and that are not written yet."""
        return bool(self._unwritten)

    def take_receipts(self) -> tuple[Receipt, ...]:
        """Return the receipts of what was left to the writer since the last call."""
        taken, self._receipts = tuple(self._receipts), []
        return taken

    def note(self, event: Event) -> Learner:
        """Append an event; return the learner after it. The event also counts where OSError is raised."""
        self._unwritten.append((self.learner.events, event))
        self._before.append(self.learner)
        self.learner = after(self.learner, event)
        self._unsaved += 1
        self._catch_up()
        if self._unsaved >= EVERY:
            self.save()
        return self.learner

    def void(self, count: int, event_at: float, day: int) -> Learner:
        """Void the latest events; return the learner without them. ValueError for too many.

        The events are voided also where OSError is raised.
        """
        if not 0 < count <= len(self._before):
            raise ValueError(f"{count} events cannot be voided: {len(self._before)} are known")
        number = self.learner.events
        earlier = self._before[-count]
        voided = Voided(at=event_at, day=day, since=number - count, before=number)
        self._unwritten.append((number, voided))
        self._before.clear()
        self.learner = replace(earlier, events=number + 1)
        self.save()
        return self.learner

    def void_since(self, number: int, event_at: float, day: int) -> Learner:
        """Void all events from a number on, because somebody else practised under this name."""
        return self.void_range(number, self.learner.events, event_at, day)

    def void_range(self, since: int, before: int, event_at: float, day: int) -> Learner:
        """Void the events with numbers from `since` up to `before`, not included."""
        # What is left is counted from the disk, so that everything has to be there.
        self._catch_up()
        self._append(self.learner.events, Voided(at=event_at, day=day, since=since, before=before))
        self._before.clear()
        self.learner = self._refolded(self._parts())
        self.save()
        return self.learner

    def save(self) -> None:
        """Write the learner's file, so that less of the journal has to be read next time."""
        self._catch_up()
        write = partial(_write_learner, self.folder / LEARNER, self.learner)
        if self._writer is None:
            write()
        else:
            self._receipts.append(self._writer.submit(self.folder / LEARNER, write))
        self._unsaved = 0

    def events(self) -> tuple[Event, ...]:
        """Return all events in their order, without voided ones."""
        return tuple(event for _, event in self.numbered())

    def numbered(self, *, latest: bool = False) -> tuple[tuple[int, Event], ...]:
        """Return the events with their numbers; `latest` restricts them to this month and the one before."""
        begins = [_first(path) for path in sorted(self.folder.glob(PARTS))][-2:]
        parts = self._parts(begins[0] if latest and begins else 0)
        found = [
            (part.journal.first + place, event)
            for part in parts
            for place, event in enumerate(part.journal.events)
        ]
        found += self._unwritten
        voided = [range(event.since, event.before) for _, event in found if isinstance(event, Voided)]
        return tuple(
            (number, event)
            for number, event in found
            if not isinstance(event, Voided) and not any(number in numbers for numbers in voided)
        )

    def trim(self, today: int) -> None:
        """Drop what is more than two years old: join days to weeks, and remove whole parts of the journal.

        What is old is counted from the last day but one with practice: a clock that is wrong for a day drops
        nothing.
        """
        practised = self.learner.history.practised
        if len(practised) < 2:
            return
        today = min(today, practised[-2])
        self.learner = replace(self.learner, history=self.learner.history.trimmed(today))
        parts = self._parts()
        # Only from the beginning on: under a clock that was wrong for a while, a later part seems older.
        old = list(takewhile(lambda part: part.journal.events[-1].day <= today - KEPT_DAYS, parts[:-1]))
        if not old:
            return
        base = journal.resumed(self._base(), _joined(old))
        base = replace(base, history=base.history.trimmed(today))
        # What takes the place of the old parts has to be on the disk before they go.
        _write_learner(self.folder / BASE, base)
        self.save()
        if self._writer is not None:
            self._writer.drain()
        if any(receipt.error is not None for receipt in self._receipts):
            return
        for part in old:
            part.path.unlink()

    def _catch_up(self) -> None:
        """Write the events that are not written yet, in their order."""
        while self._unwritten:
            self._append(*self._unwritten[0])
            del self._unwritten[0]

    def _append(self, number: int, event: Event) -> None:
        """Append one line to the journal; a new month, and a part that is full, begin a new part."""
        month, part = _month(event.day), self._part
        # Whatever goes wrong may leave half a line: nothing must be written behind it in that part.
        self._part = None
        if part is None or month != self._month or number != self._next or _is_full(part):
            part = self.folder / f"events-{number:08}.journal"
            files.write_text(part, journal.HEAD, forced=False)
        with part.open("ab") as out:
            out.write(journal.line(number, event).encode())
            out.flush()
        if self._writer is not None:
            # A kill loses nothing of what is flushed. Forcing it onto the disk would hold the window up here.
            self._receipts.append(self._writer.submit(part, partial(files.force, part)))
        self._part, self._month, self._next = part, month, number + 1

    def _resumed(self, learner: Learner | None, parts: list[_Part]) -> Learner:
        """Return the learner, from its own file as far as possible."""
        if learner is not None:
            known = [part for part in parts if _end(part.journal) > learner.events]
            if not known:
                return learner
            try:
                return journal.resumed(learner, _joined(known))
            except ValueError:
                # The file is older than something that was voided, or events are missing before the rest.
                if known[0].journal.first > learner.events:
                    self.troubles.append(f"{self.folder.name}: some events are missing")
                    gap = replace(learner, events=known[0].journal.first)
                    return journal.resumed(gap, _joined(known))
        return self._refolded(self._parts())

    def _refolded(self, parts: list[_Part]) -> Learner:
        """Return the learner computed from the whole journal."""
        learner = self._base()
        if not parts:
            return learner
        if parts[0].journal.first > learner.events:
            self.troubles.append(f"{self.folder.name}: some events are missing")
            learner = replace(learner, events=parts[0].journal.first)
        return journal.resumed(learner, _joined(parts))

    def _named(self, path: Path) -> str:
        """Return how a message names a file: with the folder, which is the child's."""
        return f"{self.folder.name}/{path.name}"

    def _base(self) -> Learner:
        return self._read(self.folder / BASE) or Learner()

    def _read(self, path: Path) -> Learner | None:
        """Return the learner of a file; None for a missing or damaged file, which is set aside."""
        try:
            return learner_file.read(read_bytes(path), self._named(path))
        except FileNotFoundError:
            return None
        except (DataError, NotRegularError, TooLargeError) as error:
            self.troubles.append(str(error))
            files.rename_damaged(path)
            return None

    def _parts(self, since: int = 0) -> list[_Part]:
        """Return the readable parts with events from a number on, in their order, and cut torn ends off.

        Of events before that number only the last one is read, where no event follows.
        """
        found: list[_Part] = []
        paths = sorted(self.folder.glob(PARTS))
        for path, following in zip_longest(paths, paths[1:]):
            if following is not None and _first(following) <= since:
                continue
            try:
                text = read_text(path)
                part = journal.read(text, self._named(path), since)
            except (DataError, UnicodeDecodeError, *NO_FILE) as error:
                named = isinstance(error, DataError)
                self.troubles.append(str(error) if named else f"{self._named(path)}: {error}")
                files.rename_damaged(path)
                continue
            if part.torn:
                self._cut(path, journal.whole(text))
            if part.events:
                found.append(_Part(path, part))
        return found

    def _cut(self, path: Path, text: str) -> None:
        """Cut half a line off the end of a part; a part that cannot be cut is read but not appended to."""
        try:
            files.write_text(path, text)
        except OSError as error:
            if path not in self._uncut:
                self.troubles.append(f"{self._named(path)}: {error}")
            self._uncut.add(path)


def is_begun(folder: Path) -> bool:
    """Return whether a child's folder has a learner or a journal."""
    return (folder / LEARNER).is_file() or any(folder.glob(PARTS))


def _is_full(part: Path) -> bool:
    """Return whether a part of the journal is full; False where the system does not tell."""
    try:
        return part.stat().st_size >= LARGEST_PART
    except OSError:
        return False


def _write_learner(path: Path, learner: Learner) -> None:
    files.write_text(path, learner_file.write(learner))


def _joined(parts: list[_Part]) -> Journal:
    """Return the joined events of several parts."""
    first = parts[0].journal.first
    events: list[Event] = []
    for part in parts:
        number = first + len(events)
        if part.journal.first > number:
            # What is missing between two parts cannot be told any more; the rest still says what is known.
            events += part.journal.events
        else:
            events[part.journal.first - first :] = part.journal.events
    return Journal(tuple(events), first)


def _first(path: Path) -> int:
    """Return the number of a part's first event, from its file name."""
    digits = path.stem.rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0


def _end(part: Journal) -> int:
    return part.first + len(part.events)


def _month(day: int) -> tuple[int, int]:
    when = EPOCH + timedelta(days=day)
    return when.year, when.month
