"""The pictures that are needed as pixels, rendered as the game renders the SVG files."""

import io
import os
from collections.abc import Callable, Mapping

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from woodcut.picture import Picture

PREVIEWS = {
    "napoletane": ("spade_09", "denari_07", "bastoni_03", "coppe_10"),
    "francesi": ("cuori_10", "quadri_07", "fiori_08", "picche_09"),
    "saarbruecken": ("tauben_10", "loewen_07", "fische_03", "bier_08"),
}
"""Which cards stand for a skin: courts of different rank, a small number, and the seven that counts."""
CARD = (180, 300)
STEP = 118


def rendered(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG text as pixels, not larger than `size`."""
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)


def png(surface: pygame.Surface) -> bytes:
    """A surface as the bytes of a PNG file."""
    file = io.BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()


def preview(skin: str, drawings: Mapping[str, Callable[[], Picture]]) -> bytes:
    """Four cards side by side, each lying over the one before: the picture of the skin in the menu."""
    shown = PREVIEWS[skin]
    sheet = pygame.Surface((CARD[0] + STEP * (len(shown) - 1), CARD[1]), pygame.SRCALPHA)
    for place, name in enumerate(shown):
        sheet.blit(rendered(drawings[f"cards/{name}.svg"]().svg(), CARD), (place * STEP, 0))
    return png(sheet)
