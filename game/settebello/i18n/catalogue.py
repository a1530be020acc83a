"""The catalogue of translated texts for one language."""

import gettext
import io
import re
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from settebello import resources
from settebello.datafile import Names, read_bytes
from settebello.i18n.cldr import CONVENTIONS
from settebello.i18n.conventions import Value
from settebello.i18n.euphony import fluent
from settebello.i18n.spoken_form import spoken
from settebello.i18n.text import Aloud, Fact, Text, placeholders, t

SOURCE_LANGUAGE = "en"
"""The language of the keys; it needs no file."""

SEVERAL = 2
"""A number that takes the plural form in every language."""

LARGEST: Final = 4 * 1024 * 1024
"""The size limit of a language's file in bytes."""
LONGEST: Final = 4000
"""The length limit of a translation in characters; a longer one would take too long to draw."""
CODE: Final = re.compile(r"[a-z]{2,3}")
"""The language codes that the settings accept."""

Wording = Mapping[str, Names]
"""A skin's replacements of catalogue texts: a skin with diamonds has no coins."""

OWN_NAME = t("English")
"""Every language translates this as its own name."""


class Catalogue:
    """Translates texts into one language; unknown texts stay English."""

    def __init__(
        self,
        language: str,
        folder: Path | None = None,
        wording: Wording | None = None,
        own: tuple[gettext.NullTranslations, str] | None = None,
    ) -> None:
        """Read LANGUAGE.mo from `folder` (None: the shipped one); a missing file leaves all texts English.

        A damaged file does the same, and `trouble` describes the problem. `wording` replaces single texts.
        ``own``: the translations of a language of the player's own, and the problem with its file.
        """
        self.language = language
        self.conventions = CONVENTIONS.get(language, CONVENTIONS[SOURCE_LANGUAGE])
        self.trouble = ""
        self._wording = wording or {}
        self._translations = gettext.NullTranslations()
        self.file = _folder(folder) / f"{language}.mo"
        if own is not None:
            self._translations, self.trouble = own
        if language == SOURCE_LANGUAGE or own is not None:
            return
        try:
            content = read_bytes(self.file, LARGEST)
            _check_lengths(content)
            self._translations = gettext.GNUTranslations(io.BytesIO(content))
        except FileNotFoundError as error:
            if self.file.is_symlink():
                self.trouble = f"{self.file}: {error.strerror}"
        except (OSError, ValueError, LookupError, struct.error) as error:
            # All exceptions of the library for truncated files, other content, and invalid plural rules.
            self.trouble = f"{self.file}: {(isinstance(error, OSError) and error.strerror) or error}"

    def __call__(self, text: Text | Names | str) -> str:
        """Return the text in this language; a plain str is returned unchanged."""
        return self._put(text, aloud=False)

    def aloud(self, text: Text | Names | str) -> str:
        """Return the text as it is spoken in this language: dates in full, and words for signs."""
        return spoken(self._put(text, aloud=True), self)

    def _put(self, fact: Fact, *, aloud: bool) -> str:
        match fact:
            case Text():
                return self._say(fact, aloud=aloud)
            case Names():
                return fact.in_language(self.language)
            case str():
                return fact
            case int():
                return str(fact)
            case Aloud():
                return self._put(fact.spoken if aloud else fact.written, aloud=aloud)
            case _:
                return self._value(fact, aloud=aloud)

    def _value(self, value: Value, *, aloud: bool) -> str:
        return value.spoken(self.conventions) if aloud else value.written(self.conventions)

    def _say(self, text: Text, *, aloud: bool) -> str:
        facts = {name: self._put(fact, aloud=aloud) for name, fact in text.facts}
        if text.plural is None:
            own = self._wording.get(text.key)
            english = text.key if own is None else own[SOURCE_LANGUAGE]
            sentence = (
                self._singular(text.key, text.context) if own is None else own.in_language(self.language)
            )
        else:
            english = text.key if text.number == 1 else text.plural
            sentence = self._plural(text.key, text.plural, text.number)
            if text.number != 1 and "n" not in _named(sentence):
                # In languages that use the singular for 0, a singular without the number would mean one.
                sentence = self._plural(text.key, text.plural, SEVERAL)
        fitting = fluent(sentence, facts, self.language) if _fits(sentence, facts) else english
        return fitting.format(**facts)

    def _singular(self, sentence: str, context: str | None) -> str:
        if context is None:
            return self._translations.gettext(sentence)
        return self._translations.pgettext(context, sentence)

    def _plural(self, one: str, many: str, number: int) -> str:
        try:
            return self._translations.ngettext(one, many, number)
        except ArithmeticError:
            # The file's plural rule divides by zero for some numbers.
            return one if number == 1 else many


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """Return the codes of all languages, English first, the others in alphabetical order.

    A file that is not named by a language code is no language.
    """
    names = {path.stem for path in _folder(folder).glob("*.mo")}
    found = {name for name in names if CODE.fullmatch(name)} - {SOURCE_LANGUAGE}
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
    if len(sentence) > LONGEST or not sentence.strip():
        return False
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


def _check_lengths(content: bytes) -> None:
    """Raise ValueError if the texts of a language file together are longer than the file.

    The library copies each text, so a small file whose entries all point at the same long text would take
    hours. The header of the format: mark, version, number of texts, places of both tables of lengths.
    """
    order = "<" if content[:4] == b"\xde\x12\x04\x95" else ">"
    number, originals, translations = struct.unpack_from(f"{order}8x3I", content)
    for table in (originals, translations):
        if sum(struct.unpack_from(f"{order}{2 * number}I", content, table)[::2]) > len(content):
            raise ValueError("the texts are longer than the file")


def _folder(folder: Path | None) -> Path:
    return folder if folder is not None else resources.assets() / "i18n"
