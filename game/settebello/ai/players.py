"""What a player is: something that chooses a move from what its seat may know."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from settebello.engine import Move, SeatView

DOUBT = "?"
"""How a doubt is written where else a move stands."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was weighed, and the points it is expected to bring by the player's own lights.

    visits: how often a search looked at it; 0 where nothing was searched.
    """

    move: Move
    points: float
    visits: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does, and what it weighed: no move where it doubts the card just played face down.

    ``iterations``: the deals that were searched.
    """

    move: Move | None
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0


class Player(Protocol):
    """Chooses moves; keeps nothing between them, so that the same view and numbers give the same move."""

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """A legal move of the view's seat, or a doubt; raises ValueError when its hand is empty."""
        ...

    def choose(self, view: SeatView, rng: Random) -> Move | None:
        """The move of ``decide``; None for a doubt."""
        return self.decide(view, rng).move


def moves_of(view: SeatView) -> tuple[Move, ...]:
    """The legal moves of the view's seat, at least one; raises ValueError when its hand is empty."""
    moves = view.legal_moves()
    if not moves:
        raise ValueError(f"seat {view.seat} has no card to play")
    return moves
