"""The greedy player: captures what counts most and leaves the least to the next player."""

from random import Random

from settebello.ai.people.bluffs import doubts
from settebello.ai.people.boasts import doubts_boast, moves_said
from settebello.ai.people.bottom_choice import choose_bottom
from settebello.ai.people.judge import Judge
from settebello.ai.players import Candidate, Decision, Player, moves_of
from settebello.engine import SeatView


class GreedyPlayer(Player):
    """Plays the move with the highest immediate gain minus the expected gain of the next player.

    Gains are points of the deal: sweeps, points scored by captures during play, and for every card its share
    in the categories that are still open. Where few points are wanted, the signs are reversed. Among equal
    moves it prefers a table whose total is higher than any card can capture.
    """

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """Return the best legal move, random among equals; raises ValueError if the hand is empty."""
        moves = moves_of(view)
        if len(moves) == 1 and not view.may_doubt:
            return Decision(moves[0])
        if view.exchanging:
            return choose_bottom(view, rng)
        if view.boast and view.may_doubt and doubts_boast(view, rng):
            return Decision(None)
        judge = Judge(view)
        if view.claim and view.may_doubt and doubts(view, view.claim, judge.claimed_worth(view.claim.cards)):
            return Decision(None)
        if view.asked:
            return Decision(moves[0])
        moves = moves_said(view, moves, rng)
        worths = [judge.worth(move) for move in moves]
        best = max(worths)
        candidates = tuple(Candidate(move, points) for move, (points, _) in zip(moves, worths, strict=True))
        equals = [move for move, worth in zip(moves, worths, strict=True) if worth == best]
        return Decision(rng.choice(equals), candidates)
