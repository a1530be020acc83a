"""The chapter of the rules page on how to play well: only advice that fits the rules in force."""

from collections.abc import Iterator

from settebello.engine import Card, Pack, Rank, Ruleset
from settebello.i18n import t
from settebello.i18n.text import placeholders
from settebello.manual.advice import choice_of, fitting
from settebello.manual.card_names import Phrase, card_name, rank_name
from settebello.manual.rules_page import Draft

RANK = "rank_"
"""The prefix of placeholders for ranks: `{rank_K}` is the king."""


def advice(ruleset: Ruleset, counts: tuple[int, ...]) -> Iterator[Draft]:
    """Yield the advice that holds under the rules in force, each with a position and its best move."""
    pack = ruleset.deck.pack
    for each in fitting(ruleset, counts):
        facts = {name: _named(name, pack) for name in placeholders(each.here)}
        here = t(each.here, **facts)
        yield t("{first} {second}", first=t(each.say), second=here), choice_of(each)


def _named(name: str, pack: Pack) -> Phrase:
    if name.startswith(RANK):
        return rank_name(Rank(name.removeprefix(RANK)), pack)
    return card_name(Card.parse(name), pack)
