"""War as children play it: which of two cards counts more, and by how many."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.engine import Card, card_value
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.maker import Wish, make
from settebello.learning.puzzles.pairs import Pair, turned_over
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.sums import Sum
from tests.learning.material import SCOPA

CARDS = st.sampled_from(SCOPA.deck.pack.cards)
ADDENDS = st.tuples(st.integers(1, 9), st.integers(1, 9)).filter(lambda pair: sum(pair) <= 10)


@given(CARDS, CARDS)
def test_of_two_cards_one_counts_more_unless_they_count_the_same(child: Card, partner: Card) -> None:
    values = card_value(child, SCOPA), card_value(partner, SCOPA)
    if values[0] == values[1]:
        with pytest.raises(ValueError, match="count the same"):
            Pair(SCOPA, child, partner)
        return
    pair = Pair(SCOPA, child, partner)
    assert {pair.more, pair.less} == set(pair.cards) == {child, partner}
    assert card_value(pair.more, SCOPA) == max(values)
    assert card_value(pair.less, SCOPA) + pair.difference == card_value(pair.more, SCOPA)
    # Who has turned over which card changes nothing.
    other = Pair(SCOPA, partner, child)
    assert (other.more, other.less, other.difference) == (pair.more, pair.less, pair.difference)


@given(ADDENDS, st.integers(0, 10_000))
def test_a_puzzle_asks_for_the_difference_of_its_pair(addends: tuple[int, int], seed: int) -> None:
    rng = Random(seed)
    puzzle = make(Wish(task=Task.MORE, ruleset=SCOPA, wanted=Sum.of(addends), distractors=2), rng)
    pair = turned_over(puzzle, rng)
    assert pair.more == puzzle.card
    assert (pair.less,) == tuple(puzzle.given)
    (solution,) = puzzle.solutions
    assert values_of(SCOPA, solution - puzzle.given) == (pair.difference,)
    assert sorted((pair.difference, card_value(pair.less, SCOPA))) == sorted(addends)


def test_child_and_partner_both_turn_over_the_greater_card_now_and_then() -> None:
    rng = Random(4)
    puzzle = make(Wish(task=Task.MORE, ruleset=SCOPA, wanted=Sum((3, 4))), rng)
    greater = {turned_over(puzzle, rng).child == puzzle.card for _ in range(40)}
    assert greater == {True, False}
