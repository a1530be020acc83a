"""Counting every line of play to a depth: the measure by which two move generators are compared."""

from settebello.engine.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of lines of play of exactly that many moves, or shorter ones that end the deal."""
    moves = position.legal_moves()
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move).position, depth - 1) for move in moves)
