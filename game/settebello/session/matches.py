"""The matches of a player: started, saved after every move, resumed and put away."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from settebello.ai import Opponents
from settebello.datafile import DataError
from settebello.engine import Match
from settebello.notation import Record, Replay, RulesetOf, SeatRecord, print_record, read_record
from settebello.notation.purpose import Purpose
from settebello.notation.sealed_record import as_repeated, with_given_deal_sealed
from settebello.notation.seals.seal import OriginKind
from settebello.notation.seals.seed import draw_seed, normal_seed
from settebello.session.interrupted import interrupted
from settebello.session.table_session import TableSession
from settebello.storage.saves import MatchFile, Saves
from settebello.storage.writer import DirectWriter, Writer


@dataclass(frozen=True, slots=True)
class Damaged:
    """A save that could not be read: the reason, and its new name (None: it has the old one).

    ``whole``: the save itself is in order, and can be continued with the rules that it was played by.
    """

    reason: str
    kept_as: Path | None
    whole: bool = False


class Matches:
    """Starts and resumes matches. A save is a record; resuming replays it.

    Every method waits for pending saves before it touches a file itself.
    """

    def __init__(
        self,
        *,
        saves: Saves,
        ruleset_of: RulesetOf,
        opponents: Opponents,
        rng: Random,
        writer: Writer | None = None,
        log: logging.Logger | None = None,
    ) -> None:
        """Take the parts of a table; nothing is read before ``look``."""
        self._saves = saves
        self._ruleset_of = ruleset_of
        self._opponents = opponents
        self._rng = rng
        self._writer = writer or DirectWriter()
        self._log = log
        self._text: str | None = None
        self._saved: tuple[Record, Replay] | None = None

    def look(self) -> Damaged | None:
        """Read the match in progress, if there is one; a damaged save is renamed and reported.

        Without one, a match that only single deals have interrupted is taken up again.
        """
        self._writer.drain()
        self._saved = None
        try:
            text = self._text = self._saves.read()
            if text is not None:
                saved = read_record(text, str(self._saves.current), self._ruleset_of)
                over = saved[1].match.winner is not None or saved[0].one_deal_over
                self._saved = None if over else saved
        except (DataError, UnicodeDecodeError) as error:
            return Damaged(str(error), self._keep())
        except OSError as error:
            return Damaged(str(error), None)
        if text is not None and self._saved is None:
            self._put_away()
        return self.look() if self._saved is None and self._take_up_interrupted() else None

    @property
    def in_progress(self) -> Record | None:
        """The record of the match to continue; None if there is none."""
        return self._saved[0] if self._saved is not None else None

    @property
    def saved(self) -> tuple[Record, Match] | None:
        """The match to continue: its record, and the state it has reached; None if there is none."""
        return None if self._saved is None else (self._saved[0], self._saved[1].match)

    @property
    def can_continue(self) -> bool:
        """Whether there is a match to continue."""
        return self._saved is not None

    def resume(self) -> TableSession | None:
        """Resume the match in progress; None if there is none or it cannot be read."""
        damaged = self.look()
        if damaged is not None and self._log is not None:
            self._log.warning("%s", damaged.reason)
        if self._saved is None:
            return None
        record, replayed = self._saved
        return TableSession(
            record,
            opponents=self._opponents,
            journal=MatchFile(self._saves, self._text),
            rng=self._rng,
            writer=self._writer,
            replayed=replayed,
            log=self._log,
        )

    def resume_put_away(self, name: str) -> TableSession | None:
        """Continue a match that was put away unfinished; the match in progress is put away instead.

        Returns None if the file does not exist or cannot be read; no file is lost.
        """
        self._writer.drain()
        if name not in {path.name for path in self._saves.finished()}:
            return None
        self._put_away()
        try:
            self._saves.take_up(name)
        except OSError as error:
            if self._log is not None:
                self._log.warning("%s", error)
            return None
        return self.resume()

    def continue_copy(self, copy: Record) -> TableSession:
        """Continue from a copy of a match; the match in progress is put away.

        A copy can be continued more than once, so it is marked as repeated and does not count. If the disk
        refuses, the match is played nevertheless and saved with the first move that can be written.
        """
        record = as_repeated(copy)
        self._put_away()
        self._saved = None
        journal = MatchFile(self._saves, None)
        try:
            journal.write(print_record(record))
        except OSError as error:
            if self._log is not None:
                self._log.warning("%s", error)
        return TableSession(
            record,
            opponents=self._opponents,
            journal=journal,
            rng=self._rng,
            writer=self._writer,
            log=self._log,
        )

    def play_on(self, branch: Callable[[Random], Record]) -> TableSession:
        """Play on from a moment of a match; the match in progress is put away. Raises as ``branch`` does."""
        return self.continue_copy(branch(self._rng))

    def same_deal(self, played: Record, number: int) -> TableSession:
        """Start a new match with a deal of another match; an unfinished match is put away."""
        self._put_away()
        self._saved = None
        record = with_given_deal_sealed(played.deal_again(number), OriginKind.REPEATED, draw_seed(self._rng))
        return TableSession(
            record,
            opponents=self._opponents,
            journal=MatchFile(self._saves, None),
            rng=self._rng,
            writer=self._writer,
            log=self._log,
        )

    def start(
        self,
        ruleset: str,
        changes: Mapping[str, Any],
        levels: tuple[str, ...] = (),
        *,
        seats: tuple[SeatRecord, ...] = (),
        seed: int | None = None,
        seed_text: str = "",
        purpose: Purpose | None = None,
    ) -> TableSession:
        """Start a new match with opponents of these levels; an unfinished match is put away.

        ``seats``: the occupants of all seats, if not one person against ``levels``. ``seed`` or
        ``seed_text``: a number or a text from which the deals follow, so that they can be known in advance
        and the match does not count. ``purpose``: what it is played for. Raises DataError for rules that
        cannot be loaded, ValueError for an invalid seed.
        """
        text = seed_text or ("" if seed is None else str(seed))
        chosen = normal_seed(text) if text else ""
        rules = self._ruleset_of(ruleset, changes)
        seats = seats or (SeatRecord(), *(SeatRecord(level=level) for level in levels))
        self._put_away()
        self._saved = None
        session = TableSession.start(
            rules,
            seats,
            opponents=self._opponents,
            journal=MatchFile(self._saves, None),
            rng=self._rng,
            writer=self._writer,
            seed_text=chosen,
            log=self._log,
        )
        session.state_purpose(purpose)
        return session

    def _put_away(self) -> None:
        self._writer.drain()
        try:
            self._saves.finish()
        except OSError:
            # The old save remains: MatchFile will not overwrite it, and the session reports its save errors.
            return

    def _take_up_interrupted(self) -> bool:
        """Make the match that single deals have interrupted the current one; return whether there was one."""
        try:
            name = interrupted(self._saves, self._ruleset_of)
            if name is not None:
                self._saves.take_up(name)
        except OSError as error:
            if self._log is not None:
                self._log.warning("%s", error)
            return False
        return name is not None

    def _keep(self) -> Path | None:
        try:
            return self._saves.rename_damaged()
        except OSError:
            return None
