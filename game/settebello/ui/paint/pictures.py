"""Picture files and soft lights, drawn for the size at which they are needed."""

from pathlib import Path

import pygame

from settebello.ui.paint.boxes import rasterised
from settebello.ui.paint.memory import Memory


class Pictures:
    """The pictures under one folder and the lights made by rule, kept while they are in use."""

    def __init__(self, folder: Path) -> None:
        """Find picture files under `folder`."""
        self._folder = folder
        self._memory: Memory[tuple[str, int, int, str], pygame.Surface] = Memory(120)

    def clear(self) -> None:
        """Forget all pictures, because the size of the window has changed."""
        self._memory.clear()

    def fitting(self, name: str, width: int, height: int, tint: str = "") -> pygame.Surface:
        """Return a file as large as fits into width x height pixels, its white turned into the tint."""
        key = (name, width, height, tint)
        found = self._memory.get(key)
        if found is None:
            found = fitting(self._folder / name, width, height)
            if tint:
                found.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
            self._memory.put(key, found)
        return found

    def covering(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return a file that covers width x height pixels."""
        key = (name, width, height, "cover")
        found = self._memory.get(key)
        if found is None:
            found = covering(self._folder / name, width, height)
            self._memory.put(key, found)
        return found

    def glow(self, width: int, colour: str) -> pygame.Surface:
        """Return a soft round light, `width` in pixels."""
        key = ("glow", width, width, colour)
        found = self._memory.get(key)
        if found is None:
            found = rasterised(
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{width}" '
                'viewBox="0 0 100 100"><defs><radialGradient id="a" cx="50%" cy="50%" r="50%">'
                f'<stop offset="0%" stop-color="{colour}" stop-opacity="0.9"/>'
                f'<stop offset="45%" stop-color="{colour}" stop-opacity="0.35"/>'
                f'<stop offset="100%" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>'
                '<circle cx="50" cy="50" r="50" fill="url(#a)"/></svg>'
            )
            self._memory.put(key, found)
        return found

    def vignette(self, width: int, height: int, strength: float) -> pygame.Surface:
        """Return a darkness that grows towards the corners; size in pixels, strength from 0 to 1."""
        key = ("vignette", width, height, str(strength))
        found = self._memory.get(key)
        if found is None:
            found = rasterised(
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
                f'viewBox="0 0 {width} {height}"><defs><radialGradient id="a" gradientUnits="userSpaceOnUse" '
                f'cx="{width / 2}" cy="{height * 0.46}" r="{width * 0.64}">'
                '<stop offset="35%" stop-color="#000000" stop-opacity="0"/>'
                f'<stop offset="100%" stop-color="#000000" stop-opacity="{strength}"/></radialGradient>'
                f'</defs><rect x="0" y="0" width="{width}" height="{height}" fill="url(#a)"/></svg>'
            )
            self._memory.put(key, found)
        return found


def fitting(path: Path, width: int, height: int) -> pygame.Surface:
    """Return a picture file as large as fits into width x height pixels; SVG is drawn for that size."""
    if path.suffix == ".svg":
        return pygame.image.load_sized_svg(path, (max(1, width), max(1, height))).convert_alpha()
    picture = pygame.image.load(path).convert_alpha()
    factor = min(width / picture.get_width(), height / picture.get_height())
    size = (max(1, round(picture.get_width() * factor)), max(1, round(picture.get_height() * factor)))
    return pygame.transform.smoothscale(picture, size)


def covering(path: Path, width: int, height: int) -> pygame.Surface:
    """Return a picture file scaled to cover width x height pixels, cut to that size in its middle."""
    picture = pygame.image.load(path)
    wide, high = picture.get_size()
    factor = max(width / wide, height / high)
    size = (max(width, round(wide * factor)), max(height, round(high * factor)))
    if path.suffix == ".svg":
        picture = pygame.image.load_sized_svg(path, size)
    large = pygame.transform.smoothscale(picture.convert(24), size).convert()
    left, top = (size[0] - width) // 2, (size[1] - height) // 2
    return large.subsurface((left, top, width, height)).copy()
