"""A part of the table with some cards of the deck in use, to look at."""

from typing import Final

from settebello.engine import Card
from settebello.ui.kit.backdrop import draw_table_top, table_of
from settebello.ui.kit.forms import Block
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.theme import GOLD_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO
from settebello.ui.table.layout.layouter import LARGER
from settebello.ui.table.view.small_cloth import draw_small_cloth

SHOWN: Final = (*map(Card.parse, ("7d", "Kc", "8s", "4b", "9d")), None)
"""The cards to look at: numbers and courts of every suit, and a back."""
ACROSS: Final = 3
CARD: Final = 116.0
SPACE: Final = 12.0
INSIDE: Final = 1.0
BORDER: Final = 17.0
"""How far the cloth is from the edge of the picture, and the width of its border."""
PREVIEW: Final = ACROSS * CARD + (ACROSS + 1) * 2 * SPACE


class DeckPreview(Block):
    """The table with some cards: above as on the table, below as in the hand, where they may be larger."""

    def __init__(self, services: Services) -> None:
        super().__init__(stretch=True)
        self._services = services

    def place(self, area: Area) -> None:
        """Leave a little room above and below."""
        super().place(area.inset(0, 6))

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and the cards on it."""
        area, settings = self.area, self._services.settings.current
        with canvas.clip(area):
            # A part of the whole table: the picture is scaled once, for the scene below this sheet as well.
            if draw_table_top(canvas, settings.table, late=True):
                here = table_of(settings.table, canvas.cards.deck)
                draw_small_cloth(canvas, area.inset(INSIDE), here, BORDER)
        for x1, y1, x2, y2 in (
            (area.x, area.y, area.right, area.y),
            (area.x, area.bottom, area.right, area.bottom),
            (area.x, area.y, area.x, area.bottom),
            (area.right, area.y, area.right, area.bottom + 2),
        ):
            canvas.line(x1, y1, x2, y2, GOLD_DEEP, 2)
        hand = CARD * (LARGER if settings.large_cards else 1.0)
        canvas.want_cards(CARD, hand, only=SHOWN)
        y = area.centre[1] - ((CARD + hand) * RATIO + 2 * SPACE) / 2
        for width, cards in ((CARD, SHOWN[:ACROSS]), (hand, SHOWN[ACROSS:])):
            gap = min(2 * SPACE, (area.width - ACROSS * width) / (ACROSS + 1))
            for place, card in enumerate(cards, start=-(ACROSS // 2)):
                x = area.centre[0] + place * (width + gap)
                canvas.card(card, x, y + width * RATIO / 2, width)
            y += width * RATIO + 2 * SPACE
