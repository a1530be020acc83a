"""The characters that no text of a data file may contain, because they cannot or should not be shown.

They are the control characters except newline and tab, the characters that reorder a line from right to left
(Unicode, UAX #9), the line and paragraph separators, lone surrogates, and the byte order mark with the other
noncharacters at the end of the basic plane. A NUL ends the program's text rendering with an error, an escape
character changes the terminal, and a reordering character makes a line say something else than its letters.
"""

import re
from typing import Final

REPLACEMENT: Final = "\ufffd"
"""Stands for a refused character on the screen and in the terminal."""

_REFUSED: Final = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069"
    "\\ud800-\\udfff\\ufeff\\ufffe\\uffff]"
)


def refused(text: str) -> str:
    """Return the first character of a text that no text may contain; empty if there is none."""
    # isprintable is much faster than a search, and false for every refused character.
    found = None if text.isprintable() else _REFUSED.search(text)
    return found[0] if found else ""


def showable(text: str) -> str:
    """Return the text with U+FFFD for every character that no text may contain."""
    return text if text.isprintable() else _REFUSED.sub(REPLACEMENT, text)
