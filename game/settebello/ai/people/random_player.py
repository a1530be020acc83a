"""The player that plays whatever comes to hand."""

from random import Random

from settebello.ai.players import Decision, Player, moves_of
from settebello.engine import SeatView

DOUBTS = 0.25
"""How often it doubts a card played face down."""


class RandomPlayer(Player):
    """Any legal move, each as likely as the others; now and then a doubt."""

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """A legal move at random; raises ValueError when the hand is empty."""
        moves = moves_of(view)
        if view.may_doubt and rng.random() < DOUBTS:
            return Decision(None)
        return Decision(rng.choice(moves))
