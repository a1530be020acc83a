"""Computes where everything is on the canvas, for any number of players."""

from settebello.ui.table.layout.guide_layout import FREE_COLUMNS, guide_area, with_guide
from settebello.ui.table.layout.layouter import lay_out, least_room
from settebello.ui.table.layout.panel_layout import with_panel
from settebello.ui.table.layout.seat_places import EDGE, RATIO, SWEEP_ASIDE, Edge, SeatPlace, Spot, edges
from settebello.ui.table.layout.table_layout import TableButton, TableLayout
from settebello.ui.table.layout.table_rows import ONE_ROW

__all__ = [
    "EDGE",
    "FREE_COLUMNS",
    "ONE_ROW",
    "RATIO",
    "SWEEP_ASIDE",
    "Edge",
    "SeatPlace",
    "Spot",
    "TableButton",
    "TableLayout",
    "edges",
    "guide_area",
    "lay_out",
    "least_room",
    "with_guide",
    "with_panel",
]
