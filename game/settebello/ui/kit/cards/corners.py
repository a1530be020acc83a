"""Optional marks on the corners of a card: its value on a badge, and a large index."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from settebello.skins import Manifest
from settebello.ui.kit.paint.boxes import rasterised
from settebello.ui.kit.paint.fonts import Fonts, Role

SMALLEST_BADGE: Final = 11.0
"""Minimum radius in pixels of a legible badge."""
SMALLEST_TAB: Final = 15.0
"""Minimum width in pixels of a legible index."""
TAB: Final = (0.04, 0.30, 0.235)
"""The tab of an index, in fractions of the card's width: distance from both edges, width, height.

The height is without the suit sign, which adds `SIGN`.
"""
SIGN: Final = 0.215
CREAM: Final = "#fffaea"
INK: Final = "#201a17"


@dataclass(frozen=True, slots=True)
class Corners:
    """The marks for one card: its value (0 for none), and its index with the suit's colour and sign."""

    value: int = 0
    index: str = ""
    accent: str = INK
    sign: Path | None = None


@dataclass(frozen=True, slots=True)
class Places:
    """Where the upper marks are on a card, in pixels; None for a mark that is not drawn."""

    tab: pygame.Rect | None
    badge: pygame.Rect | None


def places(width: int, manifest: Manifest, corners: Corners) -> Places:
    """Return the places of the marks on a card of this width in pixels.

    With an index, the badge moves to the other corners; it is left out where it does not fit.
    """
    tab = badge = None
    if corners.index:
        gap, part, letter = TAB
        wide = round(max(part * width, SMALLEST_TAB))
        high = wide * (letter + (SIGN if corners.sign is not None else 0.0)) / part
        tab = pygame.Rect(round(gap * width), round(gap * width), wide, round(high))
    if corners.value and manifest.badges.supported:
        unit = width / manifest.canvas[0]
        radius = max(manifest.badges.radius * unit, SMALLEST_BADGE)
        x = max(manifest.badges.anchor[0] * unit, radius + 1)
        y = max(manifest.badges.anchor[1] * unit, radius + 1)
        side = round(2 * radius)
        badge = pygame.Rect(round(x - radius), round(y - radius), side, side)
        if tab is not None:
            badge.right = width - badge.left
            badge = None if badge.colliderect(tab) else badge
    return Places(tab, badge)


def with_corners(plain: pygame.Surface, fonts: Fonts, manifest: Manifest, corners: Corners) -> pygame.Surface:
    """Return a copy of a card with its marks in two corners each.

    All marks are upright: a turned 9 would be read as a 6, and nobody turns a card on the screen.
    """
    picture = plain.copy()
    found = places(picture.get_width(), manifest, corners)
    if found.badge is not None:
        _twice(picture, badge_picture(fonts, corners.value, found.badge.width / 2), found.badge)
    if found.tab is not None:
        _twice(picture, _tab_picture(fonts, corners, found.tab.size), found.tab)
    return picture


def _twice(picture: pygame.Surface, mark: pygame.Surface, where: pygame.Rect) -> None:
    picture.blit(mark, where)
    opposite = pygame.Rect((0, 0), mark.get_size())
    opposite.bottomright = picture.get_width() - where.left, picture.get_height() - where.top
    picture.blit(mark, opposite)


def _tab_picture(fonts: Fonts, corners: Corners, size: tuple[int, int]) -> pygame.Surface:
    """Draw a tab of cream paper with a letter and the suit sign below it."""
    wide, high = size
    edge = max(1.0, wide / 22)
    picture = rasterised(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}"><rect x="{edge / 2}" y="{edge / 2}" width="{wide - edge}" '
        f'height="{high - edge}" rx="{wide * 0.16:.2f}" fill="{CREAM}" stroke="{corners.accent}" '
        f'stroke-width="{edge}"/></svg>'
    )
    letter = round(wide * TAB[2] / TAB[1])
    _write(picture, fonts, corners.index, letter)
    sign = _sign(corners.sign, high - letter) if corners.sign is not None else None
    if sign is not None:
        below = sign.get_rect(centerx=wide // 2, centery=letter + (high - letter) // 2 - round(edge))
        picture.blit(sign, below)
    return picture


def _write(picture: pygame.Surface, fonts: Fonts, text: str, high: int) -> None:
    """Draw the index letter as large as the tab allows, measured by its visible pixels."""
    room = picture.get_width() - 2 * max(2, picture.get_width() // 10)
    size = max(6, round(high * 1.12))
    words = fonts.words(Role.BOLD, size, text, INK)
    seen = words.get_bounding_rect()
    if seen.width > room:
        words = fonts.words(Role.BOLD, max(6, size * room // seen.width), text, INK)
        seen = words.get_bounding_rect()
    middle = picture.get_width() // 2, high // 2 + max(1, high // 16)
    picture.blit(words, seen.move(middle[0] - seen.centerx, middle[1] - seen.centery), seen)


def _sign(path: Path, high: int) -> pygame.Surface | None:
    """Return the picture of a suit sign, or None when its file cannot be drawn.

    The index works without it.
    """
    side = max(4, round(high * 0.84))
    try:
        return pygame.image.load_sized_svg(path, (side, side)).convert_alpha()
    except (pygame.error, OSError):
        return None


def badge_picture(fonts: Fonts, value: int, radius: float) -> pygame.Surface:
    """Return a round badge with a number; `radius` in pixels."""
    picture = rasterised(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * radius:.0f}" height="{2 * radius:.0f}" '
        f'viewBox="0 0 62 62"><circle cx="31" cy="31" r="29.5" fill="{CREAM}" stroke="{INK}" '
        'stroke-width="2.4"/><circle cx="31" cy="31" r="25.5" fill="none" stroke="#b8802a" '
        'stroke-width="1.4"/></svg>'
    )
    # Two digits must fit inside the ring, too.
    size = round(radius * (1.25 if value < 10 else 1.0))
    words = fonts.words(Role.BOLD, size, str(value), INK)
    picture.blit(words, words.get_rect(center=picture.get_rect().center))
    return picture
