"""Deals that a seat cannot tell from the true one, and how well each fits what the others have played."""

from math import exp, log
from typing import Final

from settebello.ai.core.network import POINT, Judgement
from settebello.ai.core.policy import Policy
from settebello.engine.kernel.captures import moves_of
from settebello.engine.kernel.rules import MARKS
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

TEMPERATURE: Final = 0.4
"""Points: a move that seems worse by so much is e times less likely."""

STRANGE: Final = 0.2
"""The part of moves that follow no judgement."""

IMPOSSIBLE: Final = -9.0
"""The logarithm of how likely a move is that a hand does not allow: not nothing, if all deals are strange."""


def copy_state(source: State, target: State) -> None:
    """Make a state of the same rules like another, but for its random numbers."""
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
    """The same, but for the order of the cards, the piles and the sweeps."""
    target.sight = source.sight
    target.guise = source.guise
    target.table = source.table
    target.ply = source.ply
    target.leader = source.leader
    target.first_end = source.first_end
    target.end = source.end
    target.last = source.last
    target.laid = source.laid
    target.opening = source.opening
    if source.rules.marked:
        for k in range(source.rules.sides * MARKS):
            target.marks[k] = source.marks[k]


class Past:
    """A move that another seat has made since the last dealing, and what everybody saw before it."""

    def __init__(self, state: State, signs: vec[i64], move: int, after: int, policy: Policy) -> None:
        self.state: State = State(state.rules, 1, len(state.order), lists=False)
        copy_state(state, self.state)
        self.signs: vec[i64] = vec[i64]([signs[k] for k in range(6)])
        self.move: i64 = move
        # The cards that this seat has played from here until now.
        self.played: i64 = after
        self.judgement: Judgement = Judgement(policy.network)


class Deals:
    """So many ways to deal the unseen cards to the hidden places of a root, drawn by ``seed``.

    ``hidden``: the slots whose cards the seat in turn of ``root`` does not know. ``unseen``: the cards that
    may lie there, at least as many.
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
        """Deal at random, every deal as likely as any other."""
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
        """The cards that a seat holds in a deal."""
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

    def weight_by_policy(self, policy: Policy, past: list[Past]) -> None:
        """Weigh each deal by how likely players of a policy would have made the moves of the past in it."""
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
                n = moves_of(state.sight, hand, state.table, opening, moves)
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
        """Pick as many deals as there are, each as often as its weight says, in random order."""
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
        """Make a state the root with the cards of the picked deal at a place; after the last, the first."""
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
        """How many equal deals the weights are worth."""
        squares = 0.0
        for d in range(self.count):
            squares += self.weights[d] * self.weights[d]
        return 1.0 / squares


def likelihood(moves: vec[i64], values: vec[i64], n: i64, move: i64) -> float:
    """The logarithm of how likely a move is to be made, by what each of the n that a hand allows is worth."""
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
        return IMPOSSIBLE
    return log((1.0 - STRANGE) * made / total + STRANGE / float(n))
