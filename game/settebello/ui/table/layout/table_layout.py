"""The table layout as a value: hands, piles, the grid of table cards, caption and buttons."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from random import Random
from typing import Final

from settebello.engine import Card, Direction, Seat, Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.seat_places import EDGE, RATIO, Edge, SeatPlace, Spot, along
from settebello.ui.table.layout.table_rows import (
    CLOSE_LEAN,
    ONE_ROW,
    ROW_GAP,
    TABLE_ROWS,
    from_the_middle,
    full_row,
)

ROOMY: Final = 5
"""Up to so many table cards lie apart in their full width; a full row may be as wide, closer together."""
GRID: Final = 12
"""From this number of table cards on, every slot has a fixed place in a grid."""
ROW_STEP: Final = 1.3
DENSE_STEP: Final = 1.4
"""The largest step between the cards of a row, in card widths; the second one for many cards."""
STRAY: Final = 4.0
"""How far a card among many lies beside its place at most."""
CORNERS: Final = 6.0
"""The least distance between the corners of two neighbours in a row, however both lean."""
LEANS: Final = (-4.0, -2.0, 0.0, 0.0, 2.0, 4.0)
"""The leans of table cards in degrees, one of which each card has."""
LEAN: Final = 12.0
"""Distance of the outermost places from the border, for cards that lean and for the frames around them."""
DENSEST: Final = 0.84
"""The least width of a card among many, relative to its full width."""
FAN_STEP: Final = 15.0
FAN_TURN: Final = 5.0
BACKS_STEP: Final = 19.0
BACKS_TURN: Final = 7.0
"""The step and the turn of a hand of hidden cards, which spreads wider: their backs are cut by the window."""
OPEN: Final = 0.75
"""Step between the cards of an open hand, in card widths."""
MARGIN: Final = 3.0
"""Minimum distance between a fan and the edge of the window."""
BUTTON: Final = 46.0
BUTTON_STEP: Final = 52.0
SEAL: Final = 44.0
WIDEST_PANEL: Final = 300.0
PANEL_GAP: Final = 8.0
"""The least distance between an open panel and the caption."""
LOW: Final = 612.0
"""Below this canvas height, a score list of more than two sides does not fit."""
CHOICE: Final = 44.0
CHOICE_GAP: Final = 8.0
BESIDE_POINTS: Final = 18.0
"""How far the sign of a won point is left of a side's points."""
RAISED: Final = 1.5
CLOTH_FRAMES: Final = (27.0, 32.0)
"""The smallest and the largest width of the printed border of the cloth, with its inner line."""
CLOTH_FRAME_PART: Final = 0.05
"""The width of that border as a part of the width of the cloth."""
CLOTH_CLEAR: Final = 7.2
"""Distance from its inner line, within which no card lies."""
PANEL_CLEAR: Final = 6.0
"""How much shorter than the panel of the lower border a slip is at least."""
FIELD_ABOVE: Final = 5.4
"""Distance of the field from the caption, for captions of several lines."""
CLOTH_BESIDE: Final = 3.0
CLOTH_ABOVE: Final = 5.0
CLOTH_BELOW: Final = 18.0
"""How far the cloth reaches beyond the table cards at the sides and above, and below the caption's middle."""
LAYERS: Final = ((0.0, 0.0), (0.66, 0.40), (0.33, 0.62), (0.9, 0.15))
"""Offsets of cards laid over others when no slot is free, in card widths; one entry per layer."""


def cloth_frame(width: float) -> float:
    """Return the width of the printed border of a cloth of this width."""
    least, most = CLOTH_FRAMES
    return max(least, min(most, CLOTH_FRAME_PART * width))


def points_on_plates(players: int, sides: int, height: float) -> bool:
    """Return whether the seats' plates show the points, for a canvas of this height."""
    return sides > 2 and players > 4 if height >= LOW else sides > 2 or players > 4


class TableButton(StrEnum):
    """The buttons in the corner of the table, from the right."""

    MENU = "menu"
    AGAIN = "again"
    HINT = "hint"
    STANDING = "standing"
    TRACKER = "tracker"


def button_columns(width: float, taken: float) -> int:
    """Return the number of buttons in a row, right of x = `taken`."""
    room = width - EDGE - taken - 8
    return next((count for count in (len(TableButton), 3) if count * BUTTON_STEP - 6 <= room), 2)


def buttons_bottom(width: float, taken: float) -> float:
    """Return the y below all buttons, including a margin."""
    rows = -(-len(TableButton) // button_columns(width, taken))
    return EDGE + rows * BUTTON_STEP + 2


@dataclass(frozen=True)
class TableLayout:
    """The geometry of a table on a canvas of width x height logical units; computed by `lay_out`.

    `piles` and `sweeps` are by side: the spot of the pile, and the side of the pile on which sweep cards
    stick out (1 right, -1 left). `hung`: how far the others' hands hang over the edge of the window.
    `one_row`: the most table cards that lie in a single row. Areas that a frame asks for hundreds of times
    are computed once, so this class has no slots. `whole`: the same table without the open panel; None while
    no panel is open. `lower`: how much lower the panel begins, where a plate is above it.
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
    hung: float = 0.0
    one_row: int = ONE_ROW
    whole: "TableLayout | None" = None
    lower: float = 0.0

    @property
    def points_on_plates(self) -> bool:
        """Whether the seats' plates show the points, because the score plate has no room for all sides."""
        return points_on_plates(len(self.seats), len(self.piles), self.height)

    def button(self, button: TableButton, shown: Sequence[TableButton] = tuple(TableButton)) -> Area:
        """Return the area of a button among those shown; an open panel moves none of them."""
        if self.whole is not None:
            return self.whole.button(button, shown)
        top = next((seat for seat in self.seats if seat.edge is Edge.TOP), None)
        taken = top.hand.x + top.reach / 2 if top is not None else self.table.right
        row, place = divmod(tuple(shown).index(button), button_columns(self.width, taken))
        right, down = place * BUTTON_STEP, row * BUTTON_STEP
        return Area(self.width - EDGE - BUTTON - right, EDGE + down, BUTTON, BUTTON)

    @cached_property
    def cloth(self) -> Area:
        """The area of the printed cloth: around the table cards, with the caption on its lower border."""
        low = self.caption.centre[1] + CLOTH_BELOW
        top = self.table.y - CLOTH_ABOVE
        return Area(self.table.x - CLOTH_BESIDE, top, self.table.width + 2 * CLOTH_BESIDE, low - top)

    @cached_property
    def frame(self) -> float:
        """The width of the printed border of the cloth."""
        return cloth_frame(self.cloth.width)

    @cached_property
    def slip(self) -> Area:
        """The area for a sentence of one line: on the panel of the lower border, between its tiles."""
        wide = self.cloth.width - 2 * cloth_frame(self.cloth.width) - PANEL_CLEAR
        return Area.centred(*self.caption.centre, min(wide, self.caption.width), self.caption.height)

    @cached_property
    def field(self) -> Area:
        """The area of the cloth for table cards: inside its printed border and above the caption."""
        inner = self.cloth.inset(self.frame + CLOTH_CLEAR)
        return Area(inner.x, inner.y, inner.width, self.caption.y - FIELD_ABOVE - inner.y)

    @cached_property
    def dense_card(self) -> float:
        """The width of table cards that are many: two rows of them lie apart within the printed border."""
        high = max((self.field.height - ROW_GAP) / TABLE_ROWS / RATIO, DENSEST * self.table_card)
        high = min(self.table_card, high)
        wide = full_row(self.field.width)
        # On a narrow cloth, a full row lies on the border at the sides: smaller cards would be hard to read.
        return min(self.table_card, high, wide if wide > DENSEST * high else high)

    def table_width(self, count: int) -> float:
        """Return the width of each of so many table cards; `count` includes the empty slots among them."""
        if count <= min(ROOMY, self._in_a_row) or self._closely(count):
            return self.table_card
        if self.whole is not None and count > TABLE_ROWS * self.one_row:
            # Beside a panel, many cards are small enough for the narrow cloth.
            return min(self.dense_card, full_row(self.field.width))
        return self.dense_card

    def _closely(self, count: int) -> bool:
        """Return whether so many cards fill a single row in their full width."""
        return count == self._in_a_row == ONE_ROW and full_row(self.field.width) >= self.table_card - 0.01

    @cached_property
    def _in_a_row(self) -> int:
        """The most table cards that lie in a single row of this cloth."""
        wide = self.dense_card <= full_row(self.field.width) + 0.01
        return min(self.one_row, ONE_ROW if wide else ROOMY)

    @property
    def menu(self) -> Area:
        """The area of the menu button."""
        return self.button(TableButton.MENU)

    @property
    def again(self) -> Area:
        """The area of the button that replays the others' last plays."""
        return self.button(TableButton.AGAIN)

    def seal(self, dealer: Seat) -> Area:
        """Return the area of the seal: in the middle of the stock."""
        spot = self.seats[dealer].stock
        return Area.centred(spot.x, spot.y, SEAL, SEAL)

    @property
    def panel(self) -> Area:
        """The area of a panel: right of the cloth, above the stock.

        When the buttons need several rows, the panel begins below them and covers the stock.
        """
        if self.whole is not None:
            area = self.whole.panel
            return Area(area.x, area.y + self.lower, area.width, area.height - self.lower)
        left = max(self.table.right + 10, self.width - EDGE - WIDEST_PANEL)
        top = self.button(tuple(TableButton)[-1]).bottom + 14
        low = top > EDGE + BUTTON_STEP + BUTTON
        bottom = self.height - EDGE if low else self.height - EDGE - self.small_card * RATIO - 30
        return Area(left, top, self.width - EDGE - left, bottom - top)

    @cached_property
    def beside_panel(self) -> "TableLayout":
        """The same table with an open panel, of which the caption and the buttons beside it stay clear."""
        x, y = self.caption.centre
        wide = min(self.caption.width, 2 * (self.panel.x - PANEL_GAP - x))
        clear = Area.centred(x, y, wide, self.caption.height)
        return replace(self, caption=clear, whole=self.without_panel)

    @cached_property
    def without_panel(self) -> "TableLayout":
        """The same table without an open panel."""
        return self if self.whole is None else self.whole

    def covered(self, area: Area) -> bool:
        """Return whether an open panel lies over an area, or over a part of it."""
        panel = self.panel
        return (
            self.whole is not None
            and panel.x < area.right
            and area.x < panel.right
            and panel.y < area.bottom
            and area.y < panel.bottom
        )

    def seat_covered(self, seat: Seat) -> bool:
        """Return whether an open panel lies over the plate of a seat: nothing of it is drawn."""
        place = self.seats[seat]
        return place.edge is Edge.RIGHT and self.covered(place.figure)

    def hand_covered(self, seat: Seat) -> bool:
        """Return whether an open panel lies over the hand of a seat, or over a part of it."""
        place = self.seats[seat]
        held = Area.centred(place.hand.x, place.hand.y, place.card * RATIO, place.reach)
        return place.edge is Edge.RIGHT and (self.covered(place.figure) or self.covered(held))

    def pile_covered(self, side: Side) -> bool:
        """Return whether an open panel lies over a pile or a part of it."""
        spot, wide = self.piles[side], self.pile_width(side)
        return self.covered(Area.centred(spot.x, spot.y, wide, wide * RATIO))

    @property
    def stock_covered(self) -> bool:
        """Whether an open panel lies over the stock."""
        spot, wide = self.seats[0].stock, self.small_card
        return self.covered(Area.centred(spot.x, spot.y, wide, wide * RATIO))

    @property
    def card_widths(self) -> tuple[float, ...]:
        """The widths of resting cards; card images are prepared for them to be drawn crisply."""
        return tuple(
            sorted({*(seat.card for seat in self.seats), self.table_card, self.dense_card, self.small_card})
        )

    def pile_width(self, side: Side) -> float:
        """Return the width of the cards of a side's pile."""
        del side
        return self.small_card

    def depth(self, slot: int) -> float:
        """Return the height at which the card in a slot lies, relative to the other table cards."""
        return float(slot)

    @property
    def raised_card(self) -> float:
        """The width of a card that is held up for all to see."""
        return RAISED * self.table_card

    def tally(self, side: Side) -> Spot:
        """Return the spot of a side's points: in its row of the score plate, or on its first seat's plate."""
        if self.points_on_plates:
            place = self.seats[side]
            right = place.portrait.x if place.mirrored else place.plate.right
            return Spot(right - 26, place.plate.y + 0.31 * place.plate.height)
        return Spot(self.score.right - 24, self.score.y + 83 + 25 * side)

    def prize_of(self, side: Side) -> Spot:
        """Return the spot beside a side's points where the sign of what it has won in a deal is put."""
        points = self.tally(side)
        return Spot(points.x - BESIDE_POINTS, points.y)

    def button_at(
        self, x: float, y: float, shown: Sequence[TableButton] = (TableButton.MENU, TableButton.AGAIN)
    ) -> TableButton | None:
        """Return the button at a point among those shown, or None."""
        return next((button for button in shown if self.button(button, shown).contains(x, y)), None)

    def choices(self, widths: Sequence[float]) -> tuple[Area, ...]:
        """Return the areas of buttons of these widths at the right end of the caption."""
        row = self.caption
        left = row.right - sum(widths) - CHOICE_GAP * max(len(widths) - 1, 0)
        areas = []
        for width in widths:
            areas.append(Area(left, row.centre[1] - CHOICE / 2, width, CHOICE))
            left += width + CHOICE_GAP
        return tuple(areas)

    def hand(self, seat: Seat, count: int, *, shown: bool = False) -> tuple[Spot, ...]:
        """Return the spots of a hand of `count` cards, from the left as its holder sees them.

        `shown` hands are spread wider, and lie inside the window as a whole. Hidden ones at the right are
        counted from the other end.
        """
        place = self.seats[seat]
        if place.edge is Edge.BOTTOM:
            step = min(place.card * 1.07, (place.reach - place.card) / max(count - 1, 1))
            left = place.hand.x - step * (count - 1) / 2
            return tuple(Spot(left + n * step, place.hand.y) for n in range(count))
        cut = bool(self.hung) and not shown
        wide = OPEN * place.card if shown else (BACKS_STEP if cut else FAN_STEP) + 18 / max(count, 1)
        step = min(wide, (place.reach - place.card) / max(count - 1, 1))
        turn = min(BACKS_TURN if cut else FAN_TURN, 36 / max(count, 1))
        back = 0.0
        if shown or not self.hung:
            back = self.hung + _held_back(place.card, step, turn, (count - 1) / 2)
        spots = []
        for n in range(count):
            off = n - (count - 1) / 2
            bow = abs(off) * step * math.sin(math.radians(abs(off) * turn)) * 0.5
            across, down = along(place.edge, off * step, bow - back)
            spots.append(Spot(place.hand.x + across, place.hand.y + down, place.hand.angle - off * turn))
        # Hidden hands at the right mirror those at the left, where the lowest card is on top.
        return tuple(reversed(spots) if place.mirrored and not shown else spots)

    @property
    def slots(self) -> int:
        """The number of slots on the table before cards overlap."""
        return self.columns * TABLE_ROWS

    def table_slot(self, slot: int, card: Card) -> Spot:
        """Return the spot of a card in a slot of the grid; low slots are in the middle.

        Each card is slightly displaced. Slots from `slots` on overlap the first ones with an offset.
        """
        layer, index = divmod(slot, self.slots)
        column, row = from_the_middle(self.columns)[index]
        right, down = LAYERS[layer % len(LAYERS)]
        spot = self._strewn(card, column - (self.columns - 1) / 2, row, self._step(GRID, self.columns), GRID)
        return Spot(spot.x + right * self.table_card, spot.y + down * self.table_card, spot.angle)

    def table_spots(
        self, table: Collection[tuple[int, Card]], gaps: Collection[int] = ()
    ) -> dict[Card, Spot]:
        """Return the spots of all table cards, given as (slot, card), in rows around the middle.

        `gaps` are empty slots that keep their places. Many cards lie in the fixed grid of `table_slot`.
        """
        slots = {*gaps, *(slot for slot, _ in table)}
        if len(slots) >= GRID:
            return {card: self.table_slot(slot, card) for slot, card in table}
        cells = self.table_cells(slots)
        single = max((row for _, row in cells.values()), default=0) == 0
        longest = max((1 + abs(column) for column, _ in cells.values()), default=1)
        step = self._step(len(slots), longest)
        return {
            card: self._strewn(card, cells[slot][0] / 2, None if single else cells[slot][1], step, len(slots))
            for slot, card in table
        }

    def _step(self, count: int, longest: int) -> float:
        """Return the step between the cards of a row, for so many cards and a longest row of these cards."""
        width = self.table_width(count)
        if width == self.table_card and not self._closely(count):
            free = (self.field.width - width - 2 * CLOSE_LEAN) / max(longest - 1, 1)
            wide = self.table.width / self.columns
            return min(wide if self.whole is None else min(wide, free), ROW_STEP * width)
        edge = LEAN if longest * (width + ROW_GAP) + 2 * LEAN - ROW_GAP <= self.field.width else CLOSE_LEAN
        room = max(self.field.width, longest * (width + ROW_GAP) + 2 * edge - ROW_GAP)
        return min((room - width - 2 * edge) / max(longest - 1, 1), DENSE_STEP * width)

    def table_cells(self, slots: Collection[int]) -> dict[int, tuple[int, int]]:
        """Return (column, row) by slot; columns count in halves from the middle, as rows are centred."""
        grid = from_the_middle(self.columns)
        if len(slots) >= GRID:
            places = {slot: grid[slot % self.slots] for slot in slots}
            return {slot: (2 * column - self.columns + 1, row) for slot, (column, row) in places.items()}
        return {
            slot: (2 * place - len(row) + 1, number)
            for number, row in enumerate(self._rows(slots))
            for place, slot in enumerate(row)
        }

    def _rows(self, slots: Collection[int]) -> tuple[list[int], ...]:
        """Return the slots of each row from left to right.

        The order is that of the grid, so that no card passes another one when the number of cards changes.
        """
        grid = from_the_middle(self.columns)
        ordered = sorted(slots, key=lambda slot: (grid[slot % self.slots], slot))
        if len(ordered) <= self._in_a_row:
            return (ordered,)
        upper = [slot for slot in ordered if grid[slot % self.slots][1] == 0]
        lower = [slot for slot in ordered if grid[slot % self.slots][1] == 1]
        longer, shorter = (upper, lower) if len(upper) > len(lower) else (lower, upper)
        while len(longer) - len(shorter) > 1:
            shorter.append(longer.pop())
        return upper, lower

    def _strewn(self, card: Card, column: float, row: int | None, step: float, count: int) -> Spot:
        """Return the spot of a card `column` steps from the middle, slightly displaced and turned.

        `row` is None for a single row, in the middle of the cloth. Of many cards, each is turned half as far.
        """
        stray = Random(f"stray {card}")
        width = self.table_width(count)
        tall = width * RATIO
        pitch = self.field.height - tall if row is not None else self.table.height / TABLE_ROWS
        pitch = min(pitch, 1.2 * tall)
        dense = count > min(ROOMY, self._in_a_row)
        loose_x = max(0.0, min(step - width, width * 0.5)) * 0.30
        loose_y = max(0.0, pitch - tall - (ROW_GAP if dense else 0.0)) * 0.35
        if dense:
            loose_y = min(loose_y, max(0.0, (self.field.height - tall - pitch) / 2))
            loose_x = max(0.0, min(STRAY, (step - width - ROW_GAP) / 2))
        leans, taken = _leaning(0.5 if dense else 1.0, step - width - CORNERS, tall)
        loose_x = max(0.0, min(loose_x, (step - width - CORNERS - taken) / 2))
        x = self.table.centre[0] + column * step + stray.uniform(-loose_x, loose_x)
        middle = self.cloth.centre[1] if row is None else self.field.centre[1] + (row - 0.5) * pitch
        y = middle + stray.uniform(-loose_y, loose_y)
        return Spot(x, y, leans * stray.choice(LEANS))

    def pile_at(self, x: float, y: float) -> Side | None:
        """Return the side whose pile is at a point, or None; a pile under an open panel is at none."""
        for side, spot in enumerate(self.piles):
            wide = self.pile_width(Side(side))
            tall = wide * RATIO
            near = abs(x - spot.x) <= wide / 2 and abs(y - spot.y) <= tall / 2
            if near and not self.pile_covered(Side(side)):
                return Side(side)
        return None

    def pile(self, side: Side) -> Spot:
        """Return the spot of a side's pile."""
        return self.piles[side]


def _leaning(most: float, spare: float, tall: float) -> tuple[float, float]:
    """Return which part of their leans the cards of a row have, and the room that two neighbours take for it.

    `spare` is the room between two straight cards, `tall` their height: the lean takes it at their corners.
    """
    fits = math.degrees(math.asin(min(1.0, max(0.0, spare) / tall))) / max(LEANS)
    leans = min(most, fits)
    return leans, tall * math.sin(math.radians(leans * max(LEANS)))


def _held_back(card: float, step: float, turn: float, outermost: float) -> float:
    """Return how far a fan must shift towards the table to stay inside the window."""
    lean = math.radians(outermost * turn)
    bow = outermost * step * math.sin(lean) * 0.5
    half = 0.5 * card * (RATIO * math.cos(lean) + math.sin(lean))
    return max(0.0, bow + half + MARGIN - 0.5 * card * RATIO - 0.75 * EDGE)
