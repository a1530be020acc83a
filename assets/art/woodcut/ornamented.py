"""The frame of the white print in the middle of a deck's cloth, with a round cut in each corner."""

from typing import Final

from shapely.geometry import box

from woodcut.geometry import Region, circle, unite
from woodcut.picture import WOBBLE, Picture

WIDE: Final = 400
HIGH: Final = 200
MIDDLE: Final = (WIDE / 2, HIGH / 2)
PRINT: Final = "#ffffff"
NOTCH: Final = 30.0
"""The radius of the cuts, in which the game prints the signs of the suits."""
LINES: Final = ((2.0, 2.2), (7.0, 1.0))
"""The rules of the frame: how far inside the picture each is, and how thick."""
INSIDE: Final = 11.0
"""How far inside the picture its field begins."""


class Ornament(Picture):
    """A picture of `WIDE` by `HIGH` units, without paper."""

    def svg(
        self, width: int = WIDE, height: int = HIGH, *, wobble: float = WOBBLE, tolerance: float | None = None
    ) -> str:
        """The picture as SVG text."""
        return super().svg(width, height, wobble=wobble, tolerance=tolerance)


def framed() -> Ornament:
    """Begin a print with its frame of two rules."""
    art = Ornament()
    for inset, thick in LINES:
        outline = _notched(inset)
        art.lay(outline.difference(outline.buffer(-thick)), PRINT, rigid=True)
    return art


def field() -> Region:
    """Return the region inside the frame."""
    return _notched(INSIDE)


def ring(radius: float, thick: float) -> Region:
    """Return a ring around the middle of the print."""
    return circle(*MIDDLE, radius, 160).difference(circle(*MIDDLE, radius - thick, 160))


def _notched(inset: float) -> Region:
    """Return the outline of the frame this far inside the picture."""
    cuts = unite(circle(x, y, NOTCH + inset - LINES[0][0], 80) for x in (0, WIDE) for y in (0, HIGH))
    return box(inset, inset, WIDE - inset, HIGH - inset).difference(cuts)
