"""The plane that a canvas draws on: a surface seen through a view, and plain shapes on it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Final

import pygame

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.view.camera import View

BASE_WIDTH: Final = 1280
BASE_HEIGHT: Final = 720


def scale_of(width: int, height: int) -> float:
    """Return the pixels per logical unit in a window of this size in pixels."""
    return max(min(width / BASE_WIDTH, height / BASE_HEIGHT), 0.1)


class Plane:
    """A surface, seen through a view, with methods that draw plain shapes; all lengths are logical units.

    The plane is at least 1280 x 720 units, wider or higher if the surface has another shape. Through a
    `View`, it is enlarged and only partly visible.
    """

    def __init__(self, surface: pygame.Surface) -> None:
        """Draw on `surface`."""
        self.palette = Palette()
        self.use(surface)

    def use(self, surface: pygame.Surface) -> None:
        """Draw on another surface, or on the same one after a change of size."""
        self._window = self._target = surface
        self._veil: pygame.Surface | None = None
        self.look()

    def look(self, view: View | None = None) -> None:
        """Set the view of the canvas; None shows all of it at the largest size that fits."""
        wide, high = self._window.get_size()
        base = scale_of(wide, high)
        self.k = base * (view.zoom if view else 1.0)
        self._left, self._top = (view.x, view.y) if view else (0.0, 0.0)
        self.width = view.width if view else wide / base
        self.height = view.height if view else high / base

    @property
    def seen(self) -> Area:
        """The visible part of the canvas."""
        wide, high = self._window.get_size()
        return Area(self._left, self._top, wide / self.k, high / self.k)

    def veil(self, colour: str = "#0c0603", alpha: float = 0.55) -> None:
        """Dim everything drawn so far; alpha from 0 (unchanged) to 1 (covered)."""
        if self._veil is None:
            self._veil = pygame.Surface(self._window.get_size()).convert()
        self._veil.fill(colour)
        self._veil.set_alpha(round(alpha * 255))
        self._target.blit(self._veil, (0, 0))

    def shake(self, x: float, y: float) -> None:
        """Shift everything drawn so far to the right and down; the window's edge keeps what was there."""
        self._target.scroll(round(x * self.k), round(y * self.k))

    @contextmanager
    def shifted(self, x: float, y: float) -> Iterator[None]:
        """Draw what follows further to the right and down."""
        before = self._left, self._top
        self._left, self._top = self._left - x, self._top - y
        try:
            yield
        finally:
            self._left, self._top = before

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Restrict drawing to an area."""
        before = self._target.get_clip()
        self._target.set_clip(self._pixels(area).clip(before))
        try:
            yield
        finally:
            self._target.set_clip(before)

    def fill(self, colour: str, area: Area | None = None) -> None:
        """Fill an area, or the whole canvas, with a colour."""
        self._target.fill(colour, None if area is None else self._pixels(area))

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, thickness: float = 1.0) -> None:
        """Draw a horizontal or vertical line with sharp edges."""
        thick = max(1, round(thickness * self.k))
        left, top = round(self._across(min(x1, x2))), round(self._down(min(y1, y2)))
        wide, high = round(abs(x2 - x1) * self.k), round(abs(y2 - y1) * self.k)
        self._target.fill(self.palette.lines(colour), (left, top, max(wide, thick), max(high, thick)))

    def stroke(self, points: Sequence[tuple[float, float]], colour: str, thickness: float) -> None:
        """Draw a line through several points, round at its corners and ends."""
        ink = self.palette.lines(colour)
        width = max(1, round(thickness * self.k))
        places = [(self._across(x), self._down(y)) for x, y in points]
        for start, end in pairwise(places):
            pygame.draw.aaline(self._target, ink, start, end, width)
        for place in places:
            pygame.draw.aacircle(self._target, ink, place, width / 2)

    # Conversion to pixels

    def _pixels(self, area: Area) -> pygame.Rect:
        left, top = round(self._across(area.x)), round(self._down(area.y))
        right, bottom = round(self._across(area.right)), round(self._down(area.bottom))
        return pygame.Rect(left, top, right - left, bottom - top)

    def _across(self, x: float) -> float:
        return (x - self._left) * self.k

    def _down(self, y: float) -> float:
        return (y - self._top) * self.k

    def _centred(self, picture: pygame.Surface, x: float, y: float, alpha: float) -> None:
        wide, high = picture.get_size()
        self._blit(picture, self._across(x) - wide / 2, self._down(y) - high / 2, alpha)

    def _blit(self, picture: pygame.Surface, x: float, y: float, alpha: float) -> None:
        if alpha >= 1.0:
            self._target.blit(picture, (round(x), round(y)))
        elif alpha > 0.0:
            picture.set_alpha(round(alpha * 255))
            self._target.blit(picture, (round(x), round(y)))
            picture.set_alpha(255)
