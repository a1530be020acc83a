"""The emblem of a game: the few cards that stand for it in lists, from its file or derived from its rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.engine import Card, Rank, Ruleset, card_value
from settebello.engine.rules.rulewords import Mode
from settebello.rulebook.capture_checks import pack_words

BACK: Final = "back"
"""The word in a file for a card that lies face down."""
MOST: Final = 5
"""Most cards of an emblem: more could not be told apart."""
FULL_HAND: Final = 9
"""From so many cards on, the hand itself is what a game is known by."""
BACKS: Final = 3
"""The backs behind the face of a derived emblem of a game with full hands."""


class Lie(StrEnum):
    """How the cards of an emblem lie: spread like a hand, or on top of each other."""

    FAN = "fan"
    PILE = "pile"


@dataclass(frozen=True, slots=True)
class Emblem:
    """Cards from the lowest to the topmost one; None is a card face down."""

    cards: tuple[Card | None, ...]
    lie: Lie = Lie.FAN

    @property
    def names(self) -> list[str]:
        """The cards as a file names them."""
        return [BACK if card is None else str(card) for card in self.cards]

    def fits(self, rules: Ruleset) -> bool:
        """Return whether all cards are in play in a game."""
        return {card for card in self.cards if card is not None} <= {*rules.deck.cards}


def strangers(names: Sequence[str], rules: Ruleset) -> Iterator[tuple[int, str]]:
    """Yield the place of each name that is no card of a game, and what is wrong with it."""
    known = {BACK, *map(str, rules.deck.cards)}
    for place, name in enumerate(names):
        if name not in known:
            yield place, f"{name!r} is no card of {pack_words(rules.deck)}; write one such as 7d, or {BACK}"


def emblem_of(names: Sequence[str], lie: Lie) -> Emblem:
    """Return the emblem with these cards, which are known."""
    return Emblem(tuple(None if name == BACK else Card.parse(name) for name in names), lie)


def derived(rules: Ruleset) -> Emblem:
    """Return the emblem of a game whose file names none.

    It is the card that its rules reward, alone, with the card that completes a capture, or on a full hand.
    """
    star = _star(rules)
    if rules.deal.hand >= FULL_HAND:
        return Emblem((*[None] * BACKS, star))
    if Mode.FIFTEEN in rules.capture.modes:
        rest = rules.capture.total - card_value(star, rules)
        others = (card for card in rules.deck.cards if card.suit is star.suit and card != star)
        partner = next((card for card in others if card_value(card, rules) == rest), None)
        if partner is not None:
            return Emblem((partner, star))
    return Emblem((star,))


def _star(rules: Ruleset) -> Card:
    """Return the card that matters most."""
    deck, score = rules.deck, rules.score
    suit = deck.score_suit
    if rules.sweeper.cards:
        name = rules.sweeper.cards.split()[0]
        return Card.parse(name) if len(name) > 1 else Card(Rank(name), suit)
    if rules.ace.sweep:
        return Card(Rank.ACE, suit)
    if score.re_bello:
        return Card(deck.ranks[-1], suit)
    if score.settebello and Rank.SEVEN in deck.ranks:
        return Card(Rank.SEVEN, suit)
    priced = dict(score.extra.cards) if score.extra is not None else {}
    dear = max(priced, key=lambda name: priced[name], default="")
    if dear:
        return Card.parse(dear) if len(dear) > 1 else Card(Rank(dear), suit)
    return Card(deck.ranks[-1], suit)
