"""The scene of the table, on which every match, practice deal and lesson is played."""

from settebello.ui.table.scene.table_scene import TableScene

__all__ = ["TableScene"]
