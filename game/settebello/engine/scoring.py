"""The score of a deal, category by category, as the score sheet shows it."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.engine import kernel
from settebello.engine.cards import Card, CardSet, Side
from settebello.engine.ruleset import Ruleset
from settebello.engine.tables import compiled, primiera_worth, settebello_of, suit_mask


class Category(StrEnum):
    """What a deal scores, named as the rule keys are."""

    CARDS = "cards"
    COINS = "coins"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    SWEEPS = "sweeps"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One category: each side's figure, points and counting cards, and the one side that won it."""

    category: Category
    figures: tuple[int, ...]
    points: tuple[int, ...]
    cards: tuple[CardSet, ...]
    winner: Side | None


@dataclass(frozen=True, slots=True)
class Score:
    """The lines of the categories in force and each side's total."""

    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...]

    def line(self, category: Category) -> ScoreLine | None:
        """The line of a category, None where the rules leave it out."""
        return next((line for line in self.lines if line.category is category), None)


def primiera_value(card: Card) -> int:
    """What one card counts in the primiera (rules, 1.2)."""
    return primiera_worth(card.rank)


def score_deal(ruleset: Ruleset, players: int, piles: tuple[CardSet, ...], sweeps: tuple[int, ...]) -> Score:
    """The score of the sides' piles and sweeps as they stand (rules, 2.4)."""
    rules = compiled(ruleset, players)
    deck = ruleset.deck.pack.cards
    taken = kernel.array([pile.mask for pile in piles])
    points = kernel.array([0] * len(piles))
    kernel.count_points(rules, taken, kernel.array(list(sweeps)), points)
    coins = suit_mask(deck, ruleset.deck.score_suit)
    lines = [
        _majority(rules, piles, Category.CARDS, -1, ruleset.score.cards),
        _majority(rules, piles, Category.COINS, coins, ruleset.score.coins),
        _majority(
            rules, piles, Category.SETTEBELLO, 1 << settebello_of(ruleset).bit, ruleset.score.settebello
        ),
        _primiera(rules, piles, ruleset.score.primiera),
        _sweeps(piles, sweeps, ruleset.sweep.points),
    ]
    return Score(tuple(line for line in lines if line), tuple(int(n) for n in points))


def _line(
    category: Category, figures: list[int], cards: list[CardSet], winner: int, worth: int
) -> ScoreLine | None:
    if not worth:
        return None
    side = Side(winner) if winner >= 0 else None
    points = tuple(worth if s == winner else 0 for s in range(len(figures)))
    return ScoreLine(category, tuple(figures), points, tuple(cards), side)


def _majority(
    rules: kernel.Rules, piles: tuple[CardSet, ...], category: Category, mask: int, worth: int
) -> ScoreLine | None:
    cards = [CardSet(pile.mask & mask, pile.pack) for pile in piles]
    winner = kernel.majority(rules, kernel.array([pile.mask for pile in piles]), mask)
    return _line(category, [len(held) for held in cards], cards, int(winner), worth)


def _primiera(rules: kernel.Rules, piles: tuple[CardSet, ...], worth: int) -> ScoreLine | None:
    masks = [kernel.primiera_cards(rules, pile.mask) for pile in piles]
    cards = [CardSet(int(mask), pile.pack) for mask, pile in zip(masks, piles, strict=True)]
    sums = [int(kernel.primiera_sum(rules, mask)) for mask in masks]
    winner = kernel.best_primiera(rules, kernel.array([pile.mask for pile in piles]))
    return _line(Category.PRIMIERA, sums, cards, int(winner), worth)


def _sweeps(piles: tuple[CardSet, ...], sweeps: tuple[int, ...], worth: int) -> ScoreLine | None:
    if not worth:
        return None
    points = tuple(count * worth for count in sweeps)
    return ScoreLine(Category.SWEEPS, sweeps, points, tuple(CardSet(0, pile.pack) for pile in piles), None)
