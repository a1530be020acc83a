"""The opponent of a lesson, who plays what the lesson says and nothing before it is said."""

from settebello.ai import Answer
from settebello.engine import Move, SeatView


class Partner:
    """Opponents of a table whose moves are handed in one by one."""

    def __init__(self) -> None:
        """Wait to be asked and to be told."""
        self._asked = 0
        self._open: int | None = None
        self._told: Move | None = None

    @property
    def told(self) -> bool:
        """Whether there is a move to be played."""
        return self._told is not None

    def tell(self, move: Move) -> None:
        """Have this move played at the next turn."""
        self._told = move

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """Keep the question until there is a move for it."""
        del view, level, seed
        self._asked += 1
        self._open = self._asked
        return self._asked

    def poll(self) -> Answer | None:
        """The move told, as the answer to the open question."""
        if self._open is None or self._told is None:
            return None
        answer = Answer(self._open, self._told)
        self._open = self._told = None
        return answer

    def close(self) -> None:
        """Forget the open question."""
        self._open = None
