"""The osteria behind the end of a match, and the cards of the match on its table."""

from typing import Final

from settebello.engine import Card, Rank, Suit
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.menus.title.osteria_picture import OsteriaPicture

ROOM: Final = "ui/osteria/after.svg"
SETTEBELLO: Final = Card(Rank.SEVEN, Suit.COINS)
MOST: Final = 3
"""Cards of the last capture that lie under the settebello."""
LEANS: Final = (22.0, -18.0, 4.0)
"""Degrees by which the cards below the settebello are turned, from the lowest."""
OFFSETS: Final = ((-0.42, 0.03), (0.42, 0.05), (0.06, -0.16))
"""Their places beside the settebello, in widths of a card."""
LEAN: Final = 7.0


def draw_room(canvas: Canvas) -> None:
    """Cover the canvas with the osteria; black in the high-contrast palette."""
    if canvas.palette.contrast:
        canvas.fill("#000000")
        return
    OsteriaPicture(canvas.seen).draw_room(canvas, ROOM)


def cards_of(result: MatchResult) -> tuple[Card, ...]:
    """Return cards that belong to a match, the lowest first: its last capture, and the settebello on top."""
    deck = None if result.record is None else result.record.ruleset.deck.cards
    top = (SETTEBELLO,) if deck is None or SETTEBELLO in deck else ()
    return (*[card for card in result.last if card not in top][-MOST:], *top)


def draw_cards(canvas: Canvas, cards: tuple[Card, ...], x: float, y: float, width: float) -> None:
    """Draw these cards thrown on the table, the last one on top and in the middle."""
    *below, top = cards
    for card, lean, (across, down) in zip(below, LEANS, OFFSETS, strict=False):
        canvas.card(card, x + across * width, y + down * width, width, angle=lean, lift=0.05)
    canvas.card(top, x, y, width, angle=LEAN, lift=0.2)
