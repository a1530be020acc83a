"""The table session: owns the match and its record, takes intents, returns events.

The session is always ahead of the screen: when a move's events are returned, the position after the move is
final and its record is submitted to the writer, before the first frame of its animation.
"""

import logging
from dataclasses import replace
from enum import StrEnum
from functools import partial
from random import Random
from typing import Protocol, assert_never

from settebello.ai import Answer, Opponents
from settebello.engine import CannotDeal, Event, Match, MatchStep, Move, Phase, Ruleset, Seat
from settebello.notation import Record, Replay, SeatRecord, has_room, print_record, replay
from settebello.notation.purpose import Purpose
from settebello.notation.sealed_record import after_redo, after_take_back, with_hint
from settebello.notation.seals.seed import normal_seed
from settebello.session.intents import (
    ChangeLevel,
    Doubt,
    Intent,
    NextDeal,
    PlayMove,
    Redo,
    SealDeal,
    TakeBack,
    TakeHint,
)
from settebello.session.sealed_deal import SealedDeal, deal, prepare
from settebello.session.take_back import before_last_decision
from settebello.storage.writer import DirectWriter, Receipt, Writer


class Journal(Protocol):
    """Stores the record of the match in progress. The writer's thread calls it; methods raise OSError."""

    def write(self, text: str) -> None:
        """Replace the stored record of the match in progress."""

    def finish(self) -> object:
        """Put the record away, because its match is over."""


class Waiting(StrEnum):
    """The next action that the table waits for."""

    PERSON = "person"
    OPPONENT = "opponent"
    DEAL = "deal"
    NOTHING = "nothing"


class TableSession:
    """A match in progress. Opponents get only the view of their own seat."""

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
        seed_text: str = "",
    ) -> None:
        """Continue the match of a record; ``replayed`` is its replay, if that exists already.

        ``writer`` carries out the saves; without a writer they are done at once. ``log`` receives the
        problems of opponents. ``seed_text``: the seed of the first deal, if a person chose it. Raises
        ReplayError if the record contradicts the rules.
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
        self._seed_text = seed_text
        self._deal_error: CannotDeal | None = None

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
        seed_text: str = "",
        log: logging.Logger | None = None,
    ) -> "TableSession":
        """Start a new match with a random first dealer; raises ValueError for an invalid number of seats.

        ``seed_text``: the seed of the first deal, chosen by a person; the dealer and the later seeds follow
        from it, and the match is marked as repeated. Raises ValueError for an invalid seed.
        """
        if seed_text:
            seed_text = normal_seed(seed_text)
            rng = Random(seed_text)
        record = Record(ruleset, seats, Seat(rng.randrange(len(seats))), repeated=bool(seed_text))
        return cls(
            record,
            opponents=opponents,
            journal=journal,
            rng=rng,
            writer=writer,
            log=log,
            seed_text=seed_text,
        )

    def state_purpose(self, purpose: Purpose | None) -> None:
        """State what the match is played for, before its first deal."""
        self._record = replace(self._record, purpose=purpose)

    @property
    def match(self) -> Match:
        """The match in its present state."""
        return self._match

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        return self._record

    @property
    def over(self) -> bool:
        """Whether nothing more is played: the match is won, or the one deal it was played for is over."""
        return self._match.winner is not None or self._record.one_deal_over

    @property
    def sealed(self) -> SealedDeal | None:
        """The seal of the next deal, while it is prepared and not dealt; None otherwise."""
        prepared = self._record.next_prepared
        return SealedDeal.of(prepared) if prepared and self.waiting_for is Waiting.DEAL else None

    @property
    def events_so_far(self) -> tuple[Event, ...]:
        """All events of the present deal, from which its picture can be rebuilt."""
        return self._events

    @property
    def save_error(self) -> OSError | None:
        """The error of the last completed save; None if it succeeded. ``listen`` checks for newer results."""
        return self._save_error

    @property
    def deal_error(self) -> CannotDeal | None:
        """The reason why the deal that is due cannot be dealt; None if nothing prevents it."""
        return self._deal_error

    def settle(self) -> OSError | None:
        """Wait until the record is saved; return an error that ``save_error`` has not reported yet."""
        if self._unanswered is None:
            return None
        self._writer.drain()
        self._look_whether_saved()
        return self._save_error

    @property
    def can_take_back(self) -> bool:
        """Whether the match is unfinished and some person has made a decision in it."""
        return self.may_take_back()

    def may_take_back(self, seat: Seat | None = None) -> bool:
        """Return whether the match is unfinished and this seat's person (None: any) has made a decision."""
        return self.waiting_for is not Waiting.NOTHING and self._earlier(seat) is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a take-back to undo."""
        return bool(self._undone)

    @property
    def waiting_for(self) -> Waiting:
        """The next action that the table waits for."""
        if self.over:
            return Waiting.NOTHING
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
        """Carry out a person's intent and return its events.

        Raises IllegalMove for a move that the rules refuse, ValueError for a new level on a person's seat and
        for an invalid cut. An intent that is not possible now changes nothing. Take-back and redo return no
        events: ``events_so_far`` describes the new state of the deal.
        """
        match intent:
            case PlayMove(move):
                return self._play(move) if self.waiting_for is Waiting.PERSON else ()
            case Doubt():
                return self._doubt() if self.waiting_for is Waiting.PERSON and self._may_doubt else ()
            case SealDeal():
                return self._seal() if self.waiting_for is Waiting.DEAL else ()
            case NextDeal(cut):
                return self._deal(cut) if self.waiting_for is Waiting.DEAL else ()
            case ChangeLevel(seat, level):
                return self._exchange(seat, level)
            case TakeBack(seat):
                return self._take_back(seat)
            case Redo():
                return self._redo()
            case TakeHint():
                self._record = with_hint(self._record)
                return self._done(())
            case _:
                assert_never(intent)

    def listen(self) -> bool:
        """Check the last save, and poll the opponent in turn without applying its decision; never blocks.

        Returns whether the opponent has decided.
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
        """Apply the decision of the opponent in turn, if it has decided; return the events. Never blocks."""
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
        """Whether the seat in turn may doubt a card that was played face down."""
        return self._match.position is not None and self._match.position.may_doubt

    def _ask(self) -> None:
        """Ask the opponent in turn, unless it has been asked already."""
        position = self._match.position
        if self._asked is None and position is not None and position.turn is not None:
            level = self._record.level(position.turn) or ""
            view = position.view(position.turn)
            self._asked = self._opponents.ask(view, level, self._rng.getrandbits(31))

    def _exchange(self, seat: Seat, level: str) -> tuple[Event, ...]:
        """Replace the opponent on a seat; a pending request to the former opponent is dropped."""
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
            self._stand(after_take_back(self._record, earlier))
        return ()

    def _redo(self) -> tuple[Event, ...]:
        if self._undone:
            *rest, later = self._undone
            self._undone = tuple(rest)
            self._stand(after_redo(self._record, later))
        return ()

    def _stand(self, record: Record) -> None:
        """Set the match to the state of a record; a pending request to an opponent is dropped."""
        where = replay(record)
        self._record, self._match, self._events = record, where.match, where.events
        self._deal_error = None
        self._asked = self._answer = None
        self._done(())

    def _play(self, move: Move) -> tuple[Event, ...]:
        return self._reached(move, self._match.play(move))

    def _doubt(self) -> tuple[Event, ...]:
        return self._reached(None, self._match.doubt())

    def _reached(self, action: Move | None, step: MatchStep) -> tuple[Event, ...]:
        self._record = self._record.with_step(self._match, action, step.events)
        self._match = step.match
        self._undone = ()
        return self._done(step.events)

    def _seal(self) -> tuple[Event, ...]:
        record = self._prepared()
        if record == self._record:
            return ()
        self._record = record
        self._undone = ()
        return self._done(())

    def _prepared(self) -> Record:
        return prepare(self._record, self._match, self._rng, self._seed_text)

    def _deal(self, cut: str) -> tuple[Event, ...]:
        """Deal, or note in ``deal_error`` why no deal is possible; that is not tried again."""
        if self._deal_error is not None:
            return ()
        if not has_room(self._record):
            return self._refuse_deal(CannotDeal("the record of this match has no room for another deal"))
        try:
            self._record, step = deal(self._prepared(), self._match, cut)
        except CannotDeal as error:
            return self._refuse_deal(error)
        self._match = step.match
        self._events = ()
        self._undone = ()
        return self._done(step.events)

    def _refuse_deal(self, error: CannotDeal) -> tuple[Event, ...]:
        self._deal_error = error
        if self._log is not None:
            self._log.warning("%s", error)
        return ()

    def _done(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self._events += events
        write = partial(_write, self._journal, self._record, over=self.over)
        # A newer record contains the older one, so it may replace a pending save.
        self._unanswered = self._writer.submit(self, write)
        self._look_whether_saved()
        if self.waiting_for is Waiting.OPPONENT:
            # The opponent thinks while the screen still animates the previous moves.
            self._ask()
        return events

    def _look_whether_saved(self) -> None:
        """Take over the result of the last save, if it is complete."""
        if self._unanswered is not None and self._unanswered.done:
            answered, self._unanswered = self._unanswered, None
            self._save_error = answered.refusal()


def _write(journal: Journal, record: Record, *, over: bool) -> None:
    """Write a record, and put it away if its match is over; raises OSError."""
    journal.write(print_record(record))
    if over:
        journal.finish()
