"""The fish: a roach, known by its red eye and red fins."""

from woodcut import animals
from woodcut.picture import Picture


def fish(
    art: Picture, x: float, y: float, size: float = 1.0, *, flip: bool = False, turned: float = 0
) -> None:
    """Draw a roach about the middle of its box, 138 by 80 units; it swims to the left."""
    with art.at(x, y, size, flip=flip, turned=turned):
        animals.fish(art, -5, 0)
