"""Words on a page: labels, notes and small headings."""

from collections.abc import Callable
from typing import Final

from settebello.ui.kit.forms.blocks import ROW, Block
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import LEGIBLE, Align, Words

EDGE: Final = 14.0
"""How far words stand from the edges of the rows, as the labels of rows do."""
SMALL: Final = LETTERS[Size.SMALL] + 1
HEADING: Final = 34.0


class Label(Block):
    """One line of words, in the middle of its height."""

    def __init__(
        self,
        words: Words | Callable[[], Words],
        height: float = ROW,
        *,
        size: float = 21.0,
        role: Role = Role.BODY,
        colour: str = INK,
        left: float = EDGE,
        right: float = EDGE,
        align: Align = Align.LEFT,
    ) -> None:
        """Write `words` so far from the edges; a function is asked again at every refresh."""
        super().__init__(height)
        self._words = words
        self._written = words() if callable(words) else words
        self._size = size
        self._role = role
        self._colour = colour
        self._edges = (left, right)
        self._align = align

    def refresh(self) -> bool:
        """Ask for the words again."""
        before, self._written = self._written, self._words() if callable(self._words) else self._words
        return before != self._written

    def draw(self, canvas: Canvas) -> None:
        """Write the words."""
        left, right = self._edges
        area = Area(self.area.x + left, self.area.y, self.area.width - left - right, self.area.height)
        x = {Align.LEFT: area.x, Align.CENTRE: area.centre[0], Align.RIGHT: area.right}[self._align]
        canvas.text(
            self._written,
            x,
            area.centre[1],
            size=self._size,
            role=self._role,
            colour=self._colour,
            align=self._align,
            width=area.width,
        )


class Note(Block):
    """A paragraph in small letters; `words` is asked again at every refresh."""

    def __init__(
        self,
        words: Callable[[], Words],
        height: float = 46.0,
        *,
        colour: Callable[[], str] = lambda: INK_SOFT,
        size: float = 17.0,
        align: Align = Align.CENTRE,
        edge: float = EDGE,
        stretch: bool = False,
        middle: bool = False,
    ) -> None:
        """Write `words` between the edges; longer texts get smaller letters, so that they fit `height`.

        In a small window they are larger where there is room. They begin at the top, or are in the `middle`
        of the height.
        """
        super().__init__(height, stretch=stretch)
        self._words = words
        self._colour = colour
        self._size = size
        self._align = align
        self._edge = edge
        self._middle = middle
        self._written = (words(), colour())

    def refresh(self) -> bool:
        """Ask for the words again."""
        before, self._written = self._written, (self._words(), self._colour())
        return before != self._written

    def draw(self, canvas: Canvas) -> None:
        """Write the words."""
        words, colour = self._written
        if words:
            area = self.area.inset(self._edge, 0)
            size = max(self._size, LEGIBLE / canvas.k)
            canvas.paragraph(words, area, size=size, colour=colour, align=self._align, middle=self._middle)


class Paragraphs(Block):
    """Paragraphs in small letters; each begins below the last line of the one before."""

    def __init__(self, *words: Words | Callable[[], Words], gap: float = 12.0) -> None:
        """Write `words` into the room that a column has left over; functions are asked at every refresh."""
        super().__init__(stretch=True)
        self._words = words
        self._gap = gap
        self._written = self._asked()

    def refresh(self) -> bool:
        """Ask for the words again."""
        before, self._written = self._written, self._asked()
        return before != self._written

    def draw(self, canvas: Canvas) -> None:
        """Write the paragraphs from the top; the letters shrink if a paragraph does not fit the rest."""
        rest = self.area
        for words in self._written:
            high = canvas.paragraph(words, rest, size=SMALL, colour=INK_SOFT)
            _, rest = rest.split_top(high, self._gap)

    def _asked(self) -> tuple[Words, ...]:
        return tuple(words() if callable(words) else words for words in self._words)


class Subheading(Block):
    """A small heading over the next rows."""

    def __init__(self, words: Words, height: float = HEADING) -> None:
        """Write `words`."""
        super().__init__(height)
        self._words = words

    def draw(self, canvas: Canvas) -> None:
        """Write the heading at the top of its area."""
        draw_subheading(canvas, self._words, self.area)


def draw_subheading(canvas: Canvas, words: Words, area: Area) -> None:
    """Write a small heading at the top of an area."""
    canvas.text(
        words,
        area.x,
        area.y + 12,
        size=LETTERS[Size.BODY] + 1,
        role=Role.BOLD,
        colour=RED_DEEP,
        width=area.width,
    )
