"""The help: which key does what, and the way to the rules and to what the program says of itself."""

from settebello import NAME
from settebello.i18n import Text, t
from settebello.ui.canvas import Align, Canvas
from settebello.ui.paint.area import Area
from settebello.ui.paint.fonts import Role
from settebello.ui.scene import Pop, Push, SceneId
from settebello.ui.scenes.menu import MenuScene
from settebello.ui.services import Services
from settebello.ui.theme import CALM, FIELD, INK
from settebello.ui.widgets import Button, draw_sheet, inside, sheet

ROW = 38.0
CAP = 126.0
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
        ("F, M, P", t("Play face down; take what was missed; put down")),
        (".", t("Finish the movement now")),
        ("V", t("Read the table aloud")),
        ("B", t("Show the value on every card")),
        ("S", t("Sound on and off")),
        (t("Ctrl + Z, Ctrl + Y"), t("Take your last card back; play it again")),
        (t("Ctrl + N"), t("New game")),
        (t("Ctrl + ,"), t("Settings")),
        (t("Ctrl + Q"), t("Save and leave")),
        ("F11", t("Full screen on and off")),
    )


class HelpScene(MenuScene):
    """A sheet with all keys."""

    translucent = True
    heading = t("Keys")
    own = SceneId.HELP

    def __init__(self, services: Services) -> None:
        """Show the keys."""
        super().__init__(services)
        self._rules = Button(t("Rules"), lambda: Push(SceneId.RULES), look=CALM, on_paper=True)
        self._about = Button(
            t("About {name}", name=NAME), lambda: Push(SceneId.ABOUT), look=CALM, on_paper=True
        )
        self._done = Button(t("Done"), Pop, on_paper=True)
        self.use(self._rules, self._about, self._done, focus=self._done)

    def arrange(self, width: float, height: float) -> None:
        """Put the buttons at the lower edge."""
        super().arrange(width, height)
        self._sheet = sheet(1120, 640, width, height)
        room = inside(self._sheet)
        line = Area(room.x, room.bottom - 54, room.width, 54)
        for button, area in zip(self.group.widgets, line.columns(3, 24), strict=True):
            button.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the keys in two columns."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        room = inside(self._sheet)
        canvas.paragraph(
            t("Everything can be done with the mouse, with the keyboard or with a gamepad."),
            Area(room.x, room.y, room.width, 30),
            size=19,
            align=Align.CENTRE,
        )
        rows = keys()
        half = (len(rows) + 1) // 2
        pitch = (self._done.area.y - room.y - 62 - ROW / 2) / half
        for number, part in enumerate(room.split_left(0.55 * room.width, 28)):
            for row, (key, meaning) in enumerate(rows[number * half : (number + 1) * half]):
                y = room.y + 62 + row * pitch
                cap = Area(part.x, y - ROW / 2, CAP, ROW)
                canvas.box(cap, FIELD)
                canvas.text(
                    key, *cap.centre, size=18, colour=INK, role=Role.BOLD, align=Align.CENTRE, width=CAP - 14
                )
                wide = part.right - cap.right - 14
                high = canvas.paragraph_height(meaning, wide, size=LETTERS, spacing=CLOSE)
                place = Area(cap.right + 14, y - high / 2, wide, high + 1)
                canvas.paragraph(meaning, place, size=LETTERS, spacing=CLOSE)
        super().draw(canvas)
