"""Counts all lines of play to a depth, to compare move generators."""

from settebello.engine.position import Position


def perft(position: Position, depth: int) -> int:
    """Return the number of lines of exactly ``depth`` moves, or fewer if the deal ends before."""
    moves = position.legal_moves()
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move).position, depth - 1) for move in moves)
