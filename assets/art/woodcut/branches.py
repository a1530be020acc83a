"""Branches of leaves that bend round something."""

import math

from woodcut.geometry import circle
from woodcut.ornaments import leaf
from woodcut.palette import GREEN_DARK, RED, RED_DARK
from woodcut.picture import Picture


def laurel(
    art: Picture,
    middle: tuple[float, float],
    radii: tuple[float, float],
    angles: tuple[float, float],
    leaves: int,
    length: float = 36,
    *,
    berries: bool = False,
) -> None:
    """Draw a branch on an ellipse between two angles in degrees, leaves in pairs that shrink to its tip.

    Berries hang between every other pair.
    """
    start, end = angles
    turns = [math.radians(start + (end - start) * i / leaves) for i in range(leaves + 1)]
    spots = [(middle[0] + radii[0] * math.cos(t), middle[1] + radii[1] * math.sin(t)) for t in turns]
    art.line(" ".join(f"{x:.1f},{y:.1f}" for x, y in spots), 4.2, (1, 1, 0.4), colour=GREEN_DARK)
    sense = 1 if end > start else -1
    for i, (turn, (x, y)) in enumerate(zip(turns[1:], spots[1:], strict=True)):
        dx, dy = -radii[0] * math.sin(turn) * sense, radii[1] * math.cos(turn) * sense
        onward = math.degrees(math.atan2(dy, dx))
        for lean in (-38, 38):
            leaf(art, x, y, length * (1 - 0.28 * i / leaves), onward + lean)
        if berries and i % 2 == 1:
            out = math.radians(onward + 90 * sense)
            for side in (-1, 1):
                bx, by = x + side * math.cos(out) * 6 - dx * 0.02, y + side * math.sin(out) * 6 - dy * 0.02
                art.shape(
                    circle(bx, by, 4.8, 18), RED, ink=1.9, shade=RED_DARK, shift=(-2, -2), heavy=(0.3, 0.5)
                )
        if i == leaves - 1:
            leaf(art, x, y, length * 0.72, onward)
