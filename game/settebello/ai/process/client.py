"""How the game asks an opponent for a move: a question now, the answer when it is there."""

from dataclasses import dataclass
from typing import Protocol

from settebello.engine import Move, SeatView


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move for the view of the request with this id; None to doubt the card just played face down.

    problem: what went wrong, for a log: why the greedy player moved in the opponent's place, why the
    opponent had to be asked again, or had to think in the game's own process; empty when nothing did.
    """

    id: int
    move: Move | None
    problem: str = ""


class Opponents(Protocol):
    """Those who move when it is not the person's turn. One question is open at a time: the newest."""

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """Ask an opponent for a move and return the request's id; an older request is forgotten.

        ``level`` is an opponent's id; an unknown one is played by the greedy player. The same view, level
        and seed give the same move. Raises ValueError when the view's hand is empty.
        """
        ...

    def poll(self) -> Answer | None:
        """The answer to the newest request, once, when it is there; never waits for it."""
        ...

    def close(self) -> None:
        """Forget the open request and end what runs beside the game."""
        ...
