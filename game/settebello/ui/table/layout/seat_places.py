"""The seats around the table: at which edge each one is, and what belongs to it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello import skins
from settebello.engine import Direction
from settebello.ui.kit.paint.area import Area

RATIO: Final = skins.RATIO[1] / skins.RATIO[0]
"""The height of a card as a multiple of its width, the same in all skins."""
EDGE: Final = 16.0
SWEEP_ASIDE: Final = 0.42
"""How far the middle of a card that swept lies beside that of its pile, in widths of a card."""


class Edge(StrEnum):
    """The edge of the table at which a seat is."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP = "top"
    LEFT = "left"


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


AROUND: Final = {
    2: (Edge.BOTTOM, Edge.TOP),
    3: (Edge.BOTTOM, Edge.RIGHT, Edge.LEFT),
    4: (Edge.BOTTOM, Edge.RIGHT, Edge.TOP, Edge.LEFT),
    6: (Edge.BOTTOM, Edge.RIGHT, Edge.RIGHT, Edge.TOP, Edge.LEFT, Edge.LEFT),
}
"""The edges by the number of players, counter-clockwise: the next player sits on the right."""


def edges(players: int, direction: Direction) -> tuple[Edge, ...]:
    """The edge of each seat, seat 0 at the bottom; clockwise the next player sits on the left.

    Two seats at one side edge follow one another in the direction of play. ValueError for a number of
    players that no table is laid for.
    """
    around = AROUND.get(players)
    if around is None:
        raise ValueError(f"a table for {players} players cannot be laid: 2, 3, 4 or 6")
    if direction is Direction.CCW:
        return around
    mirror = {Edge.RIGHT: Edge.LEFT, Edge.LEFT: Edge.RIGHT}
    return tuple(mirror.get(edge, edge) for edge in around)


def along(edge: Edge, off: float, bow: float) -> tuple[float, float]:
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
