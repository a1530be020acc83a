"""Information set Monte Carlo tree search, guided by a policy network.

Each iteration takes a sampled deal (see ``Deals``) and descends one shared tree along the branches that are
legal in this deal, as the plain search does (``plain_ismcts``). The network gives every new node a prior,
from what the player in turn would see, and the policy plays on from the leaf to give the leaf its value.
"""

from math import log, sqrt

from settebello.ai.core.deals import Deals
from settebello.ai.core.network import POINT
from settebello.ai.core.payoff import payoff_of
from settebello.ai.core.policy import Policy, in_hand
from settebello.engine.kernel.rules import NONE
from settebello.engine.kernel.state import MULTIPLIER, PRIME, State
from settebello.engine.native import i64, vec


class Ismcts:
    """The search tree in flat arrays; the children of a node form a linked list of siblings.

    ``trust``: the number of visits that a node's prior counts. ``explore``: the exploration constant in
    points, times sqrt(log(available) / visits); ``root_explore``: that of the root. ``prior``: the network's
    value of a move when the node was made, in points for the side that moves.
    """

    def __init__(self, size: int, trust: float, explore: float, root_explore: float) -> None:
        self.size: i64 = size
        self.trust: float = trust
        self.explore: float = explore
        self.root_explore: float = root_explore
        self.move: vec[i64] = vec[i64]([0] * size)
        self.child: vec[i64] = vec[i64]([0] * size)
        self.sibling: vec[i64] = vec[i64]([0] * size)
        self.visits: vec[i64] = vec[i64]([0] * size)
        self.available: vec[i64] = vec[i64]([0] * size)
        self.side: vec[i64] = vec[i64]([0] * size)
        self.prior: vec[float] = vec[float]([0.0] * size)
        self.total: vec[float] = vec[float]([0.0] * size)
        self.square: vec[float] = vec[float]([0.0] * size)
        self.count: i64 = 1
        self.path: vec[i64] = vec[i64]([0] * 64)

    def search(
        self,
        deals: Deals,
        policy: Policy,
        signs: vec[i64],
        payoff: vec[i64],
        stake: int,
        iterations: int,
        depth: int,
        noise: int,
        seed: int,
    ) -> None:
        """Run more iterations; from a leaf the policy plays ``depth`` plies, or to the end if over 63."""
        rules = deals.root.rules
        work = State(rules, 1, len(deals.root.order), lists=False)
        work.moves = policy.moves
        features = policy.features
        path = self.path
        plies: i64 = depth
        rng: i64 = seed
        for number in range(iterations):
            deals.load(number, work)
            for k in range(rules.players):
                features.signs[k] = signs[k]
            rng = rng * MULTIPLIER % PRIME
            work.rng = rng
            level: i64 = 0
            node: i64 = 0
            fresh = False
            while work.ply < work.end and not fresh:
                if work.ply == work.round_start():
                    features.forget()
                    if rules.declare and level:
                        work.declare_all()
                n = work.legal()
                fresh = self.child[node] == 0
                chosen = self.select(work, policy, node, n)
                if chosen < 0:
                    break
                level += 1
                path[level] = chosen
                node = chosen
                move = self.move[node]
                features.note(work, move)
                work.choose(move)
            side: i64 = 0
            value = 0.0
            ended = work.ply >= work.end
            if ended:
                work.finish()
            elif policy.play_on(work, noise, work.ply + plies):
                ended = True
            if ended:
                value = float(payoff_of(rules, work, side, policy.sign, payoff, stake)) / POINT
            else:
                side = work.seat() % rules.sides
                value = float(in_hand(rules, work, side, policy.sign)) + float(policy.worth) / POINT
            while level > 0:
                node = path[level]
                if rules.sides == 2:
                    gain = value if self.side[node] == side else -value
                else:
                    gain = float(payoff_of(rules, work, self.side[node], policy.sign, payoff, stake)) / POINT
                self.visits[node] += 1
                self.total[node] += gain
                self.square[node] += gain * gain
                level -= 1

    def select(self, work: State, policy: Policy, node: i64, n: i64) -> i64:
        """Return the child to descend to, or -1 if the tree is full; new moves get nodes with priors."""
        moves = work.moves
        looked = False
        best: i64 = NONE
        best_value = -1e9
        side = work.seat() % work.rules.sides
        explore = self.explore if node else self.root_explore
        for i in range(n):
            move = moves[i]
            k = self.child[node]
            while k and self.move[k] != move:
                k = self.sibling[k]
            if not k:
                if self.count >= self.size:
                    continue
                if not looked:
                    policy.features.look(work)
                    base = float(in_hand(work.rules, work, side, policy.sign))
                    looked = True
                k = self.count
                self.count = k + 1
                self.move[k] = move
                self.sibling[k] = self.child[node]
                self.child[node] = k
                self.side[k] = side
                worth = policy.judge(work, move)
                self.prior[k] = base + float(worth) / POINT
            self.available[k] += 1
            visits = float(self.visits[k]) + self.trust
            value = (self.total[k] + self.trust * self.prior[k]) / visits
            value += explore * sqrt(log(float(self.available[k]) + 1.0) / visits)
            if value > best_value:
                best_value = value
                best = k
        return best

    def roots(self) -> list[tuple[int, int, float, float]]:
        """Return for each root move: cards, visits, mean gain with the prior included, and standard error."""
        found: list[tuple[int, int, float, float]] = []
        k = self.child[0]
        while k:
            visits = float(self.visits[k])
            weight = visits + self.trust
            mean = (self.total[k] + self.trust * self.prior[k]) / weight
            error = 0.0
            if visits > 1.0:
                own = self.total[k] / visits
                error = sqrt(max(self.square[k] / visits - own * own, 0.0) / visits)
            found.append((int(self.move[k]), int(self.visits[k]), mean, error))
            k = self.sibling[k]
        return found
