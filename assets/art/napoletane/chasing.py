"""What goldsmiths put around chalices."""

from enum import IntEnum

from woodcut.geometry import Region, circle, ellipse, poly, star
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GREEN,
    GREEN_DARK,
    WHITE,
)
from woodcut.picture import Picture


class Chasing(IntEnum):
    """What the goldsmith has put around the belly of a chalice."""

    STARS = 0
    LOZENGES = 1
    WAVES = 2
    GEMS = 3
    ARCHES = 4
    TENDRIL = 5


KNOP = {
    Chasing.LOZENGES: (BLUE, BLUE_DARK),
    Chasing.GEMS: (GREEN, GREEN_DARK),
    Chasing.ARCHES: (BLUE, BLUE_DARK),
    Chasing.TENDRIL: (GREEN, GREEN_DARK),
}
"""The colours of a knop that is not red."""


def chase(art: Picture, chasing: Chasing, inside: Region) -> None:
    """Draw what is around the belly, cut to the bowl."""
    match chasing:
        case Chasing.STARS:
            for i in (-1, 0, 1):
                art.add(star(i * 22, -33 + abs(i) * -1.2, 7.2, 3.1, 5), GOLD)
        case Chasing.LOZENGES:
            for i in (-2, -1, 0, 1, 2):
                dx, dy = i * 14.6, -32.5 - abs(i) * 1.4
                art.add(poly(f"{dx},{dy - 9} {dx + 5.4},{dy} {dx},{dy + 9} {dx - 5.4},{dy}"), GOLD)
        case Chasing.WAVES:
            for dy in (0, 10):
                wave = " ".join(
                    f"{dx},{dy - 37 + (5 if n % 2 else 0)}" for n, dx in enumerate(range(-42, 43, 12))
                )
                art.line(wave, 3.4, (1, 1), GOLD, within=inside)
        case Chasing.GEMS:
            for dy in (-9, 8):
                art.line(f"-42,{dy - 38} 0,{dy - 31} 42,{dy - 38}", 2.6, (1, 1), GOLD, within=inside)
            for i in (-2, -1, 0, 1, 2):
                art.shape(circle(i * 14.6, -32.6 - abs(i) * 1.6, 4.2, 20), WHITE, ink=1.4, heavy=(0.2, 0.3))
        case Chasing.ARCHES:
            for i in (-2, -1, 0, 1, 2):
                dx, dy = i * 15.6, -40 - abs(i) * 1.6
                art.line(
                    f"{dx - 7.8},{dy} {dx - 5},{dy + 11} {dx},{dy + 15} {dx + 5},{dy + 11} {dx + 7.8},{dy}",
                    3,
                    (1, 1),
                    GOLD,
                    within=inside,
                )
                art.add(circle(dx, dy + 4, 2.6, 16).intersection(circle(0, -30, 37)), GOLD)
        case Chasing.TENDRIL:
            _tendril(art, inside)


def _tendril(art: Picture, inside: Region) -> None:
    art.line("-42,-36 -28,-28 -14,-36 0,-28 14,-36 28,-28 42,-36", 2.8, (1, 1), GOLD, within=inside)
    for dx, dy, angle in (
        (-21, -36, -40),
        (-7, -26, 40),
        (7, -38, -40),
        (21, -26, 40),
        (33, -38, -40),
        (-33, -26, 40),
    ):
        art.add(ellipse(dx, dy, 5.4, 2.7, angle), GOLD)
