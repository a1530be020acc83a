"""A card held up for all to see: it stands in the middle of the cloth, with its word below it."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout import RATIO, Spot, TableLayout
from settebello.ui.table.layout.coin_path import LARGE
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import FLIGHT_Z

RAISED_Z: Final = 60.0
WORD: Final = 3.4
"""The width of the word in widths of the card held up, where there is room for it."""
ASPECT: Final = 4.4
"""The width of a word in heights of its room."""
WORD_COMES: Final = 1.3
"""How much larger the word is when it comes: it grows away from the card."""
MOST: Final = 0.9
"""The most of the width of the cloth that the word takes."""
LEAST: Final = 70.0
OVERLAPS: Final = 0.02
"""The least height of the word, and the part of its room that lies over the card: no ink is there."""
GAP: Final = 16.0
"""Between the card and the coin."""
SMALLER: Final = 0.82
"""Width of the cards in the shade beside it, relative to a table card."""
ASIDE: Final = 0.98
"""How far the edge of the nearest one is from the middle of the card, in widths of the card."""
LOWER: Final = 0.11
"""How far they are below the middle of the card, in its heights."""
STEP: Final = (0.46, 0.9)
"""Of several of them each shows this part of its width, and all of them no more than that."""
LEANS: Final = (4.0, 8.0)
"""The lean of the nearest one, and how much more the farthest one leans."""
RIM: Final = 4.0
"""Between the coin and the border of the cloth, at least."""
HIGHER: Final = 0.1
"""How far above the middle of the card the coin pops up, in heights of the card."""


@dataclass(frozen=True, slots=True)
class HeldUp:
    """A card held up, with a word below it; `beside` other cards lie in the shade at its right.

    They lie at its left if `away` is -1.
    """

    layout: TableLayout
    beside: int = 0
    away: float = 1.0

    @property
    def _step(self) -> float:
        return min(STEP[0], STEP[1] / max(self.beside - 1, 1))

    @property
    def _high(self) -> float:
        """The height of the word's room: what the card leaves of the cloth."""
        table, card = self.layout.table, self.layout.raised_card
        wide = min(WORD * card, MOST * table.width)
        left = (table.height - RATIO * card) / (1.0 - OVERLAPS)
        return max(min(wide / ASPECT, left), LEAST)

    @property
    def _top(self) -> float:
        """The upper edge of the whole group, whose middle is that of the cloth."""
        whole = RATIO * self.layout.raised_card + (1.0 - OVERLAPS) * self._high
        return max(self.layout.table.centre[1] - whole / 2, RIM)

    @property
    def card(self) -> Pose:
        """The pose of the card: large and upright."""
        width = self.layout.raised_card
        return Pose(
            self.layout.table.centre[0],
            self._top + RATIO * width / 2,
            width,
            height=1.0,
            z=FLIGHT_Z + RAISED_Z,
        )

    @property
    def card_area(self) -> Area:
        """The area of the card."""
        card = self.card
        return Area.centred(card.x, card.y, card.width, card.width * RATIO)

    def other(self, number: int) -> Pose:
        """Return the pose of one of the cards in the shade, the first of which is the nearest."""
        width, card, table = SMALLER * self.layout.table_card, self.card, self.layout.table
        part = number / max(self.beside - 1, 1)
        wide = width * self._step * (self.beside - 1)
        first = min(ASIDE * card.width + width / 2, table.width / 2 - RIM - 0.6 * width - wide)
        x = card.x + self.away * (first + wide * part)
        lean = LEANS[0] + LEANS[1] * part
        y = card.y + LOWER * RATIO * card.width + 0.12 * width * part
        return Pose(x, y, width, -self.away * lean, height=0.3, z=card.z - 1.0 - number)

    @property
    def word(self) -> Area:
        """The area of the word."""
        high = self._high
        top = self.card_area.bottom - OVERLAPS * high
        return Area.centred(self.layout.table.centre[0], top + high / 2, ASPECT * high, high)

    def coin(self, goal: float) -> Spot:
        """Return where a coin pops up that flies to an x: on that side of the cards, and above the word."""
        table, card = self.layout.table, self.card_area
        y = card.centre[1] - HIGHER * card.height
        if goal < table.centre[0]:
            return Spot(max(card.x - GAP - LARGE / 2, table.x + RIM + LARGE / 2), y)
        return Spot(min(card.right + GAP + LARGE / 2, table.right - RIM - LARGE / 2), y)
