"""What the pages of the grown-ups have in common."""

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
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets import Widget

SMALL: Final = LETTERS[Size.SMALL] + 1
GAP: Final = 12.0


class PageHost(Protocol):
    """What a page may use of the scene that it lies in."""

    services: Services
    adults: AdultsPort

    @property
    def report(self) -> Report:
        """The child looked at."""
        ...

    @property
    def focused(self) -> Widget | None:
        """What has the focus."""
        ...

    def put(self, words: Words) -> str:
        """Words in the language in force, for files."""
        ...

    def keep(self, child: Child) -> None:
        """Keep what was set for the child looked at."""
        ...

    def say(self, words: Words, *, bad: bool = False) -> None:
        """Write below the page what came of something."""
        ...

    def look_at(self, child: str) -> None:
        """Show a child, and everything anew; another one where there is none of that id."""
        ...

    def offer(self) -> None:
        """Take the page's widgets again: there are others now."""
        ...

    def touch(self) -> None:
        """Draw again."""
        ...


@dataclass
class Page:
    """One page: its title, its widgets, and what is drawn besides them."""

    host: PageHost
    title: Text
    room: Area = Area(0, 0, 0, 0)  # noqa: RUF009 - an area is frozen

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be pressed or chosen, in the order of the Tab key."""
        return ()

    @property
    def said(self) -> tuple[Words, ...]:
        """What the page says, for those who listen."""
        return ()

    def refresh(self) -> bool:
        """Show all values as they are now; return whether the picture changes."""
        return False

    def arrange(self, room: Area) -> None:
        """Lay everything out."""
        self.room = room

    def draw(self, canvas: Canvas) -> None:
        """Draw what is no widget."""

    def point(self, x: float, y: float) -> bool:
        """Have the mouse moved there; whether the picture changes."""
        del x, y
        return False

    @property
    def typing(self) -> bool:
        """Whether letters are written to the page itself."""
        return False

    def write(self, letters: str) -> None:
        """Take letters while they are written to the page."""

    def rub_out(self) -> None:
        """Take the last letter back."""

    def answered(self, result: object) -> Change | None:
        """Take the answer to a question that the page has asked."""
        del result
        return None


def heading(canvas: Canvas, words: Words, area: Area) -> float:
    """Write a small heading at the top of an area; where what follows begins."""
    canvas.text(
        words, area.x, area.y + 12, size=LETTERS[Size.BODY] + 1, role=Role.BOLD, colour=RED_DEEP,
        width=area.width,
    )  # fmt: skip
    return area.y + 32


def note(canvas: Canvas, words: Words, area: Area) -> float:
    """Write a paragraph in small letters; the height it took."""
    return canvas.paragraph(words, area, size=SMALL, colour=INK_SOFT)
