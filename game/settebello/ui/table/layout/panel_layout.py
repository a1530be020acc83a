"""The layout of a table beside an open panel: whoever sits at the right moves left of it, with the cloth."""

from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.guide_layout import FREE_COLUMNS
from settebello.ui.table.layout.seat_places import EDGE, RATIO, Edge, SeatPlace
from settebello.ui.table.layout.table_layout import CLOTH_BESIDE, TableLayout
from settebello.ui.table.layout.table_rows import CLOSE_LEAN, ROW_GAP

BESIDE: Final = 7.0
"""Distance between the panel and what would be the edge of the window without it."""
BEFORE_PLATE: Final = 14.0
"""Distance of the cloth from the portraits at the right."""
PILE_ROOM: Final = 24.0
SWEEPS: Final = 1.76
"""The room for the pile between a hand and the cloth: its gap, and its width with sweep cards, in cards."""
HIGH: Final = 0.7
"""From this height on, relative to its width, a canvas has room for a plate above the panel."""
BELOW_FIGURE: Final = 10.0
LEAST_CLOTH: Final = 480.0
"""On a narrower cloth no cards could be read: there the panel covers the players at the right."""


def with_panel(laid: TableLayout) -> TableLayout:
    """Return the layout with an open panel, with everything of the players at the right in view left of it.

    Where the cloth would become too narrow for that, only the caption stays clear of the panel.
    """
    clear = laid.beside_panel
    right = {seat for seat, place in enumerate(laid.seats) if place.edge is Edge.RIGHT}
    if not right:
        return clear
    end = laid.panel.x - BESIDE
    across = max(
        EDGE * 0.75 + laid.small_card * RATIO + PILE_ROOM + SWEEPS * laid.small_card,
        max(laid.seats[seat].plate.width for seat in right) + EDGE + BEFORE_PLATE,
    )
    table = replace(laid.table, width=min(laid.table.right, end - across) - laid.table.x)
    if table.width < LEAST_CLOTH:
        return _plate_above(clear, right.pop()) if len(right) == 1 else clear
    aside = end - laid.width
    row = laid.caption
    begin = max(row.x, table.x)
    narrow = table.width < laid.table.width
    seats = tuple(_moved(place, aside, laid.hung, table.right - laid.table.right) for place in laid.seats)
    piles = tuple(
        replace(pile, x=pile.x + aside - laid.hung) if pile.x > laid.cloth.right else pile
        for pile in laid.piles
    )
    moved = replace(
        laid,
        seats=seats,
        piles=piles,
        table=table,
        columns=FREE_COLUMNS if narrow else laid.columns,
        one_row=min(laid.one_row, FREE_COLUMNS) if narrow else laid.one_row,
        caption=Area(begin, row.y, min(row.right, table.right + CLOTH_BESIDE) - begin, row.height),
        whole=laid,
    )
    card = (moved.field.width - 2 * CLOSE_LEAN + ROW_GAP) / FREE_COLUMNS - ROW_GAP
    return replace(moved, table_card=min(laid.table_card, card)) if narrow else moved


def _plate_above(clear: TableLayout, seat: int) -> TableLayout:
    """Return the layout with the plate of the only seat at the right above the panel, on a high canvas."""
    if clear.height < HIGH * clear.width:
        return clear
    place = clear.seats[seat]
    up = clear.panel.y - place.figure.y
    raised = replace(place, plate=place.plate.moved(0, up))
    seats = tuple(raised if one is place else one for one in clear.seats)
    return replace(clear, seats=seats, lower=raised.figure.height + BELOW_FIGURE)


def _moved(place: SeatPlace, aside: float, hung: float, cloth: float) -> SeatPlace:
    """Return the place of a seat left of a panel; hands at the right no longer hang over the window's edge.

    `cloth` is how far the right end of the cloth has moved.
    """
    bubble = replace(place.bubble, x=place.bubble.x + (cloth if place.edge is Edge.RIGHT else cloth / 2))
    if place.edge is not Edge.RIGHT:
        return place if place.edge is Edge.LEFT else replace(place, bubble=bubble)
    return replace(
        place,
        hand=replace(place.hand, x=place.hand.x + aside - hung),
        plate=place.plate.moved(aside, 0),
        bubble=bubble,
    )
