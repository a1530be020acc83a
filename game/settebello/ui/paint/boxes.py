"""Boxes with round corners, gradient, border and shadow, drawn as SVG for the exact pixel size."""

import io
from dataclasses import dataclass

import pygame

from settebello.ui.paint.memory import LARGE, Memory, pixels

SHADOW_STEPS = 8
ROOM = 1.5
"""All boxes together in windowfuls."""


@dataclass(frozen=True, slots=True)
class BoxStyle:
    """The look of a box; colours as `#rrggbb`, lengths in logical units, strengths from 0 to 1."""

    top: str
    bottom: str
    border: str = "none"
    border_width: float = 0.0
    radius: float = 12.0
    opacity: float = 1.0
    gloss: float = 0.0
    shadow: float = 0.0
    shadow_reach: float = 13.0
    inner: str = "none"
    inner_gap: float = 5.0


def margin(style: BoxStyle) -> float:
    """Return how far the shadow reaches beyond the box, logical units."""
    return style.shadow_reach * 4 / 3 + 1 if style.shadow else 2.0


def svg(style: BoxStyle, width: float, height: float, scale: float) -> str:
    """Return the SVG text of a box of this size (logical units) at `scale` pixels a unit, with its margin."""
    edge = margin(style)
    whole_w, whole_h = width + 2 * edge, height + 2 * edge
    radius = min(style.radius, width / 2, height / 2)
    parts: list[str] = []

    def rect(inset: float, fill: str, extra: str = "", down: float = 0.0) -> None:
        corner = max(radius - inset, 0.5)
        parts.append(
            f'<rect x="{edge + inset:.2f}" y="{edge + inset + down:.2f}" width="{width - 2 * inset:.2f}" '
            f'height="{height - 2 * inset:.2f}" rx="{corner:.2f}" fill="{fill}" {extra}/>'
        )

    if style.shadow:
        for step in range(SHADOW_STEPS):
            spread = style.shadow_reach * (1 - step / SHADOW_STEPS)
            rect(
                -spread,
                "#000000",
                f'fill-opacity="{style.shadow / SHADOW_STEPS:.3f}"',
                down=style.shadow_reach / 3,
            )
    if style.opacity:
        rect(0, "url(#a)")
    if style.gloss:
        rect(1.5, "url(#b)")
    if style.border_width:
        rect(
            style.border_width / 2,
            "none",
            f'stroke="{style.border}" stroke-width="{style.border_width}"',
        )
    if style.inner != "none":
        rect(style.inner_gap, "none", f'stroke="{style.inner}" stroke-width="1" stroke-opacity="0.75"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole_w * scale:.0f}" '
        f'height="{whole_h * scale:.0f}" viewBox="0 0 {whole_w:.2f} {whole_h:.2f}">'
        f'<defs><linearGradient id="a" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0%" stop-color="{style.top}" stop-opacity="{style.opacity}"/>'
        f'<stop offset="100%" stop-color="{style.bottom}" stop-opacity="{style.opacity}"/>'
        f"</linearGradient>"
        f'<linearGradient id="b" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0%" stop-color="#ffffff" stop-opacity="{2 * style.gloss}"/>'
        f'<stop offset="60%" stop-color="#ffffff" stop-opacity="0"/></linearGradient>'
        f"</defs>{''.join(parts)}</svg>"
    )


def shadow_svg(width: float, height: float, radius: float, spread: float) -> str:
    """Return the SVG text of a soft shadow of a box, `spread` beyond it on every side; all in pixels."""
    steps = SHADOW_STEPS + 2
    parts = []
    for step in range(steps):
        reach = spread * (1 - 1.6 * step / steps)
        parts.append(
            f'<rect x="{spread - reach:.2f}" y="{spread - reach:.2f}" width="{width + 2 * reach:.2f}" '
            f'height="{height + 2 * reach:.2f}" rx="{radius + max(reach, 0):.2f}" fill="#000000" '
            f'fill-opacity="{1.6 / steps:.3f}"/>'
        )
    whole_w, whole_h = width + 2 * spread, height + 2 * spread
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole_w:.0f}" height="{whole_h:.0f}" '
        f'viewBox="0 0 {whole_w:.2f} {whole_h:.2f}">{"".join(parts)}</svg>'
    )


def rasterised(text: str) -> pygame.Surface:
    """Return the picture of an SVG text at the size it states."""
    return pygame.image.load(io.BytesIO(text.encode()), "box.svg").convert_alpha()


def stretched(style: BoxStyle, width: float, height: float, scale: float) -> pygame.Surface:
    """Return the picture of a box of this size (logical units), drawn narrow and stretched in its middle.

    Nothing of a box changes from left to right between its corners, and large SVGs take long to draw: a
    sheet of the window's size a tenth of a second, this way a tenth of that.
    """
    narrow = 2 * (max(style.radius, style.inner_gap) + 4.0)
    if width < 2 * narrow:
        return rasterised(svg(style, width, height, scale))
    part = rasterised(svg(style, narrow, height, scale))
    wide, high = part.get_size()
    end = wide // 2
    whole = pygame.Surface(
        (round((width + 2 * margin(style)) * scale), high), pygame.SRCALPHA
    ).convert_alpha()
    middle = pygame.transform.scale(part.subsurface((end, 0, 1, high)), (whole.get_width() - wide + 1, high))
    whole.blit(part, (0, 0), (0, 0, end, high))
    whole.blit(middle, (end, 0))
    whole.blit(part, (end + middle.get_width(), 0), (end + 1, 0, wide - end - 1, high))
    return whole


class Boxes:
    """Rasterised boxes, kept while they are in use."""

    def __init__(self) -> None:
        """Keep the boxes of a few screens."""
        self._memory: Memory[tuple[BoxStyle, int, int, int], pygame.Surface] = Memory(240, LARGE, pixels)
        self._shadows: Memory[tuple[float, ...], pygame.Surface] = Memory(12)

    def get(self, style: BoxStyle, width: float, height: float, scale: float) -> pygame.Surface:
        """Return the picture of a box with its margin; size in logical units, `scale` in pixels a unit."""
        key = (style, round(width * scale), round(height * scale), round(scale * 1000))
        found = self._memory.get(key)
        if found is None:
            found = stretched(style, width, height, scale)
            self._memory.put(key, found)
        return found

    def shadow(self, width: int, height: int, radius: float, spread: float) -> pygame.Surface:
        """Return the shadow of a box with round corners, all in pixels."""
        key = (width, height, radius, spread)
        found = self._shadows.get(key)
        if found is None:
            found = rasterised(shadow_svg(width, height, radius, spread))
            self._shadows.put(key, found)
        return found

    def clear(self, window: int) -> None:
        """Forget all pictures, because the size of the window has changed: `window` pixels it has now."""
        self._memory.clear(round(window * ROOM))
        self._shadows.clear()
