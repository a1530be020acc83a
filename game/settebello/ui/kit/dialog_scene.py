"""A small sheet with a message or a question."""

from settebello import NAME
from settebello.i18n import t
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.routes import Help, Route
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.still_life import NOTEBOOK
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Surface, draw_sheet, inside, room_for, sheet
from settebello.ui.kit.widgets.vignette import LEAST, draw_vignette

BELOW = 14.0
"""Room below a message that has a picture above it."""
SIZE = 664.0, 392.0
LONG_SIZE = 860.0, 500.0
LETTERS = 22.0
BUTTONS = 22.0
"""The letters of the buttons."""


class DialogScene(MenuScene):
    """Shows a question or a message; the result is True, or False for "no" or Esc."""

    surface = Surface.PAPER
    needs = room_for(*SIZE)
    translucent = True

    def __init__(self, services: Services, question: Question) -> None:
        """Show `question`."""
        super().__init__(services)
        self.question = question
        self._size = LONG_SIZE if question.long else SIZE
        self.needs = room_for(*self._size)
        self._yes = Button(question.yes or t("OK"), lambda: Pop(result=True), size=BUTTONS, glyph="check")
        self._no: Button | None = None
        if question.no:
            self._no = Button(question.no, lambda: Pop(result=False), look=CALM, size=BUTTONS, glyph="cross")
        self.use(*((self._no,) if self._no else ()), self._yes, focus=self._no or self._yes)

    @property
    def spoken(self) -> Spoken:
        """The message, and the focused answer."""
        opening = (self.question.title or NAME, self.question.message)
        return Spoken(opening, self.group.spoken, self.group.focused, patient=True)

    def leave(self) -> Change | None:
        """Answer "no" to Esc."""
        return Pop(result=False)

    def open(self, sheet: Route) -> Change | None:
        """Allow only the help to open: the question has to be answered first."""
        return super().open(sheet) if isinstance(sheet, Help) else None

    def arrange(self, width: float, height: float) -> None:
        """Put the buttons side by side at the lower edge."""
        super().arrange(width, height)
        self._sheet = sheet(*self._size, width, height)
        room = inside(self._sheet)
        line = Area(room.x, room.bottom - 54, room.width, 54)
        if self._no is None:
            self._yes.place(Area.centred(*line.centre, 260, 54))
        else:
            left, right = line.columns(2, 20)
            self._no.place(left)
            self._yes.place(right)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the message and the buttons."""
        draw_ground(canvas, self.services.settings.current.table, NOTEBOOK, self._sheet)
        draw_sheet(canvas, self._sheet, self.question.title or NAME)
        room = inside(self._sheet)
        space = Area(room.x, room.y, room.width, room.height - 70)
        message = self.question.message
        high = min(canvas.paragraph_height(message, space.width, size=LETTERS), space.height)
        above, below = space.split_top(space.height - high - BELOW)
        if above.height >= LEAST:
            draw_vignette(canvas, "broom", above)
            space = below
        canvas.paragraph(
            message,
            Area(space.x, space.y + (space.height - high) / 2, space.width, high),
            size=LETTERS,
            align=Align.CENTRE,
        )
        super().draw(canvas)
