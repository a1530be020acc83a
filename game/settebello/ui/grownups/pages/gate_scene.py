"""The gate for grown-ups: a reading task about months, because children here learn to add."""

from functools import partial
from typing import Final

from settebello.i18n import Text, t
from settebello.practice.adults_port import AdultsPort
from settebello.ui.grownups.parts.report_words import MONTHS
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.controls.inputs import Press, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import LearnGate
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.still_life import KEYRING
from settebello.ui.kit.theme import CALM, INK, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Surface, draw_sheet, inside, room_for, sheet
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.learn.parts.child_voice import narrated
from settebello.ui.learn.parts.gate import OPENED

WIDTH: Final = 900.0
HEIGHT: Final = 600.0
TRIES: Final = 3
COLUMNS: Final = 4
BUTTON: Final = 66.0
BACK: Final = 56.0
GAP: Final = 14.0
YEAR: Final = len(MONTHS)
PAGES: Final = LearnGate()
"""The gate before the grown-ups' pages."""


def passed(gate: LearnGate) -> Change:
    """Return the change to the scene behind a gate."""
    return Pop(OPENED) if gate.behind is None else Replace(gate.behind)


class GateScene(MenuScene):
    """Asks for two months in order; after three failed tries it returns to the children's screens."""

    surface = Surface.PAPER
    needs = room_for(WIDTH, HEIGHT)
    heading = t("For grown-ups")

    def __init__(self, services: Services, adults: AdultsPort, gate: LearnGate = PAGES) -> None:
        """Ask for two random months."""
        super().__init__(services)
        self._gate = gate
        self._chance = adults.chance
        self._left = TRIES
        self._sheet = sheet(WIDTH, HEIGHT, 0, 0)
        self._back = Button(t("Back to the children"), Pop, glyph="home")
        self.months: tuple[Button, ...] = ()
        self.wanted = (0, 0)
        self._chosen: list[int] = []
        self._opened = True
        self._ask()

    @property
    def instruction(self) -> Text:
        """The instruction."""
        first, second = self.wanted
        return t(
            "Choose the month that comes after {first}, then the month that comes before {second}.",
            first=MONTHS[(first - 1) % YEAR],
            second=MONTHS[(second + 1) % YEAR],
        )

    @property
    def _said(self) -> Words:
        """The message after the last choice."""
        if self._chosen:
            return t("Now choose the second month.")
        return t("Please get a grown-up.") if self._left < TRIES else ""

    @property
    def narration(self) -> Narration | None:
        """The heading, for a child that has come here and cannot read it."""
        return narrated(self.services, self.heading)

    @property
    def spoken(self) -> Spoken:
        """First a sentence for children, then the instruction."""
        opening = (self.heading, t("Please get a grown-up."), self.instruction)
        return Spoken(opening, self.group.spoken, self.group.focused, notice=self._said)

    @property
    def attention(self) -> Area | None:
        """The instruction until something is pressed, then the focused widget.

        The button back has the focus first. It is at the lower end, and with large letters the window would
        open with the instruction out of sight.
        """
        return Area(self._sheet.x, self._sheet.y, self._sheet.width, 1) if self._opened else super().attention

    def handle(self, event: UiEvent) -> Change | None:
        """Show the focused widget after the first key."""
        self._opened = self._opened and not isinstance(event, Press)
        return super().handle(event)

    def _ask(self) -> None:
        order = list(range(YEAR))
        self._chance.shuffle(order)
        # Two different months: "after January, then before March" would ask for February twice.
        first, second = self._chance.sample(range(YEAR), 2)
        self.wanted, self._chosen = (first, second), []
        self.months = tuple(Button(MONTHS[month], partial(self._choose, month), look=CALM) for month in order)
        self.use(*self.months, self._back, focus=self._back)
        self._place()

    def _choose(self, month: int) -> Change | None:
        self._chosen.append(month)
        self.touch()
        if len(self._chosen) < len(self.wanted):
            return None
        # Evaluate only after both choices: otherwise each month could be found by trial and error.
        if tuple(self._chosen) == self.wanted:
            return passed(self._gate)
        self._left -= 1
        if not self._left:
            return Pop()
        self._ask()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Lay out the months in rows."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        self._place()

    def _place(self) -> None:
        room = inside(self._sheet)
        top = room.y + 112
        for place, button in enumerate(self.months):
            line, column = divmod(place, COLUMNS)
            row = Area(room.x, top + line * (BUTTON + GAP), room.width, BUTTON)
            button.place(row.columns(COLUMNS, GAP)[column])
        self._back.place(Area.centred(room.centre[0], room.bottom - BACK / 2 + 8, 360, BACK))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the instruction, and the months."""
        table = self.services.settings.current.table
        key = ("gate", table, canvas.palette.contrast, self._sheet)
        canvas.static(key, lambda: draw_ground(canvas, table, KEYRING, self._sheet))
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.NOTEBOOK)
        room = inside(self._sheet)
        area = Area(room.x, room.y - 4, room.width, 70)
        canvas.paragraph(self.instruction, area, size=25, colour=INK, align=Align.CENTRE)
        if self._said:
            colour = INK_SOFT if self._chosen else RED_DEEP
            y = room.y + 90
            canvas.text(
                self._said, room.centre[0], y, size=21, colour=colour, align=Align.CENTRE, width=room.width
            )
        super().draw(canvas)
