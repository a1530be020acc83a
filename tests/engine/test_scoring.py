"""What piles score, category by category."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.engine import (
    Card,
    CardSet,
    Category,
    Control,
    Pack,
    Ruleset,
    Score,
    ScoreLine,
    control_of,
    primiera_value,
    score_deal,
)
from tests import reference
from tests.engine import bridge
from tests.reference.scoring import MARKS, primiera_of, primiera_winner
from tests.strategies import rule_changes


def score(*piles: str, **changes: object) -> Score:
    """The score of two or three piles without sweeps."""
    rules = Ruleset().changed({key.replace("__", "."): value for key, value in changes.items()})
    sets = tuple(CardSet.parse(pile) for pile in piles)
    return score_deal(rules, len(sets), sets, (0,) * len(sets))


def line(counted: Score, category: Category) -> ScoreLine:
    """A line that must be there."""
    found = counted.line(category)
    assert found is not None
    return found


def test_a_line_holds_the_figures_and_the_cards_that_count() -> None:
    coins = line(score("7d1dKc", "2d3b"), Category.COINS)
    assert (coins.figures, coins.points, coins.winner) == ((2, 1), (1, 0), 0)
    assert coins.cards == (CardSet.parse("1d7d"), CardSet.parse("2d"))


@pytest.mark.parametrize("category", [Category.CARDS, Category.COINS, Category.PRIMIERA])
def test_two_sides_that_share_the_most_get_nothing(category: Category) -> None:
    """Rules 2.4."""
    tied = line(score("1d2c", "1d2c", "Kb"), category)
    assert (tied.points, tied.winner) == ((0, 0, 0), None)


def test_a_category_worth_nothing_is_not_on_the_sheet() -> None:
    counted = score("7d1d", "2d", score__coins=0, score__primiera=0, sweep__points=0)
    assert [entry.category for entry in counted.lines] == [Category.CARDS, Category.SETTEBELLO]
    assert counted.line(Category.COINS) is None


def test_the_primiera_shows_the_best_card_of_each_suit() -> None:
    shown = line(score("7c6cKd8d1bKs", "7d7b"), Category.PRIMIERA)
    assert shown.figures == (21 + 10 + 16 + 10, 42)
    assert CardSet.parse("7c1bKs") == shown.cards[0] - CardSet.parse("8d9dKd")
    assert len(shown.cards[0]) == 4
    assert shown.winner == 0


@pytest.mark.parametrize(
    ("rule", "piles", "winner"),
    [
        ("full_beats_partial", ("7c7d7b", "1d1s6cKb", "5c5d5bKs"), 1),
        ("ineligible", ("7c7d7b", "1d1s6cKb", "5c5d5bKs"), 1),
        ("zero_sum", ("7c7d7b", "1d1s6cKb", "5c5d5bKs"), 0),
        ("suits_then_sum", ("7c7d7b", "1d1s6cKb", "5c5d5bKs"), 1),
        ("full_beats_partial", ("7c7d", "KcKbKs", "6d"), 0),
        ("ineligible", ("7c7d", "KcKbKs", "6d"), None),
        ("zero_sum", ("7c7d", "KcKbKs", "6d"), 0),
        ("suits_then_sum", ("7c7d", "KcKbKs", "6d"), 1),
        ("full_beats_partial", ("", "", ""), None),
        ("suits_then_sum", ("", "", ""), None),
    ],
)
def test_a_missing_suit_in_the_primiera_means_what_the_rules_say(
    rule: str, piles: tuple[str, ...], winner: int | None
) -> None:
    """Rules 2.4, missing suits."""
    assert line(score(*piles, score__primiera_missing=rule), Category.PRIMIERA).winner == winner
    held = [bridge.cards(CardSet.parse(pile)) for pile in piles]
    rules = {**Ruleset().rules(), "score.primiera_missing": rule}
    assert primiera_winner(rules, held) == winner


def test_the_cards_of_the_primiera_are_worth_what_the_table_says() -> None:
    """See docs/rules.md, section 1.2, and AMB-01."""
    worth = [primiera_value(Card.parse(f"{rank}d")) for rank in "761543289K"]
    assert worth == [21, 18, 16, 15, 14, 13, 12, 10, 10, 10]


def test_sweeps_are_paid_by_their_points() -> None:
    rules = Ruleset().changed({"sweep.points": 2})
    counted = score_deal(rules, 2, (CardSet(), CardSet()), (3, 1))
    sweeps = line(counted, Category.SWEEPS)
    assert (sweeps.figures, sweeps.points, sweeps.winner) == ((3, 1), (6, 2), None)
    assert counted.points == (6, 2)


def test_swords_can_be_the_suit_that_scores_but_the_settebello_is_always_the_seven_of_coins() -> None:
    counted = score("7s1s", "7d1d2d", deck__score_suit="s")
    assert line(counted, Category.COINS).winner == 0
    assert line(counted, Category.SETTEBELLO).cards == (CardSet(), CardSet.parse("7d"))


SEVENS = "7c7d7b7s"
COINS = "1d2d3d4d5d6d7d8d9dKd"


@pytest.mark.parametrize(
    ("changes", "piles", "category", "points"),
    [
        ({"score.napola": {"min": 3, "cap": 10}}, ("1d2d3d5d", "4d"), "napola", (3, 0)),
        ({"score.napola": {"min": 3, "cap": 10}}, ("1d2d", "3d4d"), "napola", (0, 0)),
        ({"score.napola": {"min": 3, "cap": 6}}, (COINS, "1c"), "napola", (6, 0)),
        (
            {"score.napola": {"min": 3, "cap": 10}, "deck.score_suit": "s"},
            ("1s2s3s", COINS),
            "napola",
            (3, 0),
        ),
        ({"score.re_bello": 1}, ("Kc", "Kd"), "re_bello", (0, 1)),
        ({"score.most_sevens": 1}, ("7c7b", "7d"), "most_sevens", (1, 0)),
        ({"score.most_sevens": 1}, ("7c7b", "7d7s"), "most_sevens", (0, 0)),
        ({"score.all_sevens": 3}, (SEVENS, "1c"), "all_sevens", (3, 0)),
        ({"score.all_sevens": 3}, (SEVENS, "1c"), "settebello", (0, 0)),
        ({"score.all_sevens": 3, "score.most_sevens": 1}, (SEVENS, "1c"), "most_sevens", (0, 0)),
        ({"score.all_sevens": 3, "score.stacking": "add"}, (SEVENS, "1c"), "settebello", (1, 0)),
        ({"score.all_coins": 2}, ("1c", COINS), "all_coins", (0, 2)),
        ({"score.all_coins": 2}, ("1c", COINS), "coins", (0, 0)),
        ({"score.all_coins": 2, "score.stacking": "add"}, ("1c", COINS), "coins", (0, 1)),
        ({}, ("1c", COINS), "coins", (0, 1)),
        ({"score.grande": 5}, ("8d9dKd", "7d"), "grande", (5, 0)),
        ({"score.grande": 5}, ("8d9d", "Kd"), "grande", (0, 0)),
        ({"score.piccola_cap": 6}, ("1d2d3d4d", ""), "piccola", (4, 0)),
        ({"score.piccola_cap": 6}, (COINS, ""), "piccola", (6, 0)),
        ({"score.piccola_cap": 6}, ("1d2d", ""), "piccola", (0, 0)),
        ({"score.opponent_under_10": 2}, ("1c1d1b1s2c2d2b2s3c", COINS), "opponent_under_10", (0, 2)),
        ({"score.opponent_under_10": 2}, ("1c1b1s2c2b2s3c3b3s4c", COINS), "opponent_under_10", (0, 0)),
        ({"score.cards": 2, "score.cards_tie": "split"}, ("1c2c", "3c4c"), "cards", (1, 1)),
        ({"score.cards": 3, "score.cards_tie": "split"}, ("1c2c", "3c4c"), "cards", (1, 1)),
        ({"score.cards": 2, "score.cards_tie": "split"}, ("1c2c", "3c4c", "5c6c"), "cards", (0, 0, 0)),
        ({"score.coins": 2, "score.cards_tie": "split"}, ("1d2c", "3d4c", "5c6c"), "coins", (1, 1, 0)),
        ({"score.cards": 2, "score.cards_tie": "split"}, ("", ""), "cards", (0, 0)),
        ({"score.extra": {"cards": {"8s": 1}}}, ("8s", "8c"), "extra", (1, 0)),
        ({"score.extra": {"cards": {"8": 1, "K": 2}}}, ("8s8c", "8dKd"), "extra", (2, 3)),
        ({"score.extra": {"sets": {SEVENS: 1}}}, (SEVENS, "8c"), "extra", (1, 0)),
        ({"score.extra": {"sets": {SEVENS: 1}}}, ("7c7d7b", "7s"), "extra", (0, 0)),
        ({"score.extra": {"level": "Kd"}, "score.cards": 0}, ("1c", "Kd"), "level", (0, 0)),
        ({"score.extra": {"level": "Kc"}, "score.cards": 0}, ("1c", "Kc"), "level", (0, 1)),
        ({"score.extra": {"level": "Kc"}}, ("1d", "2dKc", "3d"), "level", (0, 0, 0)),
    ],
)
def test_a_category_pays_what_its_rule_says(
    changes: dict[str, Any], piles: tuple[str, ...], category: str, points: tuple[int, ...]
) -> None:
    """Rules 2.4 and 3."""
    rules = Ruleset().changed({"score.primiera": 0, **changes})
    sets = tuple(CardSet.parse(pile) for pile in piles)
    counted = score_deal(rules, len(sets), sets, (0,) * len(sets))
    assert line(counted, Category(category)).points == points
    held = [bridge.cards(pile) for pile in sets]
    expected = reference.count(rules.rules(), held, (0,) * len(sets), dict.fromkeys(MARKS, (0,) * len(sets)))
    assert expected.lines[category] == points


@pytest.mark.parametrize(
    ("table", "better", "worse"),
    [
        ("standard", "7c7d1b1s", "6c6d6b6s"),
        ("nominal", "7c6d5b4s", "7c6d1bKs"),
        ("nominal", "1cKdKbKs", "5cKdKbKs"),
        ("pips", "6c5d4b3s", "7c6d1bKs"),
        ("count", "7c", "6c6d6b6s"),
        ("count", "7c6c", "7d1c1d1b"),
        ("count", "7c6c1c", "7d6d"),
        ("count_fives", "7c6c1c5c", "7d6d1d"),
        ("count_sixes", "7c6c", "7d1c1d1b"),
    ],
)
def test_the_primiera_goes_by_its_table(table: str, better: str, worse: str) -> None:
    """Rules 2.1 and 3.3.15; nominal: the ace 5.5, courts one half."""
    for piles, winner in (((better, worse), 0), ((worse, better), 1)):
        assert line(score(*piles, score__primiera_table=table), Category.PRIMIERA).winner == winner


def test_sides_level_in_all_counted_ranks_share_no_primiera() -> None:
    assert line(score("7c5c", "7d", score__primiera_table="count"), Category.PRIMIERA).winner is None
    assert line(score("7c1c", "7d", score__primiera_table="count_sixes"), Category.PRIMIERA).winner is None


def test_all_four_knights_may_double_the_own_sweeps() -> None:
    """Rules 3.3.10."""
    rules = Ruleset().changed({"score.extra": {"doubles": "9c9d9b9s"}})
    piles = (CardSet.parse("9c9d9b9s"), CardSet.parse("1c"))
    assert line(score_deal(rules, 2, piles, (3, 1)), Category.SWEEPS).points == (6, 1)
    piles = (CardSet.parse("9c9d9b"), CardSet.parse("9s"))
    assert line(score_deal(rules, 2, piles, (3, 1)), Category.SWEEPS).points == (3, 1)


@pytest.mark.parametrize(
    ("changes", "piles", "winner"),
    [
        ({"score.capotto": True}, (COINS, "1c"), 0),
        ({"score.capotto": True}, (COINS[2:], "1d"), None),
        ({}, (COINS, "1c"), None),
        ({"score.extra": {"wins": "1d2d3d"}}, ("1c", "1d2d3d"), 1),
        ({"score.extra": {"wins": "1d2d3d"}}, ("1d", "2d3d"), None),
        ({"score.no_trick": "lose_match"}, ("1c", ""), 0),
        ({"score.no_trick": "lose_match"}, ("", ""), None),
        ({"score.no_trick": "lose_match"}, ("1c", "", ""), None),
    ],
)
def test_some_piles_decide_the_match_by_themselves(
    changes: dict[str, Any], piles: tuple[str, ...], winner: int | None
) -> None:
    """Rules 2.4, 3.1 and 3.3.9; two sides only where no card is lost by."""
    assert score(*piles, **changes).match_winner == winner


@given(
    rule_changes(),
    st.integers(2, 3).flatmap(
        lambda sides: st.tuples(
            st.lists(st.integers(-1, sides - 1), min_size=40, max_size=40),
            st.lists(st.integers(0, 5), min_size=sides, max_size=sides),
        )
    ),
)
def test_any_piles_score_as_the_referee_counts_them(
    changes: dict[str, Any], piles: tuple[list[int], list[int]]
) -> None:
    owners, sweeps = piles
    ruleset, rules = bridge.both(changes)
    sets = tuple(
        CardSet.of(card for card, owner in zip(Pack.ITALIAN.cards, owners, strict=True) if owner == side)
        for side in range(len(sweeps))
    )
    held = [bridge.cards(pile) for pile in sets]
    counted = score_deal(ruleset, len(sweeps), sets, tuple(sweeps))
    expected = reference.count(rules, held, sweeps, dict.fromkeys(MARKS, (0,) * len(sweeps)))
    assert counted.points == expected.points
    assert {entry.category.value: entry.points for entry in counted.lines} == expected.lines
    won = {entry.category.value: entry.winner for entry in counted.lines if entry.category != "sweeps"}
    assert won == expected.winners
    primiera = counted.line(Category.PRIMIERA)
    if primiera:
        assert primiera.figures == tuple(primiera_of(rules, pile)[1] for pile in held)


def test_courts_of_the_pack_of_52_count_as_those_of_40() -> None:
    worth = {rank: primiera_value(Card.parse(f"{rank}d")) for rank in "7TFVR"}
    assert worth == {"7": 21, "T": 10, "F": 10, "V": 10, "R": 10}


def test_the_control_total_is_looked_at_only_where_every_capture_makes_fifteen() -> None:
    fifteens = Ruleset().override({"capture.modes": ["fifteen"], "end.control_mod15": 10})
    assert control_of(fifteens, CardSet.parse("6s9dKc")) == Control(25, holds=True)
    assert control_of(fifteens, CardSet.parse("7c5d")) == Control(12, holds=False)
    for changes in ({"capture.modes": ["equal", "fifteen"]}, {"ace.sweep": True}):
        assert control_of(fifteens.override(changes), CardSet.parse("Kc")) is None


def test_a_shared_tie_shares_the_points_for_cards_and_coins_and_no_others() -> None:
    rules = Ruleset().override(
        {"score.cards": 3, "score.coins": 2, "score.most_sevens": 2, "score.cards_tie": "split"}
    )
    score = score_deal(rules, 2, (CardSet.parse("7c1d"), CardSet.parse("7b2d")), (0, 0))
    lines = {line.category: line.points for line in score.lines}
    assert lines[Category.CARDS] == lines[Category.COINS] == (1, 1)
    assert lines[Category.MOST_SEVENS] == (0, 0)


def test_the_low_run_has_its_name_of_earlier_versions_too() -> None:
    """Summaries of finished matches were stored with that name."""
    assert Category("piccola_cap") is Category.PICCOLA
    assert str(Category.PICCOLA) == "piccola"
    with pytest.raises(ValueError, match="is not a valid Category"):
        Category("piccola_cup")
