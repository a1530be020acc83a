"""Summaries of a player's finished matches, cached so that each record is read only once.

The cache may be lost: where it is missing or damaged, the records are read again.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from settebello.datafile import DataError, read_bytes, read_text
from settebello.notation import RulesetOf, read_record
from settebello.session.summary import MatchSummary, summary_of
from settebello.storage import files
from settebello.storage.saves import Saves

MEMORY = "summaries.jsonl"
START = "statistics_from"
"""The file with the name of the first match that counts for statistics, after they were reset."""


@dataclass(frozen=True, slots=True)
class _Known:
    """A cached summary with its record's size in bytes and modification time."""

    size: int
    changed: int
    summary: MatchSummary


def remembered_summaries(saves: Saves) -> tuple[MatchSummary, ...]:
    """Return the matches that count and whose summaries are in the cache, oldest first; reads no record."""
    start = _start(saves)
    return tuple(known.summary for name, known in sorted(_remembered(saves).items()) if name >= start)


class Chronicle:
    """The summaries of the matches put away, oldest first.

    Exhaust ``read`` before asking for them; unreadable records are left out.
    """

    def __init__(self, saves: Saves, ruleset_of: RulesetOf) -> None:
        """Start empty."""
        self._saves = saves
        self._ruleset_of = ruleset_of
        self._known: dict[str, _Known] = {}
        self._unreadable: dict[str, str] = {}

    @property
    def summaries(self) -> tuple[MatchSummary, ...]:
        """The matches that count for statistics: all since the last reset."""
        start = _start(self._saves)
        return tuple(known.summary for name, known in sorted(self._known.items()) if name >= start)

    @property
    def all(self) -> dict[str, MatchSummary]:
        """Every readable match that was put away, by file name, latest first."""
        return {name: known.summary for name, known in sorted(self._known.items(), reverse=True)}

    @property
    def unreadable(self) -> dict[str, str]:
        """Why each unreadable record is left out, by file name."""
        return dict(self._unreadable)

    def read(self) -> Iterator[float]:
        """Read the new records, one at each step; yields the part that is done.

        Raises OSError if the folder cannot be read. A cache that cannot be written is ignored.
        """
        if not self._known:
            self._known = _remembered(self._saves)
        paths = self._saves.finished()
        names = {path.name for path in paths}
        known = {name: one for name, one in self._known.items() if name in names}
        new = [path for path in paths if not self._is_known(path, known)]
        for count, path in enumerate(new):
            yield count / len(new)
            self._add(path, known)
        changed = known != self._known
        self._known = known
        if changed:
            self._keep()
        yield 1.0

    def reset(self) -> None:
        """Count statistics from the next finished match on; the records remain. Raises OSError."""
        files.write_text(_folder(self._saves) / START, self._saves.next_finished().name + "\n")

    def _is_known(self, path: Path, known: dict[str, _Known]) -> bool:
        one = known.get(path.name)
        try:
            about = path.stat()
        except OSError:
            return False
        return one is not None and (one.size, one.changed) == (about.st_size, about.st_mtime_ns)

    def _add(self, path: Path, known: dict[str, _Known]) -> None:
        known.pop(path.name, None)
        self._unreadable.pop(path.name, None)
        try:
            about = path.stat()
            record, _ = read_record(read_bytes(path), path.name, self._ruleset_of)
        except OSError as error:
            self._unreadable[path.name] = f"{path.name}: {error.strerror or error}"
            return
        except (DataError, UnicodeDecodeError) as error:
            self._unreadable[path.name] = str(error)
            return
        known[path.name] = _Known(about.st_size, about.st_mtime_ns, summary_of(record))

    def _keep(self) -> None:
        lines = (
            f"{json.dumps([name, one.size, one.changed])}\t{one.summary}\n"
            for name, one in sorted(self._known.items())
        )
        try:
            files.write_text(_folder(self._saves) / MEMORY, "".join(lines))
        except OSError:
            return


def _folder(saves: Saves) -> Path:
    """Return the folder of the matches put away; raises OSError where it cannot be looked into."""
    return saves.next_finished().parent


def _start(saves: Saves) -> str:
    try:
        return read_text(_folder(saves) / START).strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _remembered(saves: Saves) -> dict[str, _Known]:
    try:
        lines = read_text(_folder(saves) / MEMORY).split("\n")
    except (OSError, UnicodeDecodeError):
        return {}
    found: dict[str, _Known] = {}
    for line in lines:
        try:
            head, summary = line.split("\t")
            name, size, changed = json.loads(head)
            found[str(name)] = _Known(int(size), int(changed), MatchSummary.parse(summary))
        except (ValueError, TypeError, OverflowError, RecursionError):
            continue
    return found
