"""Things of the osteria in empty corners of the table, never below a card, a plate or a button."""

from collections.abc import Iterator
from typing import Final

from settebello.engine import Seat, Side
from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO, Edge, TableButton, TableLayout

SETS: Final = {
    Table.WOOD: ("jug", "wine", "notebook", "olives"),
    Table.WOOD_LIGHT: ("beer", "pretzel", "notebook"),
    Table.FELT: ("espresso", "notebook", "olives"),
    Table.FELT_BLUE: ("wine", "olives", "notebook"),
    Table.DARK: ("candle", "jug", "wine"),
}
"""The things on each table, the most welcome first."""
SIZES: Final = {"jug": 166.0, "wine": 124.0, "espresso": 122.0, "notebook": 144.0, "olives": 118.0}
USUAL: Final = 138.0
ASIDE: Final = {"jug": 24.0, "wine": -30.0, "notebook": -22.0, "olives": 34.0, "beer": 20.0, "pretzel": -16.0}
"""How far a thing stands right of the middle of its strip: things in one line would look like buttons."""
NOTEBOOK: Final = "notebook"
GAPS: Final = ((1.0, 24.0), (0.84, 16.0), (0.7, 9.0), (0.6, 8.0))
"""Sizes tried for a thing where players sit at the sides, with the least distance to everything else."""
GAPS_ALONE: Final = ((1.0, 10.0),)
"""The same where the sides are free."""
EDGE_GAP: Final = 10.0
SHIFTS: Final = (0.0, 26.0, -26.0, 52.0, -52.0)
"""How far a smaller thing may stand beside the middle of its strip."""
STEP: Final = 10.0
MOST_SEATS: Final = 4
"""With more players than this, hands and piles fill the sides."""
SMALLEST: Final = 0.8
"""Pixels per logical unit below which things would be too small to be told apart."""
SHADOW: Final = (8.5, 11.5, 0.5)
"""The hard shadow of a thing: its shift to the lower right, where those of the cards fall, and strength."""


def draw_props(canvas: Canvas, layout: TableLayout, table: Table, dealer: Seat | None = None) -> None:
    """Draw the things of a table where there is room for them, beside the stock of a dealer."""
    if canvas.k < SMALLEST:
        return
    for name, area in prop_areas(layout, table, dealer):
        picture = f"ui/props/{name}.svg"
        x, y = area.centre
        large = area.width / USUAL
        across, down, strength = SHADOW
        canvas.printed(picture, x + across * large, y + down * large, area.width, "#000000", strength)
        canvas.picture(picture, area)


def prop_areas(layout: TableLayout, table: Table, dealer: Seat | None = None) -> tuple[tuple[str, Area], ...]:
    """Return the things of a table with their areas; those without room are left out.

    `dealer` is the seat beside which the stock is; None keeps the places of all stocks free.
    """
    if len(layout.seats) > MOST_SEATS:
        return ()
    taken = list(occupied(layout, dealer))
    aside = crowded(layout)
    found = []
    for name in SETS.get(table, ()):
        size = SIZES.get(name, USUAL)
        place = next(
            (
                one
                for part, gap in (GAPS if aside else GAPS_ALONE)
                for one in _places(layout, name, part * size)
                if not any(_meet(one, area, gap) for area in taken)
            ),
            None,
        )
        if place is not None:
            found.append((name, place))
            taken.append(place)
    return tuple(found)


def crowded(layout: TableLayout) -> bool:
    """Return whether players sit at the sides, so that things give way to the stock of the dealer."""
    return any(place.edge in {Edge.LEFT, Edge.RIGHT} for place in layout.seats)


def occupied(layout: TableLayout, dealer: Seat | None = None) -> Iterator[Area]:
    """Yield the areas of the table where something is or may come to lie while a dealer has the stock."""
    yield from (layout.cloth, layout.score, layout.caption)
    yield from (layout.button(button) for button in TableButton)
    small = layout.small_card
    for seat, place in enumerate(layout.seats):
        yield place.plate
        if dealer in {None, seat}:
            yield Area.centred(place.stock.x, place.stock.y, small + 16, small * RATIO + 28)
        across, deep = place.reach, place.card * RATIO + 20
        if place.edge in {Edge.LEFT, Edge.RIGHT}:
            across, deep = deep, across
        yield Area.centred(place.hand.x, place.hand.y, across, deep)
    for side in range(len(layout.piles)):
        pile = layout.pile(Side(side))
        yield Area.centred(pile.x, pile.y, 2.4 * small, small * RATIO + 28)


def _places(layout: TableLayout, name: str, size: float) -> Iterator[Area]:
    """Yield places beside the cloth: at the right from above, then at the left from below.

    The notebook is wanted at the left, near the points.
    """
    right = (layout.cloth.right + layout.width) / 2
    left = layout.cloth.x / 2
    top, bottom = size / 2 + EDGE_GAP, layout.height - size / 2 - EDGE_GAP
    steps = [step * STEP for step in range(int((bottom - top) / STEP) + 1)]
    for x in (left, right) if name == NOTEBOOK else (right, left):
        for step in steps:
            for aside in (ASIDE.get(name, 0.0), *SHIFTS):
                area = Area.centred(x + aside, top + step if x == right else bottom - step, size, size)
                if area.x > 0 and area.right < layout.width:
                    yield area


def _meet(one: Area, other: Area, gap: float) -> bool:
    """Return whether two areas overlap, or lie closer to each other than a distance."""
    return (
        one.x < other.right + gap
        and other.x < one.right + gap
        and one.y < other.bottom + gap
        and other.y < one.bottom + gap
    )
