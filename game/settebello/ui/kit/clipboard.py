"""The clipboard of the system."""

from collections.abc import Callable, Iterable

import pygame

from settebello.ui.kit.voice.spoken import Words


class Clipboard:
    """Puts texts into the clipboard, and reads them. There is one only while a window is open."""

    def __init__(self, say: Callable[[Words], str]) -> None:
        """Translate texts with `say`."""
        self._say = say

    def copy(self, lines: Iterable[Words]) -> None:
        """Put lines of text into the clipboard; raises OSError if the system refuses."""
        try:
            pygame.scrap.put_text("\n".join(map(self._say, lines)))
        except pygame.error as error:
            raise OSError(str(error)) from error

    def text(self) -> str:
        """Return the text in the clipboard, or an empty one; raises OSError if the system refuses."""
        try:
            return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
        except pygame.error as error:
            raise OSError(str(error)) from error
