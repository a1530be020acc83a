"""Draws pictures from their sources side by side into one PNG, to look at them while drawing.

    python assets/art/look.py OUT.png WIDTH PATTERN [PATTERN ...]

A pattern is matched against the paths below `assets`: `skins/napoletane/cards/*_09.svg`, `ui/avatars/*`.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from build import only, sources
from interface.raster import rendered

GAP = 8
WIDEST = 1900
"""The width in pixels at which a new row begins."""
TABLE = (30, 92, 62)


def drawn(draw: Callable[[], str], width: int) -> pygame.Surface:
    """A picture from its source, `width` pixels wide or high."""
    return rendered(draw(), (width, width * 5 // 3))


def side_by_side(pictures: list[pygame.Surface]) -> pygame.Surface:
    """Pictures in rows on the green of a table."""
    wide = max(picture.get_width() for picture in pictures) + GAP
    high = max(picture.get_height() for picture in pictures) + GAP
    columns = min(len(pictures), max(1, WIDEST // wide))
    sheet = pygame.Surface((columns * wide + GAP, -(-len(pictures) // columns) * high + GAP))
    sheet.fill(TABLE)
    for place, picture in enumerate(pictures):
        sheet.blit(picture, (GAP + place % columns * wide, GAP + place // columns * high))
    return sheet


def main() -> None:
    """Draw what the command line asks for."""
    if len(sys.argv) < 4:
        sys.exit((__doc__ or "").strip())
    out, width, *patterns = sys.argv[1:]
    try:
        found = only(sources(), patterns)
    except LookupError as nothing:
        sys.exit(str(nothing))
    pygame.image.save(side_by_side([drawn(draw, int(width)) for draw in found.values()]), Path(out))


if __name__ == "__main__":
    main()
