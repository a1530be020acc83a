"""The rules page on a terminal."""

from pathlib import Path

import pytest

from settebello import cli
from settebello.i18n import Catalogue
from settebello.manual.plain_text import filled, in_words
from settebello.manual.rules_page import Example, Hand
from tests.manual.reading import paragraphs, rules


@pytest.fixture
def data(tmp_path: Path) -> list[str]:
    return ["--data", str(tmp_path)]


def test_the_rules_of_a_game_are_written_in_a_language(
    data: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run([*data, "rules", "text", "cirulla", "--lang", "de"]) == 0

    written = capsys.readouterr().out
    assert written.startswith("Cirulla\n=======\n")
    assert "2.1   Das Blatt hat 40 Karten in vier Farben" in written
    assert "Drei Karten vom selben Rang zählen wie 10 Scopas." in written


def test_changed_rules_are_told_as_changed(data: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    changes = ["--set", "match.target=31", "--set", "score.napola={min: 3, cap: 10}"]
    assert cli.run([*data, "rules", "text", "scopa", *changes]) == 0

    written = " ".join(capsys.readouterr().out.split())
    assert "in which somebody reaches 31 points" in written
    assert "Napola: an unbroken run of coins from the ace, of 3 cards or more" in written


def test_the_rules_can_be_told_for_a_number_of_players(
    data: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run([*data, "rules", "text", "escoba", "--players", "6"]) == 0

    written = " ".join(capsys.readouterr().out.split())
    assert "With 6 players, three play against three" in written
    assert "With 2" not in written


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["escba"], "did you mean 'escoba'?"),
        (["escoba", "--players", "5"], "--players 5: is not one of 2, 3, 4, 6"),
        (["escoba", "--set", "match.target=x"], "match.target: 'x' is not a whole number"),
        (["escoba", "--set", "match.target"], "write KEY=VALUE"),
    ],
)
def test_what_cannot_be_told_is_refused_with_a_reason(
    data: list[str], arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run([*data, "rules", "text", *arguments]) == 1

    written = capsys.readouterr()
    assert written.out == ""
    assert said in written.err


def test_examples_are_told_in_words() -> None:
    english = Catalogue("en")
    told = [
        english(in_words(each.example))
        for each in paragraphs(rules())
        if isinstance(each.example, Example | Hand)
    ]

    assert (
        "Example: on the table the three of cups, the four of swords and the seven of clubs; "
        "the seven of coins takes the seven of clubs, but not the three of cups and the four of swords."
        in told
    )
    assert (
        "Example: the seven of coins, the six of cups, the ace of clubs and the five of swords: "
        "21 + 18 + 16 + 15 = 70." in told
    )


def test_words_stay_whole_and_japanese_breaks_before_no_stop() -> None:
    assert filled("1.1   " + "word " * 20) == [
        "1.1   " + " ".join(["word"] * 14),
        "      " + " ".join(["word"] * 6),
    ]
    lines = filled("1.1   " + "札" * 36 + "。" + "札" * 3)
    assert lines[0] == "1.1   " + "札" * 35
    assert lines[1] == "      " + "札。札札札"


def test_the_rules_are_told_in_the_words_of_the_cards_asked_for(
    data: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run([*data, "rules", "text", "saar_simple", "--skin", "saarbruecken"]) == 0
    assert "Most lions: one point." in capsys.readouterr().out
    assert cli.run([*data, "rules", "text", "saar_simple", "--skin", "francesi", "--lang", "it"]) == 0
    assert "Sette di quadri: un punto." in capsys.readouterr().out
    assert cli.run([*data, "rules", "text", "scopa", "--skin", "nobody"]) == 1
    assert "is not there any more" in capsys.readouterr().err
