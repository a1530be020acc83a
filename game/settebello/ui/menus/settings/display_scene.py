"""The page of the settings about how everything is seen: sizes, motion, contrast, and the screen."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.storage.settings import Motion, Settings
from settebello.ui.kit.controls.inputs import PointerMoved, PointerPressed, PointerReleased, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.theme import INK_SOFT
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Option,
    Toggle,
    column,
    draw_sheet,
    inside,
    room_for,
    sheet,
)

HEIGHT: Final = 696.0
ROW: Final = 52.0
GAP: Final = 8.0
BUTTON: Final = 56.0
NOTE: Final = 46.0
SCALES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
TEXT_SIZES: Final = (100, 110, 125, 150)
STILL: Final = 0.8
"""So many seconds after the last click a size is taken; until then nothing moves away under the pointer."""


class DisplayScene(MenuScene):
    """A sheet with all that makes the picture easier to see; every change is in force at once.

    A size that is clicked waits for the last click, or until the pointer goes elsewhere.
    """

    needs = room_for(900, HEIGHT)
    translucent = True
    own = SceneId.DISPLAY
    heading = t("Display")

    def __init__(self, services: Services) -> None:
        """Show the settings in force."""
        super().__init__(services)
        now = services.settings.current
        self._scale = Choice(
            t("Size of everything"), (), None, lambda value: self._resize(ui_scale=value), side_by_side=False
        )
        self._text = Choice(t("Size of letters"), (), None, lambda value: self._resize(text_size=value))
        self._clicked: dict[str, object] = {}
        self._take_at: float | None = None
        self._by_pointer = False
        self._plain = Toggle(
            t("Letters that are easy to tell apart"),
            on=now.plain_letters,
            switched=lambda on: self._set(plain_letters=on),
        )
        self._motion = Choice(
            t("Motion"),
            [
                Option(Motion.SYSTEM, t("As the system")),
                Option(Motion.FULL, t("Full")),
                Option(Motion.REDUCED, t("Reduced")),
            ],
            now.motion,
            lambda value: self._set(motion=value),
        )
        self._contrast = Toggle(
            t("High contrast"), on=now.high_contrast, switched=lambda on: self._set(high_contrast=on)
        )
        self._marks = Toggle(
            t("Marks for every kind of colour vision"),
            on=now.safe_marks,
            switched=lambda on: self._set(safe_marks=on),
        )
        self._full = Toggle(
            t("Full screen"), on=now.full_screen, switched=lambda on: self._set(full_screen=on)
        )
        sizes = (self._scale, self._text, self._plain)
        self._rows = (*sizes, self._motion, self._contrast, self._marks, self._full)
        self._done = Button(t("Done"), Pop, on_paper=True)
        self._show(now)
        self.use(*self._rows, self._done)

    @property
    def note(self) -> Text:
        """What reduced motion does, and what the system says about it."""
        if self.services.settings.current.motion is not Motion.SYSTEM:
            return t("With reduced motion cards fade from place to place, and nothing else moves.")
        if self.services.reduced_motion():
            return t("This system asks for reduced motion: cards fade from place to place.")
        return t("This system does not ask for reduced motion.")

    @property
    def animating(self) -> bool:
        """While a size that was clicked waits."""
        return bool(self._clicked)

    def handle(self, event: UiEvent) -> Change | None:
        """Take a size that waits before anything but another click on a size."""
        self._by_pointer = isinstance(event, PointerReleased)
        if isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            if not any(row.area.contains(event.x, event.y) for row in (self._scale, self._text)):
                self._take()
        else:
            self._take()
        return super().handle(event)

    def update(self, now: float) -> Change | None:
        """Take a size when the clicks have ended, and show what a shortcut has changed meanwhile."""
        if self._clicked:
            if self._take_at is None:
                self._take_at = now + STILL
            elif now >= self._take_at:
                self._take()
        current = self.services.settings.current
        if current != self._shown:
            self._show(current)
            self.touch()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Put the rows on the sheet, one below the other."""
        super().arrange(width, height)
        self._sheet = sheet(900, HEIGHT, width, height)
        room = inside(self._sheet)
        y = column(self._rows, room, ROW, GAP)
        self._note = Area(room.x + 14, y + 8, room.width - 28, NOTE)
        self._done.place(Area.centred(room.centre[0], y + NOTE + 24 + BUTTON / 2, 260, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, its rows, and what there is to know of motion."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        canvas.paragraph(self.note, self._note, size=17, colour=INK_SOFT, align=Align.CENTRE)
        super().draw(canvas)

    def _show(self, current: Settings) -> None:
        """Show these settings in the rows."""
        self._shown = current
        self._scale.set_options(_percents(SCALES, current.ui_scale), current.ui_scale)
        self._text.set_options(_percents(TEXT_SIZES, current.text_size), current.text_size)
        self._plain.on = current.plain_letters
        self._contrast.on = current.high_contrast
        self._marks.on = current.safe_marks
        self._full.on = current.full_screen

    def close(self) -> None:
        """Take what waits."""
        self._take()

    def _resize(self, **changed: object) -> Change | None:
        """Set a size: at once by key, after a while by pointer, which would be over something else then."""
        if not self._by_pointer:
            return self._set(**changed)
        self._clicked.update(changed)
        self._take_at = None
        self.touch()
        return None

    def _take(self) -> None:
        changed, self._clicked = self._clicked, {}
        if changed:
            self._set(**changed)

    def _set(self, **changed: object) -> Change | None:
        port = self.services.settings
        port.change(replace(port.current, **changed))  # type: ignore[arg-type]  # the keys are written above
        self.touch()
        return None


def _percents(steps: tuple[int, ...], now: int) -> tuple[Option, ...]:
    """The steps to choose from, with the one in force, which a file may have put between two of them."""
    return tuple(Option(step, f"{step} %") for step in sorted({*steps, now}))
