"""Buttons of one size in rows and columns, such as the keys of a telephone."""

from collections.abc import Sequence

from settebello.ui.kit.forms.blocks import Block
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.widgets.base import Widget


class ButtonGrid(Block):
    """A grid of buttons in the middle of the area. The rows share the height of the area."""

    def __init__(
        self, rows: Sequence[Sequence[Widget | None]], width: float, height: float = 0.0, *, gap: float = 12.0
    ) -> None:
        """Show `rows` of buttons that are `width` wide, with `gap` between them; None leaves a cell empty.

        Raises ValueError if the rows have different lengths.
        """
        super().__init__(height)
        if len({len(row) for row in rows}) != 1:
            raise ValueError("all rows of a grid have the same number of cells")
        self._rows = tuple(tuple(row) for row in rows)
        self._width = width
        self._gap = gap

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The buttons, row by row."""
        return tuple(button for row in self._rows for button in row if button is not None)

    def place(self, area: Area) -> None:
        """Place the buttons; the grid is centred from left to right."""
        super().place(area)
        rows, columns = len(self._rows), len(self._rows[0])
        high = (area.height - (rows - 1) * self._gap) / rows
        left = area.centre[0] - (columns * self._width + (columns - 1) * self._gap) / 2
        for line, row in enumerate(self._rows):
            for column, button in enumerate(row):
                if button is not None:
                    x, y = left + column * (self._width + self._gap), area.y + line * (high + self._gap)
                    button.place(Area(x, y, self._width, high))
