"""Opponents that decide otherwise each time they are asked, as if they saw hidden cards."""

from settebello.ai import Answer, Levels, LocalOpponents
from settebello.ai.players import moves_of
from settebello.engine import SeatView


class UnsteadyOpponents(LocalOpponents):
    """Plays another legal move for each request; `problem` is reported with each answer."""

    def __init__(self, levels: Levels | None = None, problem: str = "") -> None:
        super().__init__(levels or Levels())
        self._problem = problem
        self._view: SeatView | None = None

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        self._view = view
        return super().ask(view, level, seed)

    def poll(self) -> Answer | None:
        answer = super().poll()
        if answer is None or self._view is None:
            return None
        moves = moves_of(self._view)
        return Answer(answer.id, moves[answer.id % len(moves)], self._problem)
