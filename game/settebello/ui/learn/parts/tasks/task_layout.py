"""The layout of a task in logical units (docs/learning.md, sections 11 and 12)."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.card_spots import LARGEST as USUAL
from settebello.ui.learn.parts.card_spots import TAG
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP
from settebello.ui.table.layout import RATIO

TABLE_TOP: Final = 130.0
TABLE_EDGE: Final = 13.0
LOW: Final = 10.0
"""Distance of the lower half from the numbers of the table cards."""
FOOT: Final = 10.0
"""Between the number of the child's card, or the animal, and the lower edge of the window."""
LARGEST: Final = 200.0
"""The width of a card where there is room for it."""
CAPTION: Final = 66.0
HIGHEST: Final = 300.0
"""The height of the child's animal where there is room for it, and"""
SMALLER: Final = 200.0
"""its height beside a picture board."""
WIDE: Final = 344 / 330
"""The width of an animal that sits, as a part of its height."""
BESIDE: Final = 8.0
"""Between the child's card and its animal, left of it."""
UNDER: Final = 4.0
"""Between the animal and the sentence above it."""
COLUMN: Final = 248.0
STRIP: Final = 46.0


@dataclass(frozen=True, slots=True)
class Half:
    """What lies in the lower half of the screen: a card like those on the table, unless its size is given.

    `wide` and `high`: the size of what lies there in place of a card; `beyond`: how far something around the
    card reaches beyond its sides. `seat`: it is the animal that sits there.
    """

    wide: float | None = None
    high: float | None = None
    beyond: float = 0.0
    seat: bool = False


CARD: Final = Half()


@dataclass(frozen=True, slots=True)
class Places:
    """The areas of a task's screen: the cards and the child's card are in the middle of the window.

    `partner` is the place of the animal beside a picture on the `board`, `stage` its place without one.
    `landing` is where the middle of a taken card comes to lie, but for its distance from the middle.
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
    landing: tuple[float, float]
    partner: Area
    stage: Area
    strip: Area
    aside: Area
    buttons: tuple[Area, Area]
    """Two areas beside the child's card, the lower one first."""

    @classmethod
    def of(cls, width: float, height: float, half: Half = CARD) -> "Places":
        """Compute the layout for a canvas size and what lies in the lower half.

        Cards and the animal grow with the height; what is left of it is shared out between the rows.
        """
        free = height - TABLE_TOP - TAG - LOW - FOOT
        most = (free - TAG) / 2 if half.high is None else free - half.high
        card = min(LARGEST, max(USUAL, most / RATIO))
        high = card * RATIO
        lowest = high + TAG if half.high is None else half.high
        spare = max(0.0, free - high - lowest)
        table_top = TABLE_TOP + spare * 0.3
        low = TABLE_TOP + high + TAG + LOW + spare * 0.5
        bottom = height - EDGE
        middle = width / 2
        column = width - EDGE - COLUMN
        left = middle - (half.wide or card + 2 * half.beyond) / 2 - BESIDE
        top = low if half.seat and half.wide is None else low + CAPTION + UNDER
        tall = min(HIGHEST, height - FOOT - top)
        stage = Area(left - WIDE * tall, height - FOOT - tall, WIDE * tall, tall)
        seat = Area(left - WIDE * SMALLER, height - FOOT - SMALLER, WIDE * SMALLER, SMALLER)
        if half.seat:
            left = middle - stage.width / 2 - BESIDE
            stage = replace(stage, x=middle - stage.width / 2)
        board_top = low + CAPTION + 8
        board_end = (left if half.seat else seat.x) - 6
        own = low + high / 2 if half.high is None else (low + height - FOOT) / 2
        hand = Area.centred(middle, own, card, high)
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
            board=Area(TABLE_EDGE, board_top, board_end - TABLE_EDGE, bottom + 6 - board_top),
            hand=hand,
            landing=(middle, min(own, height - FOOT - TAG - high / 2)),
            partner=seat,
            stage=stage,
            strip=Area(strip, low, width - EDGE - strip, STRIP),
            aside=Area(column, low, COLUMN, STRIP),
            buttons=(
                Area(column, bottom - BUTTON, COLUMN, BUTTON),
                Area(column, bottom - 2 * BUTTON - GAP, COLUMN, BUTTON),
            ),
        )
