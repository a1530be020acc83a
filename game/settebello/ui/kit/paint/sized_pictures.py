"""A picture file at a size: SVG files are rasterised, bitmaps are scaled."""

from pathlib import Path

import pygame


def sized(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture at the largest size that fits; raises pygame.error and OSError. Needs no window."""
    if path.suffix.lower() == ".svg":
        return pygame.image.load_sized_svg(path, size)
    picture = pygame.image.load(path)
    if picture.get_bitsize() not in {24, 32}:
        # Few colours: smoothscale wants all three of each pixel.
        whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
        whole.blit(picture, (0, 0))
        picture = whole
    factor = min(size[0] / picture.get_width(), size[1] / picture.get_height())
    fitted = (max(1, round(picture.get_width() * factor)), max(1, round(picture.get_height() * factor)))
    return pygame.transform.smoothscale(picture, fitted)
