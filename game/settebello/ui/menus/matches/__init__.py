"""The player's matches: those to go on with, those to look at, and copies under names."""

from settebello.ui.menus.matches.saveas import SaveAsScene
from settebello.ui.menus.matches.scene import MatchesScene

__all__ = ["MatchesScene", "SaveAsScene"]
