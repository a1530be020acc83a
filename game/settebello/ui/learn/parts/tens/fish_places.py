"""The layout of Go fish for ten: the partner above, the numbers in the middle, the child's hand below."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.card_spots import GAP, LARGEST, LIFT, SMALLEST, TAG
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.table.layout import RATIO

TOP: Final = 104.0
SEAT: Final = (170.0, 128.0)
"""Size of the animal's seat."""
BOARD: Final = 268.0
CAPTION: Final = 50.0
NUMBER: Final = 96.0
"""The widest button of a number."""
BACK: Final = 52.0
"""Width of the partner's cards."""
LOW: Final = 15.0
"""Space below the tags of the cards, for the focus ring."""


@dataclass(frozen=True, slots=True)
class FishPlaces:
    """The areas of the screen; `cards` is where the partner's hand, the stock and a shown card lie."""

    home: Area
    help: Area
    repeat: Area
    voice: Area
    prompt: Area
    partner: Area
    cards: Area
    board: Area
    caption: Area
    numbers: Area
    hand: Area
    wide: float
    """The width of a card of the child."""
    on: Area

    @classmethod
    def of(cls, width: float, height: float) -> "FishPlaces":
        """Compute the layout for a canvas size; the child's cards grow with the height."""
        spare = min(max(0.0, height - 640.0), 120.0)
        seat = Area(EDGE, TOP, SEAT[0] + spare * 0.4, SEAT[1] + spare * 0.4)
        caption = Area(EDGE, seat.bottom + 2, width - 2 * EDGE - BOARD - GAP, CAPTION)
        board = Area(width - EDGE - BOARD, TOP, BOARD, caption.bottom - TOP)
        numbers = Area(EDGE, caption.bottom + 4, width - 2 * EDGE, BUTTON)
        top = numbers.bottom + LIFT - 4
        wide = min(LARGEST, max(SMALLEST, (height - LOW - TAG - top) / RATIO))
        left = seat.right + GAP
        return cls(
            home=Area(EDGE, EDGE, BUTTON, BUTTON),
            help=Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON),
            repeat=Area(width - EDGE - 2 * BUTTON - GAP, EDGE, BUTTON, BUTTON),
            voice=Area(width - EDGE - 3 * BUTTON - 2 * GAP, EDGE, BUTTON, BUTTON),
            prompt=Area(EDGE + BUTTON + GAP, EDGE + 6, width - 2 * EDGE - 4 * (BUTTON + GAP), 64),
            partner=seat,
            cards=Area(left, TOP, board.x - GAP - left, seat.height),
            board=board,
            caption=caption,
            numbers=numbers,
            hand=Area(EDGE, height - LOW - TAG - wide * RATIO, width - 2 * EDGE, wide * RATIO),
            wide=wide,
            on=Area(width / 2 - 160, numbers.y, 320, BUTTON),
        )

    def number_areas(self, count: int) -> list[Area]:
        """Return the areas of so many numbers side by side."""
        wide = min(NUMBER, (self.numbers.width - GAP * (count - 1)) / count)
        left = self.numbers.centre[0] - (count * wide + (count - 1) * GAP) / 2
        return [Area(left + place * (wide + GAP), self.numbers.y, wide, BUTTON) for place in range(count)]

    def hand_areas(self, count: int) -> list[Area]:
        """Return the areas of so many cards side by side; many of them overlap."""
        step = min(self.wide + GAP, (self.hand.width - self.wide) / max(count - 1, 1))
        left = self.hand.centre[0] - step * (count - 1) / 2
        y = self.hand.centre[1]
        return [Area.centred(left + place * step, y, self.wide, self.wide * RATIO) for place in range(count)]
