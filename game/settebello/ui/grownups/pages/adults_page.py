"""The base class of the grown-ups' pages, and drawing helpers."""

from dataclasses import dataclass
from typing import Final, Protocol

from settebello.i18n import Text
from settebello.learning.children.profile import Child
from settebello.practice.adults_port import AdultsPort, Report
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Widget

SMALL: Final = LETTERS[Size.SMALL] + 1
GAP: Final = 12.0


class PageHost(Protocol):
    """The parts of the scene that a page can use."""

    services: Services
    adults: AdultsPort

    @property
    def report(self) -> Report:
        """The report on the selected child."""
        ...

    @property
    def focused(self) -> Widget | None:
        """The focused widget, or None."""
        ...

    def put(self, words: Words) -> str:
        """Return a text in the current language, for files."""
        ...

    def keep(self, child: Child) -> None:
        """Save changed settings of the selected child."""
        ...

    def say(self, words: Words, *, bad: bool = False) -> None:
        """Show a message below the page; `bad` marks an error."""
        ...

    def look_at(self, child: str) -> None:
        """Select a child and rebuild all pages; if the id is unknown, select another child."""
        ...

    def open_child(self, child: str) -> None:
        """Select a child and show its first page."""
        ...

    def offer(self) -> None:
        """Update the widgets after the page has changed them."""
        ...

    def touch(self) -> None:
        """Request a redraw."""
        ...


@dataclass
class Page:
    """A page: its title, its widgets, and its own drawing."""

    host: PageHost
    title: Text
    room: Area = Area(0, 0, 0, 0)  # noqa: RUF009 - an area is frozen

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The page's widgets, in the order of the Tab key."""
        return ()

    @property
    def said(self) -> tuple[Words, ...]:
        """The content of the page for speech."""
        return ()

    def refresh(self) -> bool:
        """Show all values as they are now; return whether the picture changes."""
        return False

    @property
    def reading(self) -> bool:
        """Whether the page is still reading what it shows."""
        return False

    def read_on(self) -> None:
        """Continue reading for a moment; called before every frame while `reading`."""

    def arrange(self, room: Area) -> None:
        """Lay out the page."""
        self.room = room

    def draw(self, canvas: Canvas) -> None:
        """Draw everything except the widgets."""

    def point(self, x: float, y: float) -> bool:
        """Handle a mouse movement; return whether the picture changes."""
        del x, y
        return False

    @property
    def typing(self) -> bool:
        """Whether the page itself accepts typed text."""
        return False

    def write(self, letters: str) -> None:
        """Accept typed text while `typing`."""

    def rub_out(self) -> None:
        """Delete the last character while `typing`."""

    def answered(self, result: object) -> Change | None:
        """Handle the answer to a question that the page has asked."""
        del result
        return None


def heading(canvas: Canvas, words: Words, area: Area) -> float:
    """Draw a small heading at the top of an area; return the y where the content begins."""
    canvas.text(
        words, area.x, area.y + 12, size=LETTERS[Size.BODY] + 1, role=Role.BOLD, colour=RED_DEEP,
        width=area.width,
    )  # fmt: skip
    return area.y + 32


def note(canvas: Canvas, words: Words, area: Area) -> float:
    """Draw a paragraph in small text; return its height."""
    return canvas.paragraph(words, area, size=SMALL, colour=INK_SOFT)
