"""Rules that fit together and yet cannot be dealt, or give no points, are refused with place and reason."""

from itertools import product

import pytest

from settebello.engine.first_table import LEAST_STAYING, staying_chance
from settebello.rulebook import Rulebook, Variant
from settebello.rulebook.cross_checks import disagreements

from .conftest import Shelf
from .test_mistakes import HEAD, problems

PAIR = "players: {counts: [2]}\n"
NOTHING = "sweep: {points: 0}\nscore: {cards: 0, coins: 0, settebello: 0, primiera: 0"


UPTO_FIVE = """\
deck: {upto: 5}
deal: {hand: HAND, table: TABLE, refill: 0, pattern: TTABLE PHAND}
redeal: {REDEAL}"""
NO_CAPTURE = "no card can capture any other, so that nothing scores a point and no match would end"
NO_TABLE = "no first table stays under the rules for a redeal; at least 25% must"
FEW_TABLES = "only {} of the first tables stay under the rules for a redeal; at least 25% must"


def upto_five(hand: int, table: int, redeal: str) -> str:
    """Rules for twenty cards."""
    return (
        UPTO_FIVE.replace("HAND", str(hand))
        .replace("TTABLE", f"T{table}")
        .replace("TABLE", str(table))
        .replace("REDEAL", redeal)
    )


NO_KING_OF_COINS = """\
deck: {upto: 5}
deal: {table: 2, pattern: T2 P3}
redeal: {kings: 0}
sweep: {points: 0}
score: {cards: 0, coins: 0, primiera: 0, re_bello: 1}"""
REFUSED = [
    (upto_five(9, 2, "kings: 0, table_sum_max: 10"), f"8:35: redeal.table_sum_max: {NO_TABLE}"),
    (upto_five(6, 8, "table_sum_max: 40"), f"8:25: redeal.table_sum_max: {NO_TABLE}"),
    (upto_five(1, 18, "aces: 1"), f"8:16: redeal.aces: {NO_TABLE}"),
    (upto_five(2, 16, "aces: 1"), f"8:16: redeal.aces: {FEW_TABLES.format('0.0206%')}"),
    (
        "deal: {hand: 10, table: 20, refill: 0, pattern: T20 P10}\nredeal: {kings: 1, aces: 1}",
        f"7:17: redeal.kings: {FEW_TABLES.format('0.164%')}",
    ),
    (
        f"{NOTHING}, napola: {{min: 13, cap: 13}}}}",
        "7:65: score.napola: no deal of 2 players can give a point, so that no match would end",
    ),
    (NO_KING_OF_COINS, "10:8: score: no deal of 2 players can give a point, so that no match would end"),
    ("capture: {modes: [sum], max_cards: 1}", f"6:18: capture.modes: {NO_CAPTURE}"),
    (
        f"{NOTHING}, all_coins: 1}}",
        "7:68: score.all_coins: none of 200 random deals of 2 players gave a point; no match would end",
    ),
]


@pytest.mark.parametrize(("rules", "expected"), REFUSED)
def test_rules_that_cannot_be_dealt_or_scored_are_refused_at_their_place(
    shelf: Shelf, rules: str, expected: str
) -> None:
    told = problems(shelf(own=HEAD + PAIR + rules))
    assert told == [expected]


def test_rules_that_contradict_each_other_are_not_dealt(shelf: Shelf) -> None:
    """The pattern is wrong, so that no first table is known."""
    told = problems(shelf(own=HEAD + PAIR + "deal: {table: 2}\nredeal: {kings: 1, aces: 1}"))
    assert [line.split(": ")[1] for line in told] == ["deal.pattern", "deal.refill"]


def test_every_number_of_players_must_be_able_to_score(shelf: Shelf) -> None:
    rules = f"{NOTHING}, opponent_under_10: 1}}"
    assert problems(shelf(own=HEAD + rules)) == [
        "6:76: score.opponent_under_10: no deal of 3 players can give a point, so that no match would end"
    ]
    assert shelf(own=HEAD + PAIR + rules).problems == {}


def test_first_tables_stay_in_every_shipped_game_with_every_option_and_overlay(shipped: Rulebook) -> None:
    """The lowest probability of all is that of Ronda with an overlay; a pair sends its table back."""
    lowest = min(
        staying_chance(shipped.laid_over(variant, changes, overlays))
        for variant in shipped.ids()
        for changes in dealt_options(shipped.variant(variant))
        for overlays in [(), *((overlay.id,) for overlay in shipped.overlays(variant, changes))]
    )
    assert LEAST_STAYING < 0.58 < lowest < 0.59


def dealt_options(variant: Variant) -> list[dict[str, object]]:
    """All choices together of the options that change what is dealt."""
    sections = ("deck.", "deal.", "redeal.", "players.")
    options = [
        option.choices
        for option in variant.options
        if any(key.startswith(sections) for choice in option.choices for key, _ in choice.rules)
    ]
    return [dict(rule for choice in chosen for rule in choice.rules) for chosen in product(*options)]


def test_shipped_games_are_not_tried_out_when_they_are_loaded(
    shipped: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them score a card that stands alone: start-up plays no random deals."""
    monkeypatch.setattr("settebello.engine.trial_deals._barren", None)
    for variant in shipped.ids():
        assert not list(disagreements(shipped.ruleset(variant)))
