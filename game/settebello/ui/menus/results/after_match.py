"""The cards of a match on the table at its end."""

from dataclasses import replace
from typing import Final

from settebello.engine import Card, Rank, Suit
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.theme import BLUE, BLUE_DEEP
from settebello.ui.kit.view.canvas import Canvas

SETTEBELLO: Final = Card(Rank.SEVEN, Suit.COINS)
MOST: Final = 4
"""The most cards of the last capture that are shown."""
LEAN: Final = 12.0
"""Degrees between two cards of the fan."""
STEP: Final = 0.5
SAG: Final = 0.05
"""Distance of two cards of the fan, and how much lower its outer cards are, in widths of a card."""
CLOTH: Final = BoxStyle(BLUE, BLUE_DEEP, border=BLUE_DEEP, radius=4, shadow=0.4, frame="#d9cfae")
CLOTH_WIDE, CLOTH_HIGH = 1.3, 1.94
"""The cloth under the cards: its width under one card and its height, in widths of a card."""


def cards_of(result: MatchResult) -> tuple[Card, ...]:
    """Return the cards of the winner's last capture, the lowest first and the settebello on top.

    Without a capture the settebello alone stands for the game, if it is in the deck.
    """
    if result.last:
        return tuple(sorted(result.last, key=SETTEBELLO.__eq__)[-MOST:])
    deck = None if result.record is None else result.record.ruleset.deck.cards
    return (SETTEBELLO,) if deck is None or SETTEBELLO in deck else ()


def draw_cards(
    canvas: Canvas, cards: tuple[Card, ...], x: float, y: float, width: float, cloth: tuple[str, str]
) -> None:
    """Draw these cards as a fan, the last one on top, on a cloth of these two colours."""
    if not canvas.palette.contrast:
        wide = (CLOTH_WIDE + STEP * (len(cards) - 1)) * width
        under = replace(CLOTH, fill=cloth[0], rim=cloth[1], border=cloth[1])
        canvas.box(Area.centred(x, y, wide, CLOTH_HIGH * width), under)
    for number, card in enumerate(cards):
        out = number - (len(cards) - 1) / 2
        at = x + STEP * out * width, y + (SAG * out * out - SAG) * width
        canvas.card(card, *at, width, angle=-LEAN * out, lift=0.1)
