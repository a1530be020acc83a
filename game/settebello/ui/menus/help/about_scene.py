"""What the program says of itself: its version, which core runs, and under which licences it comes."""

from typing import Final

from settebello import NAME
from settebello.engine.kernel import is_compiled
from settebello.i18n import Text, t
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Pop, Push, SceneId
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, PAPER_SHADE, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Align, Canvas, Words
from settebello.ui.kit.widgets import Button, draw_sheet, inside, room_for, sheet

WIDTH = 920.0
HEIGHT = 600.0
PICTURE = 176.0
LABEL = 118.0
ROW = 62.0
LETTER = 20.0
CLOSE = 0.85
"""Lines of one row lie close together, so that two of them are seen as one answer."""

FONTS: Final = "Berkshire Swash, M PLUS Rounded 1c (SIL Open Font License 1.1)"
LIBRARIES: Final = "Python, pygame-ce (LGPL), pydantic, PyYAML, platformdirs (MIT)"


def core() -> Text:
    """Return which core runs."""
    if is_compiled():
        return t("compiled for this kind of computer")
    return t("interpreted: the same rules, only slower")


def facts(version: str) -> tuple[tuple[Text, Words], ...]:
    """Return everything there is to say, with what it is about."""
    return (
        (t("Version"), version),
        (t("Core"), core()),
        (t("Licence"), t("MIT, for the program, its rules, pictures and sounds")),
        (t("Fonts"), FONTS),
        (t("Built on"), LIBRARIES),
    )


class AboutScene(MenuScene):
    """A sheet with the facts, and the way to the licences."""

    needs = room_for(WIDTH, HEIGHT)
    translucent = True
    own = SceneId.ABOUT
    heading = NAME

    def __init__(self, services: Services) -> None:
        """Show the facts."""
        super().__init__(services)
        self._licences = Button(t("Licences"), lambda: Push(routes.Licences()), look=CALM, on_paper=True)
        self._done = Button(t("Done"), Pop, on_paper=True)
        self.use(self._licences, self._done, focus=self._done)

    def arrange(self, width: float, height: float) -> None:
        """Put the buttons at the lower edge."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        row = Area.centred(room.centre[0], room.bottom - 27, 560, 54)
        for button, area in zip((self._licences, self._done), row.columns(2, 20), strict=True):
            button.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the sign of the program and the facts."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, NAME)
        room = inside(self._sheet)
        left, right = room.split_left(PICTURE, 34)
        canvas.picture("ui/icon.svg", Area(left.x, left.y + 52, PICTURE, PICTURE))
        y = right.y + 10
        for about, fact in facts(self.services.version):
            _draw_fact(canvas, Area(right.x, y, right.width, ROW), about, fact)
            y += ROW
        canvas.paragraph(
            t("No advertisements, no accounts, no network: what you play stays on this computer."),
            Area(room.x, y + 8, room.width, 2 * LETTER + 12),
            size=LETTERS[Size.SMALL],
            colour=INK_SOFT,
            align=Align.CENTRE,
        )
        super().draw(canvas)

    def read(self) -> tuple[Words, ...]:
        """The facts, one after the other."""
        known = facts(self.services.version)
        return tuple(t("{what}: {value}", what=about, value=fact) for about, fact in known)


def _draw_fact(canvas: Canvas, area: Area, about: Text, fact: Words) -> None:
    y = area.centre[1]
    canvas.text(about, area.x, y, size=LETTER, colour=RED_DEEP, role=Role.BOLD, width=LABEL - 10)
    wide = area.width - LABEL
    high = canvas.paragraph_height(fact, wide, size=LETTER, spacing=CLOSE)
    canvas.paragraph(fact, Area(area.x + LABEL, y - high / 2, wide, high + 1), size=LETTER, spacing=CLOSE)
    canvas.line(area.x, area.bottom - 1, area.right, area.bottom - 1, PAPER_SHADE, 1)
