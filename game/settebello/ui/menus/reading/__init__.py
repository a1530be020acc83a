"""Questions about cards: what the others can hold, and what was captured."""

from settebello.ui.menus.reading.quiz_scene import QuizScene
from settebello.ui.menus.reading.recall_scene import RecallScene

__all__ = ["QuizScene", "RecallScene"]
