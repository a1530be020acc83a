"""Sizes that the screens for children share, so that a button is always where the child expects it."""

from typing import Final

EDGE: Final = 22.0
"""Between the edge of the window and what is there."""
BUTTON: Final = 76.0
"""The side of a sign, and the height of a button."""
GAP: Final = 18.0
"""Between neighbours."""
WAY_ON: Final = 330.0
"""The width of the green button below a lesson or the end of a game."""
SEAT: Final = (216.0, 162.0)
"""The place of the child's animal at an edge, and"""
SITTING: Final = (216.0, 207.0)
"""its place where it sits whole on its cushion."""
