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
"""The most cards of the last capture that are shown, with the one that took the others."""
LEAN: Final = 12.0
"""Degrees between two cards of the fan."""
STEP: Final = 0.5
SAG: Final = 0.05
"""Distance of two cards of the fan, and how much lower its outer cards are, in widths of a card."""
APART: Final = 0.12
TAKER_LEAN: Final = -5.0
TAKER_LIFT: Final = 0.5
FRAME: Final = 4.0
"""The card that took the others: how far it is beside them in widths of a card, its angle and height over the
table, and the thickness of the frame around it, which a played card has on the table as well."""
CLOTH: Final = BoxStyle(BLUE, BLUE_DEEP, border=BLUE_DEEP, radius=4, shadow=0.4, frame="#d9cfae")
CLOTH_WIDE, CLOTH_HIGH = 1.3, 1.94
"""The cloth under the cards: its width under one card and its height, in widths of a card."""


def cards_of(result: MatchResult) -> tuple[Card, ...]:
    """Return the cards of the winner's last capture: those taken, the settebello last, and then the taker.

    Without a capture the settebello alone stands for the game, if it is in the deck.
    """
    if result.last:
        *taken, taker = result.last
        return (*sorted(taken, key=SETTEBELLO.__eq__)[1 - MOST :], taker)
    deck = None if result.record is None else result.record.ruleset.deck.cards
    return (SETTEBELLO,) if deck is None or SETTEBELLO in deck else ()


def draw_cards(
    canvas: Canvas,
    cards: tuple[Card, ...],
    x: float,
    y: float,
    width: float,
    cloth: tuple[str, str],
) -> None:
    """Draw cards on a cloth of these two colours: a fan, and raised in a frame the one that took them.

    A single card lies alone, without a frame.
    """
    apart = APART if len(cards) > 1 else 0.0
    if not canvas.palette.contrast:
        wide = (CLOTH_WIDE + apart + STEP * (len(cards) - 1)) * width
        under = replace(CLOTH, fill=cloth[0], rim=cloth[1], border=cloth[1])
        canvas.box(Area.centred(x, y, wide, CLOTH_HIGH * width), under)
    *taken, last = cards
    for number, card in enumerate(taken):
        out = number - (len(cards) - 1) / 2
        at = x + (STEP * out - apart / 2) * width, y + (SAG * out * out - SAG) * width
        canvas.card(card, *at, width, angle=-LEAN * out, lift=0.1)
    if not taken:
        canvas.card(last, x, y, width, lift=0.1)
        return
    over = x + (STEP * (len(cards) - 1) + apart) / 2 * width
    canvas.card(last, over, y, width, angle=TAKER_LEAN, lift=TAKER_LIFT)
    canvas.card_frame(over, y, width, angle=TAKER_LEAN, thickness=FRAME)
