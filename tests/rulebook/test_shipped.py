"""The shipped variants: their rules are those of the tables in the rules' section 3.1."""

from pathlib import Path

import pytest
import yaml

from settebello import resources
from settebello.engine import Ruleset
from settebello.rulebook import Rulebook
from settebello.rulebook.schema import editor_schema

LANGUAGES = {"en", "de", "it", "es", "fr", "ja"}

SCOPA = {
    "deck.pack": "italian40",
    "deck.score_suit": "d",
    "players.counts": [2, 3, 4],
    "players.sides": {4: "pairs"},
    "players.direction": "ccw",
    "dealer.rotation": "next",
    "deal.hand": 3,
    "deal.table": 4,
    "deal.refill": 3,
    "deal.pattern": "T1 P1 T1 P1 T1 P1 T1",
    "redeal.kings": 3,
    "redeal.aces": 0,
    "redeal.table_sum_max": 0,
    "redeal.scope": "all",
    "capture.modes": ["equal", "sum"],
    "capture.priority": "single",
    "sweep.points": 1,
    "sweep.last_card": "never",
    "score.cards": 1,
    "score.coins": 1,
    "score.settebello": 1,
    "score.primiera": 1,
    "score.primiera_missing": "full_beats_partial",
    "match.target": 11,
}
"""Rules, 3.1.1; two and three players play alone, which needs no entry in players.sides."""

SCOPONE_SCIENTIFICO = SCOPA | {
    "players.counts": [4],
    "deal.hand": 10,
    "deal.table": 0,
    "deal.refill": 0,
    "deal.pattern": "P10",
    "redeal.kings": 0,
    "match.target": 21,
}
"""Rules, 3.1.4."""


@pytest.fixture(scope="module")
def rulebook() -> Rulebook:
    return Rulebook([resources.rules()])


def test_every_shipped_file_can_be_played(rulebook: Rulebook) -> None:
    assert rulebook.problems == {}
    assert rulebook.ids() == tuple(sorted(path.stem for path in resources.rules().glob("*.yaml")))


@pytest.mark.parametrize(
    ("variant", "table"), [("scopa", SCOPA), ("scopone_scientifico", SCOPONE_SCIENTIFICO)]
)
def test_the_rules_in_force_are_those_of_the_tables(
    rulebook: Rulebook, variant: str, table: dict[str, object]
) -> None:
    rules = rulebook.ruleset(variant).rules()

    assert {key: rules[key] for key in table} == table


def test_scopa_is_the_base_of_all_variants(rulebook: Rulebook) -> None:
    assert rulebook.ruleset("scopa") == Ruleset()


def test_the_file_of_scopa_names_every_rule() -> None:
    path = resources.rules() / "scopa.yaml"
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    named = {
        f"{section}.{key}" for section in content if section != "options" for key in _keys(content[section])
    }

    assert named >= set(Ruleset().rules())


def _keys(section: object) -> list[object]:
    return list(section) if isinstance(section, dict) else []


def test_every_text_stands_in_six_languages(rulebook: Rulebook) -> None:
    for name in rulebook.ids():
        variant = rulebook.variant(name)
        assert variant.origin is not None
        for names in (variant.name, variant.description, variant.origin):
            assert set(names) == LANGUAGES
        for option in variant.options:
            for names in (option.name, option.description):
                assert set(names) == LANGUAGES
            for choice in option.choices:
                assert isinstance(choice.value, int) or set(choice.label) == LANGUAGES


def test_every_choice_of_every_option_gives_rules_that_can_be_played(rulebook: Rulebook) -> None:
    for name in rulebook.ids():
        for option in rulebook.variant(name).options:
            for choice in option.choices:
                changed = rulebook.ruleset(name, {option.key: choice.value})
                assert dict(changed.overrides) == {option.key: choice.value}


def test_the_default_of_an_option_changes_nothing(rulebook: Rulebook) -> None:
    for name in rulebook.ids():
        variant = rulebook.variant(name)
        for option in variant.options:
            own = option.choices[option.default].value
            assert variant.ruleset.override({option.key: own}).rules() == variant.ruleset.rules()


def test_the_schema_for_editors_is_current() -> None:
    path = Path(resources.rules() / "schema.json")

    assert path.read_text(encoding="utf-8") == editor_schema(), "run packaging/schema.py"
