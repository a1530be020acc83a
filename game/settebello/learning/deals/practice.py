"""A practice deal, whose whole deck is fixed before the first card.

See docs/learning.md, section 7.3, honesty rules.
"""

from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Self

from settebello.engine import Card, Match, MatchStep, Ruleset, Seat, parse_cards
from settebello.learning.facts import LARGEST_ADDEND
from settebello.learning.sums import Sum
from settebello.notation import RulesetOf
from settebello.notation.position_line import find_rules, print_rules

PLAYERS = 2
"""The number of players: the child and one opponent."""

_FIELDS = ("kind", "dealer", "wanted", "deck", "digest")


class Kind(StrEnum):
    """How the deck was made; the badge on the table says it."""

    ARRANGED = "arranged"
    SHUFFLED = "shuffled"


@dataclass(frozen=True, kw_only=True)
class PracticeDeal:
    """A deck in dealing order, its dealer, and the sums that it was arranged for.

    An arranged deal counts for no statistics, rating or achievement of real games.
    """

    ruleset: Ruleset
    dealer: Seat
    deck: tuple[Card, ...]
    kind: Kind
    wanted: tuple[Sum, ...] = ()

    def start(self) -> MatchStep:
        """Return the deal as the engine deals it; raises WrongDeck.

        The match still waits for a deck where the rules throw the table in.
        """
        return Match.start(self.ruleset, PLAYERS, self.dealer).deal_deck(self.deck)

    @property
    def upto(self) -> int:
        """The highest card value in play."""
        return self.ruleset.deck.upto or LARGEST_ADDEND

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that identify the order of the deck; recorded before a card is dealt."""
        return sha256("".join(map(str, self.deck)).encode()).hexdigest()[:16]

    def __str__(self) -> str:
        fields = {
            "kind": self.kind,
            "dealer": self.dealer,
            "wanted": ",".join(map(str, self.wanted)),
            "deck": "".join(map(str, self.deck)),
            "digest": self.digest,
        }
        return " ".join([print_rules(self.ruleset), *(f"{name}={text}" for name, text in fields.items())])

    @classmethod
    def parse(cls, line: str, ruleset_of: RulesetOf) -> Self:
        """Return the deal that a line describes; ValueError says what is wrong, such as a changed deck."""
        words = line.split() or [""]
        pairs = dict(word.partition("=")[::2] for word in words[1:])
        for name in _FIELDS:
            if name not in pairs:
                raise ValueError(f"{line!r} is no deal for practice: {name}= is missing")
        if not pairs["dealer"].isdecimal():
            raise ValueError(f"dealer={pairs['dealer']} is not a number")
        deal = cls(
            ruleset=find_rules(words[0], {k: v for k, v in pairs.items() if k not in _FIELDS}, ruleset_of),
            dealer=Seat(int(pairs["dealer"])),
            deck=parse_cards(pairs["deck"]),
            kind=Kind(pairs["kind"]),
            wanted=tuple(Sum.parse(word) for word in pairs["wanted"].split(",") if word),
        )
        if deal.digest != pairs["digest"]:
            raise ValueError(f"the deck is not the one noted before it was dealt, {pairs['digest']}")
        return deal
