"""The adviser interface: ask for the values of a view's moves now, poll for the answer later.

Advice has its own process, so that opponents and adviser can think at the same time.
"""

from dataclasses import dataclass
from typing import Protocol

from settebello.ai.analysis import USUAL, Analysis, Analyst, is_crowded
from settebello.ai.reading.hand_reading import Reading, read_hands
from settebello.engine import SeatView

CROWDED = "crowded"
"""The problem reported for a table with too many captures to search."""
LATE = "no answer within"
"""How the problem of an answer begins that took too long; asked again, it may come."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The analysis of a view; if there is none, ``analysis`` is None and ``problem`` says why.

    ``reading`` is there instead where the hands were to be read.
    """

    id: int
    analysis: Analysis | None
    problem: str = ""
    reading: Reading | None = None


class Adviser(Protocol):
    """Evaluates the moves of views, one request at a time in the order of asking."""

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        """Ask about a view and return the request id; ``iterations`` defaults to the usual effort.

        The same view, seed and iterations give the same answer.
        """
        ...

    def read(self, view: SeatView) -> int:
        """Ask which cards the others may hold, from what a view knows; return the request id."""
        ...

    def poll(self, request: int) -> Advice | None:
        """Return the answer to a request once, as soon as it is available, otherwise None; never blocks."""
        ...

    def forget(self, request: int) -> None:
        """Cancel a request; a request that has not been started is never computed."""
        ...

    def close(self) -> None:
        """Drop all requests and end the worker process or thread."""
        ...


class NoAdvice:
    """An adviser that has no advice: every answer reports a problem."""

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        """Ignore the question."""
        del view, seed, iterations
        return 0

    def read(self, view: SeatView) -> int:
        """Ignore the question."""
        del view
        return 0

    def poll(self, request: int) -> Advice | None:
        """Return an answer without an analysis."""
        return Advice(request, None, "nobody to ask")

    def forget(self, request: int) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True)
class Question:
    """A request for advice: the view, the seed and the number of iterations (None: the usual effort).

    ``reads``: the hands are to be read instead.
    """

    id: int
    view: SeatView
    seed: int = 0
    iterations: int | None = None
    reads: bool = False

    def answer(self) -> Advice:
        """Compute the answer in the calling thread."""
        try:
            if self.reads:
                return Advice(self.id, None, reading=read_hands(self.view))
            return Advice(self.id, analysed(self.view, self.seed, self.iterations))
        except Exception as error:  # noqa: BLE001 - every error is reported in the answer
            return Advice(self.id, None, str(error) or type(error).__name__)


def analysed(view: SeatView, seed: int, iterations: int | None = None) -> Analysis:
    """Analyse a view; raises ValueError if it has no legal move or the table is crowded."""
    if is_crowded(view):
        raise ValueError(CROWDED)
    return Analyst(view, USUAL, seed).analyse(iterations)


class LocalAdviser:
    """Computes an answer when it is polled; for tests."""

    def __init__(self) -> None:
        """Start without questions."""
        self._questions: dict[int, Question] = {}
        self._last = 0

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        """Store the question; return its request id."""
        self._last += 1
        self._questions[self._last] = Question(self._last, view, seed, iterations)
        return self._last

    def read(self, view: SeatView) -> int:
        """Store the question; return its request id."""
        self._last += 1
        self._questions[self._last] = Question(self._last, view, reads=True)
        return self._last

    def poll(self, request: int) -> Advice | None:
        """Compute and return the answer."""
        question = self._questions.pop(request, None)
        return None if question is None else question.answer()

    def forget(self, request: int) -> None:
        """Drop a question."""
        self._questions.pop(request, None)

    def close(self) -> None:
        """Drop all questions."""
        self._questions.clear()
