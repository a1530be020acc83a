"""The nine errors, each by an example and all by the engine's own moves (docs/learning.md, section 10.1)."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from settebello.engine import Card, CardSet, Ruleset, captures, card_value
from settebello.learning.facts import Direction
from settebello.learning.puzzles.selections import Code, Explanation, Remedy, explain
from tests.learning.material import QUINDICI, SCOPA


def said(ruleset: Ruleset, card: str, selected: str, table: str) -> Explanation:
    return explain(ruleset, Card.parse(card), CardSet.parse(selected), CardSet.parse(table))


@pytest.mark.parametrize(
    ("card", "selected", "table", "code", "numbers", "cards"),
    [
        ("7d", "3c4s", "3c4s5b", Code.RIGHT, ((3, 4), 7, 0), "-"),
        ("7d", "3c5b", "3c4s5b", Code.TOO_MUCH, ((3, 5), 8, 1), "-"),
        ("7d", "2c3c", "2c3c4s", Code.TOO_LITTLE, ((2, 3), 5, -2), "-"),
        ("7d", "1c3c4s", "1c3c4s", Code.EXTRA, ((1, 3, 4), 8, 1), "1c"),
        ("7d", "3c4s", "3c4s7c", Code.TWIN_FIRST, ((3, 4), 7, 0), "7c"),
        ("Kd", "1c8c", "1c8c9c", Code.FIGURE, ((1, 8), 9, -1), "8c"),
        ("9d", "8c", "8c4c5c", Code.FIGURE, ((8,), 8, -1), "8c"),
        ("7d", "-", "3c4s", Code.NONE_YET, ((), 0, -7), "-"),
        ("7d", "3c5b", "3c5b", Code.CANNOT, ((3, 5), 8, 1), "-"),
        ("7d", "-", "3c5b", Code.CANNOT, ((), 0, -7), "-"),
    ],
)
def test_an_example_of_scopa(
    card: str, selected: str, table: str, code: Code, numbers: tuple[tuple[int, ...], int, int], cards: str
) -> None:
    found = said(SCOPA, card, selected, table)
    assert found.code is code
    assert (found.addends, found.total, found.diff) == numbers
    assert found.target == card_value(Card.parse(card))
    assert str(found.cards) == cards


@pytest.mark.parametrize(
    ("card", "selected", "table", "code", "numbers", "cards"),
    [
        ("8d", "7c", "7c8c", Code.RIGHT, ((8, 7), 15, 0), "-"),
        ("8d", "7c8c", "7c8c", Code.OWN_CARD, ((8, 7, 8), 23, 8), "7c"),
        ("3d", "9c6c", "6c9c7c5c", Code.OWN_CARD, ((3, 6, 9), 18, 3), "-"),
        ("8d", "8c", "7c8c", Code.OWN_CARD, ((8, 8), 16, 1), "-"),
        ("8d", "5c", "5c7c", Code.TOO_LITTLE, ((8, 5), 13, -2), "-"),
        ("3d", "7c8c", "7c8c5s", Code.OWN_CARD, ((3, 7, 8), 18, 3), "-"),
        ("8d", "1c7c", "1c7c", Code.OWN_CARD, ((8, 1, 7), 16, 1), "7c"),
    ],
)
def test_an_example_of_quindici(
    card: str, selected: str, table: str, code: Code, numbers: tuple[tuple[int, ...], int, int], cards: str
) -> None:
    found = said(QUINDICI, card, selected, table)
    assert found.code is code
    assert (found.addends, found.total, found.diff) == numbers
    assert found.target == 15
    assert str(found.cards) == cards


def test_a_short_way_is_walked_and_a_long_one_filled() -> None:
    assert said(SCOPA, "7d", "3c5b", "3c4s5b").remedy is Remedy.NUMBER_LINE
    assert said(SCOPA, "7d", "1c", "1c3c4s").remedy is Remedy.TEN_FRAME
    assert said(SCOPA, "7d", "3c4s", "3c4s").remedy is None
    gap = explain(SCOPA, Card.parse("7d"), CardSet.parse("3c5b"), CardSet.parse("3c4s5b"), Direction.GAP)
    assert gap.remedy is Remedy.SCALE


def test_a_card_that_does_not_lie_there_cannot_be_selected() -> None:
    with pytest.raises(ValueError, match="5b does not lie on the table"):
        said(SCOPA, "7d", "5b", "3c4s")


def tables(most: int) -> Iterator[CardSet]:
    """Every table of so many cards by their values, in suits that leave the coins in hand."""
    for size in range(most + 1):
        for ranks in combinations_with_replacement(range(10), size):
            bits = [4 * rank + ranks[:k].count(rank) for k, rank in enumerate(ranks)]
            if all(ranks.count(rank) < 4 for rank in ranks):
                # Cups, clubs and swords: the coins stay in hand.
                mask = sum(1 << bit - bit % 4 + (0, 2, 3)[bit % 4] for bit in bits)
                yield CardSet(mask)


def so(ruleset: Ruleset, card: Card, selected: CardSet, table: CardSet, found: Explanation) -> bool:
    """Whether what the code says is so."""
    options = captures(ruleset, card, table)
    inside = any(not taken - selected for taken in options)
    twin = ruleset is SCOPA and any(each.rank is card.rank for each in table)
    alone = sum(map(card_value, selected))
    match found.code:
        case Code.RIGHT:
            return selected in options
        case Code.CANNOT:
            return not options
        case Code.NONE_YET:
            return bool(options) and not selected
        case Code.TWIN_FIRST:
            return twin and found.cards.cards[0].rank is card.rank
        case Code.OWN_CARD:
            return ruleset is QUINDICI and alone in {15, card_value(card)}
        case Code.EXTRA:
            return inside and not twin and selected - found.cards in options
        case Code.FIGURE:
            (figure,) = found.cards
            return abs(found.diff) == 1 and card_value(figure) >= 8 and figure in selected
        case Code.OTHER_PILE | Code.FEWER:
            # No pile lies open, and nothing has a price.
            return False
        case Code.TOO_MUCH:
            return found.diff > 0 and not inside and not twin and not mistaken(selected, found.diff)
        case Code.TOO_LITTLE:
            return found.diff < 0 and not twin and not mistaken(selected, found.diff)


def mistaken(selected: CardSet, over: int) -> bool:
    """Whether one of the figures would fit were it the next below or above, so that this is to be told."""
    figures = {card_value(each) for each in selected if card_value(each) >= 8}
    return abs(over) == 1 and any(8 <= value - over <= 10 for value in figures)


def check(ruleset: Ruleset, most: int) -> int:
    """All hands at all tables with all selections: each code says what is so; how many were looked at."""
    count = 0
    for value in range(1, 11):
        card = Card.parse(f"{'123456789K'[value - 1]}d")
        for table in tables(most):
            options = captures(ruleset, card, table)
            for selected in (CardSet.of(part) for n in range(most + 1) for part in combinations(table, n)):
                found = explain(ruleset, card, selected, table)
                own = value if ruleset is QUINDICI else 0
                assert found.total == sum(found.addends) == own + sum(map(card_value, selected))
                assert found.diff == found.total - (15 if ruleset is QUINDICI else value)
                assert so(ruleset, card, selected, table, found), (
                    str(card),
                    str(selected),
                    str(table),
                    found,
                )
                assert (found.code is Code.RIGHT) == (selected in options)
                count += 1
    return count


@pytest.mark.parametrize("ruleset", [SCOPA, QUINDICI], ids=lambda ruleset: ruleset.id)
def test_every_selection_at_a_small_table_is_judged_as_it_is(ruleset: Ruleset) -> None:
    assert check(ruleset, 2) == 2410


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [SCOPA, QUINDICI], ids=lambda ruleset: ruleset.id)
def test_every_selection_at_a_table_of_five_is_judged_as_it_is(ruleset: Ruleset) -> None:
    assert check(ruleset, 5) > 500_000
