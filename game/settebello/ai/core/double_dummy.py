"""Solves positions of two sides in which every card is known: what a side reaches against the best play."""

from typing import Final

from settebello.ai.core.deals import copy_state
from settebello.ai.core.payoff import payoff_of
from settebello.engine.kernel.rules import Rules, popcount
from settebello.engine.kernel.scoring import best_primiera
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

PAYOFF: Final = 0
"""The payoff of the finished deal, by a table of both sides' points."""

HOLDS: Final = 1
"""1 if the side has all cards of a set in its pile at the end, otherwise 0."""

SWEEPS: Final = 2
"""1 if the side makes a sweep before a ply, otherwise 0."""

UNSWEPT: Final = 3
"""1 if the other side makes no sweep before a ply, otherwise 0."""

PRIMIERA: Final = 4
"""1 if the side has the best primiera at the end, otherwise 0."""

FAR: Final = 1 << 50


class DoubleDummy:
    """Alpha-beta search of one deal after the other, all with the same public state.

    ``goal``: what is reached, one of the constants above. ``cards``: the set of HOLDS. ``limit``: the ply of
    SWEEPS and UNSWEPT. ``payoff``, ``stake``, ``sign``: as for ``payoff_of``. All values are those of
    ``side``, and the other side plays against them. Raises ValueError unless there are two sides.
    """

    def __init__(
        self,
        root: State,
        side: int,
        goal: int,
        cards: int,
        limit: int,
        payoff: vec[i64],
        stake: int,
        sign: int,
    ) -> None:
        if root.rules.sides != 2:
            raise ValueError("double dummy needs two sides")
        self.rules: Rules = root.rules
        self.side: i64 = side
        self.goal: i64 = goal
        self.cards: i64 = cards
        self.limit: i64 = limit
        self.payoff: vec[i64] = payoff
        self.stake: i64 = stake
        self.sign: i64 = sign
        depth: i64 = root.end - root.ply + 1
        self.states: list[State] = [State(root.rules, 1, len(root.order)) for _ in range(depth + 1)]
        copy_state(root, self.states[0])
        self.before: i64 = root.sweeps[side if goal == SWEEPS else 1 - side]

    def deal(self, slots: list[int], cards: list[int]) -> None:
        """Deal cards to the slots of the root."""
        order = self.states[0].order
        for k in range(len(slots)):
            order[slots[k]] = cards[k]

    def moves(self) -> list[int]:
        """Return the legal moves of the root (card bit | cards taken)."""
        state = self.states[0]
        n = state.legal()
        return [int(state.moves[k]) for k in range(n)]

    def play(self, move: int) -> None:
        """Play a move at the root."""
        self.states[0].choose(move)

    def value(self, move: int) -> int:
        """Return the value of a move of the root, if both sides play their best afterwards."""
        return self.between(move, -FAR, FAR)

    def between(self, move: int, low: int, high: int) -> int:
        """Return the value of a move if it lies between two bounds; otherwise a bound of it on that side."""
        following = self.states[1]
        copy_state(self.states[0], following)
        following.choose(move)
        return self.solve(1, low, high)

    def solve(self, level: i64, low: i64, high: i64) -> i64:
        """Return the value of the state at a level (fail-soft alpha-beta)."""
        state = self.states[level]
        if self.goal == SWEEPS:
            if state.sweeps[self.side] > self.before:
                return 1
            if state.ply >= self.limit:
                return 0
        elif self.goal == UNSWEPT:
            if state.sweeps[1 - self.side] > self.before:
                return 0
            if state.ply >= self.limit:
                return 1
        if state.ply >= state.end:
            return self.result(state)
        n = state.legal()
        moves = state.moves
        # Captures of many cards first: the more likely a move is best, the more of the others are cut off.
        for i in range(1, n):
            move = moves[i]
            size = popcount(move)
            k = i
            while k > 0 and popcount(moves[k - 1]) < size:
                moves[k] = moves[k - 1]
                k -= 1
            moves[k] = move
        following = self.states[level + 1]
        mine = state.seat() % 2 == self.side
        best: i64 = -FAR if mine else FAR
        for i in range(n):
            copy_state(state, following)
            following.choose(moves[i])
            found = self.solve(level + 1, low, high)
            if mine:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        return best

    def result(self, state: State) -> i64:
        """Return the value of a deal in which every card is played."""
        state.finish()
        if self.goal == PAYOFF:
            return payoff_of(self.rules, state, self.side, self.sign, self.payoff, self.stake)
        if self.goal == HOLDS:
            return 1 if state.taken[self.side] & self.cards == self.cards else 0
        if self.goal == PRIMIERA:
            return 1 if best_primiera(self.rules, state.taken) == self.side else 0
        # At the end of the deal a limit beyond it is reached.
        return 0 if self.goal == SWEEPS else 1
