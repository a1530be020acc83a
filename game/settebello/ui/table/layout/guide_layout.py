"""The layout of a table with a guide: its paper at the left, the cloth and all cards right of it."""

from dataclasses import replace
from typing import Final

from settebello.engine import Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.far_seat import far_pile
from settebello.ui.table.layout.layouter import BELOW_SCORE
from settebello.ui.table.layout.seat_places import EDGE, RATIO, Edge, SeatPlace
from settebello.ui.table.layout.table_layout import CLOTH_BESIDE, TableButton, TableLayout

FREE_COLUMNS: Final = 4
"""Number of table columns that the cloth keeps; they hold eight cards in two rows."""
GAP: Final = 12.0
"""Distance between the paper, the score plate and the hand at its left, and the cloth at its right."""
ASIDE: Final = 8.0
ABOVE_PILE: Final = 17.0
CLOSE: Final = 3.0
"""Distance of the paper from the own pile below it; the second one where players at the sides need room."""
LOWER: Final = 13.0
"""How much lower the own pile lies there, straight."""
SMALLER_HAND: Final = 0.88
"""How much smaller the own cards are there: a hand of ten reaches below the paper."""
WIDEST: Final = 430.0
HIGHEST: Final = 400.0
WIDER: Final = 24.0
"""How much wider the plates above and below the cloth are: long words beside a guide keep their size."""


def with_guide(laid: TableLayout) -> TableLayout:
    """Return the layout with room for a guide's paper: the cloth shrinks to the right of it.

    With two players, the other's pile moves to the right as well, below the buttons.
    """
    column = laid.table.width / laid.columns
    left = laid.table.x + (laid.columns - FREE_COLUMNS) / 2 * column
    left = min(left, _begin(laid) + WIDEST) + GAP + CLOTH_BESIDE
    table = Area(left, laid.table.y, laid.table.right - left, laid.table.height)
    aside = table.centre[0] - laid.table.centre[0]
    row = laid.caption
    line = max(row.x, table.x)
    seats = tuple(_moved(place, aside) for place in laid.seats)
    moved = replace(
        laid,
        seats=seats,
        table=table,
        columns=FREE_COLUMNS,
        caption=Area(line, row.y, min(row.right, table.right) - line, row.height),
    )
    if not _crowded(laid):
        return _far_pile_right(moved)
    own, *others = laid.piles
    bottom, *around = seats
    card = SMALLER_HAND * bottom.card
    lower = replace(bottom.hand, y=bottom.hand.y + (bottom.card - card) * RATIO / 2)
    return replace(
        moved,
        seats=(replace(bottom, hand=lower, card=card), *around),
        piles=(replace(own, y=own.y + LOWER, angle=0.0), *others),
    )


def _crowded(layout: TableLayout) -> bool:
    """Return whether players sit at the sides."""
    return any(place.edge in {Edge.LEFT, Edge.RIGHT} for place in layout.seats)


def _moved(place: SeatPlace, aside: float) -> SeatPlace:
    """Return the place of a seat at a cloth whose middle has moved to the right by a distance."""
    bubble = place.bubble
    match place.edge:
        case Edge.BOTTOM | Edge.TOP:
            across = max(aside - WIDER, 0.0) if place.edge is Edge.TOP else 0.0
            plate = place.plate.moved(across, 0)
            return replace(
                place,
                hand=replace(place.hand, x=place.hand.x + aside),
                plate=replace(plate, width=plate.width + WIDER),
                bubble=replace(bubble, x=bubble.x + aside),
            )
        case Edge.LEFT:
            return replace(place, bubble=replace(bubble, x=bubble.x + 2 * aside))
        case Edge.RIGHT:
            return place


def guide_area(layout: TableLayout) -> Area:
    """Return the area of the paper: left of the cloth, between the score plate and the own pile.

    The hand and the face of a player at the left edge stay in view.
    """
    x = _begin(layout)
    beside = [one.figure.bottom for one in layout.seats if one.edge is Edge.LEFT]
    top = max(layout.score.bottom, *beside, 0.0) + ASIDE
    low = layout.pile(Side(0)).y - 0.5 * layout.small_card * RATIO
    above = CLOSE if _crowded(layout) else ABOVE_PILE
    return Area(x, top, layout.cloth.x - GAP - x, min(low - above - top, HIGHEST))


def _begin(layout: TableLayout) -> float:
    """Return the left end of the paper."""
    hands = [one.hand.x + one.card * RATIO / 2 + GAP for one in layout.seats if one.edge is Edge.LEFT]
    return max(layout.score.x, *hands, EDGE)


def _far_pile_right(laid: TableLayout) -> TableLayout:
    """Return the layout of two players with the other's pile at the right, below the buttons."""
    low = max(laid.button(button).bottom for button in TableButton)
    far = far_pile(Edge.RIGHT, laid.width, low + BELOW_SCORE, laid.small_card)
    top = next(seat for seat, place in enumerate(laid.seats) if place.edge is Edge.TOP)
    return replace(
        laid,
        piles=tuple(far if side == top else pile for side, pile in enumerate(laid.piles)),
        sweeps=(1,) * len(laid.sweeps),
    )
