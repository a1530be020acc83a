"""The commands of the laboratory as they are typed."""

import json
import re
from pathlib import Path

import pytest

from settebello import cli

FAST = ["--deals", "2", "--jobs", "1"]


def lab(*arguments: str, home: Path) -> int:
    return cli.run(["--data", str(home), "lab", *arguments])


def test_a_match_is_told_in_a_few_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("match", "greedy", "random", "--rules", "match.target=21", *FAST, home=tmp_path) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "greedy against random: scopa match.target=21, 2 players"
    assert lines[1] == "2 decks, each played 2 times; seed 1"
    assert lines[3].startswith("points a deal  ")
    assert [line.split("  ")[0] for line in lines[5:9]] == ["deals", "all", "leads", "dealer's side"]
    assert [line.split("  ")[0] for line in lines[10:13]] == ["time a decision", "greedy", "random"]


def test_everything_can_be_had_as_json(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert lab("match", "random", "random", "--json", str(file), "--seed", "5", *FAST, home=tmp_path) == 0
    found = json.loads(file.read_text("utf-8"))
    assert (found["ruleset"], found["players"], found["deals"], found["seed"]) == ("scopa", 2, 2, 5)
    differences = [deck["difference"] for deck in found["decks"]]
    assert found["points"]["mean"] == pytest.approx(sum(differences) / 2)
    for deck in found["decks"]:
        own, other = deck["games"]
        ahead = own["points"][0] - own["points"][1] + other["points"][1] - other["points"][0]
        assert deck["difference"] == pytest.approx(ahead / 2)
    outcomes = found["outcomes"]
    assert sum(outcomes["all"].values()) == 4
    assert found["seconds"]["first"]["count"] > 0


def test_the_ladder_goes_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.md"
    arguments = ["--players", "random,bimbo", "--rulesets", "scopa,scopa/3", "--output", str(file)]
    assert lab("ladder", *arguments, "--keep", str(tmp_path / "kept"), *FAST, home=tmp_path) == 0
    assert capsys.readouterr().out == ""
    assert "| bimbo – random |" in file.read_text("utf-8")
    assert len(list((tmp_path / "kept").iterdir())) == 2


def test_players_are_shown_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("style", "greedy,random", "--against", "random", *FAST, home=tmp_path) == 0
    assert "sweeps given away" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["match", "nobody", "random"], "there is no player 'nobody'; there are bimbo,"),
        (["match", "random", "random", "--ruleset", "bridge"], "there are no rules called 'bridge'"),
        (["match", "random", "random", "--players", "6"], "scopa is for 2, 3, 4 players, not for 6"),
        (["match", "random", "random", "--rules", "match.targt=3"], "did you mean 'target'?"),
        (["match", "random", "random", "--rules", "match.target"], "has no value; write KEY=VALUE"),
        (["ladder", "--players", "random"], "a ladder needs two or more players"),
        (["ladder", "--players", "random,random"], "each named once"),
        (["ladder", "--players", "random,nobody"], "there is no player 'nobody'"),
        (["ladder", "--rulesets", "scopa/two"], "write ID or ID/PLAYERS"),
        (["style", "random,nobody"], "there is no player 'nobody'"),
    ],
)
def test_what_does_not_exist_is_named(
    arguments: list[str], what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab(*arguments, "--deals", "1", "--jobs", "1", home=tmp_path) == 1
    assert what in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", "utf-8")
    keep = ["--keep", str(in_the_way / "folder")]
    assert lab("match", "random", "random", *keep, *FAST, home=tmp_path) == 1
    assert str(in_the_way) in capsys.readouterr().err


def test_every_option_of_a_match_stands_on_the_page_for_bot_writers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        lab("match", "--help", home=tmp_path)
    told = set(re.findall(r"^  (--[a-z]+)", capsys.readouterr().out, re.MULTILINE))
    page = (Path(__file__).parents[2] / "BOTS.md").read_text("utf-8")
    (table,) = re.findall(r"\| option \|.*?\n\n", page, re.DOTALL)
    assert told == set(re.findall(r"`(--[a-z]+)", table))
    assert "--seed" in told


@pytest.mark.parametrize("number", ["0", "-3", "many"])
def test_a_number_of_decks_that_is_none_is_a_wrong_command(
    number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        lab("match", "random", "random", "--deals", number, home=tmp_path)
    assert end.value.code == 2
    assert "argument --deals" in capsys.readouterr().err


def test_house_rules_are_laid_over_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    with_rule = ("--overlay", "re_bello", "--json", str(file))
    assert lab("match", "greedy", "random", *with_rule, *FAST, home=tmp_path) == 0
    assert "score.re_bello" in file.read_text("utf-8")
    assert lab("match", "greedy", "random", "--overlay", "re_belo", *FAST, home=tmp_path) == 1
    assert "--overlay: there is no overlay called 're_belo' (did you mean" in capsys.readouterr().err
