"""The page of the grown-ups: a gate that children do not pass, and what is known of each child."""

from settebello.ui.grownups.pages.adults_scene import AdultsScene
from settebello.ui.grownups.pages.gate_scene import GateScene
from settebello.ui.grownups.pages.pin_scene import PinScene, gate_scene

__all__ = ["AdultsScene", "GateScene", "PinScene", "gate_scene"]
