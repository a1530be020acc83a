"""The rules page as values: sections of numbered paragraphs, some with an example."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from settebello.engine import Card, CardSet, Move, Pack
from settebello.i18n import Text

if TYPE_CHECKING:
    # The pages of the Scopa family do without the market game.
    from settebello.market import Card as MarketCard


@dataclass(frozen=True, slots=True)
class Capture:
    """A set of table cards in an example; ``barred``: the rules in force forbid the capture.

    ``adding``: how the cards add up, if that is the reason for the capture ("2 + 5 = 7").
    """

    cards: CardSet
    adding: str = ""
    sweep: bool = False
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Example:
    """A card played to a table, with all its captures according to the engine.

    ``lays``: the card may or must be laid.
    """

    table: CardSet
    card: Card
    captures: tuple[Capture, ...]
    lays: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards of a pack shown together, with their value as a text."""

    cards: tuple[Card, ...]
    pack: Pack
    worth: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """The cards in a hand and on the table, with the best move."""

    hand: tuple[Card, ...]
    table: CardSet
    best: Move


@dataclass(frozen=True, slots=True)
class Row:
    """The cards that a rule names, as a picture beside it; ``labels``: a word below each card, or none."""

    cards: tuple[Card, ...]
    labels: tuple[Text | str, ...] = ()


@dataclass(frozen=True, slots=True)
class MarketExample:
    """Cards of the market game: those of a hand, and what they buy, with the answer of the engine.

    `words` is how the payment adds up, or what the example is about. `allowed`: None where nothing is asked.
    """

    hand: "tuple[MarketCard, ...]"
    goal: "tuple[MarketCard, ...]" = ()
    words: Text | str = ""
    allowed: bool | None = None


Shown = Example | Hand | Choice | MarketExample
"""What a paragraph may show beside its cards in a row."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule: its number ("3.2"), its text, and an example or the cards that it names."""

    number: str
    text: Text
    example: Shown | None = None
    row: Row | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """The paragraphs of one chapter."""

    heading: Text
    paragraphs: tuple[Paragraph, ...]


Draft = tuple[Text, Shown | Row | None]
"""A paragraph without its number."""

Drafts = Iterable[Draft | Text | None]
"""The output of a chapter: paragraphs with or without an example; None is a rule that does not apply."""


def drafted(drafts: Drafts) -> Iterator[Draft]:
    """Yield the paragraphs of a chapter, without the rules that do not apply."""
    for draft in drafts:
        if isinstance(draft, Text):
            yield draft, None
        elif draft is not None:
            yield draft


def numbered(chapters: Iterable[tuple[Text, Drafts]]) -> tuple[Section, ...]:
    """Return the sections of some chapters, numbered from 1; empty chapters are left out."""
    written = [(heading, tuple(drafted(drafts))) for heading, drafts in chapters]
    return tuple(
        Section(
            heading,
            tuple(
                _paragraph(f"{place}.{line}", text, shown)
                for line, (text, shown) in enumerate(paragraphs, start=1)
            ),
        )
        for place, (heading, paragraphs) in enumerate(
            ((heading, paragraphs) for heading, paragraphs in written if paragraphs), start=1
        )
    )


def _paragraph(number: str, text: Text, shown: Shown | Row | None) -> Paragraph:
    if isinstance(shown, Row):
        return Paragraph(number, text, row=shown)
    return Paragraph(number, text, shown)
