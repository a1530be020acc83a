"""The roles of fonts, which letters each font has, and which font draws each part of a line."""

import re
import unicodedata
from collections.abc import Callable
from enum import StrEnum
from itertools import groupby
from typing import Final

import pygame

LAST_OF_TITLE: Final = 0x24F
"""Last code point of the Latin-only fonts (Latin Extended-B); `TITLE_MARKS` adds punctuation."""
TITLE_MARKS: Final = frozenset("–—‘’“”…•")
FIGURES: Final = re.compile(r"(\d+)")
MISSING: Final = "\U0010ffff"
"""A noncharacter, which every font lacks."""
UNKNOWN: Final = "□"
"""Is drawn for a letter that no font has."""


class Role(StrEnum):
    """The purpose of a font; the value is the name of its file in assets/fonts."""

    TITLE = "title"
    BODY = "body"
    BOLD = "bold"
    PLAIN = "plain"
    """Highly legible fonts, which replace the others on request and have the Cyrillic letters."""
    PLAIN_BOLD = "plain_bold"


SUBSTITUTES: Final = {
    Role.TITLE: (Role.BOLD, Role.PLAIN_BOLD),
    Role.BODY: (Role.PLAIN,),
    Role.BOLD: (Role.PLAIN_BOLD,),
    Role.PLAIN: (Role.BODY,),
    Role.PLAIN_BOLD: (Role.BOLD,),
}
"""The fonts that draw a letter which a font lacks, the first one that has it."""


class FontLetters:
    """Knows which letters the fonts have: a font draws the same picture for every letter that it lacks."""

    def __init__(self, opened: Callable[[Role], pygame.font.Font]) -> None:
        """Take a function that opens a font; the size of the font does not matter."""
        self._opened = opened
        self._missing: dict[Role, bytes] = {}
        self._had: dict[Role, set[str]] = {role: set() for role in Role}
        self._lacking: dict[Role, set[str]] = {role: set() for role in Role}

    def has(self, role: Role, letter: str) -> bool:
        """Return whether a font has a letter; every font has those of ASCII and every space."""
        if letter.isascii() or letter.isspace():
            self._had[role].add(letter)
        if letter not in self._had[role] and letter not in self._lacking[role]:
            drawn = self._drawn(role, letter) != self._drawn_for_none(role)
            (self._had if drawn else self._lacking)[role].add(letter)
        return letter in self._had[role]

    def font_of(self, role: Role, letter: str) -> Role | None:
        """Return `role` or the first substitute whose font has a letter; None if no font has it."""
        return next((one for one in (role, *SUBSTITUTES[role]) if self.has(one, letter)), None)

    def parts(self, role: Role, text: str) -> list[tuple[Role, str]]:
        """Return the parts of a line with their fonts.

        In a heading, figures are those of the bold text: the figures of the title font are of the old style,
        where a 1 looks like a small I. A combining mark stays with its letter.
        """
        if text.isascii() or self._had[role].issuperset(text):
            return _with_figures(role, text)
        fonts: list[tuple[Role, str]] = []
        for letter in text:
            font = self.font_of(role, letter)
            if fonts and unicodedata.combining(letter):
                fonts.append((fonts[-1][0], letter))
            else:
                fonts.append((role, UNKNOWN) if font is None else (font, letter))
        parts = [
            (font, "".join(letter for _, letter in letters))
            for font, letters in groupby(fonts, key=lambda one: one[0])
        ]
        return [one for font, part in parts for one in _with_figures(font, part)]

    def _drawn(self, role: Role, letter: str) -> bytes:
        picture = self._opened(role).render(letter, True, "black")
        return repr(picture.get_size()).encode() + pygame.image.tobytes(picture, "RGBA")

    def _drawn_for_none(self, role: Role) -> bytes:
        if role not in self._missing:
            self._missing[role] = self._drawn(role, MISSING)
        return self._missing[role]


def _with_figures(role: Role, text: str) -> list[tuple[Role, str]]:
    if role is not Role.TITLE:
        return [(role, text)]
    parts = [part for part in FIGURES.split(text) if part] or [text]
    return [(Role.BOLD if FIGURES.fullmatch(part) else role, part) for part in parts]


def is_latin(text: str) -> bool:
    """Return whether the fonts with Latin letters alone can draw a text."""
    return all(ord(one) <= LAST_OF_TITLE or one in TITLE_MARKS for one in text)
