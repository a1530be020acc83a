"""Lines and paragraphs of text on a plane."""

from collections.abc import Callable
from enum import StrEnum

import pygame

from settebello.i18n import Names, Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.kit.paint.sprites import Sprites, Turn
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.plane import Plane

Words = Text | Names | str
"""Types of text for the canvas; translated when drawn."""
LEGIBLE = 14
"""The height in pixels that letters of a line have at least in a small window, where there is room."""


class Align(StrEnum):
    """Horizontal alignment of a line relative to x."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Lettering(Plane):
    """A plane with methods that draw and measure text; `say` translates a text."""

    def __init__(self, surface: pygame.Surface, fonts: Fonts, say: Callable[[Words], str]) -> None:
        """Draw on `surface` with the letters of `fonts`."""
        self.fonts = fonts
        self.say = say
        self._sprites = Sprites()
        super().__init__(surface)

    def text(  # noqa: PLR0913 - the plain parts of one line of letters; all but the place are by name
        self,
        words: Words,
        x: float,
        y: float,
        *,
        size: float = 21.0,
        colour: str = INK,
        role: Role = Role.BODY,
        align: Align = Align.LEFT,
        width: float | None = None,
        alpha: float = 1.0,
        shadow: str | None = None,
    ) -> float:
        """Draw a line vertically centred at y and return its width.

        If `width` is given, a longer text shrinks to at most three quarters, then it is cut. In a small
        window, small letters are larger where the width allows it.
        """
        text = self.say(words)
        if not text:
            return 0.0
        pixels = self._letters(size)
        if width is not None:
            room = round(width * self.k)
            if self.k < 1.0 and pixels < LEGIBLE and self.fonts.width(role, LEGIBLE, text) <= room:
                pixels = LEGIBLE
            pixels, text = self.fonts.fit(role, pixels, text, room)
        picture = self.fonts.words(role, pixels, text, self.palette.letters(colour))
        wide = picture.get_width() / self.k
        left = self._across(x - {Align.LEFT: 0.0, Align.CENTRE: wide / 2, Align.RIGHT: wide}[align])
        top = self._down(y) - picture.get_height() / 2
        if shadow is not None:
            fall = max(1, round(size * 0.05 * self.k))
            self._blit(self.fonts.words(role, pixels, text, shadow), left + fall, top + fall, alpha)
        self._blit(picture, left, top, alpha)
        return wide

    def cut_text(  # noqa: PLR0913 - the plain parts of one line of letters; all but the place are by name
        self,
        words: Words,
        x: float,
        y: float,
        *,
        size: float,
        colour: str,
        edge: str = INK,
        width: float | None = None,
        angle: float = 0.0,
        scale: float = 1.0,
        alpha: float = 1.0,
    ) -> None:
        """Draw a line of title letters with an ink edge, as on a woodcut, centred at (x, y).

        If `width` is given, a longer text shrinks to at most three quarters, then it is cut. `angle` in
        degrees counter-clockwise.
        """
        text = self.say(words)
        pixels = self._letters(size)
        if width is not None:
            pixels, text = self.fonts.fit(Role.TITLE, pixels, text, round(width * self.k))
        colours = (self.palette.letters(colour), "#000000" if self.palette.contrast else edge)
        picture = self.fonts.cut_words(Role.TITLE, pixels, text, colours)
        self._centred(self._sprites.get(picture, Turn.of(angle, scale=scale)), x, y, alpha)

    def paragraph(  # noqa: PLR0913 - the plain parts of a text; all but the place are by name
        self,
        words: Words,
        area: Area,
        *,
        size: float = 21.0,
        colour: str = INK,
        role: Role = Role.BODY,
        align: Align = Align.LEFT,
        spacing: float = 0.92,
        alpha: float = 1.0,
        middle: bool = False,
    ) -> float:
        """Draw wrapped text from the top of the area, or in its `middle`, and return the height used.

        A text too high for the area shrinks to at most three quarters.
        """
        room = (round(area.width * self.k), area.height * self.k)
        lines, pixels = self.fonts.fit_lines(role, self._letters(size), self.say(words), room, spacing)
        step = self.fonts.height(role, pixels) * spacing / self.k
        x = {Align.LEFT: area.x, Align.CENTRE: area.centre[0], Align.RIGHT: area.right}[align]
        top = area.y + (area.height - step * len(lines)) / 2 if middle else area.y
        for row, line in enumerate(lines):
            self.text(
                line,
                x,
                top + (row + 0.5) * step,
                size=pixels / self.k,
                colour=colour,
                role=role,
                align=align,
                alpha=alpha,
            )
        return step * len(lines)

    def paragraph_height(
        self, words: Words, width: float, *, size: float = 21.0, role: Role = Role.BODY, spacing: float = 0.92
    ) -> float:
        """Return the height of a text wrapped to this width."""
        room = (round(width * self.k), float("inf"))
        lines, pixels = self.fonts.fit_lines(role, self._letters(size), self.say(words), room, spacing)
        return self.fonts.height(role, pixels) * spacing / self.k * len(lines)

    def paragraph_size(
        self, words: Words, area: Area, *, size: float = 21.0, role: Role = Role.BODY, spacing: float = 0.92
    ) -> float:
        """Return the size at which `paragraph` would draw a text in an area."""
        room = (round(area.width * self.k), area.height * self.k)
        _, pixels = self.fonts.fit_lines(role, self._letters(size), self.say(words), room, spacing)
        return min(size, pixels / self.k)

    def text_width(self, words: Words, *, size: float = 21.0, role: Role = Role.BODY) -> float:
        """Return the width of a text on one line."""
        text = self.say(words)
        return self.fonts.width(role, self._letters(size), text) / self.k if text else 0.0

    def _letters(self, size: float) -> int:
        return max(6, round(size * self.k))


def in_figures(number: int) -> str:
    """Return a whole number in figures, with a minus sign that is as wide as a figure."""
    return f"−{-number}" if number < 0 else str(number)
