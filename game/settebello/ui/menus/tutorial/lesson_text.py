"""Lesson sentences as texts: placeholders for cards and ranks get their names in the current deck."""

from settebello.engine import Card, Pack, Rank
from settebello.i18n import Fact, Text, t
from settebello.i18n.text import placeholders
from settebello.manual.card_names import card_name, rank_name

OTHER = "other"
"""The placeholder for the opponent's name."""
RANK = "rank_"
"""The prefix of placeholders for ranks: `{rank_K}` is the king."""


def said(sentence: str, other: Fact, pack: Pack = Pack.ITALIAN) -> Text:
    """Return a sentence with its placeholders filled; raises ValueError for an unknown placeholder."""
    return t(sentence, **{name: _fact(name, other, pack) for name in placeholders(sentence)})


def _fact(name: str, other: Fact, pack: Pack) -> Fact:
    if name == OTHER:
        return other
    if name.startswith(RANK):
        return rank_name(Rank(name.removeprefix(RANK)), pack)
    return card_name(Card.parse(name), pack)
