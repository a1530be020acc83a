"""packaging/texts.py: the languages in step with the program."""

import re
from pathlib import Path

import pytest
import texts

PROGRAM = """
from settebello.i18n import t, tn
DEAL = t("Deal")
TAKES = t("{player} takes {cards}", player="Rosa", cards=tn("a card", "{n} cards", n=2))
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    (tmp_path / "game" / "inner").mkdir(parents=True)
    (tmp_path / "game" / "inner" / "said.py").write_text(PROGRAM)
    return tmp_path / "game"


def translate(path: Path, **translations: str) -> None:
    """Fill the empty translations of a .po file, by the English sentence's first word."""
    lines = path.read_text(encoding="utf-8").splitlines()
    last = ""
    for number, line in enumerate(lines):
        if line.startswith("msgid "):
            last = line.removeprefix('msgid "').split(" ")[0].strip('"{}')
        elif re.fullmatch(r'msgstr(\[\d\])? ""', line) and last in translations:
            lines[number] = line.replace('""', f'"{translations[last]}"')
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_every_sentence_comes_into_the_language_and_old_translations_stay(
    program: Path, tmp_path: Path
) -> None:
    texts.update(texts.template(program), tmp_path, "it", prune=False)
    translate(tmp_path / "it.po", Deal="Smazzata")
    (program / "more.py").write_text('SWEEP = t("Sweep")\n')
    texts.update(texts.template(program), tmp_path, "it", prune=False)
    catalog = texts.read_language(tmp_path, "it")
    assert {message.id for message in catalog if message.id} == {
        "Deal",
        ("a card", "{n} cards"),
        "{player} takes {cards}",
        "Sweep",
    }
    deal = catalog.get("Deal")
    assert deal is not None
    assert deal.string == "Smazzata"


def test_updating_twice_changes_nothing(program: Path, tmp_path: Path) -> None:
    texts.update(texts.template(program), tmp_path, "ja", prune=False)
    before = (tmp_path / "ja.po").read_text(encoding="utf-8")
    texts.update(texts.template(program), tmp_path, "ja", prune=False)
    assert (tmp_path / "ja.po").read_text(encoding="utf-8") == before


def test_what_nobody_says_any_more_stays_until_it_is_pruned(program: Path, tmp_path: Path) -> None:
    texts.update(texts.template(program), tmp_path, "it", prune=False)
    translate(tmp_path / "it.po", Deal="Smazzata")
    (program / "inner" / "said.py").write_text("")
    texts.update(texts.template(program), tmp_path, "it", prune=False)
    assert "Smazzata" in (tmp_path / "it.po").read_text(encoding="utf-8")
    texts.update(texts.template(program), tmp_path, "it", prune=True)
    assert "Smazzata" not in (tmp_path / "it.po").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("deal", "card", "takes", "mistakes"),
    [
        ("Smazzata", "{n} carte", "{player} prende {cards}", []),
        ("Smazzata", "una carta", "{player} prende {cards}", []),
        ("", "{n} carte", "{player} prende {cards}", ["no translation of 'Deal'"]),
        ("Smazzata", "", "{player} prende {cards}", ["no translation of 'a card'"]),
        ("{n}", "{n} carte", "{player} prende {cards}", ["other {placeholders} than in 'Deal'"]),
        ("Smazzata", "{m} carte", "{player} prende {cards}", ["other {placeholders} than in 'a card'"]),
        (
            "Smazzata",
            "{n} carte",
            "{player prende",
            ["other {placeholders} than in '{player} takes {cards}'"],
        ),
        (
            "Smazzata",
            "{n} carte",
            "prende {cards}",
            ["other {placeholders} than in '{player} takes {cards}'"],
        ),
    ],
)
def test_mistakes_of_a_language_are_named(
    program: Path, tmp_path: Path, deal: str, card: str, takes: str, mistakes: list[str]
) -> None:
    sentences = texts.template(program)
    texts.update(sentences, tmp_path, "it", prune=False)
    translate(tmp_path / "it.po", Deal=deal, a=card, player=takes)
    assert list(texts.mistakes(sentences, texts.read_language(tmp_path, "it"))) == mistakes


def test_a_doubtful_translation_is_named(program: Path, tmp_path: Path) -> None:
    sentences = texts.template(program)
    texts.update(sentences, tmp_path, "it", prune=False)
    translate(tmp_path / "it.po", Deal="Smazzata", a="{n} carte", player="{player} prende {cards}")
    path = tmp_path / "it.po"
    doubtful = path.read_text(encoding="utf-8").replace('msgid "Deal"', '#, fuzzy\nmsgid "Deal"')
    path.write_text(doubtful, encoding="utf-8")
    found = list(texts.mistakes(sentences, texts.read_language(tmp_path, "it")))
    assert found == ["doubtful (fuzzy) translation of 'Deal'"]


def test_every_language_of_the_game_is_complete() -> None:
    assert texts.check(texts.ROOT / "game" / "settebello", texts.ROOT / "assets" / "i18n") == []


def test_french_signs_stay_with_the_word_before_them(program: Path, tmp_path: Path) -> None:
    texts.update(texts.template(program), tmp_path, "fr", prune=False)
    translate(tmp_path / "fr.po", Deal="« Donne » : l'as !")
    texts.update(texts.template(program), tmp_path, "fr", prune=False)
    deal = texts.read_language(tmp_path, "fr").get("Deal")
    assert deal is not None
    assert deal.string == "«\xa0Donne\xa0»\xa0: l’as\xa0!"


def test_a_context_makes_two_entries_of_one_sentence(program: Path, tmp_path: Path) -> None:
    (program / "more.py").write_text('SPEED = pt("speed", "Deal")\n')
    sentences = texts.template(program)
    texts.update(sentences, tmp_path, "it", prune=False)
    translate(tmp_path / "it.po", Deal="Smazzata")
    catalog = texts.read_language(tmp_path, "it")
    assert {message.context for message in catalog if message.id == "Deal"} == {None, "speed"}
    assert 'msgctxt "speed"' in (tmp_path / "it.po").read_text(encoding="utf-8")
    assert "no translation of 'Deal'" not in texts.mistakes(sentences, catalog)
