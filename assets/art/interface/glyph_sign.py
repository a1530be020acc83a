"""A sign of one or two tones, and how it is put on its ink: the same for all of them.

Signs are drawn on 64 by 64 units and written on 256. However a shape was drawn, it is enlarged until it fills
its square or is as heavy to the eye as the others, so that signs in a row have one size.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, Self

from shapely.geometry import Polygon

from woodcut.geometry import Region, brush, move, scale, turn, union, unite
from woodcut.palette import INK
from woodcut.pattern import rim
from woodcut.picture import Picture

SIZE: Final = 256
UNIT: Final = SIZE / 64
CENTRE: Final = (32.0, 32.0)
WHITE: Final = "#ffffff"
SHADE: Final = "#cbbca4"
"""What the tint is multiplied by on the rim at the lower right."""
RED: Final = "#e2503a"
GOLD: Final = "#f8bd42"
BLUE: Final = "#5f97dc"
GREEN: Final = "#6fb257"
TONES: Final = {RED: "#a83324", GOLD: "#cd8a24", BLUE: "#3a69ab", GREEN: "#437f3a"}
"""The second tones, each with its shade; multiplied by cream, they are the colours of the cards."""
EDGE: Final = 2.9
HEAVY: Final = (1.1, 2.2)
"""How far the ink reaches beyond the fill, and how far it is pulled to the lower right, in units of 64."""
RIM: Final = (-2.3, -2.9)
MASS: Final = 2150.0
"""The largest hull of a sign in square units: a square sign is drawn smaller than a slender one."""


TAPER: Final = (1.0, 0.0)
"""A wedge of hatching: broad at the shadow's edge, pointed towards the light."""


class Sign(NamedTuple):
    """The white fill of a sign, and a region in a second tone that lies on the fill or in a hole of it."""

    fill: Region
    second: Region | None = None
    tone: str = RED

    def turned(self, angle: float) -> Self:
        """Return the sign turned about the middle of its square."""
        second = None if self.second is None else turn(self.second, angle, CENTRE)
        return self._replace(fill=turn(self.fill, angle, CENTRE), second=second)


def wedges(width: float, *paths: str) -> Region:
    """Wedges of hatching from the first point of each path to its last."""
    return unite(brush(path, width, TAPER) for path in paths)


def plain(fill: Region) -> Picture:
    """Return a sign that the window draws several times, with an edge of its own."""
    art = Picture()
    art.lay(scale(fill, UNIT), WHITE)
    return art


def inked(sign: Sign, edge: float = EDGE) -> Picture:
    """Return a sign on its ink, which reaches `edge` units beyond it and further at the lower right."""
    heavy = (HEAVY[0] * edge / EDGE, HEAVY[1] * edge / EDGE)
    whole = sign.fill if sign.second is None else union(sign.fill, sign.second)
    left, top, right, bottom = whole.bounds
    room = [63 - 2 * edge - part for part in heavy]
    mass = (MASS / whole.convex_hull.area) ** 0.5
    size = min(room[0] / (right - left), room[1] / (bottom - top), mass)
    middle = ((left + right) / 2, (top + bottom) / 2)
    shift = (CENTRE[0] - heavy[0] / 2 - middle[0], CENTRE[1] - heavy[1] / 2 - middle[1])

    def placed(region: Region) -> Region:
        return move(scale(region, size, origin=middle), *shift)

    fill, whole = placed(sign.fill), placed(whole)
    ink = union(*(Polygon(part.exterior) for part in _polygons(whole))).buffer(edge, quad_segs=6)
    layers = [(union(ink, move(ink, *heavy)), INK), (fill, WHITE)]
    shade = rim(fill, *RIM)
    if sign.second is None:
        layers.append((shade, SHADE))
    else:
        second = placed(sign.second)
        alone = second.difference(fill)
        dark = union(shade.intersection(second), rim(alone, *RIM)) if not alone.is_empty else shade
        layers += [(shade.difference(second), SHADE), (second, sign.tone)]
        layers.append((dark.intersection(second), TONES[sign.tone]))
    art = Picture()
    for region, colour in layers:
        art.lay(scale(region, UNIT), colour)
    return art


def _polygons(region: Region) -> Iterator[Polygon]:
    if region.geom_type == "Polygon":
        yield region
    for part in getattr(region, "geoms", ()):
        yield from _polygons(part)
