"""Translated texts: `t`, `tn` and `pt` create a text, a `Catalogue` translates it."""

from settebello.datafile import Names
from settebello.i18n.catalogue import Catalogue, Wording, languages, own_name, system_language
from settebello.i18n.text import Fact, Text, dated, decimal, paragraphs, pt, t, tn

__all__ = [
    "Catalogue",
    "Fact",
    "Names",
    "Text",
    "Wording",
    "dated",
    "decimal",
    "languages",
    "own_name",
    "paragraphs",
    "pt",
    "system_language",
    "t",
    "tn",
]
