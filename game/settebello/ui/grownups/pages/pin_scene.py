"""The gate with a PIN of four digits; the reading task replaces a forgotten PIN."""

from dataclasses import replace
from typing import Final

from settebello.i18n import t
from settebello.learning.children.pin_lock import DIGITS
from settebello.practice.adults_port import AdultsPort
from settebello.ui.grownups.pages.gate_scene import PAGES, TRIES, GateScene, passed
from settebello.ui.grownups.parts.digit_pad import DigitPad, draw_digits
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import LearnGate
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.still_life import KEYRING
from settebello.ui.kit.theme import CALM, INK, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Surface, draw_sheet, inside, room_for, sheet
from settebello.ui.kit.widgets.sheet_binding import SheetBinding

WIDTH: Final = 480.0
HEIGHT: Final = 680.0
ABOVE: Final = 24.0
"""Room between the digits and the buttons below them."""
BUTTON: Final = 54.0
GAP: Final = 12.0


def gate_scene(services: Services, adults: AdultsPort, gate: LearnGate = PAGES) -> MenuScene:
    """Return the gate scene: with a PIN if one is set, unless the reading task is requested."""
    if adults.has_pin and not gate.reading:
        return PinScene(services, adults, gate)
    return GateScene(services, adults, gate)


class PinScene(MenuScene):
    """Asks for four digits by keys, mouse or gamepad; a forgotten PIN leads to the reading task."""

    surface = Surface.PAPER
    typing = True
    needs = room_for(WIDTH, HEIGHT)
    heading = t("For grown-ups")

    def __init__(self, services: Services, adults: AdultsPort, gate: LearnGate = PAGES) -> None:
        """Ask for the PIN."""
        super().__init__(services)
        self._adults = adults
        self._gate = gate
        self._left = TRIES
        self._sheet = sheet(WIDTH, HEIGHT, 0, 0)
        self.pad = DigitPad(self._digit, self._erase)
        self._forgotten = Button(t("Forgot your PIN?"), self._read_instead, look=CALM, size=21)
        self._back = Button(t("Back to the children"), Pop)
        self.digits = ""
        self.use(*self.pad.widgets, self._forgotten, self._back, focus=self._back)

    @property
    def _said(self) -> Words:
        return t("Please get a grown-up.") if self._left < TRIES else ""

    @property
    def spoken(self) -> Spoken:
        """First a sentence for children, then the request; of the digits only their number."""
        opening = (self.heading, t("Please get a grown-up."), t("Enter the PIN."))
        entered = t("{n} of {all} digits", n=len(self.digits), all=DIGITS) if self.digits else self._said
        return Spoken(opening, self.group.spoken, self.group.focused, notice=entered)

    def handle(self, event: UiEvent) -> Change | None:
        """Accept typed digits, or pass the event to the widgets."""
        match event:
            case TextInput(text):
                change = None
                for letter in text:
                    if letter.isascii() and letter.isdecimal():
                        change = change or self._digit(letter)
                return change
            case Press(Action.ERASE):
                return self._erase()
            case _:
                return super().handle(event)

    def _digit(self, digit: str) -> Change | None:
        self.digits += digit
        self.touch()
        if len(self.digits) < DIGITS:
            return None
        entered, self.digits = self.digits, ""
        if self._adults.opens(entered):
            return passed(self._gate)
        self._left -= 1
        return None if self._left else Pop()

    def _erase(self) -> Change | None:
        self.digits = self.digits[:-1]
        self.touch()
        return None

    def _read_instead(self) -> Change | None:
        return Replace(replace(self._gate, reading=True))

    def arrange(self, width: float, height: float) -> None:
        """Lay out the digits as on a telephone."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        low = Area(room.x - 14, room.bottom - BUTTON + 18, room.width + 28, BUTTON)
        self._forgotten.place(Area(low.x, low.y - BUTTON - GAP, low.width, BUTTON))
        top = room.y + 84
        self.pad.place(Area(room.x, top, room.width, self._forgotten.area.y - ABOVE - top))
        self._back.place(low)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the number of digits entered, and the pad."""
        table = self.services.settings.current.table
        key = ("gate", table, canvas.palette.contrast, self._sheet)
        canvas.static(key, lambda: draw_ground(canvas, table, KEYRING, self._sheet))
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.NOTEBOOK)
        room = inside(self._sheet)
        said = self._said or t("Enter the PIN.")
        colour = RED_DEEP if self._said else INK
        canvas.text(
            said, room.centre[0], room.y + 8, size=23, colour=colour, align=Align.CENTRE, width=room.width
        )
        draw_digits(canvas, Area(room.x, room.y + 28, room.width, 44), len(self.digits))
        super().draw(canvas)
