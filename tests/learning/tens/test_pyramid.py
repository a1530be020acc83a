"""Pyramids of ten: what may be taken, and that every one that is made can be cleared."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.engine import Card, card_value
from settebello.learning.facts import Fact
from settebello.learning.tens.pyramid import TEN, Pyramid, cards_in, covered_by, row_of
from settebello.learning.tens.pyramid_maker import FRIENDS, make_pyramid
from tests.learning.material import SCOPA

ROWS = st.integers(3, 5)
SEEDS = st.integers(0, 10**6)
PACK = tuple(SCOPA.deck.pack.cards)


def any_pyramid(rows: int, seed: int) -> Pyramid:
    """Random cards, which most often cannot be cleared."""
    cards = tuple(Random(seed).sample(PACK, cards_in(rows)))
    return Pyramid(cards, tuple(card_value(card, SCOPA) for card in cards))


def can_be_cleared(pyramid: Pyramid, lost: set[frozenset[int]]) -> bool:
    """Whether some order of takes leaves nothing, by trying them all."""
    if pyramid.over:
        return True
    if pyramid.gone in lost:
        return False
    lost.add(pyramid.gone)
    return any(can_be_cleared(pyramid.after(take), lost) for take in pyramid.takes)


@given(ROWS, SEEDS)
def test_every_pyramid_that_is_made_can_be_cleared(rows: int, seed: int) -> None:
    pyramid = make_pyramid(SCOPA, rows, FRIENDS, Random(seed))
    assert pyramid.rows == rows
    assert len(set(pyramid.cards)) == cards_in(rows)
    assert pyramid.values == tuple(card_value(card, SCOPA) for card in pyramid.cards)
    assert pyramid.values[0] == TEN
    way = pyramid.way_out()
    assert way is not None
    for take in way:
        assert sum(pyramid.values[place] for place in take) == TEN
        assert set(take) <= set(pyramid.free)
        pyramid = pyramid.after(take)
    assert pyramid.over


@given(st.integers(2, 4), SEEDS)
def test_a_way_out_is_found_where_there_is_one(rows: int, seed: int) -> None:
    pyramid = any_pyramid(rows, seed)
    assert (pyramid.way_out() is not None) == can_be_cleared(pyramid, set())


@given(ROWS, SEEDS)
def test_a_card_is_free_when_both_cards_below_it_are_gone(rows: int, seed: int) -> None:
    rng = Random(seed)
    pyramid = make_pyramid(SCOPA, rows, FRIENDS, rng)
    while not pyramid.over:
        gone = {row_of(place) for place in pyramid.gone}
        for place in pyramid.left:
            row, position = row_of(place)
            covering = {(row + 1, position), (row + 1, position + 1)}
            assert (place in pyramid.free) == (row == rows - 1 or covering <= gone)
        if not pyramid.takes:
            assert pyramid.way_out() is None
            return
        pyramid = pyramid.after(rng.choice(pyramid.takes))


def test_what_is_wanted_most_comes_first_and_no_card_twice() -> None:
    values = sorted(make_pyramid(SCOPA, 4, [Fact(3, 7), Fact(4, 6)], Random(2)).values)
    assert values == [3, 3, 4, 4, 6, 6, 7, 7, 10, 10]
    fives = make_pyramid(SCOPA, 3, [Fact(5, 5)], Random(2))
    assert sorted(fives.values) == [5, 5, 5, 5, 10, 10]
    with pytest.raises(ValueError, match="do not make 4 pairs"):
        make_pyramid(SCOPA, 4, [Fact(5, 5)], Random(2))


def test_what_may_not_be_taken_is_refused() -> None:
    cards = tuple(Card.parse(text) for text in ("Kc", "4c", "6c", "Kd", "3c", "7c"))
    pyramid = Pyramid(cards, (10, 4, 6, 10, 3, 7))
    assert pyramid.free == (3, 4, 5)
    assert pyramid.takes == ((3,), (4, 5))
    for take in ((0,), (1, 2), (4,), (3, 5), ()):
        with pytest.raises(ValueError, match="may not be taken"):
            pyramid.after(take)
    assert pyramid.after((5, 4)).free == (2, 3)
    assert pyramid.way_out() == ((3,), (4, 5), (1, 2), (0,))
    assert [covered_by(place, 3) for place in range(3)] == [(1, 2), (3, 4), (4, 5)]
    with pytest.raises(ValueError, match="no pyramid"):
        Pyramid(cards[:5], (10, 4, 6, 10, 3))


def test_a_pyramid_without_a_ten_on_top_cannot_be_cleared() -> None:
    cards = tuple(Card.parse(text) for text in ("4c", "6c", "Kc"))
    assert Pyramid(cards, (4, 6, 10)).way_out() is None
