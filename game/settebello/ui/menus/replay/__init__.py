"""Looking at a match that was played: forward and back, and written down."""

from settebello.ui.menus.replay.replay_scene import ReplayScene

__all__ = ["ReplayScene"]
