"""The frame of a back: a narrow border in which one small ornament repeats, the same turned by half."""

from typing import Final

from woodcut.card import card_paper
from woodcut.geometry import Region, move, rounded, turn, unite
from woodcut.palette import INK
from woodcut.picture import Picture

CENTRE: Final = (180.0, 300.0)
OUTER: Final = (16.0, 16.0, 328.0, 568.0)
BAND: Final = 19.0
"""The width of the border."""
INNER: Final = (35.0, 35.0, 290.0, 530.0)
"""Left, top, width and height of the field inside the border."""
RULE: Final = 2.6
"""The width of the light line between border and field."""
BOLD: Final = 6.0
"""Its width on a small back."""


def inner_field() -> Region:
    """The field inside the border."""
    return rounded(*INNER, 5)


def framed(
    ornament: Region, across: int, down: int, main: str, dark: str, light: str, *, small: bool = False
) -> Picture:
    """A sheet of card paper with the border around a field in the colour `dark`.

    The middle of the base of `ornament` is at 0,0, and it points to negative y. It repeats `across` times at
    the top and bottom and `down` times at each side, and points outwards. A `small` back, for a card below
    ninety pixels, has a bold line and no ornament, because nobody could tell its shape.
    """
    art = card_paper()
    field = rounded(*OUTER, 11)
    art.lay(field.buffer(2), INK)
    art.lay(field, main)
    if not small:
        art.lay(_border(ornament, across, down), light)
    width = BOLD if small else RULE
    art.lay(inner_field().buffer(2.2 + width), light)
    art.lay(inner_field().buffer(2.2), INK)
    art.lay(inner_field(), dark)
    return art


def _border(ornament: Region, across: int, down: int) -> Region:
    """The ornament along the four sides."""
    left, top, wide, high = INNER
    near = OUTER[0] + (BAND - 2.2 - RULE) * 0.66
    parts: list[Region] = []
    for number in range(across):
        x = left + (number + 0.5) * wide / across
        parts += [move(ornament, x, near), move(turn(ornament, 180), x, 600 - near)]
    for number in range(down):
        y = top + (number + 0.5) * high / down
        parts += [move(turn(ornament, -90), near, y), move(turn(ornament, 90), 360 - near, y)]
    return unite(parts)
