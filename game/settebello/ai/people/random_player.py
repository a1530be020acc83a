"""The random player: every legal move is equally likely."""

from random import Random

from settebello.ai.players import Decision, Player, moves_of
from settebello.engine import SeatView

DOUBTS = 0.25
"""The probability that it doubts a card played face down."""


class RandomPlayer(Player):
    """Plays a uniformly random legal move, and sometimes doubts a claim."""

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """Return a random legal move, or a doubt; raises ValueError if the hand is empty."""
        moves = moves_of(view)
        if view.may_doubt and rng.random() < DOUBTS:
            return Decision(None)
        return Decision(rng.choice(moves))
