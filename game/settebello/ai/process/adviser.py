"""How the game asks what the moves of a view are worth: a question now, the answer when it is there.

Advice has a process of its own: opponents think while it is worked out, and the other way round.
"""

from dataclasses import dataclass
from typing import Protocol

from settebello.ai.analysis import USUAL, Analysis, Analyst, is_crowded
from settebello.engine import SeatView

CROWDED = "crowded"
"""The problem of a table on which so much lies that nobody can search it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the moves of a view are worth; None, with the problem, where that could not be found out."""

    id: int
    analysis: Analysis | None
    problem: str = ""


class Adviser(Protocol):
    """Works out what moves are worth, one question after the other, in the order of asking."""

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        """Ask about a view and return the request's id; the usual number of iterations unless stated.

        Only the view decides the answer: the same view, seed and iterations give the same one.
        """
        ...

    def poll(self, request: int) -> Advice | None:
        """The answer to a request, once, when it is there; never waits for it."""
        ...

    def forget(self, request: int) -> None:
        """Want no answer to a request any more; one that is not begun yet is never worked out."""
        ...

    def close(self) -> None:
        """Forget all requests and end what runs beside the game."""
        ...


class NoAdvice:
    """Nobody to ask: every answer is that there is none."""

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        """Take no notice."""
        del view, seed, iterations
        return 0

    def poll(self, request: int) -> Advice | None:
        """Say that there is nobody to ask."""
        return Advice(request, None, "nobody to ask")

    def forget(self, request: int) -> None:
        """There is nothing to forget."""

    def close(self) -> None:
        """There is nothing to end."""


@dataclass(frozen=True, slots=True)
class Question:
    """What was asked: a view, and what decides all that is drawn."""

    id: int
    view: SeatView
    seed: int
    iterations: int | None

    def answer(self) -> Advice:
        """Work it out here and now."""
        try:
            return Advice(self.id, analysed(self.view, self.seed, self.iterations))
        except Exception as error:  # noqa: BLE001 - whoever asked must hear of it, whatever it is
            return Advice(self.id, None, str(error) or type(error).__name__)


def analysed(view: SeatView, seed: int, iterations: int | None = None) -> Analysis:
    """What the moves of a view are worth; ValueError where none can be played, or too many."""
    if is_crowded(view):
        raise ValueError(CROWDED)
    return Analyst(view, USUAL, seed).analyse(iterations)


class LocalAdviser:
    """Works a question out when its answer is asked for: for tests."""

    def __init__(self) -> None:
        """Begin without a question."""
        self._questions: dict[int, Question] = {}
        self._last = 0

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        """Keep the question."""
        self._last += 1
        self._questions[self._last] = Question(self._last, view, seed, iterations)
        return self._last

    def poll(self, request: int) -> Advice | None:
        """Work it out."""
        question = self._questions.pop(request, None)
        return None if question is None else question.answer()

    def forget(self, request: int) -> None:
        """Drop a question."""
        self._questions.pop(request, None)

    def close(self) -> None:
        """Drop all questions."""
        self._questions.clear()
