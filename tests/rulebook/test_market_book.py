"""The file of the market game: what it says, and how its mistakes are reported."""

from pathlib import Path

import pytest

from settebello.datafile import DataError
from settebello.market import Removed, set_up
from settebello.rulebook.market_book import MarketBook, UnknownMarketError, read_variants
from tests.market.bridge import FILE, ROOT, book

TEXT = FILE.read_text("utf-8")


def test_the_shipped_file_has_both_variants_in_six_languages() -> None:
    assert book().problems == ()
    basic, expert = book().variants.values()
    assert (basic.id, basic.rules.expert, expert.id, expert.rules.expert) == (
        "mercato",
        False,
        "mercato_expert",
        True,
    )
    for variant in (basic, expert):
        for names in (variant.name, variant.description, variant.credit, *variant.colours):
            assert set(names) == {"en", "de", "fr", "it", "es", "ja"}
        assert "Scopinion" in variant.credit["en"]
    assert basic.rules.removed == {2: Removed(15, 5), 3: Removed(9, 3), 4: Removed(0, 0)}
    assert basic.rules.digest != expert.rules.digest


@pytest.mark.parametrize(
    ("there", "put", "told"),
    [
        ("number: 9, flash: true", "number: 19, flash: true", "19 is too large (at most 9)"),
        ("id: Z0b", "id: Z0a", "'Z0a' is the id of another card"),
        ("last_goal: G27", "last_goal: G12", "'G12' is not a goal of grade C: G24, G25"),
        ("supply: 15", "supply: 57", "57 is too large (at most 56)"),
        ("goals: 5}", "goals: 17}", "17 is too large (at most 16)"),
        ("arrow: any", "arrow: every", "'every' is not one of any, spades"),
        ("hand: 2", "hand: 2\nhnad: 2", "is not known here"),
        ("id: b, name", "id: g, name", "'g' stands here again"),
        ("id: mercato_expert", "id: mercato", "'mercato' stands here again"),
        ('{id: "4b"', '{id: "4a"', "'4a' stands here again"),
        ("id: mercato\n", "id: market\n", "market"),
        ("format: 1", "format: 2", "2 is not 1"),
    ],
)
def test_a_mistake_is_told_with_its_place(there: str, put: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "mercato.yaml"
    assert there in TEXT
    path.write_text(TEXT.replace(there, put, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        read_variants(path)
    messages = [f"{problem.key} {problem.message}" for problem in error.value.problems]
    assert any(told in message for message in messages), messages
    assert all(problem.line > 1 for problem in error.value.problems)


def test_the_id_of_another_list_is_a_fault_and_the_other_variants_stay(tmp_path: Path) -> None:
    path = tmp_path / "market" / "ours.yaml"
    path.parent.mkdir()
    own = TEXT.replace("\nid: mercato\n", "\nid: ours\n").replace("- id: mercato_expert", "- id: ours_expert")
    path.write_text(own, encoding="utf-8")
    found = MarketBook([ROOT, tmp_path])
    (problem,) = found.problems
    assert problem.key == "variants[1].id"
    assert problem.line > 1
    assert "choose another one" in problem.message
    assert str(FILE) in problem.message
    assert set(found.variants) == {"mercato", "mercato_expert", "ours_expert"}
    assert found.variant("mercato").name == book().variant("mercato").name


def test_a_players_own_list_has_variants_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "market"
    folder.mkdir()
    own = TEXT.replace("id: mercato\n", "id: fair\n", 1).replace("id: mercato", "id: fair")
    card = "  - {id: Z9f, number: 9, border: true, greens: 3}\ngoals:"
    (folder / "fair.yaml").write_text(own.replace("goals:\n", f"{card}\n"), encoding="utf-8")
    found = MarketBook([ROOT, tmp_path])
    assert found.problems == ()
    assert list(found.variants) == ["fair", "fair_expert", "mercato", "mercato_expert"]
    rules = found.rules("fair")
    assert len(rules.cards) == 117
    assert len(set_up(rules, 2, "1").state.supply) == 42


def test_a_damaged_own_file_leaves_the_shipped_variants(tmp_path: Path) -> None:
    (tmp_path / "market").mkdir()
    (tmp_path / "market" / "own.yaml").write_text("format: 1\n", encoding="utf-8")
    found = MarketBook([ROOT, tmp_path])
    assert found.problems
    assert found.rules("mercato").id == "mercato"


def test_an_unknown_variant_is_told_those_there_are() -> None:
    with pytest.raises(UnknownMarketError, match=r"'mercto' is not a variant .*mercato, mercato_expert"):
        book().rules("mercto")
