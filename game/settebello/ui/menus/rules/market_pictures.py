"""Drawings of examples of the market game: hand cards, an arrow, and what they buy."""

from typing import TYPE_CHECKING, Final

from settebello.manual.rules_page import MarketExample
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, INK_SOFT, LETTERS, RED, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align

if TYPE_CHECKING:
    from settebello.market import Card

CARD: Final = 66.0
HIGH: Final = CARD * 600 / 360
GAP: Final = 8.0
ARROW: Final = 46.0
CAPTION: Final = 30.0
SIGN: Final = 26.0
NARROWEST: Final = 260.0
PLAIN: Final = BoxStyle("#fffaf0", "#f3e6c6", border=GOLD_DEEP, border_width=1.2, radius=5)


def height_of(example: MarketExample) -> float:
    """Return the height of an example."""
    return HIGH + (CAPTION if example.words else 0.0)


def draw_example(canvas: Canvas, example: MarketExample, area: Area) -> None:
    """Draw an example from the upper left corner of an area."""
    x = area.x
    count = len(example.hand) + len(example.goal)
    arrow = ARROW if example.hand and example.goal else 0.0
    step = min(CARD + GAP, (area.width - arrow - 2 * SIGN) / max(count, 1))
    for card in example.hand:
        draw_market_card(canvas, card, Area(x, area.y, CARD, HIGH))
        x += step
    if arrow:
        canvas.glyph("arrow_right", x + ARROW / 2 - GAP, area.y + HIGH / 2, 26, INK_SOFT)
        x += ARROW - GAP
    for card in example.goal:
        draw_market_card(canvas, card, Area(x, area.y, CARD, HIGH))
        x += step
    if example.allowed is not None:
        sign, colour = ("check", GOLD_DEEP) if example.allowed else ("cross", RED)
        canvas.glyph(sign, x + SIGN / 2 + 2, area.y + HIGH / 2, SIGN, colour)
    if example.words:
        colour = RED if example.allowed is False else INK_SOFT
        width = min(area.width, max(x - area.x + 2 * SIGN, NARROWEST))
        canvas.text(
            example.words,
            area.x,
            area.y + HIGH + CAPTION / 2 + 2,
            size=LETTERS[Size.SMALL] + 1,
            colour=colour,
            role=Role.BOLD,
            align=Align.LEFT,
            width=width,
        )


def draw_market_card(canvas: Canvas, card: "Card", area: Area) -> None:
    """Draw a card of the market game, or plain paper with its number until its picture is there."""
    if not canvas.late_picture(f"market/cards/{card.id}.svg", area):
        canvas.box(area, PLAIN)
        canvas.text(
            str(card.number),
            area.centre[0],
            area.centre[1],
            size=0.36 * area.width,
            role=Role.TITLE,
            align=Align.CENTRE,
        )
