"""Cards, packs and sets of cards: the basic types of the engine."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import NewType, Protocol, Self

Seat = NewType("Seat", int)
"""A seat at the table, counted from 0 in the order of play."""

Side = NewType("Side", int)
"""A player or a team, counted from 0 and printed A, B, C ..."""


def side_of(seat: int, sides: int) -> Side:
    """Return the side of a seat among so many sides, which take the seats in turn.

    So of four players in two sides, those who sit opposite each other are partners.
    """
    return Side(seat % sides)


def side_letter(side: Side) -> str:
    """Return the letter of a side: A, B, C ..."""
    return chr(ord("A") + side)


def parse_side(text: str) -> Side:
    """Return the side of a letter; raises ValueError for anything but A to F."""
    if len(text) != 1 or text not in "ABCDEF":
        raise ValueError(f"{text!r} is not a side: A to F")
    return Side(ord(text) - ord("A"))


class Suit(StrEnum):
    """The four suits in canonical order."""

    CUPS = "c"
    COINS = "d"
    CLUBS = "b"
    SWORDS = "s"


class Rank(StrEnum):
    """All ranks of the packs; ``K`` only in packs of 40, ``T F V R`` only in the pack of 52."""

    ACE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    KING = "K"
    TEN = "T"
    FANTE = "F"
    CAVALLO = "V"
    RE = "R"


_SUITS = tuple(Suit)
_SUIT_PLACE = {suit: place for place, suit in enumerate(_SUITS)}
# A pack has K or T, never both, so both can have the tenth place.
_RANK_PLACE = {rank: place for place, rank in enumerate("123456789K")} | {"T": 9, "F": 10, "V": 11, "R": 12}


@dataclass(frozen=True, slots=True)
class Card:
    """A card, printed rank first: ``7d`` is the seven of coins (rules, card notation)."""

    rank: Rank
    suit: Suit

    @property
    def bit(self) -> int:
        """The card's index in every set: four times the rank's place plus the suit's place."""
        return 4 * _RANK_PLACE[self.rank] + _SUIT_PLACE[self.suit]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a card of two characters; raises ValueError."""
        try:
            return cls(Rank(text[:1]), Suit(text[1:]))
        except ValueError:
            raise ValueError(
                f"{text!r} is not a card: a rank (1 to 9, K; T F V R among 52), then a suit (c d b s)"
            ) from None

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    def __lt__(self, other: "Card") -> bool:
        return self.bit < other.bit


class Pack(StrEnum):
    """The packs of cards; those of 40 differ by their pictures and labels alone."""

    ITALIAN = "italian40"
    SPANISH = "spanish40"
    SAARBRUECKEN = "saar40"
    BRESCIANE = "bresciane52"

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the pack, ascending."""
        return _RANKS[self]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the pack in canonical order; ``cards[card.bit]`` is ``card``."""
        return _PACKS[self]

    def shuffled(self, shuffler: "Shuffler") -> tuple[Card, ...]:
        """Return the pack shuffled, in dealing order."""
        cards = list(self.cards)
        shuffler.shuffle(cards)
        return tuple(cards)


class Shuffler(Protocol):
    """Puts a list of cards into another order; ``random.Random`` is one."""

    def shuffle(self, x: list[Card], /) -> None:
        """Reorder the list in place."""


_RANKS = {
    pack: tuple(Rank(r) for r in ("123456789TFVR" if pack is Pack.BRESCIANE else "123456789K"))
    for pack in Pack
}
_PACKS = {pack: tuple(Card(rank, suit) for rank in pack.ranks for suit in _SUITS) for pack in Pack}


@dataclass(frozen=True)
class CardSet:
    """A set of cards of one pack, iterated and printed in canonical order: ``3c4s``.

    ``mask`` has bit ``card.bit`` set for every card in the set; the kernel uses this mask. Sets with equal
    masks are equal whatever their pack, because packs of 40 differ only in their pictures.
    """

    mask: int = 0
    pack: Pack = field(default=Pack.ITALIAN, compare=False)

    @classmethod
    def of(cls, cards: Iterable[Card], pack: Pack = Pack.ITALIAN) -> Self:
        """Return the set of the given cards; raises ValueError for a duplicate or a card not in the pack."""
        mask = 0
        for card in cards:
            place = card.bit
            if place >= len(pack.cards) or pack.cards[place] != card:
                raise ValueError(f"{card} is not in the pack {pack}")
            if mask >> place & 1:
                raise ValueError(f"{card} stands twice")
            mask |= 1 << place
        return cls(mask, pack)

    @classmethod
    def parse(cls, text: str, pack: Pack = Pack.ITALIAN) -> Self:
        """Parse cards written in a row, spaces allowed; ``-`` and the empty text give the empty set."""
        return cls.of(parse_cards(text), pack)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards in canonical order."""
        deck, left, found = self.pack.cards, self.mask, []
        while left:
            found.append(deck[(left & -left).bit_length() - 1])
            left &= left - 1
        return tuple(found)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        # The king of a pack of 40 and the ten of the pack of 52 have the same bit.
        return (
            isinstance(card, Card)
            and bool(self.mask >> card.bit & 1)
            and self.pack.cards[card.bit : card.bit + 1] == (card,)
        )

    def __or__(self, other: "CardSet") -> "CardSet":
        # An empty set belongs to no pack in particular, so take the other set's pack.
        return CardSet(self.mask | other.mask, self.pack if self.mask else other.pack)

    def __and__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask & other.mask, self.pack)

    def __sub__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask & ~other.mask, self.pack)

    def __str__(self) -> str:
        return "".join(map(str, self)) or "-"

    def __repr__(self) -> str:
        pack = "" if self.pack is Pack.ITALIAN else f", Pack({self.pack.value!r})"
        return f"CardSet.parse({str(self)!r}{pack})"


NO_CARDS = CardSet()
"""The empty set."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parse cards written in a row, such as ``7d3c 4s``, in the written order; ``-`` gives no cards."""
    run = re.sub(r"\s+", "", text)
    if run == "-":
        run = ""
    return tuple(Card.parse(run[i : i + 2]) for i in range(0, len(run), 2))
