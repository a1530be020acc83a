"""The example of docs/api.md learns: it beats chance, and does not without having learned."""

from random import Random

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'settebello[env]'")

from settebello.env import ScopaEnv
from tests.env.example_learner import learn, measure


@pytest.mark.slow
def test_the_example_learns_to_beat_chance() -> None:
    table = ScopaEnv("scopa")
    weights = learn(table, 800, Random(1))
    assert measure(table, weights, 300, Random(2)) > 1.0
    assert measure(table, np.zeros(7), 300, Random(2)) < 0.6


def test_the_example_values_what_it_has_learned() -> None:
    table = ScopaEnv("scopa")
    weights = learn(table, 3, Random(1))
    assert weights.any()
    assert -8 < measure(table, weights, 1, Random(2)) < 8
