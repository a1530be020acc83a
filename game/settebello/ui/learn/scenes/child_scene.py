"""The base class of screens for children."""

from settebello.ui.kit.menu_scene import MenuScene


class ChildScene(MenuScene):
    """A screen that is always completely visible: children do not have to scroll.

    With enlarged text, the canvas uses its minimum size.
    """

    needs = (1040.0, 640.0)
    pans = False
