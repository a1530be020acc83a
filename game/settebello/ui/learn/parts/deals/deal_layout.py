"""The table of a practice deal: large cards in one row, all small things above, the child's seat below."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from settebello.engine import Card, Seat, Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.card_spots import LARGEST as LARGE
from settebello.ui.learn.parts.card_spots import MOST_OVER, OVER
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP, SITTING
from settebello.ui.table.layout import RATIO, SWEEP_ASIDE, Edge, SeatPlace, Spot, TableButton, TableLayout

CHILD: Final = Seat(0)
PARTNER: Final = Seat(1)
HAND: Final = 3
"""The cards of a full hand."""
LARGEST: Final = 190.0
"""The widest card, on high windows; 150 at 1280 x 720."""
HEAD: Final = 104.0
"""Height of the row of buttons and of the partner's things, above the cloth."""
FIXED: Final = 180.0
LOOSE: Final = 40.0
"""The height without the two rows of cards: the least, and what is added where there is room."""
LOW: Final = 680.0
"""From this height of the canvas on there is room for `LOOSE`."""
CAPTION: Final = 38.0
OWN_EDGE: Final = 5.0
"""Distance of the child's hand from the lower edge."""
SMALL: Final = 58.0
"""Width of the partner's cards, of the stock, and of piles that are face down."""
STEP: Final = 1.25
"""The largest step between two table cards, in card widths."""
LEAST: Final = 106.0
"""Below this width, cards cover more of one another instead: more than ever lie there."""
MIDDLE: Final = 50.0
"""The height at which the card in the middle of the row lies."""
LEAN: Final = (-1.5, 0.0, 1.0, 0.0, -1.0, 1.5)
"""The angles of the table cards, in turn."""
HAND_STEP: Final = 1.07
HAND_ASIDE: Final = 30.0
"""How far the middle of the hand lies to the right: its left has the animal, its right a button."""
BESIDE: Final = 18.0
BESIDE_LEAST: Final = 210.0
"""Distance between the hand and the sum of the chosen cards beside it, and the least width of the latter."""
DISC: Final = 26.0
"""Free width before the first card of the hand, for its number."""
SEAT_LEAST: Final = 116.0
SAYS: Final = 108.0
"""Above the animal, for what it says."""
UNDER: Final = 3.0
"""Between the animal and the lower edge of the screen."""
CLOTH_EDGE: Final = 9.0
ROW_EDGE: Final = 13.0
ROW_START: Final = 26.0
"""The right and left edges of the row: the left one has room for the number of its first card."""
PILE_EDGE: Final = 38.0
"""Distance of the partner's open pile from the right edge: inside the border of the cloth."""
FRAME: Final = 27.0
"""The width of the printed border of this cloth."""
RAISED: Final = 1.2
OPEN_PILE: Final = 150.0
"""The largest width of the partner's open pile, which takes its room from the table cards."""
OWN_PILE: Final = 0.72
"""Width of the child's own open pile, in card widths: nothing is to be chosen there."""
PILE_LOW: Final = 12.0
"""Between the child's pile and the lower edge of the screen."""
PORTRAIT: Final = Area(128.0, 20.0, 80.0, 64.0)
FAN: Final = 304.0
"""The middle of the partner's hand."""
PLACES: Final = ((412.0, 60.0), (520.0, 140.0))
"""The x of the partner's pile and of the stock on the narrowest canvas, and what is added on a wide one."""
NARROW: Final = 1040.0
WIDE: Final = 1280.0
NOWHERE: Final = Area(0, 0, 0, 0)
WITH_MENU: Final = (TableButton.MENU, TableButton.AGAIN)
SIGNS: Final = 3
"""The number of the child's own buttons, right of those of the table."""


@dataclass(frozen=True)
class DealLayout(TableLayout):
    """The layout of a practice deal, computed by `deal_layout`.

    `row` is the area of the table cards. With `open_piles` the partner's pile lies at the end of their row,
    as large as they are, because its top card may be taken.
    """

    row: Area = NOWHERE
    open_piles: bool = False

    @cached_property
    def frame(self) -> float:
        """The width of the printed border of the cloth."""
        return FRAME

    @property
    def raised_card(self) -> float:
        """The width of a card that is held up for all to see."""
        return RAISED * self.table_card

    @property
    def card_widths(self) -> tuple[float, ...]:
        """The widths of resting cards."""
        piles = (self.pile_width(Side(0)), self.pile_width(Side(1)))
        return tuple(sorted({self.seats[CHILD].card, self.table_card, self.small_card, *piles}))

    def pile_width(self, side: Side) -> float:
        """Return the width of the cards of a side's pile."""
        if not self.open_piles:
            return self.small_card
        if side == Side(PARTNER):
            return min(self.table_card, OPEN_PILE)
        return _own_pile(self.table_card, self.height - self.caption.bottom)

    def table_width(self, count: int) -> float:
        """Return the width of each of so many cards: full, until they would cover one another's signs.

        No card becomes smaller than `LARGE` before they cover 35 % of one another.
        """
        others = max(count, 1) - 1
        fits = self.row.width / (1 + (1 - OVER) * others)
        covered = self.row.width / (1 + (1 - MOST_OVER) * others)
        return min(self.table_card, max(fits, min(covered, LARGE), LEAST))

    def depth(self, slot: int) -> float:
        """Return the height at which the card in a slot lies: over the one left of it."""
        return MIDDLE + _from_the_middle(slot)

    def table_cells(self, slots: Collection[int]) -> dict[int, tuple[int, int]]:
        """Return (column, row) by slot: all in one row."""
        return {
            slot: (2 * place - len(slots) + 1, 0)
            for place, slot in enumerate(sorted(slots, key=_from_the_middle))
        }

    def table_spots(
        self, table: Collection[tuple[int, Card]], gaps: Collection[int] = ()
    ) -> dict[Card, Spot]:
        """Return the spots of all table cards, given as (slot, card); `gaps` keep their places."""
        cells = self.table_cells({*gaps, *(slot for slot, _ in table)})
        count = len(cells)
        width = self.table_width(count)
        step = min(STEP * width, (self.row.width - width) / max(count - 1, 1))
        x, y = self.row.centre
        return {
            card: Spot(x + cells[slot][0] / 2 * step, y, LEAN[slot % len(LEAN)] if count <= HAND * 2 else 0.0)
            for slot, card in table
        }

    def button(self, button: TableButton, shown: Sequence[TableButton] = tuple(TableButton)) -> Area:
        """Return the area of a button among those shown: left of the child's own ones, as large as these."""
        place = SIGNS + tuple(shown).index(button)
        return Area(self.width - EDGE - BUTTON - place * (BUTTON + GAP), EDGE, BUTTON, BUTTON)


def _from_the_middle(slot: int) -> int:
    """Return the column of a slot: low ones are in the middle, so that no card passes another one."""
    return (slot + 1) // 2 * (1 if slot % 2 else -1)


def _own_pile(card: float, room: float) -> float:
    """Return the width of the child's open pile in the room below the cloth; above it the animal speaks."""
    return min(OWN_PILE * card, (room - SAYS - PILE_LOW) / RATIO)


def deal_layout(laid: TableLayout, *, open_piles: bool = False) -> DealLayout:
    """Return the layout of a practice deal of two on the canvas of another layout."""
    width, height = laid.width, laid.height
    loose = min(max(height - LOW, 0.0), LOOSE)
    hand_wide = 1 + HAND_STEP * (HAND - 1)
    beside = 2 * (HAND_ASIDE + BESIDE + BESIDE_LEAST + EDGE)
    card = min(LARGEST, (height - FIXED - loose) / 2 / RATIO, (width - beside) / hand_wide)
    tall = card * RATIO
    spare = height - FIXED - loose - 2 * tall
    top = HEAD + 8 + 0.55 * loose + 0.35 * spare
    below = top + tall + 6 + 0.25 * spare
    caption = Area.centred(width / 2, below + CAPTION / 2, min(width - 300, 980), CAPTION)
    table = Area(CLOTH_EDGE, HEAD + 5, width - 2 * CLOTH_EDGE, caption.y - 6 - HEAD - 5)
    far_wide = min(card, OPEN_PILE)
    right = width - (PILE_EDGE + far_wide + 10 if open_piles else ROW_EDGE)
    row = Area(ROW_START, top, right - ROW_START, tall)
    apart = min(max((width - NARROW) / (WIDE - NARROW), 0.0), 1.0)
    (pile_x, pile_more), (stock_x, stock_more) = PLACES
    high = SMALL * RATIO / 2 + 4
    far_pile = Spot(pile_x + apart * pile_more, high)
    stock = Spot(stock_x + apart * stock_more, high)
    hand = Spot(width / 2 + HAND_ASIDE, height - OWN_EDGE - tall / 2)
    own_wide = _own_pile(card, height - caption.bottom) if open_piles else SMALL
    own_pile = Spot(EDGE + own_wide / 2, height - PILE_LOW - own_wide * RATIO / 2)
    own_end = own_pile.x + (own_wide / 2 if open_piles else (SWEEP_ASIDE + RATIO / 2) * SMALL)
    seat_end = hand.x - hand_wide * card / 2 - DISC
    seat_wide = max(SEAT_LEAST, min(SITTING[0], seat_end - own_end - 6))
    bubble = Spot(width / 2, HEAD + 60)
    seats = (
        SeatPlace(
            Edge.BOTTOM,
            hand,
            hand_wide * card + 1,
            card,
            Area(seat_end - seat_wide, height - 70, seat_wide, 64),
            stock,
            Spot(width / 2, caption.y - 60),
        ),
        SeatPlace(Edge.TOP, Spot(FAN, high), 150.0, SMALL, PORTRAIT, stock, bubble),
    )
    return DealLayout(
        width=width,
        height=height,
        direction=laid.direction,
        seats=seats,
        piles=(own_pile, Spot(width - PILE_EDGE - far_wide / 2, row.centre[1]) if open_piles else far_pile),
        sweeps=(1, 1),
        small_card=SMALL,
        table=table,
        table_card=card,
        columns=laid.columns,
        caption=caption,
        score=NOWHERE,
        row=row,
        open_piles=open_piles,
    )


def partner_seat(layout: TableLayout) -> Area:
    """Return the place of the child's animal, between its pile and its hand."""
    own = layout.seats[CHILD].plate
    free = layout.height - UNDER - layout.caption.bottom - SAYS
    high = min(own.width * SITTING[1] / SITTING[0], free)
    wide = high * SITTING[0] / SITTING[1]
    return Area(own.x + own.width - wide, layout.height - UNDER - high, wide, high)


def said_aside(layout: TableLayout) -> Area:
    """Return the area above the animal for what it says aside."""
    seat = partner_seat(layout)
    pile = layout.pile(Side(CHILD)).y - layout.pile_width(Side(CHILD)) * RATIO / 2
    top = layout.caption.bottom + 4
    return Area(EDGE, top, seat.right - EDGE, min(seat.y, pile) - 4 - top)


def deck_picture(layout: TableLayout) -> Area:
    """Return the place of the picture of how the deck came about: beside the stock, or on it."""
    stock = layout.seats[CHILD].stock
    left = stock.x + SMALL / 2 + BESIDE / 2
    if left + BUTTON + BESIDE / 2 <= layout.button(TableButton.AGAIN, WITH_MENU).x:
        return Area.centred(left + BUTTON / 2, stock.y, BUTTON, BUTTON)
    return Area.centred(stock.x, stock.y - 8, SMALL, SMALL)
