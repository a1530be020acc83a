"""A page of blocks for grown-ups, and what is set for a child as fields."""

from dataclasses import replace

from settebello.i18n import Text
from settebello.learning.children.aims import Aims
from settebello.learning.children.child_settings import ChildSettings
from settebello.learning.children.profile import Child
from settebello.ui.grownups.pages.adults_page import SMALL, Page, PageHost
from settebello.ui.kit.forms import Block, Field, Note
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Widget


class FormPage(Page):
    """Every change is kept at once; the page gives its blocks to `show`."""

    def __init__(self, host: PageHost, title: Text) -> None:
        """Begin with an empty page."""
        super().__init__(host, title)
        self.blocks = Block()

    def show(self, blocks: Block) -> None:
        """Have these blocks from now on."""
        self.blocks = blocks
        blocks.refresh()

    @property
    def child(self) -> Field[Child]:
        """The child looked at."""
        return Field(lambda: self.host.report.child, self.host.keep)

    @property
    def settings(self) -> Field[ChildSettings]:
        """The child's settings."""
        return self.child.field(lambda c: c.settings, lambda c, settings: replace(c, settings=settings))

    @property
    def aims(self) -> Field[Aims]:
        """What the child is to practise."""
        return self.child.field(lambda c: c.aims, lambda c, aims: replace(c, aims=aims))

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widgets in the order of the blocks."""
        return self.blocks.widgets

    def refresh(self) -> bool:
        """Show all values as they are now; a page that has other widgets by that is laid out again."""
        before = self.widgets
        changed = self.blocks.refresh()
        if self.widgets != before:
            self.arrange(self.room)
            self.host.offer()
        return changed

    def arrange(self, room: Area) -> None:
        """Lay the blocks out."""
        super().arrange(room)
        self.blocks.place(room)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is not a widget."""
        self.blocks.draw(canvas)

    def note(self, words: Words, height: float = 0.0) -> Note:
        """Return a note that takes the rest of the page."""
        return Note(lambda: words, height, size=SMALL, align=Align.LEFT, stretch=True)
