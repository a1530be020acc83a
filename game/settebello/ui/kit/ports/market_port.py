"""The market game as the scenes see it: its variants, the match in progress, and the matches kept."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from settebello.notation import SeatRecord
from settebello.ui.kit.ports.offers import OpponentChoice

if TYPE_CHECKING:
    # The market game is read when somebody plays it.
    from settebello.coach.market_guide import MarketGuide
    from settebello.coach.market_lesson import MarketLesson
    from settebello.notation.market.market_record import MarketRecord, MarketReplay
    from settebello.rulebook.market_book import MarketVariant
    from settebello.session.market.market_session import MarketSession


@dataclass(frozen=True, slots=True)
class MarketSetup:
    """The choice for a new match; `handicaps` are the seats with each function once a turn."""

    variant: str
    seats: tuple[SeatRecord, ...]
    handicaps: tuple[int, ...] = ()
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class KeptMarketMatch:
    """A stored match: its file name (empty for the match in progress), its day, and its record.

    `problem`: why it cannot be read.
    """

    name: str
    day: str
    record: "MarketRecord | None" = None
    problem: str = ""

    @property
    def over(self) -> bool:
        """Whether the match was played to its end."""
        return self.record is not None and self.record.points is not None

    @property
    def can_go_on(self) -> bool:
        """Whether this is the match in progress."""
        return not self.name and self.record is not None and not self.over


class MarketPort(Protocol):
    """Starts, continues and reads matches of the market game."""

    @property
    def variants(self) -> "tuple[MarketVariant, ...]":
        """The variants, the basic game first."""
        ...

    @property
    def opponents(self) -> tuple[OpponentChoice, ...]:
        """Those who play the market game."""
        ...

    @property
    def waiting(self) -> "MarketRecord | None":
        """The match in progress, on the table or saved; None if there is none."""
        ...

    def start(self, setup: MarketSetup) -> "MarketSession":
        """Start a match; an unfinished one is put away. Raises LookupError and ValueError for a bad setup."""
        ...

    def resume(self) -> "MarketSession | None":
        """Continue the match in progress; None if there is none."""
        ...

    def kept(self) -> tuple[KeptMarketMatch, ...]:
        """Read all matches, the latest first."""
        ...

    def read(self, path: Path) -> "MarketRecord":
        """Return the record of a file; raises OSError, DataError, ValueError and LookupError."""
        ...

    def replay(self, record: "MarketRecord") -> "MarketReplay":
        """Play a record again; raises ValueError if it contradicts the rules."""
        ...

    def name_of(self, record: "MarketRecord") -> "MarketVariant | None":
        """Return the variant of a record; None if its rules are no longer installed."""
        ...

    @property
    def lesson(self) -> "MarketLesson":
        """The tutorial as its file defines it."""
        ...

    def guide(self) -> "MarketGuide":
        """Begin the tutorial; raises LookupError and ValueError where the rules lack its cards."""
        ...
