"""The partner for a child: friendly, forgetful, in no hurry to win."""

from random import Random

from settebello.ai.players import Decision, Player, moves_of
from settebello.engine import SeatView

CAPTURES = 0.5
"""How often it takes what it can take, so that more sums are left lying for the other."""


class GentlePlayer(Player):
    """Captures every second time, and then as few cards as it can; else it lays a card that takes nothing.

    It never doubts, claims nothing that is not so where it can help it, and declares what it has to declare.
    """

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """A legal move in a friendly spirit; raises ValueError when the hand is empty."""
        moves = moves_of(view)
        honest = [move for move in moves if move.claimed in {None, move.card.rank}] or list(moves)
        best = max(move.knock for move in honest)
        declared = [move for move in honest if move.knock == best]
        laid = [move for move in declared if not move.captured]
        taking = [move for move in declared if move.captured]
        if laid and (not taking or rng.random() >= CAPTURES):
            return Decision(rng.choice(laid))
        fewest = min(len(move.captured) for move in taking)
        return Decision(rng.choice([move for move in taking if len(move.captured) == fewest]))
