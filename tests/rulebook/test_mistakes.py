"""What a rules file with mistakes is told: all of them, each at its place."""

from pathlib import Path

import pytest

from settebello import resources
from settebello.datafile import DataError
from settebello.engine import Pack
from settebello.engine.rules.ruleset import rule_fields
from settebello.rulebook import Rulebook

from .conftest import Shelf

HEAD = "format: 1\nid: own\nname: {en: Own}\ndescription: {en: For trying.}\n"


def problems(rulebook: Rulebook, file: str = "own/own.yaml") -> list[str]:
    return [problem.summary.removeprefix(f"{file}:") for problem in rulebook.problems[file].problems]


def test_a_file_that_is_no_game_yet_is_refused_by_its_name(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "match: {taget: 16}\n")
    with pytest.raises(DataError) as error:
        rulebook.ruleset("own")
    assert "match.taget" in str(error.value)


def test_a_card_list_among_the_games_is_told_its_place(shelf: Shelf) -> None:
    text = (resources.rules() / "market" / "mercato.yaml").read_text("utf-8")
    rulebook = shelf(mercato=text)
    (problem,) = rulebook.problems["own/mercato.yaml"].problems
    assert "is a card list for Mercato" in problem.message


def test_cards_that_are_left_out_are_told_with_the_rule_that_leaves_them_out(shelf: Shelf) -> None:
    told = problems(shelf(own=HEAD + "deck: {upto: 5}\nscore: {extra: {cards: {7c: 1}}}\n"))
    assert any("'7c' is neither a card nor a rank of italian40 with deck.upto: 5" in one for one in told)
    assert any("rounds of 3 each do not use them up, 1 or 5 would" in one for one in told)


def test_a_shipped_id_is_refused_when_a_file_is_checked(tmp_path: Path) -> None:
    rulebook = Rulebook([resources.rules()])
    path = tmp_path / "escoba.yaml"
    path.write_bytes((resources.rules() / "escoba.yaml").read_bytes())
    (problem,) = rulebook.check(path)
    assert problem.key == "id"
    assert "choose another one" in problem.message
    assert rulebook.check(resources.rules() / "escoba.yaml") == ()


def test_five_mistakes_are_five_problems_with_places(shelf: Shelf) -> None:
    rulebook = shelf(
        five="""\
format: 1
id: five
extends: scopa
name: {en: Five mistakes, de: Fünf Fehler}
description: {de: "Eine Datei, aus der man lernt."}

deal:
  pattern: P1 P1 P1 T3
redeal:
  kings: 5
capture:
  priority: singel
match:
  taget: 16
"""
    )

    assert (
        str(rulebook.problems["own/five.yaml"])
        == """\
own/five.yaml:5:14: description: the English text is missing: en
     5 | description: {de: "Eine Datei, aus der man lernt."}
       |              ^
own/five.yaml:8:12: deal.pattern: gives 3 to the table, but deal.table is 4
     8 |   pattern: P1 P1 P1 T3
       |            ^
own/five.yaml:10:10: redeal.kings: 5 is too large (at most 4)
    10 |   kings: 5
       |          ^
own/five.yaml:12:13: capture.priority: 'singel' is not one of single, fewest, free (did you mean 'single'?)
    12 |   priority: singel
       |             ^
own/five.yaml:14:3: match.taget: is not known here: one of target, check, tie, objective \
(did you mean 'target'?)
    14 |   taget: 16
       |   ^"""
    )


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("format: 2", "1:9: format: 2 is not 1"),
        ("deal: {hand: 4}", "5:1: deal.pattern: gives 3 to each player, but deal.hand is 4"),
        (
            "deal: {pattern: P3 X4}",
            "5:17: deal.pattern: 'X4' is not a token such as P3 (3 to each player) or T2",
        ),
        ("deal: {pattern: ''}", "5:17: deal.pattern: gives 0 to each player, but deal.hand is 3"),
        (
            "deal: {refill: 0}",
            "5:16: deal.refill: is 0, but 2 players with 3 cards each and 4 on the table leave 30",
        ),
        (
            "deal: {refill: 4}",
            "5:16: deal.refill: 2 players with 3 cards each and 4 on the table leave 30 cards",
        ),
        (
            "deal: {hand: 19, pattern: P19 T4}",
            "5:14: deal.hand: 2 players with 19 cards each and 4 on the table need 42 of 40 cards",
        ),
        ("players: {counts: []}", "5:19: players.counts: is empty; at least one number of players is needed"),
        ("players: {counts: [2, 2]}", "5:19: players.counts: names a number twice"),
        ("players: {counts: [2, 5]}", "5:23: players.counts[2]: 5 is not one of 2, 3, 4, 6"),
        ("players: {sides: {3: pairs}}", "5:18: players.sides: 3 players do not divide into pairs"),
        ("players: {sides: {2: pairs}}", "5:18: players.sides: 2 players do not divide into pairs"),
        ("players: {sides: {5: solo}}", "5:18: players.sides: 5 is no number of players"),
        (
            "capture: {modes: []}",
            "5:18: capture.modes: is empty; at least one of equal, sum, fifteen, courts is needed",
        ),
        ("capture: {modes: [sum, sum]}", "5:18: capture.modes: names a mode twice"),
        (
            "deal: {table: 0, pattern: P1 P1 P1, refill: 1}\nplayers: {counts: [2]}",
            "1:1: redeal.kings: is 3, but deal.table is 0; 0 switches the redeal off",
        ),
        (
            "redeal: {table_sum_max: 30}",
            "5:25: redeal.table_sum_max: only 6.16% of the first tables stay under the rules for a redeal",
        ),
        (
            "sweep: {points: 0}\nscore: {cards: 0, coins: 0, settebello: 0, primiera: 0}",
            "6:8: score: nothing scores a point, so that no match would end",
        ),
        (
            "deck: {courts: rank_only}\nredeal: {table_sum_max: 9}",
            "6:25: redeal.table_sum_max: needs courts with a number, but deck.courts is rank_only",
        ),
        (
            "deck: {courts: rank_only}\ntable_sweep: {totals: {15: 1}}\nend: {control_mod15: 10}",
            "6:23: table_sweep.totals: needs courts with a number, but deck.courts is rank_only",
        ),
        (
            "deck: {courts: rank_only}\nend: {control_mod15: 10}",
            "6:22: end.control_mod15: needs courts with a number, but deck.courts is rank_only",
        ),
        (
            "extends: scopone_scientifico\ntable_sweep: {totals: {15: 1}}",
            "6:23: table_sweep.totals: needs cards on the table, but deal.table is 0",
        ),
        ("table_sweep: {totals: {61: 1}}", "5:24: table_sweep.totals.61: 61 is too large (at most 60)"),
        (
            "table_sweep: {totals: 15}",
            "5:23: table_sweep.totals: must be none or a mapping of totals to sweeps",
        ),
        (
            "table_sweep: {matta: 7c}",
            "5:22: table_sweep.matta: would mean nothing without table_sweep.totals",
        ),
        (
            "extends: scopone\ndeclare: cirulla",
            "6:10: declare: needs three cards in hand, but deal.hand is 9",
        ),
        (
            "extends: scopa\ndeclare: chorizo\nplayers: {counts: [2]}\ndeal: {refill: 15}",
            "6:10: declare: needs three new cards each time, but deal.refill is 15",
        ),
        (
            "declare: alike",
            "5:10: declare: needs points in score.extra.three_alike or score.extra.four_alike",
        ),
        (
            "declare: alike\nscore: {extra: {four_alike: 9}}",
            "5:10: declare: needs 4 cards in hand, but deal.hand is 3",
        ),
        (
            "score: {extra: {three_alike: 4}}",
            "5:30: score.extra.three_alike: would mean nothing without declare: alike",
        ),
        (
            "score: {steps: {most: 5}}",
            "5:17: score.steps.most: is not known here: one of least, points, more, round, few",
        ),
        (
            "score: {steps: 20}",
            "5:16: score.steps: must be off or a mapping of least, points, more, round, few",
        ),
        ("score: {until: {sweeps: 0}}", "5:25: score.until.sweeps: 0 is too small (at least 1)"),
        (
            "score: {until: {sweep: 38}}",
            "5:24: score.until.sweep: 'sweep' is none of sweeps, picula, three_alike, cards",
        ),
        ("score: {until: {cards: 38}}", "5:24: score.until.cards: would mean nothing without score.steps"),
        (
            "score: {until: {cards: 38}, steps: {least: 20}}",
            "5:24: score.until.cards: does not go together with score.cards",
        ),
        (
            "score: {steps: {least: 20}, extra: {level: 7d}}",
            "5:44: score.extra.level: does not go together with score.steps",
        ),
        (
            "match: {check: at_once, objective: low}",
            "5:36: match.objective: does not go together with match.check: at_once",
        ),
        (
            "match: {check: at_once}\nbluff: true",
            "6:8: bluff: does not go together with match.check: at_once",
        ),
        (
            "score: {until: {sweeps: 38}}\npenalties: {enabled: true}",
            "6:22: penalties.enabled: does not go together with score.until",
        ),
        (
            "bluff: true\npenalties: {enabled: true}",
            "5:8: bluff: does not go together with penalties.enabled",
        ),
        ("bluff: true\ndeclare: cirulla", "5:8: bluff: does not go together with declare: cirulla"),
        (
            "score: {napola: {min: 5, cap: 4}}",
            "5:17: score.napola: the shortest run, 5, is longer than the cap, 4",
        ),
        ("score: {napola: {minimum: 5}}", "5:18: score.napola.minimum: is not known here: one of min, cap"),
        ("score: {napola: 5}", "5:17: score.napola: must be off or a mapping of min, cap"),
        ("score: {napola: }", "5:17: score.napola: must be off or a mapping of min, cap"),
        (
            "score: {piccola_cap: 2}",
            "5:22: score.piccola_cap: is 2, but the shortest run is 3; 0 switches it off",
        ),
        (
            "score: {extra: {cards: {Td: 1}}}",
            "5:29: score.extra.cards.Td: 'Td' is neither a card nor a rank of",
        ),
        ("score: {extra: {sets: {7c7x: 1}}}", "5:30: score.extra.sets.7c7x: '7x' is not a card"),
        ("score: {extra: {sets: {7c7c: 1}}}", "5:30: score.extra.sets.7c7c: '7c7c' names a card twice"),
        (
            "score: {extra: {sets: {" + ", ".join(f"{card}7d: 1" for card in Pack.ITALIAN.cards[:21]) + "}}}",
            "5:23: score.extra.sets: are 21; at most 20 can be counted",
        ),
        ("score: {extra: {wins: 1d2d3}}", "5:23: score.extra.wins: '3' is not a card"),
        ("score: {extra: {level: KdKc}}", "5:24: score.extra.level: 'KdKc' is more than one card"),
        ("score: {extra: {doubles: Rd}}", "5:26: score.extra.doubles: Rd is not a card of italian40"),
        ("capture: {max_cards: two}", "5:22: capture.max_cards: must be none or a whole number from 1 to 20"),
        ("capture: {max_cards: 0}", "5:22: capture.max_cards: 0 is too small (at least 1)"),
        ("lead: dealer", "5:7: lead: 'dealer' is not one of after_dealer, dealer_left"),
        ("bluff: on", "5:8: bluff: 'on' is not true or false (did you mean true?)"),
        ("family: fishing", "5:9: family: 'fishing' is not one of scopa, scopone, fifteen, aces"),
        (
            "presets: {hard: {name: {en: H}, description: {en: D.}, rules: {match.taget: 3}}}",
            "5:64: presets.hard.rules.match.taget: is not a rule (did you mean 'match.target'?)",
        ),
        (
            "presets: {hard: {name: {en: H}, description: {en: D.}, rules: {redeal.kings: 5}}}",
            "5:78: presets.hard.rules.redeal.kings: 5 is too large (at most 4)",
        ),
        ("extends: skopa", "5:10: extends: there are no rules called 'skopa' (did you mean 'scopa'?)"),
        ("extends: own", "5:10: extends: leads back to itself: own extends own"),
        (
            "options: {match.taget: {}}",
            "5:11: options.match.taget: is not a rule (did you mean 'match.target'?)",
        ),
    ],
)
def test_rules_that_cannot_be_played_are_refused_at_their_place(
    shelf: Shelf, rules: str, expected: str
) -> None:
    text = HEAD.replace("format: 1", rules) if rules.startswith("format") else HEAD + rules
    told = problems(shelf(own=text))

    assert any(line.startswith(expected) for line in told), told


def test_a_file_must_be_named_for_its_id(shelf: Shelf) -> None:
    rulebook = shelf(other=HEAD)

    assert problems(rulebook, "own/other.yaml") == ["2:5: id: 'own' is not the file's name, 'other'"]


def test_a_file_of_ones_own_cannot_take_the_place_of_a_shipped_one(shelf: Shelf) -> None:
    rulebook = shelf(scopa=HEAD.replace("own", "scopa") + "match: {target: 99}")

    assert "is the id of" in rulebook.problems["own/scopa.yaml"].problems[0].message
    assert rulebook.ruleset("scopa").match.target == 11


@pytest.mark.parametrize(("number", "refused"), [(20, False), (21, True)])
def test_twenty_sets_of_cards_may_have_their_own_points(shelf: Shelf, number: int, refused: bool) -> None:
    others = [card for card in Pack.ITALIAN.cards if str(card) != "7d"]
    sets = ", ".join(f"{card}7d: 1" for card in others[:number])
    assert bool(shelf(own=f"{HEAD}score: {{extra: {{sets: {{{sets}}}}}}}").problems) is refused


def test_files_that_extend_one_another_in_a_circle_are_refused(shelf: Shelf) -> None:
    rulebook = shelf(
        one=HEAD.replace("own", "one") + "extends: two", two=HEAD.replace("own", "two") + "extends: one"
    )

    assert {"one", "two"}.isdisjoint(rulebook.ids())
    assert "leads back to itself: one extends two extends one" in problems(rulebook, "own/one.yaml")[0]
    assert "leads back to itself: two extends one extends two" in problems(rulebook, "own/two.yaml")[0]


def test_a_very_long_chain_of_files_is_refused(shelf: Shelf) -> None:
    files = {
        f"f{n}": HEAD.replace("own", f"f{n}") + (f"extends: f{n + 1}" if n < 29 else "") for n in range(30)
    }

    rulebook = shelf(**files)

    assert "more than 8 files extend one another" in problems(rulebook, "own/f1.yaml")[0]
    assert "more than 8 files extend one another" in problems(rulebook, "own/f20.yaml")[0]
    assert {f"f{n}" for n in range(21, 30)} == {name for name in rulebook.ids() if name[1:].isdecimal()}


def test_a_file_that_extends_one_with_mistakes_says_so(shelf: Shelf) -> None:
    rulebook = shelf(bad=HEAD.replace("own", "bad") + "deal: {hand: x}", own=HEAD + "extends: bad")

    assert problems(rulebook) == ["5:10: extends: 'bad' has mistakes of its own"]


def test_a_bad_file_leaves_the_others_alone(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD, bad="[", worse="\x00", empty="")

    assert rulebook.ids()[-1] == "own"
    assert sorted(rulebook.problems) == ["own/bad.yaml", "own/empty.yaml", "own/worse.yaml"]


def test_a_single_file_can_be_checked_wherever_it_lies(shelf: Shelf, tmp_path: Path) -> None:
    rulebook = shelf()
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(HEAD.replace("own", "good") + "extends: scopa", encoding="utf-8")
    bad.write_text(HEAD.replace("own", "bad") + "deal: {hand: x, table: 1}", encoding="utf-8")

    assert rulebook.check(good) == ()
    assert [problem.summary for problem in rulebook.check(bad)] == [
        "bad.yaml:5:14: deal.hand: 'x' is not a whole number"
    ]
    assert rulebook.check(tmp_path / "none.yaml")[0].message.startswith("cannot be read")


def test_a_shipped_file_can_be_checked_as_well(shelf: Shelf) -> None:
    shipped = Path(__file__).parents[2] / "rules" / "scopone_scientifico.yaml"

    assert shelf().check(shipped) == ()


WRONG = ("nonsense", "-1", "[[1]]", "{a: b}", "null", "1.5", "99999", "[nonsense]")


@pytest.mark.parametrize("key", rule_fields())
def test_a_wrong_value_of_any_rule_is_told_at_its_place(shipped: Rulebook, tmp_path: Path, key: str) -> None:
    file = tmp_path / "own.yaml"
    section, dot, name = key.partition(".")
    for wrong in WRONG:
        said = f"{section}: {{{name}: {wrong}}}" if dot else f"{section}: {wrong}"
        file.write_text(HEAD + "extends: scopa\n" + said, encoding="utf-8")

        told = [problem for problem in shipped.check(file) if problem.key.startswith(key)]
        assert told, f"{key}: {wrong}"
        assert {problem.line for problem in told} == {6}
