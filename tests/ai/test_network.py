"""The arithmetic of a network: four units to an integer must come out as floating-point numbers do."""

from collections.abc import Sequence
from random import Random

import pytest

from settebello.ai.core.features import word_count
from settebello.ai.core.network import BITS, FIELD, FIELDS, MIDDLE, POINT, IncrementalEvaluation
from settebello.ai.search.networks import Weights, packed, policy_for
from settebello.engine import kernel
from settebello.engine.tables import compiled
from tests.ai.native_search import senseless
from tests.ai.searchers import dealt, weights_of
from tests.ai.views import NETWORK_GAMES, RULEBOOK

PART = 256


def slow_judgement(weights: Weights, words: Sequence[int]) -> float:
    """What a network makes of words, in points."""
    sums, _ = slow_sums(weights, words)
    out = sum(max(0.0, total) * weight / PART for total, weight in zip(sums, weights.out, strict=True))
    return weights.bias / PART**2 + out


def slow_sums(weights: Weights, words: Sequence[int]) -> tuple[list[float], int]:
    """The sums of the hidden units, and how many inputs are set."""
    units = len(weights.out)
    sums = [start / PART for start in weights.start]
    inputs = [w * BITS + bit for w, word in enumerate(words) for bit in range(BITS) if word >> bit & 1]
    for place in inputs:
        row = weights.rows[place * units : (place + 1) * units]
        sums = [total + weight / PART for total, weight in zip(sums, row, strict=True)]
    return sums, len(inputs)


def test_judgements_are_what_floating_point_numbers_give_whatever_was_judged_before() -> None:
    weights = senseless(5)
    judgement = IncrementalEvaluation(packed(weights))
    rng = Random(3)
    words = [0] * 5
    for _ in range(200):
        words[rng.randrange(5)] = rng.getrandbits(BITS) & rng.getrandbits(BITS) & rng.getrandbits(BITS)
        assert judgement.of(kernel.array(words)) == slow_judgement(weights, words) * POINT


def test_a_judgement_leaves_the_words_alone() -> None:
    words = kernel.array([5, 1 << 61])
    IncrementalEvaluation(packed(senseless(2))).of(words)
    assert [int(word) for word in words] == [5, 1 << 61]


@pytest.mark.parametrize(("name", "players"), NETWORK_GAMES)
def test_the_sums_of_every_shipped_network_stay_in_their_fields(name: str, players: int) -> None:
    policy = policy_for(RULEBOOK.ruleset(name), players)
    assert policy is not None
    weights = weights_of(name, players)
    state = dealt(name, players, 5)
    policy.features.forget()
    judgement = IncrementalEvaluation(policy.network)
    looked = 0
    while state.ply < state.end:
        count = int(state.legal())
        move = state.moves[int(state.pick(count))]
        if state.ply % 5 == 0:
            policy.features.look(state)
            policy.features.see(state, move)
            words = [int(word) for word in policy.features.words]
            sums, inputs = slow_sums(weights, words)
            assert inputs
            assert max(map(abs, sums)) * PART < MIDDLE
            assert judgement.of(policy.features.words) == slow_judgement(weights, words) * POINT
            looked += 1
        policy.features.note(state, move)
        state.choose(move)
    assert looked > 5


def test_the_fields_of_an_integer_do_not_touch_one_another_or_the_sign() -> None:
    assert MIDDLE * 2 == 1 << FIELD
    assert FIELD * FIELDS < 63
    assert all(1 << bit < 1 << 62 for bit in range(BITS))


def test_every_network_has_as_many_words_as_its_games_sight() -> None:
    for name, players in NETWORK_GAMES:
        rules = compiled(RULEBOOK.ruleset(name), players)
        assert weights_of(name, players).words == word_count(rules), name
