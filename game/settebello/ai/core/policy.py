"""Cards played by a judgement of what each seat sees: the policy of playouts, of beliefs and of training."""

from typing import Final

from settebello.ai.core.features import Features
from settebello.ai.core.network import POINT, Judgement, Network
from settebello.engine.kernel.rules import MARKS, NONE, Rules, room
from settebello.engine.kernel.scoring import match_winner
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

WORST: Final = -(1 << 50)


class Policy:
    """Plays every seat of a deal by a network, each from what it sees itself.

    ``hand``: there is room for the moves of a hand of so many cards.
    """

    def __init__(self, rules: Rules, network: Network, sign: int, hand: int = 1) -> None:
        self.rules: Rules = rules
        self.network: Network = network
        # 1 where many points are wanted, -1 where few are.
        self.sign: i64 = sign
        self.features: Features = Features(rules)
        # How many moves the last one was chosen from, and what it seemed worth if there was a choice.
        self.choices: i64 = 0
        self.worth: i64 = 0
        self.judgements: list[Judgement] = [Judgement(network) for _ in range(rules.players)]
        self.moves: vec[i64] = room(rules, hand)
        self.values: vec[i64] = vec[i64]([0] * len(self.moves))

    def weigh(self, state: State, judgement: Judgement, moves: vec[i64], n: i64) -> None:
        """Write to ``values`` what each of n moves is worth to the seat in turn, which was looked at."""
        features = self.features
        words = features.words
        for i in range(n):
            gain = features.see(state, moves[i])
            self.values[i] = self.sign * gain * POINT + judgement.of(words)

    def judge(self, state: State, move: i64) -> i64:
        """What one move is worth to the seat in turn, which was looked at."""
        gain = self.features.see(state, move)
        return self.sign * gain * POINT + self.judgements[state.seat()].of(self.features.words)

    def best(self, state: State, noise: i64) -> i64:
        """The move that seems best to the seat in turn, each made better by less than ``noise`` by chance."""
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
        """Play a deal on until somebody has a choice at some ply or later, or to its end.

        ``worth`` is then what the best move seems worth. Whether the deal was played to its end and scored.
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
    """The advantage of a side in what is scored at once: sweeps and marks."""
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
    """The points by which a side is ahead of the best other when a deal is over, fewest best if sign is -1.

    ``stake``: what a deal that decides the match by itself is worth besides.
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
