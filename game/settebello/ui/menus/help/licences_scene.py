"""The full licences of the program, its fonts, its libraries and its voice."""

from pathlib import Path
from typing import Final

from settebello import NAME, resources
from settebello.i18n import Text, t
from settebello.manual.rules_page import Paragraph, Section
from settebello.ui.kit.forms import Column, Drawing, Item, Line, SheetScene
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.still_life import RULEBOOK
from settebello.ui.kit.widgets import done_button
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.vignette import draw_vignette
from settebello.ui.menus.rules.text_column import TextColumn

FILES: Final = (
    (Text(f"{NAME} (MIT License)"), "licences/settebello.txt"),
    (Text("Berkshire Swash"), "fonts/berkshire-swash.OFL.txt"),
    (Text("Andika"), "fonts/andika.OFL.txt"),
    (Text("M PLUS Rounded 1c"), "fonts/m-plus-rounded-1c.OFL.txt"),
    (t("Libraries"), "licences/libraries.txt"),
    (Text("SVOX Pico, Kokoro-82M"), "licences/voice.txt"),
    (Text("Apache License 2.0"), "licences/apache-2.0.txt"),
)
"""Titles and files (under assets/) of the licences; legal texts are not translated."""


class LicencesScene(SheetScene):
    """A sheet with one long text."""

    own = SceneId.LICENCES
    heading = t("Licences")
    still_life = RULEBOOK
    binding = SheetBinding.BOOK

    def __init__(self, services: Services) -> None:
        """Read the licences; raises OSError if one is missing."""
        super().__init__(services)
        text = TextColumn(self.heading, sections(resources.assets()), lambda _section: None)
        done = Item(done_button(), 54)
        picture = Drawing(lambda canvas, area: draw_vignette(canvas, "cat", area), stretch=True)
        # The text stands to the left of the button: up and down move the text, left and right leave it.
        page = Line(Item(text, 0, stretch=True), Column(picture, done), gap=16, widths=(None, DONE))
        self.show(page, width=1180, height=690, lift=6, spare=-12)


def sections(folder: Path) -> tuple[Section, ...]:
    """Return the licences as sections."""
    return tuple(
        Section(title, paragraphs((folder / name).read_text(encoding="utf-8"))) for title, name in FILES
    )


def paragraphs(text: str) -> tuple[Paragraph, ...]:
    """Return the paragraphs of a plain text, each on one line, without rules of dashes."""
    parts = (" ".join(line for line in part.splitlines() if line.strip("-")) for part in text.split("\n\n"))
    return tuple(Paragraph("", Text(part)) for part in parts if part.strip())
