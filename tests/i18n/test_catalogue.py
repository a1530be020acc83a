"""One language's texts."""

import struct
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from settebello.i18n import Catalogue, Names, languages, own_name, pt, system_language, t, tn
from tests.combinations import sampled
from tests.datafile.control_characters import REFUSED, code
from tests.datafile.odd_entries import UNREADABLE, make, posix_only

NOT_IN_PO = "\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029\ud800\udbff\udfff"
"""Line ends for the library that writes the files, and half characters, which have no place in UTF-8."""
ITALIAN = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "English"
msgstr "Italiano"

msgid "Deal"
msgstr "Smazzata"

msgctxt "speed"
msgid "Deal"
msgstr "Distribuzione"

msgctxt "seat"
msgid "{player} deals"
msgstr "{player} fa le carte"

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


def test_the_context_chooses_the_translation(folder: Path) -> None:
    catalogue = Catalogue("it", folder)
    assert catalogue(t("Deal")) == "Smazzata"
    assert catalogue(pt("speed", "Deal")) == "Distribuzione"
    assert catalogue(pt("seat", "{player} deals", player="Rosa")) == "Rosa fa le carte"


def test_a_context_is_never_shown(folder: Path) -> None:
    assert Catalogue("it", folder)(pt("unknown", "Deal")) == "Deal"
    assert Catalogue("en", folder)(pt("speed", "Deal")) == "Deal"


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


def written(folder: Path, text: str) -> Catalogue:
    """The Italian catalogue of a translation that follows the usual header."""
    head = ITALIAN.partition('msgid "English"')[0]
    with (folder / "it.mo").open("wb") as file:
        write_mo(file, read_po(BytesIO((head + text).encode("utf-8", "surrogatepass")), locale="it"))
    return Catalogue("it", folder)


@pytest.mark.parametrize("character", [one for one in REFUSED if one not in NOT_IN_PO], ids=code)
def test_a_translation_that_cannot_be_shown_costs_that_sentence_alone(tmp_path: Path, character: str) -> None:
    text = f'msgid "Deal"\nmsgstr "Smaz{character}zata"\n\nmsgid "Sweep"\nmsgstr "Scopa"\n'
    italian = written(tmp_path, text)
    assert (italian(t("Deal")), italian(t("Sweep"))) == ("Deal", "Scopa")
    assert italian.trouble == ""


@pytest.mark.parametrize("translation", ["", "   ", "x" * 4001])
def test_an_empty_or_endless_translation_is_none(tmp_path: Path, translation: str) -> None:
    italian = written(tmp_path, f'msgid "Deal"\nmsgstr "{translation}"\n\nmsgid "Sweep"\nmsgstr "Scopa"\n')
    assert (italian(t("Deal")), italian(t("Sweep"))) == ("Deal", "Scopa")


@pytest.mark.parametrize("rule", ["n/0", "n%0", "5/n", "n*n", "n-9"])
def test_a_plural_rule_that_fails_for_a_number_leaves_that_text_english(tmp_path: Path, rule: str) -> None:
    with (tmp_path / "it.mo").open("wb") as file:
        write_mo(file, read_po(BytesIO(ITALIAN.encode()), locale="it"))
    content = (tmp_path / "it.mo").read_bytes()
    assert content.count(b"(n != 1)") == 1
    (tmp_path / "it.mo").write_bytes(content.replace(b"(n != 1)", rule.rjust(8).encode()))
    italian = Catalogue("it", tmp_path)
    for number in range(12):
        said = italian(tn("{n} card", "{n} cards", n=number))
        assert said in {f"{number} cards", "1 card", "una carta", f"{number} carte"}
    assert italian(t("Deal")) == "Smazzata"


@posix_only
@pytest.mark.parametrize("kind", UNREADABLE)
def test_whatever_is_in_place_of_a_language_costs_that_language_alone(folder: Path, kind: str) -> None:
    make(kind, folder / "de.mo")
    assert set(languages(folder)) <= {"en", "de", "it"}
    german = Catalogue("de", folder)
    assert german(t("Deal")) == "Deal"
    assert german.trouble.startswith(str(folder / "de.mo"))
    assert own_name("de", folder) == "de"
    assert Catalogue("it", folder)(t("Deal")) == "Smazzata"


def test_a_language_of_100_megabytes_is_refused_by_its_size(folder: Path) -> None:
    with (folder / "de.mo").open("wb") as file:
        file.truncate(100 * 2**20)
    assert Catalogue("de", folder).trouble.endswith("is larger than 4 MiB")


def test_entries_that_share_one_long_text_are_refused(tmp_path: Path) -> None:
    # 100 000 entries of a megabyte each, in a file of three.
    number, size = 100_000, 2**20
    tables = struct.pack("<2I", size, 28 + 16 * number) * (2 * number)
    head = struct.pack("<7I", 0x950412DE, 0, number, 28, 28 + 8 * number, 0, 0)
    (tmp_path / "de.mo").write_bytes(head + tables + b"x" * size)
    assert "longer than the file" in Catalogue("de", tmp_path).trouble


@pytest.mark.parametrize("seed", sampled(range(300), every=50))
def test_a_damaged_file_is_either_named_or_read(folder: Path, seed: int) -> None:
    random = Random(seed)
    content = bytearray((folder / "it.mo").read_bytes())
    for _ in range(random.randint(1, 8)):
        content[random.randrange(len(content))] = random.randrange(256)
    (folder / "it.mo").write_bytes(content)
    italian = Catalogue("it", folder)
    for text in (t("Deal"), tn("{n} card", "{n} cards", n=3), t("{player} leads", player="Rosa")):
        assert italian(text)


def test_a_file_without_a_language_code_for_its_name_is_no_language(folder: Path) -> None:
    for name in ("it_IT.mo", "Italiano.mo", "i\u202et.mo", "x.mo", "abcd.mo"):
        (folder / name).write_bytes((folder / "it.mo").read_bytes())
    assert languages(folder) == ("en", "it")
