"""Plain SO-ISMCTS: the baseline against which every other player is measured.

Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every
iteration deals the unseen cards at random, descends one tree along the branches that are legal in that deal,
adds one node, plays out and credits the result to the side that moved at each node.
"""

from math import log, sqrt

from settebello.ai.core.deals import Deals
from settebello.ai.core.greedy_policy import Greedy
from settebello.ai.core.policy import ahead
from settebello.engine.kernel.rules import NONE
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec


class PlainIsmcts:
    """The search tree in flat arrays; the children of a node form a linked list of siblings."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.move: vec[i64] = vec[i64]([0] * size)
        self.child: vec[i64] = vec[i64]([0] * size)
        self.sibling: vec[i64] = vec[i64]([0] * size)
        self.visits: vec[i64] = vec[i64]([0] * size)
        self.available: vec[i64] = vec[i64]([0] * size)
        self.side: vec[i64] = vec[i64]([0] * size)
        self.total: vec[float] = vec[float]([0.0] * size)
        self.count: i64 = 1

    def search(
        self,
        deals: Deals,
        greedy: Greedy,
        work: State,
        iterations: int,
        explore: float,
        scale: float,
        chance: int,
        stake: int,
    ) -> None:
        """Run more iterations. ``explore`` is the exploration constant for points multiplied by ``scale``.

        ``chance``: how many in 1000 playout moves are random. ``stake``: points for deciding the match
        outright.
        """
        rules = work.rules
        moves = work.moves
        path: vec[i64] = vec[i64]([0] * 64)
        for _ in range(iterations):
            deals.draw()
            deals.load(0, work)
            node: i64 = 0
            depth: i64 = 0
            while work.ply < work.end:
                if rules.declare and work.ply == work.round_start():
                    work.declare_all()
                n = work.legal()
                best: i64 = NONE
                best_value = -1e9
                fresh: i64 = 0
                fresh_move: i64 = 0
                for i in range(n):
                    move = moves[i]
                    k = self.child[node]
                    while k and self.move[k] != move:
                        k = self.sibling[k]
                    if k:
                        self.available[k] += 1
                        if not fresh:
                            visits = float(self.visits[k])
                            value = self.total[k] / visits
                            value += explore * sqrt(log(float(self.available[k])) / visits)
                            if value > best_value:
                                best_value = value
                                best = k
                    else:
                        fresh += 1
                        if fresh == 1 or work.pick(fresh) == 0:
                            fresh_move = move
                if fresh and self.count < self.size:
                    k = self.count
                    self.count = k + 1
                    self.move[k] = fresh_move
                    self.sibling[k] = self.child[node]
                    self.child[node] = k
                    self.available[k] = 1
                    self.side[k] = work.seat() % rules.sides
                    depth += 1
                    path[depth] = k
                    work.choose(fresh_move)
                    break
                if best < 0:
                    work.choose(moves[work.pick(n)])
                    break
                depth += 1
                path[depth] = best
                work.choose(self.move[best])
                node = best
            greedy.play_out(work, chance)
            while depth > 0:
                node = path[depth]
                gain = ahead(rules, work, self.side[node], greedy.sign, stake)
                self.visits[node] += 1
                self.total[node] += float(gain) * scale
                depth -= 1

    def roots(self) -> list[tuple[int, int, float]]:
        """Return for each root move tried: cards, visits and mean scaled gain."""
        found: list[tuple[int, int, float]] = []
        k = self.child[0]
        while k:
            visits = max(self.visits[k], 1)
            found.append((int(self.move[k]), int(self.visits[k]), self.total[k] / float(visits)))
            k = self.sibling[k]
        return found
