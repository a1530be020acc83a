"""What a hint is made of: its category, facts for a move that may not be best, and what knocking brings."""

import pytest

from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.reasons import reasons_of
from settebello.ai.search.tree_sample import Lead
from settebello.coach.hints import Aim, Hint, hint_of
from settebello.coach.reasons import ReasonKind
from settebello.engine import Category, Move
from tests.ai.test_analysis import view_of

TWO = "scopa players=2 dealer=1 turn=0 stock=3s4b5c8c8s"
SURE, UNSURE, LEVEL = Lead(1.0, 0.8, 1.2), Lead(0.8, -0.1, 1.7), Lead(0.1, -0.2, 0.4)


def hint(line: str, best: str, other: str, behind: Lead | None = None) -> Hint:
    """The hint where one move is best and another one is next."""
    view = view_of(line)
    moves = [Move.parse(best), Move.parse(other)]
    values = (
        MoveValue(move, -place, 0.1, reasons_of(view, move), behind if place else None)
        for place, move in enumerate(moves)
    )
    return hint_of(view, Analysis(tuple(values), 100))


@pytest.mark.parametrize(
    ("line", "best", "category"),
    [
        ("hands=9s7d/5b6bKb table=9c2s", "9sx9c", Category.CARDS),
        ("hands=6s7d/5b6bKb table=6c2s", "6sx6c", Category.PRIMIERA),
        ("hands=1s7d/5b6bKb table=1c9s", "1sx1c", Category.PRIMIERA),
        ("hands=9d7d/5b6bKb table=9c2s", "9dx9c", Category.COINS),
    ],
)
def test_a_hint_aims_at_the_primiera_only_with_good_cards_for_it(
    line: str, best: str, category: Category
) -> None:
    assert hint(f"{TWO} {line}", best, "7d").category is category


def test_facts_are_told_only_where_the_search_cannot_tell() -> None:
    line = f"{TWO} hands=2d4d/5b6bKb table=7c"
    for behind in (UNSURE, None):
        found = hint(line, "4d", "2d", behind)
        assert found.facts[0].kind is ReasonKind.NO_SWEEP
        assert not found.reasons
    assert not hint(line, "4d", "2d", LEVEL).facts
    sure = hint(line, "4d", "2d", SURE)
    assert not sure.facts
    assert sure.reasons == hint(line, "4d", "2d", UNSURE).facts


def test_a_hint_knows_what_knocking_brings() -> None:
    line = "cirulla players=2 dealer=1 turn=0 stock=4s8s9s hands=2b2c2s/5b6bKb table=7b9d"
    found = hint(line, "!2b", "2b")
    assert (found.aim, found.declared) == (Aim.DECLARE, 10)
    assert hint(line, "2b", "2c").declared == 0


def test_a_hint_knows_whether_another_move_takes_more_cards() -> None:
    line = f"{TWO} hands=2s9d/5b6bKb table=2b7c3c"
    assert not hint(line, "2sx2b", "9dx2b7c").most
    assert hint(line, "9dx2b7c", "2sx2b").most
