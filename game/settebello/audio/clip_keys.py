"""The keys of recorded sentences: a sentence and its numbers, in no particular language."""

import re
from typing import Final

from settebello.i18n import Text

LONGEST: Final = 80
_SLOT: Final = re.compile(r"{(\w+)}")
_APART: Final = re.compile(r"[^a-z0-9]+")


def clip_key(text: Text) -> str | None:
    """Return the key of a sentence's recording; None if it holds anything but numbers, such as a name.

    >>> from settebello.i18n import pt, t
    >>> clip_key(t("{a} and {b} make {n}.", a=3, b=4, n=7))
    'a_and_b_make_n-3-4-7'
    >>> clip_key(pt("child", "Back"))
    'child.back'
    """
    facts = dict(text.facts)
    named = _SLOT.findall(text.key)
    values = [facts[name] for name in (*named, *(name for name in facts if name not in named))]
    # Written numbers, such as 3 + 4 or 8, 9, are spoken like the numbers.
    written = ["_".join(_APART.sub(" ", f"{value}").split()) for value in values]
    if not all(one.replace("_", "").isdecimal() for one in written):
        return None
    words = _APART.sub("_", text.key.lower().replace("'", "")).strip("_")[:LONGEST]
    context = f"{_APART.sub('_', text.context.lower())}." if text.context else ""
    return "-".join((context + words, *written))
