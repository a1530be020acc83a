"""Texts in the player's language: `t` and `tn` say what, a `Catalogue` says it."""

from settebello.datafile import Names
from settebello.i18n.catalogue import Catalogue, Wording, languages, own_name, system_language
from settebello.i18n.text import Fact, Text, decimal, t, tn

__all__ = [
    "Catalogue",
    "Fact",
    "Names",
    "Text",
    "Wording",
    "decimal",
    "languages",
    "own_name",
    "system_language",
    "t",
    "tn",
]
