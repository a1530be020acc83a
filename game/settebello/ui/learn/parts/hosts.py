"""Two animals that wait beside the plates of the children."""

from collections.abc import Collection, Sequence
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.widgets import Widget

HOSTS: Final = ("bear", "cat", "mouse", "owl", "rabbit", "fox", "frog", "penguin")
"""The animals that may wait beside the plates: the first and the last that no child has."""
HOST: Final = (150.0, 210.0)
"""The place of one of them, and"""
BESIDE: Final = 40.0
"""how far it is from the plates, at least from the edge of the window."""


def hosts(plates: Sequence[Widget], taken: Collection[str]) -> tuple[tuple[str, Area], ...]:
    """Return two animals at the sides of a short row of plates; none where these need the room.

    taken: the animals of the children.
    """
    left = min(plate.area.x for plate in plates) - BESIDE - HOST[0]
    right = max(plate.area.right for plate in plates) + BESIDE
    if left < BESIDE:
        return ()
    free = [animal for animal in HOSTS if animal not in taken] or list(HOSTS)
    foot = max(plate.area.bottom for plate in plates)
    return tuple(
        (animal, Area(x, foot - HOST[1], *HOST))
        for animal, x in zip((free[0], free[-1]), (left, right), strict=True)
    )
