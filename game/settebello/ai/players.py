"""What a player is: something that chooses a move from what its seat may know."""

from random import Random
from typing import Protocol

from settebello.engine import Move, SeatView


class Player(Protocol):
    """Chooses moves; keeps nothing between them, so that the same view and numbers give the same move."""

    def choose(self, view: SeatView, rng: Random) -> Move:
        """A legal move of the view's seat; raises ValueError when its hand is empty."""
        ...


def moves_of(view: SeatView) -> tuple[Move, ...]:
    """The legal moves of the view's seat, at least one; raises ValueError when its hand is empty."""
    moves = view.legal_moves()
    if not moves:
        raise ValueError(f"seat {view.seat} has no card to play")
    return moves
