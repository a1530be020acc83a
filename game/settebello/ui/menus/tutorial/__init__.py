"""The tutorial: its chapters to choose from, and the table at which one is played."""

from settebello.ui.menus.tutorial.chapters_scene import ChaptersScene
from settebello.ui.menus.tutorial.lesson_scene import lesson_scene

__all__ = ["ChaptersScene", "lesson_scene"]
