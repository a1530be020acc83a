"""Picture files and soft lights, drawn for the size at which they are needed."""

from collections.abc import Callable, Iterable
from concurrent.futures import Executor, Future
from pathlib import Path

import pygame

from settebello.ui.kit.paint.boxes import rasterised
from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels

_Key = tuple[str, int, int, str]
SOFT_SIZE = 320
"""The larger side in pixels at which lights without edges are drawn before they are enlarged."""
OPEN = 1 << 16
ROOM = 2.5
"""All pictures together in windowfuls: what covers one, the darkness over it, and small ones."""
TILE_HEIGHT = 1080
"""The height in pixels of the window that tiles are drawn for."""
PLAIN = "#3a2f27"
"""What is seen where the picture that should cover it is damaged."""


class Pictures:
    """The pictures under one folder and the lights made by rule, kept while they are in use."""

    def __init__(self, folder: Path, executor: Executor | None = None) -> None:
        """Find picture files under `folder`; large ones are drawn in the executor if there is one.

        In the place of a damaged one there is nothing or one plain colour, and `troubles` names the file.
        """
        self.troubles: list[Path] = []
        self._folder = folder
        self._executor = executor
        self._memory: PictureCache[_Key, pygame.Surface] = PictureCache(120, LARGE, pixels)
        self._waiting: dict[_Key, Future[pygame.Surface]] = {}
        self._covers: dict[tuple[int, int], tuple[str, pygame.Surface]] = {}

    @property
    def busy(self) -> bool:
        """Whether pictures asked for are not there yet."""
        return bool(self._waiting)

    def clear(self, window: int) -> None:
        """Forget all pictures, because the size of the window has changed: `window` pixels it has now."""
        for future in self._waiting.values():
            future.cancel()
        self._memory.clear(round(window * ROOM))
        self._waiting.clear()
        self._covers.clear()

    def finish(self) -> None:
        """End a picture."""
        self._memory.finish()

    def poll(self) -> bool:
        """Take the pictures that are done; whether there were any."""
        done = [key for key, future in self._waiting.items() if future.done()]
        for key in done:
            self._memory.put(key, self._waiting.pop(key).result().convert())
        return bool(done)

    def fitting(self, name: str, width: int, height: int, tint: str = "") -> pygame.Surface:
        """Return a file as large as fits into width x height pixels, its white turned into the tint."""
        key = (name, width, height, tint)
        found = self._memory.get(key)
        if found is None:
            found = self._drawn(fitting, name, width, height)
            if tint:
                found.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
            self._memory.put(key, found)
        return found

    def covering(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return a file that covers width x height pixels, or until it is drawn the one shown last."""
        key = (name, width, height, "cover")
        last, shown = self._covers.get((width, height), ("", None))
        # What is shown stays: where it had no room among the others, it would be drawn anew without end.
        found = shown if last == name else self._memory.get(key)
        if found is None:
            if shown is not None and self._executor is not None:
                if key not in self._waiting:
                    self._waiting[key] = self._executor.submit(self._drawn, covering, name, width, height)
                return shown
            found = self._drawn(covering, name, width, height).convert()
            self._memory.put(key, found)
        self._covers[width, height] = name, found
        return found

    def _drawn(
        self, draw: Callable[[Path, int, int], pygame.Surface], name: str, width: int, height: int
    ) -> pygame.Surface:
        """The picture of a file, or what stands in its place."""
        path = self._folder / name
        try:
            return draw(path, width, height)
        except (pygame.error, OSError, ValueError):
            if path not in self.troubles:
                self.troubles.append(path)
            empty = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
            if draw is covering:
                empty.fill(PLAIN)
            return empty

    def glow(self, width: int, colour: str) -> pygame.Surface:
        """Return a soft round light, `width` in pixels."""
        key = ("glow", width, width, colour)
        found = self._memory.get(key)
        if found is None:
            stops = ((0, colour, 0.9), (45, colour, 0.35), (100, colour, 0.0))
            found = soft_light(width, width, (0.5, 0.5, 0.5), stops)
            self._memory.put(key, found)
        return found

    def vignette(self, width: int, height: int, strength: float) -> pygame.Surface:
        """Return a darkness that grows towards the corners; size in pixels, strength from 0 to 1."""
        key = ("vignette", width, height, str(strength))
        found = self._memory.get(key)
        if found is None:
            stops = ((35, "#000000", 0.0), (100, "#000000", strength))
            found = soft_light(width, height, (0.5, 0.46, 0.64), stops)
            self._memory.put(key, found)
        return found


def soft_light(
    width: int,
    height: int,
    circle: tuple[float, float, float],
    stops: Iterable[tuple[int, str, float]],
) -> pygame.Surface:
    """Return a round gradient, drawn small and enlarged, for there are no edges in it.

    `circle`: the middle as parts of width and height, the radius as a part of the width. `stops`: per cent
    of the radius, colour, strength from 0 to 1.
    """
    small = max(1, -(-max(width, height) // SOFT_SIZE))
    wide, high = -(-width // small), -(-height // small)
    marks = "".join(
        f'<stop offset="{place}%" stop-color="{colour}" stop-opacity="{strength}"/>'
        for place, colour, strength in stops
    )
    picture = rasterised(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}"><defs><radialGradient id="a" gradientUnits="userSpaceOnUse" '
        f'cx="{wide * circle[0]}" cy="{high * circle[1]}" r="{wide * circle[2]}">{marks}</radialGradient>'
        f'</defs><rect x="0" y="0" width="{wide}" height="{high}" fill="url(#a)"/></svg>'
    )
    return picture if small == 1 else pygame.transform.smoothscale(picture, (width, height))


def fitting(path: Path, width: int, height: int) -> pygame.Surface:
    """Return a picture file as large as fits into width x height pixels; SVG is drawn for that size."""
    if path.suffix == ".svg":
        return pygame.image.load_sized_svg(path, (max(1, width), max(1, height))).convert_alpha()
    picture = pygame.image.load(path).convert_alpha()
    factor = min(width / picture.get_width(), height / picture.get_height())
    size = (max(1, round(picture.get_width() * factor)), max(1, round(picture.get_height() * factor)))
    return pygame.transform.smoothscale(picture, size)


def covering(path: Path, width: int, height: int) -> pygame.Surface:
    """Return a picture file that covers width x height pixels.

    An SVG is drawn so large and cut in its middle; a file of pixels is a seamless tile and laid side by side.
    """
    if path.suffix != ".svg":
        return _tiled(pygame.image.load(path).convert(24), width, height)
    # The size asked for is a frame the picture is fitted into; one side of it is left open.
    large = pygame.image.load_sized_svg(path, (width, OPEN))
    if large.get_height() < height:
        large = pygame.image.load_sized_svg(path, (OPEN, height))
    left, top = (large.get_width() - width) // 2, (large.get_height() - height) // 2
    return large.subsurface((left, top, width, height)).copy()


def _tiled(tile: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """A surface covered by a tile, which is enlarged by whole steps where the window is far larger."""
    tile = pygame.transform.scale_by(tile, max(1, round(height / TILE_HEIGHT)))
    covered = pygame.Surface((width, height), 0, tile)
    for y in range(0, height, tile.get_height()):
        for x in range(0, width, tile.get_width()):
            covered.blit(tile, (x, y))
    return covered
