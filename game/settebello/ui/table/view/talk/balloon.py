"""The tail of a speech bubble, which points to the speaker."""

from contextlib import AbstractContextManager
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import PAPER, PAPER_SHADE, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import Edge
from settebello.ui.table.motion.easing import popped

TAIL: Final = 34.0
BORDER: Final = 5.0
"""Distance by which the paper of the tail is inset from its outline."""
LINE: Final = 2.0
RIM: Final = 5.0
"""How far the outline of the tail reaches into the box, and its paper, which covers the shaded rim."""
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
    with canvas.clip(_outside(x, y, edge, LINE)):
        canvas.glyph(sign, x + across * out, y + down * out, TAIL, RED, alpha)
    if not canvas.palette.contrast:
        paper = PAPER_SHADE if edge is Edge.BOTTOM else PAPER
        back = out - BORDER
        with canvas.clip(_outside(x, y, edge, RIM)):
            canvas.glyph(sign, x + across * back, y + down * back, TAIL, paper, alpha)


def tip_of(box: Area, edge: Edge, at: float = 0.5) -> tuple[float, float]:
    """Return the tip of the tail at an edge of a bubble's box."""
    across, down = AWAY[edge]
    x = box.x + at * box.width if down else (box.x if across < 0 else box.right)
    y = box.y + at * box.height if across else (box.y if down < 0 else box.bottom)
    return x + across * TAIL / 2, y + down * TAIL / 2


def popping(canvas: Canvas, box: Area, edge: Edge, at: float, seconds: float) -> AbstractContextManager[None]:
    """Draw a bubble with its tail, so long after it has begun to pop up from its speaker."""
    return canvas.grown(box.inset(-TAIL), tip_of(box, edge, at), popped(seconds))


def _outside(x: float, y: float, edge: Edge, within: float) -> Area:
    """Return the area beyond an edge of the box around a point of it, and a little `within` the box."""
    across, down = AWAY[edge]
    beyond = TAIL - within
    return Area.centred(x + across * beyond, y + down * beyond, 2 * TAIL, 2 * TAIL)
