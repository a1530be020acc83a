"""A gentle partner for a child: forgetful, and not bent on winning."""

from random import Random

from settebello.ai.players import Decision, Player, moves_of
from settebello.engine import SeatView, worth_of

CAPTURES = 0.5
"""The probability that it captures when it can, so that more sums remain for the other player."""


class GentlePlayer(Player):
    """Captures every second time, and then as few cards as possible; otherwise lays a card.

    As the dealer it leaves the bottom card where it is.
    """

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """Return a legal move; raises ValueError if the hand is empty."""
        moves = moves_of(view)
        if view.bottom is not None and view.exchanging:
            return Decision(next(move for move in moves if move.card == view.bottom.card))
        honest = [move for move in moves if move.claimed in {None, move.card.rank}] or list(moves)
        if view.situation().boasts:
            worth = worth_of(view.ruleset, view.hand)
            honest = [move for move in honest if move.boast in {0, worth}]
        best = max(move.knock for move in honest)
        declared = [move for move in honest if move.knock == best]
        laid = [move for move in declared if not move.captured]
        taking = [move for move in declared if move.captured]
        if laid and (not taking or rng.random() >= CAPTURES):
            return Decision(rng.choice(laid))
        fewest = min(len(move.captured) for move in taking)
        return Decision(rng.choice([move for move in taking if len(move.captured) == fewest]))
