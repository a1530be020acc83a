"""The opponent of a lesson, which plays scripted moves."""

from settebello.ai import Answer
from settebello.engine import Move, SeatView


class Partner:
    """An ``Opponents`` implementation whose moves are supplied one by one."""

    def __init__(self) -> None:
        """Start without a question and without a move."""
        self._asked = 0
        self._open: int | None = None
        self._told: Move | None = None

    @property
    def told(self) -> bool:
        """Whether a move is waiting to be played."""
        return self._told is not None

    def tell(self, move: Move) -> None:
        """Supply the move for the next turn."""
        self._told = move

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """Store the question until there is a move for it."""
        del view, level, seed
        self._asked += 1
        self._open = self._asked
        return self._asked

    def poll(self) -> Answer | None:
        """Return the supplied move as the answer to the open question; None if either is missing."""
        if self._open is None or self._told is None:
            return None
        answer = Answer(self._open, self._told)
        self._open = self._told = None
        return answer

    def close(self) -> None:
        """Drop the open question."""
        self._open = None
