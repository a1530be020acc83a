"""Computes where everything is on the canvas, for any number of players."""

from settebello.ui.table.layout.layouter import lay_out, least_room, with_far_things_right
from settebello.ui.table.layout.seat_places import EDGE, RATIO, SWEEP_ASIDE, Edge, SeatPlace, Spot, edges
from settebello.ui.table.layout.table_layout import ONE_ROW, TableButton, TableLayout

__all__ = [
    "EDGE",
    "ONE_ROW",
    "RATIO",
    "SWEEP_ASIDE",
    "Edge",
    "SeatPlace",
    "Spot",
    "TableButton",
    "TableLayout",
    "edges",
    "lay_out",
    "least_room",
    "with_far_things_right",
]
