"""Chains, their counts and the easiest way through them (docs/learning.md, sections 6.1 and 6.2)."""

from collections import Counter

import pytest

from settebello.learning.chains import chains_of, difficulty, family, path
from settebello.learning.difficulty import Setting
from settebello.learning.facts import FACTS, Direction, Fact, Family
from settebello.learning.sums import Sum


def test_the_counts_of_chains_are_those_of_the_forty_cards() -> None:
    scopa = Counter(len(chain.addends) for total in range(3, 11) for chain in chains_of(total, 8))
    assert scopa == {3: 31, 4: 27, 5: 17, 6: 7, 7: 1}
    quindici = Counter(len(chain.addends) for chain in chains_of(15, 8))
    assert quindici == {3: 15, 4: 25, 5: 28, 6: 24, 7: 14, 8: 5}


def test_the_difficulty_of_a_pair_is_the_formula() -> None:
    assert difficulty((3, 4), Setting(Direction.BOND, 2)) == pytest.approx(0.41)
    assert difficulty((4, 4), Setting(Direction.SUM)) == pytest.approx(-1.2 + 1.12 + 0.48 - 0.8)
    far = Setting(Direction.GAP, distractors=4, foil=True)
    assert difficulty((7, 8), far) == pytest.approx(-1.2 + 1.96 + 0.9 + 0.5 + 0.25 + 0.3 + 0.3)


@pytest.mark.parametrize(
    ("chain", "facts"),
    [
        # 4+1 and 5+2 come to 0.58 + 0.98; 4+2 and 6+1 to 0.92 + 0.70.
        ("1+2+4", "1+4 2+5"),
        ("2+2+3", "2+2 3+4"),
        ("3+3+4", "3+3 4+6"),
        ("2+5+8", "2+8 5+10"),
        ("3+3+4+5", "3+3 4+6 5+10"),
        ("2+3+5+5", "2+3 5+5 5+10"),
    ],
)
def test_the_way_is_the_easiest_and_begins_with_the_larger(chain: str, facts: str) -> None:
    found = path(Sum.parse(chain))
    assert " ".join(map(str, found)) == facts


def test_every_chain_has_a_way_of_facts() -> None:
    for total in range(3, 16):
        for chain in chains_of(total, 8):
            assert set(path(chain)) <= set(FACTS)


def test_the_way_through_a_pair_is_its_fact() -> None:
    assert path(Sum.parse("3+4")) == (Fact(3, 4),)


def test_chains_belong_to_two_families() -> None:
    assert family(Sum.parse("1+2+4")) is Family.CHAIN_THREE
    assert family(Sum.parse("1+1+2+3")) is family(Sum.parse("1+1+1+2+2")) is Family.CHAIN_FOUR
