"""The licences under which the program, its fonts and what it is built on come, in full."""

from pathlib import Path
from typing import Final

from settebello import NAME, resources
from settebello.i18n import Text, t
from settebello.manual import Paragraph, Section
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Pop, SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, draw_sheet, inside, room_for, sheet
from settebello.ui.menus.rules.text_column import TextColumn

WIDTH: Final = 1180.0
HEIGHT: Final = 690.0
BUTTON: Final = 54.0
BUTTON_WIDTH: Final = 170.0
GAP: Final = 16.0
FILES: Final = (
    (Text(f"{NAME} (MIT License)"), "licences/settebello.txt"),
    (Text("Berkshire Swash"), "fonts/berkshire-swash.OFL.txt"),
    (Text("Andika"), "fonts/andika.OFL.txt"),
    (Text("M PLUS Rounded 1c"), "fonts/m-plus-rounded-1c.OFL.txt"),
    (t("What it is built on"), "licences/libraries.txt"),
)
"""The licences with what they are of, as files of assets/; being law, they stay in their own words."""


class LicencesScene(MenuScene):
    """A sheet with one long page to read."""

    needs = room_for(WIDTH, HEIGHT)
    translucent = True
    own = SceneId.LICENCES
    heading = t("Licences")

    def __init__(self, services: Services) -> None:
        """Read the licences; OSError where one is missing."""
        super().__init__(services)
        self._page = TextColumn(self.heading, sections(resources.assets()), lambda _section: None)
        self._done = Button(t("Done"), Pop, on_paper=True)
        self.use(self._page, self._done)

    def arrange(self, width: float, height: float) -> None:
        """Put the page to the left of the button: up and down move the page, left and right leave it."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        page = Area(room.x, room.y - 6, room.width - BUTTON_WIDTH - GAP, room.height + 18)
        self._page.place(page)
        self._done.place(Area(page.right + GAP, page.bottom - BUTTON, BUTTON_WIDTH, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the page."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        super().draw(canvas)


def sections(folder: Path) -> tuple[Section, ...]:
    """The licences as sections to be read."""
    return tuple(
        Section(title, paragraphs((folder / name).read_text(encoding="utf-8"))) for title, name in FILES
    )


def paragraphs(text: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a plain text, each in one line; rules of dashes are left out."""
    parts = (" ".join(line for line in part.splitlines() if line.strip("-")) for part in text.split("\n\n"))
    return tuple(Paragraph("", Text(part)) for part in parts if part.strip())
