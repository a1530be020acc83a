"""The shipped variants: their rules are those of the tables in docs/rules.md, sections 3.1 and 3.3."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from settebello import resources
from settebello.datafile import Names, load
from settebello.engine import Match, Ruleset, Seat
from settebello.engine.rules.ruleset import rule_fields
from settebello.rulebook import Family, Rulebook

LANGUAGES = {"en", "de", "it", "es", "fr", "ja"}


def tables() -> dict[str, dict[str, Any]]:
    """The values of the tables, by variant and key."""
    found: dict[str, dict[str, Any]] = {}
    text = (Path(__file__).parent / "data" / "variants.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            variant, _, said = line.partition(" ")
            key, _, value = said.partition(": ")
            found.setdefault(variant, {})[key] = load(f"x: {value}", "variants.txt").value["x"]
    return found


TABLES = tables()


def test_every_shipped_file_can_be_played(shipped: Rulebook) -> None:
    assert shipped.problems == {}
    assert shipped.ids() == tuple(sorted(path.stem for path in resources.rules().glob("*.yaml")))


def test_every_variant_of_the_rules_has_a_file(shipped: Rulebook) -> None:
    assert set(shipped.ids()) == set(TABLES)


@pytest.mark.parametrize("variant", TABLES)
def test_the_rules_in_force_are_those_of_the_tables(shipped: Rulebook, variant: str) -> None:
    rules = shipped.ruleset(variant).rules()
    table = dict(TABLES[variant])
    counts = rules["players.counts"]

    assert set(table) == set(rules)
    # Numbers of players that a variant does not have may stand in its sides all the same.
    said = table.pop("players.sides")
    usual = {6: "triples"}
    assert {n: rules["players.sides"].get(n, usual.get(n, "solo")) for n in counts} == {
        n: said.get(n, "solo") for n in counts
    }
    assert {key: rules[key] for key in table} == {key: as_rules_say(value) for key, value in table.items()}


def as_rules_say(value: Any) -> Any:  # noqa: ANN401 - whatever a rule holds
    """A value of a table as a ruleset has it: cards and ranks of further points are text."""
    if not isinstance(value, dict) or "cards" not in value:
        return value
    return value | {"cards": {str(card): points for card, points in value["cards"].items()}}


def test_scopa_is_the_base_of_all_variants(shipped: Rulebook) -> None:
    assert shipped.ruleset("scopa") == Ruleset().changed({"players.counts": [2, 3, 4, 6]})


def test_the_file_of_scopa_names_every_rule() -> None:
    path = resources.rules() / "scopa.yaml"
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    named = {key for key in content if key in rule_fields()}
    named |= {
        f"{name}.{key}" for name, section in content.items() if isinstance(section, dict) for key in section
    }

    assert named >= set(rule_fields())


def test_a_variant_states_only_what_differs_from_the_one_it_extends(shipped: Rulebook) -> None:
    for path in resources.rules().glob("*.yaml"):
        content = load(path.read_bytes(), path.name).value
        if "extends" in content:
            theirs = shipped.ruleset(content["extends"]).rules()
            for key, value in stated(content):
                assert as_rules_say(value) != theirs[key], f"{path.name}: {key}"


def stated(content: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, said in content.items():
        if name in rule_fields():
            yield name, said
        elif isinstance(said, dict):
            yield from (
                (f"{name}.{key}", value) for key, value in said.items() if f"{name}.{key}" in rule_fields()
            )


def test_every_variant_can_be_dealt_for_every_number_of_players(shipped: Rulebook) -> None:
    for name in shipped.ids():
        ruleset = shipped.ruleset(name)
        for players in ruleset.players.counts:
            match = Match.start(ruleset, players, Seat(0))
            assert len(match.scores) == ruleset.players.side_count(players)


def test_every_text_stands_in_six_languages(shipped: Rulebook) -> None:
    for name in shipped.ids():
        for where, text in texts(shipped, name):
            assert set(text) == LANGUAGES, f"{name}: {where}"


def test_no_text_is_cut_short_or_left_in_english(shipped: Rulebook) -> None:
    for name in shipped.ids():
        for where, text in texts(shipped, name):
            if where.endswith("description"):
                assert len(set(text.values())) == len(LANGUAGES), f"{name}: {where}"
                assert all(said[-1] in ".。" for said in text.values()), f"{name}: {where}"


def texts(shipped: Rulebook, name: str) -> Iterator[tuple[str, Names]]:
    """Every text of a variant and of what is laid over it; numbers are no texts."""
    variant = shipped.variant(name)
    assert variant.origin is not None
    yield from (("name", variant.name), ("description", variant.description), ("origin", variant.origin))
    for option in variant.options:
        yield f"{option.key} name", option.name
        yield f"{option.key} description", option.description
        for choice in option.choices:
            if not choice.label["en"].isdecimal():
                yield f"{option.key} {choice.rules}", choice.label
    for preset in variant.presets:
        yield from ((f"{preset.id} name", preset.name), (f"{preset.id} description", preset.description))
    for overlay in shipped.overlays(name):
        yield from ((f"{overlay.id} name", overlay.name), (f"{overlay.id} description", overlay.description))


def test_like_variants_stand_together(shipped: Rulebook) -> None:
    families = {name: shipped.variant(name).family for name in shipped.ids()}

    assert families["scopa_jp"] is Family.SCOPA
    assert families["scopone_trentino"] is Family.SCOPONE
    assert families["chorizo"] is Family.FIFTEEN
    assert families["asso_pigliatutto"] is Family.ACES
    assert families["saar_scientifico"] is Family.BESEN
    assert families["cirullone"] is Family.CIRULLA
    assert families["scopa_bugiarda"] is Family.OTHER


def test_a_variant_knows_whose_heir_it_is(shipped: Rulebook) -> None:
    assert shipped.variant("trentino_tamanini").lineage == (
        "scopone_trentino",
        "scopone_scientifico",
        "scopone",
        "scopa",
    )
    assert not shipped.variant("trentino_tamanini").own
