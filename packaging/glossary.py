"""The glossary of the texts: which word each language has for a thing, and which words it does not use.

.venv/bin/python packaging/glossary.py     prints the table of docs/words.md
"""

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from settebello.datafile import Model, load, validate

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "packaging" / "words" / "glossary.yaml"
LANGUAGES = ("en", "de", "it", "es", "fr", "ja")

Word = Annotated[str, Field(min_length=1)]


class Term(Model):
    """What a thing of the game is called in each language."""

    en: Word
    """English."""
    de: Word
    """German."""
    it: Word
    """Italian."""
    es: Word
    """Spanish."""
    fr: Word
    """French."""
    ja: Word
    """Japanese."""


class Avoided(Model):
    """A word that a language's texts do not use."""

    pattern: Word
    """A regular expression for the word; upper and lower case are the same."""
    instead: Word
    """What to say."""
    rules_pages: bool = False
    """Whether the word is allowed on the rules pages and in the rules files."""

    def found(self, text: str) -> bool:
        """Return whether a text has the word."""
        return re.search(self.pattern, text, re.IGNORECASE) is not None


class AvoidedWords(Model):
    """The words that each language does not use, by a name for each."""

    en: dict[str, Avoided]
    """English."""
    de: dict[str, Avoided]
    """German."""
    it: dict[str, Avoided]
    """Italian."""
    es: dict[str, Avoided]
    """Spanish."""
    fr: dict[str, Avoided]
    """French."""
    ja: dict[str, Avoided]
    """Japanese."""

    def of(self, language: str) -> dict[str, Avoided]:
        """Return the words of a language; raises AttributeError for one without."""
        return dict(getattr(self, language))


class Glossary(Model):
    """The words of the texts."""

    format: Literal[1]
    """The version of the file format."""
    terms: dict[str, Term]
    """What each thing is called."""
    plain_english: dict[str, Avoided]
    """Unclear English words, which rule 10 of docs/words.md replaces by plain ones."""
    avoided: AvoidedWords
    """Words that are wrong for a thing of the game."""


def read_glossary(path: Path = FILE) -> Glossary:
    """Read the glossary; raises DataError."""
    return validate(load(path.read_text(encoding="utf-8"), str(path)), Glossary)


def table(glossary: Glossary) -> str:
    """Return the terms as a table in Markdown."""
    rows = [["Term", *LANGUAGES], ["---"] * (1 + len(LANGUAGES))]
    rows += [
        [name, *(getattr(term, language) for language in LANGUAGES)] for name, term in glossary.terms.items()
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


if __name__ == "__main__":
    print(table(read_glossary()), end="")
