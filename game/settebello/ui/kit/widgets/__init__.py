"""A small set of widgets, all usable by mouse, keyboard and gamepad."""

from settebello.ui.kit.widgets.base import State, Surface, Widget
from settebello.ui.kit.widgets.button import Button, Toggle
from settebello.ui.kit.widgets.done_button import done_button
from settebello.ui.kit.widgets.focus import FocusGroup
from settebello.ui.kit.widgets.list_row import Heading
from settebello.ui.kit.widgets.option import Option, RowCards
from settebello.ui.kit.widgets.paper import column, draw_sheet, inside, room_for, sheet
from settebello.ui.kit.widgets.row_strip import Strip
from settebello.ui.kit.widgets.scroll import ScrollList
from settebello.ui.kit.widgets.sheet_binding import SheetBinding, draw_paper
from settebello.ui.kit.widgets.textfield import TextField
from settebello.ui.kit.widgets.value_widgets import Choice, Slider

__all__ = [
    "Button",
    "Choice",
    "FocusGroup",
    "Heading",
    "Option",
    "RowCards",
    "ScrollList",
    "SheetBinding",
    "Slider",
    "State",
    "Strip",
    "Surface",
    "TextField",
    "Toggle",
    "Widget",
    "column",
    "done_button",
    "draw_paper",
    "draw_sheet",
    "inside",
    "room_for",
    "sheet",
]
