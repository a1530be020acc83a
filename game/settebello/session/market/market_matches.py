"""The matches of the market game: started, saved after every action, resumed and put away."""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from settebello.ai.market.market_players import MarketPlayer
from settebello.datafile import DataError
from settebello.market import MarketRules
from settebello.notation import SeatRecord
from settebello.notation.market.market_record import MarketRecord, MarketReplay
from settebello.notation.market.record_text import (
    MarketRulesChangedError,
    MarketRulesOf,
    read_market_record,
)
from settebello.session.market.market_session import MarketSession
from settebello.session.matches import Damaged
from settebello.storage.saves import MARKET_SUFFIX, MatchFile, Saves
from settebello.storage.writer import DirectWriter, Writer


class MarketMatches:
    """Starts and resumes matches. A save is a record; resuming replays it."""

    def __init__(
        self,
        folder: Path,
        rules_of: MarketRulesOf,
        levels: Mapping[str, Callable[[], MarketPlayer]],
        rng: Random,
        writer: Writer | None = None,
    ) -> None:
        """Take the folder of the matches, the rules and the levels of opponents; nothing is read yet."""
        self._saves = Saves(folder, MARKET_SUFFIX)
        self._rules_of = rules_of
        self._levels = levels
        self._rng = rng
        self._writer = writer or DirectWriter()
        self._text: str | None = None
        self._saved: tuple[MarketRecord, MarketReplay] | None = None

    def look(self) -> Damaged | None:
        """Read the match in progress, if there is one; a damaged save is renamed and reported.

        A save whose rules have changed is reported and stays as it is.
        """
        self._writer.drain()
        self._saved = None
        try:
            text = self._text = self._saves.read()
            if text is not None:
                found = read_market_record(text, str(self._saves.current), self._rules_of)
                self._check_levels(found[0])
                self._saved = None if found[1].state.over else found
        except MarketRulesChangedError as error:
            return Damaged(str(error), None, whole=True)
        except (DataError, UnicodeDecodeError, LookupError) as error:
            return Damaged(str(error), self._keep())
        except OSError as error:
            return Damaged(str(error), None)
        if text is not None and self._saved is None:
            self._put_away()
        return None

    @property
    def in_progress(self) -> MarketRecord | None:
        """The record of the match to continue, once it was looked for; None if there is none."""
        return None if self._saved is None else self._saved[0]

    def resume(self) -> MarketSession | None:
        """Resume the match in progress; None if there is none or it cannot be read."""
        if self.look() is not None or self._saved is None:
            return None
        record, replayed = self._saved
        return self._session(record, MatchFile(self._saves, self._text), replayed)

    def start(
        self,
        rules: MarketRules,
        seats: tuple[SeatRecord, ...],
        handicaps: tuple[int, ...] = (),
        seed: str | None = None,
    ) -> MarketSession:
        """Start and save a new match; an unfinished one is put away. Without a seed, chance decides.

        Raises LookupError for an unknown level, MarketReplayError for a number of seats without rules.
        """
        record = MarketRecord(rules, seats, seed or f"{self._rng.getrandbits(128):032x}", handicaps)
        self._check_levels(record)
        session = self._session(record, MatchFile(self._saves, None), None)
        self._put_away()
        session.save()
        return session

    def _session(
        self, record: MarketRecord, journal: MatchFile, replayed: MarketReplay | None
    ) -> MarketSession:
        players = {
            seat: self._levels[each.level]()
            for seat, each in enumerate(record.seats)
            if each.level is not None
        }
        return MarketSession(
            record, players=players, journal=journal, rng=self._rng, writer=self._writer, replayed=replayed
        )

    def _check_levels(self, record: MarketRecord) -> None:
        for seat in record.seats:
            if seat.level is not None and seat.level not in self._levels:
                known = ", ".join(self._levels)
                raise LookupError(f"{seat.level!r} is not a level of the market game: {known}")

    def _put_away(self) -> None:
        self._writer.drain()
        try:
            self._saves.finish()
        except OSError:
            # The old save remains: MatchFile does not overwrite it, and the session reports its save errors.
            return

    def _keep(self) -> Path | None:
        try:
            return self._saves.rename_damaged()
        except OSError:
            return None
