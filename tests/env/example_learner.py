"""A player that learns Scopa by playing against itself, and is then measured against chance.

It values a move by a weighted sum of seven facts, and moves each weight a little towards the points that
the deal brought in the end.
"""

from random import Random

import numpy as np
from numpy.typing import NDArray

from settebello import Move, SeatView
from settebello.env import ScopaEnv


def facts(view: SeatView, move: Move | None) -> NDArray[np.float64]:
    """What a move does: one number each."""
    if move is None:
        return np.zeros(7)
    gained = [move.card, *move.captured] if move.captured else []
    swept = bool(move.captured) and len(move.captured) == len(view.table)
    left = len(view.table) - len(move.captured) + (not move.captured)
    coins = sum(card.suit.value == "d" for card in gained)
    sevens = sum(card.rank.value == "7" for card in gained)
    laid = not move.captured and (move.card.suit.value == "d" or move.card.rank.value == "7")
    return np.array([1.0, len(gained), coins, sevens, swept, left == 1, laid])


def best(view: SeatView, legal: dict[int, Move | None], weights: NDArray[np.float64]) -> int:
    """The legal action of the highest value."""
    return max(legal, key=lambda action: float(facts(view, legal[action]) @ weights))


def learn(table: ScopaEnv, deals: int, rng: Random) -> NDArray[np.float64]:
    """Play deals against itself and return the weights."""
    weights = np.zeros(7)
    for number in range(deals):
        table.reset(seed=rng.randrange(2**31))
        played: list[tuple[str, NDArray[np.float64]]] = []
        while not any(table.terminations.values()):
            agent = table.agent_selection
            view, legal = table.view(agent), table.legal(agent)
            action = rng.choice(list(legal)) if rng.random() < 0.2 else best(view, legal, weights)
            played.append((agent, facts(view, legal[action])))
            table.step(action)
        for agent, fact in played:
            weights += 0.02 / (1 + number / 500) * (table.rewards[agent] - fact @ weights) * fact
    return weights


def measure(table: ScopaEnv, weights: NDArray[np.float64], deals: int, rng: Random) -> float:
    """The mean points a deal by which the learner, on seat 0, beats a player who plays by chance."""
    total = 0.0
    for _ in range(deals):
        table.reset(seed=rng.randrange(2**31))
        while not any(table.terminations.values()):
            agent = table.agent_selection
            legal = table.legal(agent)
            learner = agent == "player_0"
            table.step(best(table.view(agent), legal, weights) if learner else rng.choice(list(legal)))
        total += table.rewards["player_0"]
    return total / deals


if __name__ == "__main__":
    scopa = ScopaEnv("scopa")
    learned = learn(scopa, 1500, Random(1))
    print(f"{measure(scopa, learned, 400, Random(2)):+.2f} points a deal against chance")
