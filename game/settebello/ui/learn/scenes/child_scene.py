"""What the screens of children have in common."""

from settebello.ui.kit.menu_scene import MenuScene


class ChildScene(MenuScene):
    """A screen that is always seen whole: no child moves over a picture to find what is beside it.

    Where letters are to be larger than the window has room for, its canvas is as small as it can be.
    """

    needs = (1040.0, 640.0)
    pans = False
