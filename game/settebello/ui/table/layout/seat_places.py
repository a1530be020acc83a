"""The seats around the table: the edge of each seat, and its geometry."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello import skins
from settebello.engine import Direction
from settebello.ui.kit.paint.area import Area

RATIO: Final = skins.RATIO[1] / skins.RATIO[0]
"""Height of a card as a multiple of its width; the same in all skins."""
EDGE: Final = 16.0
SWEEP_ASIDE: Final = 0.42
"""Distance between the centres of a sweep card and its pile, in card widths."""

PORTRAIT: Final = 92.0
LOW_PORTRAIT: Final = 68.0
"""Sizes of the portraits on plates of the usual height, and on the low ones of two seats at one edge."""
HIGH_PLATE: Final = 60.0
PORTRAIT_OUT: Final = 12.0
"""How far a portrait reaches beyond the left end of its plate."""
PORTRAIT_DOWN: Final = 0.0
PORTRAIT_ROOM: Final = -2.0
"""Minimum distance of a portrait from the upper edge of the window; its outermost units are empty."""


class Edge(StrEnum):
    """The edge of the table at which a seat is."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP = "top"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a card: centre in logical units, angle in degrees counter-clockwise."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """The geometry of a seat: the hand, the plate, and the stock, whose place is that of all seats.

    `reach` is the length for the hand along the edge, `card` the width of its cards, `bubble` the spot of the
    seat's speech bubbles.
    """

    edge: Edge
    hand: Spot
    reach: float
    card: float
    plate: Area
    stock: Spot
    bubble: Spot

    @property
    def portrait(self) -> Area:
        """The square of the portrait: larger than the plate, and over its end that is away from the cloth."""
        size = PORTRAIT if self.plate.height >= HIGH_PLATE else LOW_PORTRAIT
        y = max(self.plate.centre[1] - size / 2 + PORTRAIT_DOWN, PORTRAIT_ROOM)
        if self.mirrored:
            return Area(self.plate.right + PORTRAIT_OUT - size, y, size, size)
        return Area(self.plate.x - PORTRAIT_OUT, y, size, size)

    @property
    def mirrored(self) -> bool:
        """Whether the plate is the mirror image of the others, with the portrait over its right end."""
        return self.edge is Edge.RIGHT

    @property
    def figure(self) -> Area:
        """The rectangle around plate and portrait."""
        plate, portrait = self.plate, self.portrait
        top, bottom = min(plate.y, portrait.y), max(plate.bottom, portrait.bottom)
        left, right = min(plate.x, portrait.x), max(plate.right, portrait.right)
        return Area(left, top, right - left, bottom - top)


TURNS: Final = {Edge.BOTTOM: 6.0, Edge.TOP: -6.0, Edge.LEFT: 7.0, Edge.RIGHT: -7.0}
"""How far the pile of a seat at each edge is turned: captured cards lie loosely, unlike the stock."""

AROUND: Final = {
    2: (Edge.BOTTOM, Edge.TOP),
    3: (Edge.BOTTOM, Edge.RIGHT, Edge.LEFT),
    4: (Edge.BOTTOM, Edge.RIGHT, Edge.TOP, Edge.LEFT),
    6: (Edge.BOTTOM, Edge.RIGHT, Edge.RIGHT, Edge.TOP, Edge.LEFT, Edge.LEFT),
}
"""The edges of the seats by number of players, counter-clockwise: the next player is on the right."""


def edges(players: int, direction: Direction) -> tuple[Edge, ...]:
    """Return the edge of each seat, with seat 0 at the bottom; clockwise, the next player is on the left.

    Two seats at one side edge follow each other in the direction of play. Raises ValueError for a number of
    players without a layout.
    """
    around = AROUND.get(players)
    if around is None:
        raise ValueError(f"a table for {players} players cannot be laid: 2, 3, 4 or 6")
    if direction is Direction.CCW:
        return around
    mirror = {Edge.RIGHT: Edge.LEFT, Edge.LEFT: Edge.RIGHT}
    return tuple(mirror.get(edge, edge) for edge in around)


def along(edge: Edge, off: float, bow: float) -> tuple[float, float]:
    """Return (x, y) for a step along an edge to the player's right, and a shift towards the edge."""
    match edge:
        case Edge.BOTTOM:
            return off, bow
        case Edge.TOP:
            return -off, -bow
        case Edge.RIGHT:
            return bow, -off
        case Edge.LEFT:
            return -bow, off
