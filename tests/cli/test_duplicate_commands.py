"""The commands that play the same cards again, on a record in the museum and on the deal of a day."""

import json
from pathlib import Path
from random import Random

import pytest

from settebello import cli
from settebello.cli.long_work import LongWork
from settebello.coach.duplicate.playout import decided_by, record_played
from settebello.engine import Seat
from settebello.notation import print_record, read_record
from settebello.notation.purpose import Branch, DailyDeal
from tests.ai.views import RULEBOOK
from tests.coach.duplicate.material import played_match, players

CODE = "6ZB2-EQ08-3R06"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.scopa"
    path.write_text(print_record(played_match(deals=2)), encoding="utf-8")
    return path


def run(tmp_path: Path, *arguments: str) -> int:
    return cli.run(["--data", str(tmp_path), *arguments])


def test_play_on_writes_a_match_from_a_moment_and_overwrites_nothing(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "branch.scopa"
    asked = ["play-on", str(saved), "--deal", "1", "--move", "7", "--anew", "--level", "maestro"]
    assert run(tmp_path, *asked, "--output", str(out)) == 0
    record, _ = read_record(out.read_bytes(), out.name, RULEBOOK.ruleset)
    assert isinstance(record.purpose, Branch)
    assert (record.purpose.deal, record.purpose.move, record.purpose.anew) == (0, 6, True)
    assert record.level(Seat(1)) == "maestro"
    before = out.read_bytes()
    assert run(tmp_path, *asked, "--output", str(out)) == 1
    assert "branch.scopa: File exists" in capsys.readouterr().err
    assert out.read_bytes() == before


def test_par_and_the_second_table_answer_in_words_and_as_json(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "par", str(saved), "--deal", "2", "--plays", "3", "--lang", "it") == 0
    assert "2" in capsys.readouterr().out
    assert run(tmp_path, "par", str(saved), "--plays", "3", "--json") == 0
    deals = json.loads(capsys.readouterr().out)["deals"]
    assert [one["deal"] for one in deals] == [1, 2]
    for one in deals:
        parts = sum(one[name]["points"] for name in ("usual", "luck", "play"))
        assert parts == pytest.approx(one["lead"], abs=1e-5)
    assert run(tmp_path, "duplicate", str(saved), "--level", "esperto", "--json") == 0
    deals = json.loads(capsys.readouterr().out)["deals"]
    assert all(one["difference"] == one["leads"][0] - one["leads"][1] for one in deals)
    assert run(tmp_path, "duplicate", str(saved), "--level", "esperto") == 0
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_the_deal_of_the_day_is_written_ranked_and_read_from_a_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "day.scopa"
    assert run(tmp_path, "daily", "--date", "2026-11-24", "--output", str(out)) == 0
    record, _ = read_record(out.read_bytes(), out.name, RULEBOOK.ruleset)
    assert isinstance(record.purpose, DailyDeal)
    assert run(tmp_path, "daily", "--record", str(out)) == 1
    assert "not a finished deal of the day" in capsys.readouterr().err
    decide = decided_by(players(), {Seat(0): "bimbo", Seat(1): "esperto"}, str(Random(1).random()))
    out.write_text(print_record(record_played(record, decide)), encoding="utf-8")
    assert run(tmp_path, "daily", "--record", str(out), "--plays", "2", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["ranks"]) == ["bimbo", "novizio", "amico", "esperto", "maestro", "campione"]
    assert all(sum(rank.values()) == 2 for rank in found["ranks"].values())
    assert run(tmp_path, "daily", "--code", found["code"]) == 0
    assert "2026-11-24" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play-on", "FILE", "--deal", "3", "--output", "x.scopa"], "3 is not from 1 to 2"),
        (["play-on", "FILE", "--deal", "0", "--output", "x.scopa"], "0 is not from 1 to 2"),
        (["play-on", "FILE", "--move", "99", "--output", "x.scopa"], "move 99 is not one of"),
        (["play-on", "FILE", "--level", "nobody", "--output", "x.scopa"], "'nobody' is not one of"),
        (["par", "FILE", "--deal", "0"], "0 is not from 1 to 2"),
        (["duplicate", "FILE", "--level", "nobody"], "'nobody' is not one of"),
        (["daily", "--code", "hello"], "12 digits and letters"),
        (["daily", "--code", CODE[:-1] + "7"], "a letter may be wrong"),
        (["daily", "--output", "x.scopa", "--date", "tomorrow"], "not a day such as"),
        (["daily", "--output", "x.scopa", "--ruleset", "nothing"], "nothing"),
    ],
)
def test_bad_input_is_named(
    arguments: list[str], words: str, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = [
        str(saved) if one == "FILE" else str(tmp_path / one) if one == "x.scopa" else one for one in arguments
    ]
    assert run(tmp_path, *named) == 1
    assert words in capsys.readouterr().err
    assert not (tmp_path / "x.scopa").exists()


COMMANDS = [
    ["analyse", "FILE"],
    ["par", "FILE"],
    ["duplicate", "FILE", "--level", "amico"],
    ["daily", "--record", "FILE"],
    ["play-on", "FILE", "--output", "x.scopa"],
]


def damaged(text: str) -> list[tuple[str, str]]:
    """Records that cannot be read, and what is said of each."""
    return [
        ("dear diary\n", "1:1: 'dear diary' is not a mapping"),
        ("", "1:1: is empty"),
        (text.replace("ruleset: scopa", "ruleset: scopaa"), "did you mean 'scopa'?"),
        (text.replace("dealer: ", "dealer: 9 # ", 1), "9 is too large"),
        (text.replace("moves: |\n      ", "moves: |\n      7d7d7d\n      ", 1), "7d7d7d"),
        ("version: 1\ncards: mercato\n", "1:1: version: is not known here"),
    ]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_foreign_or_damaged_record_is_named_with_its_place_and_left_as_it_is(
    command: list[str], saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for text, words in damaged(saved.read_text(encoding="utf-8")):
        file = tmp_path / "bad.scopa"
        file.write_text(text, encoding="utf-8")
        named = [
            str(tmp_path / one) if one == "x.scopa" else one.replace("FILE", str(file)) for one in command
        ]
        assert run(tmp_path, *named) == 1, text[:80]
        said = capsys.readouterr()
        assert "bad.scopa:" in said.err + said.out
        assert words in said.err + said.out
        assert file.read_text(encoding="utf-8") == text
        assert not (tmp_path / "x.scopa").exists()


def test_a_match_without_a_finished_deal_is_named(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = saved.read_text(encoding="utf-8")
    first = text.index("moves: |")
    saved.write_text(text[: text.index("\n", text.index("\n", first) + 1) + 1], encoding="utf-8")
    for command in (["par"], ["duplicate", "--level", "amico"]):
        name, *options = command
        assert run(tmp_path, name, str(saved), *options) == 1
        assert "match.scopa: no deal of this match is finished" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "steps"), [(["par", "--plays", "3"], 3 + 6 + 1), (["duplicate", "--level", "amico"], 40)]
)
def test_what_is_done_when_it_is_interrupted_is_printed(
    command: list[str],
    steps: int,
    saved: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = iter(range(steps))

    def step(work: LongWork) -> None:
        del work
        if next(done, None) is None:
            raise KeyboardInterrupt

    monkeypatch.setattr(LongWork, "step", step)
    name, *options = command
    assert run(tmp_path, name, str(saved), "--json", *options) == 130
    assert [one["deal"] for one in json.loads(capsys.readouterr().out)["deals"]] == [1]


def test_long_work_says_now_and_then_what_remains(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = iter([0.0, 1.0, 2.0, 3.0, 4.0])
    monkeypatch.setattr("settebello.cli.long_work.time.monotonic", lambda: next(now))
    work = LongWork(4, "plays")
    for _ in range(4):
        work.step()
    assert capsys.readouterr().err == "2/4 plays, about 2 s left\n"
