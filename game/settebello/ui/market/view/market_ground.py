"""The ground of the market game's table: table top, cloth, counters of wood, and things beside them."""

from typing import Final

from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import LIGHT, PICTURES, draw_table_top, table_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.market.layout.market_layout import BORDER, MarketLayout
from settebello.ui.market.view.market_card import FOLDER
from settebello.ui.table.view.cloth import BOARD, BOARD_EDGE, DARKENED, FELTED, WEAVES, Weave, draw_cloth
from settebello.ui.table.view.props import SETS, SHADOW, SMALLEST, USUAL

COUNTER: Final = BoxStyle(
    "#96632f", "#55300f", border=INK, border_width=1.8, radius=8, shadow=0.45, shadow_reach=10
)
"""The wood of a counter, lighter than the table."""
JOINT: Final = "#4a2a12"
JOINT_LIT: Final = "#b57f45"
GRAIN: Final = "#7b4e22"
PLANK: Final = 78.0
"""The least height of a plank of a counter."""
STROKES: Final = ((0.3, 0.03, 0.3), (0.55, 0.36, 0.71), (0.76, 0.66, 0.97))
"""The lines of the grain in a plank: how far down, and from where to where, as parts of it."""
VALANCE: Final = 32.0
VALANCE_UP: Final = 10.0
VALANCE_IN: Final = 14.0
"""The height of the valance, how much of it the counter covers, and how far it is inside its ends."""
PIECE: Final = 11 / 3
"""The width of a piece of it, in its height."""
CAST: Final = (3.0, -2.0)
FALLS: Final = BoxStyle("#0c0603", "#0c0603", radius=2, opacity=0.4, printed=False)
"""The shadow of the valance, and where it falls."""
FIELD_DOWN: Final = 0.62
"""How much of the counter lies in the full light of the lamp, as a part of its height."""


def weave_of(canvas: Canvas, table: Table) -> Weave | None:
    """Return the colours of the cloth on a table; None where there is none."""
    return None if canvas.palette.contrast else WEAVES.get(table_of(table, canvas.cards.deck))


def draw_ground(canvas: Canvas, layout: MarketLayout, table: Table, colour: str | None) -> None:
    """Draw everything that lies below plates and cards; drawn again only for another size, table or set.

    A valance in the colour of a set hangs from the counter, unless `colour` is None.
    """
    deck = canvas.cards.deck
    table = table_of(table, deck)
    key = ("market", layout, table, colour, deck.skin.manifest.id, canvas.palette.contrast)

    def paint() -> None:
        if not draw_table_top(canvas, Table.WOOD if table in FELTED else table):
            return
        if table in FELTED:
            canvas.box(layout.cloth.inset(-BOARD_EDGE), BOARD)
            with canvas.clip(layout.cloth):
                canvas.cover(PICTURES[table], layout.cloth)
        if table in DARKENED:
            canvas.veil(*DARKENED[table])
        if table in WEAVES:
            draw_cloth(canvas, layout.cloth, WEAVES[table], BORDER, rose=False)
        for mat in layout.mats:
            draw_counter(canvas, mat.board, planks=1)
        if colour is not None:
            draw_valance(canvas, layout.own.counter, colour)
        draw_counter(canvas, layout.own.counter)
        canvas.lamplight(_lit(layout), soft=table in LIGHT)
        _draw_things(canvas, layout, table)

    canvas.ground(key, paint)


def draw_counter(canvas: Canvas, area: Area, *, planks: int | None = None) -> None:
    """Draw a counter of planks with their grain."""
    canvas.box(area, COUNTER)
    planks = planks or max(2, round(area.height / PLANK))
    high = area.height / planks
    for number in range(planks):
        y = area.y + number * high
        shift = 0.11 * (number % 3)
        for down, begin, end in STROKES:
            left, right = area.x + (begin + shift / 4) * area.width, area.x + (end - shift) * area.width
            canvas.line(left, y + down * high, right, y + (down + 0.015) * high, GRAIN, 1.6)
        if number:
            canvas.line(area.x + 2, y, area.right - 3, y, JOINT, 2.2)
            canvas.line(area.x + 3, y + 1.8, area.right - 4, y + 1.8, JOINT_LIT, 0.9)


def draw_valance(canvas: Canvas, counter: Area, colour: str, *, shadow: bool = True) -> None:
    """Draw the striped cloth that hangs from the front of the counter, piece by piece, and its shadow."""
    whole = Area(counter.x + VALANCE_IN, counter.bottom - VALANCE_UP, counter.width - 2 * VALANCE_IN, VALANCE)
    pieces = whole.columns(round(whole.width / (VALANCE * PIECE)))
    if shadow:
        canvas.box(whole.moved(*CAST), FALLS)
    for piece in pieces:
        canvas.picture(f"{FOLDER}/valance_{colour}.svg", piece)


def _lit(layout: MarketLayout) -> Area:
    """Return the field over which the lamp hangs: the cloth and most of the counter."""
    cloth, counter = layout.cloth, layout.own.counter
    return Area(cloth.x, cloth.y, cloth.width, counter.y + FIELD_DOWN * counter.height - cloth.y)


def _draw_things(canvas: Canvas, layout: MarketLayout, table: Table) -> None:
    """Draw the things of the osteria where nothing is ever put down."""
    if canvas.k < SMALLEST:
        return
    for name, area in zip(SETS.get(table, ()), layout.corners, strict=False):
        picture = f"ui/props/{name}.svg"
        x, y = area.centre
        large = area.width / USUAL
        across, down, strength = SHADOW
        canvas.printed(picture, x + across * large, y + down * large, area.width, "#000000", strength)
        canvas.picture(picture, area)
