"""The rules page as values: sections of numbered paragraphs, some with an example."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from settebello.engine import Card, CardSet, Pack
from settebello.i18n import Text


@dataclass(frozen=True, slots=True)
class Capture:
    """A set of table cards in an example; ``barred``: the rules in force do not allow to take it.

    ``adding``: how the cards add up, where that is why they can be taken ("2 + 5 = 7").
    """

    cards: CardSet
    adding: str = ""
    sweep: bool = False
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Example:
    """A card played to a table, and everything that the engine says it may take there.

    ``lays``: it may be laid as well, or has to be.
    """

    table: CardSet
    card: Card
    captures: tuple[Capture, ...]
    lays: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards of a pack held together, and what they come to, in words."""

    cards: tuple[Card, ...]
    pack: Pack
    worth: Text


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule in words: its number ("3.2"), its text, and perhaps an example."""

    number: str
    text: Text
    example: Example | Hand | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Paragraphs on one matter."""

    heading: Text
    paragraphs: tuple[Paragraph, ...]


Draft = tuple[Text, Example | Hand | None]
"""A paragraph before it has a number."""

Drafts = Iterable[Draft | Text | None]
"""What a chapter writes: paragraphs with and without an example; None is a rule that is off."""


def drafted(drafts: Drafts) -> Iterator[Draft]:
    """The paragraphs of a chapter, without those that are off."""
    for draft in drafts:
        if isinstance(draft, Text):
            yield draft, None
        elif draft is not None:
            yield draft


def numbered(chapters: Iterable[tuple[Text, Drafts]]) -> tuple[Section, ...]:
    """The sections of some chapters, numbered from 1; a chapter without a paragraph is left out."""
    written = [(heading, tuple(drafted(drafts))) for heading, drafts in chapters]
    return tuple(
        Section(
            heading,
            tuple(
                Paragraph(f"{place}.{row}", text, example)
                for row, (text, example) in enumerate(paragraphs, start=1)
            ),
        )
        for place, (heading, paragraphs) in enumerate(
            ((heading, paragraphs) for heading, paragraphs in written if paragraphs), start=1
        )
    )
