"""The places of a table, as a value: hands, piles, the grid of the cloth, and where what is said stands."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from settebello.engine import Card, Direction, Seat, Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.seat_places import EDGE, RATIO, Edge, SeatPlace, Spot, along

TABLE_ROWS: Final = 2
FAN_STEP: Final = 15.0
FAN_TURN: Final = 5.0
OPEN: Final = 0.75
"""The step from card to card of an open hand, in widths of a card."""
MARGIN: Final = 3.0
"""What is left free between a fan and the edge of the window."""
BUTTON: Final = 46.0
BUTTON_STEP: Final = 52.0
WIDEST_PANEL: Final = 300.0
LOW: Final = 612.0
"""Below this height there is no room for a list of more than two sides."""
CHOICE: Final = 44.0
CHOICE_GAP: Final = 8.0
LAYERS: Final = ((0.0, 0.0), (0.66, 0.40), (0.33, 0.62), (0.9, 0.15))
"""Where cards lie that no free place is left for: astray from those below, in widths of a card."""


def points_on_plates(players: int, sides: int, height: float) -> bool:
    """Whether so many sides have their points on the plates of the seats, on a canvas of this height."""
    return sides > 2 and players > 4 if height >= LOW else sides > 2 or players > 4


class TableButton(StrEnum):
    """The buttons in the corner of the table, from the right."""

    MENU = "menu"
    AGAIN = "again"
    HINT = "hint"
    STANDING = "standing"
    TRACKER = "tracker"


def button_columns(width: float, taken: float) -> int:
    """How many buttons stand side by side, right of what reaches to `taken`."""
    room = width - EDGE - taken - 8
    return next((count for count in (len(TableButton), 3) if count * BUTTON_STEP - 6 <= room), 2)


def buttons_bottom(width: float, taken: float) -> float:
    """How low the buttons reach, with a little below them."""
    rows = -(-len(TableButton) // button_columns(width, taken))
    return EDGE + rows * BUTTON_STEP + 2


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of a table on a canvas of width x height logical units; made by `lay_out`.

    `piles` and `sweeps` go by side: where captured cards lie, and on which hand of them (1 right, -1 left)
    those that swept stick out.
    """

    width: float
    height: float
    direction: Direction
    seats: tuple[SeatPlace, ...]
    piles: tuple[Spot, ...]
    sweeps: tuple[int, ...]
    small_card: float
    table: Area
    table_card: float
    columns: int
    caption: Area
    score: Area

    @property
    def points_on_plates(self) -> bool:
        """Whether the points stand on the plates of the seats, as there is no room for so many sides."""
        return points_on_plates(len(self.seats), len(self.piles), self.height)

    def button(self, button: TableButton, shown: Sequence[TableButton] = tuple(TableButton)) -> Area:
        """The place of a button among those that are shown."""
        top = next((seat for seat in self.seats if seat.edge is Edge.TOP), None)
        taken = top.stock.x + self.small_card / 2 if top is not None else self.table.right
        row, place = divmod(tuple(shown).index(button), button_columns(self.width, taken))
        right, down = place * BUTTON_STEP, row * BUTTON_STEP
        return Area(self.width - EDGE - BUTTON - right, EDGE + down, BUTTON, BUTTON)

    @property
    def menu(self) -> Area:
        """The button that opens the menu."""
        return self.button(TableButton.MENU)

    @property
    def again(self) -> Area:
        """The button that shows the others' last plays again."""
        return self.button(TableButton.AGAIN)

    @property
    def panel(self) -> Area:
        """The place of a panel: to the right of the cloth, over whoever sits there, above the own pile.

        Where the buttons need several rows it lies below them all, over that pile.
        """
        left = max(self.table.right + 10, self.width - EDGE - WIDEST_PANEL)
        top = self.button(tuple(TableButton)[-1]).bottom + 14
        low = top > EDGE + BUTTON_STEP + BUTTON
        bottom = self.height - EDGE if low else self.height - EDGE - self.small_card * RATIO - 30
        return Area(left, top, self.width - EDGE - left, bottom - top)

    @property
    def card_widths(self) -> tuple[float, ...]:
        """The widths at which cards lie still, so that they are drawn crisply."""
        return tuple(sorted({*(seat.card for seat in self.seats), self.table_card, self.small_card}))

    def button_at(
        self, x: float, y: float, shown: Sequence[TableButton] = (TableButton.MENU, TableButton.AGAIN)
    ) -> TableButton | None:
        """The button at a point, of those that are shown."""
        return next((button for button in shown if self.button(button, shown).contains(x, y)), None)

    def choices(self, widths: Sequence[float]) -> tuple[Area, ...]:
        """The places of buttons of these widths beside what is said, at its right end."""
        row = self.caption
        left = row.right - sum(widths) - CHOICE_GAP * max(len(widths) - 1, 0)
        areas = []
        for width in widths:
            areas.append(Area(left, row.centre[1] - CHOICE / 2, width, CHOICE))
            left += width + CHOICE_GAP
        return tuple(areas)

    def hand(self, seat: Seat, count: int, *, shown: bool = False) -> tuple[Spot, ...]:
        """The places of a hand of so many cards, from the left as its holder sees them.

        A hand that is shown to all is held more openly.
        """
        place = self.seats[seat]
        if place.edge is Edge.BOTTOM:
            step = min(place.card * 1.07, (place.reach - place.card) / max(count - 1, 1))
            left = place.hand.x - step * (count - 1) / 2
            return tuple(Spot(left + n * step, place.hand.y) for n in range(count))
        wide = OPEN * place.card if shown else FAN_STEP + 18 / max(count, 1)
        step = min(wide, (place.reach - place.card) / max(count - 1, 1))
        turn = min(FAN_TURN, 36 / max(count, 1))
        back = _held_back(place.card, step, turn, (count - 1) / 2)
        spots = []
        for n in range(count):
            off = n - (count - 1) / 2
            bow = abs(off) * step * math.sin(math.radians(abs(off) * turn)) * 0.5
            across, down = along(place.edge, off * step, bow - back)
            spots.append(Spot(place.hand.x + across, place.hand.y + down, place.hand.angle - off * turn))
        return tuple(spots)

    @property
    def slots(self) -> int:
        """The number of places on the table before cards have to lie on one another."""
        return self.columns * TABLE_ROWS

    def table_slot(self, slot: int, card: Card) -> Spot:
        """The place of a card on the table: those with low numbers in the middle, each a little astray.

        From number `slots` on, places lie on the first ones, shifted.
        """
        layer, index = divmod(slot, self.slots)
        column, row = _from_the_middle(self.columns)[index]
        pitch_x, pitch_y = self.table.width / self.columns, self.table.height / TABLE_ROWS
        stray = Random(f"stray {card}")
        loose_x = max(0.0, min(pitch_x - self.table_card, self.table_card * 0.5)) * 0.30
        loose_y = max(0.0, pitch_y - self.table_card * RATIO) * 0.35
        right, down = LAYERS[layer % len(LAYERS)]
        x = self.table.x + (column + 0.5) * pitch_x + stray.uniform(-loose_x, loose_x)
        y = self.table.y + (row + 0.5) * pitch_y + stray.uniform(-loose_y, loose_y)
        angle = stray.choice((-4.0, -2.0, 0.0, 0.0, 2.0, 4.0))
        return Spot(x + right * self.table_card, y + down * self.table_card, angle)

    def table_cell(self, x: float, y: float) -> tuple[int, int]:
        """The column and the row of the table's grid at a point."""
        column = (x - self.table.x) / (self.table.width / self.columns)
        row = (y - self.table.y) / (self.table.height / TABLE_ROWS)
        return int(column), min(max(int(row), 0), TABLE_ROWS - 1)

    def pile_at(self, x: float, y: float) -> Side | None:
        """The side whose captured cards lie at a point."""
        wide, tall = self.small_card, self.small_card * RATIO
        for side, spot in enumerate(self.piles):
            if abs(x - spot.x) <= wide / 2 and abs(y - spot.y) <= tall / 2:
                return Side(side)
        return None

    def pile(self, side: Side) -> Spot:
        """The place of a side's captured cards."""
        return self.piles[side]


def _held_back(card: float, step: float, turn: float, outermost: float) -> float:
    """How far a fan is held towards the table, so that no card of it leans over the edge of the window."""
    lean = math.radians(outermost * turn)
    bow = outermost * step * math.sin(lean) * 0.5
    half = 0.5 * card * (RATIO * math.cos(lean) + math.sin(lean))
    return max(0.0, bow + half + MARGIN - 0.5 * card * RATIO - 0.75 * EDGE)


def _from_the_middle(columns: int) -> tuple[tuple[int, int], ...]:
    """All (column, row) of the table's grid, the ones nearest to the middle first."""
    middle = (columns - 1) / 2
    cells = [(column, row) for column in range(columns) for row in range(TABLE_ROWS)]
    return tuple(sorted(cells, key=lambda cell: (abs(cell[0] - middle), cell[1], cell[0])))
