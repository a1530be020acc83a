"""The player that plays whatever comes to hand."""

from random import Random

from settebello.ai.players import moves_of
from settebello.engine import Move, SeatView


class RandomPlayer:
    """Any legal move, each as likely as the others."""

    def choose(self, view: SeatView, rng: Random) -> Move:
        """A legal move at random; raises ValueError when the hand is empty."""
        return rng.choice(moves_of(view))
