"""The open album: two pages between covers, with a slot for every card and a sticker for each found one."""

from typing import Final

from settebello.engine import Card
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.learn.parts.sums.addend_colours import CELL
from settebello.ui.table.layout import RATIO
from settebello.ui.table.view.cloth import PLAIN

COLUMNS: Final = 5
ROWS: Final = 4
"""The slots of a page."""
COVER: Final = BoxStyle("#9c4a2b", "#6f321b", border=INK, border_width=2.0, radius=14, shadow=0.4)
PAGE: Final = BoxStyle("#f4e6c4", "#dcc797", border=INK, border_width=1.6, radius=5)
UNDER: Final = BoxStyle("#e2cd9d", "#c4aa74", border=INK, border_width=1.4, radius=5)
"""The pages below, of which only the edges are seen."""
BOARDS: Final = 13.0
"""How far the cover reaches around the pages."""
LEAF: Final = 4.0
LEAVES: Final = 2
MARGIN: Final = 20.0
"""Between the edge of a page and its slots."""
BETWEEN: Final = 12.0
FOLD: Final = ((3.0, 1.0), (8.0, 0.55), (14.0, 0.3))
"""The strokes of the shade beside the fold: the distance of each, and its strength."""
FOLD_INK: Final = "#8a6a3a"
SLOT: Final = BoxStyle("#dcc08a", "#c2a36a", border="#5b4426", border_width=2.4, radius=7)
PRINT: Final = "#5b4222"
"""The sign and number of a card that is still to be found."""
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
    rooms = [page.inset(MARGIN) for page in (left, right)]
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
    x, top, low = right.x, right.y + 3, right.bottom - 3
    for away, strong in FOLD:
        for side in (-1, 1):
            canvas.line(x + side * away, top + away, x + side * away, low - away, FOLD_INK, 3.0 * strong)
    canvas.line(x, top, x, low, INK, 3.0)


def draw_slot(canvas: Canvas, area: Area, card: Card, value: int) -> None:
    """Draw the slot of a card that is still to be found: its suit's sign and its number."""
    canvas.box(area, CELL if canvas.palette.contrast else SLOT)
    x, y = area.centre
    size = 0.6 * area.width
    colour = INK if canvas.palette.contrast else PRINT
    path = canvas.cards.deck.prints.get(card.suit)
    if path is not None:
        canvas.printed(str(path), x, y + 0.2 * area.height, size, colour)
    else:
        canvas.glyph(PLAIN[card.suit], x, y + 0.2 * area.height, size, colour)
    size = 0.26 * area.height
    canvas.text(
        str(value), x, y - 0.2 * area.height, size=size, role=Role.BOLD, align=Align.CENTRE, colour=colour
    )


def draw_sticker(canvas: Canvas, area: Area, card: Card) -> None:
    """Draw a found card as a sticker with a white rim."""
    canvas.box(area, STICKER)
    x, y = area.centre
    canvas.card(card, x, y, area.width - 2 * RIM, lift=None)
