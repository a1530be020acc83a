"""Saves a copy of a match under a name."""

from settebello.i18n import Text, t
from settebello.storage.saves import LONGEST_NAME, file_name
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.archive_port import KeptMatch
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.still_life import BUNDLE
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import (
    Button,
    Surface,
    TextField,
    done_button,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.sheet_binding import SheetBinding

WIDTH = 760.0
HEIGHT = 400.0
FIELD = 54.0
BUTTONS = 54.0
SAID = 62.0


class SaveAsScene(MenuScene):
    """Asks for a name, with a proposal; the result is the name, or None."""

    surface = Surface.PAPER
    needs = room_for(WIDTH, HEIGHT)
    translucent = True
    heading = t("Save copy of match")
    own = SceneId.SAVE_AS

    def __init__(self, services: Services, kept: KeptMatch) -> None:
        """Propose a name for a copy of this match."""
        super().__init__(services)
        self._kept = kept
        self._saved_as: str | None = None
        self._renamed = False
        self._trouble: Text | str | None = None
        self._field = TextField(t("Name"), services.archive.proposed_name(kept), longest=LONGEST_NAME)
        self._erase = Button(t("Delete letter"), self._take_away, look=CALM, size=20)
        self._back = Button(t("Cancel"), Pop, look=CALM)
        self._save = Button(t("Save"), self._keep)
        self._done = done_button(self.leave)
        self._done.enabled = False
        self.use(self._field, self._erase, self._back, self._save, focus=self._field)

    @property
    def typing(self) -> bool:
        """Whether a name is being entered."""
        return self._saved_as is None

    def handle(self, event: UiEvent) -> Change | None:
        """Accept typed text at any focus; Enter in the field saves, with a gamepad it opens the keyboard."""
        in_line = self.typing and self.group.focused is self._field
        if self.typing and isinstance(event, TextInput):
            if event.text.isprintable():
                self.group.focus(self._field)
                self._field.write(event.text)
                self.touch()
            return None
        if self.typing and event == Press(Action.ERASE):
            return self._take_away()
        if in_line and event == Press(Action.TOGGLE):
            return None
        if in_line and event == Press(Action.CONFIRM) and not self.services.controls.with_pad:
            return self._keep()
        return super().handle(event)

    def leave(self) -> Change | None:
        """Close with the name of the copy, if saved."""
        return Pop(self._saved_as)

    def arrange(self, width: float, height: float) -> None:
        """Place the field in the middle and the buttons at the lower edge."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        line = Area(room.x, room.y + 44, room.width, FIELD)
        erase, field = (
            Area(line.right - 150, line.y, 150, FIELD),
            Area(line.x, line.y, line.width - 166, FIELD),
        )
        self._field.place(field)
        self._erase.place(erase)
        self._said = Area(room.x, line.bottom + 14, room.width, SAID)
        foot = Area(room.x, room.bottom - BUTTONS, room.width, BUTTONS)
        back, save = foot.columns(2, 20)
        self._back.place(back)
        self._save.place(save)
        self._done.place(Area(foot.right - DONE, foot.y, DONE, BUTTONS))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the name, and the result of saving."""
        draw_ground(canvas, self.services.settings.current.table, BUNDLE, self._sheet)
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.LEDGER)
        room = inside(self._sheet)
        asked = t("Name of the copy") if self._saved_as is None else t("Saved")
        canvas.text(
            asked, room.x + 4, room.y + 20, size=LETTERS[Size.BODY], colour=INK_SOFT, width=room.width
        )
        canvas.paragraph(
            self.message(),
            self._said,
            size=LETTERS[Size.SMALL] + 1,
            colour=RED_DEEP if self._trouble else INK_SOFT,
            align=Align.LEFT,
        )
        super().draw(canvas)

    @property
    def spoken(self) -> Spoken:
        """The focused widget, and the message below the name."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self.message())

    def message(self) -> Text:
        """Return the message below the name."""
        if self._trouble:
            return t("Couldn't save the match: {reason}", reason=self._trouble)
        if self._saved_as is None:
            return t("Type a name for the copy, or use this one. The match itself does not change.")
        if self._renamed:
            return t("That name is taken, so the copy is called {name}.", name=self._saved_as)
        return t("You'll find the copy in “My matches”, under “Saved copies”.")

    def _take_away(self) -> Change | None:
        self._field.erase()
        self.touch()
        return None

    def _keep(self) -> Change | None:
        try:
            path = self.services.archive.save(self._kept, self._field.text)
        except (OSError, ValueError) as error:
            self._trouble = reason(error)
            self.touch()
            return None
        self._trouble = None
        self._saved_as = path.stem
        self._renamed = path.stem != file_name(self._field.text)
        self._field.text = path.stem
        self._field.enabled = False
        self._done.enabled = True
        self.use(self._field, self._done, focus=self._done)
        return None
