"""Greedy playout policy: sweeps first, then no table that one unseen card sweeps, then card values."""

from typing import Final

from settebello.ai.core.features import sweepers_of, takers_of
from settebello.engine.kernel.captures import sweep_counts
from settebello.engine.kernel.rules import Rules, popcount, total
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

SWEEP: Final = 100000
DANGER: Final = 1000
WORST: Final = -(1 << 50)


class Greedy:
    """Plays every seat of a deal greedily. ``worth`` is the value of each captured card, in any unit.

    ``sign``: 1 where many points are wanted, -1 where few are.
    """

    def __init__(self, rules: Rules, worth: list[int], sign: int) -> None:
        self.rules: Rules = rules
        self.worth: vec[i64] = vec[i64](worth)
        self.sign: i64 = sign
        self.takers: vec[i64] = takers_of(rules)
        self.pack: i64 = (1 << int(rules.cards)) - 1

    def value(self, state: State, move: i64, unseen: i64) -> i64:
        """Return the greedy value of a move for the seat in turn, which has not seen ``unseen``."""
        rules = self.rules
        if rules.steals:
            return self.value_of_piles(state, move, unseen)
        table = state.table
        take = move & table
        mine = move & ~table
        value: i64 = 0
        card = rules.card[mine % 67]
        left = table | mine
        if take:
            left = table & ~take
            rest = move
            while rest:
                bit: i64 = rest & -rest
                rest ^= bit
                value += self.worth[rules.card[bit % 67]]
            if not left and sweep_counts(state.sight, card, table, state.end - state.ply - 1):
                value += SWEEP
        if sweepers_of(rules, self.takers, left, total(rules, left)) & unseen:
            value -= DANGER
        return value * self.sign

    def value_of_piles(self, state: State, move: i64, unseen: i64) -> i64:
        """Return the greedy value of a move where piles can be stolen.

        A stolen pile counts for this side and against the other. The own pile, and a card that is laid, are
        lost to the next player as often as that player holds an equal card.
        """
        rules = self.rules
        table = state.table
        side = state.side(state.ply)
        card = rules.card[(move & ~table & ~state.tops) % 67]
        stolen = move & state.tops
        take = move & table
        own = self.worth_of(state.taken[side])
        top = state.tops & state.taken[side]
        value: i64 = 0
        lost: i64 = 2 * self.worth[card] * popcount(unseen & rules.rank[card])
        if stolen:
            for s in range(rules.sides):
                if state.taken[s] & stolen:
                    gain = self.worth_of(state.taken[s])
                    value += 2 * gain
                    own += gain
        elif take:
            value += self.worth_of(take)
            own += self.worth_of(take)
            if take == table and sweep_counts(state.sight, card, table, state.end - state.ply - 1):
                value += SWEEP
        if stolen or take:
            value += self.worth[card]
            own += self.worth[card]
            top = rules.bit[card]
            lost = 0
        if top:
            lost += 2 * own * popcount(unseen & rules.rank[rules.card[top % 67]])
        cards = popcount(unseen)
        if cards:
            hand = (min(state.round_end(), state.end) - state.ply - 1 + rules.players - 1) // rules.players
            value -= lost * max(hand, 1) // cards
        return value * self.sign

    def worth_of(self, cards: i64) -> i64:
        """Return the value of some captured cards."""
        value: i64 = 0
        while cards:
            bit: i64 = cards & -cards
            cards ^= bit
            value += self.worth[self.rules.card[bit % 67]]
        return value

    def best(self, state: State, chance: i64) -> i64:
        """Return the best move, random among equals; ``chance`` in 1000 moves are uniformly random."""
        moves = state.moves
        n = state.legal()
        if n == 1:
            return moves[0]
        if chance and state.pick(1000) < chance:
            return moves[state.pick(n)]
        hand = state.hand()
        seen = hand | state.table
        for s in range(self.rules.sides):
            seen |= state.taken[s]
        unseen = self.pack & ~seen
        best: i64 = 0
        most: i64 = WORST
        equals: i64 = 0
        for i in range(n):
            value = self.value(state, moves[i], unseen)
            if value > most:
                most = value
                best = i
                equals = 1
            elif value == most:
                equals += 1
                if state.pick(equals) == 0:
                    best = i
        return moves[best]

    def play_out(self, state: State, chance: i64) -> None:
        """Play a deal to its end and score it; ``chance`` as for ``best``."""
        rules = self.rules
        while state.ply < state.end:
            if rules.declare and state.ply == state.round_start():
                state.declare_all()
            state.choose(self.best(state, chance))
        state.finish()
