"""Extending another file, options, and rules changed for one match."""

import pickle

import pytest

from settebello.datafile import DataError, Names
from settebello.engine import Ruleset, Sides
from settebello.rulebook import BadOverride, Choice, Family, UnknownVariant

from .conftest import Shelf

HEAD = "format: 1\nid: own\nname: {en: Own}\ndescription: {en: For trying.}\n"


def test_a_file_gives_the_differences_alone(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "extends: scopone_scientifico\nsweep: {last_card: counts}")

    expected = rulebook.ruleset("scopone_scientifico").rules() | {"sweep.last_card": "counts"}
    assert rulebook.ruleset("own").rules() == expected
    assert rulebook.ruleset("own").id == "own"
    assert rulebook.ruleset("own").overrides == ()


def test_a_file_that_extends_nothing_has_the_base_values(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "match: {target: 16}")

    assert rulebook.ruleset("own").rules() == Ruleset().rules() | {"match.target": 16}
    assert rulebook.variant("own").options == ()


def test_the_deck_comes_from_the_extended_file_if_none_is_named(shelf: Shelf) -> None:
    rulebook = shelf(
        own=HEAD + "extends: saar_simple", other=HEAD.replace("own", "other") + "extends: own\nskin: francesi"
    )

    assert rulebook.variant("own").skin == "saarbruecken"
    assert rulebook.variant("other").skin == "francesi"
    assert rulebook.variant("scopa").skin is None


def test_options_come_from_the_extended_file_if_none_are_named(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "extends: scopa")

    assert rulebook.variant("own").options == rulebook.variant("scopa").options


def test_an_option_takes_the_texts_it_does_not_have_from_the_extended_file(shelf: Shelf) -> None:
    rulebook = shelf(
        own=HEAD + "extends: scopa\noptions: {capture.priority: {values: [{value: free}, {value: single}]}}"
    )

    (option,) = rulebook.variant("own").options
    theirs = next(one for one in rulebook.variant("scopa").options if one.key == option.key)
    assert (option.name, option.description) == (theirs.name, theirs.description)
    assert option.choices == (theirs.choices[2], theirs.choices[0])
    assert option.default == 1


def test_an_option_for_other_numbers_of_players_is_left_behind(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "extends: scopa\nplayers: {counts: [2]}")

    options = {option.key: option.players for option in rulebook.variant("own").options}
    assert "players.sides" not in options
    assert options["match.target"] == (2,)


def test_a_number_needs_no_label(shelf: Shelf) -> None:
    rulebook = shelf(
        own=HEAD + "options: {match.target: {name: {en: T}, description: {en: D},"
        " values: [{value: 11}, {value: 12, label: {en: a dozen}}]}}"
    )

    (option,) = rulebook.variant("own").options
    assert option.choices == (
        Choice((("match.target", 11),), Names({"en": "11"})),
        Choice((("match.target", 12),), Names({"en": "a dozen"})),
    )


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        (
            "match.target: {values: [{value: 11}, {value: 16}]}",
            ["name: is missing", "description: is missing"],
        ),
        ("match.target: {NAMED}", ["values: is missing"]),
        ("match.target: {NAMED, values: [{value: 11}]}", ["values: has too few entries (at least 2)"]),
        (
            "match.target: {NAMED, values: [{value: 12}, {value: 16}]}",
            ["values: the variant's own value, 11, is not among them"],
        ),
        (
            "match.target: {NAMED, values: [{value: 11}, {value: x}]}",
            ["values[2].value: 'x' is not a whole number"],
        ),
        ("match.target: {NAMED, values: [{value: 11}, {value: 11}]}", ["values[2].value: stands here again"]),
        (
            "capture.priority: {NAMED, values: [{value: single}, {value: free}]}",
            ["values[1].label: is missing", "values[2].label: is missing"],
        ),
        (
            "deal.hand: {NAMED, values: [{value: 3}, {value: 4}]}",
            [
                "values[2].value: deal.pattern: gives 3 to each player, but deal.hand is 4",
                "values[2].value: deal.refill: 2 players with 4 cards each and 4 on the table leave 28 cards",
            ],
        ),
        (
            "match.target: {NAMED, players: [5], values: [{value: 11}, {value: 16}]}",
            ["players[1]: 5 is no number"],
        ),
        ("long: {NAMED, values: [{value: 11}, {value: 16}]}", ["values[1].rules: is missing"]),
        (
            "leed: {NAMED, values: [{value: cw}, {value: x}]}",
            ["values[1].rules: is missing (did you mean 'lead'?)"],
        ),
        (
            "long: {NAMED, values: [{rules: {match.taget: 11}}, {rules: {match.target: 0}}]}",
            ["values[1].rules.match.taget: is not a rule", "values[2].rules.match.target: 0 is too small"],
        ),
        (
            "long: {NAMED, values: [{rules: {match.target: 11}, label: {en: a}}, {rules: {bluff: true}}]}",
            ["values[2].rules: sets other rules than the first"],
        ),
        (
            "two: {NAMED, values: [{rules: {bluff: true, penalties.enabled: true}}, {rules: {bluff: true}}]}",
            ["values[1].rules.bluff: does not go together with penalties.enabled"],
        ),
        (
            "players.sides: {NAMED, values: [{value: 4}, {value: [[[]]]}]}",
            ["values[1].value: 4 is not a mapping"],
        ),
    ],
)
def test_options_that_cannot_be_offered_are_refused(shelf: Shelf, option: str, expected: list[str]) -> None:
    text = HEAD + "options:\n  " + option.replace("NAMED", "name: {en: N}, description: {en: D}")
    told = [problem.summary for problem in shelf(own=text).problems["own/own.yaml"].problems]
    key = option.partition(":")[0]

    for line in expected:
        assert any(f"options.{key}.{line}" in one for one in told), told


def test_an_inherited_option_takes_in_the_variants_own_number(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "extends: scopa\nmatch: {target: 15}")

    option = next(one for one in rulebook.variant("own").options if one.key == "match.target")
    assert [choice.value for choice in option.choices] == [11, 15, 16, 21]
    assert option.default == 1


def test_an_inherited_option_loses_the_choices_that_do_not_fit(shelf: Shelf) -> None:
    rulebook = shelf(
        own=HEAD + "extends: scopa\ndeal: {table: 0, hand: 4, refill: 4, pattern: P4}"
        "\nplayers: {counts: [2]}\nredeal: {kings: 0}"
    )

    assert rulebook.problems == {}
    keys = {option.key for option in rulebook.variant("own").options}
    assert "redeal.kings" not in keys
    assert "deal.pattern" not in keys
    assert "sweep.last_card" in keys


def test_an_option_that_is_named_but_not_shown_waits_for_the_heirs(shelf: Shelf) -> None:
    named = (
        "score.re_bello: {name: {en: King}, description: {en: D.},"
        " values: [{value: 0}, {value: 1}], shown: false}"
    )
    rulebook = shelf(
        first=HEAD.replace("own", "first") + f"options: {{{named}}}",
        second=HEAD.replace("own", "second") + "extends: first",
        third=HEAD.replace("own", "third") + "extends: second\noptions: {score.re_bello: {}}",
    )

    assert rulebook.variant("first").options == ()
    assert rulebook.variant("second").options == ()
    (option,) = rulebook.variant("third").options
    assert option.name == Names({"en": "King"})


def test_an_option_of_several_rules_has_a_name_of_its_own(shelf: Shelf) -> None:
    rulebook = shelf(
        own=HEAD + "extends: scopa\noptions: {long: {name: {en: L}, description: {en: D.}, values: ["
        "{rules: {match.target: 11, match.tie: play_on}, label: {en: short}},"
        "{rules: {match.target: 31, match.tie: two_clear}, label: {en: long}}]}}"
    )

    (option,) = rulebook.variant("own").options
    assert option.default == 0
    assert option.choices[1].rules == (("match.target", 31), ("match.tie", "two_clear"))


def test_presets_are_not_handed_on(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "extends: scopa_assi")

    assert rulebook.variant("scopa_assi").presets
    assert rulebook.variant("own").presets == ()
    assert rulebook.variant("own").own
    assert rulebook.variant("own").lineage == ("scopa_assi", "scopa")
    assert rulebook.variant("own").family is Family.ACES


def test_a_file_added_later_is_found_when_the_folders_are_read_again(shelf: Shelf) -> None:
    rulebook = shelf(bad=HEAD.replace("own", "bad") + "extends: skopa")
    assert "own" not in rulebook.ids()

    shelf(own=HEAD + "extends: cirulla", bad=HEAD.replace("own", "bad") + "extends: scopa")
    rulebook.reload()

    assert {"own", "bad"} <= set(rulebook.ids())
    assert rulebook.problems == {}


def test_changed_rules_are_remembered_and_make_the_same_rules_again(shelf: Shelf) -> None:
    rulebook = shelf()

    changed = rulebook.ruleset("scopa", {"match.target": 16, "players.sides": {4: "solo"}})

    assert changed.match.target == 16
    assert changed.players.sides_of(4) is Sides.SOLO
    assert changed.overrides == (("match.target", 16), ("players.sides", ((4, "solo"),)))
    assert rulebook.ruleset("scopa", dict(changed.overrides)) == changed


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"match.target": 0}, r"^match\.target: 0 is too small \(at least 1\)$"),
        ({"match.taget": 16}, r"^match\.taget: is not known here: .* \(did you mean 'target'\?\)$"),
        ({"target": 16}, "^target: is not known here"),
        ({"deal.hand": 4, "match.target": "x"}, r"^match\.target: 'x' is not a whole number$"),
        (
            {"deal.table": 0},
            r"^deal\.pattern: .*; deal\.refill: .*; redeal\.kings: is 3, but deal\.table is 0",
        ),
        ({"capture.modes": "sum"}, "^capture.modes: 'sum' is not a list"),
        ({"match.target": object()}, "^the changed rules are not plain values"),
        ({"players.sides": {(1, 2): "solo"}}, "^the changed rules are not plain values"),
    ],
)
def test_changes_that_no_file_could_make_are_refused(
    shelf: Shelf, changes: dict[str, object], message: str
) -> None:
    with pytest.raises(BadOverride, match=message):
        shelf().ruleset("scopa", changes)


def test_rules_that_nobody_knows_are_refused_with_a_suggestion(shelf: Shelf) -> None:
    with pytest.raises(UnknownVariant, match=r"'scoppa' \(did you mean 'scopa'\?\)"):
        shelf().ruleset("scoppa")


def test_a_file_with_mistakes_is_refused_with_all_of_them(shelf: Shelf) -> None:
    with pytest.raises(DataError, match="leads back"):
        shelf(own=HEAD + "extends: own").ruleset("own")


def test_what_is_refused_travels_between_processes(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "extends: own")
    for variant, changes in (("scopa", {"match.target": 0}), ("own", {})):
        with pytest.raises((BadOverride, DataError)) as caught:
            rulebook.ruleset(variant, changes)

        again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own bytes
        assert str(again) == str(caught.value)
