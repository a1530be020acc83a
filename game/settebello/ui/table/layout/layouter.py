"""Laying a table: where everything lies, from the canvas, the players and the direction of play."""

from dataclasses import replace
from typing import Final

from settebello.engine import Direction, Seat
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.seat_places import EDGE, RATIO, SWEEP_ASIDE, Edge, SeatPlace, Spot, edges
from settebello.ui.table.layout.table_layout import TABLE_ROWS, TableLayout, buttons_bottom, points_on_plates

FIRST: Final = Seat(0)
HAND_SHARE: Final = 0.285
"""The height of your own cards as a part of the canvas; never less than a fifth of it."""
WIDEST_HAND_CARD: Final = 190.0
LARGER: Final = 1.17
"""How much larger the cards in the hand are for those who want them large, at the cost of the table."""
PLATE_WIDTH: Final = 212.0
PLATE_HEIGHT: Final = 64.0
LOW_PLATE: Final = 52.0
SIDE_REACH: Final = 216.0
TOP_REACH: Final = 260.0
THICK: Final = 16.0
"""Beside a pile: as far as a full stock leans over, and as much as is to be seen between the two."""
BUBBLE_INSIDE: Final = 56.0
BUBBLE_BESIDE: Final = 150.0
SCORE_WIDTH: Final = 224.0
FULL_WIDTH: Final = 1280.0
FULL_HEIGHT: Final = 720.0
"""On a lower canvas everything is shown larger, and what lies between plates moves together."""
HAND_OF_TEN: Final = 4.62
"""How many cards wide a hand of ten is when two fifths of each are seen."""
COUNTED: Final = 9.0
"""How far the number of the cards in the stock reaches below them."""
UPON: Final = 11.0
"""So far it may reach over the edge of a plate: no name begins there."""
SMALLER: Final = 0.84
"""The cards of two who share an edge, as a part of the usual small ones."""


def least_room(players: int) -> tuple[float, float]:
    """The smallest canvas, width and height, on which a table for so many has room."""
    return (960.0, 540.0) if players <= 4 else (1120.0, 630.0)


def lay_out(
    width: float,
    height: float,
    players: int,
    sides: int,
    direction: Direction = Direction.CCW,
    bottom: Seat = FIRST,
    *,
    large: bool = False,
) -> TableLayout:
    """Lay a table on at least the room that `least_room` says, as it is seen from the seat at the bottom.

    ValueError for other than 2, 3, 4 or 6 players.
    """
    around = edges(players, direction)
    own_room = width - 2 * (PLATE_WIDTH + EDGE + 30)
    larger = LARGER if large else 1.0
    hand_card = larger * min(HAND_SHARE * height / RATIO, WIDEST_HAND_CARD)
    small = min(0.15 * height / RATIO, 88.0)
    if width < FULL_WIDTH:
        small = min(small, 0.0528 * width)
        hand_card = max(min(hand_card, own_room / HAND_OF_TEN), 0.2 * height / RATIO)
    tall = small * RATIO
    on_top = Edge.TOP in around
    top = EDGE * 0.75 + tall + 16 if on_top else EDGE + 8
    close = closeness(width, height)
    beside = (440 if players <= 4 else 460) * close
    if height < FULL_HEIGHT and Edge.LEFT in around:
        # Here the piles of those at the sides lie as low as what is said.
        beside = max(beside, 2 * (EDGE + tall + 24 + small))
    room = width - beside
    caption = Area.centred(width / 2, height - EDGE - hand_card * RATIO - 38, min(room, 980), 38)
    # Beside the table lie your plate and stock, or at the sides a fan, a pile and what sticks out of it.
    across = PLATE_WIDTH + 38 if Edge.LEFT not in around else EDGE + tall + 24 + 1.76 * small
    across = max(across, SCORE_WIDTH + EDGE + 10)
    table = Area(across, top, width - 2 * across, caption.y - 6 - top)
    columns = max(6, int(table.width / 150) // 2 * 2)
    table_card = min((table.height / TABLE_ROWS - 8) / RATIO, table.width / columns - 14)
    if columns * (table_card + 56) < table.width:
        # A wide canvas: the cards stay together in the middle.
        wide = columns * (table_card + 56)
        table = Area((width - wide) / 2, table.y, wide, table.height)
    crowded = players > 4 and sides > 2
    # With many sides their points stand on the plates of the seats.
    plain = points_on_plates(players, sides, height)
    score = Area(EDGE, EDGE, SCORE_WIDTH, 70 if plain else 80 + 25 * sides)
    # The row of the buttons ends before the stock at the top, where one can lie there.
    stock_above = on_top and not crowded
    below = buttons_bottom(width, stock_right(width, height, small) if stock_above else table.right)
    seats = _Seating(width, height, hand_card, small, score, below, table).places(around)
    homes = [_home(seats, sides, side) for side in range(sides)]
    if crowded or any(_hides_a_name(place, seats, tall) for place in seats):
        # No room for a pile and the stock beside everybody: the stock lies before you, whoever deals.
        seats = tuple(replace(place, stock=seats[0].stock) for place in seats)
    laid = TableLayout(
        width=width,
        height=height,
        direction=direction,
        seats=seats,
        piles=tuple(_pile(home, small, width, height, shared=players > 4) for home in homes),
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
    """Places the seats; plates at the sides begin below the one with the points."""

    def __init__(
        self, width: float, height: float, hand: float, small: float, score: Area, below: float, table: Area
    ) -> None:
        self._width, self._height = width, height
        self._hand, self._small = hand, small
        self._score, self._table = score, table
        self._beside = score.bottom + 14
        self._below = below
        # What lies above your plate begins here.
        self._own_things = height - EDGE - PLATE_HEIGHT - 18 - small * RATIO - 12

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
        tall = self._small * RATIO
        close = closeness(self._width, self._height)
        x = top_middle(self._width, self._height)
        y = EDGE * 0.75 + tall / 2
        return SeatPlace(
            Edge.TOP,
            Spot(x, y),
            TOP_REACH * close,
            self._small,
            Area(x - 146 * close - PLATE_WIDTH, y - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT),
            Spot(x + stock_beside(self._width, self._height, self._small), y),
            Spot(self._table.centre[0], self._table.y + BUBBLE_INSIDE),
        )

    def _aside(self, edge: Edge) -> SeatPlace:
        """A seat that has a side edge for itself."""
        tall = self._small * RATIO
        begin = self._begin(edge)
        top = begin + PLATE_HEIGHT + 18
        reach = min(SIDE_REACH, self._own_things - top)
        middle = top + reach / 2
        plate = Area(self._plate_x(edge), begin, PLATE_WIDTH, PLATE_HEIGHT)
        stock = Spot(self._inward(edge, tall / 2 + 24 + self._small / 2), middle + 0.98 * tall)
        bubble = self._bubble(edge, self._table.centre[1])
        return SeatPlace(edge, self._held(edge, middle), reach, self._small, plate, stock, bubble)

    def _shared(self, edge: Edge, *, upper: bool) -> SeatPlace:
        """A seat at a side edge where another one is above or below it."""
        tall = self._small * RATIO
        begin = self._begin(edge)
        half = (self._own_things - begin) / 2
        top = begin if upper else begin + half
        reach = half - LOW_PLATE - 14
        middle = top + LOW_PLATE + 6 + reach / 2
        plate = Area(self._plate_x(edge), top, PLATE_WIDTH, LOW_PLATE)
        # The stock is thickest at the beginning and grows towards the plate.
        low = max(middle, plate.bottom + 12 + tall / 2)
        stock = Spot(self._inward(edge, tall / 2 + 20 + self._small / 2), low)
        bubble = self._bubble(edge, min(max(middle, self._table.y + 60), self._table.bottom - 60))
        return SeatPlace(edge, self._held(edge, middle), reach, SMALLER * self._small, plate, stock, bubble)

    def _begin(self, edge: Edge) -> float:
        """How high what belongs to a side begins: below the points, and below the buttons."""
        return self._beside if edge is Edge.LEFT else max(self._beside, self._below)

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


def closeness(width: float, height: float) -> float:
    """How close together lies what belongs to the seat at the top, as a part of the usual."""
    return min(1.0, height / FULL_HEIGHT, width / FULL_WIDTH)


def top_middle(width: float, height: float) -> float:
    """Where the cards of the seat at the top are: in the middle, if its plate is clear of the points then."""
    return max(width / 2, EDGE + SCORE_WIDTH + 10 + PLATE_WIDTH + 146 * closeness(width, height))


def stock_right(width: float, height: float, small: float) -> float:
    """The right edge of the stock when the seat at the top deals."""
    return top_middle(width, height) + stock_beside(width, height, small) + small / 2


def pile_beside(width: float, height: float, small: float) -> float:
    """How far from its hand the pile of the seat at the top lies."""
    return (TOP_REACH / 2 + 22) * closeness(width, height) + small / 2


def stock_beside(width: float, height: float, small: float) -> float:
    """How far from its hand the stock of the seat at the top lies: clear of the cards that swept."""
    return pile_beside(width, height, small) + SWEEP_ASIDE * small + RATIO * small / 2 + THICK + small / 2


def _hides_a_name(place: SeatPlace, seats: tuple[SeatPlace, ...], tall: float) -> bool:
    """Whether the stock of a seat, with its number, would lie on the name of the seat below it."""
    end = place.stock.y + tall / 2 + COUNTED - UPON
    below = (one.plate for one in seats if one.edge is place.edge and one.plate.y > place.plate.y)
    return any(place.stock.y < plate.y < end for plate in below)


def _home(seats: tuple[SeatPlace, ...], sides: int, side: int) -> SeatPlace:
    """The seat beside which a side's pile lies: yours before you, else where there is most room."""
    own = seats[side::sides]
    if own[0].edge is Edge.BOTTOM or len(seats) <= 4:
        return own[0]
    return next((place for place in own if place.edge is Edge.TOP), own[0])


def _pile(place: SeatPlace, small: float, width: float, height: float, *, shared: bool) -> Spot:
    """Where the cards that a side captured lie, beside a seat of it."""
    tall = small * RATIO
    match place.edge:
        case Edge.BOTTOM:
            return Spot(width - EDGE - 96, height - EDGE - tall / 2 - 8)
        case Edge.TOP:
            return Spot(place.hand.x + pile_beside(width, height, small), place.hand.y)
        case Edge.LEFT | Edge.RIGHT:
            shared = shared and place.reach < SIDE_REACH
            reach = EDGE * 0.75 + tall + (20 if shared else 24) + small / 2
            y = max(place.hand.y, place.plate.bottom + 2 + tall / 2) if shared else place.hand.y - 0.28 * tall
            return Spot(reach if place.edge is Edge.LEFT else width - reach, y)
