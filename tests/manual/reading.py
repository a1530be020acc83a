"""What the tests of the rules page have in common: all variants, and the texts of a page."""

from collections.abc import Iterator, Mapping
from typing import Any

from settebello import resources
from settebello.engine import Ruleset
from settebello.i18n import Fact, Text
from settebello.manual.pages import pages
from settebello.manual.rules_page import Paragraph
from settebello.rulebook import Rulebook, Variant

RULEBOOK = Rulebook((resources.rules(),))


def variants() -> list[Variant]:
    return [RULEBOOK.variant(each) for each in RULEBOOK.ids()]


def rules(changes: Mapping[str, Any] | None = None) -> Ruleset:
    return Ruleset().override(changes or {})


def paragraphs(ruleset: Ruleset, players: int | None = None) -> list[Paragraph]:
    return [paragraph for section in pages(ruleset, players) for paragraph in section.paragraphs]


def texts(ruleset: Ruleset, players: int | None = None) -> set[Text]:
    """Every paragraph of the rules; the advice at the end of the page is none of them."""
    sections = pages(ruleset, players)
    rules_alone = [section for section in sections if section.heading.key != "How to play well"]
    return {paragraph.text for section in rules_alone for paragraph in section.paragraphs}


def parts(fact: Fact) -> Iterator[Text]:
    """A text and all texts within it."""
    if isinstance(fact, Text):
        yield fact
        for _, inner in fact.facts:
            yield from parts(inner)
