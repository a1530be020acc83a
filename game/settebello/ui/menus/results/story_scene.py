"""The story of a match so far: all captions and remarks."""

from settebello.i18n import t
from settebello.notation import Record
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.still_life import BUNDLE
from settebello.ui.kit.theme import GOLD_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import (
    Heading,
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
from settebello.ui.table.view.match_story import story_of

WIDTH = 1120.0
HEIGHT = 690.0
BUTTON = 54.0
GAP = 16.0
RULE = 12.0
"""The room between the rule across the sheet and the button below it."""


class StoryScene(MenuScene):
    """A sheet with a list that starts at its end, the latest event."""

    surface = Surface.PAPER
    needs = room_for(WIDTH, HEIGHT)
    translucent = True
    own = SceneId.STORY
    heading = t("Story of the match")

    def __init__(self, services: Services, record: Record) -> None:
        """Show the story of a record; raises ReplayError for one that contradicts the rules."""
        super().__init__(services)
        rows: list[Option | Heading] = []
        deal = None
        for number, told in enumerate(story_of(services, record)):
            if told.deal != deal:
                deal = told.deal
                rows.append(Heading(t("Deal {number}", number=deal + 1)))
            rows.append(Option(number, told.words, picture=told.picture))
        last = next((row.value for row in reversed(rows) if isinstance(row, Option)), None)
        self._done = done_button()
        self._list = ScrollList(self.heading, rows, last, self._read) if last is not None else None
        self.use(*((self._list,) if self._list is not None else ()), self._done)

    def arrange(self, width: float, height: float) -> None:
        """Place the list above the button."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        if self._list is not None:
            self._list.place(Area(room.x, room.y - 6, room.width, room.height - BUTTON - GAP + 12))
        self._done.place(Area(room.right - DONE, room.bottom + 12 - BUTTON, DONE, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the list."""
        draw_ground(canvas, self.services.settings.current.table, BUNDLE, self._sheet)
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.BOOK)
        draw_heading_vignettes(canvas, self._sheet, self.heading, "jug", "chair")
        room, y = inside(self._sheet), self._done.area.y - RULE
        canvas.line(room.x, y, room.right, y, GOLD_DEEP, 1.5)
        super().draw(canvas)

    def _read(self, sentence: object) -> Change | None:
        """Redraw; the selected sentence is spoken as the focus."""
        del sentence
        self.touch()
        return None
