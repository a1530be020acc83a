"""The back: an S and a broom with two heads on the lozenges of a harlequin, the same when turned by half."""

import math
from collections.abc import Iterator

from woodcut.back_frame import INNER, framed, inner_field
from woodcut.geometry import (
    Region,
    blob,
    brush,
    circle,
    ellipse,
    limb,
    move,
    poly,
    scale,
    turn,
    union,
    unite,
)
from woodcut.palette import GOLD, GOLD_DARK
from woodcut.picture import Picture

LIGHT = "#efe4c6"
CENTRE = (180, 300)
ACROSS, DOWN = INNER[2] / 5, INNER[3] / 7
"""Width and height of a lozenge: whole ones fill the field."""
LARGER = 1.1
"""The size of the medallion."""
LETTER = 0.96
BROOM = 1.4
"""The sizes of the letter and of the broom, whose bristles reach over the edge of the medallion."""


def back(main: str, dark: str, accent: str, *, small: bool = False) -> Picture:
    """A back in two tones of one colour with a little of another, in a border of darts."""
    art = framed(poly("-5.4,-2.6 0,-6.6 5.4,-2.6 0,1.4"), 19, 35, main, dark, LIGHT, small=small)
    inner = inner_field()
    art.lay(unite(_lozenges()).intersection(inner), main)
    art.lay(unite(_stitches()).intersection(inner), LIGHT)
    art.lay(unite(_crossings()).intersection(inner.buffer(-3)), accent)
    _medallion(art, main, dark, accent)
    return art


def _cells(odd: int) -> Iterator[tuple[float, float]]:
    """Yield the middles of the lozenges: those on the middle of the card (0), or those between them (1)."""
    for row in range(-7, 8):
        for column in range(-4, 5):
            yield CENTRE[0] + (column + odd / 2) * ACROSS, CENTRE[1] + (row + odd / 2) * DOWN


def _lozenges() -> Iterator[Region]:
    """Yield the lozenges of a harlequin, each hatched by two cuts at its lower right."""
    for x, y in _cells(0):
        yield _lozenge(x, y, 0.0)


def _lozenge(x: float, y: float, less: float) -> Region:
    wide, high = ACROSS / 2 - less, DOWN / 2 - less * DOWN / ACROSS
    return poly(f"{x},{y - high} {x + wide},{y} {x},{y + high} {x - wide},{y}")


def _stitches() -> Iterator[Region]:
    """Yield thin lozenges inside the others, as if sewn."""
    for odd in (0, 1):
        for x, y in _cells(odd):
            yield _lozenge(x, y, 6.0).difference(_lozenge(x, y, 7.6))


def _crossings() -> Iterator[Region]:
    """Yield a small lozenge where four large ones meet."""
    for x, y in _cells(0):
        for dx, dy in ((ACROSS / 2, 0.0), (0.0, DOWN / 2)):
            yield move(poly("0,-6 4.2,0 0,6 -4.2,0"), x + dx, y + dy)


def _medallion(art: Picture, main: str, dark: str, accent: str) -> None:
    rosette = unite(turn(ellipse(0, -94, 26, 34), 15 * i) for i in range(24))
    disc = union(rosette, circle(0, 0, 100, 96))
    with art.at(*CENTRE, LARGER):
        art.shape(disc, LIGHT, ink=3.0, heavy=(0, 0))
        rings = [turn(ellipse(0, -92, 22, 30), 15 * i) for i in range(24)]
        lines = unite(ring.difference(ring.buffer(-1.5)) for ring in rings)
        art.add(lines, main)
        art.shape(circle(0, 0, 90, 96), dark, ink=2.4, heavy=(0, 0))
        art.add(circle(0, 0, 84, 96).difference(circle(0, 0, 81.4, 96)), LIGHT)
        for i in range(24):
            t = 2 * math.pi * i / 24
            art.dot(75 * math.cos(t), 75 * math.sin(t), 2.2, accent, 12)
        half = Picture()
        with half.at(*CENTRE, LARGER):
            _broom_half(half, accent)
    art.paste(half)
    art.paste(half, 180, CENTRE)
    with art.at(*CENTRE, LARGER):
        art.shape(scale(_letter(), LETTER), LIGHT, ink=3.0, heavy=(0, 0))


def _letter() -> Region:
    """The S, the same when turned by half."""
    line = "24,-30 12,-46 -8,-48 -24,-38 -26,-20 -14,-7 0,0 14,7 26,20 24,38 8,48 -12,46 -24,30"
    bow = brush(line, 20, (0.3, 0.34, 0.42, 0.62, 0.8, 0.94, 1, 0.94, 0.8, 0.62, 0.42, 0.34, 0.3))
    serif = poly("17,-51 29,-51 29,-20 21,-26")
    return union(bow, serif, turn(serif, 180))


def _broom_half(art: Picture, accent: str) -> None:
    """Half of a broom that has bristles at both ends."""
    with art.at(0, 0, BROOM, turned=45):
        art.shape(limb("0,0,5.2 0,-50,5.2"), GOLD_DARK, ink=2.2, heavy=(0, 0))
        bristles = blob("-9,-41! -19,-57 -31,-77! -18,-75 -9,-81! 0,-78 9,-81! 18,-75 31,-77! 19,-57 9,-41!")
        art.shape(bristles, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, 3), heavy=(0, 0))
        for x in (-20, -10, 0, 10, 20):
            art.line(f"{x * 0.35},-53 {x * 0.7},-64 {x},-74", 1.5, (0.3, 1, 0.5))
        art.shape(limb("-11,-45,3.8 0,-46,3.8 11,-45,3.8"), accent, ink=1.8, heavy=(0, 0))
