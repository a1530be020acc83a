"""The player's matches: those to go on with, those to look at, and copies under names."""

from settebello.ui.menus.matches.matches_scene import MatchesScene
from settebello.ui.menus.matches.save_as_scene import SaveAsScene

__all__ = ["MatchesScene", "SaveAsScene"]
