"""The few pictures that are needed as pixels, rendered from the SVG files just written."""

import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

PREVIEW = ("spade_09", "denari_07", "bastoni_03", "coppe_10")
CARD = (180, 300)
STEP = 118


def save_preview(skin: Path) -> None:
    """Four cards side by side, each lying over the one before: the picture of the skin in the menu."""
    sheet = pygame.Surface((CARD[0] + STEP * (len(PREVIEW) - 1), CARD[1]), pygame.SRCALPHA)
    for place, name in enumerate(PREVIEW):
        card = pygame.image.load_sized_svg(skin / f"cards/{name}.svg", CARD)
        sheet.blit(card, (place * STEP, 0))
    pygame.image.save(sheet, skin / "preview.png")


def save_icon(folder: Path) -> None:
    """The icon at 256 pixels for systems that want no SVG."""
    pygame.image.save(pygame.image.load_sized_svg(folder / "icon.svg", (256, 256)), folder / "icon.png")
