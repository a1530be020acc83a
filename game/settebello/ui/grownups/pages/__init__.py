"""The pages for grown-ups: a gate that keeps children out, and reports and settings for each child."""

from settebello.ui.grownups.pages.adults_scene import AdultsScene
from settebello.ui.grownups.pages.gate_scene import GateScene
from settebello.ui.grownups.pages.pin_scene import PinScene, gate_scene

__all__ = ["AdultsScene", "GateScene", "PinScene", "gate_scene"]
