"""The plaster of the osteria's wall: short level cuts in the dark, none where the lamp shines."""

from random import Random
from typing import Final

from shapely.geometry import box

from interface.osteria_room import RAIL_TOP, STENCIL
from woodcut.geometry import Region, poly, unite
from woodcut.picture import Layer, Picture

EVERY: Final = 17.0
"""The distance between two rows of cuts."""
ROWS: Final = (100.0, RAIL_TOP - 8.0)
"""Between the beams of the ceiling and the border above the rail."""
GAP: Final = (44.0, 150.0)
LONG: Final = (16.0, 62.0)
THICK: Final = (1.5, 2.5)
"""The gaps between the cuts of a row, their lengths and half their widths in the middle."""


def plaster(walls: Picture, lit: Region) -> None:
    """Put cuts on a wall, above its first layer and outside the lamp's light."""
    chance = Random(11)
    cuts: list[Region] = []
    y, last = ROWS
    while y < last:
        x = -chance.uniform(0, GAP[1])
        while x < 1680:
            long, thick, lean = (
                chance.uniform(*LONG),
                chance.uniform(*THICK),
                chance.uniform(-3.0, 3.0),
            )
            at = y + chance.uniform(-4.0, 4.0)
            belly = x + long * chance.uniform(0.3, 0.7)
            cut = poly(
                f"{x},{at} {belly},{at + lean / 2 - thick} {x + long},{at + lean} "
                f"{belly},{at + lean / 2 + thick}"
            )
            if not lit.intersects(cut):
                cuts.append(cut)
            x += long + chance.uniform(*GAP)
        y += EVERY
    walls.layers.insert(1, Layer(unite(cuts).intersection(box(0, 0, 1680, 960)), STENCIL))
