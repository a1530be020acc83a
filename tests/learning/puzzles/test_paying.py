"""Puzzles in which a price is paid: what solves them, what is explained, and what they are made of."""

from itertools import combinations
from random import Random

import pytest

from settebello.engine import Card, CardSet, card_value
from settebello.learning.facts import Unit
from settebello.learning.puzzles.maker import Wish, make
from settebello.learning.puzzles.puzzle import Puzzle, Task
from settebello.learning.puzzles.selections import Code, Price, explain
from settebello.learning.sums import Sum
from tests.learning.material import QUINDICI, RULEBOOK

SUMS = [Sum((fact.a, fact.b)) for unit in (Unit.FRIENDS_OF_TEN, Unit.BEYOND_TEN) for fact in unit.facts]


def cards(text: str) -> CardSet:
    return CardSet.parse(text)


def paid(selected: str, table: str, price: int, *, fewest: bool = False) -> Code:
    told = explain(
        QUINDICI, Card.parse("Kd"), cards(selected), cards(table), price=Price(price, fewest=fewest)
    )
    assert told.target == price
    assert told.total == sum(card_value(card) for card in cards(selected))
    return told.code


@pytest.mark.parametrize(
    ("selected", "fewest", "code"),
    [
        ("3c9b", False, Code.RIGHT),
        ("3c9b", True, Code.RIGHT),
        ("3c4s5d", False, Code.RIGHT),
        ("3c4s5d", True, Code.FEWER),
        ("3c4s", True, Code.TOO_LITTLE),
        ("9b4s", True, Code.TOO_MUCH),
        ("3c4s9b", True, Code.EXTRA),
        ("", True, Code.NONE_YET),
    ],
)
def test_a_payment_is_judged(selected: str, fewest: bool, code: Code) -> None:
    assert paid(selected, "3c4s5d9b", 12, fewest=fewest) is code


def test_the_cards_that_can_stay_are_named() -> None:
    table = cards("3c4s5d9b")
    told = explain(QUINDICI, Card.parse("Kd"), cards("3c4s9b"), table, price=Price(12, fewest=True))
    assert told.cards == cards("4s")


@pytest.mark.parametrize("task", [Task.BUY, Task.FEWEST])
@pytest.mark.parametrize("wanted", SUMS, ids=str)
def test_two_cards_pay_and_no_other_two_do(task: Task, wanted: Sum) -> None:
    rng = Random(5)
    for distractors in (0, 1, 3):
        puzzle = make(Wish(task=task, ruleset=QUINDICI, wanted=wanted, distractors=distractors), rng)
        assert len(puzzle.solutions) == 1
        values = sorted(card_value(card) for card in puzzle.solutions[0])
        assert tuple(values) == wanted.addends
        assert (puzzle.aim.total, puzzle.aim.with_card, puzzle.own) == (wanted.total, False, ())
        assert puzzle.card not in puzzle.table


def test_nearly_every_table_of_the_fewest_has_a_way_with_more_cards() -> None:
    rng = Random(3)
    longer = 0
    for wanted in SUMS:
        puzzle = make(Wish(task=Task.FEWEST, ruleset=QUINDICI, wanted=wanted, distractors=1), rng)
        three = [CardSet.of(some) for some in combinations(puzzle.table, 3)]
        told = {
            explain(QUINDICI, puzzle.card, some, puzzle.cards, price=Price(wanted.total, fewest=True)).code
            for some in three
        }
        longer += Code.FEWER in told
    assert longer >= len(SUMS) - 1


@pytest.mark.parametrize("task", [Task.BUY, Task.FEWEST])
def test_a_printed_puzzle_is_read_again(task: Task) -> None:
    puzzle = make(Wish(task=task, ruleset=QUINDICI, wanted=Sum((4, 8))), Random(1))
    assert Puzzle.parse(str(puzzle), RULEBOOK.ruleset) == puzzle


def test_without_a_sum_there_is_no_price() -> None:
    with pytest.raises(ValueError, match="takes nothing"):
        Puzzle(task=Task.BUY, ruleset=QUINDICI, card=Card.parse("Kd"), table=(Card.parse("3c"),))
