"""Compares two sets of rules in two processes; never blocks, and can be stopped at any time."""

import signal
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final, Self

from settebello.ai.pipe_process import end, spawned
from settebello.engine import Ruleset
from settebello.lab.entrants import Entrants
from settebello.lab.faults import LabError
from settebello.lab.rule_effects import Effect, effects_of
from settebello.lab.rule_trial import TrialDeal, trial_deals

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

USUAL_DEALS: Final = 2000
PLAYER: Final = "maestro"
"""The level that has all seats: strong, and quick enough for thousands of deals."""
LOST: Final = "a process has ended too early"


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """What is compared: a game and the same game with changed rules, for a number of players."""

    before: Ruleset
    after: Ruleset
    players: int
    entrants: Entrants
    deals: int = USUAL_DEALS
    player: str = PLAYER
    seed: int = 1


def main(connection: Connection, ruleset: Ruleset, question: RuleQuestion) -> None:
    """Worker process: send the deals of a game one by one; at the end or for an error, its text."""
    # Ctrl-C in a terminal reaches every process; only the main process reacts to it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with question.entrants.enter(question.player) as player:
            deals = trial_deals(ruleset, question.players, player, question.seed)
            for _, deal in zip(range(question.deals), deals, strict=False):
                connection.send(deal)
    except LabError as error:
        connection.send(str(error))
    except OSError:
        # The other end has been closed: nobody wants the rest.
        return


class PlayedDeals:
    """The deals of both games as far as they have been played, and what differs so far."""

    def __init__(self, question: RuleQuestion) -> None:
        """Start without a deal."""
        self.question = question
        self.problem = ""
        """Why the comparison ended early; "" if it did not."""
        self._played: tuple[list[TrialDeal], list[TrialDeal]] = ([], [])

    @property
    def total(self) -> int:
        """The number of deals to be played under both sets of rules."""
        return self.question.deals

    @property
    def done(self) -> int:
        """The number of deals played under both sets of rules."""
        return min(map(len, self._played))

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What differs in the deals played so far."""
        return effects_of(*self._played)


class LocalComparison(PlayedDeals):
    """Plays one deal of both games with every poll, in this process; a comparison for tests."""

    def __init__(self, question: RuleQuestion) -> None:
        """Enter a player; raises LabError if there is none of this name."""
        super().__init__(question)
        self.over = False
        self._stack = ExitStack()
        player = self._stack.enter_context(question.entrants.enter(question.player))
        games = (question.before, question.after)
        self._deals = [trial_deals(game, question.players, player, question.seed) for game in games]

    def poll(self) -> bool:
        """Play one more deal of both games; return whether there was one."""
        if self.over:
            return False
        for played, deals in zip(self._played, self._deals, strict=True):
            played.append(next(deals))
        if self.done == self.total:
            self.close()
        return True

    def close(self) -> None:
        """Play no more; what has been played stays."""
        self.over = True
        self._stack.close()


class RuleComparison(PlayedDeals):
    """Plays both games in a process each."""

    def __init__(self, question: RuleQuestion) -> None:
        """Start a process for each game; raises OSError or RuntimeError if none can be started."""
        super().__init__(question)
        self._running: list[tuple[BaseProcess, Connection] | None] = []
        try:
            for ruleset in (question.before, question.after):
                self._running.append(spawned(main, (ruleset, question), "rules"))
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    @property
    def over(self) -> bool:
        """Whether nothing more is being played."""
        return not any(self._running)

    def poll(self) -> bool:
        """Take the deals that have been played since the last call; return whether there were any."""
        before = sum(map(len, self._played)), self.over
        for number, running in enumerate(self._running):
            if running is not None:
                self._take(number, *running)
        if self.problem:
            self.close()
        return (sum(map(len, self._played)), self.over) != before

    def close(self) -> None:
        """End both processes; what has been played stays."""
        for number, running in enumerate(self._running):
            if running is not None:
                end(*running)
                self._running[number] = None

    def _take(self, number: int, process: "BaseProcess", pipe: Connection) -> None:
        """Take what a process has sent, and end the process after its last deal."""
        played = self._played[number]
        try:
            while len(played) < self.total and pipe.poll():
                received = pipe.recv()
                if not isinstance(received, TrialDeal):
                    self.problem = str(received)
                    return
                played.append(received)
        except (EOFError, OSError):
            self.problem = LOST
            return
        if len(played) >= self.total:
            end(process, pipe)
            self._running[number] = None
