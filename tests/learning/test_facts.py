"""The facts, counted and listed by hand (docs/learning.md, section 6.1)."""

from collections import Counter

import pytest

from settebello.learning.facts import ALL_FACTS, FACTS, FURTHER, Fact, Family, Unit, facts_to


def test_there_are_25_pairs_to_ten_and_21_beyond() -> None:
    assert len(FACTS) == len(set(FACTS)) == 46
    assert len(facts_to(10)) == 25
    assert set(FACTS) == {Fact(a, b) for a in range(1, 11) for b in range(a, 11) if a + b <= 15}


def test_nine_further_ones_go_to_twenty() -> None:
    assert set(FURTHER) == {Fact(a, b) for a in range(1, 11) for b in range(a, 11) if 16 <= a + b <= 20}
    assert len(FURTHER) == 9
    assert (*FACTS, *FURTHER) == ALL_FACTS
    assert Unit.BEYOND_FIFTEEN.facts == FURTHER
    assert facts_to(15) == FACTS
    assert facts_to(20) == ALL_FACTS


def test_facts_come_in_the_order_of_the_units() -> None:
    units = list(Unit)
    places = [units.index(fact.unit) for fact in FACTS]
    assert places == sorted(places)
    assert [str(fact) for fact in FACTS[:8]] == ["1+1", "1+2", "2+2", "1+3", "2+3", "1+4", "1+5", "1+6"]
    assert Counter(fact.unit for fact in facts_to(10)) == {"U1": 6, "U2": 10, "U3": 3, "U4": 2, "U5": 4}


def test_a_unit_of_chains_introduces_no_fact() -> None:
    assert Unit.CHAINS_TO_TEN.facts == ()
    assert Unit.DOUBLES.facts == (Fact(3, 3), Fact(4, 4), Fact(5, 5))


@pytest.mark.parametrize("fact", ALL_FACTS, ids=str)
def test_what_is_printed_can_be_read(fact: Fact) -> None:
    assert Fact.parse(str(fact)) == fact
    assert eval(repr(fact)) == fact  # noqa: S307 - repr is the expression that rebuilds a value


def test_both_orders_are_the_same_fact() -> None:
    assert Fact.of(4, 3) is not Fact.of(3, 4)
    assert Fact.of(4, 3) == Fact.of(3, 4) == Fact(3, 4)


@pytest.mark.parametrize("text", ["4+3", "0+5", "10+11", "3 + 4", "3+4+1", "3", "", "3+04", "3+11"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a fact"):
        Fact.parse(text)


@pytest.mark.parametrize(
    ("text", "families"),
    [
        ("1+1", {Family.PLUS_ONE, Family.DOUBLES}),
        ("2+3", {Family.PLUS_TWO, Family.NEAR_DOUBLES, Family.FRIENDS_OF_FIVE}),
        ("4+6", {Family.FRIENDS_OF_TEN}),
        ("7+8", {Family.NEAR_DOUBLES, Family.BRIDGE_TEN, Family.FRIENDS_OF_FIFTEEN}),
        ("3+5", set()),
    ],
)
def test_a_fact_belongs_to_families(text: str, families: set[Family]) -> None:
    assert Fact.parse(text).families == families
