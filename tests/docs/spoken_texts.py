"""Every text that players read, in each language: catalogue, rules, activities, opponents; no sayings."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import texts
import yaml
from babel.messages.catalog import Catalog

RULES_PAGES = ("game/settebello/manual/", "rules/")
"""Where the texts of the rules pages come from."""
DATA = ("rules/*.yaml", "rules/overlays/*.yaml", "assets/lessons/*.yaml", "assets/opponents/*.yaml")
SAYINGS = "lines"
"""The key of an opponent's sayings."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A text in one language, and the files that show it."""

    text: str
    files: tuple[str, ...]

    @property
    def rules_page(self) -> bool:
        """Whether only rules pages show the text."""
        return all(file.startswith(RULES_PAGES) for file in self.files)


@cache
def shown(language: str) -> tuple[Shown, ...]:
    """Return the texts of a language; the English ones of the catalogue are its keys."""
    return (*_catalogue(language), *_files(language))


@cache
def sentences() -> Catalog:
    """Return the sentences of the program and the lessons."""
    return texts.template(texts.ROOT / "game" / "settebello")


def _catalogue(language: str) -> Iterator[Shown]:
    english = language == "en"
    catalog = sentences() if english else texts.read_language(texts.ROOT / "assets" / "i18n", language)
    for message in sentences():
        translated = catalog.get(message.id, message.context) if message.id else None
        if translated is not None:
            files = tuple(place for place, _ in message.locations)
            for form in texts.forms_of(translated.id if english else translated.string):
                yield Shown(form, files)


def _files(language: str) -> Iterator[Shown]:
    for pattern in DATA:
        for path in sorted(texts.ROOT.glob(pattern)):
            content = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
            for text in _in_language(content, language):
                yield Shown(text, (path.relative_to(texts.ROOT).as_posix(),))


def _in_language(content: Any, language: str) -> Iterator[str]:  # noqa: ANN401 - any part of a YAML file
    match content:
        case {"en": str()}:
            if language in content:
                yield str(content[language])
        case dict():
            for key, part in content.items():
                if key != SAYINGS:
                    yield from _in_language(part, language)
        case list():
            for part in content:
                yield from _in_language(part, language)
