"""The score of a match, line by line, with the cards that prove it."""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.market.cards import MarketRules
from settebello.market.mats import Mat
from settebello.market.state import MarketState

SPADE = -2
VAULT_GREEN = 1
VAULT_RED = 2


@dataclass(frozen=True, slots=True)
class Symbols:
    """The hearts and spades of some cards, and the cards."""

    cards: tuple[int, ...] = ()
    spades: int = 0
    greens: int = 0
    reds: int = 0

    @property
    def hearts(self) -> int:
        """All hearts."""
        return self.greens + self.reds

    @classmethod
    def of(cls, rules: MarketRules, cards: Sequence[int]) -> "Symbols":
        """Count the symbols of cards."""
        about = [rules.cards[card] for card in cards]
        return cls(
            tuple(cards),
            sum(card.spades for card in about),
            sum(card.greens for card in about),
            sum(card.reds for card in about),
        )


@dataclass(frozen=True, slots=True)
class MarketScore:
    """The points of one seat.

    vault, deck, vitrine: the symbols that count, with their cards; the deck counts with the discard pile and
    the hand.
    """

    vault: Symbols
    deck: Symbols
    vitrine: Symbols = Symbols()
    expert: bool = False

    @property
    def vault_points(self) -> int:
        """A green heart in the vault counts 1, a red one 2."""
        return VAULT_GREEN * self.vault.greens + VAULT_RED * self.vault.reds

    @property
    def spades_left(self) -> int:
        """The spades of the deck that no green heart cancels."""
        return max(0, self.deck.spades - self.deck.greens)

    @property
    def spade_points(self) -> int:
        """A spade left counts -2."""
        return SPADE * self.spades_left

    @property
    def red_points(self) -> int:
        """A red heart of the deck counts 1."""
        return self.deck.reds

    @property
    def vitrine_points(self) -> int:
        """A heart in the vitrine counts 1."""
        return self.vitrine.hearts if self.expert else 0

    @property
    def smaller_stack(self) -> Symbols:
        """The one of vitrine and vault that has fewer cards; the vitrine if they have as many."""
        return min(self.vitrine, self.vault, key=lambda stack: len(stack.cards))

    @property
    def stack_bonus(self) -> int:
        """The number of cards in the smaller of vitrine and vault."""
        return len(self.smaller_stack.cards) if self.expert else 0

    @property
    def points(self) -> int:
        """All points."""
        deck = self.spade_points + self.red_points
        return self.vault_points + deck + self.vitrine_points + self.stack_bonus

    @property
    def outside(self) -> int:
        """The hearts outside the vault, which decide between equal points."""
        return self.deck.hearts + self.vitrine.hearts

    @classmethod
    def of(cls, rules: MarketRules, mat: Mat) -> "MarketScore":
        """Count the cards of a player."""
        return cls(
            Symbols.of(rules, mat.vault),
            Symbols.of(rules, mat.own),
            Symbols.of(rules, mat.vitrine),
            rules.expert,
        )


def scores_of(state: MarketState) -> tuple[MarketScore, ...]:
    """Return the score of every seat, as the cards lie."""
    return tuple(MarketScore.of(state.rules, mat) for mat in state.mats)


def winners_of(scores: Sequence[MarketScore]) -> tuple[int, ...]:
    """Return the seats with most points; of equal ones those with more hearts outside the vault."""
    best = max((score.points, score.outside) for score in scores)
    return tuple(seat for seat, score in enumerate(scores) if (score.points, score.outside) == best)
