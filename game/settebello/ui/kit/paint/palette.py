"""Colour substitution for the high-contrast palette and for colour-blind players."""

import colorsys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.luminance import luminance, parts

BLACK: Final = "#000000"
WHITE: Final = "#ffffff"
YELLOW: Final = "#ffe14d"
BROWN: Final = "#8f6400"
RED: Final = "#8b0000"
RED_GROUND: Final = "#780000"
GREEN_GROUND: Final = "#00401c"
GREY: Final = "#757575"

HALF: Final = 0.30
"""Luminance threshold: darker colours become black on light grounds, lighter ones white on dark grounds."""
BETWEEN: Final = (0.10, 0.36)
"""Lines in this luminance range occur on light and dark grounds; they become colours visible on both."""
EDGE: Final = 1.5
"""The width of the border that dark raised boxes have where they have no ink; logical units."""
WEAK: Final = 0.35
"""Colours of lower saturation count as grey."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Replaces the colours of the theme.

    `contrast`: text has a contrast of at least 7:1 with its ground, and lines 3:1. `safe`: marks use colours
    distinguishable with every kind of colour vision, and thicker lines.
    """

    contrast: bool = False
    safe: bool = False

    def letters(self, colour: str) -> str:
        """Return the colour for text."""
        return _letters(colour) if self.contrast else colour

    def lines(self, colour: str) -> str:
        """Return the colour for lines and glyphs."""
        return _lines(colour) if self.contrast else colour

    def box(self, style: BoxStyle) -> BoxStyle:
        """Return the style for a box."""
        return _box(style) if self.contrast else style


def _hue(colour: str) -> float | None:
    """Return the hue in degrees; None for nearly grey colours."""
    red, green, blue = (part / 255 for part in parts(colour))
    hue, saturation, _ = colorsys.rgb_to_hsv(red, green, blue)
    return hue * 360 if saturation >= WEAK else None


def _is_red(hue: float | None) -> bool:
    return hue is not None and (hue < 14 or hue > 345)


def _is_yellow(hue: float | None) -> bool:
    return hue is not None and 30 <= hue <= 60


def _plain(colour: Callable[[str], str]) -> Callable[[str], str]:
    """Decorate a colour function: cache it, and return values that are not colours unchanged."""

    @lru_cache(maxsize=256)
    def replaced(given: str) -> str:
        return colour(given) if given.startswith("#") else given

    return replaced


@_plain
def _letters(colour: str) -> str:
    hue = _hue(colour)
    if luminance(colour) < HALF:
        return RED if _is_red(hue) else BLACK
    return YELLOW if _is_yellow(hue) else WHITE


@_plain
def _lines(colour: str) -> str:
    low, high = BETWEEN
    if low <= luminance(colour) <= high:
        return BROWN if _is_yellow(_hue(colour)) else GREY
    return _letters(colour)


@_plain
def _ground(colour: str) -> str:
    hue, light = _hue(colour), luminance(colour)
    if light >= HALF:
        return YELLOW if _is_yellow(hue) and light < 0.75 else WHITE
    if _is_red(hue):
        return RED_GROUND
    if hue is not None and 80 <= hue <= 170:
        return GREEN_GROUND
    return BLACK


@lru_cache(maxsize=256)
def _box(style: BoxStyle) -> BoxStyle:
    fill, border, width = _ground(style.fill), _lines(style.border), style.border_width
    if border == "none" and style.shadow and luminance(fill) < HALF:
        # Without its ink, a dark raised box would be lost on a dark ground.
        border, width = GREY, max(width, EDGE)
    strong = replace(
        style,
        fill=fill,
        rim=fill,
        border=border,
        border_width=width,
        frame="none",
        printed=False,
    )
    return replace(strong, opacity=1.0) if style.opacity >= 0.5 else strong
