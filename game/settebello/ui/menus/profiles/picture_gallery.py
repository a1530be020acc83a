"""Pictures to choose one of, in rows."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CHOSEN, FIELD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.kit.widgets.value_widgets import place_among

ABREAST: Final = 8
GAP: Final = 10.0
EDGE: Final = 7.0


class Gallery(Widget):
    """One of several pictures of assets/; the arrows move the choice and leave at the edges; on paper."""

    def __init__(
        self, label: Words, pictures: Sequence[str], chosen: str, changed: Callable[[str], None]
    ) -> None:
        """Begin at the picture chosen, else at the first; `changed` gets each new one."""
        super().__init__(label)
        self.pictures = tuple(pictures)
        self.place_of_choice = self.pictures.index(chosen) if chosen in self.pictures else 0
        self._changed = changed

    @property
    def value(self) -> str:
        """The picture chosen."""
        return self.pictures[self.place_of_choice]

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label, and which picture of how many."""
        return self.label, place_among(self.place_of_choice, len(self.pictures))

    def step(self, across: int, down: int) -> bool:
        """Go to the neighbour; past an edge the focus moves on."""
        column, row = self.place_of_choice % ABREAST + across, self.place_of_choice // ABREAST + down
        place = row * ABREAST + column
        if not 0 <= column < ABREAST or not 0 <= place < len(self.pictures):
            return False
        self._choose(place)
        return True

    @property
    def targets(self) -> tuple[Area, ...]:
        """Every picture."""
        return self._cells()

    def release(self, x: float, y: float) -> Change | None:
        """Choose the picture under the mouse."""
        for place, cell in enumerate(self._cells()):
            if cell.contains(x, y):
                self._choose(place)
        return None

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw every picture in a frame of its own."""
        for place, (cell, picture) in enumerate(zip(self._cells(), self.pictures, strict=True)):
            taken = place == self.place_of_choice
            style = replace(CHOSEN if taken else FIELD, radius=12)
            canvas.box(cell, style)
            canvas.picture(picture, cell.inset(EDGE))
            if taken and state.focused:
                ring(canvas, cell, style, on_paper=True)

    def _choose(self, place: int) -> None:
        if place != self.place_of_choice:
            self.place_of_choice = place
            self._changed(self.value)

    def _cells(self) -> tuple[Area, ...]:
        rows = -(-len(self.pictures) // ABREAST)
        side = min(
            (self.area.width - (ABREAST - 1) * GAP) / ABREAST, (self.area.height - (rows - 1) * GAP) / rows
        )
        left = self.area.x + (self.area.width - ABREAST * side - (ABREAST - 1) * GAP) / 2
        places = (divmod(place, ABREAST) for place in range(len(self.pictures)))
        step = side + GAP
        return tuple(
            Area(left + column * step, self.area.y + row * step, side, side) for row, column in places
        )
