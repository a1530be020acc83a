"""Sums that no game takes: one card of the table, and no other, makes the total with the card shown."""

from random import Random

import pytest

from settebello.engine import CardSet, captures, card_value
from settebello.learning.facts import FACTS, FURTHER, LARGEST_SUM, Fact
from settebello.learning.puzzles.card_aim import Aim
from settebello.learning.puzzles.maker import Wish, make, setups
from settebello.learning.puzzles.puzzle import Puzzle, Task
from settebello.learning.puzzles.selections import Code, explain
from settebello.learning.sums import Sum
from tests.learning.material import QUINDICI, RULEBOOK


def some_puzzle(fact: Fact, seed: int, distractors: int = 3) -> Puzzle:
    wish = Wish(task=Task.GAP, ruleset=QUINDICI, wanted=Sum((fact.a, fact.b)), distractors=distractors)
    return make(wish, Random(seed))


@pytest.mark.parametrize("fact", FURTHER, ids=str)
def test_exactly_one_card_makes_the_total(fact: Fact) -> None:
    for seed in range(40):
        puzzle = some_puzzle(fact, seed)
        own = card_value(puzzle.card)
        fitting = [card for card in puzzle.table if own + card_value(card) == fact.sum]
        assert len(fitting) == 1
        assert puzzle.solutions == (CardSet.of(fitting),)
        assert puzzle.said == (Sum((fact.a, fact.b)),)
        assert puzzle.aim == Aim(fact.sum, with_card=True)
        assert len(puzzle.table) == 4
        assert not any(len(taken) == 1 for taken in captures(QUINDICI, puzzle.card, CardSet.of(fitting)))


@pytest.mark.parametrize("fact", FURTHER, ids=str)
def test_every_card_of_the_table_is_judged_by_adding(fact: Fact) -> None:
    for seed in range(20):
        puzzle = some_puzzle(fact, seed)
        own = card_value(puzzle.card)
        for card in puzzle.table:
            chosen = CardSet.of([card])
            told = explain(QUINDICI, puzzle.card, chosen, puzzle.cards, beyond=puzzle.beyond)
            total = own + card_value(card)
            assert (told.total, told.target) == (total, fact.sum)
            assert (told.code is Code.RIGHT) == (total == fact.sum)
            assert told.code not in {Code.TWIN_FIRST, Code.CANNOT, Code.NONE_YET, Code.EXTRA}
            if told.code is Code.TOO_MUCH:
                assert total > fact.sum
            if told.code is Code.TOO_LITTLE:
                assert total < fact.sum


@pytest.mark.parametrize("fact", FURTHER, ids=str)
def test_a_printed_puzzle_can_be_read(fact: Fact) -> None:
    puzzle = some_puzzle(fact, 1)
    assert Puzzle.parse(str(puzzle), RULEBOOK.ruleset) == puzzle


def test_sums_of_the_games_ask_the_engine_as_before() -> None:
    for fact in FACTS:
        wanted = Sum((fact.a, fact.b))
        if not setups(QUINDICI, wanted):
            continue
        wish = Wish(task=Task.GAP, ruleset=QUINDICI, wanted=wanted)
        puzzle = make(wish, Random(2))
        assert puzzle.beyond == 0
        assert puzzle.aim.total == LARGEST_SUM
