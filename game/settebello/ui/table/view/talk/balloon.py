"""The tail of a speech bubble, which points to the speaker."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import PAPER, PAPER_SHADE, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import Edge

TAIL: Final = 34.0
BORDER: Final = 5.0
"""Distance by which the paper of the tail is inset from its outline."""
TAILS: Final = {Edge.LEFT: "left", Edge.RIGHT: "right", Edge.TOP: "up", Edge.BOTTOM: "down"}
AWAY: Final = {Edge.LEFT: (-1, 0), Edge.RIGHT: (1, 0), Edge.TOP: (0, -1), Edge.BOTTOM: (0, 1)}


def draw_tail(canvas: Canvas, box: Area, edge: Edge, *, at: float = 0.5, alpha: float = 1.0) -> None:
    """Draw a bubble's tail at an edge of its box; `at` is the position along the edge, 0 to 1.

    Draw the bubble first: the tail covers the border between them.
    """
    across, down = AWAY[edge]
    x = box.x + at * box.width if down else (box.x if across < 0 else box.right)
    y = box.y + at * box.height if across else (box.y if down < 0 else box.bottom)
    sign = f"tail_{TAILS[edge]}"
    out = 0.16 * TAIL
    canvas.glyph(sign, x + across * out, y + down * out, TAIL, RED, alpha)
    if not canvas.palette.contrast:
        paper = PAPER_SHADE if edge is Edge.BOTTOM else PAPER
        back = out - BORDER
        canvas.glyph(sign, x + across * back, y + down * back, TAIL, paper, alpha)
