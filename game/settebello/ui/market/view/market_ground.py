"""The ground of the market game's table: the table top with the cloth of the market."""

from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import LIGHT, draw_table_top, table_of
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.market.layout.market_layout import BORDER, MarketLayout
from settebello.ui.table.view.cloth import WEAVES, draw_cloth


def draw_ground(canvas: Canvas, layout: MarketLayout, table: Table) -> None:
    """Draw the table top with the cloth of the market; drawn again only for another size or table."""
    deck = canvas.cards.deck
    table = table_of(table, deck)
    key = ("market", layout, table, deck.skin.manifest.id, canvas.palette.contrast)

    def paint() -> None:
        if not draw_table_top(canvas, table):
            return
        if table in WEAVES:
            draw_cloth(canvas, layout.cloth, WEAVES[table], BORDER, rose=False)
        canvas.lamplight(soft=table in LIGHT)

    canvas.ground(key, paint)
