"""Lesson sentences as texts: placeholders for cards and ranks get their names in the current deck."""

from collections.abc import Mapping

from settebello.engine import Card, Pack, Rank
from settebello.i18n import Fact, Text, t
from settebello.i18n.text import placeholders
from settebello.manual.card_names import card_name, rank_name

OTHER = "other"
"""The placeholder for the opponent's name."""
PARTNER = "partner"
"""The placeholder for the partner's name."""
RANK = "rank_"
"""The prefix of placeholders for ranks: `{rank_K}` is the king."""


def said(sentence: str, other: Fact, pack: Pack = Pack.ITALIAN, *, partner: Fact = "") -> Text:
    """Return a sentence with its placeholders filled; raises ValueError for an unknown placeholder."""
    names = {OTHER: other, PARTNER: partner}
    return t(sentence, **{name: _fact(name, names, pack) for name in placeholders(sentence)})


def _fact(name: str, names: Mapping[str, Fact], pack: Pack) -> Fact:
    if name in names:
        return names[name]
    if name.startswith(RANK):
        return rank_name(Rank(name.removeprefix(RANK)), pack)
    return card_name(Card.parse(name), pack)
