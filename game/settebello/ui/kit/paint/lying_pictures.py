"""Pictures of things that lie beside a sheet: shaded, with a hard shadow, made in the background."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels
from settebello.ui.kit.paint.sized_pictures import sized

MOST: Final = 12
"""Pictures that are kept: those of a few pages."""
ROOM: Final = 0.6
"""Their memory limit, in window sizes."""
SHADE: Final = (252, 246, 236)
"""The warm light of the lamp on a thing, by which its colours are multiplied."""
FALL: Final = (0.034, 0.046)
"""How far its shadow falls to the right and down, in parts of its width."""
STRENGTH: Final = 138
"""How dark the shadow is, up to 255."""


class _Size(NamedTuple):
    """A picture and its size in pixels, without the shadow."""

    name: str
    width: int
    height: int


class LyingPictures:
    """Cache of shaded things; while one is made in the background there is nothing to show."""

    def __init__(self, folder: Path, executor: Executor | None, failed: Callable[[Path], None]) -> None:
        """Make pictures in the executor, or at once without one; `failed` is told of a damaged file."""
        self._folder = folder
        self._executor = executor
        self._failed = failed
        self._kept: PictureCache[_Size, pygame.Surface] = PictureCache(MOST, LARGE, pixels)
        self._waiting: dict[_Size, Future[pygame.Surface | None]] = {}

    @property
    def busy(self) -> bool:
        """Whether pictures are being made."""
        return bool(self._waiting)

    def clear(self, window: int) -> None:
        """Drop all pictures after a change of the window size; `window` is its new number of pixels."""
        for future in self._waiting.values():
            future.cancel()
        self._waiting.clear()
        self._kept.clear(round(window * ROOM))

    def get(self, name: str, width: int, height: int) -> pygame.Surface | None:
        """Return a thing that fits into a size in pixels, with its shadow; None while it is made."""
        size = _Size(name, width, height)
        found = self._kept.get(size)
        if found is None and size not in self._waiting:
            if self._executor is None:
                self._keep(size, self._made(size))
                return self._kept.get(size)
            self._waiting[size] = self._executor.submit(self._made, size)
        return found

    def poll(self) -> bool:
        """Take finished pictures over; return whether there were any."""
        done = [size for size, future in self._waiting.items() if future.done()]
        for size in done:
            self._keep(size, self._waiting.pop(size).result())
        return bool(done)

    def finish(self) -> None:
        """End the frame, so that pictures it did not use may be evicted."""
        self._kept.finish()

    def _keep(self, size: _Size, picture: pygame.Surface | None) -> None:
        if picture is None:
            self._failed(self._folder / size.name)
            picture = pygame.Surface((8, 8), pygame.SRCALPHA)
        self._kept.put(size, picture.convert_alpha())

    def _made(self, size: _Size) -> pygame.Surface | None:
        """Return the shaded thing with its shadow; None if the file is damaged."""
        try:
            thing = sized(self._folder / size.name, (size.width, size.height))
        except (pygame.error, OSError, ValueError):
            return None
        across, down = (round(part * size.width) for part in FALL)
        wide, high = thing.get_size()
        shadow = thing.copy()
        shadow.fill((0, 0, 0, STRENGTH), special_flags=pygame.BLEND_RGBA_MULT)
        thing.fill((*SHADE, 255), special_flags=pygame.BLEND_RGBA_MULT)
        made = pygame.Surface((wide + across, high + down), pygame.SRCALPHA, 32)
        made.blit(shadow, (across, down))
        made.blit(thing, (0, 0))
        return made
