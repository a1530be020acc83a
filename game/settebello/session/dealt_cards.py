"""The cards that a deal gave to each seat, counted for the comparison with chance."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from settebello.engine import Card, Deal, Event, Rank, Redeal, Refill, Ruleset, Suit
from settebello.engine.rules.rulewords import Scope


class CardGroup(StrEnum):
    """The cards that are counted together."""

    SETTEBELLO = "settebello"
    SEVENS = "sevens"
    ACES = "aces"
    KINGS = "kings"
    COINS = "coins"

    def has(self, card: Card) -> bool:
        """Return whether a card belongs to the group; the seven of coins is the settebello in every game."""
        match self:
            case CardGroup.SETTEBELLO:
                return card.rank is Rank.SEVEN and card.suit is Suit.COINS
            case CardGroup.SEVENS:
                return card.rank is Rank.SEVEN
            case CardGroup.ACES:
                return card.rank is Rank.ACE
            case CardGroup.KINGS:
                return card.rank in {Rank.KING, Rank.RE}
            case CardGroup.COINS:
                return card.suit is Suit.COINS


@dataclass(frozen=True, slots=True)
class DealtCards:
    """What each seat was dealt in a whole deal: the number of all cards, and of the cards of each group.

    The cards of the first table are dealt to nobody. Whatever they are, every share of the other cards is
    equally likely for a seat, because only the first table decides whether a deal is thrown in.
    """

    hands: tuple[int, ...]
    groups: Mapping[CardGroup, tuple[int, ...]]


def dealt_in(events: Iterable[Event], ruleset: Ruleset) -> DealtCards | None:
    """Return what the events of a deal dealt; None if the first table alone was dealt again.

    With the hands kept, a second table depends on the hands, and the shares are no longer equally likely.
    """
    hands: list[list[Card]] = []
    for event in events:
        match event:
            case Redeal() if ruleset.redeal.scope is Scope.TABLE:
                return None
            case Deal():
                hands = [list(hand) for hand in event.hands]
            case Refill():
                for hand, more in zip(hands, event.hands, strict=True):
                    hand.extend(more)
            case _:
                pass
    return DealtCards(
        tuple(map(len, hands)),
        MappingProxyType({group: tuple(_number(hand, group) for hand in hands) for group in CardGroup}),
    )


def _number(hand: Sequence[Card], group: CardGroup) -> int:
    return sum(map(group.has, hand))
