"""Cache of rotated, flipped, scaled and dimmed pictures."""

import math
from dataclasses import dataclass

import pygame

from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels

ANGLE_STEP = 2.0
FLIP_STEPS = 24
SCALE_STEPS = 32
DIM_STEPS = 8
SHADE = (1.02, 1.05, 1.05)
"""How much of red, green and blue a picture loses that is dimmed fully: a flat, warm shadow of ink.

It stays opaque: what it lies on does not look through.
"""
NEW_IN_A_FRAME = 4
"""Most pictures transformed in one frame, where cached ones of almost the same turn replace the others."""
ROOM = 2.5
"""Memory limit of all transformed pictures in window sizes: the most that one animation needs."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A transformation of a picture in the steps of the cache.

    `angle` is counter-clockwise, `flip` the visible fraction of the width, `scale` a factor, `dim` from 0
    (unchanged) to 1 (darkest); each is stored as a number of steps.
    """

    angle: int = 0
    flip: int = FLIP_STEPS
    scale: int = SCALE_STEPS
    dim: int = 0

    @classmethod
    def of(
        cls,
        angle: float = 0.0,
        flip: float = 1.0,
        scale: float = 1.0,
        dim: float = 0.0,
    ) -> "Turn":
        """Return the nearest steps: 2 degrees, 1/24 of the width, 1/32 of the size, 1/8 of the brightness."""
        return cls(
            round(angle / ANGLE_STEP) % round(360 / ANGLE_STEP),
            max(1, round(abs(flip) * FLIP_STEPS)),
            max(1, round(scale * SCALE_STEPS)),
            round(dim * DIM_STEPS),
        )

    def off(self, other: "Turn") -> int:
        """Return how many steps another transformation is away."""
        return sum(self._steps(other))

    def near(self, other: "Turn") -> bool:
        """Return whether another transformation looks almost the same for a moment."""
        most = (NEAR.angle, NEAR.flip, NEAR.scale, NEAR.dim)
        return all(step <= limit for step, limit in zip(self._steps(other), most, strict=True))

    def _steps(self, other: "Turn") -> tuple[int, int, int, int]:
        turns = abs(self.angle - other.angle)
        angle = min(turns, round(360 / ANGLE_STEP) - turns)
        return angle, abs(self.flip - other.flip), abs(self.scale - other.scale), abs(self.dim - other.dim)

    @property
    def plain(self) -> bool:
        """Whether the transformation changes nothing."""
        return self == PLAIN


PLAIN = Turn()
NEAR = Turn(angle=3, flip=5, scale=4, dim=2)
"""How many steps of each kind a replacement is away at most."""


class Sprites:
    """Bounded cache of transformed pictures."""

    def __init__(self, limit: int = 200) -> None:
        """Hold at most `limit` pictures, fewer if they are large."""
        self._memory: PictureCache[tuple[pygame.Surface, Turn], pygame.Surface] = PictureCache(
            limit, LARGE, pixels
        )
        self._made = 0
        self._late = False
        self._frames = 0

    def __len__(self) -> int:
        """Return the number of pictures."""
        return len(self._memory)

    @property
    def late(self) -> bool:
        """Whether the last frame shows a picture in almost its turn, so that it must be drawn again."""
        return self._late

    def get(self, picture: pygame.Surface, turn: Turn) -> pygame.Surface:
        """Return the transformed picture; the picture itself if there is nothing to do.

        When a frame needs many new pictures, it shows some of them in almost the same turn, and `late` is
        true: cards that fly together would otherwise delay the frame.
        """
        if turn.plain:
            return picture
        found = self._memory.get((picture, turn))
        if found is not None:
            return found
        # Whoever draws a single frame gets every picture in its turn.
        if self._frames and self._made >= NEW_IN_A_FRAME:
            near = self._near(picture, turn)
            if near is not None:
                self._late = True
                return near
        self._made += 1
        found = turned(picture, turn)
        self._memory.put((picture, turn), found)
        return found

    def _near(self, picture: pygame.Surface, turn: Turn) -> pygame.Surface | None:
        """Return a cached picture of almost the same turn."""
        known = [PLAIN, *(other for base, other in self._memory if base is picture)]
        near = min(filter(turn.near, known), key=turn.off, default=None)
        if near is None or near.plain:
            return None if near is None else picture
        return self._memory.get((picture, near))

    def finish(self) -> None:
        """End the frame, so that pictures it did not use may be evicted."""
        self._made = 0
        self._frames += 1
        self._memory.finish()

    def poll(self) -> bool:
        """Return whether the last frame must be drawn again, and forget it."""
        late, self._late = self._late, False
        return late

    def clear(self, window: int) -> None:
        """Drop all pictures after a change of the window size; `window` is its new number of pixels."""
        self._memory.clear(round(window * ROOM))


def turned(picture: pygame.Surface, turn: Turn) -> pygame.Surface:
    """Return a new picture: dimmed, flipped, then scaled and rotated smoothly."""
    result = picture
    if turn.dim:
        red, green, blue = (255 - round(255 * min(part * turn.dim / DIM_STEPS, 1.0)) for part in SHADE)
        result = result.copy()
        result.fill((red, green, blue, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if turn.flip != FLIP_STEPS:
        width = max(1, math.ceil(result.get_width() * turn.flip / FLIP_STEPS))
        result = pygame.transform.smoothscale(result, (width, result.get_height()))
    if turn.angle or turn.scale != SCALE_STEPS:
        if turn.scale == SCALE_STEPS and turn.angle * ANGLE_STEP % 90 == 0:
            # Whole pixels are moved: no other way is as sharp.
            return pygame.transform.rotate(result, turn.angle * ANGLE_STEP)
        if turn.angle:
            result = _with_edge(result)
        result = pygame.transform.rotozoom(result, turn.angle * ANGLE_STEP, turn.scale / SCALE_STEPS)
    return result


def _with_edge(picture: pygame.Surface) -> pygame.Surface:
    """Return the picture with a transparent edge, without which rotation leaves jagged edges."""
    wide, high = picture.get_size()
    result = pygame.Surface((wide + 2, high + 2), pygame.SRCALPHA)
    result.blit(picture, (1, 1))
    return result.convert_alpha()
