"""What the courts wear: woven cloth, sleeves, cuffs, collars and fur."""

import math
from collections.abc import Callable

from shapely.geometry import box

from woodcut.geometry import Region, blob, circle, ellipse, limb, rounded, star, turn, union, unite
from woodcut.palette import GOLD, GOLD_DARK, SHADE, WHITE, WHITE_DARK
from woodcut.pattern import Hatch, motif, stripes
from woodcut.picture import Picture

Colours = tuple[str, str]
"""A base colour and its shade."""
Weave = Callable[[Region], Region]
"""What is woven into a piece of cloth: the threads of the pattern inside a region in card units."""

FOLDS = Hatch(angle=15, spacing=6, length=13, width=1.6)
PALE_FOLDS = Hatch(angle=15, spacing=6, length=12, width=1.6, colour="#9b8f74")
"""How plain cloth is hatched, and how linen is."""


def colours(base: str) -> Colours:
    """A colour of the palette with its shade."""
    return base, SHADE[base]


def lozenges(region: Region) -> Region:
    """Small lozenges between four dots."""

    def lozenge(x: float, y: float) -> Region:
        dots = [circle(x + dx, y + dy, 1.7, 8) for dx, dy in ((-8.5, 0), (8.5, 0), (0, -8.5), (0, 8.5))]
        return union(turn(box(x - 4, y - 4, x + 4, y + 4), 45, (x, y)), *dots)

    return motif(region, lozenge, 27, 25, margin=5)


def lilies(region: Region) -> Region:
    """Small lilies."""

    def lily(x: float, y: float) -> Region:
        side = blob(f"{x + 1},{y + 2}! {x + 5},{y - 2} {x + 8},{y - 5}! {x + 7},{y + 2} {x + 2},{y + 4}!")
        other = blob(f"{x - 1},{y + 2}! {x - 5},{y - 2} {x - 8},{y - 5}! {x - 7},{y + 2} {x - 2},{y + 4}!")
        return union(
            blob(f"{x},{y - 9}! {x + 3.2},{y - 3} {x},{y + 3}! {x - 3.2},{y - 3}"),
            side,
            other,
            box(x - 5, y + 3, x + 5, y + 5),
            blob(f"{x},{y + 5}! {x + 2.4},{y + 9}! {x - 2.4},{y + 9}!"),
        )

    return motif(region, lily, 26, 27, margin=6)


def stars(region: Region) -> Region:
    """Small stars with six points."""
    return motif(region, lambda x, y: star(x, y, 6.2, 2.6, 6), 22, 20, margin=4)


def rings(region: Region) -> Region:
    """Rings with a dot inside."""

    def ring(x: float, y: float) -> Region:
        hollow = circle(x, y, 7, 24).difference(circle(x, y, 4.4, 20))
        return hollow.union(circle(x, y, 2, 10))

    return motif(region, ring, 24, 21, margin=6)


def checks(region: Region) -> Region:
    """A field of squares."""
    return motif(region, lambda x, y: box(x - 6, y - 6, x + 6, y + 6), 30, 15)


def scales(region: Region) -> Region:
    """Scales, as of a fish or a coat of plates."""

    def scale_mark(x: float, y: float) -> Region:
        return (
            circle(x, y, 11, 32)
            .difference(circle(x, y, 8.6, 32))
            .intersection(box(x - 12, y, x + 12, y + 12))
        )

    return motif(region, scale_mark, 22, 11)


def clovers(region: Region) -> Region:
    """Leaves of four parts."""

    def clover(x: float, y: float) -> Region:
        parts = [(math.cos(turned), math.sin(turned)) for turned in (0.785, 2.356, 3.927, 5.498)]
        return unite([circle(x + 3.6 * dx, y + 3.6 * dy, 3.3, 14) for dx, dy in parts])

    return motif(region, clover, 25, 23, margin=6)


def lattice(region: Region) -> Region:
    """Narrow bars that cross."""
    return union(stripes(region, 52, 17, 2.6), stripes(region, -52, 17, 2.6))


def bars(angle: float, spacing: float, width: float) -> Weave:
    """Stripes at an angle, in card units."""
    return lambda region: stripes(region, angle, spacing, width)


def cloth(
    art: Picture,
    region: Region,
    dye: Colours,
    weave: Weave | None = None,
    thread: str = GOLD,
    *,
    ink: float = 3.0,
    shift: tuple[float, float] = (-6, -3),
) -> None:
    """Draw a piece of cloth with what is woven into it; plain cloth is hatched instead."""
    plain = PALE_FOLDS if dye[0] == WHITE else FOLDS
    art.shape(region, dye[0], ink=ink, shade=dye[1], shift=shift, hatch=None if weave else plain)
    if weave is not None:
        inside = art.here(region).buffer(-1.6)
        art.lay(weave(inside).intersection(inside), thread)


def sleeve(
    art: Picture,
    path: str,
    dye: Colours,
    weave: Weave | None = None,
    thread: str = GOLD,
    *,
    folds: tuple[str, ...] = (),
) -> None:
    """Draw a sleeve along the points of a limb, with the folds of its elbow."""
    region = limb(path)
    cloth(art, region, dye, weave, thread)
    for fold in folds:
        art.line(fold, 2.2, (0, 1, 0.4), within=art.here(region).buffer(-1))


def puff(art: Picture, x: float, y: float, angle: float, dye: Colours, slash: str, size: float = 1.0) -> None:
    """Draw the slashed puff at the top of a sleeve."""
    with art.at(x, y, size, turned=angle):
        region = ellipse(0, 0, 26, 27)
        art.shape(region, dye[0], ink=2.8, shade=dye[1], shift=(-4, -4))
        inside = art.here(region).buffer(-1.3)
        for path in ("-17,-24 -21,0 -15,24", "-6,-27 -7,0 -5,27", "6,-27 7,0 5,27", "17,-24 21,0 15,24"):
            art.line(path, 7 * size, (0.1, 1, 0.1), slash, within=inside)


def cuff(
    art: Picture, x: float, y: float, angle: float, dye: Colours = (GOLD, GOLD_DARK), wide: float = 36
) -> None:
    """Draw the cuff at a wrist; at no angle it lies across an upright arm."""
    with art.at(x, y, turned=angle):
        art.shape(rounded(-wide / 2, -7, wide, 14, 5), dye[0], ink=2.4, shade=dye[1], shift=(-4, -2))


def frill(art: Picture, x: float, y: float, angle: float, wide: float = 40) -> None:
    """Draw a pleated lace cuff, its points towards the hand, which lies above it."""
    half = wide / 2
    steps = 5
    edge = " ".join(
        f"{-half + wide * (i + 0.5) / steps},{-13 - 3 * (i % 2)} {-half + wide * (i + 1) / steps},-8!"
        for i in range(steps)
    )
    with art.at(x, y, turned=angle):
        art.shape(
            blob(f"{-half},-8! {edge} {half - 6},6! {6 - half},6!"),
            WHITE,
            ink=2.3,
            shade=WHITE_DARK,
            shift=(-3, -2),
        )
        for i in range(1, steps):
            at = -half + wide * i / steps
            art.line(f"{at},-7 {at * 0.8},4", 1.5, (0.4, 1, 0))


def gems(art: Picture, places: str, fill: str, size: float = 5.0) -> None:
    """Draw round jewels at the points of a path."""
    for word in places.split():
        x, y = (float(number) for number in word.split(","))
        art.shape(circle(x, y, size, 20), fill, ink=1.9, heavy=(0.4, 0.6))
        art.dot(x - size * 0.3, y - size * 0.35, size * 0.28, WHITE, 10)


def diamonds(art: Picture, places: str, fill: str, size: float = 7.5, heart: str | None = None) -> None:
    """Draw square-cut jewels set on a corner at the points of a path."""
    for word in places.split():
        x, y = (float(number) for number in word.split(","))
        art.shape(
            turn(box(x - size, y - size, x + size, y + size), 45, (x, y)), fill, ink=1.9, heavy=(0.4, 0.6)
        )
        if heart is not None:
            art.dot(x, y, size * 0.36, heart, 12)


def ermine_tail(x: float, y: float) -> Region:
    """One black tail, where a border of fur is too narrow for a grid of them."""
    return union(
        blob(f"{x},{y - 5}! {x + 2.4},{y + 2} {x},{y + 6.5} {x - 2.4},{y + 2}"),
        circle(x - 2.9, y - 4.8, 1.4, 8),
        circle(x + 2.9, y - 4.8, 1.4, 8),
    )
