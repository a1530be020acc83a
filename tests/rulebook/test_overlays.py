"""House rules laid over variants."""

from pathlib import Path

import pytest

from settebello import resources
from settebello.rulebook import Rulebook, UnknownOverlay

from .conftest import Shelf

HEAD = "format: 1\nid: mine\nname: {en: Mine}\ndescription: {en: For trying.}\n"


def ids(shelf: Shelf, variant: str, **files: str) -> set[str]:
    return {overlay.id for overlay in shelf(**files).overlays(variant)}


def test_an_overlay_is_offered_where_it_changes_something(shelf: Shelf) -> None:
    assert "re_bello" in ids(shelf, "scopone")
    assert "re_bello" not in ids(shelf, "scopone_re_bello")


def test_an_overlay_is_offered_where_its_rules_agree(shelf: Shelf) -> None:
    assert "three_kings" in ids(shelf, "cirulla")
    assert "three_kings" not in ids(shelf, "asso_pigliatutto")
    assert "poor_table" not in ids(shelf, "cicera")


def test_an_overlay_is_not_offered_where_what_it_needs_is_out_of_the_game(shelf: Shelf) -> None:
    assert "primiera_milanese" in ids(shelf, "scopa")
    assert "primiera_milanese" not in ids(shelf, "spazzino")
    assert "capotto" in ids(shelf, "kasino")
    for without_a_scoring_suit in ("ronda", "tablic", "basra", "rubamazzetto"):
        assert "capotto" not in ids(shelf, without_a_scoring_suit)


def test_an_overlay_is_not_offered_where_an_option_offers_the_same(shelf: Shelf) -> None:
    rulebook = shelf()

    assert "sweep.last_card" in {option.key for option in rulebook.variant("scopa").options}
    assert "last_card" not in {overlay.id for overlay in rulebook.overlays("scopa")}


def test_overlays_follow_the_rules_that_were_changed(shelf: Shelf) -> None:
    rulebook = shelf()
    without = rulebook.overlays("scopa", {"score.primiera": 0})

    assert "primiera_veneta" not in {overlay.id for overlay in without}


def test_further_points_are_added_to_those_in_force(shelf: Shelf) -> None:
    laid = shelf().laid_over("scopone_de_trente", {"match.target": 31}, ["rosmarino", "settanta", "re_bello"])

    assert laid.rules()["score.extra"] == {
        "cards": {"1d": 1, "2d": 2, "3d": 3, "8s": 1},
        "sets": {"7c7d7b7s": 1},
        "wins": "1d2d3d",
    }
    assert laid.score.re_bello == 1
    assert set(laid.changes) == {"match.target", "score.extra", "score.re_bello"}


def test_what_an_overlay_changes_makes_the_same_rules_without_it(shelf: Shelf) -> None:
    rulebook = shelf()
    laid = rulebook.laid_over("il_ponino", {}, ["rosmarino", "napola"])

    assert rulebook.ruleset("il_ponino", dict(laid.overrides)) == laid


def test_an_overlay_of_ones_own_is_found_beside_ones_own_rules(shelf: Shelf) -> None:
    rulebook = shelf(**{"overlays/mine": HEAD + "rules: {match.target: 99}"})

    assert rulebook.problems == {}
    assert rulebook.laid_over("cicera", {}, ["mine"]).match.target == 99


def test_an_overlay_may_nest_its_rules_as_a_variant_does(shelf: Shelf) -> None:
    rulebook = shelf(**{"overlays/mine": HEAD + "rules:\n  score: {re_bello: 2}\n  match.target: 99"})

    assert rulebook.problems == {}
    laid = rulebook.laid_over("scopa", {}, ["mine"])
    assert (laid.score.re_bello, laid.match.target) == (2, 99)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rules: {score: {re_belo: 1}}", "5:17: rules.score.re_belo: 'score.re_belo' is not a rule (did you"),
        ("rules: {score: {re_bello: x}}", "5:27: rules.score.re_bello: "),
        ("rules: {match: {target: 9}, match.target: 8}", "5:29: rules.match.target: 'match.target' stands"),
        ("rules: {match.taget: 99}", "5:9: rules.match.taget: 'match.taget' is not a rule (did you mean"),
        ("rules: {match.target: 0}", "5:23: rules.match.target: 0 is too small (at least 1)"),
        ("rules: {}", "5:8: rules: has too few entries (at least 1)"),
        ("needs: [primiera]\nrules: {match.target: 99}", "5:9: needs[1]: 'primiera' is not a rule"),
        ("without: [x]\nrules: {match.target: 99}", "5:11: without[1]: 'x' is not a rule"),
        ("unless: {declare: no}\nrules: {match.target: 99}", "5:19: unless.declare: 'no' is not one of none"),
        ("extends: scopa\nrules: {match.target: 99}", "5:1: extends: is not known here"),
        ("rules: {match.target: 99}\nid: other", "6:1: id: stands here again"),
    ],
)
def test_an_overlay_with_mistakes_is_told_them_at_their_place(shelf: Shelf, text: str, expected: str) -> None:
    rulebook = shelf(**{"overlays/mine": HEAD + text})
    file = "own/overlays/mine.yaml"

    told = [problem.summary.removeprefix(f"{file}:") for problem in rulebook.problems[file].problems]
    assert any(line.startswith(expected) for line in told), told


def test_an_overlay_cannot_take_the_place_of_a_shipped_one(shelf: Shelf) -> None:
    text = HEAD.replace("mine", "napola") + "rules: {match.target: 99}"
    rulebook = shelf(**{"overlays/napola": text})

    assert "already" in str(rulebook.problems["own/overlays/napola.yaml"])


def test_an_overlay_that_nobody_knows_is_refused_with_a_suggestion(shelf: Shelf) -> None:
    with pytest.raises(UnknownOverlay, match=r"'nappola' \(did you mean 'napola'\?\)"):
        shelf().laid_over("scopa", {}, ["nappola"])


def test_all_faults_of_an_overlay_are_told_at_once(shelf: Shelf, tmp_path: Path) -> None:
    path = tmp_path / "overlays" / "mine.yaml"
    path.parent.mkdir(exist_ok=True)
    rules = "rules:\n  score.extra.cards.3d: 1\n  match.target: 5000\n  bluff: maybe\n"
    path.write_text(HEAD.replace("Mine}", "One, and two}") + rules, "utf-8")
    told = {problem.key: problem.message for problem in shelf().check(path)}

    assert told["name.and two"].endswith("put the whole text in quotes")
    assert told["rules.score.extra.cards.3d"].endswith("is not a rule (write score.extra: {cards: {3d: 1}})")
    assert len(told) == 4
    assert {key.partition(".")[0] for key in told} == {"name", "rules"}


def test_a_text_that_a_comma_ends_is_told_also_where_one_word_is_left(shelf: Shelf, tmp_path: Path) -> None:
    path = tmp_path / "overlays" / "mine.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(HEAD.replace("Mine}", "Ciao, bella, de:}") + "rules: {match.target: 21}", "utf-8")
    told = {problem.key: problem.message for problem in shelf().check(path)}

    assert told["name.bella"].endswith("put the whole text in quotes")
    assert told["name.de"] == "has no value; it must be text"


def test_a_file_that_extends_what_is_not_there_says_where_was_looked(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(HEAD + "extends: nonna", "utf-8")
    (told,) = Rulebook([resources.rules(), tmp_path / "rules"]).check(path)

    assert told.message.startswith("there are no rules called 'nonna'")
    assert told.message.endswith(f"; games of your own are looked for in {tmp_path / 'rules'}")


def test_an_overlay_that_is_not_for_a_game_is_told_with_the_reason(shelf: Shelf) -> None:
    rulebook = shelf(**{"overlays/mine": HEAD + "needs: [score.settebello]\nrules: {score.settebello: 2}"})

    assert rulebook.misfits("scopa", {}, ["mine"]) == ()
    (told,) = rulebook.misfits("cicera", {}, ["mine"])
    assert told.startswith("the house rule mine needs score.settebello, which is off in cicera;")
    assert rulebook.misfits("scopa", {"score.settebello": 0}, ["mine"])
    assert "changes nothing in scopa" in rulebook.misfits("scopa", {"score.settebello": 2}, ["mine"])[0]


def test_an_overlay_with_faults_is_told_apart_from_one_that_is_not_there(shelf: Shelf) -> None:
    rulebook = shelf(**{"overlays/mine": HEAD + "rules: {match.target: 5000}"})

    with pytest.raises(UnknownOverlay, match=r"'mine' has faults: settebello rules check .*mine\.yaml"):
        rulebook.laid_over("scopa", {}, ["mine"])


def test_files_that_are_not_read_are_told(tmp_path: Path) -> None:
    text = HEAD + "rules: {match.target: 21}"
    for name in (
        "overlays/family/mine.yaml",
        "games/mine.yaml",
        "mine.yml",
        "overlays/mine.yaml",
        "market/mine.yaml",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    rulebook = Rulebook([resources.rules(), tmp_path])

    told = {Path(one.file).relative_to(tmp_path).as_posix(): one.message for one in rulebook.passed_over}
    assert set(told) == {"overlays/family/mine.yaml", "games/mine.yaml", "mine.yml"}
    assert rulebook.problems == {}
    (nested,) = rulebook.check(tmp_path / "overlays" / "family" / "mine.yaml")
    assert nested.message == "is not read here: house rules lie directly in overlays"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "rules: {score.extra: {cards: {Kx: 1}}}",
            "in scopa, score.extra.cards.Kx: 'Kx' is neither a card nor a rank of italian40",
        ),
        (
            "needs: [score.primiera]\nwithout: [score.primiera]\nrules: {match.target: 99}",
            "games without score.primiera",
        ),
        ("rules: {score.extra: {cards: {Ks: 1}}}", ""),
        ("rules: {score.extra: {cards: {Vc: 1}}}", ""),
    ],
)
def test_an_overlay_has_to_fit_some_game(shelf: Shelf, tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "overlays" / "mine.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(HEAD + text, "utf-8")
    told = [problem.message for problem in shelf().check(path)]

    assert len(told) == bool(expected), told
    assert all("fits no game: " in one and expected in one for one in told), told
