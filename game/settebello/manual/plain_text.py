"""The rules page as plain text, for a terminal or a file."""

import re
from collections.abc import Callable, Iterable, Sequence
from unicodedata import east_asian_width

from settebello.engine import CardSet, Pack
from settebello.i18n import Names, Text, t
from settebello.manual.card_names import Phrase, card_list, card_name
from settebello.manual.rules_page import Choice, Hand, MarketExample, Section, Shown

WIDTH = 78
INDENT = 6
PIECE = re.compile(r" +|[^ \u3000-\u9fff\uff00-\uffef]+ *|[\u3000-\u9fff\uff00-\uffef][、。）」：]*")
"""An unbreakable piece of text: a word with its space, or a wide character with its punctuation."""

Say = Callable[[Text | Names | str], str]


def plain_text(title: Names, sections: Sequence[Section], say: Say) -> str:
    """Return the page with its title, in lines of at most WIDTH columns; ``say`` translates a text."""
    parts = [say(title), "=" * columns(say(title))]
    for place, section in enumerate(sections, start=1):
        heading = f"{place}. {say(section.heading)}"
        parts += ["", heading, "-" * columns(heading)]
        for paragraph in section.paragraphs:
            parts.append("")
            parts += filled(paragraph.number.ljust(INDENT) + say(paragraph.text))
            if paragraph.example is not None:
                parts += filled(" " * INDENT + say(in_words(paragraph.example)))
    return "\n".join(parts) + "\n"


def in_words(example: Shown) -> Text:
    """Return an example as a sentence."""
    if isinstance(example, MarketExample):
        return t("{sum}", sum=example.words)
    if isinstance(example, Hand):
        cards = card_list(example.cards, example.pack)
        return t("Example: {cards}: {worth}.", cards=cards, worth=example.worth)
    pack = example.table.pack
    if isinstance(example, Choice):
        return _choice_in_words(example, pack)
    facts: dict[str, Phrase] = {
        "table": card_list(example.table, pack),
        "card": card_name(example.card, pack),
        "taken": _sets(capture.cards for capture in example.captures if not capture.barred),
    }
    barred = [capture.cards for capture in example.captures if capture.barred]
    if barred:
        return t(
            "Example: on the table {table}; {card} takes {taken}, but not {barred}.",
            barred=_sets(barred),
            **facts,
        )
    return t("Example: on the table {table}; {card} takes {taken}.", **facts)


def _choice_in_words(choice: Choice, pack: Pack) -> Text:
    facts: dict[str, Phrase] = {
        "hand": card_list(choice.hand, pack),
        "card": card_name(choice.best.card, pack),
    }
    if not choice.table:
        return t("Example: in your hand {hand}, nothing on the table. Play {card}.", **facts)
    facts["table"] = card_list(choice.table, pack)
    return t("Example: in your hand {hand}; on the table {table}. Play {card}.", **facts)


def _sets(sets: Iterable[CardSet]) -> Phrase:
    """Join sets of cards as alternatives: "the ace and the six, or the seven"."""
    *others, whole = [card_list(cards, cards.pack) for cards in sets]
    for cards in reversed(others):
        whole = t("{one}, or {other}", one=cards, other=whole)
    return whole


def columns(text: str) -> int:
    """Return the width of a text in a terminal; Chinese and Japanese characters take two columns."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def filled(text: str) -> list[str]:
    """Wrap a paragraph with a hanging indent; Japanese may break between any two characters."""
    lines = [""]
    for piece in PIECE.findall(text):
        if columns((lines[-1] + piece).rstrip()) > WIDTH:
            lines.append(" " * INDENT)
        lines[-1] += piece
    return [line.rstrip() for line in lines]
