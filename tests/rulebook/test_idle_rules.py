"""Rules that change nothing because the rule that they belong to is off."""

from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello import cli, resources
from settebello.engine import Ruleset
from settebello.engine.rules.ruleset import rule_fields
from settebello.rulebook import Rulebook
from settebello.rulebook.idle_rules import NEEDS, idle_rules
from tests.strategies import dealt

FILE = """format: 1
id: house
extends: scopa
name: {{en: House}}
description: {{en: "A rule of ours."}}
{rules}
"""


def written(folder: Path, rules: str) -> Path:
    path = folder / "house.yaml"
    path.write_text(FILE.format(rules=rules), encoding="utf-8")
    return path


def test_every_named_rule_exists() -> None:
    assert set().union(*(need.keys for need in NEEDS)) <= set(rule_fields())


@pytest.mark.parametrize(
    ("rules", "notes"),
    [
        ("ace: {sweep_scores: true}", ("ace.sweep_scores changes nothing without ace.sweep: true",)),
        ("ace: {sweep_scores: true, sweep: true}", ()),
        ("ace: {sweep_scores: false}", ()),
        ("capture: {total: 13}", ("capture.total changes nothing without fifteen in capture.modes",)),
        ("doubters: any", ("doubters changes nothing without bluff: true or declare_bluff: true",)),
    ],
)
def test_a_rule_without_effect_is_named_with_what_it_needs(
    tmp_path: Path, rules: str, notes: tuple[str, ...]
) -> None:
    assert Rulebook((resources.rules(),)).idle(written(tmp_path, rules)) == notes


BASE: dict[str, dict[str, Any]] = {
    "ace": {},
    "capture": {"capture.modes": ["equal"]},
    "score": {"score.primiera": 0, "score.cards": 0, "score.coins": 0},
    "table_sweep": {},
    "doubters": {},
}
"""Rules of each section under which what belongs to it changes nothing."""


def values(key: str) -> list[Any]:
    """Return values of a key that are not the base value."""
    held = attrgetter(key)(Ruleset())
    match held:
        case bool():
            return [not held]
        case None:
            return [2, 3]
        case int():
            return [held - 1]
    return [word.value for word in type(held) if word is not held]


def course(ruleset: Ruleset, players: int) -> list[object]:
    """Return all that is seen of some deals played at random, and their points."""
    seen: list[object] = []
    for seed in range(40):
        rng = Random(seed)
        position = dealt(ruleset, players, seed % players, rng)
        while not position.over:
            moves = position.legal_moves()
            seen.append(tuple(map(str, moves)))
            position = position.play(moves[rng.randrange(len(moves))]).position
        score = position.score()
        seen.append([(line.category, line.points) for line in score.lines])
    return seen


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for need in NEEDS for key in sorted(need.keys) for value in values(key)]
)
def test_a_rule_that_is_named_really_changes_no_deal(key: str, value: object) -> None:
    """Random deals with the rule and without it are the same, card by card and point by point."""
    without = Ruleset().changed({"redeal.kings": 0, **BASE[key.partition(".")[0]]})
    ruleset = without.changed({key: value})
    assert list(idle_rules(ruleset, [key]))
    assert course(ruleset, 2) == course(without, 2)


def test_a_rule_of_two_needs_is_named_only_if_both_are_missing() -> None:
    fewer = Ruleset().changed({"score.cards": 0, "score.cards_tie": "split"})
    assert not list(idle_rules(fewer, ["score.cards_tie"]))
    ace = Ruleset().changed({"ace.sweep": True, "ace.on_table": "take_ace_or_15", "capture.total": 13})
    assert not list(idle_rules(ace, ["capture.total"]))


def test_only_the_rules_that_a_file_writes_are_named() -> None:
    idle = Ruleset().changed({"ace.sweep_scores": True})
    assert list(idle_rules(idle, ["ace.sweep_scores"]))
    assert not list(idle_rules(idle, ["ace.sweep"]))


def test_the_check_says_so_and_still_finds_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, "ace: {sweep_scores: true}")
    assert cli.run(["--data", str(tmp_path), "rules", "check", str(path)]) == 0
    told = capsys.readouterr().out
    assert "no faults found" in told
    assert "note: ace.sweep_scores changes nothing without ace.sweep: true" in told


def test_a_missing_colon_is_suggested(tmp_path: Path) -> None:
    (problem,) = Rulebook((resources.rules(),)).check(written(tmp_path, "match:\n  target 31"))
    assert "did you mean target: 31?" in problem.message
