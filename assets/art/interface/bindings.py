"""What holds a sheet together: the rings of a notebook, the corners of a ledger, a ribbon, a cord."""

from collections.abc import Callable
from typing import TypeAlias

from woodcut.geometry import blob, circle, limb, poly, rounded, unite
from woodcut.palette import INK
from woodcut.picture import Picture

Sized: TypeAlias = tuple[Callable[[], Picture], tuple[int, int]]
"""What draws a picture, and its width and height."""

RED, RED_DARK = "#b3311f", "#7d1d12"
WIRE, WIRE_DARK = "#c9ccd0", "#7c8289"
LEATHER, LEATHER_DARK = "#9a5527", "#6b3816"
GOLD, GOLD_DARK = "#e3a72f", "#a8731a"


def bindings() -> dict[str, Sized]:
    """What draws each part of a binding, and its size, by its name."""
    return {
        "ring": (ring, (40, 20)),
        "corner": (corner, (52, 52)),
        "ribbon": (ribbon, (28, 64)),
        "cord": (cord, (14, 48)),
        "tassel": (tassel, (36, 96)),
    }


def ring() -> Picture:
    """A wire from behind a cover, at the left, into its hole in the paper."""
    art = Picture()
    art.add(circle(32.5, 11, 6, 24), INK)
    path = "32.5,11,2.3 26,7.2,2.3 16,6.2,2.3 7.5,8.4,2.3 4.6,13,2.3"
    art.shape(limb(path), WIRE, 2.4, shade=WIRE_DARK, shift=(-0.4, -1.6), heavy=(0.5, 0.9))
    return art


def corner() -> Picture:
    """The leather over the upper left corner of a ledger, with two stitches of thread."""
    art = Picture()
    art.shape(poly("2.5,2.5 47,3 3,47"), LEATHER, 2.6, shade=LEATHER_DARK, shift=(-2.4, -2.4))
    for along in range(4):
        x, y = 6.5 + 8.4 * along, 34.5 - 8.4 * along
        art.line(f"{x},{y + 2.6} {x + 4.6},{y - 2.0}", 1.7, (0.6, 1, 0.6), GOLD)
    return art


def ribbon() -> Picture:
    """The end of a ribbon that hangs out below a book."""
    art = Picture()
    tail = poly("6,-4 22,-4 22.6,59 14,50.5 5.2,59")
    art.shape(tail, RED, 2.4, shade=RED_DARK, shift=(-3.2, -1.6))
    for y in (8, 22, 36):
        art.line(f"9,{y} 9.4,{y + 6} 9,{y + 11}", 1.6, (0, 1, 0), RED_DARK)
    return art


def cord() -> Picture:
    """A piece of a twisted cord; pieces follow each other downwards without a seam."""
    art = Picture()
    body = rounded(2.6, -8, 8.8, 64, 0.5)
    art.add(unite((body.buffer(1.5), body.buffer(1.5))), INK)
    art.add(body, RED)
    twists = unite(poly(f"2.6,{y + 7} 11.4,{y} 11.4,{y + 4.6} 2.6,{y + 11.6}") for y in range(-12, 60, 12))
    art.add(twists.intersection(body), RED_DARK)
    return art


def tassel() -> Picture:
    """A tassel below its knot."""
    art = Picture()
    art.shape(
        blob("12,40! 24,40! 29,64 31,90! 25,87 21,92 16,87 11,91 5,89! 8,62"),
        RED,
        2.6,
        shade=RED_DARK,
        shift=(-4, -1),
    )
    for x, lean in ((13.5, -3.4), (18, -0.4), (22.5, 2.6)):
        art.line(f"{x},50 {x + lean / 2},66 {x + lean},84", 2.0, (0, 1, 0.5), RED_DARK)
    art.shape(rounded(11, 33, 14, 9, 3), GOLD, 2.4, shade=GOLD_DARK, shift=(-2.4, -1.2))
    art.shape(circle(18, 23, 9.2, 40), RED, 2.6, shade=RED_DARK, shift=(-2.6, -2.2))
    art.line("12.5,20 18,22.5 22.5,28.5", 1.9, (0, 1, 0), RED_DARK)
    art.line("16,15.6 21,18.6 25,23.6", 1.9, (0, 1, 0), RED_DARK)
    art.shape(limb("18,-4,2.6 18,14,2.6"), RED, 2.2)
    return art
