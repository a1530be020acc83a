"""The layout of a task in logical units (docs/learning.md, sections 11 and 12)."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.card_spots import LARGEST, SMALLEST, TAG
from settebello.ui.table.layout import RATIO

EDGE: Final = 22.0
BUTTON: Final = 76.0
"""Height of all buttons, and width of buttons with only a glyph."""
GAP: Final = 18.0
TABLE_TOP: Final = 118.0
CAPTION_TOP: Final = 370.0
LOW_TOP: Final = 430.0
BOARD: Final = 424.0
COLUMN: Final = 330.0
STRIP: Final = 46.0
LONGEST_STRIP: Final = 360.0
BESIDE_BOARD: Final = 360.0
"""Width left free beside the picture of an example for the button that ends it."""


@dataclass(frozen=True, slots=True)
class Places:
    """The areas of a task's screen."""

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
    strip: Area
    buttons: tuple[Area, Area]
    """Two areas beside the child's card, the lower one first."""

    @classmethod
    def of(cls, width: float, height: float) -> "Places":
        """Compute the layout for a canvas size; height beyond 720 is distributed between the rows."""
        spare = max(0.0, height - 720.0)
        # The picture grows with the available height, the rest only moves apart.
        table_top = TABLE_TOP + spare * 0.3
        caption = CAPTION_TOP + spare * 0.45
        low = LOW_TOP + spare * 0.5
        bottom = height - EDGE
        middle = width / 2
        side = width - EDGE - COLUMN
        high = LARGEST * RATIO
        own = SMALLEST * RATIO
        return cls(
            home=Area(EDGE, EDGE, BUTTON, BUTTON),
            help=Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON),
            repeat=Area(width - EDGE - 2 * BUTTON - GAP, EDGE, BUTTON, BUTTON),
            voice=Area(width - EDGE - 3 * BUTTON - 2 * GAP, EDGE, BUTTON, BUTTON),
            dots=Area(EDGE + BUTTON + GAP, EDGE, 120, BUTTON),
            prompt=Area(width / 2 - 342, EDGE + 6, 684, BUTTON - 12),
            table=Area(EDGE, table_top, width - 2 * EDGE, high),
            caption=Area(EDGE, caption, width - 2 * EDGE, 50),
            board=Area(EDGE, low, BOARD, bottom - low),
            hand=Area.centred(middle, low + own / 2, SMALLEST, own),
            strip=Area.centred(middle, low + own + TAG + 6 + STRIP / 2, LONGEST_STRIP, STRIP),
            buttons=(
                Area(side, bottom - BUTTON, COLUMN, BUTTON),
                Area(side, bottom - 2 * BUTTON - GAP, COLUMN, BUTTON),
            ),
        )
