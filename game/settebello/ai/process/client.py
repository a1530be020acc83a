"""The opponents interface: ask for a move now, poll for the answer later."""

from dataclasses import dataclass
from typing import Protocol

from settebello.engine import Move, SeatView


@dataclass(frozen=True, slots=True)
class Answer:
    """The move for a request: legal in its view, or None to doubt the card just played face down.

    id: the request's id. problem: an explanation for the log (the greedy player replaced the opponent, the
    request was repeated, or the opponent ran in the game's own process); empty if all went well.
    """

    id: int
    move: Move | None
    problem: str = ""


class Opponents(Protocol):
    """Provides the moves of the computer players. Only the newest request is open."""

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """Ask an opponent for a move and return the request id; an older open request is dropped.

        ``level`` is an opponent's id; an unknown id is played by the greedy player. The same view, level and
        seed give the same move. Raises ValueError if the view's hand is empty.
        """
        ...

    def poll(self) -> Answer | None:
        """Return the answer to the newest request once, as soon as it is available; never blocks."""
        ...

    def close(self) -> None:
        """Drop the open request and end the worker process or thread."""
        ...
