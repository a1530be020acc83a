"""The sheet of letters, by mouse and by keys, in languages with other letters."""

from dataclasses import replace

import pytest

from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.widgets import Choice
from settebello.ui.menus.letters import LettersScene
from settebello.ui.menus.letters.alphabets import BLANK, COLUMNS, FORMS, ROWS, Alphabet, next_form, offered
from tests.pilot import Pilot, services


def sheet(
    language: str, text: str = "", *, longest: int = 16, proposed: bool = False
) -> tuple[Pilot, list[str]]:
    kept: list[str] = []
    given = services(settings=Settings(language=language, speed=Speed.INSTANT))
    given = replace(given, language=lambda: language)
    writing = routes.Letters("Name", text, longest, proposed=proposed, written=kept.append)
    return Pilot(lambda _: LettersScene(given, writing), writing, language=language), kept


def test_by_mouse_alone() -> None:
    pilot, kept = sheet("en", "Alba", proposed=True)
    with pilot:
        for letter in ("L", "u"):
            pilot.click(letter)
        pilot.click("Space")
        pilot.click("B")
        pilot.click("Delete letter")
        assert pilot.scene.text == "Lu "  # type: ignore[attr-defined]
        pilot.click("Done")
    assert kept == ["Lu "]


def test_letters_may_be_typed_and_no_more_are_taken_than_there_is_room_for() -> None:
    pilot, _ = sheet("en", longest=4)
    with pilot:
        pilot.write("Olivia")
        assert pilot.scene.text == "Oliv"  # type: ignore[attr-defined]


def test_capitals_stay_where_somebody_has_chosen_them() -> None:
    pilot, _ = sheet("en")
    with pilot:
        choice = next(one for one in pilot.group.widgets if isinstance(one, Choice))
        pilot.click("A")
        assert pilot.scene.page is Alphabet.SMALL  # type: ignore[attr-defined]
        pilot.click(choice.targets[0].centre)
        pilot.click("B")
        pilot.click("C")
        assert pilot.scene.text == "ABC"  # type: ignore[attr-defined]


def test_japanese_has_kana_whose_last_letter_takes_its_marks() -> None:
    pilot, kept = sheet("ja")
    with pilot:
        for letter in ("は", FORMS, "は", FORMS, FORMS):
            pilot.click(letter)
        pilot.click("決定")
    assert kept == ["ばぱ"]


def test_the_focus_stays_where_it_is_when_small_letters_come() -> None:
    pilot, _ = sheet("en")
    with pilot:
        pilot.press("right", "enter")
        assert pilot.focus == "b"


@pytest.mark.parametrize("language", ["en", "de", "it", "es", "fr", "ja"])
def test_every_page_has_full_rows_and_each_letter_once(language: str) -> None:
    for page in offered(language):
        assert all(len(row) == COLUMNS for row in ROWS[page])
        letters = "".join(ROWS[page]).replace(BLANK, "")
        assert len(set(letters)) == len(letters)


def test_forms_come_round_again() -> None:
    for letter in "".join(ROWS[Alphabet.HIRAGANA] + ROWS[Alphabet.KATAKANA]):
        now, seen = letter, [letter]
        while (now := next_form(now)) != letter:
            seen.append(now)
            assert len(seen) <= 3
    assert [next_form(one) for one in "はばぱ"] == list("ばぱは")
    assert next_form("ツ") == "ッ"
    assert next_form("x") == "x"
