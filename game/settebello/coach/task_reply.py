"""What the others play after a move in a task of the tutorial."""

from random import Random

from settebello.ai import GreedyPlayer
from settebello.engine import Move, Position


def reply_of(position: Position) -> Move:
    """Return the move of the seat in turn: the capture that counts most, from what this seat may know.

    It is the same every time. Raises ValueError if nobody is in turn.
    """
    if position.turn is None:
        raise ValueError("the deal is over")
    view = position.view(position.turn)
    return GreedyPlayer().decide(view, Random(0)).move or view.legal_moves()[0]
