"""What the shipped variants let a player change: options, presets, and both together with overlays."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from settebello import resources
from settebello.engine.rules.rulevalues import frozen
from settebello.rulebook import BadOverride, Rulebook
from settebello.rulebook.overrides import Refusal

RULEBOOK = Rulebook([resources.rules()])


@pytest.mark.parametrize("name", RULEBOOK.ids())
def test_every_choice_of_every_option_gives_rules_that_can_be_played(name: str) -> None:
    for option in RULEBOOK.variant(name).options:
        for choice in option.choices:
            changed = RULEBOOK.ruleset(name, dict(choice.rules))
            assert changed.overrides == choice.rules


@pytest.mark.parametrize("name", RULEBOOK.ids())
def test_the_default_of_an_option_changes_nothing(name: str) -> None:
    variant = RULEBOOK.variant(name)
    for option in variant.options:
        own = dict(option.choices[option.default].rules)
        assert variant.ruleset.override(own).rules() == variant.ruleset.rules()


@pytest.mark.parametrize("name", RULEBOOK.ids())
def test_every_choice_but_the_default_changes_something(name: str) -> None:
    variant = RULEBOOK.variant(name)
    for option in variant.options:
        others = [choice for place, choice in enumerate(option.choices) if place != option.default]
        for choice in others:
            assert RULEBOOK.ruleset(name, dict(choice.rules)).rules() != variant.ruleset.rules()


@pytest.mark.parametrize("name", RULEBOOK.ids())
def test_the_target_can_be_chosen_and_partners_wherever_four_may_play_alone(name: str) -> None:
    variant = RULEBOOK.variant(name)
    keys = [option.key for option in variant.options]

    assert keys[0] == "match.target"
    assert ("players.sides" in keys) == (set(variant.ruleset.players.counts) >= {2, 4})


@pytest.mark.parametrize("name", RULEBOOK.ids())
def test_a_preset_gives_rules_that_can_be_played_and_that_the_options_show(name: str) -> None:
    variant = RULEBOOK.variant(name)
    shown = {frozen(pair) for option in variant.options for choice in option.choices for pair in choice.rules}
    for preset in variant.presets:
        assert RULEBOOK.ruleset(name, dict(preset.rules)).overrides == preset.rules
        assert {frozen(pair) for pair in preset.rules} <= shown


@pytest.mark.parametrize("name", RULEBOOK.ids())
def test_every_overlay_over_every_variant_gives_other_rules_that_can_be_played(name: str) -> None:
    usual = RULEBOOK.ruleset(name).rules()
    for overlay in RULEBOOK.overlays(name):
        laid = RULEBOOK.laid_over(name, {}, [overlay.id])
        assert laid.rules() != usual
        assert set(laid.changes) <= overlay.keys
        assert not overlay.changes(laid)


@pytest.mark.parametrize("name", RULEBOOK.ids())
def test_options_chosen_at_random_agree_or_are_refused_with_their_key(name: str) -> None:
    rng = Random(name)
    variant = RULEBOOK.variant(name)
    for _ in range(30):
        changes = dict(pair for option in variant.options for pair in rng.choice(option.choices).rules)
        refusals = refused(name, changes)
        assert all(refusal.key for refusal in refusals)
        if not refusals:
            changed = RULEBOOK.ruleset(name, changes).changes
            assert {key: frozen(value) for key, value in changed.items()} == changes


def refused(name: str, changes: Mapping[str, Any]) -> tuple[Refusal, ...]:
    try:
        RULEBOOK.ruleset(name, changes)
    except BadOverride as error:
        return error.refusals
    return ()


def test_the_four_customs_of_the_ace_are_independent() -> None:
    variant = RULEBOOK.variant("scopa_assi")
    keys = ("ace.sweep_scores", "ace.on_table", "ace.may_place", "redeal.aces")
    options = [next(option for option in variant.options if option.key == key) for key in keys]

    found = set()
    for n in range(16):
        choices = [option.choices[n >> place & 1] for place, option in enumerate(options)]
        found.add(
            RULEBOOK.ruleset("scopa_assi", dict(pair for choice in choices for pair in choice.rules)).digest
        )
    assert len(found) == 16


def test_the_presets_of_scopa_d_assi_are_none_the_second_and_the_first_two() -> None:
    presets = {preset.id: dict(preset.rules) for preset in RULEBOOK.variant("scopa_assi").presets}

    assert list(presets) == ["house", "pagat", "asso_pigliatutto"]
    ace = {name: (rules["ace.sweep_scores"], rules["ace.on_table"]) for name, rules in presets.items()}
    assert ace == {
        "house": (False, "sweep_all"),
        "pagat": (False, "take_ace"),
        "asso_pigliatutto": (True, "take_ace"),
    }


def test_a_choice_may_change_several_rules_at_once() -> None:
    option = next(one for one in RULEBOOK.variant("cicera").options if one.key == "deal_in_two")

    assert dict(option.choices[1].rules) == {"deal.hand": 6, "deal.refill": 6, "deal.pattern": "P6 T4"}
    assert option.choices[1].value == option.choices[1].rules
    assert RULEBOOK.ruleset("cicera", dict(option.choices[1].rules)).deal.hand == 6


def test_scopone_of_aces_is_dealt_both_ways() -> None:
    option = next(one for one in RULEBOOK.variant("asso_pigliatutto").options if one.key == "dealing")
    shapes = []
    for choice in option.choices:
        dealt = RULEBOOK.ruleset("asso_pigliatutto", dict(choice.rules)).deal
        shapes.append((dealt.hand, dealt.table, dealt.refill))

    assert shapes == [(10, 0, 0), (9, 4, 0)]
    assert RULEBOOK.ruleset("asso_pigliatutto", dict(option.choices[1].rules)).deal.pattern == (
        RULEBOOK.ruleset("scopone").deal.pattern
    )


def test_escoba_has_its_options() -> None:
    keys = {key for option in RULEBOOK.variant("escoba").options for key, _ in option.choices[0].rules}

    assert keys >= {
        "match.target",
        "players.sides",
        "penalties.enabled",
        "score.stacking",
        "table_sweep.beneficiary",
        "table_sweep.thirty",
    }
