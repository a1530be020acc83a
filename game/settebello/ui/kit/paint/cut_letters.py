"""Letters as on a woodcut: a flat colour on a heavy ink edge that is thicker at the lower right."""

import math
from typing import Final

import pygame

EDGE: Final = 0.07
"""Width of the ink edge as a fraction of the letters' height."""
FALL: Final = (0.035, 0.06)
"""How far the ink is pulled to the right and down."""
AROUND: Final = 24


def cut(letters: pygame.Surface, ink: pygame.Surface, height: int) -> pygame.Surface:
    """Return letters on their edge; `ink` is the same line in the colour of the edge."""
    edge = max(1.0, EDGE * height)
    right, down = round(FALL[0] * height), round(FALL[1] * height)
    margin = math.ceil(edge) + 1
    wide, high = letters.get_size()
    result = pygame.Surface((wide + 2 * margin + right, high + 2 * margin + down), pygame.SRCALPHA)
    places = {
        (
            margin + round(edge * math.cos(math.tau * step / AROUND)) + part * right // 2,
            margin + round(edge * math.sin(math.tau * step / AROUND)) + part * down // 2,
        )
        for step in range(AROUND)
        for part in (0, 1, 2)
    }
    result.fblits([(ink, place) for place in sorted(places)])
    result.blit(letters, (margin, margin))
    return result.convert_alpha()
