"""The layout of a task in logical units (docs/learning.md, sections 11 and 12)."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.card_spots import LARGEST as USUAL
from settebello.ui.learn.parts.card_spots import TAG
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP
from settebello.ui.learn.parts.mat import BORDER, MARGIN, whole_mat
from settebello.ui.table.layout import RATIO

TABLE_EDGE: Final = 5.0
"""Between the sides of the mat and the row of cards, which is as wide as nine of them need."""
SPACE: Final = 5.0
"""The least distance of the cards and of what is below them from the border of the mat."""
LOW: Final = 6.0
"""Distance of the lower half from the numbers of the table cards."""
ABOVE: Final = 0.4
"""How much of the free height is above the cards, and as much below the lower half: they are one group."""
LARGEST: Final = 200.0
"""The width of a card where there is room for it, and"""
LARGEST_PAIR: Final = 264.0
"""that of two cards that are compared, beside which the animal sits, and"""
COMPARED: Final = 90.0
"""between these two."""
PAIR_SPACE: Final = 24.0
CAPTION: Final = 66.0
BALLOON: Final = 110.0
"""The height of a sentence above the animal beside two cards."""
HIGHEST: Final = 300.0
"""The height of the child's animal where there is room for it, and"""
SMALLER: Final = 200.0
"""its height beside a picture board, and"""
SEATED: Final = 250.0
"""beside the cards or the picture of a group in which the child has no card."""
WIDE: Final = 344 / 330
"""The width of an animal that sits, as a part of its height."""
BOARD_EDGE: Final = 2.5
"""Between a picture board and the border of the mat, and between it and the animal."""
BESIDE: Final = 5.0
"""Between the child's card and its animal, left of it."""
UNDER: Final = 4.0
"""Between the animal and the sentence above it."""
PICTURE: Final = 560.0
"""The width of the picture of an example, in the middle below its cards."""
COLUMN: Final = 248.0
STRIP: Final = 46.0
BOARD: Final = 236.0
"""The height of a board with a number or dots, almost that of a card."""


@dataclass(frozen=True, slots=True)
class Half:
    """What lies in the lower half of the screen: a card like those on the table, unless its size is given.

    `wide` and `high`: the size of what lies there in place of a card; `beyond`: how far something around the
    card reaches beyond its sides. `seat`: the child has no card there, but the picture of an example, or with
    no height nothing at all: two cards are compared.
    """

    wide: float | None = None
    high: float | None = None
    beyond: float = 0.0
    seat: bool = False

    @property
    def pair(self) -> bool:
        """Whether there is nothing but two cards that are compared."""
        return self.seat and self.high is None


CARD: Final = Half()


@dataclass(frozen=True, slots=True)
class Places:
    """The areas of a task's screen: cards and answer are one group in the middle of the mat.

    `partner` is the place of the animal beside a picture on the `board`, `stage` its place without one.
    `landing` is where the middle of a taken card comes to lie, but for its distance from the middle.
    `aside` is the place of the strip once the taken cards lie beside the child's card.
    """

    home: Area
    help: Area
    repeat: Area
    mat: Area
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

        Cards and the animal grow with the height; what is left of it is around and between the rows.
        """
        if half.pair:
            return cls._compared(width, height)
        mat = whole_mat(width, height)
        field, inner = mat.inset(BORDER), mat.inset(MARGIN)
        free = field.height - TAG - LOW
        most = (free - TAG) / 2 if half.high is None else free - half.high
        card = min(LARGEST, max(USUAL, (most - 2 * SPACE) / RATIO))
        high = card * RATIO
        lowest = high + TAG if half.high is None else half.high
        spare = max(0.0, free - high - lowest)
        table_top = field.y + ABOVE * spare
        foot = field.bottom - ABOVE * spare
        low = foot - lowest
        middle = width / 2
        board = Area(middle - PICTURE / 2, low + CAPTION + 8, PICTURE, foot - low - CAPTION - 8)
        left = middle - (half.wide or card + 2 * half.beyond) / 2 - BESIDE
        tall = min(HIGHEST, foot - low - CAPTION - UNDER)
        if half.seat:
            left = board.x - BESIDE
            tall = min(SEATED, lowest)
        stage = Area(left - WIDE * tall, foot - tall, WIDE * tall, tall)
        seat = Area(left - WIDE * SMALLER, foot - SMALLER, WIDE * SMALLER, SMALLER)
        caption = Area(board.x, low, board.width, CAPTION)
        if not half.seat:
            start = field.x + BOARD_EDGE
            board = Area(start, board.y, seat.x - BOARD_EDGE - start, board.height)
            caption = Area(inner.x, low, left - 4 - inner.x, CAPTION)
        own = low + high / 2 if half.high is None else foot - BOARD / 2
        places = cls._around(width, mat, low)
        return replace(
            places,
            table=Area(mat.x + TABLE_EDGE, table_top, mat.width - 2 * TABLE_EDGE, high),
            caption=caption,
            board=board,
            hand=Area.centred(middle, own, card, high),
            landing=(middle, min(own, foot - TAG - high / 2)),
            partner=seat,
            stage=stage,
            strip=replace(places.aside, x=middle + card / 2 + 14, width=inner.right - middle - card / 2 - 14),
        )

    @classmethod
    def _compared(cls, width: float, height: float) -> "Places":
        """Return the layout of two cards that are compared in the middle, with the animal beside them."""
        mat = whole_mat(width, height)
        field, inner = mat.inset(BORDER), mat.inset(MARGIN)
        card = min(LARGEST_PAIR, (field.height - TAG - 2 * PAIR_SPACE) / RATIO)
        high, middle = card * RATIO, width / 2
        top = field.centre[1] - (high + TAG) / 2
        left = middle - card - COMPARED / 2
        tall = min(SEATED, (left - 2 * BESIDE - inner.x) / WIDE, high + TAG - BALLOON - UNDER)
        # It sits in the middle of its room, and beside the cards rather than at the edge of a wide mat.
        x = max((inner.x + left - WIDE * tall) / 2, left - 1.3 * WIDE * tall)
        stage = Area(x, top + high + TAG - tall, WIDE * tall, tall)
        balloon = Area(inner.x, stage.y - UNDER - BALLOON, left - 2 * BESIDE - inner.x, BALLOON)
        table = Area(mat.x + TABLE_EDGE, top, mat.width - 2 * TABLE_EDGE, high)
        return replace(
            cls._around(width, mat, top),
            table=table,
            caption=balloon,
            hand=Area.centred(middle, table.centre[1], card, high),
            partner=stage,
            stage=stage,
        )

    @classmethod
    def _around(cls, width: float, mat: Area, low: float) -> "Places":
        """Return the layout of what is above the mat, and of the column of buttons at its right."""
        inner, nowhere = mat.inset(MARGIN), Area(0, 0, 0, 0)
        column, bottom = inner.right - COLUMN, inner.bottom
        aside = Area(column, low, COLUMN, STRIP)
        return cls(
            mat=mat,
            home=Area(EDGE, EDGE, BUTTON, BUTTON),
            help=Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON),
            repeat=Area(width - EDGE - 2 * BUTTON - GAP, EDGE, BUTTON, BUTTON),
            voice=Area(width - EDGE - 3 * BUTTON - 2 * GAP, EDGE, BUTTON, BUTTON),
            dots=Area(EDGE + BUTTON + GAP, EDGE, 120, BUTTON),
            prompt=Area(width / 2 - 342, EDGE, 684, BUTTON - 12),
            table=nowhere,
            caption=nowhere,
            board=nowhere,
            hand=nowhere,
            landing=(0.0, 0.0),
            partner=nowhere,
            stage=nowhere,
            strip=aside,
            aside=aside,
            buttons=(
                Area(column, bottom - BUTTON, COLUMN, BUTTON),
                Area(column, bottom - 2 * BUTTON - GAP, COLUMN, BUTTON),
            ),
        )
