"""The seal of a deal, and the cut of its deck."""

from settebello.ui.menus.seals.cut_scene import CutScene
from settebello.ui.menus.seals.seal_scene import SealScene

__all__ = ["CutScene", "SealScene"]
