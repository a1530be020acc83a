"""Laying a table: where everything lies, from the canvas, the players and the direction of play."""

from dataclasses import replace
from typing import Final

from settebello.engine import Direction, Seat
from settebello.ui.layout.places import EDGE, RATIO, Edge, SeatPlace, Spot, edges
from settebello.ui.layout.table import TABLE_ROWS, TableLayout
from settebello.ui.paint.area import Area

FIRST: Final = Seat(0)
HAND_SHARE: Final = 0.285
"""The height of your own cards as a part of the canvas; never less than a fifth of it."""
WIDEST_HAND_CARD: Final = 190.0
PLATE_WIDTH: Final = 212.0
PLATE_HEIGHT: Final = 64.0
LOW_PLATE: Final = 52.0
SIDE_REACH: Final = 216.0
BUBBLE_INSIDE: Final = 56.0
BUBBLE_BESIDE: Final = 150.0
SMALLER: Final = 0.84
"""The cards of two who share an edge, as a part of the usual small ones."""


def lay_out(
    width: float,
    height: float,
    players: int,
    sides: int,
    direction: Direction = Direction.CCW,
    bottom: Seat = FIRST,
) -> TableLayout:
    """Lay a table on at least 1280 x 720 logical units, as it is seen from the seat at the bottom.

    ValueError for other than 2, 3, 4 or 6 players.
    """
    around = edges(players, direction)
    hand_card = min(HAND_SHARE * height / RATIO, WIDEST_HAND_CARD)
    small = min(0.15 * height / RATIO, 88.0)
    tall = small * RATIO
    on_top = Edge.TOP in around
    top = EDGE * 0.75 + tall + 16 if on_top else EDGE + 8
    room = width - (440 if players <= 4 else 460)
    caption = Area.centred(width / 2, height - EDGE - hand_card * RATIO - 38, min(room, 980), 38)
    # Beside the table lie your plate and stock, or at the sides a fan, a pile and what sticks out of it.
    across = PLATE_WIDTH + 38 if Edge.LEFT not in around else EDGE + tall + 24 + 1.76 * small
    table = Area(across, top, width - 2 * across, caption.y - 6 - top)
    columns = max(6, int(table.width / 150) // 2 * 2)
    table_card = min((table.height / TABLE_ROWS - 8) / RATIO, table.width / columns - 14)
    if columns * (table_card + 56) < table.width:
        # A wide canvas: the cards stay together in the middle.
        wide = columns * (table_card + 56)
        table = Area((width - wide) / 2, table.y, wide, table.height)
    crowded = players > 4 and sides > 2
    # With many sides their points stand on the plates of the seats.
    score = Area(EDGE, EDGE, 224, 70 if crowded else 80 + 25 * sides)
    seats = _Seating(width, height, hand_card, small, score.bottom + 14, table).places(around)
    homes = [_home(seats, sides, side) for side in range(sides)]
    if crowded:
        # No room for a pile and the stock beside everybody: the stock lies before you, whoever deals.
        seats = tuple(replace(place, stock=seats[0].stock) for place in seats)
    laid = TableLayout(
        width=width,
        height=height,
        direction=direction,
        seats=seats,
        piles=tuple(_pile(home, small, width, height) for home in homes),
        sweeps=tuple(-1 if home.edge is Edge.RIGHT else 1 for home in homes),
        small_card=small,
        table=table,
        table_card=table_card,
        columns=columns,
        caption=caption,
        score=score,
    )
    return laid if bottom == FIRST else _turned(laid, bottom)


def _turned(laid: TableLayout, bottom: Seat) -> TableLayout:
    """The same table with another seat at the bottom; the others follow in the order of play."""
    players, sides = len(laid.seats), len(laid.piles)
    side = [(one - bottom) % sides for one in range(sides)]
    return replace(
        laid,
        seats=tuple(laid.seats[(seat - bottom) % players] for seat in range(players)),
        piles=tuple(laid.piles[one] for one in side),
        sweeps=tuple(laid.sweeps[one] for one in side),
    )


class _Seating:
    """Places the seats; plates at the sides begin at the height `beside`."""

    def __init__(
        self, width: float, height: float, hand: float, small: float, beside: float, table: Area
    ) -> None:
        self._width, self._height = width, height
        self._hand, self._small = hand, small
        self._beside, self._table = beside, table

    def places(self, around: tuple[Edge, ...]) -> tuple[SeatPlace, ...]:
        """The places of the seats, whose edges are given in the order of play."""
        found = []
        for seat, edge in enumerate(around):
            match edge:
                case Edge.BOTTOM:
                    found.append(self._bottom())
                case Edge.TOP:
                    found.append(self._top())
                case _ if around.count(edge) > 1:
                    # Play goes up one side and down the other; the first half of the seats goes up.
                    found.append(self._shared(edge, upper=(seat == around.index(edge)) == (seat > 2)))
                case _:
                    found.append(self._aside(edge))
        return tuple(found)

    def _bottom(self) -> SeatPlace:
        width, height, tall = self._width, self._height, self._hand * RATIO
        plate = Area(EDGE, height - EDGE - PLATE_HEIGHT, PLATE_WIDTH, PLATE_HEIGHT)
        return SeatPlace(
            Edge.BOTTOM,
            Spot(width / 2, height - EDGE - tall / 2),
            width - 2 * (PLATE_WIDTH + EDGE + 30),
            self._hand,
            plate,
            Spot(EDGE + PLATE_WIDTH / 2, plate.y - 18 - self._small * RATIO / 2),
            Spot(self._table.centre[0], self._table.bottom - BUBBLE_INSIDE),
        )

    def _top(self) -> SeatPlace:
        width, tall = self._width, self._small * RATIO
        y = EDGE * 0.75 + tall / 2
        return SeatPlace(
            Edge.TOP,
            Spot(width / 2, y),
            260.0,
            self._small,
            Area(width / 2 - 146 - PLATE_WIDTH, y - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT),
            Spot(width / 2 + 306, y),
            Spot(self._table.centre[0], self._table.y + BUBBLE_INSIDE),
        )

    def _aside(self, edge: Edge) -> SeatPlace:
        """A seat that has a side edge for itself."""
        tall = self._small * RATIO
        middle = self._beside + PLATE_HEIGHT + 18 + SIDE_REACH / 2
        plate = Area(self._plate_x(edge), self._beside, PLATE_WIDTH, PLATE_HEIGHT)
        stock = Spot(self._inward(edge, tall / 2 + 24 + self._small / 2), middle + 0.98 * tall)
        bubble = self._bubble(edge, self._table.centre[1])
        return SeatPlace(edge, self._held(edge, middle), SIDE_REACH, self._small, plate, stock, bubble)

    def _shared(self, edge: Edge, *, upper: bool) -> SeatPlace:
        """A seat at a side edge where another one is above or below it."""
        tall = self._small * RATIO
        own_things = self._height - EDGE - PLATE_HEIGHT - 18 - tall - 12
        half = (own_things - self._beside) / 2
        top = self._beside if upper else self._beside + half
        reach = half - LOW_PLATE - 14
        middle = top + LOW_PLATE + 6 + reach / 2
        plate = Area(self._plate_x(edge), top, PLATE_WIDTH, LOW_PLATE)
        # The stock is thickest at the beginning and grows towards the plate.
        low = max(middle, plate.bottom + 12 + tall / 2)
        stock = Spot(self._inward(edge, tall / 2 + 20 + self._small / 2), low)
        bubble = self._bubble(edge, min(max(middle, self._table.y + 60), self._table.bottom - 60))
        return SeatPlace(edge, self._held(edge, middle), reach, SMALLER * self._small, plate, stock, bubble)

    def _plate_x(self, edge: Edge) -> float:
        return EDGE if edge is Edge.LEFT else self._width - EDGE - PLATE_WIDTH

    def _held(self, edge: Edge, middle: float) -> Spot:
        """Where the cards of a seat at a side are held."""
        return Spot(self._inward(edge, 0.0), middle, -90.0 if edge is Edge.LEFT else 90.0)

    def _inward(self, edge: Edge, far: float) -> float:
        """So far from the cards held at a side edge, towards the table."""
        x = EDGE * 0.75 + self._small * RATIO / 2 + far
        return x if edge is Edge.LEFT else self._width - x

    def _bubble(self, edge: Edge, y: float) -> Spot:
        """Where what a seat at a side says is shown: on its part of the cloth, away from the hands."""
        inside = self._table.x + BUBBLE_BESIDE
        return Spot(inside if edge is Edge.LEFT else self._table.x + self._table.right - inside, y)


def _home(seats: tuple[SeatPlace, ...], sides: int, side: int) -> SeatPlace:
    """The seat beside which a side's pile lies: yours before you, else where there is most room."""
    own = seats[side::sides]
    if own[0].edge is Edge.BOTTOM or len(seats) <= 4:
        return own[0]
    return next((place for place in own if place.edge is Edge.TOP), own[0])


def _pile(place: SeatPlace, small: float, width: float, height: float) -> Spot:
    """Where the cards that a side captured lie, beside a seat of it."""
    tall = small * RATIO
    match place.edge:
        case Edge.BOTTOM:
            return Spot(width - EDGE - 96, height - EDGE - tall / 2 - 8)
        case Edge.TOP:
            return Spot(width / 2 + 190, place.hand.y)
        case Edge.LEFT | Edge.RIGHT:
            shared = place.reach < SIDE_REACH
            reach = EDGE * 0.75 + tall + (20 if shared else 24) + small / 2
            y = max(place.hand.y, place.plate.bottom + 2 + tall / 2) if shared else place.hand.y - 0.28 * tall
            return Spot(reach if place.edge is Edge.LEFT else width - reach, y)
