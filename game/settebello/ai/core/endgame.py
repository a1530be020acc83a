"""Exact endgame search for positions in which every card is known."""

from typing import Final

from settebello.ai.core.deals import copy_state
from settebello.ai.core.payoff import payoff_of
from settebello.engine.kernel.rules import Rules
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

LARGEST: Final = 1 << 40
"""More than any payoff."""
MOST_NODES: Final = 30_000
"""The most positions that the search looks at."""


class Endgame:
    """Searches every line of play for at most ``plies`` plies; each side maximises its own result.

    ``payoff``, ``stake``, ``sign``: as for ``payoff_of``, seen from ``side``. With two sides the game is
    zero-sum and searched with alpha-beta pruning; with three or more, each side maximises its own payoff.

    The search gives up after ``MOST_NODES`` positions for all moves of the root together: where a card may
    take several sets at once, some endings have more lines of play than anybody can wait for.
    """

    def __init__(self, root: State, plies: int, payoff: vec[i64], stake: int, sign: int, side: int) -> None:
        self.rules: Rules = root.rules
        self.payoff: vec[i64] = payoff
        self.stake: i64 = stake
        self.sign: i64 = sign
        self.side: i64 = side
        self.nodes: i64 = 0
        self.states: list[State] = [State(root.rules, 1, len(root.order)) for _ in range(plies + 1)]
        self.results: vec[i64] = vec[i64]([0] * ((plies + 1) * 6))
        copy_state(root, self.states[0])

    def worth(self, move: i64) -> i64:
        """Return the payoff to ``side`` of a move of the root, if every side plays its best afterwards.

        Only valid as long as the search ``is_complete``.
        """
        state = self.states[1]
        copy_state(self.states[0], state)
        state.choose(move)
        self.solve(1, -LARGEST, LARGEST)
        return self.results[6 + self.side]

    def is_complete(self) -> bool:
        """Return whether the search has not given up."""
        return self.nodes <= MOST_NODES

    def solve(self, level: i64, low: i64, high: i64) -> None:
        """Write the payoffs of the state at a level, one for each side, to ``results``.

        ``low``, ``high``: with two sides, the payoffs to ``side`` that both can get elsewhere already; a
        payoff outside of them may be any other one outside on the same side.
        """
        state = self.states[level]
        results = self.results
        sides = self.rules.sides
        at = level * 6
        self.nodes += 1
        if state.ply >= state.end:
            state.finish()
            if sides == 2:
                value = payoff_of(self.rules, state, self.side, self.sign, self.payoff, self.stake)
                results[at + self.side] = value
                results[at + 1 - self.side] = -value
            else:
                for s in range(sides):
                    results[at + s] = payoff_of(self.rules, state, s, self.sign, self.payoff, self.stake)
            return
        mover = state.seat() % sides
        n = state.legal()
        following = self.states[level + 1]
        best: i64 = -1
        for i in range(n):
            copy_state(state, following)
            following.choose(state.moves[i])
            self.solve(level + 1, low, high)
            if self.nodes > MOST_NODES:
                return
            if best < 0 or results[at + 6 + mover] > results[at + mover]:
                best = i
                for s in range(sides):
                    results[at + s] = results[at + 6 + s]
            if sides == 2:
                if mover == self.side:
                    low = max(low, results[at + mover])
                else:
                    high = min(high, results[at + self.side])
                if low >= high:
                    return
