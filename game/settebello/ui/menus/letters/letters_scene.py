"""The on-screen keyboard: a text field above a page of letters."""

from functools import partial
from typing import Final

from settebello.i18n import pt, t
from settebello.i18n.sign_names import named_sign
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Letters
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.still_life import BUNDLE
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Option,
    State,
    Surface,
    TextField,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.menus.letters.alphabets import (
    BLANK,
    CASES,
    COLUMNS,
    FORMS,
    ROWS,
    Alphabet,
    next_form,
    offered,
)

WIDTH: Final = 920.0
AROUND: Final = 324.0
"""Height of the sheet without the letters."""
FIELD: Final = 54.0
PAGES: Final = 50.0
KEY: Final = 50.0
GAP: Final = 8.0
BUTTONS: Final = 54.0
SMALLS: Final = {small: capital for capital, small in CASES.items()}


class Line(TextField):
    """The text field of the on-screen keyboard; it cannot be focused."""

    focusable = False

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the field with a cursor."""
        del state
        self.draw_line(canvas, writing=True)


class Key(Button):
    """A key for one letter; speech gives only the letter."""

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The letter, or the purpose of the key."""
        if self.label == FORMS:
            return (t("Change the form of the last letter"),)
        return (named_sign(self.label) if isinstance(self.label, str) else self.label,)


class LettersScene(MenuScene):
    """Enters text letter by letter with any input device; a keyboard also works."""

    surface = Surface.PAPER
    translucent = True
    typing = True

    def __init__(self, services: Services, writing: Letters) -> None:
        """Start with the initial text, on the default page of the language."""
        super().__init__(services)
        self.heading = writing.label
        self._writing = writing
        self._pages = offered(services.language())
        self.needs = room_for(WIDTH, self._height)
        self._line = Line(writing.label, writing.text, longest=writing.longest, proposed=writing.proposed)
        self._turn_page = Choice(
            "", [Option(one, one.value) for one in self._pages], None, self._turned, side_by_side=True
        )
        self._keys = {
            page: tuple(self._key(letter) for row in ROWS[page] for letter in row) for page in self._pages
        }
        self._space = Button(pt("letter", "Space"), partial(self._write, " "), look=CALM, size=21)
        self._erase = Button(t("Delete letter"), self._take_away, look=CALM, size=21)
        self._back = Button(t("Cancel"), Pop, look=CALM, size=21)
        self._keep = Button(pt("letter", "Done"), self._finish)
        self._case_by_hand = False
        self.page = self._pages[0]
        self._show(self.page)
        self._follow_case()
        self.group.focus(self._keys[self.page][0])

    @property
    def text(self) -> str:
        """The current text."""
        return self._line.text

    @property
    def spoken(self) -> Spoken:
        """The text, and the focused key."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self.text)

    def handle(self, event: UiEvent) -> Change | None:
        """Accept typed text as well; X on a gamepad deletes."""
        match event:
            case TextInput(text):
                return self._write(text) if text.isprintable() else None
            case Press(Action.ERASE):
                return self._take_away()
            case Press(Action.TOGGLE):
                # The keyboard's space has already been entered as text.
                return self._take_away() if self.services.controls.with_pad else None
            case _:
                return super().handle(event)

    # Key callbacks

    def _key(self, letter: str) -> Key:
        if letter in FORMS:
            return Key(FORMS, self._next_form, look=CALM, size=22)
        key = Key(letter, partial(self._write, letter), look=CALM, size=26)
        key.enabled = letter != BLANK
        return key

    def _write(self, letters: str) -> Change | None:
        self._line.write(letters)
        self._follow_case()
        return None

    def _take_away(self) -> Change | None:
        self._line.erase()
        self._follow_case()
        return None

    def _next_form(self) -> Change | None:
        if self.text:
            self._line.replace_last(next_form(self.text[-1]))
        self.touch()
        return None

    def _finish(self) -> Change | None:
        self._writing.written(self.text)
        return Pop()

    # The pages

    def _turned(self, page: object) -> Change | None:
        self._case_by_hand = True
        self._show(Alphabet(str(page)))
        return None

    def _follow_case(self) -> None:
        """Switch to capitals at the start of a name and back, unless the player chose a page."""
        begins = self._line.proposed or not self.text or self.text.endswith(" ")
        page = (SMALLS if begins else CASES).get(self.page)
        if page is not None and not self._case_by_hand:
            self._show(page)
        self.touch()

    def _show(self, page: Alphabet) -> None:
        """Show a page of letters; the focus keeps its position."""
        before, focused = self._keys[self.page], self.group.focused
        self.page = page
        self._turn_page.set_options(self._turn_page.options, page)
        keys = tuple(key for key in self._keys[page] if key.enabled)
        if isinstance(focused, Key):
            focused = self._keys[page][before.index(focused)]
        self.use(self._line, *keys, self._turn_page, self._space, self._erase, self._back, self._keep)
        self.group.focus(focused or keys[0])

    # Layout

    @property
    def _height(self) -> float:
        rows = max(len(ROWS[page]) for page in self._pages)
        return AROUND + rows * (KEY + GAP)

    def arrange(self, width: float, height: float) -> None:
        """Place the text field, the page selection, the letters, and the buttons from top to bottom."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, self._height, width, height)
        room = inside(self._sheet)
        self._line.place(Area(room.x, room.y - 4, room.width, FIELD))
        self._turn_page.place(Area(room.x, room.y + FIELD + 6, room.width, PAGES))
        top = room.y + FIELD + PAGES + 18
        for page, keys in self._keys.items():
            # Centre a page with few rows.
            spare = max(len(ROWS[one]) for one in self._pages) - len(ROWS[page])
            for place, key in enumerate(keys):
                row, column = divmod(place, COLUMNS)
                y = top + (row + spare / 2) * (KEY + GAP)
                key.place(Area(room.x, y, room.width, KEY).columns(COLUMNS, GAP)[column])
        foot = Area(room.x, room.bottom - BUTTONS + 12, room.width, BUTTONS)
        buttons = (self._space, self._erase, self._back, self._keep)
        for button, area in zip(buttons, foot.columns(4, 14), strict=True):
            button.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the line and the letters."""
        draw_ground(canvas, self.services.settings.current.table, BUNDLE, self._sheet)
        draw_sheet(canvas, self._sheet, self.heading)
        super().draw(canvas)
