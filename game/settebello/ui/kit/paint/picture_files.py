"""Picture files and soft lights, rasterised at the size needed."""

import io
import re
import zlib
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from settebello.ui.kit.paint.boxes import rasterised
from settebello.ui.kit.paint.lamplight import Lamp, lamplight
from settebello.ui.kit.paint.picture_cache import LARGE, PictureCache, pixels
from settebello.ui.kit.paint.sized_pictures import sized

_Key = tuple[str, int, int, str]
INKED = re.compile(rb'<path fill="#(?!ffffff")[^>]*/>')
"""The parts of a glyph that are not its white fill: ink and shade."""
SOFT_SIZE = 320
"""Larger side in pixels at which soft lights are drawn before they are enlarged."""
OPEN = 1 << 16
ROOM = 2.5
"""Memory limit of all pictures in window sizes: a background, its light, and small pictures."""
TILE_HEIGHT = 1080
"""Window height in pixels for which tiles are drawn at scale 1."""
SVG: Final = re.compile(r"<svg\b[^>]*>")
PLAIN = "#3a2f27"
"""Colour of a background whose picture is damaged."""


class Pictures:
    """Cache of the pictures under a folder, and of computed lights."""

    def __init__(self, folder: Path, executor: Executor | None = None) -> None:
        """Load files under `folder`; backgrounds are rasterised in the executor if there is one.

        A damaged picture is replaced by nothing or by a plain colour, and `troubles` lists the file.
        """
        self.troubles: list[Path] = []
        self._folder = folder
        self._executor = executor
        self._memory: PictureCache[_Key, pygame.Surface] = PictureCache(120, LARGE, pixels)
        self._waiting: dict[_Key, Future[pygame.Surface]] = {}
        self._ahead: dict[_Key, Future[pygame.Surface]] = {}
        self._covers: dict[tuple[int, int], tuple[str, pygame.Surface]] = {}
        self._lamplight: tuple[Hashable, bytes] | None = None

    @property
    def busy(self) -> bool:
        """Whether requested pictures are not finished yet."""
        return bool(self._waiting)

    def clear(self, window: int) -> None:
        """Drop all pictures after a change of the window size; `window` is its new number of pixels."""
        for future in (*self._waiting.values(), *self._ahead.values()):
            future.cancel()
        self._memory.clear(round(window * ROOM))
        self._waiting.clear()
        self._ahead.clear()
        self._covers.clear()
        self._lamplight = None

    def finish(self) -> None:
        """End the frame, so that pictures it did not use may be evicted."""
        self._memory.finish()

    def poll(self) -> bool:
        """Take finished pictures over; return whether there were any."""
        done = [key for key, future in self._waiting.items() if future.done()]
        for key in done:
            self._memory.put(key, self._waiting.pop(key).result().convert())
        # Converting takes time as well, so only one prepared picture is taken over in a frame.
        prepared = next((key for key, future in self._ahead.items() if future.done()), None)
        if prepared is not None and prepared[3]:
            self._memory.put(prepared, self._ahead.pop(prepared).result().convert())
        elif prepared is not None:
            name, width, height, _ = prepared
            self.fitting(name, width, height)
        return bool(done)

    def fitting(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return a file at the largest size that fits into width x height pixels."""
        return self._fitting(name, width, height, "", fitting)

    def prepare(self, name: str, width: int, height: int) -> None:
        """Rasterise in the background what `fitting` will return, so that no later frame waits for it."""
        key = (name, width, height, "")
        if self._executor is None:
            self.fitting(name, width, height)
        elif self._memory.get(key) is None and key not in self._ahead:
            size = (max(1, width), max(1, height))
            self._ahead[key] = self._executor.submit(sized, self._folder / name, size)

    def tinted(self, name: str, width: int, height: int, tint: str, *, flat: bool) -> pygame.Surface:
        """Return an SVG file of a glyph as `fitting` does, with its white fill in the colour `tint`.

        A `flat` glyph is its fill alone, without ink and shade.
        """
        return self._fitting(name, width, height, tint, flat_fitting if flat else fitting)

    def _fitting(
        self, name: str, width: int, height: int, tint: str, draw: Callable[[Path, int, int], pygame.Surface]
    ) -> pygame.Surface:
        key = (name, width, height, f"flat {tint}" if draw is flat_fitting else tint)
        found = self._memory.get(key)
        if found is None:
            begun = self._ahead.pop(key, None)
            if begun is None:
                found = self._drawn(draw, name, width, height)
            else:
                found = self._drawn(lambda *_: begun.result().convert_alpha(), name, width, height)
            if tint:
                found.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
            self._memory.put(key, found)
        return found

    def covering(self, name: str, width: int, height: int, *, late: bool = False) -> pygame.Surface:
        """Return a file that covers width x height pixels.

        A `late` drawing is rasterised in the background, and until then the previous picture is returned.
        Bitmaps are never late, because they take only a few milliseconds.
        """
        key = (name, width, height, "cover")
        last, shown = self._covers.get((width, height), ("", None))
        # Keep the picture shown outside the cache: if evicted, it would be redrawn in every frame.
        found = shown if last == name else self._memory.get(key)
        if found is None:
            if late and shown is not None and self._executor is not None and name.endswith(".svg"):
                if key not in self._waiting:
                    self._waiting[key] = self._executor.submit(self._drawn, covering, name, width, height)
                return shown
            found = self._awaited(key).convert()
            self._memory.put(key, found)
        self._covers[width, height] = name, found
        return found

    def _awaited(self, key: _Key) -> pygame.Surface:
        """Return the picture of a cover: that of the background if it is begun there, otherwise a new one."""
        name, width, height, _ = key
        begun = self._waiting.pop(key, None)
        # Cards of a new deck may be waiting before it: what is not begun is drawn here.
        if begun is None or begun.cancel():
            return self._drawn(covering, name, width, height)
        return begun.result()

    def part(
        self, name: str, width: int, height: int, view: tuple[float, float, float, float]
    ) -> pygame.Surface:
        """Return a part of an SVG file in width x height pixels.

        `view` is the left, top, width and height of the part in units of the picture.
        """
        key = (name, width, height, repr(view))
        found = self._memory.get(key)
        if found is None:
            begun = self._ahead.pop(key, None)
            draw = partial(partly, view=view) if begun is None else lambda *_: begun.result()
            found = self._drawn(draw, name, width, height, opaque=True).convert()
            self._memory.put(key, found)
        return found

    def prepare_part(
        self, name: str, width: int, height: int, view: tuple[float, float, float, float]
    ) -> None:
        """Rasterise in the background what `part` will return, and keep it."""
        key = (name, width, height, repr(view))
        if self._executor is not None and self._memory.get(key) is None and key not in self._ahead:
            draw = partial(partly, view=view)
            self._ahead[key] = self._executor.submit(self._drawn, draw, name, width, height, opaque=True)

    def _drawn(
        self,
        draw: Callable[[Path, int, int], pygame.Surface],
        name: str,
        width: int,
        height: int,
        *,
        opaque: bool = False,
    ) -> pygame.Surface:
        """Return the picture of a file, or its replacement if the file is damaged."""
        path = self._folder / name
        try:
            return draw(path, width, height)
        except (pygame.error, OSError, ValueError):
            if path not in self.troubles:
                self.troubles.append(path)
            empty = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
            if opaque or draw is covering:
                empty.fill(PLAIN)
            return empty

    def glow(self, width: int, colour: str) -> pygame.Surface:
        """Return a soft round light; `width` in pixels."""
        key = ("glow", width, width, colour)
        found = self._memory.get(key)
        if found is None:
            stops = ((0, colour, 0.9), (45, colour, 0.35), (100, colour, 0.0))
            found = soft_light(width, width, (0.5, 0.5, 0.5), stops)
            self._memory.put(key, found)
        return found

    def lamplight(self, width: int, height: int, lamp: Lamp) -> pygame.Surface:
        """Return the light and the shade of a lamp; size in pixels.

        It is as large as the window and wanted once in a deal, so it is held packed: few flat steps need
        a fiftieth of their pixels.
        """
        size = width, height
        if self._lamplight is None or self._lamplight[0] != (size, lamp):
            drawn = lamplight(width, height, lamp)
            self._lamplight = (size, lamp), zlib.compress(pygame.image.tobytes(drawn, "RGBA"), 1)
            return drawn
        shade = pygame.image.frombytes(zlib.decompress(self._lamplight[1]), size, "RGBA")
        return shade.convert_alpha()


def soft_light(
    width: int,
    height: int,
    circle: tuple[float, float, float],
    stops: Iterable[tuple[int, str, float]],
) -> pygame.Surface:
    """Return a round gradient, drawn small and enlarged, because it has no sharp edges.

    `circle`: the centre as fractions of width and height, the radius as a fraction of the width. `stops`:
    (per cent of the radius, colour, strength from 0 to 1).
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
    """Return a picture file at the largest size that fits into width x height pixels."""
    return sized(path, (max(1, width), max(1, height))).convert_alpha()


def flat_fitting(path: Path, width: int, height: int) -> pygame.Surface:
    """Return the white fill of a glyph as `fitting` does, without its ink and shade."""
    fill = io.BytesIO(INKED.sub(b"", path.read_bytes()))
    return pygame.image.load_sized_svg(fill, (max(1, width), max(1, height))).convert_alpha()


def covering(path: Path, width: int, height: int) -> pygame.Surface:
    """Return a picture file that covers width x height pixels.

    An SVG is enlarged and cropped to its middle; a bitmap is a seamless tile and is repeated.
    """
    if path.suffix != ".svg":
        return _tiled(pygame.image.load(path).convert(24), width, height)
    # load_sized_svg fits the picture into a frame; leave one side of the frame open.
    large = pygame.image.load_sized_svg(path, (width, OPEN))
    if large.get_height() < height:
        large = pygame.image.load_sized_svg(path, (OPEN, height))
    left, top = (large.get_width() - width) // 2, (large.get_height() - height) // 2
    return large.subsurface((left, top, width, height)).copy()


def partly(path: Path, width: int, height: int, *, view: tuple[float, float, float, float]) -> pygame.Surface:
    """Return a part of an SVG file in width x height pixels, without drawing the rest of it.

    `view` is the left, top, width and height of the part in units of the picture. Raises ValueError for a
    file that is no SVG picture.
    """
    left, top, across, down = view
    begin = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{left:.2f} {top:.2f} {across:.2f} {down:.2f}" preserveAspectRatio="none">'
    )
    text, found = SVG.subn(begin, path.read_text(encoding="utf-8"), count=1)
    if not found:
        raise ValueError(f"{path} is no SVG picture")
    return pygame.image.load(io.BytesIO(text.encode()), "part.svg")


def _tiled(tile: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Return a surface covered by a tile, enlarged by an integer factor for large windows."""
    tile = pygame.transform.scale_by(tile, max(1, round(height / TILE_HEIGHT)))
    covered = pygame.Surface((width, height), 0, tile)
    for y in range(0, height, tile.get_height()):
        for x in range(0, width, tile.get_width()):
            covered.blit(tile, (x, y))
    return covered
