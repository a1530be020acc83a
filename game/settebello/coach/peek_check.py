"""Asks opponents again with the hidden cards changed: a player that sees no hidden card decides the same.

Each decision is asked from the true position and from other deals that the seat could not tell from it, with
the same level, seed and effort. The seed is not that of the match, so a move may differ from the one played
then; only the new answers are compared with each other.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Final

from settebello.ai import Answer, Opponents
from settebello.ai.pipe_requests import move_request
from settebello.coach.decision_history import OpponentDecision

if TYPE_CHECKING:
    from settebello.engine import SeatView

OTHER_DEALS: Final = 2
"""The number of changed deals for each decision."""


class Outcome(StrEnum):
    """The result of asking one decision again."""

    SAME = "same"
    """The same request and the same answer for every deal."""
    CHANGED = "changed"
    """Another request or another answer for a changed deal."""
    ALL_KNOWN = "all_known"
    """No card was hidden that could be dealt otherwise."""
    NO_ANSWER = "no_answer"
    """The opponent could not be asked, or no other deal was found."""


@dataclass(frozen=True, slots=True)
class AskedAgain:
    """A decision with the result of asking it again."""

    decision: OpponentDecision
    outcome: Outcome


class PeekCheck:
    """Asks decisions again, one question after the other; never blocks unless the opponents do."""

    def __init__(self, opponents: Opponents, decisions: Iterable[OpponentDecision], seed: int) -> None:
        """Prepare the check; nothing is asked yet. ``seed`` decides the changed deals and all answers."""
        self._opponents = opponents
        self._decisions = tuple(decisions)
        self._seed = seed
        self._results: list[AskedAgain] = []
        self._views: list[SeatView] = []
        self._answers: list[Answer] = []
        self._asked: int | None = None
        self._closed = False

    @property
    def total(self) -> int:
        """The number of decisions."""
        return len(self._decisions)

    @property
    def results(self) -> tuple[AskedAgain, ...]:
        """The decisions asked so far, in the order of play."""
        return tuple(self._results)

    @property
    def over(self) -> bool:
        """Whether all decisions have been asked, or the check was closed."""
        return self._closed or len(self._results) == self.total

    def of(self, outcome: Outcome) -> tuple[AskedAgain, ...]:
        """Return the decisions with an outcome."""
        return tuple(one for one in self._results if one.outcome is outcome)

    def poll(self) -> bool:
        """Take an available answer and ask the next question; return whether a decision is complete."""
        if self.over:
            return False
        decision = self._decisions[len(self._results)]
        seed = self._seed + len(self._results)
        if self._asked is None:
            return self._begin(decision, seed)
        answer = self._opponents.poll()
        if answer is None or answer.id != self._asked:
            return False
        self._answers.append(answer)
        if answer.problem:
            return self._complete(decision, Outcome.NO_ANSWER)
        if len(self._answers) < len(self._views):
            self._ask(decision, seed)
            return False
        same = len({one.move for one in self._answers}) == 1
        return self._complete(decision, Outcome.SAME if same else Outcome.CHANGED)

    def close(self) -> None:
        """Stop asking; an answer that still comes is ignored. The opponents stay open."""
        self._closed = True

    def _begin(self, decision: OpponentDecision, seed: int) -> bool:
        """Ask the first question about a decision; return whether it is complete without one."""
        others = decision.dealt_otherwise(Random(seed), OTHER_DEALS)
        if not others:
            return self._complete(decision, Outcome.ALL_KNOWN if decision.all_known else Outcome.NO_ANSWER)
        self._views = [decision.view, *(other.view(decision.seat) for other in others)]
        if len({move_request(0, view, decision.level, seed) for view in self._views}) > 1:
            return self._complete(decision, Outcome.CHANGED)
        self._ask(decision, seed)
        return False

    def _ask(self, decision: OpponentDecision, seed: int) -> None:
        view = self._views[len(self._answers)]
        self._asked = self._opponents.ask(view, decision.level, seed)

    def _complete(self, decision: OpponentDecision, outcome: Outcome) -> bool:
        self._results.append(AskedAgain(decision, outcome))
        self._views, self._answers, self._asked = [], [], None
        return True
