"""The plates of many children: how many fit on a page, where they lie, and the tabs of their groups."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.i18n import pt
from settebello.practice.learning_port import Child
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CREAM, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.animals import called, draw_child, picture
from settebello.ui.learn.parts.learn_buttons import GO
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.sums.addend_colours import BOARD

GAP: Final = 20.0
TIGHT: Final = 14.0
"""The gap between plates of more than two rows."""
SMALLEST: Final = 132.0
"""The side of a plate below which the children are shown on several pages."""
FACES: Final = 3
"""The children of a group whose pictures are on its tab."""
FACE: Final = 44.0
TAB_LETTERS: Final = 22.0


def places(count: int, area: Area, largest: float) -> list[Area]:
    """Return squares in one or two rows, as large as they fit; for more than eight also in more rows."""
    if count <= 8:
        return _rows(count, 1 if count <= 4 else 2, area, largest, GAP)
    most = max(2, int((area.height + TIGHT) // (SMALLEST + TIGHT)))
    ways = (_rows(count, rows, area, largest, TIGHT) for rows in range(2, most + 1))
    return max(ways, key=lambda way: way[0].width)


def _rows(count: int, rows: int, area: Area, largest: float, gap: float) -> list[Area]:
    columns = -(-count // rows)
    side = min(largest, (area.width - gap * (columns - 1)) / columns, (area.height - gap * (rows - 1)) / rows)
    found = []
    for place in range(count):
        line, column = divmod(place, columns)
        here = min(columns, count - line * columns)
        x = area.centre[0] + (column - (here - 1) / 2) * (side + gap)
        y = area.centre[1] + (line - (rows - 1) / 2) * (side + gap)
        found.append(Area.centred(x, y, side, side))
    return found


def page_size(count: int, room: Area, paged: Area) -> int:
    """Return how many of the plates are on a page; all of them where `room` is enough for all.

    paged: the room that is left beside the buttons that turn pages.
    """
    if count <= _most(room):
        return count
    most = max(1, _most(paged))
    # The pages are about equally full.
    return -(-count // -(-count // most))


def _most(room: Area) -> int:
    across = int((room.width + TIGHT) // (SMALLEST + TIGHT))
    down = int((room.height + TIGHT) // (SMALLEST + TIGHT))
    return max(across * down, 8 if down > 1 else 4)


class ChildPlate(Plaque):
    """A child's plate; the page keys and the wheel turn the pages of plates."""

    def __init__(
        self, child: Child, pressed: Callable[[], Change | None], turned: Callable[[int, bool], bool]
    ) -> None:
        """Show a child; `turned` gets a direction and whether to go to the end; it returns whether it did."""
        super().__init__(called(child), picture(child.avatar), pressed, mark=child.mark)
        self._turned = turned

    def leap(self, down: int, *, far: bool) -> bool:
        """Turn to another page of plates."""
        return self._turned(down, far)

    def wheel(self, steps: float) -> bool:
        """Turn to the next or the previous page."""
        return self._turned(-1 if steps > 0 else 1, False)


class GroupTab(Widget):
    """The tab of a group: some of its children's pictures, and its name."""

    def __init__(
        self, name: Words, children: Sequence[Child], pressed: Callable[[], Change | None], *, chosen: bool
    ) -> None:
        """Show these children."""
        super().__init__(name)
        self._faces = [(child.avatar, child.mark) for child in children[:FACES]]
        self._pressed = pressed
        self.chosen = chosen

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The name of the group, and whether it is shown."""
        return (self.label, pt("child", "chosen")) if self.chosen else (self.label,)

    def activate(self) -> Change | None:
        """Show the children of the group."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the pictures and the name; the tab of the group that is shown has a tick."""
        area = self.area
        style = GO.rest if self.chosen else BOARD
        canvas.box(area, style)
        x, y = area.x + 8, area.centre[1]
        # Where the tab is narrow the name is more important than the faces.
        faces = self._faces if area.width > 210 else self._faces[:1] if area.width > 150 else []
        for animal, mark in faces:
            draw_child(canvas, animal, mark, Area.centred(x + FACE / 2, y, FACE, FACE))
            x += FACE + 2
        ink = CREAM if self.chosen else INK
        right = area.right - (34 if self.chosen else 10)
        canvas.text(self.label, x + 6, y, size=TAB_LETTERS, role=Role.BOLD, colour=ink, width=right - x - 6)
        if self.chosen:
            canvas.glyph("check", area.right - 20, y, 22, CREAM)
        if state.focused:
            ring(canvas, area, style, on_paper=True)
