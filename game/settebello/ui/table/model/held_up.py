"""A card held up for all to see: the cards beside it, the card and its word are one group on the cloth."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout import RATIO, Spot, TableLayout
from settebello.ui.table.layout.coin_path import LARGE
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import FLIGHT_Z

RAISED_Z: Final = 60.0
WORD: Final = 2.36
"""The width of the word in widths of the card held up, where there is room for it."""
WORD_COMES: Final = 1.12
"""How much larger the word is when it comes: it grows away from the card."""
WORD_GAP: Final = 22.0
GAP: Final = 16.0
"""Between the card and its word, and between the cards beside it and the card."""
STEP: Final = (0.36, 0.72)
"""Of several cards beside it each shows this part of its width, and all of them no more than that."""
LEANS: Final = 4.0
RIM: Final = 4.0
"""Between the coin and the border of the cloth, at least."""
AHEAD: Final = (0.06, 0.44)
"""Where a coin comes from the word: left of its right end, and above its middle, in parts of its width and of
the height of the card.
"""


@dataclass(frozen=True, slots=True)
class HeldUp:
    """A card held up, with `beside` other cards at its left and a word at its right."""

    layout: TableLayout
    beside: int = 0

    @property
    def _aside(self) -> float:
        """The width of the cards beside it, with the gap."""
        if not self.beside:
            return 0.0
        return GAP + self.layout.table_card * (1.0 + self._step * (self.beside - 1))

    @property
    def _step(self) -> float:
        return min(STEP[0], STEP[1] / max(self.beside - 1, 1))

    @property
    def _word(self) -> float:
        """The width of the word; when it comes, its larger size also fits on the cloth."""
        room = self.layout.table.width - self._aside - self.layout.raised_card - WORD_GAP
        return min(WORD * self.layout.raised_card, room / (1.0 + 2 * (WORD_COMES - 1.0)))

    @property
    def _left(self) -> float:
        """The left edge of the whole group, whose middle is that of the cloth."""
        whole = self._aside + self.layout.raised_card + WORD_GAP + self._word
        return self.layout.table.centre[0] - whole / 2

    @property
    def _axis(self) -> float:
        return self.layout.cloth.centre[1]

    @property
    def card(self) -> Pose:
        """The pose of the card: large and upright."""
        width = self.layout.raised_card
        return Pose(
            self._left + self._aside + width / 2, self._axis, width, height=1.0, z=FLIGHT_Z + RAISED_Z
        )

    @property
    def card_area(self) -> Area:
        """The area of the card."""
        card = self.card
        return Area.centred(card.x, card.y, card.width, card.width * RATIO)

    def other(self, number: int) -> Pose:
        """Return the pose of one of the cards beside it, the first of which is the leftmost."""
        width = self.layout.table_card
        x = self._left + width * (0.5 + self._step * number)
        lean = LEANS * (self.beside - 1 - number) / max(self.beside - 1, 1)
        return Pose(x, self._axis, width, lean, height=0.3, mark=1.0, z=self.card.z - self.beside + number)

    @property
    def word(self) -> Area:
        """The area of the word."""
        card = self.card_area
        high = self.layout.table.bottom - self._axis
        return Area(card.right + WORD_GAP, self._axis - high, self._word, 2 * high)

    @property
    def coin(self) -> Spot:
        """Where a coin comes out of the word: at its end."""
        word, card = self.word, self.card_area
        x = min(word.right - AHEAD[0] * word.width, self.layout.table.right - RIM - LARGE / 2)
        return Spot(x, self._axis - AHEAD[1] * card.height)
