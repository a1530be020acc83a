"""The characters that no text may contain, from Unicode's own tables."""

import unicodedata
from typing import Final

BIDIRECTIONAL: Final = tuple("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
CONTROLS: Final = tuple(
    one for one in map(chr, range(0xA0)) if unicodedata.category(one) == "Cc" and one not in "\t\n"
)
REFUSED: Final = (
    *CONTROLS,
    *BIDIRECTIONAL,
    "\u2028",
    "\u2029",
    "\ud800",
    "\udbff",
    "\udfff",
    "\ufeff",
    "\uffff",
)
SEVERAL: Final = ("\x00", "\x1b", "\x7f", "\x85", "\x9b", "\u061c", "\u202e", "\u2028", "\u2069", "\ud800")
"""At least one of each group, for tests that draw a whole page for each."""


def code(character: str) -> str:
    """Return the name of a character in messages and test ids."""
    return f"U+{ord(character):04X}"


def escaped(character: str) -> str:
    """Return a character as an escape of YAML and JSON texts in quotes."""
    return f"\\u{ord(character):04x}"
