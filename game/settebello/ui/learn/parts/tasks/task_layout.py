"""The layout of a task in logical units (docs/learning.md, sections 11 and 12)."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.card_spots import LARGEST, TAG
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP
from settebello.ui.table.layout import RATIO

TABLE_TOP: Final = 114.0
TABLE_EDGE: Final = 13.0
LOW: Final = 16.0
"""Distance of the lower half from the numbers of the table cards."""
CAPTION: Final = 66.0
SEAT: Final = (190.0, 142.5)
"""The size of the child's animal while a picture board needs room beside it."""
STAGE: Final = (296.0, 222.0)
"""The size of the child's animal while there is no picture board."""
BESIDE: Final = 8.0
"""Between the child's card and its animal, left of it."""
UNDER: Final = 4.0
"""How far a seat reaches below the screen, which hides the cut of the picture."""
COLUMN: Final = 248.0
STRIP: Final = 46.0


@dataclass(frozen=True, slots=True)
class Places:
    """The areas of a task's screen: the cards and the child's card are in the middle of the window.

    `partner` is the place of the animal beside a picture on the `board`, `stage` its place without one.
    `aside` is the place of the strip once the taken cards lie beside the child's card.
    """

    home: Area
    help: Area
    repeat: Area
    voice: Area
    dots: Area
    prompt: Area
    table: Area
    caption: Area
    board: Area
    hand: Area
    partner: Area
    stage: Area
    strip: Area
    aside: Area
    buttons: tuple[Area, Area]
    """Two areas beside the child's card, the lower one first."""

    @classmethod
    def of(cls, width: float, height: float, wide: float = LARGEST) -> "Places":
        """Compute the layout for a canvas size; height beyond 720 is distributed between the rows.

        wide: the width of the child's card, or of the board with a number or a price in its place.
        """
        spare = max(0.0, height - 720.0)
        # The picture grows with the available height, the rest only moves apart.
        table_top = TABLE_TOP + spare * 0.3
        high = LARGEST * RATIO
        low = TABLE_TOP + high + TAG + LOW + spare * 0.5
        bottom = height - EDGE
        middle = width / 2
        column = width - EDGE - COLUMN
        left = middle - wide / 2 - BESIDE
        seat = Area(left - SEAT[0], height + UNDER - SEAT[1], *SEAT)
        stage = Area(left - STAGE[0], height + UNDER - STAGE[1], *STAGE)
        board_top = low + CAPTION + 8
        hand = Area.centred(middle, low + high / 2, LARGEST, high)
        strip = hand.right + 14
        return cls(
            home=Area(EDGE, EDGE, BUTTON, BUTTON),
            help=Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON),
            repeat=Area(width - EDGE - 2 * BUTTON - GAP, EDGE, BUTTON, BUTTON),
            voice=Area(width - EDGE - 3 * BUTTON - 2 * GAP, EDGE, BUTTON, BUTTON),
            dots=Area(EDGE + BUTTON + GAP, EDGE, 120, BUTTON),
            prompt=Area(width / 2 - 342, EDGE, 684, BUTTON - 12),
            table=Area(TABLE_EDGE, table_top, width - 2 * TABLE_EDGE, high),
            caption=Area(EDGE, low, left - 4 - EDGE, CAPTION),
            board=Area(TABLE_EDGE, board_top, seat.x - 6 - TABLE_EDGE, bottom + 6 - board_top),
            hand=hand,
            partner=seat,
            stage=stage,
            strip=Area(strip, low, width - EDGE - strip, STRIP),
            aside=Area(column, low, COLUMN, STRIP),
            buttons=(
                Area(column, bottom - BUTTON, COLUMN, BUTTON),
                Area(column, bottom - 2 * BUTTON - GAP, COLUMN, BUTTON),
            ),
        )
