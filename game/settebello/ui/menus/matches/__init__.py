"""The player's matches: continue, replay, and save copies under a name."""

from settebello.ui.menus.matches.matches_scene import MatchesScene
from settebello.ui.menus.matches.save_as_scene import SaveAsScene

__all__ = ["MatchesScene", "SaveAsScene"]
