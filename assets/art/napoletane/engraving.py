"""What is engraved on the blades of swords, from the guard upwards."""

from enum import IntEnum

from woodcut.geometry import Region, blob, brush, circle, ellipse, poly, union, unite
from woodcut.picture import Picture

CUT = "#54687a"
"""The colour of what is cut into a blade."""


class Engraving(IntEnum):
    """What is engraved on a blade."""

    LEAVES = 0
    VINE = 1
    LOZENGES = 2
    CHEVRONS = 3


def engrave(art: Picture, guard: float, half: float, pairs: int, engraving: Engraving) -> None:
    """Cut a pattern as long as that many pairs of leaves into a blade `half` as wide, and a bud above it."""
    step = half * 0.98
    feet = [guard - step * (0.7 + place) for place in range(pairs)]
    match engraving:
        case Engraving.LEAVES:
            cuts = _leaves(feet, half, step)
        case Engraving.VINE:
            cuts = _vine(feet, half, step)
        case Engraving.LOZENGES:
            cuts = _lozenges(feet, half, step)
        case Engraving.CHEVRONS:
            cuts = _chevrons(feet, half, step)
    top = guard - step * (0.9 + pairs)
    low, high = top + step * 0.3, top - step * 0.3
    bud = poly(f"0,{low} {half * 0.3},{high} 0,{top - step} {-half * 0.3},{high}")
    art.add(union(bud, cuts), CUT)


def _leaves(feet: list[float], half: float, step: float) -> Region:
    """A sprig of leaves in pairs."""
    return unite(
        blob(
            f"{side * half * 0.1},{foot}! {side * half * 0.2},{foot - step * 0.62} "
            f"{side * half * 0.72},{foot - step * 1.02}! {side * half * 0.62},{foot - step * 0.36}"
        )
        for foot in feet
        for side in (-1, 1)
    )


def _vine(feet: list[float], half: float, step: float) -> Region:
    """A winding stem with a leaf in each bend."""
    sides = [1 if place % 2 else -1 for place in range(len(feet) + 1)]
    bends = [feet[0], *(foot - step * 0.8 for foot in feet)]
    stem = " ".join(f"{side * half * 0.34},{y}" for side, y in zip(sides, bends, strict=True))
    turned = [
        ellipse(-side * half * 0.42, foot - step * 0.34, half * 0.36, half * 0.22, -side * 50)
        for side, foot in zip(sides[1:], feet, strict=True)
    ]
    return union(brush(stem, half * 0.26, (0.7, 1, 0.7)), *turned)


def _lozenges(feet: list[float], half: float, step: float) -> Region:
    """A chain of lozenges with a pearl at each side where two meet."""
    chain = [
        poly(
            f"0,{foot + step * 0.1} {half * 0.36},{foot - step * 0.4} 0,{foot - step * 0.9} "
            f"{-half * 0.36},{foot - step * 0.4}"
        )
        for foot in feet
    ]
    pearls = [
        circle(side * half * 0.46, foot + step * 0.1, half * 0.13, 10) for foot in feet for side in (-1, 1)
    ]
    return union(*chain, *pearls)


def _chevrons(feet: list[float], half: float, step: float) -> Region:
    """Angles one above the other, as on an arrow's feathers."""
    return unite(
        poly(
            f"0,{foot - step * 0.86} {half * 0.62},{foot - step * 0.3} {half * 0.62},{foot + step * 0.06} "
            f"0,{foot - step * 0.44} {-half * 0.62},{foot + step * 0.06} {-half * 0.62},{foot - step * 0.3}"
        )
        for foot in feet
    )
