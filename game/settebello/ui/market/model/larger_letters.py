"""The text size of the settings at a table that is always seen whole."""

from typing import Final

from settebello.storage.settings import Settings

MOST: Final = 1.3
"""Larger letters have no room in the bar and in the row of buttons."""


def larger_letters(settings: Settings) -> float:
    """Return the factor for letters that have room."""
    return min(settings.text_size / 100, MOST)
