"""Replay of a match, forwards and backwards, with export."""

from settebello.ui.menus.replay.peek_check_scene import PeekCheckScene
from settebello.ui.menus.replay.replay_scene import ReplayScene

__all__ = ["PeekCheckScene", "ReplayScene"]
