"""The place of the seat at the upper edge: its hand, and the corner in which its pile and stock lie."""

from dataclasses import dataclass
from typing import Final

from settebello.ui.table.layout.seat_places import EDGE, RATIO, SWEEP_ASIDE, Edge, Spot

FULL_WIDTH: Final = 1280.0
FULL_HEIGHT: Final = 720.0
"""Canvas height of a full-size layout; on smaller canvases the space between plates shrinks."""
REACH: Final = 260.0
PLATE_ASIDE: Final = 146.0
"""Distance of the plate's right end from the middle of the hand."""
APART: Final = 24.0
"""Space between pile and stock: for the lean of a full stock and a visible gap between the two."""


@dataclass(frozen=True, slots=True)
class FarCorner:
    """The spots of the top seat's pile and of its stock: whole, beside the cloth."""

    pile: Spot
    stock: Spot


def far_corner(edge: Edge, width: float, top: float, small: float) -> FarCorner:
    """Return the corner at the left or right edge, for cards that begin at y = `top`.

    The pile is the outer one, and its sweep cards extend towards the edge of the window.
    """
    tall = small * RATIO
    pile = EDGE + SWEEP_ASIDE * small + tall / 2
    stock = pile + small + APART
    y = top + tall / 2
    if edge is Edge.LEFT:
        return FarCorner(Spot(pile, y), Spot(stock, y))
    return FarCorner(Spot(width - pile, y), Spot(width - stock, y))


def closeness(width: float, height: float) -> float:
    """Return the scale of distances around the top seat: 1 on full-size canvases, less on smaller ones."""
    return min(1.0, height / FULL_HEIGHT, width / FULL_WIDTH)


def far_middle(width: float, height: float, least: float) -> float:
    """Return the x of the top seat's hand: the middle, or further right, where its plate ends at `least`."""
    return max(width / 2, least + PLATE_ASIDE * closeness(width, height))


def far_reach(width: float, height: float) -> float:
    """Return the length along the edge for the top seat's hand."""
    return REACH * closeness(width, height)
