"""Words that change before certain sounds: Spanish says Rosalba e Inés and 7 u 8, French d’Anselmo."""

import re
from collections.abc import Mapping
from typing import Final

_HEARD: Final[Mapping[str, tuple[tuple[str, str, re.Pattern[str]], ...]]] = {
    # The i of hielo and Ione is a consonant, so the y stays; 8 and 11 are read ocho and once.
    "es": (
        ("y ", "e ", re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)),
        ("o ", "u ", re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE)),
    ),
    "it": (
        ("a ", "ad ", re.compile(r"[aà]", re.IGNORECASE)),
        ("e ", "ed ", re.compile(r"[eèé]", re.IGNORECASE)),
    ),
    # The h of a name may be aspirate, so nothing is elided before it; nor before un and onze as numbers.
    "fr": (("de ", "d’", re.compile(r"(?!(?:un|onze)$)[aàâeèéêiîoôuùû]", re.IGNORECASE)),),
}
"""By language: the word, its changed form, and the start of a fact that causes the change."""


def fluent(sentence: str, facts: Mapping[str, str], language: str) -> str:
    """Return the sentence with each such word before a {placeholder} adapted to the fact's first sound.

    >>> fluent("{one} y {other}", {"one": "Rosalba", "other": "Inés"}, "es")
    '{one} e {other}'
    """
    for word, changed, sound in _HEARD.get(language, ()):
        for name, fact in facts.items():
            before = f" {word}{{{name}}}"
            if before in sentence and sound.match(fact):
                sentence = sentence.replace(before, f" {changed}{{{name}}}")
    return sentence
