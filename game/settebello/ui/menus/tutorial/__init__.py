"""The tutorial: its chapters to choose from, and the table at which one is played."""

from settebello.ui.menus.tutorial.chapters import ChaptersScene
from settebello.ui.menus.tutorial.lesson import LessonScene

__all__ = ["ChaptersScene", "LessonScene"]
