"""The lines of the score sheet of the market game, and how they add up, in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.market import MarketScore


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet: its words and its points."""

    words: Text
    points: Callable[[MarketScore], int]
    expert: bool = False


LINES: Final = (
    Line(t("Vault"), lambda score: score.vault_points),
    Line(t("Spades left"), lambda score: score.spade_points),
    Line(t("Red hearts of the deck"), lambda score: score.red_points),
    Line(t("Hearts of the vitrine"), lambda score: score.vitrine_points, expert=True),
    Line(t("Smaller of vitrine and vault"), lambda score: score.stack_bonus, expert=True),
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
