"""Pictures turned, narrowed and scaled, each kept for the next frame that needs the same."""

import math
from dataclasses import dataclass

import pygame

from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels

ANGLE_STEP = 2.0
FLIP_STEPS = 24
SCALE_STEPS = 32
DIM_STEPS = 8
ROOM = 2.5
"""All turned pictures together in windowfuls: what one motion needs."""


@dataclass(frozen=True, slots=True)
class Turn:
    """How a picture is shown, in the steps of the cache.

    `angle` in degrees counter-clockwise, `flip` the width as a part of the whole, `scale` a factor,
    `dim` from 0 (as it is) to 1 (black).
    """

    angle: int = 0
    flip: int = FLIP_STEPS
    scale: int = SCALE_STEPS
    dim: int = 0

    @classmethod
    def of(cls, angle: float = 0.0, flip: float = 1.0, scale: float = 1.0, dim: float = 0.0) -> "Turn":
        """Return the nearest steps: 2 degrees, 1/24 of the width, 1/32 of the size, 1/8 of the light."""
        return cls(
            round(angle / ANGLE_STEP) % round(360 / ANGLE_STEP),
            max(1, round(abs(flip) * FLIP_STEPS)),
            max(1, round(scale * SCALE_STEPS)),
            round(dim * DIM_STEPS),
        )

    @property
    def plain(self) -> bool:
        """Whether the picture is shown as it is."""
        return self == PLAIN


PLAIN = Turn()


class Sprites:
    """The bounded memory of turned pictures."""

    def __init__(self, limit: int = 200) -> None:
        """Keep at most `limit` pictures, fewer where they are large."""
        self._memory: PictureCache[tuple[pygame.Surface, Turn], pygame.Surface] = PictureCache(
            limit, LARGE, pixels
        )

    def __len__(self) -> int:
        """Return how many pictures are kept."""
        return len(self._memory)

    def get(self, picture: pygame.Surface, turn: Turn) -> pygame.Surface:
        """Return the picture turned; the picture itself when nothing is to be done."""
        if turn.plain:
            return picture
        found = self._memory.get((picture, turn))
        if found is None:
            found = turned(picture, turn)
            self._memory.put((picture, turn), found)
        return found

    def finish(self) -> None:
        """End a picture."""
        self._memory.finish()

    def clear(self, window: int) -> None:
        """Forget all pictures, because the size of the window has changed: `window` pixels it has now."""
        self._memory.clear(round(window * ROOM))


def turned(picture: pygame.Surface, turn: Turn) -> pygame.Surface:
    """Return a new picture: dimmed, narrowed, then scaled and turned smoothly."""
    result = picture
    if turn.dim:
        light = 255 - round(255 * turn.dim / DIM_STEPS)
        result = result.copy()
        result.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if turn.flip != FLIP_STEPS:
        width = max(1, math.ceil(result.get_width() * turn.flip / FLIP_STEPS))
        result = pygame.transform.smoothscale(result, (width, result.get_height()))
    if turn.angle or turn.scale != SCALE_STEPS:
        if turn.angle:
            result = _with_edge(result)
        result = pygame.transform.rotozoom(result, turn.angle * ANGLE_STEP, turn.scale / SCALE_STEPS)
    return result


def _with_edge(picture: pygame.Surface) -> pygame.Surface:
    """Return the picture with a clear edge around it, without which its own edges turn out jagged."""
    wide, high = picture.get_size()
    result = pygame.Surface((wide + 2, high + 2), pygame.SRCALPHA)
    result.blit(picture, (1, 1))
    return result.convert_alpha()
