"""The tutorial: its chapters to choose from, and the table at which one is played."""

from settebello.ui.scenes.tutorial.chapters import ChaptersScene
from settebello.ui.scenes.tutorial.lesson import LessonScene

__all__ = ["ChaptersScene", "LessonScene"]
