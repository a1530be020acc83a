"""What the pages about the market game have in common: a sheet of paper over the scene below."""

from typing import ClassVar

from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.market_port import MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Surface, draw_sheet, sheet


class MarketSheetScene(MenuScene):
    """A page on a sheet; its content is drawn and placed in `room`."""

    surface = Surface.PAPER
    translucent = True
    size: ClassVar[tuple[float, float]]
    """The width and height of the sheet."""
    side: ClassVar[float] = 44.0
    """The margin at the left and the right."""
    head: ClassVar[float] = 108.0
    """The height of the heading."""
    foot: ClassVar[float] = 34.0

    def __init__(self, services: Services, market: MarketPort) -> None:
        """Start without widgets."""
        super().__init__(services)
        self.market = market

    @property
    def sheet(self) -> Area:
        """The sheet in the middle of the canvas."""
        return sheet(*self.size, self.width, self.height)

    @property
    def room(self) -> Area:
        """The part of the sheet below its heading."""
        whole = self.sheet
        high = whole.height - self.head - self.foot
        return Area(whole.x + self.side, whole.y + self.head, whole.width - 2 * self.side, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, what is written on it, and the widgets."""
        canvas.veil()
        draw_sheet(canvas, self.sheet, self.heading)
        self.draw_content(canvas)
        super().draw(canvas)

    def draw_content(self, canvas: Canvas) -> None:
        """Draw what is on the sheet besides the widgets."""
