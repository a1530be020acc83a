"""Where everything lies on the table: a function of the canvas, the players and the direction of play."""

import math
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from settebello.engine import Card, Direction, Seat, Side
from settebello.ui.paint.area import Area

RATIO = 600 / 360
"""The height of a card as a multiple of its width (the canvas all skins share)."""
EDGE = 16.0
HAND_SHARE = 0.285
"""The height of your own cards as a part of the canvas; never less than a fifth of it."""
WIDEST_HAND_CARD = 190.0
TABLE_ROWS = 2
FAN_STEP = 15.0
FAN_TURN = 5.0


class Edge(StrEnum):
    """The edge of the table at which a seat is."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP = "top"
    LEFT = "left"


class TableButton(StrEnum):
    """The two buttons in the corner of the table."""

    MENU = "menu"
    AGAIN = "again"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for one card: its middle in logical units, its angle in degrees counter-clockwise."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """What belongs to one seat: where the cards are held, the plate with the name, the stock when it deals.

    `reach` is the room for the hand along the edge, `card` the width of its cards, `bubble` the point at
    which what the seat says is shown.
    """

    edge: Edge
    hand: Spot
    reach: float
    card: float
    plate: Area
    stock: Spot
    bubble: Spot


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of a table on a canvas of width x height logical units; made by `lay_out`.

    `piles` and `sweeps` go by side: where captured cards lie, and on which hand of them (1 right, -1 left)
    those that swept stick out.
    """

    width: float
    height: float
    seats: tuple[SeatPlace, ...]
    piles: tuple[Spot, ...]
    sweeps: tuple[int, ...]
    small_card: float
    table: Area
    table_card: float
    columns: int
    caption: Area
    score: Area
    menu: Area
    again: Area

    @property
    def card_widths(self) -> tuple[float, ...]:
        """The widths at which cards lie still, so that they are drawn crisply."""
        return tuple(sorted({self.seats[0].card, self.table_card, self.small_card}))

    def button_at(self, x: float, y: float) -> TableButton | None:
        """The button at a point."""
        areas = {TableButton.MENU: self.menu, TableButton.AGAIN: self.again}
        return next((button for button, area in areas.items() if area.contains(x, y)), None)

    def hand(self, seat: Seat, count: int) -> tuple[Spot, ...]:
        """The places of a hand of so many cards, from the left as its holder sees them."""
        place = self.seats[seat]
        if place.edge is Edge.BOTTOM:
            step = min(place.card * 1.07, (place.reach - place.card) / max(count - 1, 1))
            left = place.hand.x - step * (count - 1) / 2
            return tuple(Spot(left + n * step, place.hand.y) for n in range(count))
        step = min(FAN_STEP + 18 / max(count, 1), (place.reach - place.card) / max(count - 1, 1))
        turn = min(FAN_TURN, 36 / max(count, 1))
        spots = []
        for n in range(count):
            off = n - (count - 1) / 2
            bow = abs(off) * step * math.sin(math.radians(abs(off) * turn)) * 0.5
            along, away = _along(place.edge, off * step, bow)
            spots.append(Spot(place.hand.x + along, place.hand.y + away, place.hand.angle - off * turn))
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
        x = (
            self.table.x
            + (column + 0.5) * pitch_x
            + stray.uniform(-loose_x, loose_x)
            + layer * 0.36 * self.table_card
        )
        y = (
            self.table.y
            + (row + 0.5) * pitch_y
            + stray.uniform(-loose_y, loose_y)
            + layer * 0.22 * self.table_card
        )
        shift = layer * 0.3 * self.table_card
        return Spot(x + shift, y + 0.6 * shift, stray.choice((-4.0, -2.0, 0.0, 0.0, 2.0, 4.0)))

    def pile(self, side: Side) -> Spot:
        """The place of a side's captured cards."""
        return self.piles[side]


def _along(edge: Edge, off: float, bow: float) -> tuple[float, float]:
    """A step along an edge, to the right of who sits there, and a bow towards that edge, as x and y."""
    match edge:
        case Edge.BOTTOM:
            return off, bow
        case Edge.TOP:
            return -off, -bow
        case Edge.RIGHT:
            return bow, -off
        case Edge.LEFT:
            return -bow, off


def _from_the_middle(columns: int) -> tuple[tuple[int, int], ...]:
    """All (column, row) of the table's grid, the ones nearest to the middle first."""
    middle = (columns - 1) / 2
    cells = [(column, row) for column in range(columns) for row in range(TABLE_ROWS)]
    return tuple(sorted(cells, key=lambda cell: (abs(cell[0] - middle), cell[1], cell[0])))


def edges(players: int, direction: Direction) -> tuple[Edge, ...]:
    """The edge of each seat, seat 0 at the bottom; counter-clockwise the next player sits on the right."""
    around = {
        2: (Edge.BOTTOM, Edge.TOP),
        3: (Edge.BOTTOM, Edge.RIGHT, Edge.LEFT),
        4: (Edge.BOTTOM, Edge.RIGHT, Edge.TOP, Edge.LEFT),
    }.get(players)
    if around is None:
        raise ValueError(f"a table for {players} players cannot be laid: 2, 3 or 4")
    if direction is Direction.CCW:
        return around
    mirror = {Edge.RIGHT: Edge.LEFT, Edge.LEFT: Edge.RIGHT}
    return tuple(mirror.get(edge, edge) for edge in around)


def lay_out(
    width: float, height: float, players: int, sides: int, direction: Direction = Direction.CCW
) -> TableLayout:
    """Lay a table on at least 1280 x 720 logical units; ValueError for other than 2 to 4 players."""
    around = edges(players, direction)
    hand_card = min(HAND_SHARE * height / RATIO, WIDEST_HAND_CARD)
    small = min(0.15 * height / RATIO, 88.0)
    tall = small * RATIO
    on_top = Edge.TOP in around
    top = EDGE * 0.75 + tall + 16 if on_top else EDGE + 8
    caption = Area.centred(width / 2, height - EDGE - hand_card * RATIO - 38, min(width - 440, 980), 38)
    # Beside the table lie your plate and stock, or at the sides a fan, a pile and what sticks out of it.
    across = PLATE_WIDTH + 38 if Edge.LEFT not in around else EDGE + tall + 24 + 1.76 * small
    table = Area(across, top, width - 2 * across, caption.y - 6 - top)
    columns = max(6, int(table.width / 150) // 2 * 2)
    table_card = min((table.height / TABLE_ROWS - 8) / RATIO, table.width / columns - 14)
    if columns * (table_card + 56) < table.width:
        # A wide canvas: the cards stay together in the middle.
        wide = columns * (table_card + 56)
        table = Area((width - wide) / 2, table.y, wide, table.height)
    score = Area(EDGE, EDGE, 224, 80 + 25 * sides)
    beside = score.bottom + 14
    places = tuple(
        _place(edge, width, height, hand_card, small, beside, _bubble(edge, table)) for edge in around
    )
    return TableLayout(
        width=width,
        height=height,
        seats=places,
        piles=tuple(_pile(places[side], small, width, height) for side in range(sides)),
        sweeps=tuple(-1 if places[side].edge is Edge.RIGHT else 1 for side in range(sides)),
        small_card=small,
        table=table,
        table_card=table_card,
        columns=columns,
        caption=caption,
        score=score,
        menu=Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON),
        again=Area(width - EDGE - 2 * BUTTON - 10, EDGE, BUTTON, BUTTON),
    )


BUTTON = 52.0
PLATE_WIDTH = 212.0
PLATE_HEIGHT = 64.0
SIDE_REACH = 216.0
BUBBLE_INSIDE = 56.0
BUBBLE_BESIDE = 150.0


def _bubble(edge: Edge, table: Area) -> Spot:
    """Where what a seat says is shown: on its part of the cloth, away from the hands and the caption."""
    x, y = table.centre
    match edge:
        case Edge.BOTTOM:
            return Spot(x, table.bottom - BUBBLE_INSIDE)
        case Edge.TOP:
            return Spot(x, table.y + BUBBLE_INSIDE)
        case Edge.LEFT:
            return Spot(table.x + BUBBLE_BESIDE, y)
        case Edge.RIGHT:
            return Spot(table.right - BUBBLE_BESIDE, y)


def _place(
    edge: Edge, width: float, height: float, hand: float, small: float, beside: float, bubble: Spot
) -> SeatPlace:
    """What belongs to the seat at an edge; plates at the sides begin at the height `beside`."""
    tall = small * RATIO
    middle = beside + PLATE_HEIGHT + 18 + SIDE_REACH / 2
    match edge:
        case Edge.BOTTOM:
            tall = hand * RATIO
            plate = Area(EDGE, height - EDGE - PLATE_HEIGHT, PLATE_WIDTH, PLATE_HEIGHT)
            return SeatPlace(
                edge,
                Spot(width / 2, height - EDGE - tall / 2),
                width - 2 * (PLATE_WIDTH + EDGE + 30),
                hand,
                plate,
                Spot(EDGE + PLATE_WIDTH / 2, plate.y - 18 - small * RATIO / 2),
                bubble,
            )
        case Edge.TOP:
            y = EDGE * 0.75 + tall / 2
            return SeatPlace(
                edge,
                Spot(width / 2, y),
                260.0,
                small,
                Area(width / 2 - 146 - PLATE_WIDTH, y - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT),
                Spot(width / 2 + 306, y),
                bubble,
            )
        case Edge.LEFT:
            x = EDGE * 0.75 + tall / 2
            return SeatPlace(
                edge,
                Spot(x, middle, -90.0),
                SIDE_REACH,
                small,
                Area(EDGE, beside, PLATE_WIDTH, PLATE_HEIGHT),
                Spot(x + tall / 2 + 24 + small / 2, middle + 0.98 * tall),
                bubble,
            )
        case Edge.RIGHT:
            x = width - EDGE * 0.75 - tall / 2
            return SeatPlace(
                edge,
                Spot(x, middle, 90.0),
                SIDE_REACH,
                small,
                Area(width - EDGE - PLATE_WIDTH, beside, PLATE_WIDTH, PLATE_HEIGHT),
                Spot(x - tall / 2 - 24 - small / 2, middle + 0.98 * tall),
                bubble,
            )


def _pile(place: SeatPlace, small: float, width: float, height: float) -> Spot:
    """Where the cards that a side captured lie, beside the first of its seats."""
    tall = small * RATIO
    match place.edge:
        case Edge.BOTTOM:
            return Spot(width - EDGE - 96, height - EDGE - tall / 2 - 8)
        case Edge.TOP:
            return Spot(width / 2 + 190, place.hand.y)
        case Edge.LEFT | Edge.RIGHT:
            return Spot(place.stock.x, place.hand.y - 0.28 * tall)
