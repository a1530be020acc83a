"""The sentences of a longer text, which a voice speaks one by one."""

import re
from typing import Final

ABBREVIATED: Final = re.compile(r"(?:^|[\s(])(?:\w|\d\d|Prof|Dr)\.$")
"""A letter, a number of one or two digits, or a title before the stop: "z. B.", "22. November", "Prof. X"."""
END: Final = re.compile(r"[.!?][’'\"”»)]*\s+|[。！？][」』）]*\s*")


def sentences_of(text: str) -> tuple[str, ...]:
    """Return the sentences of a text; none for a blank one.

    >>> sentences_of("You deal. Your turn: choose a card.")
    ('You deal.', 'Your turn: choose a card.')
    """
    found, start = [], 0
    for end in END.finditer(text):
        sentence = text[start : end.end()].strip()
        if not ABBREVIATED.search(sentence):
            found.append(sentence)
            start = end.end()
    return tuple(one for one in (*found, text[start:].strip()) if one)
