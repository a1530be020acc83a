"""The player interface: chooses a move from a seat's view."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from settebello.engine import Move, SeatView

DOUBT = "?"
"""The text of a doubt, in place of a move."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that the player considered, with the points it expects.

    visits: how often the search tried the move; 0 without a search.
    """

    move: Move
    points: float
    visits: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """The chosen move (None: doubt the card just played face down) and the candidates considered.

    ``iterations``: the number of deals searched.
    """

    move: Move | None
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0


class Player(Protocol):
    """Chooses moves from a view; without memory: equal views and random numbers give the same move."""

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """Return a legal move of the view's seat, or a doubt; raises ValueError if its hand is empty."""
        ...

    def choose(self, view: SeatView, rng: Random) -> Move | None:
        """Return the move of ``decide``; None for a doubt."""
        return self.decide(view, rng).move


def moves_of(view: SeatView) -> tuple[Move, ...]:
    """Return the legal moves of the view's seat; raises ValueError if its hand is empty."""
    moves = view.listed_moves()
    if not moves:
        raise ValueError(f"seat {view.seat} has no card to play")
    return moves
