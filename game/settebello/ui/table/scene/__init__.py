"""The scene: it advances a match over time and turns clicks and keys into moves."""

from settebello.ui.table.scene.table_scene import TableScene

__all__ = ["TableScene"]
