"""The colours in force: those of the theme, or stronger ones in their place."""

import colorsys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from settebello.ui.kit.paint.boxes import BoxStyle

BLACK: Final = "#000000"
WHITE: Final = "#ffffff"
YELLOW: Final = "#ffe14d"
BROWN: Final = "#8f6400"
RED: Final = "#8b0000"
RED_GROUND: Final = "#780000"
GREEN_GROUND: Final = "#00401c"
GREY: Final = "#757575"

HALF: Final = 0.30
"""The luminance that parts light from dark: on white everything darker is made black, on black white."""
BETWEEN: Final = (0.10, 0.36)
"""Lines of this luminance lie on dark and on light grounds, and so become colours seen on both."""
WEAK: Final = 0.35
"""Colours less saturated than this have no hue that tells anything."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Puts colours in the place of the theme's.

    With `contrast` letters have a contrast of at least seven to one with their ground, and lines of three;
    with `safe` marks have colours that are told apart with every kind of colour vision, and thicker lines.
    """

    contrast: bool = False
    safe: bool = False

    def letters(self, colour: str) -> str:
        """The colour of letters."""
        return _letters(colour) if self.contrast else colour

    def lines(self, colour: str) -> str:
        """The colour of lines and signs."""
        return _lines(colour) if self.contrast else colour

    def box(self, style: BoxStyle) -> BoxStyle:
        """The look of a box."""
        return _box(style) if self.contrast else style


def luminance(colour: str) -> float:
    """The relative luminance of a colour `#rrggbb`, from 0 to 1 (WCAG 2, definition of contrast)."""
    parts = [part / 255 for part in _parts(colour)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _hue(colour: str) -> float | None:
    """The hue in degrees; None for what is nearly grey."""
    red, green, blue = (part / 255 for part in _parts(colour))
    hue, saturation, _ = colorsys.rgb_to_hsv(red, green, blue)
    return hue * 360 if saturation >= WEAK else None


def _is_red(hue: float | None) -> bool:
    return hue is not None and (hue < 14 or hue > 345)


def _is_yellow(hue: float | None) -> bool:
    return hue is not None and 30 <= hue <= 60


def _plain(colour: Callable[[str], str]) -> Callable[[str], str]:
    """Leave alone what is no colour."""

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
    strong = replace(
        style,
        top=_ground(style.top),
        bottom=_ground(style.top),
        border=_lines(style.border),
        inner="none",
        gloss=0.0,
    )
    return replace(strong, opacity=1.0) if style.opacity >= 0.5 else strong
