"""The seal of a deal: a commitment to its deck, made before the first card is seen (docs/fair-deal.md)."""

import hashlib
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from settebello.engine import Card, Match, Ruleset, Seat, Shuffler
from settebello.notation.seals.seed import later_seed, normal_seed
from settebello.notation.seals.seeded_shuffle import SeededShuffle

WORDS: Final = 8
CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"


class OriginKind(StrEnum):
    """How the deck of a deal came about."""

    RANDOM = "random"
    CHOSEN = "chosen"
    ARRANGED = "arranged"
    REPEATED = "repeated"


@dataclass(frozen=True, slots=True)
class Origin:
    """How the deck of a deal came about; ``text`` is the seed that a person chose for the match."""

    kind: OriginKind
    text: str = ""

    @property
    def follows_seed(self) -> bool:
        """Whether the order of the deck follows from the seed; other decks were given as they are."""
        return self.kind in {OriginKind.RANDOM, OriginKind.CHOSEN}

    def chosen_seed(self, deal: int) -> str | None:
        """Return the seed that a deal must have because a person chose it; None for any other origin."""
        if self.kind is not OriginKind.CHOSEN:
            return None
        return self.text if deal == 1 else later_seed(self.text, deal)

    def __str__(self) -> str:
        """Return the origin as it is written in seals and records."""
        return f"{self.kind} {self.text}" if self.kind is OriginKind.CHOSEN else str(self.kind)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a written origin; raises ValueError."""
        word, _, chosen = text.partition(" ")
        try:
            origin = cls(OriginKind(word), chosen)
        except ValueError:
            raise ValueError(f"{text!r} is not one of {', '.join(OriginKind)}") from None
        if (origin.kind is OriginKind.CHOSEN and normal_seed(chosen) != chosen) or str(origin) != text:
            raise ValueError(f"{text!r} is not an origin such as 'random' or 'chosen winter'")
        return origin


RANDOM: Final = Origin(OriginKind.RANDOM)


@dataclass(frozen=True, slots=True)
class Seal:
    """The facts that a seal commits to.

    ``rules``: the full digest of the rules. ``chain``: the head of the record's chain before this seal.
    ``decks``: the deck before the cut; for a given deal, all its decks as they are dealt.
    """

    rules: str
    players: int
    deal: int
    dealer: Seat
    origin: Origin
    chain: str
    decks: tuple[tuple[Card, ...], ...]
    seed: str

    @property
    def text(self) -> str:
        """The text whose SHA-256 is the commitment."""
        lines = (
            "settebello-seal 1",
            f"rules {self.rules}",
            f"players {self.players}",
            f"deal {self.deal}",
            f"dealer {self.dealer}",
            f"origin {self.origin}",
            f"chain {self.chain}",
            f"deck {' '.join(''.join(map(str, deck)) for deck in self.decks)}",
            f"seed {self.seed}",
        )
        return "".join(f"{line}\n" for line in lines)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the text, as 64 hexadecimal digits."""
        return hashlib.sha256(self.text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Prepared:
    """A sealed deal that is not on the table; ``cut`` is None until it is dealt for the first time.

    A deal that was dealt and taken back has its cut already: it is dealt again as it was.
    """

    seal: Seal
    cut: str | None = None


def commitment_words(commitment: str) -> tuple[str, ...]:
    """Return the first 128 bits of a commitment as eight pronounceable words (proquints, 16 bits each).

    Source: D. S. Wilkerson, "A Proposal for Proquints: Identifiers that are Readable, Spellable, and
    Pronounceable", 2009.
    """
    numbers = (int(commitment[4 * k : 4 * k + 4], 16) for k in range(WORDS))
    return tuple(
        CONSONANTS[n >> 12]
        + VOWELS[n >> 10 & 3]
        + CONSONANTS[n >> 6 & 15]
        + VOWELS[n >> 4 & 3]
        + CONSONANTS[n & 15]
        for n in numbers
    )


def seeded_deck(ruleset: Ruleset, seed: str) -> tuple[Card, ...]:
    """Return the deck of a seed before the cut."""
    return ruleset.deck.shuffled(SeededShuffle(seed))


def dealt_decks(ruleset: Ruleset, seal: Seal, cut: str) -> tuple[tuple[Card, ...], ...]:
    """Return the decks of a sealed deal after the cut: those thrown in, then the one that is played."""
    if not seal.origin.follows_seed:
        return seal.decks
    return dealt_with(ruleset, seal, SeededShuffle(seal.seed, cut))


def dealt_with(ruleset: Ruleset, seal: Seal, shuffler: Shuffler) -> tuple[tuple[Card, ...], ...]:
    """Return the decks of a deal whose cards a shuffler orders: those thrown in, then the one played."""
    return Match.start(ruleset, seal.players, seal.dealer).deal_next(shuffler)[1]
