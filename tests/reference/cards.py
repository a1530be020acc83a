"""The referee's words: a card is its two characters (``"7d"``), a set of cards a tuple in canonical order.

The referee is written from the rules text alone, slow and obvious, and the engine must agree with it. It
knows nothing of the engine: a ruleset is a mapping from the keys of docs/rules.md, section 2.1, to plain
values.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Rules = Mapping[str, Any]
Cards = tuple[str, ...]

SUITS = "cdbs"
FORTY = "123456789K"
FIFTY_TWO = "123456789TFVR"
MATTA = "7c"
# No two packs disagree about the place of a rank: K and T never meet.
PLACE = {rank + suit: 4 * place + SUITS.index(suit) for place, rank in enumerate(FORTY) for suit in SUITS} | {
    rank + suit: 4 * place + SUITS.index(suit) for place, rank in enumerate(FIFTY_TWO) for suit in SUITS
}


def ranks(rules: Rules) -> str:
    """The ranks of the pack, ascending."""
    return FIFTY_TWO if rules["deck.pack"] == "bresciane52" else FORTY


def pack(rules: Rules) -> Cards:
    """All the cards of the pack in canonical order."""
    return tuple(rank + suit for rank in in_play(rules) for suit in SUITS)


def in_play(rules: Rules) -> str:
    """The ranks that are dealt, ascending: the lowest alone where the deck goes up to one of them."""
    upto = rules.get("deck.upto", "none")
    return ranks(rules) if upto == "none" else ranks(rules)[:upto]


def courts(rules: Rules) -> str:
    """The three ranks that are figures: knave, knight and king."""
    return ranks(rules)[-3:]


def in_order(cards: Sequence[str]) -> Cards:
    """Cards in canonical order: by rank, then by suit."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


class Worth(NamedTuple):
    """How the cards of a table are read: the rules, and the rank that the wild card stands for, if any."""

    rules: Rules
    guise: str = ""

    def rank(self, card: str) -> str:
        """The rank of a card."""
        return self.guise if self.guise and card == MATTA else card[0]

    def value(self, card: str) -> int | None:
        """What a card counts, None for courts that have no number."""
        return number(self.rules, self.rank(card))

    def numbers(self, card: str) -> list[int]:
        """Everything that a card may count."""
        second = second_number(self.rules, self.rank(card))
        return [number for number in (self.value(card), second) if number is not None]


def number(rules: Rules, rank: str) -> int | None:
    """What a rank counts: its place from the ace; None for a court under rank_only.

    See docs/rules.md, section 2.1.
    """
    if rank in courts(rules) and rules["deck.courts"] == "rank_only":
        return None
    own: int = dict(rules.get("deck.numbers", {})).get(rank, ranks(rules).index(rank) + 1)
    return own


def second_number(rules: Rules, rank: str) -> int | None:
    """The other number that a rank may have on the table, None for most."""
    second: int | None = dict(rules.get("deck.second_numbers", {})).get(rank)
    return second


def played_number(rules: Rules, card: str) -> int | None:
    """The number with which a card, or a rank, is played if it is not that of the table."""
    own: dict[str, int] = dict(rules.get("capture.numbers", {}))
    return own.get(card, own.get(card[0]))
