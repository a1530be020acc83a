"""The player's matches as the scenes see them: listed, read step by step, exported."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from settebello.notation import Record
from settebello.session import MatchSummary
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words


class Shelf(StrEnum):
    """The places where a match is stored."""

    TABLE = "table"
    PUT_AWAY = "put_away"
    SAVED = "saved"


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """The key of a stored match: the match in progress, a finished one, or a copy saved under a name."""

    shelf: Shelf
    name: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A stored match with its summary, or the problem if it cannot be read.

    `day` is the date of the last change.
    """

    kept: KeptMatch
    day: str
    summary: MatchSummary | None = None
    problem: str = ""

    @property
    def over(self) -> bool:
        """Whether a side has won the match, or the one deal it was played for is over."""
        return self.summary is not None and self.summary.over


class ArchivePort(Protocol):
    """The player's matches: in progress, finished, and saved copies.

    `begin` and then `advance` read them, a moment at a time; the results stay unchanged until the next
    `begin`.
    """

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All matches, shelf by shelf, the latest first."""
        ...

    @property
    def summaries(self) -> tuple[MatchSummary, ...]:
        """The matches that count in the statistics, oldest first."""
        ...

    @property
    def trouble(self) -> str:
        """The reason why the matches could not all be found; empty if they could."""
        ...

    def begin(self) -> None:
        """Start reading the archive again."""
        ...

    def advance(self) -> float:
        """Continue reading for a few milliseconds; return the fraction done, 1 at the end."""
        ...

    def record(self, kept: KeptMatch) -> Record:
        """Return the record of a match; raises OSError, and ValueError for an invalid file."""
        ...

    def proposed_name(self, kept: KeptMatch) -> str:
        """Return an unused name under which a match could be saved."""
        ...

    def save(self, kept: KeptMatch, name: str) -> Path:
        """Save a copy of a match under a name, or a similar unused one; raises as `record` does."""
        ...

    def reset(self) -> None:
        """Restart the statistics with the next match; raises OSError."""
        ...


class ExportsPort(Protocol):
    """Writes texts and pictures for other programs; both methods raise OSError."""

    def text(self, name: Words, lines: Iterable[Sequence[Words]]) -> Path:
        """Write lines of one or more parts each to a new file with a similar name."""
        ...

    def picture(self, name: Words, area: Area, paint: Callable[[Canvas], None]) -> Path:
        """Write what `paint` draws in an area of the canvas to a new picture file."""
        ...
