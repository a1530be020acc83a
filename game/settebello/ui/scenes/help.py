"""The help: what a screen is for, which key does what, and the way to the rules and the tutorial."""

from collections.abc import Sequence
from dataclasses import replace

from settebello import NAME
from settebello.i18n import Text, t
from settebello.ui.canvas import Align, Canvas
from settebello.ui.paint.area import Area
from settebello.ui.paint.fonts import Role
from settebello.ui.scene import Change, Pop, Push, SceneId
from settebello.ui.scenes.menu import MenuScene
from settebello.ui.scenes.screens import OTHER, SCREENS
from settebello.ui.services import Services
from settebello.ui.spoken import Spoken
from settebello.ui.theme import CALM, FIELD, INK, STRONG
from settebello.ui.widgets import Button, draw_sheet, inside, sheet

ROW = 38.0
TAB = 52.0
WORDS = 120.0
CAP = 136.0
LETTERS = 19.0
CLOSE = 0.8
"""Lines lie close together, so that two of them still go with their key."""


def keys() -> tuple[tuple[Text | str, Text], ...]:
    """Return every key there is to know and what it does."""
    return (
        (t("1 to 9, 0"), t("Choose a card from your hand; 0 is the tenth")),
        (t("Arrows, Tab"), t("Move the focus")),
        (t("Page keys"), t("Turn pages; go to the next kind of game")),
        (t("Enter"), t("Play the card, press the button")),
        (t("Space"), t("Choose a card on the table")),
        (t("Esc"), t("Take a choice back, then leave")),
        ("L", t("Show the last moves of the others again")),
        ("K, D", t("Knock; doubt the card that lies face down")),
        ("F, G, N", t("Play face down; take what was missed; put down")),
        (".", t("Finish the movement now")),
        ("V", t("Read the table aloud")),
        ("B", t("Show the value on every card")),
        ("S", t("Sound on and off")),
        (t("Ctrl + Z, Ctrl + Y"), t("Take your last card back; play it again")),
        (t("Ctrl + N"), t("New game")),
        (t("Ctrl + Shift + N"), t("The same deal again")),
        (t("Ctrl + S, O"), t("Save a copy of the match; open one")),
        (t("Ctrl + E"), t("Write down the deal that is looked at")),
        (t("Ctrl + ,"), t("Settings")),
        (t("Ctrl + Q"), t("Save and leave")),
        ("F11", t("Full screen on and off")),
    )


class HelpScene(MenuScene):
    """A sheet with two pages: what the screen below is for with its keys, and all keys there are."""

    translucent = True
    heading = t("Keys and help")
    own = SceneId.HELP

    def __init__(self, services: Services, below: SceneId | None = None) -> None:
        """Show what the screen `below` is for; all keys where nothing is known of it."""
        super().__init__(services)
        self._screen = SCREENS.get(below, OTHER) if below is not None else OTHER
        self._here = Button(t("This screen"), lambda: self._turn(all_keys=False), on_paper=True, size=22)
        self._all = Button(t("All keys"), lambda: self._turn(all_keys=True), on_paper=True, size=22)
        self._below = (
            Button(t("Rules"), lambda: Push(SceneId.RULES), look=CALM, on_paper=True, size=20),
            Button(t("Learn the game"), lambda: Push(SceneId.TUTORIAL), look=CALM, on_paper=True, size=20),
            Button(
                t("About {name}", name=NAME), lambda: Push(SceneId.ABOUT), look=CALM, on_paper=True, size=20
            ),
            Button(t("Done"), Pop, on_paper=True),
        )
        self.use(self._here, self._all, *self._below, focus=self._below[-1])
        self._turn(all_keys=self._screen is OTHER)

    @property
    def spoken(self) -> Spoken:
        """What the screen below is for, and what has the focus."""
        return replace(super().spoken, opening=(self.heading, self._screen.words))

    def _turn(self, *, all_keys: bool) -> Change | None:
        """Turn to one of the two pages."""
        self.all_keys = all_keys
        self._here.look, self._all.look = (CALM, STRONG) if all_keys else (STRONG, CALM)
        self.touch()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Put the two pages at the upper edge, and the ways on at the lower one."""
        super().arrange(width, height)
        self._sheet = sheet(1120, 700, width, height)
        room = inside(self._sheet)
        line = Area(room.x, room.bottom + 6 - 54, room.width, 54)
        for button, area in zip(self._below, line.columns(4, 20), strict=True):
            button.place(area)
        tabs = Area.centred(room.centre[0], room.y + TAB / 2 - 6, 560, TAB)
        for button, area in zip((self._here, self._all), tabs.columns(2, 20), strict=True):
            button.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the page that is open."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        room = inside(self._sheet)
        top = room.y + TAB + 14
        low = self._below[0].area.y - 14
        page = Area(room.x, top, room.width, low - top)
        if self.all_keys:
            _draw_keys(canvas, page, keys())
        else:
            words = Area.centred(page.centre[0], page.y + WORDS / 2, page.width - 120, WORDS)
            canvas.paragraph(self._screen.words, words, size=24, align=Align.CENTRE)
            rows = [row for row in keys() if _cap(row[0]) in self._screen.caps]
            high = min(page.height - WORDS - 16, 46.0 * ((len(rows) + 1) // 2))
            _draw_keys(canvas, Area(page.x, page.y + WORDS + 16, page.width, high), rows)
        super().draw(canvas)


def _cap(key: Text | str) -> str:
    """What stands on the cap of a key, in English."""
    return key.key if isinstance(key, Text) else key


def _draw_keys(canvas: Canvas, area: Area, rows: Sequence[tuple[Text | str, Text]]) -> None:
    """Draw keys in two columns, with what each does."""
    half = (len(rows) + 1) // 2
    pitch = area.height / half
    for number, part in enumerate(area.split_left(0.55 * area.width, 28)):
        for row, (key, meaning) in enumerate(rows[number * half : (number + 1) * half]):
            y = area.y + (row + 0.5) * pitch
            cap = Area(part.x, y - ROW / 2, CAP, ROW)
            canvas.box(cap, FIELD)
            canvas.text(
                key, *cap.centre, size=18, colour=INK, role=Role.BOLD, align=Align.CENTRE, width=CAP - 12
            )
            wide = part.right - cap.right - 14
            high = canvas.paragraph_height(meaning, wide, size=LETTERS, spacing=CLOSE)
            place = Area(cap.right + 14, y - high / 2, wide, high + 1)
            canvas.paragraph(meaning, place, size=LETTERS, spacing=CLOSE)
