"""docs/words.md: the texts use the words of the glossary, and fewer and fewer unclear ones."""

from collections.abc import Iterable, Mapping

import glossary
import pytest
import texts
from glossary import Avoided

from tests.docs.spoken_texts import Shown, shown

GLOSSARY = glossary.read_glossary()
PLAIN_ENGLISH: dict[str, int] = {}
"""How many English texts have each unclear word; a word that is not listed here is in no text."""
AVOIDED: dict[str, dict[str, int]] = {
    "en": {},
    "de": {
        "Stich": 2,
        "Capotto": 3,
        "Stapel for the stock": 4,
        "unter dem Tisch": 1,
        "für alle Augen": 2,
        "Wie das System": 1,
    },
    "it": {
        "mano for the deal": 1,
        "sotto il tavolo": 1,
        "sì o no": 4,
        "percezione dei colori": 2,
        "foglio dei punti": 3,
    },
    "es": {},
    "fr": {
        "Capotto": 1,
        "Roi beau": 5,
        "sous la table": 1,
        "oui ou non": 2,
        "tous les yeux": 2,
        "preuve du balai": 2,
    },
    "ja": {"手カード": 3, "札": 14, "カポット": 3, "対がくずれた": 2, "一枚": 9, "確かな": 1, "育ち中": 2},
}
"""How many texts of each language have each word that it avoids; these numbers only fall."""


def counts(words: Mapping[str, Avoided], found: Iterable[Shown]) -> dict[str, int]:
    """Count the texts that have each word, where the word is not allowed."""
    found = tuple(found)
    return {
        name: sum(word.found(each.text) for each in found if not (word.rules_pages and each.rules_page))
        for name, word in words.items()
    }


def verdict(now: Mapping[str, int], stored: Mapping[str, int]) -> list[str]:
    """Say for each word whose number is not the stored one what to do."""
    return [
        f"{name}: {now.get(name, 0)} texts, "
        + (
            "reword the new ones"
            if now.get(name, 0) > stored.get(name, 0)
            else "lower the stored number to this"
        )
        + f" (stored: {stored.get(name, 0)})"
        for name in sorted({*now, *stored})
        if now.get(name, 0) != stored.get(name, 0)
    ]


def test_unclear_english_words_get_fewer() -> None:
    assert verdict(counts(GLOSSARY.plain_english, shown("en")), PLAIN_ENGLISH) == []


@pytest.mark.parametrize("language", glossary.LANGUAGES)
def test_words_that_a_language_avoids_get_fewer(language: str) -> None:
    assert verdict(counts(GLOSSARY.avoided.of(language), shown(language)), AVOIDED[language]) == []


def test_every_stored_number_is_of_a_word() -> None:
    assert PLAIN_ENGLISH.keys() <= GLOSSARY.plain_english.keys()
    for language, stored in AVOIDED.items():
        assert stored.keys() <= GLOSSARY.avoided.of(language).keys()


@pytest.mark.parametrize("language", glossary.LANGUAGES)
def test_the_texts_of_every_kind_are_read(language: str) -> None:
    files = {file for each in shown(language) for file in each.files}
    assert {"assets/tutorial", "rules/scopa.yaml", "assets/opponents/pina.yaml"} <= files
    assert any(file.startswith("game/settebello/manual/") for file in files)
    assert len(shown(language)) > 1500
    if language == "en":
        assert any(file.startswith("assets/lessons/") for file in files)


def test_sayings_are_not_read() -> None:
    said = (texts.ROOT / "assets" / "opponents" / "pina.yaml").read_text(encoding="utf-8")
    assert "Spotless. Like my kitchen." in said
    assert "Spotless. Like my kitchen." not in {each.text for each in shown("en")}


def test_a_word_is_counted_once_a_text_and_not_inside_of_others() -> None:
    pack = {"pack": Avoided(pattern=r"\bpacks?\b", instead="deck", rules_pages=True)}
    menu, manual = ("game/settebello/ui/a.py",), ("game/settebello/manual/b.py",)
    found = [
        Shown("Two packs, one Pack", menu),
        Shown("unpack", menu),
        Shown("a pack", manual),
        Shown("the pack", manual + menu),
    ]
    assert counts(pack, found) == {"pack": 2}


def test_a_number_may_neither_rise_nor_stay_too_high() -> None:
    assert verdict({"kept": 3}, {"kept": 2}) == ["kept: 3 texts, reword the new ones (stored: 2)"]
    assert verdict({"kept": 1}, {"kept": 2}) == ["kept: 1 texts, lower the stored number to this (stored: 2)"]
    assert verdict({"kept": 2, "anew": 0}, {"kept": 2}) == []


def test_the_table_of_the_guide_is_the_glossary() -> None:
    guide = (texts.ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    assert glossary.table(GLOSSARY) in guide, "packaging/glossary.py prints the table"


def test_the_guide_names_every_unclear_word() -> None:
    guide = " ".join((texts.ROOT / "docs" / "words.md").read_text(encoding="utf-8").split())
    missing = [
        name
        for name, word in GLOSSARY.plain_english.items()
        if name.replace("-", " ") not in guide or word.instead not in guide
    ]
    assert missing == []
