"""The osteria behind the end of a match, and the cards of the match on its table."""

from dataclasses import replace
from typing import Final

from settebello.engine import Card, Rank, Suit
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.theme import BLUE, BLUE_DEEP, INK, PANEL, WALNUT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.menus.title.osteria_picture import HIGH, WIDE

ROOM: Final = "ui/osteria/after.svg"
WALL: Final = "ui/osteria/after_wall.svg"
"""The osteria with its window, and with a bare wall behind the heads of several sides."""
FAR_EDGE: Final = 456.0
"""Height of the far edge of the table in that picture, of the size of the title's."""
SETTEBELLO: Final = Card(Rank.SEVEN, Suit.COINS)
MOST: Final = 3
"""Cards of the last capture that lie under the settebello."""
LEAN: Final = 12.0
"""Degrees between two cards of the fan."""
STEP: Final = 0.4
SAG: Final = 0.05
"""Distance of two cards of the fan, and how much lower its outer cards are, in widths of a card."""
PAD: Final = replace(PANEL, radius=5, border="none", border_width=0.0, shadow=0.4, shadow_reach=9)
LEDGER: Final = "#dfe0d4"
LEDGER_EVERY: Final = 25.0
FIRST_LEDGER: Final = 30.0
CLOTH: Final = BoxStyle(BLUE, BLUE_DEEP, border=BLUE_DEEP, radius=4, shadow=0.4, frame="#d9cfae")
CLOTH_WIDE, CLOTH_HIGH = 1.3, 1.94
"""The cloth under the cards: its width under one card and its height, in widths of a card."""
HOLE: Final = BoxStyle(WALNUT, WALNUT, radius=5)
HOLES_EVERY: Final = 44.0
WIRE: Final = BoxStyle("#d9d3c4", "#9a9184", border=INK, border_width=1.5, radius=3)
"""The wire that binds the pages of the notepad."""


def draw_room(canvas: Canvas, edge: float | None = None, *, several: bool = False) -> None:
    """Cover the canvas with the osteria, the far edge of its table at a height; black in high contrast.

    `several`: more than two sides sit at the table.
    """
    if canvas.palette.contrast:
        canvas.fill("#000000")
        return
    seen = canvas.seen
    high = FAR_EDGE / HIGH * seen.height if edge is None else edge - seen.y
    scale = max(
        min(seen.width / BASE_WIDTH, seen.height / BASE_HEIGHT),
        seen.width / WIDE,
        high / FAR_EDGE,
        (seen.height - high) / (HIGH - FAR_EDGE),
    )
    across, down = seen.width / scale, seen.height / scale
    canvas.scenery(
        WALL if several else ROOM, Area((WIDE - across) / 2, FAR_EDGE - high / scale, across, down)
    )


def cards_of(result: MatchResult) -> tuple[Card, ...]:
    """Return cards that belong to a match, the lowest first: its last capture, and the settebello on top."""
    deck = None if result.record is None else result.record.ruleset.deck.cards
    top = (SETTEBELLO,) if deck is None or SETTEBELLO in deck else ()
    return (*[card for card in result.last if card not in top][-MOST:], *top)


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


def draw_notepad(canvas: Canvas, area: Area) -> None:
    """Draw a page of the notepad, ruled, with the wire that binds it at its upper edge."""
    canvas.box(area, PAD)
    if canvas.palette.contrast:
        return
    for number in range(int((area.height - FIRST_LEDGER) // LEDGER_EVERY) + 1):
        y = area.y + FIRST_LEDGER + LEDGER_EVERY * number
        canvas.line(area.x + 3, y, area.right - 3, y, LEDGER, 1)
    count = int(area.width // HOLES_EVERY)
    for number in range(count):
        x = area.centre[0] + HOLES_EVERY * (number - (count - 1) / 2)
        canvas.box(Area.centred(x, area.y + 9, 10, 10), HOLE)
        canvas.box(Area(x - 3, area.y - 8, 6, 18), WIRE)
