"""A sheet of paper over the scene below, with a page of blocks on it."""

from typing import ClassVar, Final

from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.forms.blocks import Block
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.still_life import StillLife
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import SheetBinding, Surface, Widget, draw_sheet, inside, room_for, sheet
from settebello.ui.kit.widgets.base import NOWHERE
from settebello.ui.kit.widgets.paper import EDGE, HEADING

FORM: Final = 960.0
"""The width of every sheet of settings, so that their controls begin at one place."""


class SheetScene(MenuScene):
    """A sheet with a heading and a page. The sheet is as high as its page needs, unless it is told a height.

    The page is refreshed after every event and before every frame, also while it shows through another
    scene: it shows each value as it is, whoever has changed it.
    """

    translucent = True
    surface = Surface.PAPER
    still_life: ClassVar[StillLife | None] = None
    """What lies on the table beside the sheet."""
    binding: ClassVar[SheetBinding] = SheetBinding.MENU_CARD
    """What object the sheet is."""

    def __init__(self, services: Services) -> None:
        """Begin with an empty page; the scene gives its page to `show`."""
        super().__init__(services)
        self._page = Block()
        self._sheet = NOWHERE
        self._wide = self._high = self._spare = self._lift = 0.0

    def show(
        self,
        page: Block,
        width: float,
        height: float | None = None,
        *,
        spare: float = 0.0,
        lift: float = 0.0,
        focus: Widget | None = None,
    ) -> None:
        """Lay `page` on a sheet of this width.

        The page begins `lift` higher than usual and ends with room to `spare` (both may be negative); its
        blocks that stretch fill a sheet that is told its height.
        """
        self._page = page
        self._wide, self._high, self._spare, self._lift = width, height or 0.0, spare, lift
        page.refresh()
        self.needs = room_for(*self.size)
        self.use(*self.tab_order, focus=focus)
        self._lay_out()

    @property
    def tab_order(self) -> tuple[Widget, ...]:
        """The widgets in the order of the Tab key: that of the blocks."""
        return self._page.widgets

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the sheet."""
        return self._wide, self._high or HEADING - self._lift + self._page.height + self._spare + EDGE

    @property
    def version(self) -> int:
        """A number raised by every change of the picture, also by one that was made elsewhere."""
        self.refresh()
        return super().version

    def refresh(self) -> None:
        """Show all values as they are now; a page that changes by that is laid out again."""
        changed = self._page.refresh()
        if changed:
            self.touch()
        if self.tab_order != self.group.widgets:
            self.use(*self.tab_order, focus=self.group.focused)
            changed = True
        if changed:
            # A block without a widget, such as a note, may have come or gone as well.
            self._lay_out()

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the widgets, then show what came of it."""
        change = super().handle(event)
        self.refresh()
        return change

    def arrange(self, width: float, height: float) -> None:
        """Put the sheet in the middle and the page on it."""
        super().arrange(width, height)
        self._lay_out()

    def _lay_out(self) -> None:
        if self.width:
            self._sheet = sheet(*self.size, self.width, self.height)
            room = inside(self._sheet)
            high = room.height + self._lift - self._spare
            self._page.place(Area(room.x, room.y - self._lift, room.width, high))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the page."""
        draw_ground(canvas, self.services.settings.current.table, self.still_life, self._sheet)
        draw_sheet(canvas, self._sheet, self.heading, self.binding)
        self._page.draw(canvas)
        super().draw(canvas)
