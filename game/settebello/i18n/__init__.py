"""Translated texts: `t`, `tn` and `pt` create a text, a `Catalogue` translates it."""

from settebello.datafile import Names
from settebello.i18n.catalogue import Catalogue, Wording, languages, own_name, system_language
from settebello.i18n.conventions import Day, Month
from settebello.i18n.own_languages import (
    language_faults,
    names_of_own_languages,
    own_catalogue,
    own_languages,
)
from settebello.i18n.text import (
    Aloud,
    Fact,
    Text,
    dated,
    decimal,
    number,
    paragraphs,
    percent,
    pt,
    t,
    tn,
    value_text,
)

__all__ = [
    "Aloud",
    "Catalogue",
    "Day",
    "Fact",
    "Month",
    "Names",
    "Text",
    "Wording",
    "dated",
    "decimal",
    "language_faults",
    "languages",
    "names_of_own_languages",
    "number",
    "own_catalogue",
    "own_languages",
    "own_name",
    "paragraphs",
    "percent",
    "pt",
    "system_language",
    "t",
    "tn",
    "value_text",
]
