"""The base class of screens for children."""

from settebello.ui.kit.widgets import Surface
from settebello.ui.learn.scenes.touch_scene import TouchScene


class ChildScene(TouchScene):
    """A screen that is always completely visible: children do not have to scroll.

    With enlarged text, the canvas uses its minimum size.
    """

    surface = Surface.PAPER
    """The grounds of these screens are as light as paper."""
    needs = (1040.0, 640.0)
    pans = False
