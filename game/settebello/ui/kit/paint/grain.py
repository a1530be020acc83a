"""The grain of printed matter: of paper in light boxes, and of the printing block in dark ones."""

from pathlib import Path
from typing import Final

import pygame

from settebello.ui.kit.paint.luminance import luminance

PAPER: Final = "ui/grain/paper.png"
"""A seamless tile by which light colours are multiplied."""
BLOCK: Final = "ui/grain/block.png"
"""A seamless tile that is added to dark colours."""
LIGHT: Final = 0.4
"""The luminance from which a colour counts as paper."""


class Grain:
    """The tiles of a folder, read when the first box is drawn; `troubles` lists damaged ones."""

    def __init__(self, folder: Path) -> None:
        """Read files under `folder`."""
        self.troubles: list[Path] = []
        self._folder = folder
        self._tiles: dict[str, pygame.Surface | None] = {}

    def lay(self, picture: pygame.Surface, fill: str) -> None:
        """Lay the grain that suits a box of the colour `fill` on its picture; transparent parts stay so."""
        paper = luminance(fill) >= LIGHT
        tile = self._tile(PAPER if paper else BLOCK)
        if tile is None:
            return
        way = pygame.BLEND_RGB_MULT if paper else pygame.BLEND_RGB_ADD
        wide, high = tile.get_size()
        for y in range(0, picture.get_height(), high):
            for x in range(0, picture.get_width(), wide):
                picture.blit(tile, (x, y), special_flags=way)

    def _tile(self, name: str) -> pygame.Surface | None:
        if name not in self._tiles:
            try:
                self._tiles[name] = pygame.image.load(self._folder / name).convert_alpha()
            except (pygame.error, OSError):
                self.troubles.append(self._folder / name)
                self._tiles[name] = None
        return self._tiles[name]
