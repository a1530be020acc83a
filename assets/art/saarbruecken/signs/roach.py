"""The fish: a roach, known by its red eye and red fins."""

import math
from enum import Enum

import numpy as np
import numpy.typing as npt
from shapely import transform

from woodcut import animals
from woodcut.geometry import blob, clean
from woodcut.palette import INK
from woodcut.pattern import Hatch, shadow_comb
from woodcut.picture import Picture

LARGE, SMALL = 1.4, 0.99
"""From the first size on a roach is hatched, from the second with shorter strokes."""
SHORT = Hatch(angle=62, spacing=6.5, length=9)
MOUTH = "#7c2a2a"


class Swim(Enum):
    """How a roach swims: how strongly it bends, where it bends, and whether its mouth is open."""

    STRAIGHT = (0.0, 0.0, False)
    TURNING = (0.0034, -8.0, False)
    DIVING = (-0.0034, 0.0, False)
    SNAPPING = (0.0024, 10.0, True)
    WAVING = (-0.0028, 14.0, False)


def fish(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    flip: bool = False,
    turned: float = 0,
    swim: Swim = Swim.STRAIGHT,
) -> None:
    """Draw a roach about the middle of its box, 138 by 80 units; it swims to the left."""
    bend, middle, snaps = swim.value
    roach = art if not bend else Picture()
    at = (0.0, 0.0) if bend else (x, y)
    with roach.at(at[0], at[1], size, flip=flip, turned=turned), roach.at(-5, 0):
        animals.fish(roach, 0, 0)
        if size >= SMALL:
            inside = roach.here(blob(animals.FISH_OUTLINE)).buffer(-1.4)
            hatch = Hatch(angle=62, spacing=6, length=13) if size >= LARGE else SHORT
            roach.lay(shadow_comb(inside, hatch).intersection(inside), INK)
        if snaps:
            roach.shape(blob("-63,1! -55,1 -49,5! -54,9 -60,10! -58,6"), MOUTH, ink=2.2, heavy=(0.4, 0.5))
    if not bend:
        return
    cosine, sine, sx = math.cos(math.radians(turned)), math.sin(math.radians(turned)), -1 if flip else 1
    frame = np.array([[cosine * sx, -sine], [sine * sx, cosine]]) * size

    def bent(places: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        along, across = np.linalg.solve(frame, places.T)
        lean = 2 * bend * (along - middle)
        new = np.stack(
            (
                along * (1 - 14 * abs(bend)) - across * np.sin(lean),
                bend * (along - middle) ** 2 + across * np.cos(lean),
            )
        )
        return np.asarray((frame @ new).T + np.array([x, y]), dtype=np.float64)

    for region, fill, _ in roach.layers:
        art.lay(art.here(clean(transform(region, bent))), fill)
