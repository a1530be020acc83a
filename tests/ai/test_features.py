"""What a network sees: the words against slow versions, and against what the kernel makes of the move."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.ai.core.deals import copy_state
from settebello.ai.core.features import LAID, LEFT, Features, counts, fold
from settebello.ai.core.policy import in_hand
from settebello.engine import CardSet, kernel
from settebello.engine.tables import compiled
from tests.ai.searchers import dealt
from tests.ai.views import NETWORK_GAMES, RULEBOOK

RANKS = 13


@given(st.sets(st.integers(0, 4 * RANKS - 1)))
def test_ranks_are_folded_and_counted(cards: set[int]) -> None:
    mask = sum(1 << card for card in cards)
    of_rank = [sum(card // 4 == rank for card in cards) for rank in range(RANKS)]
    assert fold(mask) == sum(1 << 4 * rank for rank in range(RANKS) if of_rank[rank])
    assert counts(mask) == sum(((1 << of_rank[rank]) - 1) << 4 * rank for rank in range(RANKS))


def mask_of(text: str) -> int:
    return CardSet.parse(text).mask


def ranks_of(text: str) -> int:
    return int(fold(mask_of(text)))


def test_a_card_that_is_laid_shows_what_was_left_and_what_was_laid() -> None:
    rules = compiled(RULEBOOK.ruleset("scopa"), 2)
    features, state = Features(rules), kernel.State(rules)
    state.table = mask_of("7d2c")
    features.note(state, mask_of("Kb"))
    assert features.signs[0] == ranks_of("7d2c") | ranks_of("Kb") << LAID
    state.table = mask_of("7d2cKb")
    features.note(state, mask_of("2s2c"))
    assert features.signs[0] == ranks_of("7d2c") | ranks_of("Kb") << LAID | ranks_of("7dKb") << LEFT
    assert features.signs[1] == 0
    features.forget()
    assert features.signs[0] == 0


@pytest.mark.parametrize(("name", "players"), NETWORK_GAMES)
def test_a_move_looks_as_the_kernel_plays_it_and_gains_what_it_scores_at_once(
    name: str, players: int
) -> None:
    gains = sum(gainful_moves(dealt(name, players, seed)) for seed in range(3, 9))
    assert gains or not compiled(RULEBOOK.ruleset(name), players).sweep_points


def gainful_moves(state: kernel.State) -> int:
    """Play a deal out and look at every position of it; how many of the moves scored at once."""
    rules = state.rules
    after = kernel.State(rules, 1, len(state.order))
    features = Features(rules)
    pack = (1 << int(rules.cards)) - 1
    gains = 0
    while state.ply < state.end:
        if rules.declare and state.ply == state.round_start():
            state.declare_all()
        count = int(state.legal())
        moves = [int(state.moves[k]) for k in range(count)]
        side = int(state.seat()) % int(rules.sides)
        held = int(state.hand())
        seen = held | int(state.table)
        for each in range(int(rules.sides)):
            seen |= int(state.taken[each])
        features.look(state)
        before = own_points(state, side)
        for move in islice(moves, 6):
            gain = int(features.see(state, move))
            copy_state(state, after)
            after.choose(move)
            words = [int(word) for word in features.words]
            assert words[:3] == [held & ~move, int(after.table), int(after.taken[side])]
            assert {counts(held & ~move), counts(pack & ~seen)} <= set(words)
            assert gain == own_points(after, side) - before
            gains += gain != 0
        features.note(state, moves[0])
        state.choose(moves[int(state.pick(count))])
    return gains


def own_points(state: kernel.State, side: int) -> int:
    """What a side has scored in play."""
    rules = state.rules
    marks = (
        int(state.marks[side * kernel.MARKS + k])
        for k in range(kernel.MARKS)
        if rules.marked and rules.in_play[k]
    )
    return int(state.sweeps[side]) * int(rules.sweep_points) + sum(marks)


def test_the_advantage_in_hand_is_over_the_best_other_side() -> None:
    rules = compiled(RULEBOOK.ruleset("scopa"), 3)
    state = kernel.State(rules)
    for side, sweeps in enumerate((3, 1, 2)):
        state.sweeps[side] = sweeps
    assert [int(in_hand(rules, state, side, 1)) for side in range(3)] == [1, -2, -1]
    assert [int(in_hand(rules, state, side, -1)) for side in range(3)] == [-2, 1, -1]
