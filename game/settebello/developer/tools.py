"""Attaches the developer tools: F12 toggles the debug overlay, and changed files are read again."""

from typing import TYPE_CHECKING

import pygame

from settebello.developer.file_watch import FileWatch
from settebello.developer.sources import sources

if TYPE_CHECKING:
    from settebello.app import Game
    from settebello.developer.debug_overlay import DebugOverlay


class OverlaySwitch:
    """Toggles the debug overlay with F12; the overlay is imported when it is first shown."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._overlay: DebugOverlay | None = None

    def follow(self, event: pygame.Event) -> None:
        """Take one event of the system's."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
            self.toggle()

    def toggle(self) -> None:
        """Show the overlay from the next frame on, or hide it."""
        from settebello.developer.debug_overlay import DebugOverlay

        if self._overlay is None:
            self._overlay = DebugOverlay(self._game.loop, self._game.stack)
            self._game.loop.add_overlay(self._overlay.draw)
        else:
            self._game.loop.remove_overlay(self._overlay.draw)
            self._overlay = None


def attach(game: "Game") -> None:
    """Attach all tools to a program that has not drawn its first frame yet."""
    game.loop.listen(OverlaySwitch(game).follow)
    game.loop.add_work(FileWatch(sources(game), game.log, game.now).look)
