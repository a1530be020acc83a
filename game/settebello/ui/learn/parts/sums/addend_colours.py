"""The colours of addends; each has its own glyph, so that colour is never the only distinction.

See docs/learning.md, section 12.
"""

from dataclasses import dataclass, replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import CREAM, FIELD, INK, PANEL
from settebello.ui.kit.view.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Shade:
    """A colour and its glyph in assets/ui/glyphs."""

    colour: str
    sign: str


BLUE: Final = Shade("#0072b2", "pip_round")
ORANGE: Final = Shade("#e69f00", "pip_diamond")
GREEN: Final = Shade("#009e73", "pip_triangle")
VERMILION: Final = Shade("#d55e00", "pip_square")
SHADES: Final = (BLUE, ORANGE, GREEN, VERMILION)
"""The shades of the addends in order."""
SURPLUS: Final = Shade(INK, "pip_ring")
"""The shade of units beyond the target: an outline, not an alarm colour."""

FRUITS: Final = {
    "pip_round": "round",
    "pip_diamond": "diamond",
    "pip_triangle": "triangle",
    "pip_square": "square",
}
"""The picture of a unit in assets/ui/units, by its sign."""
SEEN: Final = 20.0
"""The least size at which a fruit is told from the others, and"""
LARGER: Final = 1.3
"""its side, as a part of the size of the sign in its place."""

BOARD: Final = replace(PANEL, shadow=0.35)
"""The paper behind pictures of sums."""
CELL: Final = replace(FIELD, radius=8)
MARK: Final = BoxStyle("#ffffff", "#ffffff", border=CREAM, border_width=4.0, radius=14, opacity=0.0)


def shade(place: int) -> Shade:
    """Return the shade of an addend by its index."""
    return SHADES[place % len(SHADES)]


def pip(canvas: Canvas, x: float, y: float, size: float, what: Shade, alpha: float = 1.0) -> None:
    """Draw a unit of a number, with a dark edge that is visible on any background."""
    if what is not SURPLUS:
        canvas.glyph(what.sign, x, y, size * 1.16, INK, alpha)
        if canvas.palette.contrast:
            # Pure yellow is lost on white paper; the sign alone tells the addends apart.
            return
    canvas.glyph(what.sign, x, y, size, what.colour, alpha)


def unit(canvas: Canvas, x: float, y: float, size: float, what: Shade, alpha: float = 1.0) -> None:
    """Draw a unit of a sum: a fruit of the same outline and colour where it is large, else its sign."""
    fruit = FRUITS.get(what.sign)
    if fruit is None or size < SEEN or canvas.palette.contrast:
        pip(canvas, x, y, size, what, alpha)
        return
    side = LARGER * size
    canvas.picture(f"ui/units/{fruit}.svg", Area.centred(x, y, side, side), alpha)


def stroke(
    canvas: Canvas, points: list[tuple[float, float]], thickness: float, colour: str, alpha: float = 1.0
) -> None:
    """Draw a line through closely spaced points."""
    dot = BoxStyle(colour, colour, radius=thickness / 2)
    for x, y in points:
        canvas.box(Area.centred(x, y, thickness, thickness), dot, alpha)


def straight(x1: float, y1: float, x2: float, y2: float, apart: float = 1.5) -> list[tuple[float, float]]:
    """Return points on a straight line, about `apart` units apart."""
    steps = max(1, round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 / apart))
    return [(x1 + (x2 - x1) * k / steps, y1 + (y2 - y1) * k / steps) for k in range(steps + 1)]
