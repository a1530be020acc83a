"""A match of the market game in progress: owns state and record, takes actions, returns events."""

import logging
from dataclasses import replace
from random import Random
from typing import Protocol

from settebello.ai.market.market_players import MarketPlayer
from settebello.market import Action, Bury, Buy, Keep, MarketState, Secure, Take, view_of
from settebello.market.market_events import Event
from settebello.notation.market.market_record import MarketRecord, MarketReplay, replay_market
from settebello.notation.market.record_text import print_market_record
from settebello.storage.writer import DirectWriter, Receipt, Writer

REVEALING_NOTHING = (Buy, Take, Bury, Secure, Keep)
"""The actions that show nobody a hidden card."""


class MarketJournal(Protocol):
    """Stores the record of the match in progress; methods raise OSError."""

    def write(self, text: str) -> None:
        """Replace the stored record of the match in progress."""

    def finish(self) -> object:
        """Put the record away, because its match is over."""


class MarketSession:
    """A match in progress. When an action's events are returned, its record is with the writer.

    Opponents get only the view of their own seat.
    """

    def __init__(
        self,
        record: MarketRecord,
        *,
        players: dict[int, MarketPlayer],
        journal: MarketJournal,
        rng: Random,
        writer: Writer | None = None,
        replayed: MarketReplay | None = None,
        log: logging.Logger | None = None,
    ) -> None:
        """Continue the match of a record; raises MarketReplayError if it contradicts the rules.

        players: the opponents by seat. replayed: the replay of the record, if that exists already.
        """
        where = replayed or replay_market(record)
        self._record = record
        self._states = list(where.states)
        self._players = players
        self._journal = journal
        self._rng = rng
        self._writer = writer or DirectWriter()
        self._log = log
        self._receipt: Receipt | None = None
        self._reported: OSError | None = None
        self._planned: list[Action] = []

    @property
    def record(self) -> MarketRecord:
        """The record of the match so far."""
        return self._record

    @property
    def state(self) -> MarketState:
        """The match in its present state."""
        return self._states[-1]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.over

    @property
    def persons_turn(self) -> bool:
        """Whether a person is in turn."""
        return not self.over and self.state.turn not in self._players

    @property
    def save_error(self) -> OSError | None:
        """The error of the last completed save; None if it succeeded."""
        if self._receipt is not None and self._receipt.done:
            self._reported = self._receipt.refusal()
        return self._reported

    def save(self) -> None:
        """Hand the record to the writer."""
        text, journal, over = print_market_record(self._record), self._journal, self.over

        def write() -> None:
            journal.write(text)
            if over:
                journal.finish()

        self._receipt = self._writer.submit("mercato", write)
        if self.save_error is not None and self._log is not None:
            self._log.warning("the match could not be saved: %s", self.save_error)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action of the seat in turn, and save it; raises IllegalAction, which changes nothing."""
        step = self.state.play(action)
        self._states.append(step.state)
        self._record = self._record.played(action, step.state)
        self.save()
        return step.events

    def play_opponent(self) -> tuple[Event, ...]:
        """Have the opponent in turn play on: up to a new card, or to the end of its turn."""
        happened = self.play_opponent_action()
        while self._planned:
            happened += self.play_opponent_action()
        return happened

    def play_opponent_action(self) -> tuple[Event, ...]:
        """Have the opponent in turn play one action; later calls play the rest of what it has planned."""
        if self.over or self.persons_turn:
            return ()
        if not self._planned:
            seat = self.state.turn
            self._planned = list(self._players[seat].plan(view_of(self.state, seat), self._rng))
        return self.play(self._planned.pop(0))

    @property
    def can_undo(self) -> bool:
        """Whether the latest action is of the person in turn, and has shown no hidden card."""
        actions = self._record.actions
        if not self.persons_turn or not actions:
            return False
        return isinstance(actions[-1], REVEALING_NOTHING) and self._states[-2].turn == self.state.turn

    @property
    def can_take_back(self) -> bool:
        """Whether a person has played an action, and the match is not over."""
        return not self.over and self._last_person() is not None

    def take_back(self) -> bool:
        """Go back to before a person's last action; return whether there was one. The record counts it."""
        place = None if self.over else self._last_person()
        if place is None:
            return False
        del self._states[place + 1 :]
        self._planned.clear()
        self._record = replace(
            self._record, actions=self._record.actions[:place], taken_back=self._record.taken_back + 1
        )
        self.save()
        return True

    def _last_person(self) -> int | None:
        """Return the index of the last action that a person has played."""
        for place in range(len(self._states) - 2, -1, -1):
            if self._states[place].turn not in self._players:
                return place
        return None
