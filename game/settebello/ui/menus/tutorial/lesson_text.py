"""The sentences of a lesson as texts: cards and ranks in braces get their names in the deck shown."""

from settebello.engine import Card, Pack, Rank
from settebello.i18n import Fact, Text, t
from settebello.i18n.text import placeholders
from settebello.manual.card_names import card_name, rank_name

OTHER = "other"
"""What stands in braces for the name of the opponent."""
RANK = "rank_"
"""What the name of a rank begins with in braces: `{rank_K}` is the king."""


def said(sentence: str, other: Fact, pack: Pack = Pack.ITALIAN) -> Text:
    """A sentence of a lesson with its facts; ValueError for braces that name nothing."""
    return t(sentence, **{name: _fact(name, other, pack) for name in placeholders(sentence)})


def _fact(name: str, other: Fact, pack: Pack) -> Fact:
    if name == OTHER:
        return other
    if name.startswith(RANK):
        return rank_name(Rank(name.removeprefix(RANK)), pack)
    return card_name(Card.parse(name), pack)
