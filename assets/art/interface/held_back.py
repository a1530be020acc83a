"""The back of a card that somebody holds: rays, a thin frame and a broom, also seen where half is covered."""

import math

from woodcut.geometry import Region, circle, poly, rounded, unite
from woodcut.palette import BLUE, BLUE_DARK, GOLD, PAPER, RED
from woodcut.picture import Picture

WIDE, HIGH = 42.0, 70.0
TOP = -78.0
MIDDLE = TOP + HIGH / 2
RAYS = 12


def held_back(art: Picture) -> None:
    """Draw the back; the middle of the cards' fan is at (0, 0), below its lower edge."""
    art.shape(rounded(-WIDE / 2, TOP, WIDE, HIGH, 5), PAPER, ink=2.4)
    field = rounded(-WIDE / 2 + 3.5, TOP + 3.5, WIDE - 7, HIGH - 7, 3)
    inner = field.buffer(-3.4)
    art.add(field, BLUE)
    art.add(unite(_ray(number) for number in range(RAYS)).intersection(inner), BLUE_DARK)
    art.add(inner.difference(inner.buffer(-1.3)), PAPER)
    art.add(circle(0, MIDDLE, 10.6, 24), PAPER)
    art.add(circle(0, MIDDLE, 9, 24), BLUE_DARK)
    with art.at(0, MIDDLE, turned=208):
        art.add(rounded(-1.3, -13, 2.6, 14, 1), GOLD)
        art.add(poly("-2.2,-1 2.2,-1 6.4,12 -6.4,12"), GOLD)
        art.add(poly("-3.4,2.4 3.4,2.4 4,4.6 -4,4.6"), RED)


def _ray(number: int) -> Region:
    """One of the dark rays around the middle."""
    turn, half = math.tau * number / RAYS, math.tau / RAYS / 4
    tips = [(60 * math.cos(a), MIDDLE + 60 * math.sin(a)) for a in (turn - half, turn + half)]
    return poly(f"0,{MIDDLE} {tips[0][0]},{tips[0][1]} {tips[1][0]},{tips[1][1]}")
