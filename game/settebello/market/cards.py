"""The cards of the market game, and the rules that a card list and a variant give."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from hashlib import sha256


class Kind(StrEnum):
    """What a card is: of a player's own set, a central card of the supply, or a goal."""

    OWN = "own"
    CENTRAL = "central"
    GOAL = "goal"


class Function(StrEnum):
    """What a card from the hand may do besides paying; with a handicap each once a turn."""

    TAKE = "take"
    SIFT = "sift"
    DRAW = "draw"
    TRIPLE = "triple"
    BURY = "bury"

    @property
    def bit(self) -> int:
        """The bit of this function in a set of used functions."""
        return _BITS[self]


_BITS = {function: 1 << place for place, function in enumerate(Function)}
BY_NUMBER: Mapping[int, Function] = {
    0: Function.TAKE,
    1: Function.SIFT,
    2: Function.DRAW,
    3: Function.TRIPLE,
}
"""The function of the numbers that have one."""

FACE_UP_GRADE = "C"
"""The goals of this class lie face up at the bottom of the goal deck, in ascending order."""

SUPPLY_GRADE = "A"
"""The goals of this class are shuffled into the supply."""


class Arrow(StrEnum):
    """Which cards an arrow may send to the graveyard."""

    ANY = "any"
    SPADES = "spades"


@dataclass(frozen=True, slots=True)
class Card:
    """One card; ``colour`` is that of a player's set, ``grade`` the class of a goal: A, B or C."""

    id: str
    kind: Kind
    number: int
    colour: str = ""
    grade: str = ""
    border: bool = False
    """A red border: two or more of them in one payment count twice."""
    flash: bool = False
    """The card may go to the hand when it is bought or taken."""
    arrow: bool = False
    shuffle: bool = False
    """Whoever buys the card may shuffle the discard pile into the deck at the end of the turn."""
    spades: int = 0
    greens: int = 0
    reds: int = 0

    @property
    def text(self) -> str:
        """The card with all its marks: ``g4a 4 border spades=2``."""
        marks = [name for name in ("border", "flash", "arrow", "shuffle") if getattr(self, name)]
        counts = [
            f"{name}={value}" for name in ("spades", "greens", "reds") if (value := getattr(self, name))
        ]
        return " ".join(
            [self.id, self.kind, self.colour or self.grade or "-", str(self.number), *marks, *counts]
        )


@dataclass(frozen=True, slots=True)
class Removed:
    """How many cards of the supply and of the B goals are put away unseen before a match."""

    supply: int
    goals: int


@dataclass(frozen=True)
class MarketRules:
    """All rules of a variant: the card list, the set-up and the decided questions.

    Cards are referred to by their index in ``cards``. The tables below are computed once.
    """

    id: str
    cards: tuple[Card, ...] = field(hash=False, repr=False)
    removed: Mapping[int, Removed] = field(hash=False, repr=False)
    """By number of players."""
    expert: bool = False
    display: int = 3
    """Places of the display."""
    hand: int = 2
    """Cards drawn at the beginning and at the end of a turn."""
    holdback: int = 1
    """Cards that may be kept in the hand at the end of a turn: 0 or 1."""
    longest: int = 60
    """Rounds after which a match without a trigger is over."""
    last_goal: str = "G27"
    """The goal that ends the match when it is on top of the goal deck."""
    arrow: Arrow = Arrow.ANY

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, in ascending order."""
        return tuple(sorted(self.removed))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The number of each card."""
        return tuple(card.number for card in self.cards)

    @cached_property
    def borders(self) -> tuple[bool, ...]:
        """Whether each card has a red border."""
        return tuple(card.border for card in self.cards)

    @cached_property
    def is_goal(self) -> tuple[bool, ...]:
        """Whether each card is a goal."""
        return tuple(card.kind is Kind.GOAL for card in self.cards)

    @cached_property
    def functions(self) -> tuple[Function | None, ...]:
        """The function that the number of each card gives; goals have none."""
        return tuple(None if card.kind is Kind.GOAL else BY_NUMBER.get(card.number) for card in self.cards)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The index of each card by its id."""
        return {card.id: place for place, card in enumerate(self.cards)}

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The colours of the players' sets; seat 0 plays the first."""
        return tuple(dict.fromkeys(card.colour for card in self.cards if card.colour))

    @cached_property
    def end_card(self) -> int:
        """The index of the goal that ends the match when it is on top."""
        return self.index[self.last_goal]

    @cached_property
    def digest(self) -> str:
        """A SHA-256 of everything that decides a match; a record states it."""
        return sha256(self.canonical_text.encode()).hexdigest()

    @property
    def canonical_text(self) -> str:
        """All rules and cards as lines of text."""
        lines = [f"{name}={getattr(self, name)}" for name in _SETTINGS]
        lines += [f"removed {n}={each.supply},{each.goals}" for n, each in sorted(self.removed.items())]
        return "\n".join([*lines, *(card.text for card in self.cards)]) + "\n"

    def of_colour(self, colour: str) -> tuple[int, ...]:
        """Return the cards of a player's own set."""
        return tuple(place for place, card in enumerate(self.cards) if card.colour == colour)

    def goals_of(self, grade: str) -> tuple[int, ...]:
        """Return the goals of a class by ascending number."""
        found = [place for place, card in enumerate(self.cards) if card.grade == grade]
        return tuple(sorted(found, key=lambda card: (self.numbers[card], card)))

    @cached_property
    def central(self) -> tuple[int, ...]:
        """The central cards."""
        return tuple(place for place, card in enumerate(self.cards) if card.kind is Kind.CENTRAL)

    @cached_property
    def face_up(self) -> tuple[bool, ...]:
        """Whether each card lies face up in the goal deck from the beginning."""
        return tuple(card.grade == FACE_UP_GRADE for card in self.cards)


_SETTINGS = ("expert", "display", "hand", "holdback", "longest", "last_goal", "arrow")
