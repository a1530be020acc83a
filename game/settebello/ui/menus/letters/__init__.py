"""Letters to choose one after the other, for writing without a keyboard."""

from settebello.ui.menus.letters.letters_scene import LettersScene

__all__ = ["LettersScene"]
