"""The word that a gate leaves for the scene below it."""

from typing import Final

OPENED: Final = "opened"
"""The result with which a passed gate resumes the scene below."""
