"""The grid and the full rows of the cards on the table."""

from typing import Final

TABLE_ROWS: Final = 2
ONE_ROW: Final = 6
"""The most table cards that lie in a single row, unless something lies beside them."""
ROW_GAP: Final = 10.0
"""The least distance of two rows of cards, and the least of two cards in a row."""
CLOSE_LEAN: Final = 3.5
"""Distance of the outermost places of a full row from the border; its cards lean little."""


def full_row(field: float) -> float:
    """Return the greatest width of the cards of a full row on a field of this width."""
    return (field - 2 * CLOSE_LEAN + ROW_GAP) / ONE_ROW - ROW_GAP


def from_the_middle(columns: int) -> tuple[tuple[int, int], ...]:
    """Return all (column, row) cells of the table's grid, nearest to the middle first."""
    middle = (columns - 1) / 2
    cells = [(column, row) for column in range(columns) for row in range(TABLE_ROWS)]
    return tuple(sorted(cells, key=lambda cell: (abs(cell[0] - middle), cell[1], cell[0])))
