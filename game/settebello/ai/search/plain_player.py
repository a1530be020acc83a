"""The plain search as a player: what everything stronger has to beat."""

from random import Random

from settebello.ai.core.deals import Deals
from settebello.ai.core.greedy_policy import Greedy
from settebello.ai.core.plain_ismcts import PlainIsmcts
from settebello.ai.players import Candidate, Decision, Player, moves_of
from settebello.ai.search.payoff_table import sign_of
from settebello.ai.search.roots import root_of
from settebello.ai.weights import card_weights
from settebello.engine import SeatView, kernel

LARGEST_SEED = 2**31 - 2
EXPLORE = 0.2
"""With rewards in about [-1, 1], the best of 0.05 to 1.0 in Scopone."""
SCALE = 1 / 8
CHANCE = 300
"""Of a thousand moves of the playouts so many are random."""


class PlainPlayer(Player):
    """Plays what a plain SO-ISMCTS visited most: uniform deals, greedy playouts, points as reward."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """The most visited move; the first of several."""
        moves = moves_of(view)
        if len(moves) == 1 and not view.may_doubt:
            return Decision(moves[0])
        found = {mask: (visits, mean) for mask, visits, mean, _ in self.roots(view, rng)}
        known = [(move, *found.get(1 << move.card.bit | move.captured.mask, (0, 0.0))) for move in moves]
        best = max(known, key=lambda entry: entry[1])[0]
        candidates = tuple(Candidate(move, mean, visits) for move, visits, mean in known)
        return Decision(best, candidates, self.iterations)

    def roots(self, view: SeatView, rng: Random) -> tuple[tuple[int, int, float, float], ...]:
        """For each move, by its cards: its visits, the points that it brought on average, their error (0)."""
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
