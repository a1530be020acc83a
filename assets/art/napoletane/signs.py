"""The four suit signs."""

import math

from napoletane.celestial import moon
from napoletane.chasing import KNOP, Chasing, chase
from napoletane.coinage import Stamp, stamp
from napoletane.engraving import Engraving, engrave
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded, turn, union, unite
from woodcut.palette import (
    BLUE,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
)
from woodcut.pattern import rim
from woodcut.picture import Picture


def coin(
    art: Picture,
    x: float,
    y: float,
    radius: float,
    *,
    face: bool = False,
    night: bool = False,
    kind: Stamp = Stamp.PETALS,
    turned: float = 0,
) -> None:
    """Draw a coin with its stamp, turned by some degrees; `face` shows a smiling sun, `night` the moon."""
    k = radius / 48
    with art.at(x, y):
        art.shape(circle(0, 0, radius, 72), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-5 * k, -5 * k))
        art.add(circle(0, 0, radius * 0.88, 64).difference(circle(0, 0, radius * 0.845, 64)), INK)
        # All pearls of one colour are one path: cards of coins have hundreds of them.
        for odd, colour in ((1, GOLD_DARK), (0, RED_DARK)):
            around = [2 * math.pi * i / 24 for i in range(odd, 24, 2)]
            pearls = [
                circle(math.cos(t) * radius * 0.765, math.sin(t) * radius * 0.765, radius * 0.048, 12)
                for t in around
            ]
            art.add(union(*pearls), colour)
        art.add(circle(0, 0, radius * 0.69, 64).difference(circle(0, 0, radius * 0.655, 64)), INK)
        art.dot(0, 0, radius * 0.655, PAPER, 64)
        if night:
            moon(art, radius)
        elif not face:
            stamp(art, radius, kind, turned)
        else:
            for first, ray, colour in ((0.0, 0.60, RED), (22.5, 0.52, BLUE)):
                p = poly(
                    f"{-radius * 0.085},{-radius * 0.36} 0,{-radius * ray} {radius * 0.085},{-radius * 0.36}"
                )
                art.add(union(*(turn(p, first + angle, (0, 0)) for angle in range(0, 360, 45))), colour)
            art.shape(circle(0, 0, radius * 0.41, 48), GOLD, ink=2.0, heavy=(0.4, 0.6))
            e = radius * 0.41
            for sx in (-1, 1):
                art.line(
                    f"{sx * e * 0.62},{-e * 0.34} {sx * e * 0.36},{-e * 0.48} {sx * e * 0.12},{-e * 0.34}",
                    e * 0.14,
                    (0.3, 1, 0.5),
                )
                art.add(ellipse(sx * e * 0.36, -e * 0.14, e * 0.13, e * 0.11), INK)
                art.dot(sx * e * 0.55, e * 0.2, e * 0.15, "#e8853a", 16)
            art.line(f"0,{-e * 0.3} {-e * 0.12},{e * 0.12} {e * 0.06},{e * 0.16}", e * 0.12, (0.3, 1, 0.6))
            art.line(
                f"{-e * 0.36},{e * 0.38} 0,{e * 0.55} {e * 0.36},{e * 0.38}",
                e * 0.15,
                (0.2, 1, 0.2),
                RED_DARK,
            )


def cup(
    art: Picture,
    x: float,
    y: float,
    height: float = 130,
    *,
    chasing: Chasing = Chasing.STARS,
    turned: float = 0,
) -> None:
    """Draw a chalice."""
    k = height / 130
    with art.at(x, y, k, turned=turned):
        _foot(art, k)
        knop, knop_dark = KNOP.get(chasing, (RED, RED_DARK))
        art.shape(ellipse(0, 27, 15, 9), knop, ink=2.6, shade=knop_dark, shift=(-3, -3))
        art.shape(rounded(-6, 10, 12, 12, 3), GOLD, ink=2.4)
        bowl = blob("-40,-52! -41,-28 -30,-2 -9,14 9,14 30,-2 41,-28 40,-52! 0,-58")
        art.shape(bowl, RED, ink=2.8, shade=RED_DARK, shift=(-8, -2))
        inside = art.here(bowl).buffer(-1.2)
        # gadroons
        lower = blob("-44,-20! 0,-8 44,-20! 40,30! -40,30!")
        low = lower.intersection(bowl.buffer(-0.3 if k > LARGE else -1))
        art.add(low, GOLD)
        art.lay(rim(art.here(low), -6 * k, -2 * k), GOLD_DARK)
        art.add(GADROONS.intersection(low.buffer(-1.2)), GOLD_DARK)
        art.line("-40,-21 0,-8.5 40,-21", 2.4, (1, 1, 1), within=inside)
        for i in (-2, -1, 0, 1, 2):
            art.line(
                f"{i * 15},{-13 + abs(i) * -1.5} {i * 11},2 {i * 3.6},15",
                2.0,
                (1, 1, 0.3),
                within=art.here(low) if k > LARGE else inside,
            )
        chase(art, chasing, inside)
        rim_ = ellipse(0, -52, 41, 10)
        art.shape(rim_, GOLD, ink=2.8)
        art.shape(ellipse(0, -52.5, 33, 6.2), "#6b1a13", ink=1.6, heavy=(0, 0))
        art.add(ellipse(0, -50.5, 27, 3.6), "#a53022")


GADROONS = unite(
    blob(
        f"{i * 15 - 6},{-11 - abs(i) * 1.5}! {i * 11 - 5},2 {i * 3.6 - 1.6},14! {i * 3.6 - 0.4},14! "
        f"{i * 11 - 0.8},2 {i * 15 - 0.8},{-12 - abs(i) * 1.5}!",
        1.2,
    )
    for i in (-2, -1, 0, 1, 2)
)
"""The dark sides of the gadroons around the lower belly of a chalice."""
FLARE = "-6.4,32! -7.6,41 -13,48 -27,54.4! -14,57.6 0,58.6 14,57.6 27,54.4! 13,48 7.6,41 6.4,32!"
"""What rises from the foot to the stem."""
LARGE = 2
"""A chalice larger than this is drawn with more care."""


def _foot(art: Picture, k: float) -> None:
    """The foot of a chalice: a round plate, and the flare that rises from it to the stem."""
    plate = union(
        ellipse(0, 55.5, 35, 7.2), ellipse(0, 59.5, 35, 7.2), poly("-35,55.5 35,55.5 35,59.5 -35,59.5")
    )
    art.shape(plate, GOLD, ink=2.8, shade=GOLD_DARK, shift=(-6 * k, -3.4 * k))
    flare = blob(FLARE)
    if k > LARGE:
        flare = union(flare, ellipse(0, 54.8, 29, 4.6)).buffer(1.5).buffer(-1.5)
    art.shape(flare, GOLD, ink=2.4, heavy=(0.4, 0.6))
    inside = art.here(flare).buffer(-1)
    lit = blob("2,30! 2.4,42 6,50 13,60! 34,60 30,50 12,44 10,30!")
    art.lay(art.here(lit).intersection(inside), GOLD_DARK)
    art.line("-2.6,38 -4.6,46 -12,53.4", 2.0, (0.2, 1, 0.4), within=inside)


LONG = 400
"""A sword longer than this has a shorter grip."""


def sword(
    art: Picture,
    x: float,
    y: float,
    length: float = 250,
    *,
    up: bool = True,
    grip: str = RED,
    width: float = 1.0,
    blade: float = 1.0,
    engraved: int = 0,
    engraving: Engraving = Engraving.LEAVES,
    guard: float = 1.0,
) -> None:
    """Draw an upright straight sword; `width` widens blade and guard, `blade` the blade alone.

    `guard` shortens the guard; `engraved` is for how many pairs of leaves the blade is cut.
    """
    with art.at(x, y, 1, turned=0 if up else 180):
        h = length / 2
        hilt = 62 * (length / 250) * (0.5 + 0.5 * width) * (0.72 if length > LONG else 1)
        bw = 12.5 * width * blade
        tp = 34 * width
        bl = poly(f"{-bw},{h - hilt} {-bw * 0.84},{-h + tp} 0,{-h} {bw * 0.84},{-h + tp} {bw},{h - hilt}")
        art.shape(bl, STEEL, ink=2.8)
        if up:
            half = poly(f"0,{h - hilt} 0,{-h + tp} 0,{-h + 3} {bw * 0.82},{-h + tp} {bw * 0.95},{h - hilt}")
        else:
            half = poly(f"{-bw * 0.95},{h - hilt} {-bw * 0.82},{-h + tp} 0,{-h + 3} 0,{-h + tp} 0,{h - hilt}")
        art.add(half.intersection(bl.buffer(-1)), STEEL_DARK)
        art.line(f"0,{h - hilt - 4} 0,{-h + 22 * width}", 1.7 * width, (1, 1, 0))
        gy = h - hilt
        if engraved:
            engrave(art, gy, bw, engraved, engraving)
        g = 0.62 + 0.38 * width
        far = g * guard
        cross = limb(
            f"{-38 * far},{gy - 7},{5.5 * g} {-26 * far},{gy + 3},{5.2 * g} 0,{gy + 5},{7 * g} "
            f"{26 * far},{gy + 3},{5.2 * g} "
            f"{38 * far},{gy - 7},{5.5 * g}"
        )
        sd = (-3, -3) if up else (3, 3)
        art.shape(
            union(cross, circle(-39 * far, gy - 9, 7 * g), circle(39 * far, gy - 9, 7 * g)),
            GOLD,
            ink=2.6,
            shade=GOLD_DARK,
            shift=sd,
        )
        gw = 7 * g
        art.shape(rounded(-gw, gy + 9 * g, 2 * gw, hilt - 24 * g, 4), grip, ink=2.6)
        for i in range(3):
            yy = gy + 15 * g + i * (hilt - 32 * g) / 2.6
            art.line(f"{-gw},{yy + 4} {gw},{yy - 2}", 1.9, (1, 1, 1))
        art.shape(circle(0, h - 9 * g, 10 * g), GOLD, ink=2.6, shade=GOLD_DARK, shift=sd)
        art.dot(0, h - 9 * g, 3.6 * g, grip, 14)
        art.shape(ellipse(0, gy + 5, 9 * g, 6.5 * g), GOLD, ink=1.8)


def scimitar(art: Picture, x: float, y: float, size: float = 1.0, turned: float = 0) -> None:
    """Draw a curved sabre from the hand at a point, its tip bending to the right."""
    with art.at(x, y, size, turned=turned):
        bl = blob("-9,-14! -17,-70 -16,-120 2,-172 46,-206! 36,-160 30,-128 16,-74 10,-14!")
        art.shape(bl, STEEL, ink=2.8, shade=STEEL_DARK, shift=(-8, -2))
        art.line("-9,-24 -13,-76 -9,-126 10,-168", 1.8, (1, 1, 0.2))
        art.shape(
            limb("-30,-6,6 -14,-12,6 8,-13,6.4 26,-20,5 32,-28,3.4"),
            GOLD,
            ink=2.6,
            shade=GOLD_DARK,
            shift=(-2, -3),
        )
        art.shape(rounded(-7, -8, 14, 34, 5), RED, ink=2.6)
        art.shape(limb("0,24,7 6,34,6.5 14,36,4"), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -2))
