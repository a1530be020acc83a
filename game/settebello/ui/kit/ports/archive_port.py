"""The matches of the player as the scenes see them: kept on a shelf, read step by step, written down."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from settebello.notation import Record
from settebello.session import MatchSummary
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas, Words


class Shelf(StrEnum):
    """Where a match is kept."""

    TABLE = "table"
    PUT_AWAY = "put_away"
    SAVED = "saved"


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match that is kept: the one in progress, one that was put away, or a copy saved under a name."""

    shelf: Shelf
    name: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a kept match; one that cannot be read has a problem in the place of a summary.

    `day` is when it was written last, as a date.
    """

    kept: KeptMatch
    day: str
    summary: MatchSummary | None = None
    problem: str = ""

    @property
    def over(self) -> bool:
        """Whether somebody has won it."""
        return self.summary is not None and self.summary.winner is not None


class ArchivePort(Protocol):
    """The player's matches: the one in progress, those put away, and the copies saved under a name.

    They are read by `begin` and then `advance`, a moment at a time, and stay as they were read until the
    next `begin`.
    """

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All matches, shelf by shelf, the latest first."""
        ...

    @property
    def summaries(self) -> tuple[MatchSummary, ...]:
        """The matches from which statistics are made, oldest first."""
        ...

    @property
    def trouble(self) -> str:
        """Why the matches could not all be looked for; empty when they could."""
        ...

    def begin(self) -> None:
        """Look anew what there is."""
        ...

    def advance(self) -> float:
        """Read on for a few thousandths of a second; the part that is done, 1 when all is."""
        ...

    def record(self, kept: KeptMatch) -> Record:
        """The whole record of a match; raises OSError, and ValueError where it is not one."""
        ...

    def proposed_name(self, kept: KeptMatch) -> str:
        """A name under which a match could be saved, not taken yet."""
        ...

    def save(self, kept: KeptMatch, name: str) -> Path:
        """Save a copy of a match under a name, or a free one like it; raises as `record` does."""
        ...

    def reset(self) -> None:
        """Count statistics from the next match on; raises OSError."""
        ...


class ExportsPort(Protocol):
    """Where texts and pictures for other programs are written; both raise OSError."""

    def text(self, name: Words, lines: Iterable[Sequence[Words]]) -> Path:
        """Write lines of one or more parts each into a new file with a name like this one."""
        ...

    def picture(self, name: Words, area: Area, paint: Callable[[Canvas], None]) -> Path:
        """Write what `paint` draws in an area of the canvas as a picture into a new file."""
        ...
