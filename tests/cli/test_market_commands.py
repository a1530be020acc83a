"""`settebello mercato` as it is typed."""

import io
import json
import sys
from pathlib import Path

import pytest

from settebello import cli, resources
from settebello.rulebook.market_book import MarketBook


def mercato(*arguments: str, home: Path) -> int:
    return cli.run(["--data", str(home), "mercato", *arguments])


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_match_is_played_left_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "help", "jump", "secure G12", "hint", "score", "undo", "1", "undo", "end", "quit")
    assert mercato("play", "--seed", "abc", "--level", "bimbo", home=tmp_path) == 0
    said = capsys.readouterr().out
    assert "HAND: g4a (4, red border, 2 spades), g1 (1, 1 spade)" in said
    assert "'jump' is not an action" in said
    assert "The rules refuse it: not_in_hand" in said
    assert "There is nothing to take back." in said
    assert "seat 0 bought: card Z4a, payment g4a" in said
    assert "seat 0: -28 points (vault 0, spades -28, red hearts 0)" in said
    assert said.endswith("The match is saved.\n")
    assert "seat 1 drawn: card" not in said
    typed(monkeypatch, "quit")
    assert mercato("play", "--resume", home=tmp_path) == 0
    assert "Round 2. Seat 0 is in turn." in capsys.readouterr().out
    saved = tmp_path / "mercato" / "match.mercato"
    assert mercato("verify", str(saved), home=tmp_path) == 0
    assert "The record follows the rules of mercato" in capsys.readouterr().out


def test_a_match_is_played_to_its_end_by_its_first_actions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *["end"] * 200)
    arguments = ["--variant", "mercato_expert", "--handicap", "0", "--level", "amico", "--seed", "1"]
    assert mercato("play", *arguments, home=tmp_path) == 0
    assert "Won by seat 1." in capsys.readouterr().out
    assert list((tmp_path / "mercato" / "finished").glob("*.mercato"))


def test_a_damaged_save_is_named_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "mercato" / "match.mercato"
    saved.parent.mkdir()
    saved.write_text("mercato-record: 1\nvariant: [\n", encoding="utf-8")
    typed(monkeypatch, "quit")
    assert mercato("play", "--resume", home=tmp_path) == 1
    said = capsys.readouterr().err
    assert "The match in progress cannot be read" in said
    assert "match.mercato:3:1" in said
    assert (saved.parent / "match.mercato.damaged-1").read_text("utf-8").startswith("mercato-record")
    assert mercato("verify", str(saved.parent / "match.mercato.damaged-1"), home=tmp_path) == 1


def own_list(home: Path) -> Path:
    """A card list of the player's own in its place."""
    path = home / "rules" / "market" / "our_market.yaml"
    assert mercato("new", str(path), home=home) == 0
    return path


def test_a_card_list_of_ones_own_is_played_beside_the_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_list(tmp_path)
    text = path.read_text("utf-8")
    path.write_text(text.replace("central:\n", "central:\n  - {id: Z9f, number: 9, reds: 1}\n"), "utf-8")
    assert mercato("check", str(path), home=tmp_path) == 0
    assert cli.run(["--data", str(tmp_path), "rules", "check", str(path)]) == 0
    typed(monkeypatch, "quit")
    assert mercato("play", "--variant", "our_market", "--seed", "a", home=tmp_path) == 0
    told = capsys.readouterr()
    assert told.err == ""
    book = MarketBook([resources.rules(), tmp_path / "rules"])
    names = [variant.name.in_language("en") for variant in book.variants.values()]
    assert names == ["Our market", "Our market for experts", "Mercato", "Mercato for experts"]
    assert len(book.rules("our_market").cards) == len(book.rules("mercato").cards) + 1


def test_a_card_list_with_the_id_of_the_shipped_one_is_a_fault_and_a_folder_is_checked_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_list(tmp_path)
    assert mercato("check", str(path.parent), home=tmp_path) == 0
    path.write_text(path.read_text("utf-8").replace("  - id: our_market\n", "  - id: mercato\n"), "utf-8")
    capsys.readouterr()
    assert mercato("check", str(path.parent), home=tmp_path) == 1
    told = capsys.readouterr().out
    assert f"{path}:" in told
    assert "choose another one" in told
    assert "no faults" not in told


def test_a_card_list_has_a_name_of_its_own_and_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_list(tmp_path)
    for bad in (path, tmp_path / "mercato.yaml", tmp_path / "Mine.yaml", tmp_path / "mine.txt"):
        before = bad.read_bytes() if bad.exists() else None
        assert mercato("new", str(bad), home=tmp_path) == 1
        assert str(bad) in capsys.readouterr().err
        assert (bad.read_bytes() if bad.exists() else None) == before


@pytest.mark.parametrize("change", ["  - {id: Z9f, number: 9}\n", "  - {id: Z9f, number: 99}\n"])
def test_a_match_waits_while_its_card_list_is_another_or_faulty(
    change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_list(tmp_path)
    typed(monkeypatch, "end", "quit")
    assert mercato("play", "--variant", "our_market", "--seed", "a", home=tmp_path) == 0
    saved = tmp_path / "mercato" / "match.mercato"
    before, text = saved.read_bytes(), path.read_text("utf-8")
    path.write_text(text.replace("central:\n", f"central:\n{change}"), "utf-8")
    capsys.readouterr()
    assert mercato("play", "--resume", home=tmp_path) == 1
    said = capsys.readouterr().err
    assert "The match in progress cannot be continued" in said
    assert said.endswith("The match is untouched.\n")
    assert saved.read_bytes() == before
    path.write_text(text, "utf-8")
    typed(monkeypatch, "quit")
    assert mercato("play", "--resume", home=tmp_path) == 0
    assert "Round 2. Seat 0 is in turn." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--variant", "mercat"], "'mercat' is not a variant of the market game"),
        (["play", "--players", "7"], "mercato is for 2, 3, 4 players, not for 7"),
        (["play", "--level", "nobody"], "'nobody' is not a level of the market game: bimbo"),
        (["play", "--handicap", "2"], "(2,) are not seats of 2 players"),
        (["lab", "bimbo", "nobody"], "'nobody' is not a level"),
        (["lab", "bimbo", "bimbo", "--players", "9"], "mercato is for 2, 3, 4 players, not for 9"),
    ],
)
def test_a_wrong_argument_is_told(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mercato(*arguments, home=tmp_path) == 1
    assert told in capsys.readouterr().err


def test_levels_meet_in_the_laboratory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mercato("lab", "amico", "bimbo", "--setups", "3", "--jobs", "1", home=tmp_path) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "amico - bimbo, mercato, 2 players, seed 1"
    assert lines[1] == "  3 set-ups, each played once from every seat"
    assert "share of wins       100.0%" in lines[3]


def test_another_program_talks_with_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    asked = io.TextIOWrapper(io.BytesIO(b'{"cmd":"hello"}\n{"cmd":"quit"}\n'))
    monkeypatch.setattr(sys, "stdin", asked)
    assert mercato("engine", home=tmp_path) == 0
    hello, left = capfdbinary.readouterr().out.splitlines()
    assert json.loads(hello)["variants"] == ["mercato", "mercato_expert"]
    assert json.loads(left) == {"ok": True}
