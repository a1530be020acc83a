"""Puzzles of every task: the engine's own moves find just what is asked for.

See docs/learning.md, section 7.2, test P1.
"""

from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from settebello.engine import CardSet, Ruleset, captures, card_value
from settebello.engine.legality import Situation
from settebello.learning.facts import FACTS, facts_to
from settebello.learning.puzzles.card_aim import sums_of
from settebello.learning.puzzles.maker import MOST_ON_TABLE, Wish, make, setups
from settebello.learning.puzzles.puzzle import Puzzle, Task
from settebello.learning.sums import Sum
from tests.learning.material import QUINDICI, RULEBOOK, SCOPA

SMALLEST_OF_QUINDICI = 5
"""The king lacks so much to fifteen."""


def sums(totals: range) -> tuple[Sum, ...]:
    """Every sum of up to four cards with one of these totals, those of two first."""
    found = [
        addends
        for size in (2, 3, 4)
        for addends in combinations_with_replacement(range(1, 11), size)
        if sum(addends) in totals
    ]
    return tuple(map(Sum, found))


# No fifth three takes four of them to fifteen.
SUMS = {
    "scopa": sums(range(2, 11)),
    "scopa_quindici": tuple(
        one for one in sums(range(SMALLEST_OF_QUINDICI, 16)) if one != Sum.parse("3+3+3+3")
    ),
}

QUICK, LONG = 300, 10_000
AMOUNTS = [QUICK, pytest.param(LONG, marks=pytest.mark.slow)]


def sound(wish: Wish, puzzle: Puzzle) -> None:
    """Everything that a puzzle promises."""
    table = CardSet.of(puzzle.table)
    assert len(table) == len(puzzle.table) <= MOST_ON_TABLE
    assert puzzle.card not in table
    assert all(card_value(card) <= wish.upto for card in (puzzle.card, *table))
    # The moves of a hand with nothing but this card are the captures.
    moves = Situation(ruleset=wish.ruleset, hand=CardSet.of((puzzle.card,)), table=table).moves()
    taken = {move.captured for move in moves}
    assert {cards for cards in taken if not puzzle.given - cards} == set(puzzle.solutions)
    assert Puzzle.parse(str(puzzle), RULEBOOK.ruleset) == puzzle


@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("ruleset", [SCOPA, QUINDICI], ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("task", [Task.MAKE, Task.GAP])
def test_one_set_solves_it_and_says_the_sum(task: Task, ruleset: Ruleset, amount: int) -> None:
    rng = Random(amount)
    known = SUMS[ruleset.id]
    for k in range(amount):
        wanted, distractors = known[k % len(known)], rng.randint(1, 4)
        wish = Wish(task=task, ruleset=ruleset, wanted=wanted, distractors=distractors, near_miss=k % 3 == 0)
        puzzle = make(wish, rng)
        sound(wish, puzzle)
        (solution,) = puzzle.solutions
        assert wanted in sums_of(ruleset, puzzle.card, solution)
        assert captures(ruleset, puzzle.card, CardSet.of(puzzle.table)) == puzzle.solutions
        # Every pair has tables with four distractors; some chains have none.
        beside = len(puzzle.table) - len(solution)
        assert beside == distractors if wanted.fact else beside <= distractors
        assert len(solution - puzzle.given) == (1 if task is Task.GAP else len(solution))
        assert not any(card.rank is puzzle.card.rank for card in puzzle.table) or ruleset is QUINDICI


@pytest.mark.parametrize("seeds", [2, pytest.param(500, marks=pytest.mark.slow)])
@pytest.mark.parametrize("ruleset", [SCOPA, QUINDICI], ids=lambda ruleset: ruleset.id)
def test_every_fact_has_puzzles_with_one_to_four_cards_beside_it(ruleset: Ruleset, seeds: int) -> None:
    """P1: what takes is counted here by adding up, without the engine."""
    facts = [fact for fact in FACTS if setups(ruleset, Sum((fact.a, fact.b)))]
    assert len(facts) == (25 if ruleset is SCOPA else 42)
    for fact in facts:
        for distractors in range(1, 5):
            wish = Wish(
                task=Task.MAKE, ruleset=ruleset, wanted=Sum((fact.a, fact.b)), distractors=distractors
            )
            for seed in range(seeds):
                puzzle = make(wish, Random(seed))
                sound(wish, puzzle)
                own, values = card_value(puzzle.card), [card_value(card) for card in puzzle.table]
                missing = own if ruleset is SCOPA else 15 - own
                sizes = range(1, len(values) + 1)
                ways = [part for size in sizes for part in combinations(values, size) if sum(part) == missing]
                assert len(ways) == 1
                said = ways[0] if ruleset is SCOPA or fact.sum < 15 else (own, *ways[0])
                assert sorted(said) == [fact.a, fact.b]
                assert len(values) == len(ways[0]) + distractors
                assert max([own, *values]) <= 10


@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("ruleset", [SCOPA, QUINDICI], ids=lambda ruleset: ruleset.id)
def test_so_many_ways_solve_it_that_differ_by_their_values(ruleset: Ruleset, amount: int) -> None:
    rng = Random(amount)
    short = 0
    known = [one for one in SUMS[ruleset.id] if one.fact and one.total > 5]
    for k in range(amount):
        wanted, ways = known[k % len(known)], rng.randint(2, 4)
        wish = Wish(task=Task.WAYS, ruleset=ruleset, wanted=wanted, distractors=rng.randint(0, 2), ways=ways)
        puzzle = make(wish, rng)
        sound(wish, puzzle)
        values = {tuple(sorted(map(card_value, cards))) for cards in puzzle.solutions}
        assert len(values) == len(puzzle.solutions) <= ways
        short += len(puzzle.solutions) < ways
    assert short < amount / 8


@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("task", [Task.VALUE, Task.TWIN])
def test_one_card_is_the_twin(task: Task, amount: int) -> None:
    rng = Random(amount)
    for k in range(amount):
        value, upto = k % 10 + 1, rng.randint(k % 10 + 1, 10)
        wish = Wish(task=task, ruleset=SCOPA, value=value, distractors=rng.randint(2, 5), upto=max(upto, 5))
        puzzle = make(wish, rng)
        sound(wish, puzzle)
        assert card_value(puzzle.card) == value
        assert [len(cards) for cards in puzzle.solutions] == [1]
        assert len(puzzle.table) == wish.distractors + 1


@pytest.mark.parametrize("upto", range(5, 11))
def test_a_small_range_has_puzzles_of_every_sum(upto: int) -> None:
    rng = Random(upto)
    for fact in facts_to(upto):
        wish = Wish(task=Task.MAKE, ruleset=SCOPA, wanted=Sum((fact.a, fact.b)), distractors=2, upto=upto)
        sound(wish, make(wish, rng))


def test_a_near_miss_lies_there_where_one_can() -> None:
    rng = Random(1)
    wish = Wish(task=Task.MAKE, ruleset=SCOPA, wanted=Sum((3, 4)), distractors=3, near_miss=True)
    found = 0
    for _ in range(50):
        values = [card_value(card) for card in make(wish, rng).table]
        found += any(abs(a + b - 7) == 1 for k, a in enumerate(values) for b in values[k + 1 :])
    assert found >= 45


def test_two_aces_have_a_table_though_not_a_second_way_or_a_near_miss() -> None:
    wish = Wish(task=Task.WAYS, ruleset=SCOPA, wanted=Sum((1, 1)), distractors=3, ways=3, near_miss=True)
    assert len(make(wish, Random(1)).solutions) == 1


def test_the_same_numbers_make_the_same_puzzle() -> None:
    wish = Wish(task=Task.WAYS, ruleset=SCOPA, wanted=Sum((3, 7)), ways=3)
    assert make(wish, Random(5)) == make(wish, Random(5))


def test_quindici_counts_the_card_for_fifteen_and_below_it_not() -> None:
    assert setups(QUINDICI, Sum((5, 10))) == ((5, (10,)), (10, (5,)))
    assert setups(QUINDICI, Sum((5, 8))) == ((2, (5, 8)),)
    assert setups(SCOPA, Sum((3, 4))) == ((7, (3, 4)),)
    assert setups(QUINDICI, Sum((1, 1))) == setups(SCOPA, Sum((5, 8))) == ()


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        (Wish(task=Task.MAKE, ruleset=SCOPA, wanted=Sum((5, 8))), r"5\+8 is no sum of scopa"),
        (Wish(task=Task.MAKE, ruleset=SCOPA, wanted=Sum((1, 2, 4)), upto=3), "cards up to 3"),
        (Wish(task=Task.MAKE, ruleset=SCOPA), "needs a wanted sum"),
        (Wish(task=Task.TWIN, ruleset=SCOPA, value=9, upto=7), "no cards of the values"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: Wish, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make(wish, Random(1))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("make", "a task comes first"),
        ("make scopa card=7d", "table= is missing"),
        ("guess scopa card=7d table=3c4c wanted=3+4", "guess"),
        ("make scopa card=7d table=3c5c wanted=3+4", "takes nothing"),
        ("make scopa card=7d table=3c4c wanted=2+5", r"says 2\+5"),
        ("make scopa card=7d table=3c4c", "needs a wanted sum"),
        ("twin scopa card=7d table=7c4c wanted=3+4", "has no wanted sum"),
        ("gap scopa card=7d table=3c4c given=5c wanted=3+4", "does not lie"),
        ("make scopa card=7d table=7d4c wanted=3+4", "stands twice"),
        ("value scopa card=7d table=7c4c groups=3+5", "the groups"),
        ("value scopa card=7d table=7c4c groups=9+-2", "the groups"),
        ("make scopa card=7d table=3c4c wanted=3+4 groups=3+4", "the groups"),
        ("make scopa colour=red card=7d table=3c4c wanted=3+4", "colour"),
        ("make nowhere card=7d table=3c4c wanted=3+4", "nowhere"),
    ],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Puzzle.parse(line, RULEBOOK.ruleset)


def test_groups_are_printed_with_the_puzzle_in_their_order() -> None:
    wish = Wish(task=Task.VALUE, ruleset=SCOPA, value=5, groups=(2, 3))
    found = {make(wish, Random(seed)) for seed in range(9)}
    assert {puzzle.groups for puzzle in found} == {(2, 3), (3, 2)}
    for puzzle in found:
        assert Puzzle.parse(str(puzzle), RULEBOOK.ruleset) == puzzle


def test_range_and_house_rules_are_printed_with_the_puzzle() -> None:
    free = SCOPA.override({"capture.priority": "free"})
    wish = Wish(task=Task.MAKE, ruleset=free, wanted=Sum((3, 4)), distractors=1)
    puzzle = make(wish, Random(2))
    assert "capture.priority='free'" in str(puzzle)
    assert Puzzle.parse(str(puzzle), RULEBOOK.ruleset) == puzzle
