"""The open album: two pages between covers, with a slot for every card and a sticker for each found one."""

from typing import Final

from settebello.engine import Card, Suit
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.learn.parts.sums.addend_colours import CELL
from settebello.ui.table.layout import RATIO
from settebello.ui.table.view.cloth import PLAIN, SUITS

COLUMNS: Final = 5
ROWS: Final = 4
"""The slots of a page."""
COVER: Final = BoxStyle("#9c4a2b", "#6f321b", border=INK, border_width=2.0, radius=14, shadow=0.4)
PAGE: Final = BoxStyle("#f4e6c4", "#dcc797", border=INK, border_width=1.6, radius=5, frame="#b98f55")
UNDER: Final = BoxStyle("#e2cd9d", "#c4aa74", border=INK, border_width=1.4, radius=5)
"""The pages below, of which only the edges are seen."""
BOARDS: Final = 13.0
"""How far the cover reaches around the pages."""
LEAF: Final = 4.0
LEAVES: Final = 2
MARGIN: Final = 20.0
"""Between the edge of a page and its slots."""
HEADING: Final = 34.0
"""The height of the ornament above the slots of a page: the signs of the suits between two rules."""
SUIT: Final = 25.0
SUITS_APART: Final = 40.0
RULE: Final = 0.27
"""The length of each of these rules, as a part of the width of a page."""
BETWEEN: Final = 12.0
FOLD: Final = ((3.0, 1.0), (8.0, 0.55), (14.0, 0.3))
"""The strokes of the shade beside the fold: the distance of each, and its strength."""
FOLD_INK: Final = "#8a6a3a"
SLOT: Final = BoxStyle("#e9d8ae", "#d6c08c", border="#a5834f", border_width=1.6, radius=7)
PRINT: Final = "#5b4222"
"""The number of a card that is still to be found, and the ornaments."""
ENGRAVED: Final = "#6b4a20"
"""The ink of the pale print of such a card."""
BADGE: Final = 0.23
"""The height of its number, as a part of the height of a slot."""
STICKER: Final = BoxStyle("#fffaf0", "#e6dcc4", border=INK, border_width=1.6, radius=6, shadow=0.3)
RIM: Final = 4.0
"""The white rim of a sticker."""


def pages(area: Area) -> tuple[Area, Area]:
    """Return the two pages of a book with its cover in an area."""
    inner = area.inset(BOARDS)
    wide = inner.width / 2
    return (
        Area(inner.x, inner.y, wide, inner.height),
        Area(inner.x + wide, inner.y, wide, inner.height),
    )


def slots(area: Area) -> list[Area]:
    """Return the slots in rows across both pages, each row from the left edge to the right one."""
    left, right = pages(area)
    rooms = [
        Area(page.x + MARGIN, page.y + HEADING, page.width - 2 * MARGIN, page.height - HEADING - MARGIN)
        for page in (left, right)
    ]
    high = (rooms[0].height - (ROWS - 1) * BETWEEN) / ROWS
    wide = min(high / RATIO, (rooms[0].width - (COLUMNS - 1) * BETWEEN) / COLUMNS)
    found = []
    for row in range(ROWS):
        y = rooms[0].y + (row + 0.5) * high + row * BETWEEN
        for room in rooms:
            step = room.width / COLUMNS
            found += [
                Area.centred(room.x + (column + 0.5) * step, y, wide, wide * RATIO)
                for column in range(COLUMNS)
            ]
    return found


def draw_book(canvas: Canvas, area: Area) -> None:
    """Draw the cover, the pages with their edges, and the fold; nothing in high contrast."""
    if canvas.palette.contrast:
        return
    canvas.box(area, COVER)
    left, right = pages(area)
    for leaf in range(LEAVES, 0, -1):
        out = leaf * LEAF
        canvas.box(Area(left.x - out, left.y, left.width + out, left.height + 0.6 * out), UNDER)
        canvas.box(Area(right.x, right.y, right.width + out, right.height + 0.6 * out), UNDER)
    for page in (left, right):
        canvas.box(page, PAGE)
        _draw_heading(canvas, page)
    x, top, low = right.x, right.y + 3, right.bottom - 3
    for away, strong in FOLD:
        for side in (-1, 1):
            canvas.line(x + side * away, top + away, x + side * away, low - away, FOLD_INK, 3.0 * strong)
    canvas.line(x, top, x, low, INK, 3.0)


def _draw_heading(canvas: Canvas, page: Area) -> None:
    """Draw the signs of the four suits at the top of a page, between two rules."""
    x, y = page.centre[0], page.y + MARGIN + 4
    for place, suit in enumerate(SUITS):
        _draw_suit(canvas, suit, x + SUITS_APART * (place - (len(SUITS) - 1) / 2), y, SUIT, PRINT)
    begin = SUITS_APART * len(SUITS) / 2 + 6
    for side in (-1, 1):
        near, far = x + side * begin, x + side * (begin + RULE * page.width)
        canvas.line(near, y - 2, far, y - 2, PRINT, 1.8)
        canvas.line(near, y + 3, far - side * 18, y + 3, PRINT, 1.0)
        canvas.glyph("pip_diamond", near, y, 11, PRINT)


def _draw_suit(canvas: Canvas, suit: Suit, x: float, y: float, size: float, colour: str) -> None:
    path = canvas.cards.deck.prints.get(suit)
    if path is not None:
        canvas.printed(str(path), x, y, size, colour)
    else:
        canvas.glyph(PLAIN[suit], x, y, size, colour)


def draw_slot(canvas: Canvas, area: Area, card: Card, value: int) -> None:
    """Draw the slot of a card that is still to be found: the card as a pale print, and its number."""
    x, y = area.centre
    strong = canvas.palette.contrast
    style = CELL if strong else SLOT
    canvas.box(area, style)
    canvas.engraved(card, x, y, area.width - 2 * RIM, INK if strong else ENGRAVED, style.fill)
    high = BADGE * area.height
    badge = Area.centred(x, area.bottom - 0.34 * high, 1.4 * high, high)
    canvas.box(badge, style)
    canvas.text(
        str(value),
        *badge.centre,
        size=0.74 * high,
        role=Role.BOLD,
        align=Align.CENTRE,
        colour=INK if strong else PRINT,
    )


def draw_sticker(canvas: Canvas, area: Area, card: Card) -> None:
    """Draw a found card as a sticker with a white rim."""
    canvas.box(area, STICKER)
    x, y = area.centre
    canvas.card(card, x, y, area.width - 2 * RIM, lift=None)
