"""Boxes in the manner of the woodcut cards: flat fill, shaded rim, shifted ink and a short flat shadow.

They are rasterised from SVG at their pixel size.
"""

import io
import math
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels

CAST, CAST_COLOUR = 0.5, "#0a0406"
"""The strength of a card's shadow, 0 to 1, and its colour."""
ROOM = 0.8
"""Memory limit of all boxes in window sizes: the most that a single screen needs."""
STRIP = 64
"""Width in pixels of the repeated middle part of a wide box."""


INK = "#1c110a"
"""The ink around a raised box."""
INK_EDGE = 1.3
INK_SHIFT = (0.9, 1.8)
"""How far the ink reaches beyond a raised box, and its shift to the lower right; logical units."""
RIM_SHIFT = (2.0, 3.2)
"""The width of the shaded rim at the right and at the bottom; logical units."""
DROP = (0.25, 0.6)
"""How far the flat shadow falls, as parts of its reach."""
RULES = ((8.0, 1.6), (11.4, 0.8))
"""The two rules of a printed frame: how far inside the box each is, and its width; logical units."""
CORNER = 16.0
"""The side of the square with the rosette in each corner of a printed frame; logical units."""


@dataclass(frozen=True, slots=True)
class BoxStyle:
    """The style of a box; colours are `#rrggbb`, lengths in logical units, strengths 0 to 1.

    `rim` is the darker tone at the lower right, as light falls from the upper left. A box with a `shadow`
    is raised: ink shows around it. `frame` is the colour of a printed frame in its margin.
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


_Key: TypeAlias = tuple[BoxStyle, int, int, int]
_Piece: TypeAlias = tuple[pygame.Surface, tuple[int, int], tuple[int, int, int, int]]


def margin(style: BoxStyle) -> float:
    """Return how far ink and shadow reach beyond the box, logical units."""
    return max(style.shadow_reach * DROP[1], INK_EDGE + INK_SHIFT[1]) + 1 if style.shadow else 2.0


def svg(style: BoxStyle, width: float, height: float, scale: float) -> str:
    """Return the SVG of a box of this size (logical units) with margin, at `scale` pixels per unit.

    The picture is at least one pixel large: in a tiny window, areas can be empty or turned inside out.
    """
    edge = margin(style)
    width, height = max(width, 1 / scale), max(height, 1 / scale)
    whole_w, whole_h = width + 2 * edge, height + 2 * edge
    radius = min(style.radius, width / 2, height / 2)
    parts: list[str] = []

    def rect(inset: float, paint: str, *, shift: tuple[float, float] = (0.0, 0.0)) -> None:
        parts.append(
            f'<rect x="{edge + inset + shift[0]:.2f}" y="{edge + inset + shift[1]:.2f}" '
            f'width="{width - 2 * inset:.2f}" height="{height - 2 * inset:.2f}" '
            f'rx="{max(radius - inset, 0.5):.2f}" {paint}/>'
        )

    if style.shadow:
        fall = (DROP[0] * style.shadow_reach, DROP[1] * style.shadow_reach)
        rect(0.0, f'fill="#000000" fill-opacity="{style.shadow:.3f}"', shift=fall)
        rect(-INK_EDGE, f'fill="{INK}" fill-opacity="{style.opacity}"', shift=INK_SHIFT)
    if style.opacity:
        # In a translucent box, two tones on each other would be darker than either.
        rimmed = style.fill != style.rim and style.opacity == 1.0 and min(width, height) > 4 * max(RIM_SHIFT)
        rect(0.0, f'fill="{style.rim if rimmed else style.fill}" fill-opacity="{style.opacity}"')
        if rimmed:
            parts.append(
                f'<rect x="{edge:.2f}" y="{edge:.2f}" width="{width - RIM_SHIFT[0]:.2f}" '
                f'height="{height - RIM_SHIFT[1]:.2f}" rx="{radius:.2f}" fill="{style.fill}"/>'
            )
    if style.border_width:
        rect(
            style.border_width / 2,
            f'fill="none" stroke="{style.border}" stroke-width="{style.border_width}"',
        )
    if style.frame != "none":
        parts.append(printed_frame(style, edge, edge, width, height))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{max(1, round(whole_w * scale))}" '
        f'height="{max(1, round(whole_h * scale))}" viewBox="0 0 {whole_w:.2f} {whole_h:.2f}">'
        f"{''.join(parts)}</svg>"
    )


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

    A box does not change from left to right between its corners. Rasterising only the ends of a window-sized
    box takes a tenth of the time (0.1 s) and memory.
    """

    ends: pygame.Surface
    """Both ends side by side; for a narrow box the whole box."""
    width: int
    strip: pygame.Surface | None = None

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
        left = wide // 2
        right = wide - left - 1
        end = self.width - right
        return [
            (self.ends, (x, y), (0, 0, left, high)),
            *(
                (self.strip, (x + at, y), (0, 0, min(STRIP, end - at), high))
                for at in range(left, end, STRIP)
            ),
            (self.ends, (x + end, y), (left + 1, 0, right, high)),
        ]


def box_picture(style: BoxStyle, width: float, height: float, scale: float) -> BoxPicture:
    """Return a box of this size (logical units) with margin, at `scale` pixels per unit."""
    framed = RULES[0][0] + CORNER if style.frame != "none" else 0.0
    narrow = 2.0 * math.ceil(max(style.radius + max(RIM_SHIFT), framed + 1.0) + 1.0)
    if width < 2 * narrow:
        whole = rasterised(svg(style, width, height, scale))
        return BoxPicture(whole, whole.get_width())
    ends = rasterised(svg(style, narrow, height, scale))
    wide, high = ends.get_size()
    middle = ends.subsurface((wide // 2, 0, 1, high))
    strip = pygame.transform.scale(middle, (STRIP, high)).convert_alpha()
    return BoxPicture(ends, round((width + 2 * margin(style)) * scale), strip)


class Boxes:
    """Cache of rasterised boxes."""

    def __init__(self) -> None:
        """Create caches for the boxes of a few screens."""
        self._memory: PictureCache[_Key, BoxPicture] = PictureCache(240, LARGE, lambda one: one.pixels)
        self._around_cards: PictureCache[tuple[object, ...], pygame.Surface] = PictureCache(24)

    def get(self, style: BoxStyle, width: float, height: float, scale: float) -> BoxPicture:
        """Return a box with margin; size in logical units, `scale` in pixels per unit."""
        key = (style, round(width * scale), round(height * scale), round(scale * 1000))
        found = self._memory.get(key)
        if found is None:
            found = box_picture(style, width, height, scale)
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
