"""Widgets: a small layer of our own, reached by mouse, keys and gamepad alike."""

from settebello.ui.widgets.base import State, Widget
from settebello.ui.widgets.button import Button, Toggle
from settebello.ui.widgets.focus import FocusGroup
from settebello.ui.widgets.paper import column, draw_sheet, inside, room_for, sheet
from settebello.ui.widgets.scroll import Heading, ScrollList
from settebello.ui.widgets.strip import Strip
from settebello.ui.widgets.textfield import TextField, Writing
from settebello.ui.widgets.values import Choice, Option, Slider

__all__ = [
    "Button",
    "Choice",
    "FocusGroup",
    "Heading",
    "Option",
    "ScrollList",
    "Slider",
    "State",
    "Strip",
    "TextField",
    "Toggle",
    "Widget",
    "Writing",
    "column",
    "draw_sheet",
    "inside",
    "room_for",
    "sheet",
]
