"""The rules of War as children play it: two cards are turned over, one of them counts more.

Nobody wins a card; after some pairs the game is over (docs/learning.md, section 8).
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from settebello.engine import Card, Ruleset, card_value
from settebello.learning.puzzles.puzzle import Puzzle

PAIRS: Final = 10
"""The pairs of a game."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The cards that child and partner have turned over; they are never equal."""

    ruleset: Ruleset
    child: Card
    partner: Card

    def __post_init__(self) -> None:
        if not self.difference:
            raise ValueError(f"{self.child} and {self.partner} count the same")

    @property
    def cards(self) -> tuple[Card, Card]:
        """Both cards as they lie: the partner's on the left, the child's on the right."""
        return self.partner, self.child

    @property
    def more(self) -> Card:
        """The greater card."""
        return max(self.cards, key=self._value)

    @property
    def less(self) -> Card:
        """The smaller card."""
        return min(self.cards, key=self._value)

    @property
    def difference(self) -> int:
        """By how many the greater card counts more."""
        return abs(self._value(self.child) - self._value(self.partner))

    def _value(self, card: Card) -> int:
        return card_value(card, self.ruleset)


def turned_over(puzzle: Puzzle, rng: Random) -> Pair:
    """Return the pair of a puzzle, its card and the given one; chance says who has turned over which."""
    (less,) = puzzle.given
    cards = [puzzle.card, less]
    rng.shuffle(cards)
    return Pair(puzzle.ruleset, *cards)
