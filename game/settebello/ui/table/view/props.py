"""Things of the osteria in empty corners of the table, never below a card, a plate or a button."""

from collections.abc import Iterator
from typing import Final

from settebello.engine import Side
from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO, Edge, TableButton, TableLayout

SETS: Final = {
    Table.WOOD: ("jug", "lemon", "wine", "cherries", "nuts"),
    Table.WOOD_LIGHT: ("pretzel", "beer", "keys", "cherries", "nuts"),
    Table.FELT: ("espresso", "lemon", "keys", "nuts", "cherries"),
    Table.FELT_BLUE: ("wine", "olives", "keys", "cherries", "nuts"),
    Table.DARK: ("candle", "jug", "keys", "nuts", "cherries"),
}
"""The things on each table, the most welcome first."""
SIZES: Final = {
    "jug": 124.0,
    "wine": 92.0,
    "espresso": 112.0,
    "olives": 106.0,
    "keys": 104.0,
    "beer": 112.0,
    "cherries": 84.0,
    "nuts": 84.0,
}
USUAL: Final = 116.0
"""The sizes of the things: none is larger than a card on the table."""
WISHED: Final = (("right", 0.25), ("left", 0.545), ("right", 0.57))
"""The column of each thing, and how far down it stands if it can, so that they are far from one another."""
ASIDE: Final = {
    "jug": 12.0,
    "wine": -24.0,
    "olives": 22.0,
    "beer": 20.0,
    "pretzel": -16.0,
    "lemon": -20.0,
    "keys": -8.0,
    "espresso": 20.0,
    "cherries": 14.0,
    "nuts": -12.0,
}
"""How far a thing stands right of the middle of its strip: things in one line would look like buttons."""
GAPS: Final = (26.0, 15.0)
"""The least distance of a thing to everything else, the preferred one first."""
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


def draw_props(canvas: Canvas, layout: TableLayout, table: Table) -> None:
    """Draw the things of a table where there is room for them."""
    if canvas.k < SMALLEST:
        return
    for name, area in prop_areas(layout, table):
        picture = f"ui/props/{name}.svg"
        x, y = area.centre
        large = area.width / USUAL
        across, down, strength = SHADOW
        canvas.printed(picture, x + across * large, y + down * large, area.width, "#000000", strength)
        canvas.picture(picture, area)


def prop_areas(layout: TableLayout, table: Table) -> tuple[tuple[str, Area], ...]:
    """Return the things of a table with their areas; those without room are left out.

    An open panel moves nothing: what has no room beside it is taken away.
    """
    if layout.whole is not None:
        taken = [*occupied(layout), layout.panel]
        return tuple(
            (name, place)
            for name, place in prop_areas(layout.whole, table)
            if not any(_meet(place, area, EDGE_GAP) for area in taken)
        )
    if len(layout.seats) > MOST_SEATS:
        return ()
    taken = list(occupied(layout))
    found: list[tuple[str, Area]] = []
    for name in SETS.get(table, ()):
        size = SIZES.get(name, USUAL)
        place = next(
            (
                one
                for gap in GAPS
                for one in _places(layout, name, len(found), size)
                if not any(_meet(one, area, gap) for area in taken)
            ),
            None,
        )
        if place is not None and len(found) < len(WISHED):
            found.append((name, place))
            taken.append(place)
    return tuple(found)


def occupied(layout: TableLayout) -> Iterator[Area]:
    """Yield the areas of the table where something is or may come to lie."""
    yield from (layout.cloth, layout.score, layout.caption)
    yield from (layout.button(button).inset(-14) for button in TableButton)
    small = layout.small_card
    stock = layout.seats[0].stock
    yield Area.centred(stock.x, stock.y, small + 16, small * RATIO + 36)
    for place in layout.seats:
        yield place.figure
        across, deep = place.reach, place.card * RATIO + 20
        if place.edge in {Edge.LEFT, Edge.RIGHT}:
            across, deep = deep, across
        yield Area.centred(place.hand.x, place.hand.y, across, deep)
    for side in range(len(layout.piles)):
        pile = layout.pile(Side(side))
        yield Area.centred(pile.x, pile.y, 2.4 * small, small * RATIO + 36)


def _places(layout: TableLayout, name: str, number: int, size: float) -> Iterator[Area]:
    """Yield places beside the cloth for the thing with a number: the wished one first, then those near it."""
    column, down = WISHED[min(number, len(WISHED) - 1)]
    left, right = layout.cloth.x / 2, (layout.cloth.right + layout.width) / 2
    top, bottom = size / 2 + EDGE_GAP, layout.height - size / 2 - EDGE_GAP
    wished = down * layout.height
    rows = sorted(
        (top + STEP * n for n in range(int((bottom - top) / STEP) + 1)), key=lambda y: abs(y - wished)
    )
    for x in (left, right) if column == "left" else (right, left):
        for y in rows:
            for aside in (ASIDE.get(name, 0.0), *SHIFTS):
                area = Area.centred(x + aside, y, size, size)
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
