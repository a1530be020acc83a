"""Computes the table layout from canvas size, players and direction of play; all in logical units."""

from dataclasses import replace
from typing import Final

from settebello.engine import Direction, Seat
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.seat_places import EDGE, RATIO, SWEEP_ASIDE, Edge, SeatPlace, Spot, edges
from settebello.ui.table.layout.table_layout import TABLE_ROWS, TableLayout, buttons_bottom, points_on_plates

FIRST: Final = Seat(0)
HAND_SHARE: Final = 0.275
"""Height of the own cards as a fraction of the canvas height; the minimum is a fifth."""
WIDEST_HAND_CARD: Final = 190.0
LARGER: Final = 1.17
"""Scale of the hand cards with the setting for large cards; the table gets smaller in return."""
PLATE_WIDTH: Final = 212.0
PLATE_HEIGHT: Final = 64.0
LOW_PLATE: Final = 52.0
SIDE_REACH: Final = 216.0
TOP_REACH: Final = 260.0
THICK: Final = 16.0
"""Space beside a pile: for the lean of a full stock and a visible gap between the two."""
BUBBLE_INSIDE: Final = 56.0
BUBBLE_BESIDE: Final = 150.0
SCORE_WIDTH: Final = 224.0
FULL_WIDTH: Final = 1280.0
FULL_HEIGHT: Final = 720.0
"""Canvas height of a full-size layout; on smaller canvases the space between plates shrinks."""
HAND_OF_TEN: Final = 4.62
"""Width of a hand of ten, in card widths, when two fifths of each card are visible."""
COUNTED: Final = 9.0
"""Distance by which the number badge extends below the stock."""
UPON: Final = 11.0
"""Permitted overlap of the badge with the edge of a plate, where no name begins."""
HUNG: Final = 0.5
"""The part of the others' hidden cards that hangs over the edge of the window: their backs say nothing."""
ROW_GAP: Final = 5.0
"""Distance between the rows of table cards."""
OWN_EDGE: Final = 5.0
"""Distance of the own hand from the lower edge."""
SMALLER: Final = 0.84
"""Scale of the small cards for two seats that share an edge."""


def least_room(players: int) -> tuple[float, float]:
    """Return the smallest canvas size (width, height) for a number of players."""
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
    open_hands: bool = False,
) -> TableLayout:
    """Compute the layout for a canvas of at least `least_room`, seen from the seat `bottom`.

    `open_hands`: the others' hands are or may be shown, and stay inside the window as a whole.
    Raises ValueError unless there are 2, 3, 4 or 6 players.
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
    hung = 0.0 if open_hands else HUNG * tall + EDGE * 0.75
    top = EDGE + 8.0
    if on_top:
        top = max(EDGE * 0.75 + tall + 16 - hung, EDGE * 0.5 + PLATE_HEIGHT + 5)
    close = closeness(width, height)
    beside = (440 if players <= 4 else 460) * close
    if height < FULL_HEIGHT and Edge.LEFT in around:
        # On low canvases the piles at the sides reach down to the caption.
        beside = max(beside, 2 * (EDGE + tall - hung + 24 + small))
    room = width - beside
    caption = Area.centred(width / 2, height - OWN_EDGE - hand_card * RATIO - 38, min(room, 980), 38)
    # Beside the table there is room for the own plate and stock, or for a side seat's fan, pile and sweep
    # cards.
    across = PLATE_WIDTH + 38 if Edge.LEFT not in around else EDGE + tall - hung + 24 + 1.76 * small
    across = max(across, SCORE_WIDTH + EDGE + 10)
    table = Area(across, top, width - 2 * across, caption.y - 6 - top)
    columns = max(6, int(table.width / 150) // 2 * 2)
    table_card = min((table.height / TABLE_ROWS - ROW_GAP) / RATIO, table.width / columns - 14)
    if columns * (table_card + 56) < table.width:
        # On a wide canvas, keep the cards together in the middle.
        wide = columns * (table_card + 56)
        table = Area((width - wide) / 2, table.y, wide, table.height)
    crowded = players > 4 and sides > 2
    # With many sides, the seats' plates show the points.
    plain = points_on_plates(players, sides, height)
    score = Area(EDGE, EDGE, SCORE_WIDTH, 70 if plain else 80 + 25 * sides)
    # The row of buttons ends before the stock of the top seat, if there is one.
    stock_above = on_top and not crowded
    below = buttons_bottom(width, stock_right(width, height, small) if stock_above else table.right)
    seats = _Seating(width, height, hand_card, small, hung, score, below, table).places(around)
    homes = [_home(seats, sides, side) for side in range(sides)]
    if crowded or any(_hides_a_name(place, seats, tall) for place in seats):
        # No room for a pile and the stock beside every seat: place the stock at the bottom for every dealer.
        seats = tuple(replace(place, stock=seats[0].stock) for place in seats)
    laid = TableLayout(
        width=width,
        height=height,
        direction=direction,
        seats=seats,
        piles=tuple(_pile(home, small, hung, width, height, shared=players > 4) for home in homes),
        sweeps=tuple(-1 if home.edge is Edge.RIGHT else 1 for home in homes),
        small_card=small,
        table=table,
        table_card=table_card,
        columns=columns,
        caption=caption,
        score=score,
        hung=hung,
    )
    return laid if bottom == FIRST else _turned(laid, bottom)


def _turned(laid: TableLayout, bottom: Seat) -> TableLayout:
    """Return the layout with another seat at the bottom; the others follow in the order of play."""
    players, sides = len(laid.seats), len(laid.piles)
    side = [(one - bottom) % sides for one in range(sides)]
    return replace(
        laid,
        seats=tuple(laid.seats[(seat - bottom) % players] for seat in range(players)),
        piles=tuple(laid.piles[one] for one in side),
        sweeps=tuple(laid.sweeps[one] for one in side),
    )


class _Seating:
    """Computes the places of the seats; plates at the sides begin below the score plate."""

    def __init__(
        self,
        width: float,
        height: float,
        hand: float,
        small: float,
        hung: float,
        score: Area,
        below: float,
        table: Area,
    ) -> None:
        self._width, self._height = width, height
        self._hand, self._small, self._hung = hand, small, hung
        self._score, self._table = score, table
        self._beside = score.bottom + 14
        self._below = below
        # Top of the stock above the own plate.
        self._own_things = height - EDGE - PLATE_HEIGHT - 18 - small * RATIO - 12

    def places(self, around: tuple[Edge, ...]) -> tuple[SeatPlace, ...]:
        """Return the places of the seats for their edges in the order of play."""
        found = []
        for seat, edge in enumerate(around):
            match edge:
                case Edge.BOTTOM:
                    found.append(self._bottom())
                case Edge.TOP:
                    found.append(self._top())
                case _ if around.count(edge) > 1:
                    # Play goes up one side and down the other; the first half of the seats is on the upward
                    # side.
                    found.append(self._shared(edge, upper=(seat == around.index(edge)) == (seat > 2)))
                case _:
                    found.append(self._aside(edge))
        return tuple(found)

    def _bottom(self) -> SeatPlace:
        width, height, tall = self._width, self._height, self._hand * RATIO
        plate = Area(EDGE, height - EDGE - PLATE_HEIGHT, PLATE_WIDTH, PLATE_HEIGHT)
        return SeatPlace(
            Edge.BOTTOM,
            Spot(width / 2, height - OWN_EDGE - tall / 2),
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
        y = EDGE * 0.75 + tall / 2 - self._hung
        plate_y = max(y - PLATE_HEIGHT / 2, EDGE * 0.5)
        return SeatPlace(
            Edge.TOP,
            Spot(x, y),
            TOP_REACH * close,
            self._small,
            Area(x - 146 * close - PLATE_WIDTH, plate_y, PLATE_WIDTH, PLATE_HEIGHT),
            Spot(x + stock_beside(self._width, self._height, self._small), y),
            Spot(self._table.centre[0], self._table.y + BUBBLE_INSIDE),
        )

    def _aside(self, edge: Edge) -> SeatPlace:
        """Return the place of a seat that is alone at a side edge."""
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
        """Return the place of a seat that shares a side edge with another one."""
        tall = self._small * RATIO
        begin = self._begin(edge)
        half = (self._own_things - begin) / 2
        top = begin if upper else begin + half
        reach = half - LOW_PLATE - 14
        middle = top + LOW_PLATE + 6 + reach / 2
        plate = Area(self._plate_x(edge), top, PLATE_WIDTH, LOW_PLATE)
        # The stock is highest at the beginning of a deal and extends towards the plate.
        low = max(middle, plate.bottom + 12 + tall / 2)
        stock = Spot(self._inward(edge, tall / 2 + 20 + self._small / 2), low)
        bubble = self._bubble(edge, min(max(middle, self._table.y + 60), self._table.bottom - 60))
        return SeatPlace(edge, self._held(edge, middle), reach, SMALLER * self._small, plate, stock, bubble)

    def _begin(self, edge: Edge) -> float:
        """Return the y at which a side edge's places begin: below the score plate and the buttons."""
        return self._beside if edge is Edge.LEFT else max(self._beside, self._below)

    def _plate_x(self, edge: Edge) -> float:
        return EDGE if edge is Edge.LEFT else self._width - EDGE - PLATE_WIDTH

    def _held(self, edge: Edge, middle: float) -> Spot:
        """Return the spot of a hand at a side edge."""
        return Spot(self._inward(edge, 0.0), middle, -90.0 if edge is Edge.LEFT else 90.0)

    def _inward(self, edge: Edge, far: float) -> float:
        """Return the x at a distance from a side edge's hand towards the table."""
        x = EDGE * 0.75 + self._small * RATIO / 2 - self._hung + far
        return x if edge is Edge.LEFT else self._width - x

    def _bubble(self, edge: Edge, y: float) -> Spot:
        """Return the spot of a side seat's speech bubble: on its part of the cloth, clear of the hands."""
        inside = self._table.x + BUBBLE_BESIDE
        return Spot(inside if edge is Edge.LEFT else self._table.x + self._table.right - inside, y)


def closeness(width: float, height: float) -> float:
    """Return the scale of distances around the top seat: 1 on full-size canvases, less on smaller ones."""
    return min(1.0, height / FULL_HEIGHT, width / FULL_WIDTH)


def top_middle(width: float, height: float) -> float:
    """Return the x of the top seat's hand: the middle, or right of it to clear the score plate."""
    return max(width / 2, EDGE + SCORE_WIDTH + 10 + PLATE_WIDTH + 146 * closeness(width, height))


def stock_right(width: float, height: float, small: float) -> float:
    """Return the right edge of the stock when the top seat deals."""
    return top_middle(width, height) + stock_beside(width, height, small) + small / 2


def pile_beside(width: float, height: float, small: float) -> float:
    """Return the distance between hand and pile of the top seat."""
    return (TOP_REACH / 2 + 22) * closeness(width, height) + small / 2


def stock_beside(width: float, height: float, small: float) -> float:
    """Return the distance between hand and stock of the top seat, clear of the sweep cards."""
    return pile_beside(width, height, small) + SWEEP_ASIDE * small + RATIO * small / 2 + THICK + small / 2


def _hides_a_name(place: SeatPlace, seats: tuple[SeatPlace, ...], tall: float) -> bool:
    """Return whether the stock of a seat, with its badge, would cover the name of the seat below it."""
    end = place.stock.y + tall / 2 + COUNTED - UPON
    below = (one.plate for one in seats if one.edge is place.edge and one.plate.y > place.plate.y)
    return any(place.stock.y < plate.y < end for plate in below)


def _home(seats: tuple[SeatPlace, ...], sides: int, side: int) -> SeatPlace:
    """Return the seat beside which a side's pile is: its first seat, or with six players one at the top."""
    own = seats[side::sides]
    if own[0].edge is Edge.BOTTOM or len(seats) <= 4:
        return own[0]
    return next((place for place in own if place.edge is Edge.TOP), own[0])


def _pile(place: SeatPlace, small: float, hung: float, width: float, height: float, *, shared: bool) -> Spot:
    """Return the spot of a pile beside its seat."""
    tall = small * RATIO
    match place.edge:
        case Edge.BOTTOM:
            return Spot(width - EDGE - 96, height - EDGE - tall / 2 - 8)
        case Edge.TOP:
            return Spot(place.hand.x + pile_beside(width, height, small), place.hand.y)
        case Edge.LEFT | Edge.RIGHT:
            shared = shared and place.reach < SIDE_REACH
            reach = EDGE * 0.75 + tall - hung + (20 if shared else 24) + small / 2
            y = max(place.hand.y, place.plate.bottom + 2 + tall / 2) if shared else place.hand.y - 0.28 * tall
            return Spot(reach if place.edge is Edge.LEFT else width - reach, y)
