"""The sentences of a longer text, which a voice speaks one by one."""

import re
from typing import Final

ABBREVIATED: Final = re.compile(r"(?:^|[\s(])(?:\w|\d\d)\.$")
"""A single letter, or a number of one or two digits, before the full stop: "z. B.", "22. November"."""
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
