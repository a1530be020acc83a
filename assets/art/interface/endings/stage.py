"""The picture of a half-figure, which knows the cloth that sleeves grow out of; and where it stands."""

from typing import Final

from woodcut.geometry import unite
from woodcut.picture import Picture

WIDE, HIGH = 448, 352
"""The size of a picture, whose lower edge is that of the table."""
LEFT, TOP = 96.0, 28.0
"""Where the origin of the portrait is in it."""
MIDDLE: Final = 128.0
"""The middle of a portrait."""


class Stage(Picture):
    """A picture with somebody in it: the trunk, and how much of its cloth is seen, in card units."""

    def __init__(self) -> None:
        """Start empty, without a trunk."""
        super().__init__()
        self.trunk = unite(())
        self.cloth = unite(())
        self.behind = 0  # How many layers are behind the person: those of the chair.
