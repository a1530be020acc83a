"""The catalogue of translated texts for one language."""

import gettext
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from settebello import resources
from settebello.datafile import Names
from settebello.i18n.euphony import fluent
from settebello.i18n.text import Text, placeholders, t

SOURCE_LANGUAGE = "en"
"""The language of the keys; it needs no file."""

SEVERAL = 2
"""A number that takes the plural form in every language."""

Wording = Mapping[str, Names]
"""A skin's replacements of catalogue texts: a skin with diamonds has no coins."""

OWN_NAME = t("English")
"""Every language translates this as its own name."""


class Catalogue:
    """Translates texts into one language; unknown texts stay English."""

    def __init__(self, language: str, folder: Path | None = None, wording: Wording | None = None) -> None:
        """Read LANGUAGE.mo from `folder` (None: the shipped one); a missing file leaves all texts English.

        A damaged file does the same, and `trouble` describes the problem. `wording` replaces single texts.
        """
        self.language = language
        self.trouble = ""
        self._wording = wording or {}
        self._translations = gettext.NullTranslations()
        self.file = _folder(folder) / f"{language}.mo"
        if language != SOURCE_LANGUAGE and self.file.is_file():
            try:
                with self.file.open("rb") as file:
                    self._translations = gettext.GNUTranslations(file)
            except (OSError, ValueError, LookupError, struct.error) as error:
                # All exceptions of the library for truncated files, other content, and invalid plural rules.
                self.trouble = f"{self.file}: {error}"

    def __call__(self, text: Text | Names | str) -> str:
        """Return the text in this language; a plain str is returned unchanged."""
        match text:
            case Text():
                return self._say(text)
            case Names():
                return text.in_language(self.language)
            case str():
                return text

    def _say(self, text: Text) -> str:
        facts = {name: str(fact) if isinstance(fact, int) else self(fact) for name, fact in text.facts}
        if text.plural is None:
            own = self._wording.get(text.key)
            english = text.key if own is None else own[SOURCE_LANGUAGE]
            sentence = self._translations.gettext(text.key) if own is None else own.in_language(self.language)
        else:
            english = text.key if text.number == 1 else text.plural
            sentence = self._translations.ngettext(text.key, text.plural, text.number)
            if text.number != 1 and "n" not in _named(sentence):
                # In languages that use the singular for 0, a singular without the number would mean one.
                sentence = self._translations.ngettext(text.key, text.plural, SEVERAL)
        fitting = fluent(sentence, facts, self.language) if _fits(sentence, facts) else english
        return fitting.format(**facts)


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """Return the codes of all languages, English first, the others in alphabetical order."""
    found = {path.stem for path in _folder(folder).glob("*.mo")} - {SOURCE_LANGUAGE}
    return (SOURCE_LANGUAGE, *sorted(found))


def own_name(language: str, folder: Path | None = None) -> str:
    """Return a language's name for itself; its code if its file is damaged."""
    catalogue = Catalogue(language, folder)
    return language if catalogue.trouble else catalogue(OWN_NAME)


def system_language(preferred: Sequence[str], folder: Path | None = None) -> str:
    """Return the first supported language among the preferred ones ("de_AT.UTF-8", "it-IT"), else English."""
    ours = languages(folder)
    for locale in preferred:
        code = locale.replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in ours:
            return code
    return SOURCE_LANGUAGE


def _fits(sentence: str, facts: Mapping[str, str]) -> bool:
    """Return whether the facts fill a translation; a player's own language file may be wrong."""
    try:
        return placeholders(sentence) <= facts.keys()
    except ValueError:
        return False


def _named(sentence: str) -> frozenset[str]:
    """Return the facts that a translation names; none if it is malformed."""
    try:
        return frozenset(placeholders(sentence))
    except ValueError:
        return frozenset()


def _folder(folder: Path | None) -> Path:
    return folder if folder is not None else resources.assets() / "i18n"
