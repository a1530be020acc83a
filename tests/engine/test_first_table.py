"""The probability that a first table stays, beside an enumeration of all tables."""

from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from settebello.engine import Match, Phase, Ruleset, Seat, kernel
from settebello.engine.first_table import staying_chance
from settebello.engine.tables import compiled

REDEALS: list[dict[str, Any]] = [
    {},
    {"redeal.kings": 1, "redeal.aces": 1},
    {"redeal.kings": 2, "redeal.table_sum_max": 14},
    {"redeal.kings": 0, "redeal.aces": 2, "redeal.table_sum_max": 9},
    {"redeal.table_sum_max": 20, "deck.courts": "equal_only"},
]
DECKS: list[dict[str, Any]] = [
    {},
    {"deal.table": 3},
    {"deal.table": 0},
    {"deck.pack": "spanish40"},
    {"deck.upto": 5, "deal.table": 8},
    {"deck.upto": 5, "deal.table": 20, "deal.hand": 0},
    {"deck.upto": 7, "deal.table": 5},
    {"deck.pack": "bresciane52", "deal.table": 3},
]


@pytest.mark.parametrize("redeal", REDEALS, ids=str)
@pytest.mark.parametrize("deck", DECKS, ids=str)
def test_the_probability_is_that_of_all_tables_counted_one_by_one(
    deck: dict[str, Any], redeal: dict[str, Any]
) -> None:
    ruleset = Ruleset().changed(deck | redeal)
    rules = compiled(ruleset, 2)
    size = len(ruleset.deck.cards)
    stay = sum(
        kernel.redeal_reason(rules, sum(1 << bit for bit in table)) == kernel.NONE
        for table in combinations(range(size), ruleset.deal.table)
    )
    assert staying_chance(ruleset) == Fraction(stay, comb(size, ruleset.deal.table))


@pytest.mark.parametrize("scope", ["all", "table"])
def test_as_many_first_tables_stay_as_the_probability_says(scope: str) -> None:
    """The first deck of a deal: what the hands take away changes nothing."""
    rules = {"redeal.kings": 1, "redeal.aces": 1, "redeal.table_sum_max": 15, "redeal.scope": scope}
    ruleset = Ruleset().changed(rules)
    rng, deals = Random(8), 2000
    start = Match.start(ruleset, 4, Seat(0))
    decks = (ruleset.deck.shuffled(rng) for _ in range(deals))
    stayed = sum(start.deal_deck(deck).match.phase is Phase.PLAY for deck in decks)
    chance = float(staying_chance(ruleset))
    assert abs(stayed - deals * chance) < 4 * (deals * chance * (1 - chance)) ** 0.5
