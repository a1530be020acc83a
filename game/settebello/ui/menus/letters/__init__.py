"""The on-screen keyboard."""

from settebello.ui.menus.letters.letters_scene import LettersScene

__all__ = ["LettersScene"]
