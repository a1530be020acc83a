"""The lines of the score sheet of the market game, and how they add up, in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.market import MarketRules, MarketScore


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet: its words, its points, and the cards that prove them."""

    words: Text
    points: Callable[[MarketScore], int]
    cards: Callable[[MarketRules, MarketScore], tuple[int, ...]]
    expert: bool = False


def _cancelled(rules: MarketRules, score: MarketScore) -> tuple[int, ...]:
    """Return the cards of the deck with spades, then those with the green hearts that cancel them."""
    about, cards = rules.cards, score.deck.cards
    spades = tuple(card for card in cards if about[card].spades)
    return (*spades, *(card for card in cards if about[card].greens and card not in spades))


def _reds(rules: MarketRules, score: MarketScore) -> tuple[int, ...]:
    """Return the cards of the deck with red hearts."""
    return tuple(card for card in score.deck.cards if rules.cards[card].reds)


LINES: Final = (
    Line(t("Vault"), lambda score: score.vault_points, lambda _, score: score.vault.cards),
    Line(t("Spades left"), lambda score: score.spade_points, _cancelled),
    Line(t("Red hearts of the deck"), lambda score: score.red_points, _reds),
    Line(
        t("Hearts of the vitrine"),
        lambda score: score.vitrine_points,
        lambda _, score: score.vitrine.cards,
        expert=True,
    ),
    Line(
        t("Smaller of vitrine and vault"),
        lambda score: score.stack_bonus,
        lambda _, score: score.smaller_stack.cards,
        expert=True,
    ),
)


def lines_of(*, expert: bool) -> tuple[Line, ...]:
    """Return the lines of the basic game, or of the one for experts."""
    return tuple(line for line in LINES if expert or not line.expert)


def points_words(points: int) -> Text:
    """Return a number of points."""
    return tn("{n} point", "{n} points", n=points)


def deck_words(score: MarketScore) -> Text:
    """Return how hearts cancel spades, in figures."""
    deck = score.deck
    return t(
        "Deck, discard pile and hand: {spades} − {greens} = {left}",
        spades=tn("{n} spade", "{n} spades", n=deck.spades),
        greens=tn("{n} green heart", "{n} green hearts", n=deck.greens),
        left=score.spades_left,
    )
