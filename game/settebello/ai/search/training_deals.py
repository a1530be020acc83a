"""Deals that a network plays against itself, as samples for training, wherever they are played."""

from dataclasses import dataclass

from settebello.ai.core.selfplay import play
from settebello.ai.search.networks import Weights, packed
from settebello.engine import Ruleset
from settebello.engine.rules.rulewords import Objective
from settebello.engine.tables import compiled

MOST_STAKE = 6
"""Points that a deal counts besides which decides the match by itself, in training."""

Samples = tuple[list[int], list[int]]
"""The input words after each move, and the points gained from there on."""


@dataclass(frozen=True, slots=True)
class TrainingDeals:
    """Deals of a network against itself.

    ``chance``: how many in 1000 moves are random. ``seed``: what all cards follow from, with the number of a
    batch. ``size``: how many deals a batch has.
    """

    ruleset: Ruleset
    players: int
    weights: Weights
    chance: int
    seed: int
    size: int

    def batches(self, numbers: tuple[int, ...]) -> list[Samples]:
        """Return the samples of the batches of these numbers."""
        rules = compiled(self.ruleset, self.players)
        network = packed(self.weights)
        sign = -1 if self.ruleset.match.objective is Objective.LOW else 1
        stake = min(MOST_STAKE, self.ruleset.match.target)
        return [
            play(rules, network, sign, stake, self.size, self.seed + number, self.chance, 0)
            for number in numbers
        ]
