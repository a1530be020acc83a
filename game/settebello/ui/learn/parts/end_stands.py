"""Those who have played a deal, large behind their piles: the child's animal and the portrait opposite.

At the end the rays of a sun surround the winner, and a wreath lands on it.
"""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.partner import RATIO, SeatedPartner
from settebello.ui.table.motion.easing import Ease, eased

WREATH: Final = "ui/moments/laurel.svg"
RAYS: Final = "ui/moments/rays.svg"
SHARE: Final = 0.252
LARGE: Final = 0.34
"""The height of a figure as a part of that of the screen, and where no sums lie below the piles."""
SHORTEST: Final = 158.0
TALLEST: Final = 246.0
UNDER: Final = 6.0
"""How far a figure reaches below the upper edge of its board, which hides the cut of the picture."""
PORTRAIT: Final = 0.94
"""The side of a portrait as a part of the height of a figure."""
AROUND: Final = 1.06
"""The width of a wreath in the height of the figure that it lies around."""
LOWER: Final = -0.02
"""How far the middle of a wreath is below that of its figure, in its height: the bow covers no sign."""
SPREAD: Final = 1.34
"""The width of the rays in the height of a figure; they lie so low that none leaves the screen."""
ABOVE: Final = 2.0
"""The least distance of the rays from the upper edge of the screen."""
FROM: Final = 1.9
"""The size of a wreath that begins to land, in its final size."""
ROOM: Final = 698.0
"""The width that buttons and words need beside the figures."""
INWARDS: Final = 46.0
BESIDE: Final = 16.0
"""The distances of animal and portrait from the buttons: words are in the middle between them."""


def stand_height(width: float, height: float, *, large: bool = False) -> float:
    """Return the height of a figure on a screen of this size."""
    # What the animal, a portrait, the buttons beside them and the words between them leave of the width.
    fitting = (width - ROOM) / (RATIO + 1.0)
    return max(SHORTEST, min(TALLEST, fitting, (LARGE if large else SHARE) * height))


@dataclass(frozen=True, slots=True)
class Stand:
    """One who has played: a portrait below assets/, or the child's animal, which moves."""

    figure: str | SeatedPartner
    won: bool

    def area(self, board: Area, high: float, left: float, right: float) -> Area:
        """Return the place of the figure behind a board: the animal at the left, a portrait at the right.

        `left` and `right` are as far as it may reach to each side.
        """
        if isinstance(self.figure, str):
            return Area(min(board.right, right) - BESIDE - high, board.y + UNDER - high, high, high)
        return Area(max(board.x, left) + INWARDS, board.y + UNDER - high, high * RATIO, high)

    def draw(self, canvas: Canvas, area: Area, shown: float) -> None:
        """Draw the figure, a winner with rays behind it; `shown` is how far they are seen, 0 to 1."""
        x, y = area.centre
        if shown > 0.0 and self.won:
            side = SPREAD * area.height
            middle = max(y, ABOVE + side / 2)
            canvas.picture(RAYS, Area.centred(x, middle, side, side), min(1.0, shown))
        if isinstance(self.figure, str):
            side = PORTRAIT * area.height
            canvas.picture(self.figure, Area.centred(x, y, side, side))
        else:
            self.figure.draw(canvas, area)

    def draw_wreath(self, canvas: Canvas, area: Area, landed: float) -> None:
        """Draw the wreath of a winner over figure and board; it has `landed` at 1."""
        if not self.won or landed <= 0.0:
            return
        x, y = area.centre
        wide = AROUND * area.height
        scale = FROM - (FROM - 1.0) * eased(Ease.IN, min(1.0, landed))
        ring = Area.centred(x, y + LOWER * area.height, wide, wide)
        canvas.picture(WREATH, ring, min(1.0, landed), scale=scale)
