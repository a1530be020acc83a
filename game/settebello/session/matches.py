"""The matches of a player: the one in progress, begun, saved after every move, resumed and put away."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from settebello.ai import Opponents
from settebello.datafile import DataError
from settebello.notation import Record, Replay, RulesetOf, SeatRecord, print_record, read_record
from settebello.session.table_session import TableSession
from settebello.storage.saves import MatchFile, Saves
from settebello.storage.writer import DirectWriter, Writer


@dataclass(frozen=True, slots=True)
class Damaged:
    """A save that could not be read: the reason, and where it is kept now (None: where it was)."""

    reason: str
    kept_as: Path | None


class Matches:
    """Begins and resumes matches; what is saved is the record, what is resumed is its replay.

    Every method waits until what was played so far is written, before it touches a file itself.
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
        """Nothing is read before ``look``; ``writer`` and ``log`` are for the tables."""
        self._saves = saves
        self._ruleset_of = ruleset_of
        self._opponents = opponents
        self._rng = rng
        self._writer = writer or DirectWriter()
        self._log = log
        self._text: str | None = None
        self._saved: tuple[Record, Replay] | None = None

    def look(self) -> Damaged | None:
        """Read the match in progress, if there is one; a damaged one is set aside under another name."""
        self._writer.drain()
        self._saved = None
        try:
            text = self._text = self._saves.read()
            if text is not None:
                saved = read_record(text, str(self._saves.current), self._ruleset_of)
                self._saved = None if saved[1].match.winner is not None else saved
        except (DataError, UnicodeDecodeError) as error:
            return Damaged(str(error), self._keep())
        except OSError as error:
            return Damaged(str(error), None)
        if text is not None and self._saved is None:
            self._put_away()
        return None

    @property
    def in_progress(self) -> Record | None:
        """The record of the match to go on with."""
        return self._saved[0] if self._saved is not None else None

    @property
    def can_continue(self) -> bool:
        """Whether there is a match to go on with."""
        return self._saved is not None

    def resume(self) -> TableSession | None:
        """The match in progress where it was left; None when there is none (any more that can be read)."""
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

    def take_up(self, name: str) -> TableSession | None:
        """Go on with a match that was put away unfinished; the one in progress is put away for it.

        None when it is not there or cannot be read (any more); what there is is kept.
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

    def go_on_with(self, copy: Record) -> TableSession:
        """Go on with the copy of a match; the one in progress is put away for it.

        What was saved can be played twice, so it does not count where a match counts once. Where the disk
        refuses it is played all the same, and kept with the first move that is taken.
        """
        record = replace(copy, repeated=True)
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

    def same_deal(self, played: Record, number: int) -> TableSession:
        """A new match that begins with a deal of another one; one left unfinished is put away."""
        self._put_away()
        self._saved = None
        return TableSession(
            played.deal_again(number),
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
    ) -> TableSession:
        """A new match against (and with) opponents of these levels; one left unfinished is put away.

        ``seats``: who sits where, where it is not one person against ``levels``. ``seed``: what its cards
        come from; the first deal can then be known, and the match does not count.
        Raises DataError for rules that cannot be loaded.
        """
        rules = self._ruleset_of(ruleset, changes)
        seats = seats or (SeatRecord(), *(SeatRecord(level=level) for level in levels))
        self._put_away()
        self._saved = None
        return TableSession.start(
            rules,
            seats,
            opponents=self._opponents,
            journal=MatchFile(self._saves, None),
            rng=self._rng if seed is None else Random(seed),
            writer=self._writer,
            repeated=seed is not None,
            log=self._log,
        )

    def _put_away(self) -> None:
        self._writer.drain()
        try:
            self._saves.finish()
        except OSError:
            # What lies there stays: the next match finds another place, or the table says there is none.
            return

    def _keep(self) -> Path | None:
        try:
            return self._saves.set_aside()
        except OSError:
            return None
