"""Three new cards declared before the first of them is played, and the wild card.

See docs/rules.md, section 3.3.
"""

import pytest

from settebello.engine import CardSet, Category, Declared, Ruleset, Seat, declaration
from tests.engine.games import BOOK
from tests.engine.tables import after, legal, parsed, table_for_two

CIRULLA: dict[str, object] = {
    "declare": "cirulla",
    "table_sweep__totals": {15: 1, 30: 2},
    "table_sweep__matta": "7c",
}


@pytest.mark.parametrize(
    ("game", "hand", "points", "guises"),
    [
        ("cirulla", "1c2d5s", 3, ""),
        ("cirulla", "2c2d5s", 3, ""),
        ("cirulla", "3c2d5s", None, ""),
        ("cirulla", "8c8d8s", 10, ""),
        ("cirulla", "2d4b7c", 3, "123"),
        ("cirulla", "9d9b7c", 10, "9"),
        ("cirulla", "KdKb7c", 10, "K"),
        ("cirulla", "1d1b7c", 10, "1"),
        ("cirulla", "5d6b7c", None, ""),
        ("chorizo", "4c5d6s", 3, ""),
        ("chorizo", "8c9dKs", 3, ""),
        ("chorizo", "9cKd1s", None, ""),
        ("chorizo", "2c7cKc", 3, ""),
        ("chorizo", "1c2d4s", 2, ""),
        ("chorizo", "1c3d5s", 3, ""),
        ("chorizo", "1c3d4s", None, ""),
        ("chorizo", "5c5d5s", 20, ""),
        ("chorizo", "1c1d1s", 20, ""),
        ("scopa_bugiarda", "1c3d5s", 2, ""),
        ("scopa_bugiarda", "1c1d5s", 4, ""),
        ("scopa_bugiarda", "3c3d3s", 7, ""),
        ("scopa_bugiarda", "4c4d4s", None, ""),
    ],
)
def test_three_cards_are_worth_what_the_rules_say(
    game: str, hand: str, points: int | None, guises: str
) -> None:
    """Only the best of what they show counts (docs/rules.md, sections 3.3.3, 3.3.13 and 3.3.14)."""
    ruleset = BOOK.ruleset(game)
    if game == "scopa_bugiarda":
        ruleset = ruleset.changed({"declare": "buongioco"})
    found = declaration(ruleset, CardSet.parse(hand))
    assert (found and found.points) == points
    assert "".join(found.guises if found else ()) == guises


def test_a_wild_card_makes_a_run_of_numbers_too() -> None:
    ruleset = Ruleset().changed(
        {"declare": "chorizo", "table_sweep.totals": {15: 1}, "table_sweep.matta": "7c"}
    )
    found = declaration(ruleset, CardSet.parse("1b2d7c"))
    assert found is not None
    assert (found.points, "".join(found.guises)) == (3, "36")


def test_a_knock_scores_sweeps_in_cirulla_and_shows_the_other_cards() -> None:
    position = after(table_for_two("Kd", "1c2d5s", "4c6b9s", **CIRULLA), "!2d")
    assert position.sweeps == (3, 0)
    assert position.shown == (CardSet.parse("1c5s"), CardSet())
    assert position.view(Seat(1)).shown[0] == CardSet.parse("1c5s")
    assert after(position, "4c", "1c").shown[0] == CardSet.parse("5s")


def test_a_knock_scores_points_of_its_own_in_the_other_games() -> None:
    start = table_for_two("Kd", "4c5d6s", "4b6b9s", declare="chorizo")
    step = start.play(parsed(start, "!5d"))
    assert isinstance(step.events[0], Declared)
    assert step.events[0].points == 3
    assert step.position.sweeps == (0, 0)
    line = step.position.score().line(Category.DECLARED)
    assert line is not None
    assert line.points == (3, 0)


def test_nobody_has_to_knock_and_nobody_can_after_the_first_card() -> None:
    position = table_for_two("Kd", "1c2d5s", "4c6b9s", declare="cirulla")
    assert legal(position) == ["!1c", "!2d", "!5s", "1c", "2d", "5s"]
    position = after(position, "1c", "9s")
    assert legal(position) == ["2d", "5s"]


def test_the_wild_card_is_played_as_the_rank_it_was_declared_for_and_keeps_it_until_it_is_taken() -> None:
    """On the table too; in the pile it is the seven of cups again (docs/rules.md, section 3.3.3)."""
    position = after(table_for_two("Ks", "2d4b7c", "3s7s9d", **CIRULLA), "!3:7c")
    assert position.guise == "3"
    assert legal(position) == ["3sx7c", "7s", "9d"]
    position = after(position, "3sx7c")
    assert position.guise is None
    assert position.piles[1] == CardSet.parse("3s7c")


def test_the_wild_card_takes_by_its_declared_rank_when_it_is_played_later() -> None:
    position = after(table_for_two("3dKs", "2d4b7c", "8s9b9d", **CIRULLA), "!3:4b", "8s")
    assert "7cx3d" in legal(position)
    assert after(position, "7cx3d").guise is None
