"""The page of the way to these pages: a PIN in the place of something to read."""

from typing import Final

from settebello.i18n import Text, t
from settebello.learning.children.pin_lock import DIGITS
from settebello.ui.grownups.pages.adults_page import PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.grownups.parts.digit_pad import DigitPad, draw_digits
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import (
    Column,
    Drawing,
    Item,
    Label,
    Line,
    Paragraphs,
    Space,
    Subheading,
    When,
)
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button

PAD: Final = 400.0
HIGH: Final = 264.0
BUTTON: Final = 52.0
NO_LOCK: Final = t(
    "A PIN or the reading task keeps children out of these pages. Neither is real protection: "
    "anyone can open the files on this computer."
)


class WayInPage(FormPage):
    """A PIN is entered twice, so that nobody shuts themselves out by a slip; without one there is reading."""

    def __init__(self, host: PageHost) -> None:
        """Begin with nothing entered."""
        super().__init__(host, t("PIN"))
        self.pad = DigitPad(self._digit, self._erase, HIGH)
        self.digits = ""
        self._first = ""
        """The PIN as it was entered for the first time."""
        left = Column(
            Label(lambda: self._asked, 36, size=22, left=0, right=0, align=Align.CENTRE),
            Space(2),
            Drawing(lambda canvas, area: draw_digits(canvas, area, len(self.digits)), 44),
            Space(14),
            self.pad,
        )
        remove = Button(t("Remove PIN"), self._removed, look=CALM, size=21)
        right = Column(
            Subheading(t("How to open these pages"), 32),
            Paragraphs(lambda: self._state, NO_LOCK, gap=10),
            When(lambda: host.adults.has_pin, Item(remove, BUTTON)),
        )
        self.show(Column(Line(left, right, gap=40, widths=(PAD, None))))

    @property
    def typing(self) -> bool:
        """Whether digits are typed: as long as one of them has the focus."""
        return self.host.focused in self.pad.widgets

    @property
    def _asked(self) -> Text:
        if self._first:
            return t("Enter the same PIN again")
        return t("Enter a new PIN") if self.host.adults.has_pin else t("Choose a four-digit PIN")

    @property
    def _state(self) -> Text:
        if self.host.adults.has_pin:
            return t("These pages open with your PIN. If you forget it, you can do the reading task instead.")
        return t("These pages open with a short reading task about the months.")

    @property
    def said(self) -> tuple[Words, ...]:
        """How these pages open now."""
        return self._state, self._asked

    def write(self, letters: str) -> None:
        """Take digits that are typed."""
        for letter in letters:
            if letter.isascii() and letter.isdecimal():
                self._digit(letter)

    def rub_out(self) -> None:
        """Take the last digit back."""
        self._erase()

    def _digit(self, digit: str) -> Change | None:
        self.digits += digit
        self.host.say("")
        if len(self.digits) == DIGITS:
            entered, self.digits = self.digits, ""
            if not self._first:
                self._first = entered
            else:
                self._entered_twice(entered)
        return None

    def _entered_twice(self, entered: str) -> None:
        first, self._first = self._first, ""
        if first != entered:
            self.host.say(t("The two PINs don't match. Try again."), bad=True)
            return
        self._keep(entered, t("PIN saved. It opens these pages from now on."))

    def _removed(self) -> Change | None:
        self._keep("", t("PIN removed."))
        return None

    def _keep(self, pin: str, said: Text) -> None:
        try:
            self.host.adults.set_pin(pin)
        except OSError as error:
            self.host.say(t("Couldn't save your changes: {reason}", reason=reason(error)), bad=True)
            return
        self.host.say(said)

    def _erase(self) -> Change | None:
        self.digits = self.digits[:-1]
        self.host.touch()
        return None
