"""Every rule key that changes the game changes the page, and nothing is told of a rule that is off."""

from typing import Any

import pytest

from settebello.engine import Ruleset
from tests.manual.reading import rules, texts

Changes = dict[str, Any]

ACES: Changes = {"ace.sweep": True}
FIFTEENS: Changes = {"capture.modes": ["equal", "sum", "fifteen"]}
ONLY_FIFTEENS: Changes = {"capture.modes": ["fifteen"]}
SWEEPERS: Changes = {"sweeper.cards": "8 7d"}
THIRTY: Changes = {"table_sweep.totals": {15: 1, 30: 2}}
CHORIZO: Changes = {"declare": "chorizo"}
STEPS: Changes = {"least": 20, "points": 6, "more": 1, "round": 2, "few": 2}
ALIKE: Changes = {"declare": "alike", "score.extra": {"three_alike": 4, "four_alike": 40}}

ADDING: list[tuple[str, Changes, Any, Any]] = [
    ("deal.refill", {"deal.hand": 18}, 0, 3),
    ("redeal.kings", {"redeal.aces": 1}, 0, 3),
    ("redeal.aces", {}, 0, 2),
    ("redeal.table_sum_max", {}, 0, 10),
    ("redeal.sweepers", SWEEPERS, 0, 1),
    ("redeal.pairs", {}, False, True),
    ("deal.exchange", {}, False, True),
    ("capture.run", {}, False, True),
    ("score.surplus", {}, 0, 1),
    ("score.steps", {}, "off", STEPS),
    ("score.until", {}, {}, {"sweeps": 9}),
    ("score.until", {"score.extra": {"picula": 1}}, {}, {"picula": 9}),
    ("score.until", {"score.cards": 0, "score.steps": STEPS}, {}, {"cards": 9}),
    ("score.until", ALIKE, {}, {"three_alike": 9}),
    ("sweeper.cards", {}, "", "8"),
    ("sweeper.spares", SWEEPERS, "", "9 K"),
    ("deck.numbers", {}, {}, {"7": 11}),
    ("deck.second_numbers", {"capture.priority": "free"}, {}, {"1": 11}),
    ("capture.numbers", {}, {}, {"1": 14, "2s": 15}),
    ("table_sweep.totals", {}, "none", {15: 1}),
    ("table_sweep.thirty", THIRTY, "total", "two_fifteens"),
    ("table_sweep.matta", THIRTY, "none", "7c"),
    ("table_sweep.matta", CHORIZO, "none", "7c"),
    ("declare", {}, "none", "cirulla"),
    ("declare", {}, "none", "chorizo"),
    ("declare", {}, "none", "buongioco"),
    ("declare", {}, "none", "ronda"),
    ("declare", {"score.extra": {"three_alike": 4, "four_alike": 40}}, "none", "alike"),
    ("capture.fifteen_fewest", FIFTEENS, False, True),
    ("capture.max_cards", {}, "none", 2),
    ("ace.sweep", {}, False, True),
    ("ace.may_place", ACES, False, True),
    ("ace.empty_table", ACES, "stays", "takes_itself"),
    ("ace.opening_ban", {}, False, True),
    ("end.control_mod15", ONLY_FIFTEENS | {"sweep.last_card": "counts"}, "none", 10),
    ("score.cards", {}, 0, 1),
    ("score.coins", {}, 0, 1),
    ("score.settebello", {}, 0, 1),
    ("score.primiera", {}, 0, 1),
    ("score.napola", {}, "off", {"min": 3, "cap": 10}),
    ("score.capotto", {}, False, True),
    ("score.re_bello", {}, 0, 1),
    ("score.most_sevens", {}, 0, 1),
    ("score.all_sevens", {}, 0, 3),
    ("score.all_coins", {}, 0, 2),
    ("score.grande", {}, 0, 5),
    ("score.piccola_cap", {}, 0, 6),
    ("score.opponent_under_10", {}, 0, 2),
    ("score.no_trick", {}, "ignore", "lose_match"),
    ("score.extra", {}, "none", {"cards": {"8s": 1}}),
    ("score.extra", {}, "none", {"cards": {"K": 1, "8": 1}}),
    ("score.extra", {}, "none", {"sets": {"7c7d7b7s": 1}}),
    ("score.extra", {}, "none", {"picula": 1}),
    ("score.extra", {}, {"picula": 1}, {"picula": 1, "edges": False}),
    ("score.extra", {}, {"three": 1}, {"three": 1, "edges": False}),
    ("score.extra", {}, {"picula": 1}, {"picula": 1, "across": False}),
    ("score.extra", {"declare": "alike"}, {"three_alike": 4}, {"three_alike": 4, "four_alike": 9}),
    ("score.extra", {}, "none", {"one_suit": 1}),
    ("score.extra", {}, "none", {"bager": 1}),
    ("score.extra", {}, "none", {"three": 1}),
    ("score.extra", {}, "none", {"wins": "1d2d3d"}),
    ("score.extra", {}, "none", {"doubles": "9c9d9b9s"}),
    ("score.extra", {}, "none", {"level": "Kd"}),
    ("bluff", {}, False, True),
]
"""Keys that are off or on, the rules in which it matters, and both values; on only adds."""

STEPPING: list[Changes] = [{}, {"least": 19}, {"points": 8}, {"more": 2}, {"round": 3}, {"few": 0}]
"""Points for many cards, each unlike the others in one part."""

CHANGING: list[tuple[str, Changes, list[Any]]] = [
    ("deck.pack", {}, ["italian40", "spanish40", "saar40", "bresciane52"]),
    ("deck.upto", {}, ["none", 7, 9]),
    ("deck.courts", {}, ["value", "equal_only", "rank_only"]),
    ("deck.score_suit", {}, ["d", "s"]),
    ("players.counts", {}, [[2], [2, 3], [4], [2, 3, 4], [2, 3, 4, 6]]),
    ("players.sides", {"players.counts": [4, 6]}, [{}, {4: "pairs"}, {6: "solo"}, {6: "pairs"}]),
    ("players.direction", {}, ["ccw", "cw"]),
    ("dealer.first", {}, ["random", "highest_card", "lowest_card", "first_ace"]),
    ("dealer.rotation", {}, ["next", "fixed"]),
    ("dealer.cut", {}, ["seat_before_dealer", "none"]),
    ("lead", {}, ["after_dealer", "dealer_left"]),
    ("deal.hand", {}, [3, 4]),
    ("deal.table", {}, [0, 1, 4]),
    ("deal.refill", {}, [0, 1, 3]),
    ("deal.exchange", {}, [False, True]),
    ("deal.pattern", {}, ["T1 P1 T1 P1 T1 P1 T1", "P1 P1 P1 T4", "P3 T4", "P2 T2 P1 T2", "T4 P3"]),
    ("redeal.kings", {}, [0, 1, 3]),
    ("redeal.aces", {}, [0, 1, 2]),
    ("redeal.table_sum_max", {}, [0, 5, 10]),
    ("redeal.sweepers", SWEEPERS, [0, 1, 2]),
    ("redeal.pairs", {}, [False, True]),
    ("capture.run", {}, [False, True]),
    ("score.surplus", {}, [0, 1, 2]),
    ("score.steps", {}, ["off", *({**STEPS, **one} for one in STEPPING)]),
    ("score.until", ALIKE, [{}, {"sweeps": 9}, {"sweeps": 8}, {"three_alike": 9}]),
    ("redeal.scope", {}, ["all", "table"]),
    ("table_sweep.totals", {}, ["none", {15: 1}, {15: 2}, {15: 1, 30: 2}]),
    ("table_sweep.thirty", THIRTY, ["total", "two_fifteens"]),
    ("table_sweep.beneficiary", THIRTY, ["dealer", "forehand"]),
    ("table_sweep.matta", THIRTY, ["none", "7c"]),
    ("declare", {}, ["none", "cirulla", "chorizo", "buongioco", "ronda"]),
    ("declare", {"score.extra": {"three_alike": 4}}, ["none", "ronda", "alike"]),
    (
        "capture.modes",
        {},
        [["equal"], ["sum"], ["fifteen"], ["equal", "sum"], ["equal", "sum", "fifteen"], ["sum", "courts"]],
    ),
    ("capture.total", FIFTEENS, [15, 11, 10]),
    ("capture.priority", {}, ["single", "fewest", "free"]),
    ("capture.sets", {"capture.priority": "free"}, ["one", "any", "all"]),
    ("capture.numbers", {}, [{}, {"1": 14}, {"2s": 15}]),
    ("deck.numbers", {}, [{}, {"8": 9}, {"7": 11}]),
    ("deck.second_numbers", {"capture.priority": "free"}, [{}, {"1": 11}, {"1": 11, "2": 12}]),
    ("capture.fifteen_fewest", FIFTEENS, [False, True]),
    ("capture.mandatory", {}, [False, True]),
    ("capture.must_if_able", {}, [False, True]),
    ("capture.max_cards", {}, ["none", 1, 2, 3]),
    ("doubters", {"bluff": True}, ["next", "any"]),
    ("declare_bluff", {"declare": "buongioco"}, [False, True]),
    ("capture.piles", {}, ["closed", "steal", "table_first"]),
    ("ace.sweep", {}, [False, True]),
    ("ace.sweep_scores", ACES, [False, True]),
    ("ace.on_table", ACES, ["sweep_all", "take_ace", "take_ace_or_15"]),
    ("ace.may_place", ACES, [False, True]),
    ("ace.empty_table", ACES, ["stays", "takes_itself"]),
    ("ace.opening_ban", {}, [False, True]),
    ("sweeper.cards", {}, ["", "8", "7d", "8 7d"]),
    ("sweeper.spares", SWEEPERS, ["", "9", "9 K"]),
    ("sweeper.scoring", SWEEPERS, ["", "7d", "8"]),
    ("sweeper.most", SWEEPERS | {"sweeper.scoring": "7d"}, [0, 10, 12]),
    ("sweep.points", {}, [0, 1, 2]),
    ("sweep.last_card", {}, ["never", "counts", "not_last_hands"]),
    ("end.control_mod15", ONLY_FIFTEENS, ["none", 5, 10]),
    ("score.cards", {}, [0, 1, 2]),
    ("score.cards_tie", {}, ["none", "split"]),
    ("score.coins", {}, [0, 1, 2]),
    ("score.settebello", {}, [0, 1, 2]),
    ("score.primiera", {}, [0, 1, 2]),
    ("score.primiera_table", {}, ["standard", "nominal", "pips", "count", "count_fives", "count_sixes"]),
    (
        "score.primiera_missing",
        {},
        ["full_beats_partial", "ineligible", "zero_sum", "suits_then_sum"],
    ),
    ("score.napola", {}, ["off", {"min": 3, "cap": 10}, {"min": 4, "cap": 10}, {"min": 3, "cap": 6}]),
    ("score.capotto", {}, [False, True]),
    ("score.re_bello", {}, [0, 1, 2]),
    ("score.most_sevens", {}, [0, 1, 2]),
    ("score.all_sevens", {}, [0, 1, 3]),
    ("score.all_coins", {}, [0, 1, 2]),
    ("score.grande", {}, [0, 1, 5]),
    ("score.piccola_cap", {}, [0, 6, 7]),
    ("score.opponent_under_10", {}, [0, 1, 2]),
    (
        "score.extra",
        {},
        ["none", {"cards": {"8s": 1}}, {"cards": {"8s": 2}}, {"cards": {"8": 1}}, {"sets": {"8s8c": 1}}],
    ),
    ("score.stacking", {"score.all_sevens": 3}, ["replace", "add"]),
    ("score.stacking", {"score.all_coins": 2}, ["replace", "add"]),
    ("score.no_trick", {}, ["ignore", "lose_match"]),
    ("end.leftover", {}, ["last_capturer", "nobody"]),
    ("match.target", {}, [11, 21]),
    ("match.check", {}, ["end_of_deal", "at_once"]),
    ("match.tie", {}, ["play_on", "count_order", "two_clear"]),
    ("match.objective", {}, ["high", "low"]),
    ("penalties.enabled", {}, [False, True]),
    ("bluff", {}, [False, True]),
]
"""Keys with values of which each makes another game, and the rules in which it does."""


@pytest.mark.parametrize(("key", "given", "off", "on"), ADDING, ids=[f"{row[0]}-{row[3]}" for row in ADDING])
def test_a_rule_switched_on_is_told_and_switched_off_is_not(
    key: str, given: Changes, off: object, on: object
) -> None:
    without, with_it = texts(rules(given | {key: off})), texts(rules(given | {key: on}))

    assert with_it - without
    assert not without - with_it


@pytest.mark.parametrize(("key", "given", "values"), CHANGING, ids=[row[0] for row in CHANGING])
def test_each_value_of_a_rule_makes_a_page_of_its_own(key: str, given: Changes, values: list[Any]) -> None:
    found = [texts(rules(given | {key: value})) for value in values]

    for place, page in enumerate(found):
        assert page not in found[:place], f"{key}: {values[place]} reads like another value"


def test_every_rule_there_is_has_been_tried() -> None:
    tried = {key for key, _, _ in CHANGING}

    assert tried == set(Ruleset().rules())


@pytest.mark.parametrize(
    ("given", "key", "values"),
    [
        ({}, "ace.on_table", ["sweep_all", "take_ace"]),
        ({}, "ace.sweep_scores", [False, True]),
        ({}, "ace.may_place", [False, True]),
        ({}, "ace.empty_table", ["stays", "takes_itself"]),
        ({}, "capture.fifteen_fewest", [False, True]),
        ({"capture.modes": ["equal"]}, "capture.max_cards", ["none", 2]),
        ({"capture.modes": ["fifteen"]}, "capture.priority", ["single", "fewest"]),
        ({"capture.modes": ["equal"]}, "deck.courts", ["value", "equal_only"]),
        ({}, "table_sweep.thirty", ["total", "two_fifteens"]),
        ({"table_sweep.totals": {15: 1}}, "table_sweep.thirty", ["total", "two_fifteens"]),
        ({}, "table_sweep.beneficiary", ["dealer", "forehand"]),
        ({}, "table_sweep.matta", ["none", "7c"]),
        ({"redeal.kings": 0}, "redeal.scope", ["all", "table"]),
        ({"deal.table": 0}, "redeal.kings", [0, 3]),
        ({}, "score.stacking", ["replace", "add"]),
        ({"score.primiera": 0}, "score.primiera_table", ["standard", "nominal"]),
        ({"score.primiera": 0}, "score.primiera_missing", ["ineligible", "zero_sum"]),
        ({"score.primiera_table": "count"}, "score.primiera_missing", ["ineligible", "zero_sum"]),
        ({"score.cards": 0, "score.coins": 0}, "score.cards_tie", ["none", "split"]),
        ({"sweep.points": 0}, "sweep.last_card", ["never", "counts"]),
        ({"match.check": "at_once"}, "score.until", [{}, {"sweeps": 11}]),
        ({"players.counts": [3]}, "score.opponent_under_10", [0, 2]),
        ({"players.counts": [3]}, "score.no_trick", ["ignore", "lose_match"]),
        ({"penalties.enabled": True}, "capture.mandatory", [False, True]),
        ({"match.objective": "low"}, "match.tie", ["play_on", "count_order"]),
    ],
)
def test_nothing_is_told_of_a_rule_that_has_no_effect(given: Changes, key: str, values: list[Any]) -> None:
    one, other = (texts(rules(given | {key: value})) for value in values)

    assert one == other
