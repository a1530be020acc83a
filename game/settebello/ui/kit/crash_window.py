"""A plain window with a few sentences, for errors after which the program cannot show anything else."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from settebello.datafile.characters import showable

SIZE: Final = (820, 340)
PAPER: Final = "#f3e6c8"
INK: Final = "#2c1a10"
EDGE: Final = 40
LETTERS: Final = 20
WAIT: Final = 50
ENDS: Final = frozenset({pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN})
UNSEEN: Final = frozenset({"dummy", "offscreen"})


def show(title: str, sentences: Sequence[str], font: Path) -> bool:
    """Show sentences until a key or a button is pressed; return False without a screen."""
    if os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
        return False
    try:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_driver() in UNSEEN:
            return False
        pygame.display.set_caption(title)
        screen = pygame.display.set_mode(SIZE)
        paint(screen, sentences, font)
        pygame.display.flip()
        pygame.event.clear()
        while not any(event.type in ENDS for event in pygame.event.get()):
            pygame.time.wait(WAIT)
        pygame.display.quit()
    except (pygame.error, OSError):
        return False
    return True


def paint(screen: pygame.Surface, sentences: Sequence[str], font: Path) -> None:
    """Draw the sentences below each other, wrapped."""
    screen.fill(PAPER)
    letters = pygame.font.Font(font, LETTERS)
    y = EDGE
    for sentence in sentences:
        drawn = letters.render(showable(sentence), True, INK, None, SIZE[0] - 2 * EDGE)
        screen.blit(drawn, (EDGE, y))
        y += drawn.get_height() + LETTERS
