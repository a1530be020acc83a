"""Rules as values: changed, remembered as overrides, named by a digest."""

import json
from typing import Any

import pytest
from hypothesis import given

from settebello.engine import Direction, Ruleset, Sides
from settebello.engine.rules.rulewords import MissingSuit, Mode, Priority
from tests.strategies import combinations_of_rules, rule_changes


@given(rule_changes())
def test_changed_rules_print_the_values_they_were_given(changes: dict[str, Any]) -> None:
    rules = Ruleset().changed(changes).rules()
    assert {key: rules[key] for key in changes} == changes
    assert Ruleset().changed(rules).rules() == rules


@given(combinations_of_rules())
def test_any_rules_can_be_written_as_plain_values_and_read_again(drawn: tuple[Ruleset, int]) -> None:
    ruleset, _ = drawn
    rules = ruleset.rules()
    assert Ruleset().changed(rules) == ruleset
    assert Ruleset().changed(json.loads(json.dumps(rules))) == ruleset
    assert Ruleset().override(rules).digest == ruleset.digest


@pytest.mark.parametrize(
    ("key", "off"),
    [
        ("capture.max_cards", "none"),
        ("table_sweep.totals", "none"),
        ("score.napola", "off"),
        ("score.extra", "none"),
        ("end.control_mod15", "none"),
    ],
)
def test_a_rule_that_is_off_is_written_as_a_word(key: str, off: str) -> None:
    assert Ruleset().rules()[key] == off
    assert Ruleset().changed({key: off}) == Ruleset().changed({key: None}) == Ruleset()


@given(rule_changes())
def test_overrides_are_remembered_and_give_the_same_rules_again(changes: dict[str, Any]) -> None:
    ruleset = Ruleset().override(changes)
    assert [key for key, _ in ruleset.overrides] == sorted(changes)
    assert Ruleset().override(dict(ruleset.overrides)) == ruleset
    assert hash(ruleset) == hash(Ruleset().override(changes))
    assert ruleset.digest == Ruleset().changed(changes).digest


def test_a_later_override_of_the_same_key_wins() -> None:
    ruleset = Ruleset().override({"match.target": 21}).override({"match.target": 16})
    assert ruleset.overrides == (("match.target", 16),)
    assert ruleset.match.target == 16


def test_values_come_in_plain_types_and_are_held_in_their_own() -> None:
    ruleset = Ruleset().override(
        {
            "players.counts": [4, 6],
            "players.sides": {"6": "triples", 4: "pairs"},
            "players.direction": "cw",
            "capture.modes": ["sum"],
            "capture.priority": "fewest",
            "score.primiera_missing": "zero_sum",
        }
    )
    assert ruleset.players.counts == (4, 6)
    assert ruleset.players.sides == ((4, Sides.PAIRS), (6, Sides.TRIPLES))
    assert ruleset.players.direction is Direction.CW
    assert ruleset.capture.modes == (Mode.SUM,)
    assert ruleset.capture.priority is Priority.FEWEST
    assert ruleset.score.primiera_missing is MissingSuit.ZERO_SUM
    assert ruleset.players.side_count(6) == ruleset.players.side_count(4) == 2
    assert ruleset.rules()["players.sides"] == {4: "pairs", 6: "triples"}


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("capture.prioritt", "single", "'capture.prioritt' is not a rule: one of deck.pack, "),
        ("priority", "single", "'priority' is not a rule"),
        ("id", "other", "'id' is not a rule"),
        ("capture.priority", "singel", "'singel' is not a valid Priority"),
        ("capture.modes", "equal", "'equal' is not a list"),
        ("capture.modes", 3, "3 is not a list"),
        ("players.counts", ["many"], "many"),
        ("match.target", "11", "'11' is not a whole number"),
        ("match.target", True, "True is not a whole number"),
        ("deal.pattern", 4, "4 is not text"),
        ("capture.mandatory", "yes", "'yes' is neither true nor false"),
        ("capture.max_cards", "two", "'two' is not a whole number"),
        ("score.napola", {"least": 3}, "'least' is not one of min, cap"),
        ("score.extra", {"cards": 3}, "3 is not a mapping"),
        ("table_sweep.totals", {15: "one"}, "'one' is not a whole number"),
        ("declare", "often", "'often' is not a valid Declare"),
    ],
)
def test_a_change_that_cannot_be_is_refused(key: str, value: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Ruleset().changed({key: value})


def test_the_digest_names_the_rules_in_force_and_not_how_they_came_about() -> None:
    base = Ruleset()
    assert len(base.digest) == 16
    assert base.digest == Ruleset(id="other").override({"match.target": 11}).digest
    assert base.digest != base.changed({"match.target": 21}).digest


def test_a_value_that_is_no_list_where_one_is_needed_is_refused() -> None:
    for key, value, message in (
        ("players.sides", 5, "players.sides: 5 cannot be its value"),
        ("players.counts", [None], "cannot be its value"),
        ("players.counts", 2, "2 is not a list"),
    ):
        with pytest.raises(ValueError, match=message):
            Ruleset().override({key: value})


def test_sides_are_the_same_in_whatever_order_they_are_said() -> None:
    one = Ruleset().override({"players.sides": {6: "triples", 4: "pairs"}})
    other = Ruleset().override({"players.sides": {4: "pairs", 6: "triples"}})
    assert one == other
    assert one.changes == {"players.sides": {4: "pairs", 6: "triples"}}
