"""The keys and buttons of one action, drawn large, with what is to be done about them."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.controls.actions import MEANINGS, Action
from settebello.ui.kit.forms import Block
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.theme import INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.key_caps import button_width, cap_width, draw_button, draw_cap

CAP: Final = 40.0
GAP: Final = 10.0


class ActionKeys(Block):
    """What an action does, the caps of its keys, its gamepad buttons, and a message below them."""

    def __init__(
        self, services: Services, action: Callable[[], Action], message: Callable[[], tuple[Text, str]]
    ) -> None:
        """Show the action; `message` gives the words below the keys and their colour."""
        super().__init__(stretch=True)
        self._services = services
        self._action = action
        self._message = message
        self._written = message()

    def refresh(self) -> bool:
        """Ask for the message again."""
        before, self._written = self._written, self._message()
        return before != self._written

    def draw(self, canvas: Canvas) -> None:
        """Draw the meaning, the keys, the buttons and the message."""
        area, words = self.area, MEANINGS[self._action()]
        high = canvas.paragraph_height(words, area.width, size=LETTERS[Size.LARGE], role=Role.BOLD)
        top = Area(area.x, area.y, area.width, high + 1)
        canvas.paragraph(words, top, size=LETTERS[Size.LARGE], role=Role.BOLD)
        y = area.y + high + 18
        self._draw_label(canvas, t("Keyboard"), y)
        self._draw_keys(canvas, y + 36)
        y += 36 + CAP + 16
        self._draw_label(canvas, t("Gamepad"), y)
        self._draw_buttons(canvas, y + 36)
        y += 36 + CAP + 18
        message, colour = self._written
        below = Area(area.x, y, area.width, area.bottom - y)
        canvas.paragraph(message, below, size=LETTERS[Size.BODY] - 1, colour=colour)

    def _draw_label(self, canvas: Canvas, words: Text, y: float) -> None:
        size = LETTERS[Size.SMALL] + 1
        canvas.text(words, self.area.x, y + 12, size=size, colour=RED_DEEP, role=Role.BOLD)

    def _draw_keys(self, canvas: Canvas, y: float) -> None:
        """Draw the caps of the keys, as many as there is room for."""
        x = self.area.x
        for chord in self._services.controls.bindings.keys_of(self._action()):
            wide = cap_width(canvas, chord.cap, CAP)
            if x + wide > self.area.right:
                return
            draw_cap(canvas, chord.cap, Area(x, y, wide, CAP))
            x += wide + GAP
        if x == self.area.x:
            self._draw_nothing(canvas, y)

    def _draw_buttons(self, canvas: Canvas, y: float) -> None:
        x, controls = self.area.x, self._services.controls
        for button in controls.bindings.buttons_of(self._action()):
            draw_button(canvas, button, controls.maker, x, y + CAP / 2, CAP)
            x += button_width(button, CAP) + GAP
        if x == self.area.x:
            self._draw_nothing(canvas, y)

    def _draw_nothing(self, canvas: Canvas, y: float) -> None:
        canvas.text("–", self.area.x, y + CAP / 2, size=LETTERS[Size.LARGE], colour=INK_SOFT)
