"""The value of every move of a view."""

from settebello.ai.analysis import USUAL, Analysis, Analyst, is_crowded
from settebello.engine import SeatView


def analyse(view: SeatView, *, iterations: int | None = None, seed: int = 0) -> Analysis:
    """Return the expected points of every legal move, best first.

    ``iterations``: how many deals are searched, by default as many as the game's own analysis; endings are
    calculated exactly. Equal views, iterations and seeds give equal results. Raises ValueError if the seat
    has no card to play, and if more can be taken from the table than can be searched.
    """
    if is_crowded(view):
        raise ValueError("more can be taken from this table than can be searched")
    return Analyst(view, USUAL, seed).analyse(iterations)
