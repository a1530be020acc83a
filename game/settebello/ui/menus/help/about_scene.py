"""The about page: version, engine variant and licences."""

from functools import partial
from typing import Final

from settebello import NAME
from settebello.engine.kernel import is_compiled
from settebello.i18n import Text, t
from settebello.ui.kit import routes
from settebello.ui.kit.forms import Column, Drawing, Line, Note, SheetScene, Space, closing_line
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.kit.still_life import JUG
from settebello.ui.kit.theme import CALM, LETTERS, PAPER_SHADE, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.menus.help.core_texts import core, cost_of_the_interpreted_core, way_to_the_compiled_core

PICTURE = 176.0
LABEL = 118.0
ROW = 62.0
CLOSE_ROW = 54.0
"""The height of a row where the way to the compiled core is told below."""
LETTER = 20.0
CLOSE = 0.85
"""Line spacing within a row, tight enough for two lines to look like one answer."""

FONTS: Final = "Berkshire Swash, M PLUS Rounded 1c (SIL Open Font License 1.1)"
VOICES: Final = "SVOX Pico, Kokoro-82M (Apache License 2.0)"
LIBRARIES: Final = "Python, pygame-ce (LGPL), pydantic, PyYAML, platformdirs (MIT)"


def facts(version: str) -> tuple[tuple[Text, Words], ...]:
    """Return the facts as pairs of label and value."""
    return (
        (t("Version"), version),
        (t("Core"), core()),
        (t("Licence"), t("MIT, for the program, its rules, pictures and sounds")),
        (t("Fonts"), FONTS),
        (t("Voice"), VOICES),
        (t("Built with"), LIBRARIES),
    )


class AboutScene(SheetScene):
    """A sheet with facts about the program, and a button for the licences."""

    own = SceneId.ABOUT
    heading = NAME
    still_life = JUG
    binding = SheetBinding.BOOK

    def __init__(self, services: Services) -> None:
        """Show the facts."""
        super().__init__(services)
        licences = Button(t("Licences"), lambda: Push(routes.Licences()), look=CALM)
        done = done_button()
        words = t("No advertisements, no accounts, no network: what you play stays on this computer.")
        rows = [
            Drawing(partial(_draw_fact, about=about, fact=fact), ROW if is_compiled() else CLOSE_ROW)
            for about, fact in facts(services.version)
        ]
        notes = [Note(lambda: words, 2 * LETTER + 12, size=LETTERS[Size.SMALL], edge=0)]
        if not is_compiled():
            cost, way = cost_of_the_interpreted_core(), way_to_the_compiled_core()
            notes = [
                Note(lambda: cost, LETTER + 8, size=LETTERS[Size.SMALL], edge=0),
                Note(lambda: way, 2 * LETTER + 12, size=LETTERS[Size.SMALL], edge=0),
                *notes,
            ]
        page = Column(
            Line(Drawing(_draw_icon), Column(Space(10), *rows), gap=34, widths=(PICTURE, None)),
            Space(8),
            *notes,
            Space(stretch=True),
            closing_line(done, licences),
        )
        self.show(page, width=920, height=664, focus=done)

    def read(self) -> tuple[Words, ...]:
        """Return the facts as sentences."""
        known = facts(self.services.version)
        told = tuple(t("{what}: {value}", what=about, value=fact) for about, fact in known)
        return told if is_compiled() else (*told, cost_of_the_interpreted_core(), way_to_the_compiled_core())


def _draw_icon(canvas: Canvas, area: Area) -> None:
    canvas.picture("ui/icon.svg", Area(area.x, area.y + 52, PICTURE, PICTURE))


def _draw_fact(canvas: Canvas, area: Area, *, about: Text, fact: Words) -> None:
    y = area.centre[1]
    canvas.text(about, area.x, y, size=LETTER, colour=RED_DEEP, role=Role.BOLD, width=LABEL - 10)
    wide = area.width - LABEL
    high = canvas.paragraph_height(fact, wide, size=LETTER, spacing=CLOSE)
    canvas.paragraph(fact, Area(area.x + LABEL, y - high / 2, wide, high + 1), size=LETTER, spacing=CLOSE)
    canvas.line(area.x, area.bottom - 1, area.right, area.bottom - 1, PAPER_SHADE, 1)
