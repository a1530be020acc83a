"""A peek at the last capture in a pile: its cards are shown face up beside the pile for a moment."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Card, Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import GOLD, PANEL
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import EDGE, RATIO, TableLayout

LONG: Final = 1.2
"""Seconds for which up to two cards are shown; each further card adds `MORE`."""
MORE: Final = 0.3
GAP: Final = 6.0
AROUND: Final = 12.0
CLEAR: Final = 8.0
"""Distance from the cloth of a tray that fits beside it, and how small its cards may be for that."""
SMALLEST: Final = 0.75
TRAY: Final = replace(PANEL, shadow=0.4, shadow_reach=9)
BESIDE: Final = 16.0
"""Distance from the pile, for the number on it."""


@dataclass(frozen=True, slots=True)
class Peek:
    """The cards shown by a peek, and the time at which it ends, in seconds."""

    side: Side
    cards: tuple[Card, ...]
    until: float

    @classmethod
    def begun(cls, side: Side, cards: tuple[Card, ...], now: float) -> "Peek":
        """Return a peek that begins at `now`."""
        return cls(side, cards, now + LONG + MORE * max(len(cards) - 2, 0))

    def width(self, layout: TableLayout) -> float:
        """Return the width of a card: smaller than on the table for room beside the cloth or for many."""
        beside = (layout.width - EDGE - CLEAR - layout.cloth.right - 2 * AROUND + GAP) / len(self.cards) - GAP
        if beside >= SMALLEST * layout.table_card:
            return min(layout.table_card, beside)
        room = layout.width - 2 * EDGE - 2 * AROUND + GAP
        return min(layout.table_card, room / len(self.cards) - GAP)

    def place(self, layout: TableLayout) -> Area:
        """Return the area of the cards: beside the pile towards the table, inside the window."""
        width = self.width(layout)
        wide = len(self.cards) * (width + GAP) - GAP + 2 * AROUND
        tall = width * RATIO + 2 * AROUND
        pile = layout.pile(self.side)
        upper = pile.y < layout.height / 2
        away = (layout.pile_width(self.side) * RATIO + tall) / 2 + BESIDE
        x = min(max(pile.x, EDGE + wide / 2), layout.width - EDGE - wide / 2)
        return Area.centred(x, pile.y + (away if upper else -away), wide, tall)

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        """Draw the cards in a row; the capturing card has a frame."""
        area, width = self.place(layout), self.width(layout)
        canvas.box(area, TRAY)
        for number, card in enumerate(self.cards):
            x = area.x + AROUND + width / 2 + number * (width + GAP)
            canvas.card(card, x, area.centre[1], width, lift=0.0)
        last = area.right - AROUND - width / 2
        canvas.card_frame(last, area.centre[1], width, GOLD, thickness=3.0)
