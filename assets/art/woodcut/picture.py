"""A picture: flat regions of colour one above the other, written as SVG paths.

Only `<svg>` and `<path>` with `fill`, `fill-rule` and `d` are written: the part of SVG that every version of
nanosvg draws right. Line weights stay in card units inside a local frame, so that a small sign has as strong
an outline as a large one, and shading is computed after the frame, so that the light stays at the upper left.
"""

import math
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, Self

from shapely import affinity

from woodcut.geometry import Node, Region, brush, circle, clean, move, nodes, turn, union
from woodcut.palette import INK
from woodcut.pattern import Hatch, rim, shadow_comb

Frame = tuple[float, float, float, float, float, float]
IDENTITY: Frame = (1, 0, 0, 1, 0, 0)
WOBBLE = 0.45
TOLERANCE = 0.32
FINE = 0.24
NEEDLESS_ZERO = re.compile(r"(?<![\d.])0\.")
LARGE = 70
"""In a picture with a greater tolerance, outlines wider and higher than this are cut to `FINE`."""


class Layer(NamedTuple):
    """One flat fill; a rigid layer is spared the hand-cut wobble, as straight edges must stay straight."""

    region: Region
    fill: str
    rigid: bool = False


class Picture:
    """Layers from back to front, and the local frame in which the next one is drawn."""

    def __init__(self) -> None:
        """Start empty, in card units."""
        self.layers: list[Layer] = []
        self.weight = 1.0
        self.tolerance = TOLERANCE
        self.dense = False  # Whether the text goes without the zeros and spaces that SVG can do without.
        self._frames: list[Frame] = [IDENTITY]

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, size: float = 1.0, *, flip: bool = False, turned: float = 0
    ) -> Iterator[Self]:
        """Draw inside a frame with this origin, size, mirroring and turn (degrees)."""
        cosine, sine = math.cos(math.radians(turned)), math.sin(math.radians(turned))
        sx = -size if flip else size
        m = (cosine * sx, -sine * size, sine * sx, cosine * size)
        a, b, c, d, e, f = self._frames[-1]
        self._frames.append(
            (
                a * m[0] + b * m[2],
                a * m[1] + b * m[3],
                c * m[0] + d * m[2],
                c * m[1] + d * m[3],
                a * x + b * y + e,
                c * x + d * y + f,
            )
        )
        try:
            yield self
        finally:
            self._frames.pop()

    def here(self, region: Region) -> Region:
        """A region of the local frame, in card units."""
        frame = self._frames[-1]
        return region if frame == IDENTITY else affinity.affine_transform(region, list(frame))

    def _point_here(self, node: Node) -> Node:
        a, b, c, d, e, f = self._frames[-1]
        return Node(a * node.x + b * node.y + e, c * node.x + d * node.y + f, corner=node.corner)

    def lay(self, region: Region, fill: str, *, rigid: bool = False) -> None:
        """Put a region given in card units on top."""
        if not region.is_empty:
            self.layers.append(Layer(region, fill, rigid))

    def add(self, region: Region, fill: str) -> None:
        """Put a region of the local frame on top, without ink."""
        self.lay(self.here(region), fill)

    def shape(
        self,
        region: Region,
        fill: str,
        ink: float = 3.0,
        *,
        shade: str | None = None,
        shift: tuple[float, float] = (-5, -4),
        hatch: Hatch | None = None,
        heavy: tuple[float, float] = (0.9, 1.3),
        ink_colour: str = INK,
    ) -> None:
        """Put a region on top with an outline heavier at the lower right, a shaded rim and hatching.

        `ink` is the width of the outline, `heavy` how far it is pulled to the lower right, `shift` how far
        the rim of shade reaches inwards.
        """
        outer = clean(self.here(region))
        inner = outer
        if ink:
            line = outer.buffer(ink * self.weight * 0.5, quad_segs=5)
            if any(heavy):
                line = union(line, move(line, heavy[0] * self.weight, heavy[1] * self.weight))
            self.lay(line, ink_colour)
            inner = outer.buffer(-ink * 0.35 * self.weight)
        self.lay(inner, fill)
        if shade:
            self.lay(rim(inner, *shift), shade)
        if hatch is not None:
            self.lay(shadow_comb(inner, hatch).intersection(inner), hatch.colour or ink_colour)

    def shade_rim(self, region: Region, dx: float, dy: float, fill: str, clip: Region | None = None) -> None:
        """Darken the lower right rim of a region, or the part of that rim inside `clip`."""
        edge = rim(clean(self.here(region)), dx, dy)
        self.lay(edge if clip is None else edge.intersection(self.here(clip)), fill)

    def line(
        self,
        path: str,
        width: float = 2.2,
        taper: tuple[float, ...] = (0, 1, 0),
        colour: str = INK,
        *,
        within: Region | None = None,
    ) -> None:
        """Draw a tapering stroke; `within` cuts it to a region given in card units."""
        stroke = brush([self._point_here(node) for node in nodes(path)], width * self.weight, taper)
        self.lay(stroke if within is None else stroke.intersection(within), colour)

    def dot(self, x: float, y: float, radius: float, fill: str = INK, points: int = 40) -> None:
        """Put a small disc without ink on top."""
        self.add(circle(x, y, radius, points), fill)

    def clip(self, region: Region) -> None:
        """Cut away everything drawn so far outside a region."""
        cut = (
            Layer(clean(layer.region).intersection(region), layer.fill, layer.rigid) for layer in self.layers
        )
        self.layers = [layer for layer in cut if not layer.region.is_empty]

    def paste(self, other: "Picture", angle: float = 0, origin: tuple[float, float] = (0, 0)) -> None:
        """Put all layers of another picture on top, turned about `origin`."""
        for layer in other.layers:
            region = turn(layer.region, angle, origin) if angle else layer.region
            self.layers.append(Layer(region, layer.fill, layer.rigid))

    def bounds(self, skip: int = 0) -> tuple[float, float, float, float]:
        """The box around all layers above the first `skip`."""
        boxes = [layer.region.bounds for layer in self.layers[skip:]]
        left, top, right, bottom = zip(*boxes, strict=True)
        return min(left), min(top), max(right), max(bottom)

    def svg(
        self, width: int = 360, height: int = 600, *, wobble: float = WOBBLE, tolerance: float | None = None
    ) -> str:
        """The picture as SVG text; `tolerance` is how far a point may be left out, in units."""
        tolerance = self.tolerance if tolerance is None else tolerance
        size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>']
        for region, fill, rigid in self.layers:
            # The paper and the frame line are the same on all cards.
            loss = min(tolerance, TOLERANCE) if rigid else tolerance
            outline = "".join(_rings(region, 0 if rigid else wobble, loss))
            if self.dense and not rigid:
                outline = _dense(outline)
            if outline:
                lines.append(f'<path fill="{fill}" fill-rule="evenodd" d="{outline}"/>')
        lines.append("</svg>\n")
        return "\n".join(lines)


def densely(draw: Callable[[], Picture]) -> Picture:
    """A picture whose file is written as short as it can be."""
    art = draw()
    art.dense = True
    return art


def _dense(outline: str) -> str:
    """The same outline without the zeros and spaces that a reader of SVG can do without."""
    return NEEDLESS_ZERO.sub(".", outline).replace(" -", "-")


def _large(region: Region) -> bool:
    """Whether a region is so large that its corners would be seen."""
    left, top, right, bottom = region.bounds
    return bool(min(right - left, bottom - top) > LARGE)


def _polygons(region: Region) -> Iterator[Region]:
    if region.is_empty:
        return
    if region.geom_type == "Polygon":
        yield region
        return
    for part in getattr(region, "geoms", ()):
        yield from _polygons(part)


def _warped(x: float, y: float, wobble: float) -> tuple[float, float]:
    """One displacement field for the whole card, so that neighbouring shapes move together."""
    return (
        x + wobble * (math.sin(y * 0.11 + 1.3) * 0.6 + math.sin(x * 0.07 + y * 0.053) * 0.6),
        y + wobble * (math.sin(x * 0.12 + 0.4) * 0.6 + math.sin(y * 0.061 - x * 0.083) * 0.6),
    )


def _rings(region: Region, wobble: float, tolerance: float) -> Iterator[str]:
    for polygon in _polygons(region):
        if polygon.area < 0.15:
            continue
        plain = polygon.simplify(FINE if tolerance > TOLERANCE and _large(polygon) else tolerance)
        for ring in (plain.exterior, *plain.interiors):
            corners = list(ring.coords)[:-1]
            if len(corners) >= 3:
                yield _outline([_warped(x, y, wobble) for x, y in corners])


def _outline(corners: Iterable[tuple[float, float]]) -> str:
    """Relative lines with one decimal; the rounding error is carried on, so that it never adds up."""
    first, *others = corners
    x, y = round(first[0], 1), round(first[1], 1)
    words = []
    start = f"M{x:g} {y:g}l"
    for corner in others:
        dx, dy = round(corner[0] - x, 1), round(corner[1] - y, 1)
        if dx == 0 and dy == 0:
            continue
        words.append(f"{dx:g} {dy:g}")
        x, y = round(x + dx, 1), round(y + dy, 1)
    return start + " ".join(words) + "z"
