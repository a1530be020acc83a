"""A long text in chapters: contents on the left, text on the right."""

from collections.abc import Sequence
from typing import ClassVar

from settebello.i18n import Text, t
from settebello.manual.rules_page import Section
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.still_life import RULEBOOK
from settebello.ui.kit.theme import GOLD_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import (
    Option,
    ScrollList,
    Surface,
    done_button,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.vignette import draw_heading_vignettes
from settebello.ui.menus.rules.text_column import TextColumn

WIDTH = 1190.0
HEIGHT = 690.0
CONTENTS = 316.0
BUTTON = 54.0
GAP = 20.0
RULE = 12.0
"""The room between the rule across the sheet and the button below it."""


class BookScene(MenuScene):
    """A sheet with a text in chapters."""

    surface = Surface.PAPER
    needs = room_for(930, 460)
    numbered: ClassVar[bool] = True
    """Whether the contents have the numbers of the chapters, as the text has."""

    def __init__(self, services: Services, heading: Words, label: Text, sections: Sequence[Section]) -> None:
        """Show the sections under the heading; ``label`` names the text for the voice."""
        super().__init__(services)
        self.heading = heading
        rows = [
            Option(
                number,
                t("{number}. {title}", number=number + 1, title=section.heading)
                if self.numbered
                else section.heading,
            )
            for number, section in enumerate(sections)
        ]
        self.contents = ScrollList(t("Contents"), rows, 0, self._go_to, self._read)
        self.page = TextColumn(label, sections, self.contents.mark)
        self._done = done_button()
        self.use(self.page, self.contents, self._done)
        self._sheet = sheet(WIDTH, HEIGHT, 0, 0)

    def arrange(self, width: float, height: float) -> None:
        """Place the contents left of the text."""
        super().arrange(width, height)
        self._sheet = sheet(min(WIDTH, width - 20), min(HEIGHT, height - 20), width, height)
        room = inside(self._sheet)
        left, right = room.split_left(CONTENTS, GAP)
        high = room.height + 12 - BUTTON - RULE - GAP / 2
        self.page.place(Area(right.x, right.y, right.width, high))
        self.contents.place(Area(left.x, left.y, left.width, high))
        self._done.place(Area(room.right - DONE, room.bottom + 12 - BUTTON, DONE, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the contents and the visible part of the text."""
        cloth = self.services.settings.current.table
        key = (self.own, cloth, self._sheet, canvas.say(self.heading))
        canvas.static(key, lambda: self._paint(canvas))
        super().draw(canvas)

    def _paint(self, canvas: Canvas) -> None:
        draw_ground(canvas, self.services.settings.current.table, RULEBOOK, self._sheet)
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.BOOK)
        draw_heading_vignettes(canvas, self._sheet, self.heading, "cat", "broom")
        room, y = inside(self._sheet), self._done.area.y - RULE
        canvas.line(room.x, y, room.right, y, GOLD_DEEP, 1.5)

    def _read(self) -> Change | None:
        self.group.focus(self.page)
        return None

    def _go_to(self, section: object) -> Change | None:
        if isinstance(section, int):
            self.page.go_to(section)
        return None
