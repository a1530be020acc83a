"""The word that a gate leaves for the scene below it."""

from typing import Final

OPENED: Final = "opened"
"""What a scene is told by a gate above it that was passed."""
