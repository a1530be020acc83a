"""Rules that change nothing because the rule that they belong to is off."""

from pathlib import Path

import pytest

from settebello import cli, resources
from settebello.engine import Ruleset
from settebello.engine.rules.ruleset import rule_fields
from settebello.rulebook import Rulebook
from settebello.rulebook.idle_rules import NEEDS, idle_rules

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
