"""Blocks: parts of a page that know their height, their widgets, and how to place them."""

from collections.abc import Callable
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import NOWHERE, Widget

ROW: Final = 52.0


class Block:
    """A part of a page. Its height follows from what is in it; its width is that of the page."""

    def __init__(self, height: float = 0.0, *, stretch: bool = False) -> None:
        """Need `height`; with `stretch`, also take the room that a column has left over."""
        self._height = height
        self._stretch = stretch
        self.area = NOWHERE

    @property
    def height(self) -> float:
        """The height the block needs, logical units."""
        return self._height

    @property
    def stretch(self) -> bool:
        """Whether the block takes room that is left over."""
        return self._stretch

    @property
    def shown(self) -> bool:
        """Whether the block is on the page now; a hidden block takes no room and no focus."""
        return True

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widgets of the block that are shown now, in the order of the Tab key."""
        return ()

    def refresh(self) -> bool:
        """Read all values again; return whether the picture changes."""
        return False

    def place(self, area: Area) -> None:
        """Put the block there."""
        self.area = area

    def draw(self, canvas: Canvas) -> None:
        """Draw whatever is not a widget."""


class Space(Block):
    """Empty room."""


class Drawing(Block):
    """A picture that is drawn into the area of the block."""

    def __init__(
        self, drawn: Callable[[Canvas, Area], object], height: float = 0.0, *, stretch: bool = False
    ) -> None:
        """Call `drawn` with the canvas and the area; the scene itself says when the picture changes."""
        super().__init__(height, stretch=stretch)
        self._drawn = drawn

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        self._drawn(canvas, self.area)


class Item(Block):
    """One widget over the whole width; with a width of its own in the middle, or at the end (right)."""

    def __init__(
        self,
        widget: Widget,
        height: float = ROW,
        *,
        width: float | None = None,
        at_end: bool = False,
        stretch: bool = False,
        enabled: Callable[[], bool] | None = None,
    ) -> None:
        """Show `widget`; `enabled` is asked at every refresh whether it can be used."""
        super().__init__(height, stretch=stretch)
        self._widget = widget
        self._width = width
        self._at_end = at_end
        self._enabled = enabled

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widget."""
        return (self._widget,)

    def refresh(self) -> bool:
        """Look whether the widget can be used."""
        before = self._widget.enabled
        if self._enabled is not None:
            self._widget.enabled = self._enabled()
        return before != self._widget.enabled

    def place(self, area: Area) -> None:
        """Put the widget there."""
        super().place(area)
        width = area.width if self._width is None else min(self._width, area.width)
        left = area.right - width if self._at_end else area.centre[0] - width / 2
        self._widget.place(Area(left, area.y, width, area.height))
