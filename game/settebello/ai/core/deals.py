"""Samples deals that fit a view, weighted by how well each explains the other seats' moves."""

from math import exp, log
from typing import Final

from settebello.ai.core.network import POINT, IncrementalEvaluation
from settebello.ai.core.policy import Policy
from settebello.engine.kernel.captures import moves_of
from settebello.engine.kernel.rules import MARKS
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

TEMPERATURE: Final = 0.4
"""Softmax temperature of the opponent model: a move this many points worse is e times less likely."""

RANDOM_SHARE: Final = 0.2
"""The share of moves that the opponent model treats as uniformly random."""

ILLEGAL_LOG_LIKELIHOOD: Final = -9.0
"""Log likelihood of a move that the sampled hand does not allow; finite, so that weights never all vanish."""


def copy_state(source: State, target: State) -> None:
    """Copy a state into another of the same rules, except for the random number generator."""
    rules = source.rules
    order = source.order
    out = target.order
    for k in range(source.end):
        out[k] = order[k]
    copy_public(source, target)
    for k in range(rules.sides):
        target.taken[k] = source.taken[k]
        target.sweeps[k] = source.sweeps[k]


def copy_public(source: State, target: State) -> None:
    """Copy a state into another, except for card order, piles, sweeps and random number generator."""
    target.sight = source.sight
    target.guise = source.guise
    target.table = source.table
    target.ply = source.ply
    target.leader = source.leader
    target.first_end = source.first_end
    target.end = source.end
    target.last = source.last
    target.tops = source.tops
    target.laid = source.laid
    target.opening = source.opening
    if source.rules.counts_on:
        target.first = source.first
        target.cut = source.cut
        for k in range(source.rules.sides):
            target.before[k] = source.before[k]
    if source.rules.marked:
        for k in range(source.rules.sides * MARKS):
            target.marks[k] = source.marks[k]


class PastMove:
    """A move that another seat made since the last dealing, with the public state before the move."""

    def __init__(self, state: State, signs: vec[i64], move: int, after: int, policy: Policy) -> None:
        self.state: State = State(state.rules, 1, len(state.order), lists=False)
        copy_state(state, self.state)
        self.signs: vec[i64] = vec[i64]([signs[k] for k in range(6)])
        self.move: i64 = move
        # The cards that this seat has played from this move on, as a set.
        self.played: i64 = after
        self.judgement: IncrementalEvaluation = IncrementalEvaluation(policy.network)


class Deals:
    """A sample of ``count`` deals of the unseen cards to the hidden slots of a root.

    ``hidden``: the slots whose cards the seat in turn of ``root`` does not know. ``unseen``: the cards that
    may be in those slots, at least as many as slots. ``seed`` decides the draw. All weights are equal until
    ``weight_by_policy``.
    """

    def __init__(self, root: State, hidden: list[int], unseen: list[int], count: int, seed: int) -> None:
        self.root: State = root
        self.size: i64 = len(root.order)
        self.count: i64 = count
        self.hidden: vec[i64] = vec[i64](hidden)
        self.unseen: vec[i64] = vec[i64](unseen)
        self.orders: vec[i64] = vec[i64]([0] * (count * len(root.order)))
        self.weights: vec[float] = vec[float]([1.0 / count] * count)
        self.picked: vec[i64] = vec[i64](list(range(count)))
        self.picker: State = State(root.rules, seed, lists=False)
        self.draw()

    def draw(self) -> None:
        """Draw all deals, uniformly at random."""
        picker = self.picker
        cards = self.unseen
        places = self.hidden
        orders = self.orders
        for d in range(self.count):
            start = d * self.size
            for k in range(self.root.end):
                orders[start + k] = self.root.order[k]
            n: i64 = len(cards)
            for k in range(len(places)):
                j = k + picker.pick(n - k)
                card = cards[j]
                cards[j] = cards[k]
                cards[k] = card
                orders[start + places[k]] = card

    def hand(self, deal: i64, seat: i64) -> i64:
        """Return the cards that a seat holds in a deal, as a set."""
        root = self.root
        players = root.rules.players
        end = min(root.round_end(), root.end)
        start = deal * self.size
        cards: i64 = 0
        i = root.ply + (seat - root.seat()) % players
        while i < end:
            card = self.orders[start + i]
            if card < 0:
                break
            cards |= root.rules.bit[card]
            i += players
        return cards

    def weight_by_policy(self, policy: Policy, past: list[PastMove]) -> None:
        """Weight each deal by the likelihood of the past moves in it, if the seats play by ``policy``.

        The weights add up to 1. The policy's signs are restored at the end.
        """
        rules = self.root.rules
        features = policy.features
        kept: vec[i64] = vec[i64]([features.signs[k] for k in range(6)])
        moves = policy.moves
        values = policy.values
        best = -1e30
        for d in range(self.count):
            likely = 0.0
            for event in past:
                state = event.state
                seat = state.seat()
                hand = self.hand(d, seat) | event.played
                opening = state.opening and state.ply == 0
                tops = state.tops
                if tops:
                    tops &= ~state.taken[state.side(state.ply)]
                n = moves_of(state.sight, hand, state.table, opening, tops, moves)
                if n == 1 and moves[0] == event.move:
                    continue
                for k in range(rules.players):
                    features.signs[k] = event.signs[k]
                features.look_with(state, hand)
                policy.weigh(state, event.judgement, moves, n)
                likely += likelihood(moves, values, n, event.move)
            self.weights[d] = likely
            best = max(best, likely)
        total = 0.0
        for d in range(self.count):
            weight = exp(self.weights[d] - best)
            self.weights[d] = weight
            total += weight
        for d in range(self.count):
            self.weights[d] /= total
        for k in range(6):
            features.signs[k] = kept[k]

    def resample(self) -> None:
        """Resample ``count`` deals in proportion to their weights (systematically), in random order."""
        count = self.count
        picked = self.picked
        step = 1.0 / float(count)
        at = step * (float(self.picker.pick(1000000)) + 0.5) / 1000000.0
        upto = self.weights[0]
        d: i64 = 0
        for k in range(count):
            while at > upto and d < count - 1:
                d += 1
                upto += self.weights[d]
            picked[k] = d
            at += step
        for k in range(count - 1, 0, -1):
            j = self.picker.pick(k + 1)
            d = picked[k]
            picked[k] = picked[j]
            picked[j] = d

    def load(self, place: i64, state: State) -> None:
        """Set ``state`` to the root with the cards of the picked deal number ``place``, modulo ``count``."""
        root = self.root
        start = self.picked[place % self.count] * self.size
        order = state.order
        for k in range(root.ply, root.end):
            order[k] = self.orders[start + k]
        copy_public(root, state)
        for k in range(root.rules.sides):
            state.taken[k] = root.taken[k]
            state.sweeps[k] = root.sweeps[k]

    def effective(self) -> float:
        """Return the effective sample size: how many equally weighted deals the weights amount to."""
        squares = 0.0
        for d in range(self.count):
            squares += self.weights[d] * self.weights[d]
        return 1.0 / squares


def likelihood(moves: vec[i64], values: vec[i64], n: i64, move: i64) -> float:
    """Return the log likelihood of a move under the opponent model, a softmax of n move values."""
    best = values[0]
    for i in range(n):
        best = max(best, values[i])
    total = 0.0
    made = -1.0
    for i in range(n):
        weight = exp(float(values[i] - best) / (TEMPERATURE * POINT))
        total += weight
        if moves[i] == move:
            made = weight
    if made < 0.0:
        return ILLEGAL_LOG_LIKELIHOOD
    return log((1.0 - RANDOM_SHARE) * made / total + RANDOM_SHARE / float(n))
