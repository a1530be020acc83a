"""Languages of the player's own: written, checked, compiled and offered."""

from pathlib import Path

import pytest

from settebello import cli
from settebello.datafile import DataError
from settebello.i18n import Catalogue, names_of_own_languages, own_catalogue, own_languages, pt, t, tn
from settebello.i18n.own_languages import check_language, known_texts, new_language
from settebello.i18n.po_file import compiled, entries_of

HEAD = """msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"""
SAID = (
    HEAD
    + """
# a comment
msgid "English"
msgstr "Portugu\u00eas"

msgid "Done"
msgstr ""
"Pron"
"to"

msgctxt "key"
msgid "Cards"
msgstr "Cartas \\"aqui\\""

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} carta"
msgstr[1] "{n} cartas"
"""
)


def written(folder: Path, text: str, name: str = "pt.po") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_a_language_of_the_player_s_own_speaks(tmp_path: Path) -> None:
    written(tmp_path, SAID)
    assert own_languages(tmp_path) == ("pt",)
    assert names_of_own_languages(tmp_path) == (("pt", "Portugu\u00eas"),)
    say = Catalogue("pt", own=own_catalogue("pt", tmp_path))
    assert say.trouble == ""
    assert say(t("Done")) == "Pronto"
    assert say(pt("key", "Cards")) == 'Cartas "aqui"'
    assert say(t("Cards")) == "Cards"
    assert [say(tn("{n} card", "{n} cards", n=n)) for n in (1, 2)] == ["1 carta", "2 cartas"]


def test_shipped_languages_and_other_files_are_none_of_the_player_s_own(tmp_path: Path) -> None:
    for name in ("it.po", "README.po", "pt.txt"):
        written(tmp_path, SAID, name)
    assert own_languages(tmp_path) == ()
    assert own_languages(tmp_path / "none") == ()


def test_a_new_file_has_every_text_and_no_fault(tmp_path: Path) -> None:
    text = new_language("pt")
    faults, done, left = check_language(written(tmp_path, text))
    assert (faults, done, left) == ((), 0, len(known_texts()))
    assert left > 2000
    assert text.index('msgid "English"') < 900
    named = text.replace('msgid "English"\nmsgstr ""', 'msgid "English"\nmsgstr "Portugu\u00eas"')
    assert check_language(written(tmp_path, named))[1:] == (1, left - 1)
    assert names_of_own_languages(tmp_path) == (("pt", "Portugu\u00eas"),)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("hello", ":1:1: is neither a comment nor a text in quotes"),
        ('"hello"', ":1:1: comes before the first msgid"),
        ('msgid "a\\q"', ":1:1: is neither a comment nor a text in quotes"),
        ('msgid "Dome"\nmsgstr "x"', ":1:1: is no text of this program"),
        ('msgid "Done"\nmsgstr "x"\n\nmsgid "Done"\nmsgstr "y"', ":1:1: stands here more than once"),
        ('msgid "Done"\nmsgstr "{x}"', ":1:1: its translation has {x}, which its English has not"),
        ('msgid "Done"\nmsgstr "{"', ":1:1: its translation has a fault: "),
        (f'msgid "Done"\nmsgstr "{"x" * 4001}"', ":1:1: its translation is longer than 4000 characters"),
        (HEAD.replace("n > 1", "n ? 1"), ":1:1: its header has a fault: "),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, text: str, fault: str) -> None:
    path = written(tmp_path, text + "\n")
    faults, _, _ = check_language(path)
    assert [one.summary for one in faults if fault in one.summary], [one.summary for one in faults]
    assert cli.run(["--data", str(tmp_path), "languages", "check", str(path)]) == 1


def test_a_file_that_cannot_be_used_leaves_the_program_in_english(tmp_path: Path) -> None:
    for text in ("nonsense", HEAD.replace("n > 1", "n ? 1")):
        written(tmp_path, text)
        say = Catalogue("pt", own=own_catalogue("pt", tmp_path))
        assert "pt.po" in say.trouble
        assert say(t("Done")) == "Done"
        assert names_of_own_languages(tmp_path) == (("pt", "pt"),)
    with pytest.raises(DataError):
        entries_of("nonsense", "pt.po")
    assert check_language(tmp_path / "xx.po")[0][0].message.startswith("cannot be read")
    assert check_language(tmp_path / "long.po")[0][0].message.startswith("the name of the file")


def test_what_is_not_translated_is_not_compiled() -> None:
    assert b"Done" not in compiled(entries_of('msgid "Done"\nmsgstr ""\n', "pt.po"))
