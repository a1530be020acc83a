"""How facts can be worked out: every way adds up, and suits its numbers."""

import pytest

from settebello.learning.facts import ALL_FACTS, Fact, Unit
from settebello.learning.memory.thinking_time import Age
from settebello.learning.strategies import COMPARED, EXAMPLES, Strategy, compared, taught_in, two_ways, way_of


@pytest.mark.parametrize("fact", ALL_FACTS, ids=str)
def test_the_parts_of_every_way_add_up_to_the_fact(fact: Fact) -> None:
    way = way_of(fact)
    assert sum(way.parts) == fact.sum
    assert all(part > 0 for part in way.parts)


@pytest.mark.parametrize(
    ("fact", "strategy", "parts"),
    [
        ("2+6", Strategy.COUNT_ON, (6, 2)),
        ("1+9", Strategy.FRIENDS_OF_TEN, (9, 1)),
        ("4+4", Strategy.DOUBLE, (4, 4)),
        ("7+7", Strategy.DOUBLE, (7, 7)),
        ("4+5", Strategy.NEAR_DOUBLE, (4, 4, 1)),
        ("2+3", Strategy.COUNT_ON, (3, 2)),
        ("3+6", Strategy.COUNT_ON, (6, 3)),
        ("3+7", Strategy.FRIENDS_OF_TEN, (7, 3)),
        ("7+8", Strategy.MAKE_TEN, (8, 2, 5)),
        ("5+6", Strategy.MAKE_TEN, (6, 4, 1)),
        ("4+10", Strategy.TEN_AND_MORE, (10, 4)),
    ],
)
def test_a_fact_has_the_strategy_of_its_numbers(
    fact: str, strategy: Strategy, parts: tuple[int, ...]
) -> None:
    way = way_of(Fact.parse(fact))
    assert (way.strategy, way.parts) == (strategy, parts)


def test_ten_is_made_on_the_way_beyond_it() -> None:
    for fact in ALL_FACTS:
        way = way_of(fact)
        if way.strategy is Strategy.MAKE_TEN:
            assert way.parts[0] + way.parts[1] == 10


@pytest.mark.parametrize("unit", [unit for unit in Unit if unit.facts])
def test_a_unit_is_taught_by_its_own_facts_and_first_by_its_commonest_strategy(unit: Unit) -> None:
    taught = taught_in(unit)
    assert 2 <= len(taught) <= EXAMPLES
    assert all(way.fact.unit is unit for way in taught)
    assert len({way.fact for way in taught}) == len(taught)
    strategies = [way_of(fact).strategy for fact in unit.facts]
    assert strategies.count(taught[0].strategy) == max(map(strategies.count, strategies))


def test_units_of_chains_have_no_lesson() -> None:
    assert taught_in(Unit.CHAINS_TO_TEN) == ()


@pytest.mark.parametrize("fact", COMPARED, ids=str)
def test_two_ways_of_a_fact_differ_and_both_add_up(fact: Fact) -> None:
    one, other = two_ways(fact)
    assert one.fact == other.fact == fact
    assert one.strategy is not other.strategy
    assert sum(one.parts) == sum(other.parts) == fact.sum


def test_ways_of_facts_that_were_never_met_are_not_compared() -> None:
    assert compared((), Age.OLDER, 1) is None
    assert compared((Fact(1, 1),), Age.OLDER, 1) is None
    for turn in range(20):
        ways = compared((Fact(4, 5), Fact(4, 4)), Age.MIDDLE, turn)
        assert ways is not None
        assert ways[0].fact in {Fact(4, 5), Fact(4, 4)}


def test_the_youngest_compare_only_when_both_ways_were_taught() -> None:
    assert compared((Fact(4, 5),), Age.YOUNG, 0) is None
    assert compared((Fact(4, 5),), Age.MIDDLE, 0) == two_ways(Fact(4, 5))
    assert compared((Fact(4, 5), Fact(2, 6)), Age.YOUNG, 0) == two_ways(Fact(4, 5))
