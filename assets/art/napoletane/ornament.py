"""The print in the middle of the cloth: a rose of winds around a sun, between two branches of lemons."""

import math

from shapely.geometry import box

from woodcut.geometry import Region, blob, brush, circle, ellipse, poly, unite
from woodcut.ornamented import MIDDLE, PRINT, Ornament, field, framed, ring
from woodcut.picture import Picture

POINTS = ((74.0, 12.5), (46.0, 5.0), (60.0, 9.5), (46.0, 5.0))
"""Reach and half width of the points of the rose, from the top on."""
STEM = "86,10 110,-6 134,4 156,-4 182,2"
LEAVES = (
    (104, -2, -1, 22),
    (112, -5, 1, 24),
    (123, -1, -1, 25),
    (136, 4, 1, 24),
    (147, 0, -1, 24),
    (158, -4, 1, 22),
    (168, -3, -1, 20),
    (176, 0, 1, 16),
    (181, 2, -1, 12),
)
"""The leaves of a branch: where each begins, on which side it grows, and how long it is."""
LEMONS = (("121,0 117,18 119,30", 119, 44, 14.0), ("160,-4 163,16 160,26", 160, 38, 12.0))
"""The lemons: the stalk of each, its middle and its size."""
BLOSSOM = ("146,1 150,-16 149,-28", 149, -38, 11.0)
"""The blossom, likewise."""


FLAMES = ("-2.2,-16.8! -1,-20 1,-22 0,-25! 3,-21 2.6,-16.8!", "-2.6,-16.8! 0,-25 2.6,-16.8!")
"""The flames of the sun, by turns."""


def ornament() -> Ornament:
    """The rose of winds with a sun as its hub, and the branches."""
    art = framed()
    for radius, thick in ((86.0, 2.2), (79.0, 1.0), (27.5, 1.4)):
        art.lay(ring(radius, thick), PRINT)
    _beads(art)
    with art.at(*MIDDLE):
        _points(art)
        _sun(art)
    for flip in (False, True):
        with art.at(*MIDDLE, flip=flip):
            _branch(art)
    art.clip(unite((field(), *(layer.region for layer in art.layers[:2]))))
    return art


def _beads(art: Picture) -> None:
    """Draw the beads between the two rings."""
    for number in range(64):
        turn = math.tau * number / 64
        x, y = MIDDLE[0] + 82 * math.cos(turn), MIDDLE[1] + 82 * math.sin(turn)
        art.lay(circle(x, y, 1.5 if number % 4 == 0 else 0.9, 16), PRINT)


def _points(art: Picture) -> None:
    """Draw the sixteen points: one half white, the other half an outline, hatched on the long ones."""
    for number in range(16):
        reach, wide = POINTS[number % 4]
        with art.at(turned=22.5 * number):
            lit = poly(f"0,{-reach} {wide},-32 0,-28.5")
            dark = poly(f"0,{-reach} {-wide},-32 0,-28.5")
            art.add(lit, PRINT)
            art.add(dark.difference(dark.buffer(-1.1)), PRINT)
            if number % 2 == 0:
                cuts = unite(box(-wide, -y - 0.6, 0, -y + 0.6) for y in range(36, int(reach), 4))
                art.add(cuts.intersection(dark), PRINT)


def _sun(art: Picture) -> None:
    """Draw the face of the sun: a disc with cut features, and flames around it."""
    features = unite(
        (
            brush("-10,-5 -6.5,-7.5 -3,-5.5", 1.7, (0.5, 1, 0.5)),
            brush("10,-5 6.5,-7.5 3,-5.5", 1.7, (0.5, 1, 0.5)),
            ellipse(-6.3, -2.4, 2.2, 1.5),
            ellipse(6.3, -2.4, 2.2, 1.5),
            brush("-0.5,-3 -1.8,3.2 1.6,4", 1.5, (0.4, 1, 0.6)),
            brush("-6,7.5 0,10.5 6,7.5", 1.9, (0.3, 1, 0.3)),
        )
    )
    art.add(circle(0, 0, 15.5, 80).difference(features), PRINT)
    for number in range(16):
        with art.at(turned=22.5 * number):
            art.add(blob(FLAMES[number % 2]), PRINT)


def _branch(art: Picture) -> None:
    """Draw a branch from the ring to the side of the frame, with leaves and lemons."""
    art.add(brush(STEM, 2.8, (1, 0.9, 0.5)), PRINT)
    for x, y, side, long in LEAVES:
        with art.at(x, y, turned=50 * side):
            leaf = blob(f"0,0! {0.36 * long},{-0.24 * long} {long},0! {0.36 * long},{0.24 * long}")
            art.add(leaf.difference(brush(f"{0.2 * long},0 {0.8 * long},0", 1.2, (1, 0.4))), PRINT)
    for stalk, x, y, large in LEMONS:
        art.add(brush(stalk, 1.5, (1, 0.8)), PRINT)
        art.add(_lemon(x, y, large), PRINT)
    stalk, x, y, large = BLOSSOM
    art.add(brush(stalk, 1.5, (1, 0.8)), PRINT)
    half = 0.5 * large
    for number in range(5):
        with art.at(x, y, turned=72 * number):
            petal = blob(f"0,0! {-half},{-1.2 * half} 0,{-2.3 * half}! {half},{-1.2 * half}")
            cuts = unite((circle(0, 0, 3.6, 24), brush(f"0,-4 0,{-1.6 * half}", 1.1, (1, 0.3))))
            art.add(petal.difference(cuts), PRINT)
    art.add(circle(x, y, 2.4, 24), PRINT)


def _lemon(x: float, y: float, large: float) -> Region:
    """Return a lemon that hangs at a point, with a cut along its shaded side."""
    up = 1 if y > 0 else -1
    whole = unite((ellipse(x, y, 0.72 * large, large), circle(x, y + up * large, 0.24 * large, 16)))
    inner = whole.buffer(-2.6)
    cuts = unite(
        brush(f"{x + 0.05 * large},{y + step} {x + 0.62 * large},{y + step - 2}", 1.4, (0.2, 1))
        for step in (-0.55 * large, -0.2 * large, 0.15 * large, 0.5 * large)
    )
    return whole.difference(whole.buffer(-1.3)).union(inner.difference(cuts))
