"""Speech: every sign that reaches the voice is a word or a pause, in every language."""

from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po

from settebello import resources
from settebello.i18n import Catalogue, Names, Text, dated, languages, number, t
from settebello.i18n.spoken_form import PLAIN
from settebello.i18n.text import placeholders

SAMPLES = ("5 : 7", "2–4, 6", "Anna & Luca", "−5", "½", "Prof. K. (2)", "…", "/home/a_b/c.txt")
"""Facts as they come into sentences: points, numbers of players, names, paths."""


def strange(said: str) -> set[str]:
    """The signs of a spoken text that are neither plain nor part of a word."""
    return {sign for sign in said if not (sign.isalnum() or sign in PLAIN)}


def sentences(language: str) -> Iterator[str]:
    """Every sentence of the catalogue in a language, in all forms."""
    with (resources.assets() / "i18n" / f"{'de' if language == 'en' else language}.po").open("rb") as file:
        for message in read_po(file):
            said = message.id if language == "en" else message.string
            yield from (said,) if isinstance(said, str) else said or ()


@pytest.mark.parametrize("language", languages())
def test_no_sign_of_any_text_reaches_the_voice(language: str) -> None:
    catalogue = Catalogue(language)
    checked = 0
    for sentence in sentences(language):
        for sample in SAMPLES:
            said = catalogue.aloud(sentence.format(**dict.fromkeys(placeholders(sentence), sample)))
            assert not strange(said), (sentence, said)
            checked += 1
            if "{" not in sentence:
                break
    assert checked > 4000


@pytest.mark.parametrize("language", languages())
def test_no_sign_of_the_data_files_reaches_the_voice(language: str) -> None:
    catalogue = Catalogue(language)
    checked = 0
    for folder in ("opponents", "skins"):
        for path in (resources.assets() / folder).rglob("*.yaml"):
            for line in path.read_text(encoding="utf-8").splitlines():
                if line.strip().lstrip("- ").startswith(f"{language}: "):
                    said = catalogue.aloud(line.partition(": ")[2].strip("\"'"))
                    assert not strange(said), line
                    checked += 1
    assert checked > 80


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("5 : 7", "5 to 7"),
        ("−2 : 7 : 3", "minus 2 to 7 to 3"),
        ("Italy · 2–4 players", "Italy, 2 to 4 players"),
        ("one card too many ×2", "one card too many, 2 times"),
        ("too little ×1", "too little, once"),
        ("3 + 1 = 4. You need a four.", "3 plus 1 is 4. You need a four."),
        ("1 + 2 + 3", "1 plus 2 plus 3"),
        ("4 = 1 + 3", "1 plus 3 is 4"),
        ("+1", "plus 1"),
        ("Anna & Luca (partners): 3", "Anna and Luca, partners: 3"),
        ("Play 3/12", "Play 3 of 12"),
        ("5½ or ½", "5 and a half or one half"),
        ("The cards are being laid out …", "The cards are being laid out."),
        ("a, b, … and more", "a, b, and more"),
        ("8 + 5 – what is left?", "8 plus 5, what is left?"),
        ("Choose “Today”.", "Choose Today."),
        ("a → b", "a, b"),
        ("In /home/a_b/c.txt.", "In, home, a b, c.txt."),
        ("100 %", "100 percent"),
        ("One line\nAnother.", "One line. Another."),
        ("–; gamepad: A", "gamepad: A"),
        ("–", ""),
        ("Well-known: 3.5, it’s 2026!", "Well-known: 3.5, it’s 2026!"),
    ],
)
def test_signs_are_said_as_english_says_them(written: str, said: str) -> None:
    assert Catalogue("en").aloud(written) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "5 zu 7, 2 bis 4, 3 plus 1 ist 4"),
        ("es", "5 a 7, de 2 a 4, 3 más 1 son 4"),
        ("fr", "5 à 7, de 2 à 4, 3 plus 1 égale 4"),
        ("it", "5 a 7, da 2 a 4, 3 più 1 fa 4"),
        ("ja", "5対7, 2から4, 3たす1は4"),
    ],
)
def test_every_language_has_its_own_words(language: str, said: str) -> None:
    assert Catalogue(language).aloud("5 : 7, 2–4, 3 + 1 = 4") == said


def test_what_is_written_stays_as_it_is() -> None:
    text = t("{one} & {other}", one="5 : 7", other=number(-3))
    assert Catalogue("en")(text) == "5 : 7 & −3"
    assert Catalogue("en").aloud(text) == "5 to 7 and minus 3"


@pytest.mark.parametrize("words", [Names({"en": "Up & down"}), "Up & down", dated("Up & down")])
def test_every_kind_of_text_is_spoken(words: Names | str | Text) -> None:
    assert Catalogue("en").aloud(words) == "Up and down"
