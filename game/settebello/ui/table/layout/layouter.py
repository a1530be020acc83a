"""Computes the table layout from canvas size, players and direction of play; all in logical units."""

from dataclasses import replace
from typing import Final

from settebello.engine import Direction, Seat
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout.far_seat import (
    FULL_HEIGHT,
    FULL_WIDTH,
    PLATE_ASIDE,
    closeness,
    far_middle,
    far_pile,
    far_reach,
)
from settebello.ui.table.layout.seat_places import (
    EDGE,
    RATIO,
    TURNS,
    Edge,
    SeatPlace,
    Spot,
    edges,
)
from settebello.ui.table.layout.table_layout import (
    CLOTH_ABOVE,
    TableLayout,
    buttons_bottom,
    points_on_plates,
)
from settebello.ui.table.layout.table_rows import TABLE_ROWS, full_row

FIRST: Final = Seat(0)
HAND_SHARE: Final = 0.301
LOW_HAND_SHARE: Final = 0.27
"""Height of the own cards as a fraction of the canvas height; the minimum is a fifth.

They are larger than those on the table: what is nearest is seen largest. The second one is that of a low
canvas and of a table at which the others' hands lie inside the window.
"""
WIDEST_HAND_CARD: Final = 190.0
LARGER: Final = 1.15
"""Scale of the hand cards with the setting for large cards; the table gets smaller in return."""
PLATE_WIDTH: Final = 212.0
OWN_WIDE: Final = 226.0
"""The width of the own plate; those at the sides stay clear of the cloth, and the one above of its corner."""
PLATE_HEIGHT: Final = 64.0
LOW_PLATE: Final = 52.0
OWN_PLATE: Final = 19.0
"""Distance of the own plate from the lower edge, which its portrait does not touch."""
BELOW_PLATE: Final = 24.0
BELOW_LOW_PLATE: Final = 14.0
"""Distance of a hand at the side from the plate above it, whose portrait stands out of it."""
SIDE_REACH: Final = 216.0
BUBBLE_INSIDE: Final = 56.0
BUBBLE_BESIDE: Final = 150.0
SCORE_WIDTH: Final = PLATE_WIDTH
BESIDE_SCORE: Final = 17.0
BESIDE_PLATE: Final = 33.0
"""The distance of the table cards from the score plate, and from the width of a plate."""
SIX_AS_LARGE: Final = 0.985
"""All table cards are smaller by no more than this, so that a row of six is as large."""
BELOW_SCORE_ASIDE: Final = 30.0
"""The distance of the score plate from the plate of a player at the side, whose portrait stands out of it."""
LEAST_PLATE: Final = EDGE + SCORE_WIDTH + 18 + PLATE_WIDTH
"""The least x of the right end of the top seat's plate, which is right of the score plate."""
HAND_OF_TEN: Final = 4.62
"""Width of a hand of ten, in card widths, when two fifths of each card are visible."""
COUNTED: Final = 18.0
"""Distance by which the tag with the number extends below a pile and the stock."""
STOCK_ASIDE: Final = 96.0
OWN_PILE: Final = 31.0
LOW_OWN_PILE: Final = 18.0
"""Distance of the own pile from the plate below it, for its tag; the second one on low canvases."""
HUNG: Final = 0.5
"""The part of the others' hidden cards that hangs over the edge of the window: their backs say nothing."""
ROW_GAP: Final = 3.0
"""Distance between the rows of table cards."""
OWN_EDGE: Final = 4.0
"""Distance of the own hand from the lower edge."""
SLIP: Final = 34.0
"""Height of the caption."""
ABOVE_HAND: Final = 31.0
"""Distance of the middle of the caption from the own hand."""
BESIDE_CORNER: Final = 42.0
BESIDE_HAND: Final = 2.0
"""Distance of that plate from the left end of the table, and from the hand."""
ON_FRAME: Final = 10.0
"""How far the plate of the seat at the top lies on the frame of the cloth."""
BELOW_BACKS: Final = 7.0
"""Distance of the cloth from the hidden hand at the top."""
SMALLER: Final = 0.84
"""Scale of the hidden cards of two seats that share an edge."""
SIX: Final = 0.9
SIX_ALONE: Final = 0.8
"""Scales of all small cards with six players: in pairs of teams, and each for himself with his own pile."""
LARGEST_PAIR: Final = 70.0
"""The largest small cards of which a pile with sweep cards and a stock fit beside the cloth."""
BELOW_SCORE: Final = 22.0
BELOW_BUTTONS: Final = 6.0
"""Distance of the top seat's pile from what is above it; the buttons have a margin of their own."""
ABOVE_PLATE: Final = 2.0
"""Distance of the tag on that pile from the plate below it."""


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
    share = LOW_HAND_SHARE if open_hands or height < FULL_HEIGHT else HAND_SHARE
    hand_card = min(larger * min(share * height / RATIO, WIDEST_HAND_CARD), own_room / HAND_OF_TEN)
    small = min(0.15 * height / RATIO, 88.0)
    if width < FULL_WIDTH:
        small = min(small, 0.0528 * width)
        hand_card = max(hand_card, 0.2 * height / RATIO)
    if players > 4:
        small *= SIX if sides == 2 else SIX_ALONE
    on_top, aside = Edge.TOP in around, Edge.LEFT in around
    if on_top and not aside:
        small = min(small, LARGEST_PAIR)
    tall = small * RATIO
    hung = 0.0 if open_hands else HUNG * tall + EDGE * 0.75
    top = _table_top(tall - hung) if on_top else EDGE + 8.0
    close = closeness(width, height)
    beside = (440 if players <= 4 else 460) * close
    if height < FULL_HEIGHT and aside:
        # On low canvases the piles at the sides reach down to the caption.
        beside = max(beside, 2 * (EDGE + tall - hung + 24 + small))
    room = width - beside
    caption = Area.centred(
        width / 2, height - OWN_EDGE - hand_card * RATIO - ABOVE_HAND, min(room, 980), SLIP
    )
    # Beside the table there is room for the own plate and stock, or for a side seat's fan, pile and sweep
    # cards.
    across = PLATE_WIDTH + BESIDE_PLATE if not aside else EDGE + tall - hung + 24 + 1.76 * small
    across = max(across, SCORE_WIDTH + EDGE + BESIDE_SCORE)
    table = Area(across, top, width - 2 * across, caption.y - 6 - top)
    columns = max(6, int(table.width / 150) // 2 * 2)
    table_card = min((table.height / TABLE_ROWS - ROW_GAP) / RATIO, table.width / columns - 14)
    if columns * (table_card + 56) < table.width:
        # On a wide canvas, keep the cards together in the middle.
        wide = columns * (table_card + 56)
        table = Area((width - wide) / 2, table.y, wide, table.height)
    # With many sides, the seats' plates show the points.
    plain = points_on_plates(players, sides, height)
    score = Area(EDGE, EDGE, SCORE_WIDTH, 70 if plain else 80 + 25 * sides)
    end = far_middle(width, height, LEAST_PLATE) + far_reach(width, height) / 2 if on_top else table.right
    below = buttons_bottom(width, end)
    homes = [home_of(around, sides, side) for side in range(sides)]
    if aside:
        far = far_pile(Edge.RIGHT, width, below + BELOW_BUTTONS, small)
    else:
        far = far_pile(Edge.LEFT, width, score.bottom + BELOW_SCORE, small)
    begin = max(score.bottom + (BELOW_SCORE_ASIDE if aside else 14), below)
    if any(around[home] is Edge.TOP for home in homes):
        begin = max(begin, far.y + tall / 2 + COUNTED + ABOVE_PLATE)
    # One place for every dealer, apart from all piles.
    stock = Spot(width - EDGE - STOCK_ASIDE, height - EDGE - tall / 2 - COUNTED)
    seats = _Seating(width, height, hand_card, small, hung, begin, table, stock).places(around)
    laid = TableLayout(
        width=width,
        height=height,
        direction=direction,
        seats=seats,
        piles=tuple(
            _pile(seats[home], far, small, hung, width, height, shared=players > 4) for home in homes
        ),
        sweeps=tuple(_sweeps_aside(seats[home]) for home in homes),
        small_card=small,
        table=table,
        table_card=table_card,
        columns=columns,
        caption=caption,
        score=score,
        hung=hung,
    )
    laid = _as_large_in_a_full_row(laid)
    return laid if bottom == FIRST else _turned(laid, bottom)


def _as_large_in_a_full_row(laid: TableLayout) -> TableLayout:
    """Return the layout with table cards as large in a row of six as in a shorter one, if they nearly are."""
    row = full_row(laid.field.width)
    return replace(laid, table_card=row) if SIX_AS_LARGE * laid.table_card <= row < laid.table_card else laid


def _table_top(shown: float) -> float:
    """Return the y of the table below a seat at the top whose hand is `shown` so far.

    The plate and the portrait of that seat lie on the upper frame of the cloth, which ends below them.
    """
    return max(EDGE * 0.75 + shown + BELOW_BACKS, EDGE * 0.5 + PLATE_HEIGHT - ON_FRAME) + CLOTH_ABOVE


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
    """Computes the places of the seats; plates at the sides begin at y = `begin`."""

    def __init__(
        self,
        width: float,
        height: float,
        hand: float,
        small: float,
        hung: float,
        begin: float,
        table: Area,
        stock: Spot,
    ) -> None:
        self._width, self._height = width, height
        self._hand, self._small, self._hung = hand, small, hung
        self._begin, self._table, self._stock = begin, table, stock
        # Top of the own pile above the own plate.
        self._own_things = height - EDGE - PLATE_HEIGHT - _above_plate(height) - small * RATIO - 12

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
        plate = Area(EDGE, height - OWN_PLATE - PLATE_HEIGHT, OWN_WIDE, PLATE_HEIGHT)
        return SeatPlace(
            Edge.BOTTOM,
            Spot(width / 2, height - OWN_EDGE - tall / 2),
            width - 2 * (PLATE_WIDTH + EDGE + 30),
            self._hand,
            plate,
            self._stock,
            Spot(self._table.centre[0], self._table.bottom - BUBBLE_INSIDE),
        )

    def _top(self) -> SeatPlace:
        tall = self._small * RATIO
        close = closeness(self._width, self._height)
        x = far_middle(self._width, self._height, LEAST_PLATE)
        y = EDGE * 0.75 + tall / 2 - self._hung
        plate_y = max(y - PLATE_HEIGHT / 2, EDGE * 0.5)
        # Its portrait lies beside the corner of the cloth where the hand leaves room for that.
        left = x - PLATE_ASIDE * close - PLATE_WIDTH
        most = x - far_reach(self._width, self._height) / 2 - BESIDE_HAND - PLATE_WIDTH
        left = max(left, min(self._table.x + BESIDE_CORNER, most))
        return SeatPlace(
            Edge.TOP,
            Spot(x, y),
            far_reach(self._width, self._height),
            self._small,
            Area(left, plate_y, PLATE_WIDTH, PLATE_HEIGHT),
            self._stock,
            Spot(self._table.centre[0], self._table.y + BUBBLE_INSIDE),
        )

    def _aside(self, edge: Edge) -> SeatPlace:
        """Return the place of a seat that is alone at a side edge."""
        begin = self._begin
        top = begin + PLATE_HEIGHT + BELOW_PLATE
        reach = min(SIDE_REACH, self._own_things - top)
        middle = top + reach / 2
        plate = Area(self._plate_x(edge), begin, PLATE_WIDTH, PLATE_HEIGHT)
        bubble = self._bubble(edge, self._table.centre[1])
        return SeatPlace(edge, self._held(edge, middle), reach, self._small, plate, self._stock, bubble)

    def _shared(self, edge: Edge, *, upper: bool) -> SeatPlace:
        """Return the place of a seat that shares a side edge with another one."""
        begin = self._begin
        half = (self._own_things - begin) / 2
        top = begin if upper else begin + half
        reach = half - LOW_PLATE - BELOW_LOW_PLATE - 8
        middle = top + LOW_PLATE + BELOW_LOW_PLATE + reach / 2
        plate = Area(self._plate_x(edge), top, PLATE_WIDTH, LOW_PLATE)
        bubble = self._bubble(edge, min(max(middle, self._table.y + 60), self._table.bottom - 60))
        small = SMALLER * self._small
        return SeatPlace(edge, self._held(edge, middle), reach, small, plate, self._stock, bubble)

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


def home_of(around: tuple[Edge, ...], sides: int, side: int) -> int:
    """Return the seat beside which a side's pile is: its first seat, or with six players one at the top."""
    own = range(side, len(around), sides)
    if around[side] is Edge.BOTTOM or len(around) <= 4:
        return side
    return next((seat for seat in own if around[seat] is Edge.TOP), side)


def _above_plate(height: float) -> float:
    """Return the distance of the own pile from the own plate."""
    return OWN_PILE if height >= FULL_HEIGHT else LOW_OWN_PILE


def _sweeps_aside(place: SeatPlace) -> int:
    """Return the side on which a pile's sweep cards extend: 1 right, -1 left."""
    return -1 if place.edge is Edge.RIGHT else 1


def _pile(
    place: SeatPlace, far: Spot, small: float, hung: float, width: float, height: float, *, shared: bool
) -> Spot:
    """Return the spot of a pile beside its seat."""
    tall = small * RATIO
    match place.edge:
        case Edge.BOTTOM:
            y = place.plate.y - _above_plate(height) - tall / 2
            return Spot(EDGE + PLATE_WIDTH / 2, y, TURNS[place.edge])
        case Edge.TOP:
            return far
        case Edge.LEFT | Edge.RIGHT:
            shared = shared and place.reach < SIDE_REACH
            reach = EDGE * 0.75 + tall - hung + (20 if shared else 24) + small / 2
            y = place.hand.y if shared else place.hand.y - 0.28 * tall
            y = max(y, place.plate.bottom + 1 + tall / 2)
            x = reach if place.edge is Edge.LEFT else width - reach
            return Spot(x, y, 0.0 if shared else TURNS[place.edge])
