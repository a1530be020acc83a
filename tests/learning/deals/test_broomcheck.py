"""The check of what is left after a deal of Quindici."""

from random import Random

import pytest

from settebello.engine import CardSet
from settebello.learning.deals.broomcheck import broom_check, some_leftover
from tests.learning.material import QUINDICI, SCOPA


@pytest.mark.parametrize("amount", [300, pytest.param(10_000, marks=pytest.mark.slow)])
def test_what_is_left_comes_to_ten_or_fifteens_more(amount: int) -> None:
    totals = set()
    for seed in range(amount):
        check = broom_check(QUINDICI, some_leftover(QUINDICI, Random(seed)))
        assert check.holds
        assert check.total == sum(check.addends)
        assert check.total in check.choices
        assert check.choices[:4] == (10, 25, 40, 55)
        totals.add(check.total)
    assert {10, 25, 40} <= totals
    assert all(total % 15 == 10 for total in totals)


def test_cards_that_cannot_be_left_do_not_hold() -> None:
    check = broom_check(QUINDICI, CardSet.parse("3c4d"))
    assert (check.total, check.holds, check.choices) == (7, False, (7, 10, 25, 40, 55))


def test_scopa_has_no_such_check() -> None:
    with pytest.raises(ValueError, match="scopa has no check"):
        broom_check(SCOPA, CardSet.parse("3c"))
