"""Flowers, leaves, ribbons and brooms."""

import math

from woodcut.geometry import blob, circle, ellipse, limb, unite
from woodcut.palette import GOLD, GOLD_DARK, GREEN, GREEN_DARK, INK, RED, RED_DARK, SHADE
from woodcut.picture import Picture

LARGE_FLOWER = 20
"""A flower with a larger radius has petals with a cut, and pollen."""


def flower(
    art: Picture,
    x: float,
    y: float,
    radius: float = 17,
    *,
    colour: str = GOLD,
    centre: str = RED,
) -> None:
    """Draw a flower with six petals; on a large one each petal is cut, and the centre has pollen."""
    large = radius > LARGE_FLOWER
    dark = SHADE.get(colour)
    deep = max(1.0, radius * 0.07)
    for i in range(6):
        t = 2 * math.pi * i / 6 - 0.5
        along, across = math.cos(t) * radius, math.sin(t) * radius
        petal = ellipse(x + along * 0.62, y + across * 0.62, radius * 0.47, radius * 0.36, math.degrees(t))
        art.shape(petal, colour, ink=2.0, shade=dark, shift=(-deep, -deep * 1.3), heavy=(0.4, 0.6))
        if large and dark:
            start, end = f"{x + along * 0.3},{y + across * 0.3}", f"{x + along * 0.84},{y + across * 0.84}"
            art.line(f"{start} {x + along * 0.55},{y + across * 0.55} {end}", radius * 0.07, (1, 1, 0), dark)
    middle = circle(x, y, radius * 0.34, 20)
    art.shape(middle, centre, ink=2.0, shade=SHADE.get(centre), shift=(-deep, -deep), heavy=(0.4, 0.6))
    if large:
        pollen = unite(
            circle(x + math.cos(i) * radius * 0.15, y + math.sin(i) * radius * 0.15, radius * 0.045, 8)
            for i in range(6)
        )
        art.add(pollen, SHADE.get(centre, INK))


def leaf(
    art: Picture,
    x: float,
    y: float,
    length: float = 34,
    turned: float = 0,
    *,
    colour: str = GREEN,
    dark: str = GREEN_DARK,
    width: float = 0.34,
) -> None:
    """Draw a leaf from its stalk; `width` is a part of its length."""
    with art.at(x, y, 1, turned=turned):
        g = blob(
            f"0,0! {length * 0.35},{-length * width} {length * 0.75},{-length * width * 0.7} "
            f"{length},0! {length * 0.75},{length * width * 0.7} {length * 0.35},{length * width}"
        )
        art.shape(g, colour, ink=2.2, heavy=(0.5, 0.8), shade=dark, shift=(-2, -3))
        art.line(f"2,0 {length * 0.5},-1 {length * 0.92},0", 1.6, (1, 1, 0))


def ribbon(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a red bow."""
    with art.at(x, y, size):
        for f in (False, True):
            with art.at(0, 0, flip=f):
                art.shape(
                    blob("0,0! 18,-20 40,-22 46,-8 34,6 14,6"), RED, ink=2.5, shade=RED_DARK, shift=(-3, -4)
                )
                art.line("8,-3 22,-9 34,-10", 1.8, (0, 1, 0.2))
                art.shape(
                    blob("2,4! 20,24 26,50 38,66! 24,64 14,76! 8,50 -2,24!"),
                    RED,
                    ink=2.5,
                    shade=RED_DARK,
                    shift=(-3, -3),
                )
        art.shape(ellipse(0, 0, 11, 12), RED, ink=2.5, shade=RED_DARK, shift=(-3, -3))


def broom(art: Picture, x: float, y: float, size: float = 1, turned: float = 0) -> None:
    """Draw a broom, its bristles down."""
    with art.at(x, y, size, turned=turned):
        art.shape(limb("0,-86,4.6 0,20,4.6"), "#b07b43", ink=2.6, shade="#7a4d20", shift=(-2.5, 0))
        br = blob(
            "-9,10! -20,34 -34,66 -40,92! -28,88 -20,96! -10,89 0,98! 10,89 20,96! 28,88 40,92! 34,66 "
            "20,34 9,10!"
        )
        art.shape(br, GOLD, ink=2.8, shade=GOLD_DARK, shift=(-6, -3))
        inside = art.here(br).buffer(-1.3)
        for x1 in (-30, -20, -10, 0, 10, 20, 30):
            art.line(f"{x1 * 0.25},24 {x1 * 0.6},56 {x1 * 0.95},88", 2.1, (0.3, 1, 0.5), within=inside)
        for yy, hw in ((14, 11.5), (26, 17)):
            art.shape(limb(f"{-hw},{yy + 1},3.4 0,{yy + 3},3.6 {hw},{yy + 1},3.4"), RED, ink=2.2)
        art.shape(circle(0, -90, 5.5, 18), RED, ink=2.2)
