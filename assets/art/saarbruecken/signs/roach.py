"""The fish: a roach, known by its red eye and red fins."""

from woodcut import animals
from woodcut.geometry import blob
from woodcut.palette import INK
from woodcut.pattern import Hatch, shadow_comb
from woodcut.picture import Picture

LARGE = 1.4
"""From this size on a roach is hatched."""


def fish(
    art: Picture, x: float, y: float, size: float = 1.0, *, flip: bool = False, turned: float = 0
) -> None:
    """Draw a roach about the middle of its box, 138 by 80 units; it swims to the left."""
    with art.at(x, y, size, flip=flip, turned=turned), art.at(-5, 0):
        animals.fish(art, 0, 0)
        if size >= LARGE:
            inside = art.here(blob(animals.FISH_OUTLINE)).buffer(-1.4)
            hatch = Hatch(angle=62, spacing=6, length=13)
            art.lay(shadow_comb(inside, hatch).intersection(inside), INK)
