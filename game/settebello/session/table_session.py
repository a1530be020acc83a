"""The table: owns the match and its record, takes intents, returns events.

The session is always ahead of the screen: when a move's events are returned, the position after it is
final and its record is with the writer, before the first frame of its animation.
"""

import logging
from dataclasses import replace
from enum import StrEnum
from functools import partial
from random import Random
from typing import Protocol, assert_never

from settebello.ai import Answer, Opponents
from settebello.engine import DealOver, Event, Match, MatchStep, Move, Phase, Ruleset, Scopa, Seat
from settebello.notation import Record, Replay, SeatRecord, print_record, replay
from settebello.notation.record import sweeps
from settebello.session.intents import (
    ChangeLevel,
    Doubt,
    Intent,
    NextDeal,
    PlayMove,
    Redo,
    TakeBack,
    TakeHint,
)
from settebello.session.take_back import before_last_decision
from settebello.storage.writer import DirectWriter, Receipt, Writer


class Journal(Protocol):
    """Where the record of the match in progress is kept; may raise OSError. The writer's thread calls it."""

    def write(self, text: str) -> None:
        """Keep the record of the match in progress in the place of the one before."""

    def finish(self) -> object:
        """Put the record away: its match is over."""


class Waiting(StrEnum):
    """What the table waits for."""

    PERSON = "person"
    OPPONENT = "opponent"
    DEAL = "deal"
    NOTHING = "nothing"


class TableSession:
    """A match being played: people, or none, and opponents who are shown their own view alone."""

    def __init__(
        self,
        record: Record,
        *,
        opponents: Opponents,
        journal: Journal,
        rng: Random,
        writer: Writer | None = None,
        replayed: Replay | None = None,
        log: logging.Logger | None = None,
    ) -> None:
        """Take up the match of a record, which may have been replayed already.

        ``writer`` has the journal written; without one that is done at once. ``log`` hears why an opponent's
        own move was not to be had. Raises ReplayError when the record disagrees with the rules.
        """
        where = replayed or replay(record)
        self._record = record
        self._match = where.match
        self._events = where.events
        self._opponents = opponents
        self._journal = journal
        self._rng = rng
        self._log = log
        self._asked: int | None = None
        self._answer: Answer | None = None
        self._writer = writer or DirectWriter()
        self._unanswered: Receipt | None = None
        self._save_error: OSError | None = None
        self._undone: tuple[Record, ...] = ()

    @classmethod
    def start(
        cls,
        ruleset: Ruleset,
        seats: tuple[SeatRecord, ...],
        *,
        opponents: Opponents,
        journal: Journal,
        rng: Random,
        writer: Writer | None = None,
        repeated: bool = False,
        log: logging.Logger | None = None,
    ) -> "TableSession":
        """A new match; the first dealer is drawn. ValueError for a number of seats the rules lack.

        ``repeated``: its first deal may be known to the person.
        """
        record = Record(ruleset, seats, Seat(rng.randrange(len(seats))), repeated=repeated)
        return cls(record, opponents=opponents, journal=journal, rng=rng, writer=writer, log=log)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._match

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        return self._record

    @property
    def events_so_far(self) -> tuple[Event, ...]:
        """All that happened in the present deal, from which its picture can be rebuilt."""
        return self._events

    @property
    def save_error(self) -> OSError | None:
        """Why the last write that has ended failed; None when it did not. ``listen`` looks for newer ones."""
        return self._save_error

    def settle(self) -> OSError | None:
        """Wait until the record is written; why it could not be, if ``save_error`` has not told that yet."""
        if self._unanswered is None:
            return None
        self._writer.drain()
        self._look_whether_saved()
        return self._save_error

    @property
    def can_take_back(self) -> bool:
        """Whether a person has decided anything in this match, and it is not won."""
        return self.may_take_back()

    def may_take_back(self, seat: Seat | None = None) -> bool:
        """Whether the person of a seat, or any of them, has decided anything, and the match is not won."""
        return self.waiting_for is not Waiting.NOTHING and self._earlier(seat) is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is something taken back to go forward to."""
        return bool(self._undone)

    @property
    def waiting_for(self) -> Waiting:
        """What the table waits for."""
        match self._match.phase:
            case Phase.MATCH_OVER:
                return Waiting.NOTHING
            case Phase.TO_DEAL:
                return Waiting.DEAL
            case Phase.PLAY:
                position = self._match.position
                person = position is not None and position.turn in self._record.persons
                return Waiting.PERSON if person else Waiting.OPPONENT

    def submit(self, intent: Intent) -> tuple[Event, ...]:
        """Do what the person asks and return what happened.

        Raises IllegalMove for a move the rules refuse, ValueError for another level on a person's seat; an
        intent that is not due changes nothing. After a take-back or a redo nothing has happened: the deal
        stands where ``events_so_far`` leads.
        """
        match intent:
            case PlayMove(move):
                return self._play(move) if self.waiting_for is Waiting.PERSON else ()
            case Doubt():
                return self._doubt() if self.waiting_for is Waiting.PERSON and self._may_doubt else ()
            case NextDeal():
                return self._deal() if self.waiting_for is Waiting.DEAL else ()
            case ChangeLevel(seat, level):
                return self._exchange(seat, level)
            case TakeBack(seat):
                return self._take_back(seat)
            case Redo():
                return self._redo()
            case TakeHint():
                self._record = replace(self._record, hints=self._record.hints + 1)
                return self._done(())
            case _:
                assert_never(intent)

    def listen(self) -> bool:
        """Hear the disk, and the opponent whose turn it is without letting it act; whether it has decided.

        Never waits.
        """
        self._look_whether_saved()
        if self.waiting_for is not Waiting.OPPONENT:
            return False
        self._ask()
        if self._answer is None:
            answer = self._opponents.poll()
            if answer is not None and answer.id == self._asked:
                self._answer = answer
        return self._answer is not None

    def poll(self) -> tuple[Event, ...]:
        """Do what the opponent whose turn it is has answered: a doubt, or its move; never waits."""
        self.listen()
        answer, self._answer = self._answer, None
        if answer is None:
            return ()
        self._asked = None
        if answer.problem and self._log is not None:
            position = self._match.position
            seat = position.turn if position else None
            self._log.warning("seat %s: %s", seat, answer.problem)
        return self._doubt() if answer.move is None else self._play(answer.move)

    @property
    def _may_doubt(self) -> bool:
        """Whether the seat in turn may doubt what lies face down."""
        return self._match.position is not None and self._match.position.may_doubt

    def _ask(self) -> None:
        """Ask the opponent whose turn it is, unless it has been asked."""
        position = self._match.position
        if self._asked is None and position is not None and position.turn is not None:
            level = self._record.level(position.turn) or ""
            view = position.view(position.turn)
            self._asked = self._opponents.ask(view, level, self._rng.getrandbits(31))

    def _exchange(self, seat: Seat, level: str) -> tuple[Event, ...]:
        """Have another opponent on a seat; what the one before has thought of its move is forgotten."""
        record = self._record.with_level(seat, level)
        if record == self._record or self.waiting_for is Waiting.NOTHING:
            return ()
        self._record = record
        position = self._match.position
        if position is not None and position.turn == seat:
            self._asked = self._answer = None
        return self._done(())

    def _earlier(self, seat: Seat | None) -> Record | None:
        return before_last_decision(self._record, self._events, seat)

    def _take_back(self, seat: Seat | None) -> tuple[Event, ...]:
        earlier = self._earlier(seat) if self.waiting_for is not Waiting.NOTHING else None
        if earlier is not None:
            self._undone += (self._record,)
            self._stand(replace(earlier, taken_back=self._record.taken_back + 1))
        return ()

    def _redo(self) -> tuple[Event, ...]:
        if self._undone:
            *rest, later = self._undone
            self._undone = tuple(rest)
            self._stand(replace(later, taken_back=self._record.taken_back, hints=self._record.hints))
        return ()

    def _stand(self, record: Record) -> None:
        """Let the match stand where a record of it leads; what opponents think of it now is dropped."""
        where = replay(record)
        self._record, self._match, self._events = record, where.match, where.events
        self._asked = self._answer = None
        self._done(())

    def _play(self, move: Move) -> tuple[Event, ...]:
        position = self._match.position
        step = self._match.play(move)
        scopa = position is not None and position.turn is not None and sweeps(step.events, position.turn)
        score = next((event.score.points for event in step.events if isinstance(event, DealOver)), None)
        self._record = self._record.with_move(move, scopa=scopa, score=score)
        return self._reached(step)

    def _doubt(self) -> tuple[Event, ...]:
        step = self._match.doubt()
        scopa = any(isinstance(event, Scopa) for event in step.events)
        self._record = self._record.with_doubt(scopa=scopa)
        return self._reached(step)

    def _reached(self, step: MatchStep) -> tuple[Event, ...]:
        self._match = step.match
        self._undone = ()
        return self._done(step.events)

    def _deal(self) -> tuple[Event, ...]:
        step, decks = self._match.deal_next(self._rng)
        self._match = step.match
        self._record = self._record.with_deal(decks, step.match.dealer)
        self._events = ()
        self._undone = ()
        return self._done(step.events)

    def _done(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self._events += events
        write = partial(_write, self._journal, self._record, over=self._match.winner is not None)
        # A newer record has everything that an older one has, so it may take the place of one that waits.
        self._unanswered = self._writer.submit(self, write)
        self._look_whether_saved()
        if self.waiting_for is Waiting.OPPONENT:
            # The opponent thinks while the screen still shows what led to its turn.
            self._ask()
        return events

    def _look_whether_saved(self) -> None:
        """Take the disk's answer to the last write, once there is one."""
        if self._unanswered is not None and self._unanswered.done:
            answered, self._unanswered = self._unanswered, None
            self._save_error = answered.refusal()


def _write(journal: Journal, record: Record, *, over: bool) -> None:
    """Write a record and put it away where its match is over; raises OSError when the disk refuses."""
    journal.write(print_record(record))
    if over:
        journal.finish()
