"""The fonts of the program, and cached pictures of rendered text."""

import math
from pathlib import Path

import pygame

from settebello.datafile.characters import showable
from settebello.ui.kit.paint.cut_letters import cut
from settebello.ui.kit.paint.font_roles import FontLetters, Role, is_latin
from settebello.ui.kit.paint.line_breaks import break_lines, shorten
from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels

__all__ = ["FINE", "SMALLEST", "Fonts", "Role"]
# Whatever draws text imports `Role` from here.

SMALLEST = 0.75
"""The smallest scale of a text before it is wrapped or cut."""
FINENESS = 3
"""How many times as large as needed text is drawn before it is shrunk.

The letters of a font advance by whole pixels. In small text drawn at its own size that makes uneven gaps.
"""
FINE = range(10, 44)
"""Heights in pixels of text that is shrunk. Larger text is even, and smaller text is sharper unshrunk."""
SAMPLE = 16
"""The height in pixels at which fonts are compared."""
ROOM = 1.0
"""Memory limit of all text pictures, in window sizes."""


class Fonts:
    """Opens the fonts at the requested sizes, measures and renders text."""

    def __init__(self, folder: Path) -> None:
        """Load the fonts from `folder`: one TTF, OTF or WOFF2 file per role.

        Raises FileNotFoundError that names a role without a file. pygame's own font replaces a damaged one,
        and `troubles` lists the file.
        """
        self.troubles: list[Path] = []
        self.plain = False
        """Whether Latin text uses the highly legible fonts."""
        self._files = {role: _file(folder, role) for role in Role}
        self._letters = FontLetters(lambda role: self._font(role, SAMPLE))
        self._fonts: PictureCache[tuple[Role, int], pygame.font.Font] = PictureCache(40)
        self._words: PictureCache[tuple[Role, int, str, str], pygame.Surface] = PictureCache(
            700, LARGE, pixels
        )
        self._broken: PictureCache[tuple[Role, int, str, int], list[str]] = PictureCache(300)
        self._widths: PictureCache[tuple[Role, int, str], int] = PictureCache(2000)

    def _font(self, role: Role, pixels: int) -> pygame.font.Font:
        """Return the font in which text of this height in pixels is drawn, `_fineness` times as large."""
        key = (role, max(pixels, 6) * _fineness(pixels))
        found = self._fonts.get(key)
        if found is None:
            found = self._opened(role, key[1])
            self._fonts.put(key, found)
        return found

    def _opened(self, role: Role, pixels: int) -> pygame.font.Font:
        path = self._files[role]
        if path not in self.troubles:
            try:
                font = pygame.font.Font(path, pixels)
                # pygame notices an invalid font file only when the font is used.
                font.size("A")
            except (pygame.error, OSError, ValueError):
                self.troubles.append(path)
            else:
                return font
        return pygame.font.Font(None, pixels)

    def drawable(self, letter: str) -> bool:
        """Return whether the font of plain text or one of its substitutes has a letter."""
        return self._letters.font_of(Role.BODY, letter) is not None

    def width(self, role: Role, pixels: int, text: str) -> int:
        """Return the width of a line in pixels."""
        text = showable(text)
        return self._measured(self._fitting(role, text), pixels, text)

    def height(self, role: Role, pixels: int) -> int:
        """Return the height of a line in pixels."""
        return math.ceil(self._font(role, pixels).get_linesize() / _fineness(pixels))

    def words(self, role: Role, pixels: int, text: str, colour: str) -> pygame.Surface:
        """Return the picture of a line; the text must not be empty.

        Characters that cannot be shown become U+FFFD; pygame raises an error for some of them.
        """
        text = showable(text)
        role = self._fitting(role, text)
        key = (role, pixels, text, colour)
        found = self._words.get(key)
        if found is None:
            found = self._rendered(role, pixels, text, colour)
            self._words.put(key, found)
        return found

    def cut_words(self, role: Role, pixels: int, text: str, colours: tuple[str, str]) -> pygame.Surface:
        """Return the picture of a line as on a woodcut; `colours` are those of letters and edge."""
        text = showable(text)
        role = self._fitting(role, text)
        key = (role, pixels, text, "/".join(colours))
        found = self._words.get(key)
        if found is None:
            letters, ink = (self._rendered(role, pixels, text, colour) for colour in colours)
            found = cut(letters, ink, pixels)
            self._words.put(key, found)
        return found

    def _measured(self, role: Role, pixels: int, text: str) -> int:
        key = (role, pixels, text)
        found = self._widths.get(key)
        if found is None:
            parts = self._letters.parts(role, text)
            found = round(
                sum(self._font(one, pixels).size(part)[0] for one, part in parts) / _fineness(pixels)
            )
            self._widths.put(key, found)
        return found

    def _rendered(self, role: Role, pixels: int, text: str, colour: str) -> pygame.Surface:
        line = self._line(role, pixels, text, colour).convert_alpha()
        fineness = _fineness(pixels)
        if fineness == 1:
            return line
        wide, high = line.get_size()
        return pygame.transform.smoothscale(line, (max(1, round(wide / fineness)), round(high / fineness)))

    def _line(self, role: Role, pixels: int, text: str, colour: str) -> pygame.Surface:
        """Return the picture of a line as large as its fonts draw it."""
        parts = [
            (self._font(one, pixels), self._font(one, pixels).render(part, True, colour))
            for one, part in self._letters.parts(role, text)
        ]
        if len(parts) == 1:
            return parts[0][1]
        ascent = max(font.get_ascent() for font, _ in parts)
        below = max(picture.get_height() - font.get_ascent() for font, picture in parts)
        size = sum(picture.get_width() for _, picture in parts), ascent + below
        line = pygame.Surface(size, pygame.SRCALPHA)
        # Invisible pixels have the colour of the text, so that shrinking mixes no black into its edges.
        line.fill((*pygame.Color(colour)[:3], 0))
        x = 0
        for font, picture in parts:
            line.blit(picture, (x, ascent - font.get_ascent()))
            x += picture.get_width()
        return line

    def _fitting(self, role: Role, text: str) -> Role:
        """Return the role whose font contains all characters of the text."""
        if role is not Role.TITLE and not self.plain:
            return role
        if not is_latin(text):
            return Role.BOLD if role is Role.TITLE else role
        if self.plain:
            return Role.PLAIN if role is Role.BODY else Role.PLAIN_BOLD
        return role

    def lines(self, role: Role, pixels: int, text: str, width: int) -> list[str]:
        """Return the text broken into lines of at most `width` pixels."""
        text = showable(text)
        role = self._fitting(role, text)
        key = (role, pixels, text, width)
        found = self._broken.get(key)
        if found is None:
            found = break_lines(text, width, lambda part: self._measured(role, pixels, part))
            self._broken.put(key, found)
        return found

    def fit(self, role: Role, pixels: int, text: str, width: int) -> tuple[int, str]:
        """Return the size in pixels and the text that fit into `width`: first smaller, then cut."""
        text = showable(text)
        size = pixels
        while size > pixels * SMALLEST and self.width(role, size, text) > width:
            size -= 1
        return size, shorten(text, width, lambda part: self.width(role, size, part))

    def fit_lines(
        self, role: Role, pixels: int, text: str, room: tuple[int, float], spacing: float
    ) -> tuple[list[str], int]:
        """Return the lines and the size in pixels at which a text fits, or those of the smallest size."""
        width, height = room
        smallest = max(6, round(pixels * SMALLEST))
        while True:
            lines = self.lines(role, pixels, text, width) if text else []
            if pixels <= smallest or self.height(role, pixels) * spacing * len(lines) <= height:
                return lines, pixels
            pixels -= 1

    def finish(self) -> None:
        """End the frame, so that text it did not use may be evicted."""
        self._fonts.finish()
        self._words.finish()
        self._broken.finish()
        self._widths.finish()

    def clear(self, window: int) -> None:
        """Drop all text pictures after a change of the window size; `window` is its new number of pixels."""
        self._words.clear(round(window * ROOM))
        self._broken.clear()
        self._widths.clear()


def _fineness(pixels: int) -> int:
    """Return how many times as large text of this height in pixels is drawn."""
    return FINENESS if pixels in FINE else 1


def _file(folder: Path, role: Role) -> Path:
    for ending in ("ttf", "otf", "woff2"):
        path = folder / f"{role}.{ending}"
        if path.is_file():
            return path
    msg = f"{folder}: no font file for {role}"
    raise FileNotFoundError(msg)
