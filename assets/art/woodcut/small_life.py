"""Small living things to discover on a card, never one that could be counted as a sign."""

from itertools import pairwise

from woodcut.geometry import blob, circle, curve, distance, limb, nodes, union
from woodcut.ornaments import leaf
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    SHADE,
    SKY,
    WHITE,
)
from woodcut.picture import Picture

GRAPE, GRAPE_DARK = "#7b3f72", "#4f2449"
FLESH, FLESH_DARK = "#e4cf9e", "#b89a5e"
YOUNG = "#74ad57"
"""The green of young leaves and of lizards."""


def flight(art: Picture, path: str, gap: float = 15, radius: float = 2.8) -> None:
    """Draw the way that something has flown, as dots `gap` units apart along a path."""
    left = 0.0
    for here, after in pairwise(curve(nodes(path), step=1)):
        left -= distance(here, after)
        if left <= 0:
            art.dot(after.x, after.y, radius, BROWN_DARK, 12)
            left += gap


def lizard(art: Picture, x: float, y: float, size: float = 1, *, turned: float = 0) -> None:
    """Draw a lizard seen from above that suns itself, about 130 units long, its head to the left."""
    with art.at(x, y, size, turned=turned):
        toes = []
        for leg, (tx, ty) in (
            ("-24,-3,4 -30,-14,3.2 -39,-17,2.4", (-39, -17)),
            ("-20,5,4 -18,16,3.2 -26,21,2.4", (-26, 21)),
            ("8,-3,4.4 16,-15,3.4 9,-21,2.4", (9, -21)),
            ("10,5,4.4 20,14,3.4 30,19,2.4", (30, 19)),
        ):
            out, down = (-1 if tx < 0 else 1), (1 if ty > 0 else -1)
            toes += [
                limb(leg),
                limb(f"{tx},{ty},2 {tx + out * 6},{ty + down * 1},1.3"),
                limb(f"{tx},{ty},2 {tx + out * 3},{ty + down * 5.4},1.3"),
                limb(f"{tx},{ty},2 {tx - out * 2.4},{ty + down * 5.4},1.3"),
            ]
        body = limb(
            "-48,-1,4.4 -40,0,7 -30,1,5.6 -16,1,8.6 2,0,8.4 14,2,6 32,7,4.4 52,2,3 70,-7,1.8 84,-6,0.8"
        )
        art.shape(union(body, *toes), YOUNG, ink=2.4, shade=GREEN, shift=(-2.4, -2.4), heavy=(0.5, 0.8))
        art.line("-34,1 -14,1 4,0 22,4 44,4", 2.4, (0.3, 1, 1, 0.3), GREEN_DARK)
        for dx, dy in ((-22, -4), (-12, 6), (-6, -5), (4, 5), (10, -3)):
            art.dot(dx, dy, 1.5, GOLD, 8)
        for eye in (-4.4, 4.6):
            art.dot(-42, eye, 1.9, INK, 10)


def snail(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a snail about 64 units long that creeps to the left, its sole on a point."""
    with art.at(x, y, size):
        for horn in ("-25,-13 -29,-22 -34,-28", "-21,-14 -22,-23 -24,-31"):
            art.line(horn, 3.2, (1, 0.9, 0.8))
            tip = nodes(horn)[-1]
            art.dot(tip.x, tip.y, 2.6, INK, 12)
        foot = blob("-33,-7 -30,-15 -22,-16 -15,-9 0,-6 18,-6 34,-1! 18,1 -6,1 -26,0 -32,-2")
        art.shape(foot, FLESH, ink=2.3, shade=FLESH_DARK, shift=(-2, -2.4), heavy=(0.4, 0.7))
        art.line("-31,-6.4 -28,-5.6 -26,-6.6", 1.5, (0.3, 1, 0.4))
        art.shape(circle(5, -19, 16.5, 48), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3.4, -3))
        art.line(
            "18,-10 6,-6.4 -6.4,-14 -6,-27 6,-31.4 14.4,-24 12,-14.6 4,-13 0.4,-19 4.4,-23.6 8,-20.6",
            2.6,
            (0.4, 1, 1, 1, 0.8, 0.4),
            BROWN_DARK,
        )
        for px, py in ((-7.6, -18), (2, -33), (19, -22)):
            art.line(f"{px},{py} {px * 0.7 + 1.5},{py * 0.7 - 5.7}", 2.2, (1, 0), BROWN)


def bee(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False, turned: float = 0) -> None:
    """Draw a bee in flight, about 40 units long, that flies to the left."""
    with art.at(x, y, size, flip=flip, turned=turned):
        for wing in ("2,-6! -2,-18 6,-26 14,-20 10,-8!", "6,-6! 10,-18 22,-22 26,-14 14,-5!"):
            art.shape(blob(wing), "#dfeaf0", ink=1.7, shade="#a9c4d4", shift=(-1.6, -1.6), heavy=(0.3, 0.5))
        body = blob("-14,-2 -8,-8 4,-8 14,-5 21,2! 13,7 2,9 -9,7")
        art.shape(body, GOLD, ink=2.1, shade=GOLD_DARK, shift=(-2, -2), heavy=(0.4, 0.7))
        inside = art.here(body.buffer(-1))
        for dx in (-1, 6, 13):
            art.line(f"{dx},-10 {dx + 1.5},0 {dx - 1},10", 3.4, (1, 1, 1), within=inside)
        art.shape(circle(-13, 0, 6, 24), BROWN_DARK, ink=1.7, heavy=(0.3, 0.5))
        art.dot(-15.4, -1.4, 1.6, WHITE, 10)
        for feeler in ("-16,-5 -20,-10 -25,-10", "-13,-6 -15,-12 -19,-14"):
            art.line(feeler, 1.5, (1, 1, 0.7))


def butterfly(
    art: Picture,
    x: float,
    y: float,
    size: float = 1,
    *,
    turned: float = 0,
    upper: str = GOLD,
    lower: str = RED,
) -> None:
    """Draw a butterfly with open wings, about 58 units wide, in the colours of its two pairs of wings."""
    with art.at(x, y, size, turned=turned):
        for flip in (False, True):
            with art.at(flip=flip):
                hind = blob("-2,2! -14,2 -22,10 -20,20 -12,24 -5,16 -1,8!")
                art.shape(hind, lower, ink=2.0, shade=SHADE[lower], shift=(-2, -2), heavy=(0.4, 0.6))
                fore = blob("-2,2! -8,-12 -20,-22 -29,-18 -28,-4 -18,4!")
                art.shape(fore, upper, ink=2.1, shade=SHADE[upper], shift=(-2, -2), heavy=(0.4, 0.6))
                art.dot(-20, -10, 4.2, INK, 16)
                art.dot(-20.6, -10.6, 1.8, WHITE if upper == SKY else SKY, 10)
                art.dot(-13, 13, 2.6, upper, 12)
                art.line("-1,-9 -5,-17 -9,-19", 1.5, (1, 1, 0.8))
        art.shape(limb("0,-8,2.4 0,2,3 0,16,1.8"), BROWN_DARK, ink=1.6, heavy=(0.3, 0.5))


def ladybird(art: Picture, x: float, y: float, size: float = 1, *, turned: float = 0) -> None:
    """Draw a ladybird seen from above that creeps upwards, about 24 units long."""
    with art.at(x, y, size, turned=turned):
        for side in (-1, 1):
            for leg in ("6,-5 12,-9 14,-12", "8,1 14,1 17,3", "7,6 12,10 13,13"):
                path = " ".join(f"{side * float(p.split(',')[0])},{p.split(',')[1]}" for p in leg.split())
                art.line(path, 2.0, (1, 1, 0.5))
            art.line(f"{side * 2},-14 {side * 4},-18 {side * 7},-19", 1.6, (1, 1, 0.7))
        art.shape(circle(0, -9, 6.4, 24), INK, ink=1.4, heavy=(0, 0))
        art.shape(circle(0, 1, 10.6, 36), RED, ink=2.2, shade=RED_DARK, shift=(-2.4, -2.4), heavy=(0.4, 0.6))
        art.line("0,-9 0,1 0,11", 1.8, (1, 1, 0.8))
        for dx, dy in ((-5, -3), (5, -3), (-5.4, 4), (5.4, 4)):
            art.dot(dx, dy, 2.1, INK, 12)
        for dx in (-3.4, 3.4):
            art.dot(dx, -11, 1.5, WHITE, 10)


def cherries(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a pair of cherries under a leaf, about 50 units wide and 52 high."""
    with art.at(x, y, size, flip=flip):
        for stalk in ("4,-24 -4,-10 -11,6", "4,-24 10,-8 13,10"):
            art.line(stalk, 3.2, (1, 0.8, 0.8), GREEN_DARK)
        leaf(art, 4, -22, 28, -14, colour=YOUNG, dark=GREEN, width=0.3)
        for dx, dy in ((-12, 14), (14, 18)):
            art.shape(circle(dx, dy, 11, 32), RED, ink=2.2, shade=RED_DARK, shift=(-3, -3))
            art.dot(dx - 3.6, dy - 4, 2.2, WHITE, 10)


def grapes(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a bunch of dark grapes under a leaf, about 50 units wide and 70 high."""
    with art.at(x, y, size, flip=flip):
        art.line("2,-36 -1,-28 0,-18", 4.6, (1, 1, 0.8), BROWN_DARK)
        for row, count in enumerate((3, 4, 3, 2, 1)):
            for place in range(count):
                dx = (place - (count - 1) / 2) * 12.6
                grape = circle(dx, -12 + row * 10.4, 7.2, 28)
                art.shape(grape, GRAPE, ink=2.0, shade=GRAPE_DARK, shift=(-2.2, -2.2), heavy=(0.4, 0.6))
                art.dot(dx - 2.4, -14.4 + row * 10.4, 1.5, "#c9a3c4", 8)
        vine_leaf = blob(
            "0,-22! -8,-30 -22,-26 -18,-34! -30,-42 -18,-44! -18,-56 -8,-50! 0,-60 6,-50! 18,-54 16,-44! "
            "28,-40 16,-34! 20,-26 8,-28"
        )
        art.shape(vine_leaf, GREEN, ink=2.2, shade=GREEN_DARK, shift=(-3, -3), heavy=(0.4, 0.7))
        for vein in ("0,-24 -1,-38 0,-54", "0,-28 -8,-38 -22,-42", "0,-28 8,-38 20,-40"):
            art.line(vein, 1.5, (1, 0.8, 0))
