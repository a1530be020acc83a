"""The table: what is seen of a match, and what the player does."""

from settebello.ui.table.scene.scene import TableScene

__all__ = ["TableScene"]
