"""The frame of a back: the border of the cloth, with the signs of the deck, the same turned by half."""

from collections.abc import Sequence
from typing import Final

from shapely import affinity
from shapely.geometry import box

from woodcut.card import card_paper
from woodcut.geometry import Region, clean, rounded
from woodcut.palette import INK, PAPER
from woodcut.picture import Picture
from woodcut.square import SIDE, Square

CENTRE: Final = (180.0, 300.0)
OUTER: Final = (16.0, 16.0, 328.0, 568.0)
BAND: Final = 42.0
"""The width of the border."""
INNER: Final = (58.0, 58.0, 244.0, 484.0)
"""Left, top, width and height of the field inside the border."""
ACROSS: Final = 4
DOWN: Final = 8
"""The number of prints between two corners."""
PRINT: Final = 27.0
BOLD: Final = 9.0
"""The width of the line in the border of a small back."""
TILE: Final = 33.0
SIGN: Final = 28.5
"""Sizes of a print, of the tile in a corner, and of the sign on it."""


def inner_field() -> Region:
    """The field inside the border."""
    return rounded(*INNER, 3)


def framed(
    signs: Sequence[Square],
    prints: Sequence[Square],
    main: str,
    dark: str,
    light: str,
    *,
    small: bool = False,
) -> Picture:
    """A sheet of card paper with the border; `signs` and `prints` are in the order of the suits.

    A `small` back, of a card below ninety pixels, has a bold line for the signs, which would be dots.
    """
    art = card_paper()
    field = rounded(*OUTER, 10)
    art.lay(field.buffer(2), INK)
    art.lay(field, main)
    if small:
        _bold_border(art, light)
        _field(art, dark, light)
        return art
    left, top, wide, high = INNER
    half = Picture()
    for number in range(1, ACROSS + 1):
        x = left + (number - 0.5) * wide / ACROSS
        _put(half, prints[number % 4], x, 16 + BAND / 2, PRINT, light)
    for number in range(1, DOWN + 1):
        y = top + (number - 0.5) * high / DOWN
        _put(half, prints[(number + 2) % 4], 16 + BAND / 2, y, PRINT, light)
    for number, x in enumerate((16 + BAND / 2, 344 - BAND / 2)):
        y = 16 + BAND / 2
        tile = box(x - TILE / 2, y - TILE / 2, x + TILE / 2, y + TILE / 2)
        half.lay(tile.buffer(1.4, join_style="mitre"), INK)
        half.lay(tile, PAPER)
        _put(half, signs[number], x, y, SIGN)
    art.paste(half)
    art.paste(half, 180, CENTRE)
    _field(art, dark, light)
    return art


def _field(art: Picture, dark: str, light: str) -> None:
    """Lay the field inside the border, with its rules."""
    art.lay(inner_field().buffer(5.4).difference(inner_field().buffer(3.4)), light)
    art.lay(inner_field().buffer(1.6), INK)
    art.lay(inner_field(), dark)


def _bold_border(art: Picture, light: str) -> None:
    """Lay a bold line in the middle of the border, with a square in each corner."""
    middle = BAND / 2 - BOLD / 2
    left, top, wide, high = OUTER
    outer = box(left + middle, top + middle, left + wide - middle, top + high - middle)
    art.lay(outer.difference(outer.buffer(-BOLD, join_style="mitre")), light)
    half = TILE / 2
    for x in (left + BAND / 2, left + wide - BAND / 2):
        for y in (top + BAND / 2, top + high - BAND / 2):
            tile = box(x - half, y - half, x + half, y + half)
            art.lay(tile.buffer(2.4, join_style="mitre"), INK)
            art.lay(tile, PAPER)
            art.lay(box(x - half / 2, y - half / 2, x + half / 2, y + half / 2), INK)


def _put(art: Picture, sign: Square, x: float, y: float, size: float, fill: str | None = None) -> None:
    """Put a square sign on a picture, in its own colours or in one."""
    part = size / SIDE
    for layer in sign.layers:
        region = affinity.affine_transform(
            clean(layer.region), [part, 0, 0, part, x - SIDE / 2 * part, y - SIDE / 2 * part]
        )
        art.lay(region.simplify(0.12), fill or layer.fill)
