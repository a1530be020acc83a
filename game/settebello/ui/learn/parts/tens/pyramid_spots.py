"""The cards of a pyramid: their places, their numbers on top, and the flight of those that are taken."""

from collections.abc import Callable
from typing import Final

from settebello.engine import Card, Ruleset
from settebello.learning.tens.pyramid import row_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.card_spots import (
    FRAME_GIVEN,
    FRAME_HELP,
    LARGEST,
    LIFT,
    SMALLEST,
    TAG,
    CardSpot,
    draw_tag,
)
from settebello.ui.learn.parts.sums.addend_colours import CELL
from settebello.ui.table.layout import RATIO
from settebello.ui.table.motion.easing import Ease, eased

FLIGHT: Final = 0.55
"""Seconds in which taken cards fly away."""
APART: Final = 17.0
SEEN: Final = 62.0
"""How much of a covered card is seen at least: its number above it, and a part of its picture."""
COVERED: Final = 0.35
"""How dark a card is that cannot be chosen."""


class PyramidSpot(CardSpot):
    """A card of a pyramid; its number is above it, where no other card lies."""

    def __init__(self, card: Card, ruleset: Ruleset, chosen: Callable[[Card], Change | None]) -> None:
        """Start covered."""
        super().__init__(card, ruleset, chosen)
        self.free = False

    @property
    def card_area(self) -> Area:
        """The area of the card itself; it is raised a little, because others lie above it."""
        area = super().card_area
        down = TAG + (LIFT / 2 if self.lifted else 0.0)
        return Area(area.x, area.y + down, area.width, area.height - TAG)

    def place(self, area: Area) -> None:
        """Set the area of the card; clicks count on its number too."""
        super().place(Area(area.x, area.y - TAG, area.width, area.height + TAG))

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the card, dark while it is covered, and its number above it."""
        area = self.card_area
        x, y = self.at or area.centre
        top = y - area.height / 2
        raised = self.lifted and self.at is None
        canvas.card(
            self.card, x, y, area.width, lift=0.55 if raised else 0.1, dim=0.0 if self.free else COVERED
        )
        if self.marked and self.at is None:
            canvas.card_frame(x, y, area.width, FRAME_HELP, thickness=7)
        elif raised:
            canvas.card_frame(x, y, area.width, FRAME_GIVEN, thickness=5)
        tag = Area(x - area.width / 2, top - TAG, area.width, TAG)
        draw_tag(canvas, tag, self.value, self.shade, pips=True)
        if state.focused and self.at is None:
            around = Area(area.x, tag.y, area.width, TAG + area.height).inset(-6)
            ring(canvas, around, CELL)
            ring(canvas, around.inset(-3), CELL, on_paper=True)
        if self.marked and self.at is None:
            canvas.glyph("arrow_down", x, tag.y - 14, 34, INK)
            canvas.glyph("arrow_down", x, tag.y - 15, 28, FRAME_HELP)


def pyramid_areas(rows: int, room: Area) -> list[Area]:
    """Return the areas of all cards in a pyramid of so many rows, the top first.

    Each row covers the lower part of the row above it.
    """
    wide = min(LARGEST, (room.width - APART * (rows - 1)) / rows)
    # A larger card leaves less of the covered ones.
    tall = (room.height - TAG - SEEN * (rows - 1)) / RATIO
    wide = max(SMALLEST, min(wide, tall))
    high = wide * RATIO
    step = min((room.height - TAG - high) / max(rows - 1, 1), high * 0.62)
    top = room.y + TAG + (room.height - TAG - high - step * (rows - 1)) / 2
    found = []
    for place in range(rows * (rows + 1) // 2):
        row, position = row_of(place)
        x = room.centre[0] + (position - row / 2) * (wide + APART)
        found.append(Area.centred(x, top + row * step + high / 2, wide, high))
    return found


def fly(spots: tuple[CardSpot, ...], goal: tuple[float, float], seconds: float) -> None:
    """Move taken cards towards a place, one beside the other."""
    part = eased(Ease.IN_OUT, min(1.0, max(0.0, seconds / FLIGHT)))
    for place, spot in enumerate(spots):
        x, y = spot.card_area.centre
        spot.at = x + (goal[0] + 60.0 * place - x) * part, y + (goal[1] - y) * part
