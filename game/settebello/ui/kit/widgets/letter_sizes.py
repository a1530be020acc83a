"""One size of letters for all buttons of a row or a column."""

from collections.abc import Iterable

from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import Widget
from settebello.ui.kit.widgets.button import Button

_Line = tuple[str, int, int, float]


def shared_scales(canvas: Canvas, widgets: Iterable[Widget]) -> dict[Widget, float]:
    """Return the scale of the letters of each button: the smallest that a button of its row or column needs.

    Buttons are in one row if they have the same upper edge, height and size of letters, and in one column if
    they have the same left edge, width and size of letters.
    """
    buttons = [widget for widget in widgets if isinstance(widget, Button) and widget.area.width]
    together: dict[_Line, set[Button]] = {}
    for button in buttons:
        # Whatever is in one line with the button joins all that is in one line with its neighbours.
        joined = {button}.union(*(together.get(line, ()) for line in _lines(button)))
        for one in joined:
            for line in _lines(one):
                together[line] = joined
    needed = {button: button.letters_scale(canvas) for button in buttons}
    return {button: min(needed[one] for one in together[_lines(button)[0]]) for button in buttons}


def _lines(button: Button) -> tuple[_Line, _Line]:
    """Return the row and the column of a button."""
    area, size = button.area, button.type_size
    return (
        ("row", round(area.y), round(area.height), size),
        ("column", round(area.x), round(area.width), size),
    )
