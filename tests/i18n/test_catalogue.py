"""One language's texts."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from settebello.i18n import Catalogue, Names, languages, own_name, system_language, t, tn

ITALIAN = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "English"
msgstr "Italiano"

msgid "Deal"
msgstr "Smazzata"

msgid "{player} takes {cards}."
msgstr "{player} prende {cards}."

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "una carta"
msgstr[1] "{n} carte"

msgid "{player} leads"
msgstr "{giocatore} conduce"

msgid "{player} deals"
msgstr "{player dà le carte"

msgid "{player} plays"
msgstr "{player:d} gioca"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with (tmp_path / "it.mo").open("wb") as file:
        write_mo(file, read_po(BytesIO(ITALIAN.encode()), locale="it"))
    (tmp_path / "notes.txt").write_text("no language")
    return tmp_path


def test_a_text_is_said_in_the_language(folder: Path) -> None:
    assert Catalogue("it", folder)(t("Deal")) == "Smazzata"


def test_facts_are_said_in_the_same_language(folder: Path) -> None:
    text = t("{player} takes {cards}.", player="Rosa", cards=tn("{n} card", "{n} cards", n=3))
    assert Catalogue("it", folder)(text) == "Rosa prende 3 carte."
    assert Catalogue("en", folder)(text) == "Rosa takes 3 cards."


@pytest.mark.parametrize(("n", "italian", "english"), [(0, "0 carte", "0 cards"), (1, "una carta", "1 card")])
def test_the_number_chooses_the_form(folder: Path, n: int, italian: str, english: str) -> None:
    text = tn("{n} card", "{n} cards", n=n)
    assert Catalogue("it", folder)(text) == italian
    assert Catalogue("en", folder)(text) == english


def test_a_sentence_without_translation_stays_english(folder: Path) -> None:
    assert Catalogue("it", folder)(t("Sweep")) == "Sweep"


def test_a_language_without_a_file_is_english(folder: Path) -> None:
    assert Catalogue("de", folder)(t("Deal")) == "Deal"


@pytest.mark.parametrize(
    ("sentence", "english"),
    [
        ("{player} leads", "Rosa leads"),
        ("{player} deals", "Rosa deals"),
        ("{player} plays", "Rosa plays"),
    ],
)
def test_a_translation_with_wrong_placeholders_is_not_used(folder: Path, sentence: str, english: str) -> None:
    assert Catalogue("it", folder)(t(sentence, player="Rosa")) == english


def test_braces_in_somebodys_name_are_just_braces(folder: Path) -> None:
    text = t("{player} takes {cards}.", player="{cards}", cards="7d")
    assert Catalogue("it", folder)(text) == "{cards} prende 7d."


def test_names_and_plain_words_need_no_catalogue(folder: Path) -> None:
    italian = Catalogue("it", folder)
    assert italian(Names({"en": "coins", "it": "denari"})) == "denari"
    assert italian("Rosa") == "Rosa"


def test_languages_are_found_by_their_files_and_call_themselves_by_name(folder: Path) -> None:
    assert languages(folder) == ("en", "it")
    assert own_name("it", folder) == "Italiano"
    assert own_name("en", folder) == "English"


@pytest.mark.parametrize(
    ("preferred", "chosen"),
    [
        (["it_IT.UTF-8", "en"], "it"),
        (["it-CH"], "it"),
        (["IT"], "it"),
        (["sv_SE", "it"], "it"),
        (["sv_SE"], "en"),
        (["en_GB", "it"], "en"),
        (["C", ""], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_we_speak_is_taken(
    folder: Path, preferred: list[str], chosen: str
) -> None:
    assert system_language(preferred, folder) == chosen
