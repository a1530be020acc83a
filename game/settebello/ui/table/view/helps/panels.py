"""The panels beside the table: the card tracker, the standings and the other hands."""

from collections.abc import Sequence

from settebello.engine import Ruleset
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import PANEL
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.model.helps.category_outlook import Standing
from settebello.ui.table.model.helps.hand_grid import HandGrid
from settebello.ui.table.model.helps.tracker import Tracker
from settebello.ui.table.view.helps.hand_panel import draw_hands
from settebello.ui.table.view.helps.standings_panel import SMALL_CARD, Head, draw_standing
from settebello.ui.table.view.helps.tracker_panel import cell_width, draw_tracker

PanelContent = Tracker | Standing | HandGrid
"""What a panel shows."""


def card_width(panel: PanelContent | None, area: Area) -> tuple[float, ...]:
    """Return the widths of the cards on a panel; card images are prepared for them to be drawn crisply."""
    match panel:
        case Tracker():
            return (cell_width(area),)
        case Standing():
            return (SMALL_CARD,)
        case HandGrid() | None:
            return ()


def draw_panel(
    canvas: Canvas,
    panel: PanelContent,
    area: Area,
    ruleset: Ruleset,
    heads: Sequence[Head],
    players: Sequence[Player],
) -> None:
    """Draw the open panel into its area."""
    canvas.box(area, PANEL)
    match panel:
        case Tracker():
            draw_tracker(canvas, panel, area, ruleset)
        case Standing():
            draw_standing(canvas, panel, area, ruleset, heads)
        case HandGrid():
            draw_hands(canvas, panel, area, ruleset, players)
