"""Optional marks on a card: its value on a badge in the corners, and a large index in a margin above it."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from settebello.skins import Manifest
from settebello.ui.kit.paint.boxes import rasterised
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.kit.paint.sized_pictures import sized

SMALLEST_BADGE: Final = 10.0
"""Minimum radius in pixels of a legible badge."""
BADGED: Final = 60
"""Minimum width in pixels of a card with a badge: a thumbnail would be hidden by it."""
LESS: Final = 1.0
"""The size of a badge relative to the room that a skin has for it."""
SHRUNK: Final = 0.82
"""The part of a card that its picture takes below the margin with the index."""
LETTER: Final = (0.035, 0.235, 0.25)
"""The letter of an index, in fractions of the card's width: distance from the edges, width, height."""
SIGN: Final = (0.275, 0.2)
"""The suit sign beside the letter: distance from the edge, side; in fractions of the card's width."""
LINE: Final = "#cdbb8f"
PAPER: Final = "#f7edd4"
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
    """Where the marks at the top are on a card, in pixels; None for a mark that is not drawn."""

    letter: pygame.Rect | None
    sign: pygame.Rect | None
    badge: pygame.Rect | None
    picture: pygame.Rect
    """The place of the card's own picture, which an index shrinks, so that no mark hides a part of it."""


def places(size: tuple[int, int], manifest: Manifest, corners: Corners, times: int = 1) -> Places:
    """Return the places of the marks on a card of this size in pixels, `times` as large as it will be shown.

    A badge is where the skin says, in the same corner of all its cards.
    """
    width, height = size
    letter = sign = badge = None
    picture = pygame.Rect(0, 0, width, height)
    if corners.index:
        picture = pygame.Rect(0, 0, round(SHRUNK * width), round(SHRUNK * height))
        picture.midbottom = width // 2, height - max(1, round(0.015 * height))
        middle = picture.top // 2
        edge, wide, high = (round(part * width) for part in LETTER)
        letter = pygame.Rect(edge, middle - high // 2, wide, high)
        if corners.sign is not None:
            left, side = (round(part * width) for part in SIGN)
            sign = pygame.Rect(left, middle - side // 2, side, side)
    if corners.value and manifest.badges.supported and width >= times * BADGED:
        unit = picture.width / manifest.canvas[0]
        radius = max(LESS * manifest.badges.radius * unit, times * SMALLEST_BADGE)
        across = min(max(manifest.badges.anchor[0] * unit, radius + 1), picture.width - radius - 1)
        down = max(manifest.badges.anchor[1] * unit, radius + 1)
        x, y = picture.left + across, picture.top + down
        side = round(2 * radius)
        badge = pygame.Rect(round(x - radius), round(y - radius), side, side)
    return Places(letter, sign, badge, picture)


def with_corners(
    plain: pygame.Surface, fonts: Fonts, manifest: Manifest, corners: Corners, times: int = 1
) -> pygame.Surface:
    """Return a copy of a card with its marks: the index twice, the value once.

    The card is `times` as large as it will be shown.
    All marks are upright: a turned 9 would be read as a 6, and nobody turns a card on the screen.
    A second badge would cover a coin, a plinth or a hoof.
    """
    found = places(plain.get_size(), manifest, corners, times)
    picture = plain.copy()
    if found.letter is not None:
        picture = _with_margin(plain, found.picture, manifest.corner_radius / manifest.canvas[0])
        _write(picture, fonts, corners.index, found.letter)
        _write(picture, fonts, corners.index, _mirrored(found.letter, picture.get_width()))
    sign = _sign(corners.sign, found.sign.width) if found.sign is not None and corners.sign else None
    if found.sign is not None and sign is not None:
        picture.blit(sign, found.sign)
        picture.blit(sign, _mirrored(found.sign, picture.get_width()))
    if found.badge is not None:
        badge = badge_picture(fonts, corners.value, found.badge.width / 2)
        picture.blit(badge, found.badge)
    return picture


def _mirrored(where: pygame.Rect, width: int) -> pygame.Rect:
    return pygame.Rect(width - where.right, where.top, *where.size)


def _with_margin(plain: pygame.Surface, place: pygame.Rect, corner: float) -> pygame.Surface:
    """Return a card of paper with a smaller picture of a card at a place."""
    picture = _paper(plain.get_size(), corner).copy()
    picture.blit(pygame.transform.smoothscale(plain, place.size), place)
    return picture


@lru_cache(maxsize=2)
def _paper(size: tuple[int, int], corner: float) -> pygame.Surface:
    """Return an empty card of paper; `corner` is the radius of its corners in card widths."""
    wide, high = size
    edge = max(1.0, wide / 120)
    return rasterised(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}"><rect x="{edge / 2:.2f}" y="{edge / 2:.2f}" width="{wide - edge:.2f}" '
        f'height="{high - edge:.2f}" rx="{corner * wide:.2f}" fill="{PAPER}" stroke="{LINE}" '
        f'stroke-width="{edge:.2f}"/></svg>'
    )


def _write(picture: pygame.Surface, fonts: Fonts, text: str, place: pygame.Rect) -> None:
    """Draw the letter of an index as large as its place allows, measured by its visible pixels."""
    size = max(6, round(place.height * 1.12))
    words = fonts.words(Role.BOLD, size, text, INK)
    seen = words.get_bounding_rect()
    if seen.width > place.width:
        words = fonts.words(Role.BOLD, max(6, size * place.width // seen.width), text, INK)
        seen = words.get_bounding_rect()
    picture.blit(words, seen.move(place.centerx - seen.centerx, place.centery - seen.centery), seen)


def _sign(path: Path, side: int) -> pygame.Surface | None:
    """Return the picture of a suit sign, or None when its file cannot be drawn.

    The index works without it.
    """
    try:
        return sized(path, (max(4, side), max(4, side))).convert_alpha()
    except (pygame.error, OSError):
        return None


def badge_picture(fonts: Fonts, value: int, radius: float) -> pygame.Surface:
    """Return a round badge with a number; `radius` in pixels."""
    picture = rasterised(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * radius:.0f}" height="{2 * radius:.0f}" '
        f'viewBox="0 0 62 62"><circle cx="31" cy="31" r="28.6" fill="{CREAM}" stroke="{INK}" '
        'stroke-width="4"/></svg>'
    )
    # Two digits must fit inside the ring, too.
    size = round(radius * (1.45 if value < 10 else 1.2))
    words = fonts.words(Role.BOLD, size, str(value), INK)
    picture.blit(words, words.get_rect(center=picture.get_rect().center))
    return picture
