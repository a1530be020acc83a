"""The market game of one player: its rules, its match in progress, and its matches kept."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from settebello.ai.market.market_levels import MARKET_LEVELS, players_of_levels
from settebello.app.files.messages import about_match
from settebello.app.shared_parts import SharedParts
from settebello.clock import local_date
from settebello.coach.market_guide import MarketGuide
from settebello.coach.market_lesson import MarketLesson, shipped_market_lesson
from settebello.datafile import DataError, modified
from settebello.market import MarketRules
from settebello.notation.market.market_record import MarketRecord, MarketReplay, replay_market
from settebello.notation.market.record_text import read_market_record
from settebello.rulebook.market_book import MarketBook, MarketVariant
from settebello.session.market.market_matches import MarketMatches
from settebello.session.market.market_session import MarketSession
from settebello.storage.saves import MARKET_SUFFIX, Saves
from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketSetup
from settebello.ui.kit.ports.offers import OpponentChoice
from settebello.ui.kit.ports.waiting_match import WaitingMarket

if TYPE_CHECKING:
    from settebello.session.matches import Damaged

FIRST = "mercato"
"""The variant of the tutorial: the basic game."""


class Market:
    """Starts, continues and reads matches of the market game."""

    def __init__(self, shared: SharedParts, folder: Path, rules: Sequence[Path], rng: Random) -> None:
        """Read nothing yet; `folder` is that of the matches."""
        self._shared = shared
        self._folder = folder
        self._rules = tuple(rules)
        self._saves = Saves(folder, MARKET_SUFFIX)
        self._matches = MarketMatches(
            folder,
            self._rules_of,
            players_of_levels({one.id: one.level for one in shared.data.offered}),
            rng,
            shared.writer,
        )
        self._playing: MarketSession | None = None
        self._reported: Damaged | None = None
        self._known: dict[Path, tuple[tuple[int, int], KeptMarketMatch]] = {}

    def _rules_of(self, variant: str) -> MarketRules:
        return self.book.rules(variant)

    @cached_property
    def book(self) -> MarketBook:
        """The variants, read when they are first asked for."""
        return MarketBook(self._rules)

    @property
    def variants(self) -> tuple[MarketVariant, ...]:
        """The variants, the basic game first."""
        return tuple(self.book.variants.values())

    @property
    def opponents(self) -> tuple[OpponentChoice, ...]:
        """The levels, and the people who play at one of them."""
        return tuple(one for one in self._shared.data.offered if one.level in MARKET_LEVELS)

    @property
    def waiting(self) -> MarketRecord | None:
        """The match in progress; a damaged one is reported and put aside.

        A match that waits for its rules is reported once.
        """
        self._shared.writer.drain()
        damaged = self._matches.look()
        if damaged is not None and damaged != self._reported:
            self._reported = damaged
            self._shared.log.warning("%s", damaged.reason)
            self._shared.notifications.add(about_match(damaged))
        return self._matches.in_progress

    def waiting_beside(self, other: Saves) -> WaitingMarket | None:
        """Return the match in progress for the title, compared with the match saved of another game."""
        record = self.waiting
        if record is None:
            return None
        variant = self.name_of(record)
        name = record.rules.id if variant is None else variant.name
        latest = not other.has_current or modified(self._saves.current) > modified(other.current)
        return WaitingMarket(name, replay_market(record).state.round, latest)

    def start(self, setup: MarketSetup) -> MarketSession:
        """Start a match; an unfinished one is put away."""
        rules = self.book.rules(setup.variant)
        self._playing = self._matches.start(rules, setup.seats, setup.handicaps, setup.seed)
        return self._playing

    def resume(self) -> MarketSession | None:
        """Continue the match in progress; None if there is none."""
        self._shared.writer.drain()
        self._playing = self._matches.resume()
        return self._playing

    def kept(self) -> tuple[KeptMarketMatch, ...]:
        """Read all matches, the latest first."""
        self._shared.writer.drain()
        paths = [self._saves.current] if self._saves.has_current else []
        paths += reversed(self._saves.finished())
        return tuple(self._kept(path) for path in paths)

    def _kept(self, path: Path) -> KeptMarketMatch:
        """Read a match; a file that has not changed since is not read again."""
        try:
            about = path.stat()
        except OSError:
            return self._read_kept(path)
        mark = about.st_mtime_ns, about.st_size
        known = self._known.get(path)
        if known is None or known[0] != mark:
            known = self._known[path] = mark, self._read_kept(path)
        return known[1]

    def _read_kept(self, path: Path) -> KeptMarketMatch:
        name = "" if path == self._saves.current else path.name
        try:
            day = local_date(path.stat().st_mtime).isoformat()
            record = self.read(path)
        except (OSError, DataError, ValueError, LookupError) as error:
            return KeptMarketMatch(name, "", problem=str(error).partition("\n")[0])
        return KeptMarketMatch(name, day, record)

    def read(self, path: Path) -> MarketRecord:
        """Return the record of a file; raises OSError, DataError, ValueError and LookupError."""
        return read_market_record(path.read_text(encoding="utf-8"), path.name, self.book.rules)[0]

    def replay(self, record: MarketRecord) -> MarketReplay:
        """Play a record again."""
        return replay_market(record)

    @property
    def lesson(self) -> MarketLesson:
        """The tutorial as its file defines it."""
        return shipped_market_lesson()

    def guide(self) -> MarketGuide:
        """Begin the tutorial; raises LookupError and ValueError where the rules lack its cards."""
        return MarketGuide(self.lesson, self.book.rules(FIRST))

    def name_of(self, record: MarketRecord) -> MarketVariant | None:
        """Return the variant of a record."""
        return self.book.variants.get(record.rules.id)
