"""docs/rules.md states the keys, the variants and the primiera as the program has them."""

import re
from pathlib import Path

import pytest

from settebello import resources
from settebello.datafile import load
from settebello.engine import Card, Ruleset
from settebello.engine.rules.ruleset import rule_fields
from settebello.engine.scoring import primiera_value
from settebello.rulebook import Rulebook

TEXT = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
_KEYS = TEXT.partition("\n### 2.1 ")[2].partition("\n### ")[0]
KEYS = dict(re.findall(r"^\| `([\w.]+)` \| [^|]* \| ([^|]*) \|", _KEYS, re.MULTILINE))
VARIANTS = dict(re.findall(r"^#### [\d.]+ [^\n]* — `(\w+)`\n\n(.*?)\n\n", TEXT, re.MULTILINE | re.DOTALL))


@pytest.fixture(scope="module")
def shipped() -> Rulebook:
    """The shipped variants alone."""
    return Rulebook([resources.rules()])


def value(text: str) -> object:
    """A value as a rules file would have it; cards and ranks of further points are text."""
    found = load(f"x: {text}", "rules.md").value["x"]
    if isinstance(found, dict) and "cards" in found:
        return found | {"cards": {str(card): points for card, points in found["cards"].items()}}
    return found


def test_every_key_has_its_base_value() -> None:
    assert set(KEYS) == set(rule_fields())
    assert {key: value(text) for key, text in KEYS.items()} == Ruleset().rules()


def test_every_variant_has_a_section(shipped: Rulebook) -> None:
    assert set(VARIANTS) == set(shipped.ids())


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_differs_from_scopa_as_its_section_says(shipped: Rulebook, variant: str) -> None:
    said = {
        key: value(text)
        for key, text in re.findall(r"`([\w.]+): ([^`]+)`", " ".join(VARIANTS[variant].split()))
    }
    rules, base = shipped.ruleset(variant).rules(), Ruleset().rules()
    differs = {key: found for key, found in rules.items() if found != base[key]}
    # The sides of numbers of players that a variant does not have mean nothing.
    differs.pop("players.sides", None)
    counts, sides = rules["players.counts"], said.pop("players.sides", base["players.sides"])
    assert isinstance(sides, dict)
    usual = {6: "triples"}
    assert {n: sides.get(n, usual.get(n, "solo")) for n in counts} == {
        n: rules["players.sides"].get(n, usual.get(n, "solo")) for n in counts
    }
    assert said == differs


def test_the_cards_of_the_primiera_count_what_the_table_says() -> None:
    rows = re.findall(r"^\| `(.)` \| \d+ \| .* \| (\d+) \| [\d.]+ \| \d+ \|$", TEXT, re.MULTILINE)
    assert len(rows) == 10
    assert {rank: int(worth) for rank, worth in rows} == {
        rank: primiera_value(Card.parse(f"{rank}d")) for rank, _ in rows
    }
