"""The player's matches: those to go on with, those to look at, and copies under names."""

from settebello.ui.scenes.matches.saveas import SaveAsScene
from settebello.ui.scenes.matches.scene import MatchesScene

__all__ = ["MatchesScene", "SaveAsScene"]
