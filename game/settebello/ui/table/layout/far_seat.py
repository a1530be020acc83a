"""The place of the seat at the upper edge: its hand, and the corner in which its pile lies."""

from typing import Final

from settebello.ui.table.layout.seat_places import EDGE, RATIO, SWEEP_ASIDE, TURNS, Edge, Spot

FULL_WIDTH: Final = 1280.0
FULL_HEIGHT: Final = 720.0
"""Canvas height of a full-size layout; on smaller canvases the space between plates shrinks."""
REACH: Final = 260.0
PLATE_ASIDE: Final = 142.0
"""Distance of the plate's right end from the middle of the hand."""
LEFT_PILE: Final = 106.0
"""Distance of the pile from the margin at the left: below the middle of the score plate."""


def far_pile(edge: Edge, width: float, top: float, small: float) -> Spot:
    """Return the spot of the top seat's pile at the left or right edge, for cards that begin at y = `top`."""
    tall = small * RATIO
    y = top + tall / 2
    if edge is Edge.LEFT:
        return Spot(EDGE + LEFT_PILE, y, TURNS[Edge.TOP])
    return Spot(width - EDGE - SWEEP_ASIDE * small - tall / 2, y, TURNS[Edge.TOP])


def closeness(width: float, height: float) -> float:
    """Return the scale of distances around the top seat: 1 on full-size canvases, less on smaller ones."""
    return min(1.0, height / FULL_HEIGHT, width / FULL_WIDTH)


def far_middle(width: float, height: float, least: float) -> float:
    """Return the x of the top seat's hand: the middle, or further right, where its plate ends at `least`."""
    return max(width / 2, least + PLATE_ASIDE * closeness(width, height))


def far_reach(width: float, height: float) -> float:
    """Return the length along the edge for the top seat's hand."""
    return REACH * closeness(width, height)
