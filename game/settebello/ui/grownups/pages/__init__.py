"""The page of the grown-ups: a gate that children do not pass, and what is known of each child."""

from settebello.ui.grownups.pages.gate import GateScene
from settebello.ui.grownups.pages.pin import PinScene, gate_scene
from settebello.ui.grownups.pages.scene import AdultsScene

__all__ = ["AdultsScene", "GateScene", "PinScene", "gate_scene"]
