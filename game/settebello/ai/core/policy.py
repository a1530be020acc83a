"""A policy that chooses moves by the network; used in playouts, card beliefs and self-play."""

from typing import Final

from settebello.ai.core.features import Features
from settebello.ai.core.network import POINT, Judgement, Network
from settebello.engine.kernel.rules import MARKS, NONE, Rules, room
from settebello.engine.kernel.scoring import match_winner
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

WORST: Final = -(1 << 50)


class Policy:
    """Plays every seat of a deal by a network, each seat from its own view.

    ``hand``: the largest hand for which the move arrays have room. ``values`` holds the value of each move
    weighed last, in points times POINT.
    """

    def __init__(self, rules: Rules, network: Network, sign: int, hand: int = 1) -> None:
        self.rules: Rules = rules
        self.network: Network = network
        # 1 where many points are wanted, -1 where few are.
        self.sign: i64 = sign
        self.features: Features = Features(rules)
        # The number of moves that the last one was chosen from, and its value if there was a choice.
        self.choices: i64 = 0
        self.worth: i64 = 0
        self.judgements: list[Judgement] = [Judgement(network) for _ in range(rules.players)]
        self.moves: vec[i64] = room(rules, hand)
        self.values: vec[i64] = vec[i64]([0] * len(self.moves))

    def weigh(self, state: State, judgement: Judgement, moves: vec[i64], n: i64) -> None:
        """Write the values of n moves of the seat in turn to ``values``; call ``features.look`` before."""
        features = self.features
        words = features.words
        for i in range(n):
            gain = features.see(state, moves[i])
            self.values[i] = self.sign * gain * POINT + judgement.of(words)

    def judge(self, state: State, move: i64) -> i64:
        """Return the value of one move of the seat in turn; call ``features.look`` before."""
        gain = self.features.see(state, move)
        return self.sign * gain * POINT + self.judgements[state.seat()].of(self.features.words)

    def best(self, state: State, noise: i64) -> i64:
        """Return the best move of the seat in turn, with random noise below ``noise`` added to each value."""
        moves = state.moves
        n = state.legal()
        self.choices = n
        if n == 1:
            return moves[0]
        self.features.look(state)
        judgement = self.judgements[state.seat()]
        self.weigh(state, judgement, moves, n)
        best: i64 = 0
        most: i64 = WORST
        for i in range(n):
            value = self.values[i]
            if noise:
                value += state.pick(noise)
            if value > most:
                most = value
                best = i
        self.worth = self.values[best]
        return moves[best]

    def play_on(self, state: State, noise: i64, until: i64) -> bool:
        """Play until a seat has a choice at ply ``until`` or later; return whether the deal ended first.

        ``worth`` is then the value of the best move in that position. A deal that has ended is scored.
        """
        rules = self.rules
        features = self.features
        while state.ply < state.end:
            if state.ply == state.round_start():
                features.forget()
                if rules.declare:
                    state.declare_all()
            move = self.best(state, noise)
            if state.ply >= until and self.choices > 1:
                return False
            features.note(state, move)
            state.choose(move)
        state.finish()
        return True


def in_hand(rules: Rules, state: State, side: i64, sign: i64) -> i64:
    """Return the lead of a side over the best other side in points scored during play: sweeps and marks."""
    best: i64 = WORST
    own: i64 = 0
    for s in range(rules.sides):
        n = state.sweeps[s] * rules.sweep_points
        if rules.marked:
            for k in range(MARKS):
                if rules.in_play[k]:
                    n += state.marks[s * MARKS + k]
        n *= sign
        if s == side:
            own = n
        else:
            best = max(best, n)
    return own - best


def ahead(rules: Rules, state: State, side: i64, sign: i64, stake: i64) -> i64:
    """Return the lead of a side over the best other side at the end of a deal.

    ``sign``: -1 where few points are wanted. ``stake``: points added for winning the match outright in the
    deal, subtracted for losing it.
    """
    points = state.points
    own = points[side] * sign
    other: i64 = WORST
    for s in range(rules.sides):
        if s != side:
            n = points[s] * sign
            other = max(other, n)
    if len(rules.wins) or rules.no_trick_loses:
        winner = match_winner(rules, state.taken)
        if winner != NONE:
            return own - other + (stake if winner == side else -stake)
    return own - other
