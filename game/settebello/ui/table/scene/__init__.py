"""The table: what is seen of a match, and what the player does."""

from settebello.ui.table.scene.table_scene import TableScene

__all__ = ["TableScene"]
