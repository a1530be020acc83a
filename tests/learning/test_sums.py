"""Sums of cards, counted (docs/learning.md, section 6.1)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from settebello.learning.facts import FACTS
from settebello.learning.sums import Sum


def counted(totals: range) -> Counter[int]:
    """How many sums of each number of cards have these totals."""
    found: Counter[int] = Counter()
    for size in range(2, 9):
        for addends in combinations_with_replacement(range(1, 11), size):
            if sum(addends) in totals and max(addends.count(n) for n in addends) <= 4:
                Sum(addends)
                found[size] += 1
    return found


def test_scopa_has_108_sums() -> None:
    assert counted(range(11)) == {2: 25, 3: 31, 4: 27, 5: 17, 6: 7, 7: 1}


def test_quindici_has_114_sums_of_up_to_eight_cards() -> None:
    assert counted(range(15, 16)) == {2: 3, 3: 15, 4: 25, 5: 28, 6: 24, 7: 14, 8: 5}


def test_a_fact_is_a_sum_of_two() -> None:
    assert [Sum.parse(str(fact)).fact for fact in FACTS] == list(FACTS)
    assert Sum.parse("1+2+4").fact is None


def test_what_is_printed_can_be_read() -> None:
    assert str(Sum.of((4, 1, 2))) == "1+2+4"
    assert Sum.parse("1+2+4") == Sum((1, 2, 4))
    assert eval(repr(Sum((1, 2, 4)))) == Sum((1, 2, 4))  # noqa: S307 - repr is the expression that rebuilds a value


@pytest.mark.parametrize("text", ["", "7", "4+3", "1+1+1+1+1", "5+5+6", "10+11", "0+3", "3+x", "3 + 4"])
def test_what_cards_cannot_lay_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no sum of cards|not a sum"):
        Sum.parse(text)
