"""Pictures that are rasterised once in the background, and then shown at any smaller size."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Final

import pygame

from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels

ROOM: Final = 3.0
"""Memory limit of the pictures in all their sizes, in window sizes."""
MOST: Final = 400


class LatePictures:
    """Cache of SVG pictures under a folder; while one is rasterised there is nothing to show.

    A picture is kept at the largest height that was asked for; smaller ones are made from it.
    """

    def __init__(self, folder: Path, executor: Executor | None, failed: Callable[[Path], None]) -> None:
        """Rasterise in the executor, or at once without one; `failed` is told of a damaged file."""
        self._folder = folder
        self._executor = executor
        self._failed = failed
        self._whole: dict[str, pygame.Surface] = {}
        self._waiting: dict[str, tuple[int, Future[pygame.Surface | None]]] = {}
        self._sizes: PictureCache[tuple[str, int, int], pygame.Surface] = PictureCache(MOST, LARGE, pixels)

    @property
    def busy(self) -> bool:
        """Whether pictures are being rasterised."""
        return bool(self._waiting)

    def clear(self, window: int) -> None:
        """Drop all pictures after a change of the window size; `window` is its new number of pixels."""
        for _, future in self._waiting.values():
            future.cancel()
        self._waiting.clear()
        self._whole.clear()
        self._sizes.clear(round(window * ROOM))

    def get(self, name: str, width: int, height: int) -> pygame.Surface | None:
        """Return a picture in a size in pixels; None while it is rasterised."""
        key = (name, width, height)
        found = self._sizes.get(key)
        if found is not None:
            return found
        whole = self._whole.get(name)
        if whole is None or whole.get_height() < height:
            self._request(name, height)
            whole = self._whole.get(name)
            if whole is None:
                return None
        if whole.get_height() < height:
            # Soft until the larger one is there, and not kept.
            return pygame.transform.smoothscale(whole, (width, height))
        same = whole.get_size() == (width, height)
        made = whole if same else pygame.transform.smoothscale(whole, (width, height))
        self._sizes.put(key, made)
        return made

    def poll(self) -> bool:
        """Take finished pictures over; return whether there were any."""
        done = [name for name, (_, future) in self._waiting.items() if future.done()]
        for name in done:
            _, future = self._waiting.pop(name)
            self._keep(name, future.result())
        return bool(done)

    def finish(self) -> None:
        """End the frame, so that sizes it did not use may be evicted."""
        self._sizes.finish()

    def _request(self, name: str, height: int) -> None:
        waiting = self._waiting.get(name)
        if waiting is not None and waiting[0] >= height:
            return
        if self._executor is None:
            self._keep(name, self._drawn(name, height))
        else:
            self._waiting[name] = height, self._executor.submit(self._drawn, name, height)

    def _keep(self, name: str, picture: pygame.Surface | None) -> None:
        if picture is None:
            self._failed(self._folder / name)
            picture = pygame.Surface((8, 8), pygame.SRCALPHA)
        self._whole[name] = picture.convert_alpha()

    def _drawn(self, name: str, height: int) -> pygame.Surface | None:
        """Return the picture at a height; None if the file is damaged."""
        try:
            return pygame.image.load_sized_svg(self._folder / name, (1 << 14, height))
        except (pygame.error, OSError, ValueError):
            return None
