"""A player by plain SO-ISMCTS: the baseline that stronger players must beat."""

from random import Random

from settebello.ai.core.deals import Deals
from settebello.ai.core.greedy_policy import Greedy
from settebello.ai.core.plain_ismcts import PlainIsmcts
from settebello.ai.people.boasts import doubts_boast, moves_said
from settebello.ai.people.bottom_choice import choose_bottom
from settebello.ai.players import Candidate, Decision, Player, moves_of
from settebello.ai.search.payoff_table import sign_of
from settebello.ai.search.roots import root_of
from settebello.ai.weights import card_weights
from settebello.engine import SeatView, kernel

LARGEST_SEED = 2**31 - 2
EXPLORE = 0.2
"""The exploration constant; with rewards in about [-1, 1] the best of 0.05 to 1.0 in Scopone."""
SCALE = 1 / 8
CHANCE = 300
"""How many in 1000 playout moves are random."""


class PlainPlayer(Player):
    """Plays the most visited move of a plain SO-ISMCTS: uniform deals, greedy playouts, points as reward."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """Return the most visited move, the first among equals; raises ValueError if the hand is empty."""
        moves = moves_of(view)
        if len(moves) == 1 and (view.asked or not view.may_doubt):
            return Decision(moves[0])
        if view.exchanging:
            return choose_bottom(view, rng)
        if view.boast and view.may_doubt and doubts_boast(view, rng):
            return Decision(None)
        moves = moves_said(view, moves, rng)
        found = {mask: (visits, mean) for mask, visits, mean, _ in self.roots(view, rng)}
        known = [(move, *found.get(1 << move.card.bit | move.captured.mask, (0, 0.0))) for move in moves]
        best = max(known, key=lambda entry: entry[1])[0]
        candidates = tuple(Candidate(move, mean, visits) for move, visits, mean in known)
        return Decision(best, candidates, self.iterations)

    def roots(self, view: SeatView, rng: Random) -> tuple[tuple[int, int, float, float], ...]:
        """Return for each move: its cards as a set, visits, mean points, and 0 for the unknown error."""
        root = root_of(view)
        rules = root.state.rules
        worth = [round(1000 * weight) for weight in card_weights(view)]
        greedy = Greedy(rules, worth, sign_of(view.ruleset))
        deals = Deals(root.state, root.hidden, root.unseen, 1, rng.randint(1, LARGEST_SEED))
        work = kernel.State(rules, rng.randint(1, LARGEST_SEED), len(root.state.order))
        tree = PlainIsmcts(self.iterations + 2)
        target = view.ruleset.match.target
        tree.search(deals, greedy, work, self.iterations, EXPLORE, SCALE, CHANCE, target)
        return tuple((move, visits, mean / SCALE, 0.0) for move, visits, mean in tree.roots())
