"""Boxes printed in the manner of the woodcut cards: cut edges, uneven ink, hatching and a short flat shadow.

They are rasterised from SVG at their pixel size, and the grain of paper or block is laid on them.
"""

import io
import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

import pygame

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.cut_edges import Run, cut_path, hatching
from settebello.ui.kit.paint.grain import Grain
from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels

CAST, CAST_COLOUR = 0.5, "#331505"
"""The strength of a card's shadow, 0 to 1, and its colour."""
ROOM = 0.8
"""Memory limit of all boxes in window sizes: the most that a single screen needs."""
PERIOD = 118.0
"""The least width of the repeated middle part of a wide box; logical units."""

INK = "#1c110a"
"""The ink around a raised box."""
INK_EDGE = 1.9
INK_SHIFT = (0.8, 1.4)
"""How far the ink reaches beyond a raised box, and its shift to the lower right; logical units."""
INSIDE = 0.7
"""How far the colour of a raised box lies inside its edge: so its ink is now thick, now thin."""
RIM_SHIFT = (1.1, 1.5)
"""The width of the shaded rim at the right and at the bottom; logical units."""
HATCH = (0.2, 11.0)
"""The length of the hatching as a part of the height of a box, and at most; logical units."""
HATCHED_FROM = 26.0
"""A lower or narrower box has no hatching."""
CUT_FROM = 7.0
"""A lower or narrower box has no cut edges: it would look dented."""
SLIP = (1.5, 2.1)
"""How far the colour of a pressed box is shifted on its ink."""
BARE = "#f7edd4"
"""The paper that is seen beside a shifted colour."""
DROP = (0.25, 0.6)
"""How far the flat shadow falls, as parts of its reach."""
RULES = ((8.0, 1.6), (11.4, 0.8))
"""The two rules of a printed frame: how far inside the box each is, and its width; logical units."""
CORNER = 16.0
"""The side of the square with the rosette in each corner of a printed frame; logical units."""
BESIDE_CORNER = 4.0
"""How far beyond that square the end of a box goes: none of its line may be in the strip that is repeated."""


@dataclass(frozen=True, slots=True)
class BoxStyle:
    """The style of a box; colours are `#rrggbb`, lengths in logical units, strengths 0 to 1.

    `rim` is the darker tone of the hatching at the lower right, as light falls from the upper left. A box
    with a `shadow` is raised: ink shows around it. One with neither shadow nor border is a mere fill, with
    straight edges. `frame` is the colour of a printed frame in its margin.
    `slipped`: the colour lies beside its ink, as in a careless print. A box that is not `printed` has
    straight edges and no grain.
    """

    fill: str
    rim: str
    border: str = "none"
    border_width: float = 0.0
    radius: float = 12.0
    opacity: float = 1.0
    shadow: float = 0.0
    shadow_reach: float = 10.0
    frame: str = "none"
    slipped: bool = False
    printed: bool = True


_Key: TypeAlias = tuple[BoxStyle, int, int, int]
_Piece: TypeAlias = tuple[pygame.Surface, tuple[int, int], tuple[int, int, int, int]]


def margin(style: BoxStyle) -> float:
    """Return how far ink and shadow reach beyond the box, logical units."""
    return max(style.shadow_reach * DROP[1], INK_EDGE + INK_SHIFT[1]) + 1 if style.shadow else 2.0


def svg(style: BoxStyle, width: float, height: float, scale: float, run: Run | None = None) -> str:
    """Return the SVG of a box of this size (logical units) with margin, at `scale` pixels per unit.

    A wide box repeats its edges as `run` says. The picture is at least one pixel large: in a tiny window,
    areas can be empty or turned inside out.
    """
    edge = margin(style)
    width, height = max(width, 1 / scale), max(height, 1 / scale)
    whole_w, whole_h = width + 2 * edge, height + 2 * edge
    box = Area(edge, edge, width, height)
    edged = style.printed and style.opacity in {0.0, 1.0} and (style.shadow or style.border_width)
    cut = edged and min(width, height) >= CUT_FROM
    parts = [*(_cut(style, box, run) if cut else _straight(style, box))]
    if style.frame != "none":
        parts.append(printed_frame(style, edge, edge, width, height))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{max(1, round(whole_w * scale))}" '
        f'height="{max(1, round(whole_h * scale))}" viewBox="0 0 {whole_w:.2f} {whole_h:.2f}">'
        f"{''.join(parts)}</svg>"
    )


def _straight(style: BoxStyle, box: Area) -> Iterator[str]:
    """Yield the parts of a box with straight edges: of one that is translucent, tiny or in high contrast."""
    radius = min(style.radius, box.width / 2, box.height / 2)

    def rect(inset: float, paint: str, *, shift: tuple[float, float] = (0.0, 0.0)) -> str:
        return (
            f'<rect x="{box.x + inset + shift[0]:.2f}" y="{box.y + inset + shift[1]:.2f}" '
            f'width="{box.width - 2 * inset:.2f}" height="{box.height - 2 * inset:.2f}" '
            f'rx="{max(radius - inset, 0.5):.2f}" {paint}/>'
        )

    if style.shadow:
        yield rect(0.0, f'fill="#000000" fill-opacity="{style.shadow:.3f}"', shift=_fall(style))
        yield rect(-INK_EDGE, f'fill="{INK}" fill-opacity="{style.opacity}"', shift=INK_SHIFT)
    if style.opacity:
        yield rect(0.0, f'fill="{style.fill}" fill-opacity="{style.opacity}"')
    if style.border_width:
        yield rect(
            style.border_width / 2,
            f'fill="none" stroke="{style.border}" stroke-width="{style.border_width}"',
        )


def _fall(style: BoxStyle) -> tuple[float, float]:
    return DROP[0] * style.shadow_reach, DROP[1] * style.shadow_reach


def _cut(style: BoxStyle, box: Area, run: Run | None) -> Iterator[str]:
    """Yield the parts of a box as it is cut and printed: shadow, ink, colour, hatching and border."""

    def path(inset: float, seed: int, shift: tuple[float, float] = (0.0, 0.0)) -> str:
        inner = box.inset(inset).moved(*shift)
        inside = None if run is None else Run(run.end - inset, run.period, run.times)
        return cut_path(inner, max(style.radius - inset, 0.5), seed, inside)

    if style.shadow:
        yield f'<path fill="#000000" fill-opacity="{style.shadow:.3f}" d="{path(0.0, 3, _fall(style))}"/>'
        yield f'<path fill="{INK}" d="{path(-INK_EDGE, 5, (0.0, 0.0) if style.slipped else INK_SHIFT)}"/>'
    if style.opacity:
        inset = INSIDE if style.shadow else 0.0
        if style.slipped:
            yield f'<path fill="{BARE}" d="{path(inset, 17)}"/>'
        shift = SLIP if style.slipped else (0.0, 0.0)
        rimmed = style.fill != style.rim and min(box.width, box.height) > 4 * max(RIM_SHIFT)
        yield f'<path fill="{style.rim if rimmed else style.fill}" d="{path(inset, 23, shift)}"/>'
        if rimmed and not style.slipped:
            yield f'<path fill="{style.fill}" d="{_lit(style, box, inset, run)}"/>'
            if style.shadow and style.frame == "none" and min(box.width, box.height) >= HATCHED_FROM:
                reach = min(HATCH[0] * box.height, HATCH[1])
                inner = box.inset(max(inset, style.border_width))
                yield f'<path fill="{style.rim}" d="{hatching(inner, style.radius, reach, run)}"/>'
        elif rimmed:
            yield f'<path fill="{style.fill}" d="{path(inset, 23, shift)}"/>'
    if style.border_width:
        ring = f"{path(0.0, 23)}{path(style.border_width, 31)}"
        yield f'<path fill="{style.border}" fill-rule="evenodd" d="{ring}"/>'


def _lit(style: BoxStyle, box: Area, inset: float, run: Run | None) -> str:
    """Return the path of the fill of a box, which leaves the shaded rim at its right and its bottom."""
    inner = box.inset(inset)
    lit = Area(inner.x, inner.y, inner.width - RIM_SHIFT[0], inner.height - RIM_SHIFT[1])
    inside = None if run is None else Run(run.end - inset, run.period, run.times)
    return cut_path(lit, max(style.radius - inset, 0.5), 23, inside)


def printed_frame(style: BoxStyle, x: float, y: float, width: float, height: float) -> str:
    """Return the SVG of the frame printed on a box: two rules, and a rosette in each corner.

    The squares of the rosettes interrupt the rules, as on the table's cloth. All lengths in logical units.
    """
    first = RULES[0][0]
    lines = [
        f'<rect x="{x + inset:.2f}" y="{y + inset:.2f}" width="{width - 2 * inset:.2f}" '
        f'height="{height - 2 * inset:.2f}" fill="none" stroke="{style.frame}" stroke-width="{thick}"/>'
        for inset, thick in RULES
    ]
    near, far_x, far_y = first, width - first - CORNER, height - first - CORNER
    corners = [_corner(style, x + left, y + top) for left in (near, far_x) for top in (near, far_y)]
    return "".join((*lines, *corners))


def _corner(style: BoxStyle, x: float, y: float) -> str:
    """Return the SVG of a square with the rosette of the suit of coins."""
    half = CORNER / 2
    across, down = x + half, y + half
    petals = "".join(
        f'<ellipse cx="{across:.2f}" cy="{down - 3.2:.2f}" rx="1.05" ry="1.9" fill="{style.fill}" '
        f'transform="rotate({45 * number} {across:.2f} {down:.2f})"/>'
        for number in range(8)
    )
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{CORNER}" height="{CORNER}" fill="{style.fill}" '
        f'stroke="{style.frame}" stroke-width="{RULES[0][1]}"/>'
        f'<circle cx="{across:.2f}" cy="{down:.2f}" r="6.0" fill="{style.frame}"/>{petals}'
    )


def shadow_svg(width: float, height: float, radius: float) -> str:
    """Return the SVG of a card's shadow: one flat tone with a hard edge."""
    width, height = max(width, 1), max(height, 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{max(1, round(width))}" '
        f'height="{max(1, round(height))}" viewBox="0 0 {width:.2f} {height:.2f}">'
        f'<rect x="0" y="0" width="{width:.2f}" height="{height:.2f}" rx="{radius:.2f}" '
        f'fill="{CAST_COLOUR}" fill-opacity="{CAST}"/></svg>'
    )


def rasterised(text: str) -> pygame.Surface:
    """Return the picture of an SVG at its stated size."""
    return pygame.image.load(io.BytesIO(text.encode()), "box.svg").convert_alpha()


@dataclass(frozen=True, slots=True)
class BoxPicture:
    """A rasterised box: its two ends, and the strip repeated between them.

    The edges of a wide box repeat from left to right between its ends. Rasterising only the ends and one
    period of a window-sized box takes a fifth of the time and memory.
    """

    ends: pygame.Surface
    """Both ends side by side; for a narrow box the whole box."""
    width: int
    strip: pygame.Surface | None = None
    starts: tuple[int, ...] = ()
    """Where each strip begins, and where the right end begins; pixels."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, including margins."""
        return self.width, self.ends.get_height()

    @property
    def pixels(self) -> int:
        """The number of pixels in memory."""
        return pixels(self.ends) + (pixels(self.strip) if self.strip is not None else 0)

    def draw(self, target: pygame.Surface, x: int, y: int, alpha: float = 1.0) -> None:
        """Draw the box with its upper left corner at (x, y); alpha from 0 (invisible) to 1."""
        if alpha <= 0.0:
            return
        pictures = [one for one in (self.ends, self.strip) if one is not None]
        for one in pictures if alpha < 1.0 else ():
            one.set_alpha(round(alpha * 255))
        target.blits(self._pieces(x, y), doreturn=False)
        for one in pictures if alpha < 1.0 else ():
            one.set_alpha(255)

    def _pieces(self, x: int, y: int) -> list[_Piece]:
        wide, high = self.ends.get_size()
        if self.strip is None:
            return [(self.ends, (x, y), (0, 0, wide, high))]
        left, end = self.starts[0], self.starts[-1]
        return [
            (self.ends, (x, y), (0, 0, left, high)),
            *(
                (self.strip, (x + start, y), (0, 0, following - start, high))
                for start, following in pairwise(self.starts)
            ),
            (self.ends, (x + end, y), (left, 0, self.width - end, high)),
        ]


def box_picture(
    style: BoxStyle, width: float, height: float, scale: float, grain: Grain | None = None
) -> BoxPicture:
    """Return a box of this size (logical units) with margin, at `scale` pixels per unit."""
    run = run_of(style, width)
    if run is None:
        whole = rasterised(svg(style, width, height, scale))
        _print(grain, whole, style)
        return BoxPicture(whole, whole.get_width())
    edge = margin(style)
    once = rasterised(svg(style, 2 * run.end + run.period, height, scale, Run(run.end, run.period, 1)))
    _print(grain, once, style)
    wide, high = once.get_size()
    starts = tuple(round((edge + run.end + number * run.period) * scale) for number in range(run.times + 1))
    left, step = starts[0], max(second - first for first, second in pairwise(starts))
    strip = once.subsurface((left, 0, min(step, wide - left), high)).copy()
    width_in_pixels = round((width + 2 * edge) * scale)
    right = width_in_pixels - starts[-1]
    ends = pygame.Surface((left + right, high), pygame.SRCALPHA).convert_alpha()
    ends.blit(once, (0, 0), (0, 0, left, high))
    ends.blit(once, (left, 0), (wide - right, 0, right, high))
    return BoxPicture(ends, width_in_pixels, strip, starts)


def run_of(style: BoxStyle, width: float) -> Run | None:
    """Return how a box of this width repeats; None if it is too narrow for that."""
    framed = RULES[0][0] + CORNER if style.frame != "none" else 0.0
    end = math.ceil(max(style.radius + max(RIM_SHIFT), framed + BESIDE_CORNER) + 1.0)
    times = int((width - 2 * end) // PERIOD)
    return Run(end, (width - 2 * end) / times, times) if times >= 2 else None


def _print(grain: Grain | None, picture: pygame.Surface, style: BoxStyle) -> None:
    if grain is not None and style.printed and style.opacity == 1.0:
        grain.lay(picture, style.fill)


class Boxes:
    """Cache of rasterised boxes."""

    def __init__(self, grain: Grain | None = None) -> None:
        """Create caches for the boxes of a few screens, which have this grain."""
        self._grain = grain
        self._memory: PictureCache[_Key, BoxPicture] = PictureCache(240, LARGE, lambda one: one.pixels)
        self._around_cards: PictureCache[tuple[object, ...], pygame.Surface] = PictureCache(24)

    def get(self, style: BoxStyle, width: float, height: float, scale: float) -> BoxPicture:
        """Return a box with margin; size in logical units, `scale` in pixels per unit."""
        key = (style, round(width * scale), round(height * scale), round(scale * 1000))
        found = self._memory.get(key)
        if found is None:
            found = box_picture(style, width, height, scale, self._grain)
            self._memory.put(key, found)
        return found

    def frame(self, style: BoxStyle, width: float, height: float, scale: float) -> pygame.Surface:
        """Return a box as a surface that can be rotated, such as the frame of a card."""
        key = (style, round(width * scale), round(height * scale), round(scale * 1000))
        found = self._around_cards.get(key)
        if found is None:
            found = rasterised(svg(style, width, height, scale))
            self._around_cards.put(key, found)
        return found

    def shadow(self, width: int, height: int, radius: float) -> pygame.Surface:
        """Return the shadow of a card with round corners; all in pixels."""
        key = (width, height, radius)
        found = self._around_cards.get(key)
        if found is None:
            found = rasterised(shadow_svg(width, height, radius))
            self._around_cards.put(key, found)
        return found

    def finish(self) -> None:
        """End the frame, so that boxes it did not use may be evicted."""
        self._memory.finish()
        self._around_cards.finish()

    def clear(self, window: int) -> None:
        """Drop all boxes after a change of the window size; `window` is its new number of pixels."""
        self._memory.clear(round(window * ROOM))
        self._around_cards.clear()
