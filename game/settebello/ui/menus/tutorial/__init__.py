"""The tutorial: the list of chapters, and the table for a chapter."""

from settebello.ui.menus.tutorial.chapters_scene import ChaptersScene
from settebello.ui.menus.tutorial.lesson_scene import lesson_scene

__all__ = ["ChaptersScene", "lesson_scene"]
