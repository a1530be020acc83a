"""The marks of the cards: each has its own form, so that it is known without its colour."""

from collections.abc import Callable
from typing import Final

from shapely.geometry import box

from francesi.indices import glyph
from woodcut.geometry import Region, blob, circle, limb, move, poly, rounded, scale, turn, union
from woodcut.palette import (
    BLACK,
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    TEAL,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

HEART: Final = "0,-14! 9,-25 24,-23 27,-8 20,8 0,27! -20,8 -27,-8 -24,-23 -9,-25"


def spade(art: Picture) -> None:
    """A spade: a black leaf on a stalk."""
    leaf = blob("0,-28! 12,-13 27,1 25,15 12,19 3,11! -3,11! -12,19 -25,15 -27,1 -12,-13")
    stalk = poly("-3,8 3,8 5,20 12,28 -12,28 -5,20")
    art.shape(union(leaf, stalk), BLACK, ink=2.4, heavy=(0.4, 0.6))
    art.line("-14,2 -10,-5 -4,-12", 3.2, (0.2, 1, 0.2), "#8b8378")


def green_heart(art: Picture) -> None:
    """A green heart: an open ring, which counts once."""
    heart = blob(HEART)
    art.shape(heart, GREEN, ink=2.6, shade=GREEN_DARK, shift=(-3, -3), heavy=(0.4, 0.6))
    art.shape(scale(heart, 0.52, 0.52, origin=(0, -3)), PAPER, ink=1.4, heavy=(0, 0))


def red_heart(art: Picture) -> None:
    """A red heart: a full one, which counts twice."""
    art.shape(blob(HEART), RED, ink=2.6, shade=RED_DARK, shift=(-4, -4), heavy=(0.4, 0.6))
    art.line("-19,-8 -18,-16 -12,-19", 3.6, (0.2, 1, 0.3), WHITE)


def flash(art: Picture) -> None:
    """A flash."""
    bolt = poly("6,-30 -20,4 -4,4 -10,30 20,-8 4,-8 14,-30")
    art.shape(bolt, GOLD, ink=3, shade=GOLD_DARK, shift=(-3, -2))


def arrow_head(length: float = 52, thick: float = 15, head: float = 38) -> Region:
    """An arrow to the right, its middle at the origin."""
    half = length / 2
    neck = half - head * 0.62
    return union(
        box(-half, -thick / 2, neck + 1, thick / 2), poly(f"{neck},{-head / 2} {half},0 {neck},{head / 2}")
    )


def shuffle(art: Picture) -> None:
    """Two arrows that cross."""
    for flip in (1, -1):
        way = limb(f"-26,{-14 * flip},4.6 -14,{-14 * flip},4.6 8,{13 * flip},4.6 14,{14 * flip},4.6")
        tip = poly(f"12,{3 * flip} 30,{14 * flip} 12,{25 * flip}")
        art.shape(union(way, tip), TEAL, ink=2.4, heavy=(0.4, 0.6))


def _card(art: Picture, x: float, y: float, turned: float, fill: str, dark: str, size: float = 1) -> None:
    with art.at(x, y, size, turned=turned):
        art.shape(rounded(-17, -26, 34, 52, 5), WHITE, ink=2.6, shade=WHITE_DARK, shift=(-2, -2))
        art.shape(rounded(-11, -20, 22, 40, 3), fill, ink=1.4, shade=dark, shift=(-2, -2), heavy=(0, 0))


def take(art: Picture) -> None:
    """A yellow card that comes down for nothing."""
    _card(art, 0, -17, 0, GOLD, GOLD_DARK, 0.9)
    with art.at(0, 22, turned=90):
        art.shape(arrow_head(38, 15, 38), RED, ink=2.6, shade=RED_DARK, shift=(-2, -2))


def sift(art: Picture) -> None:
    """One card: keep it, or put it away and draw another."""
    _card(art, 0, 0, 0, BLUE, BLUE_DARK, 1.0)
    for side in (-1, 1):
        with art.at(side * 27, 0, turned=90 * side):
            art.shape(arrow_head(44, 9, 25), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))


def draw_two(art: Picture) -> None:
    """Two cards more."""
    _card(art, -14, 5, -14, BLUE, BLUE_DARK, 1.02)
    _card(art, 9, 5, 12, BLUE, BLUE_DARK, 1.02)
    plus = union(box(-4.6, -13, 4.6, 13), box(-13, -4.6, 13, 4.6))
    art.shape(move(plus, 22, -24), RED, ink=2.4, heavy=(0.4, 0.6))


def triple(art: Picture) -> None:
    """Times three."""
    cross = union(box(-4.6, -17, 4.6, 17), box(-17, -4.6, 17, 4.6))
    art.shape(move(turn(cross, 45), -21, 4), RED, ink=2.2, heavy=(0.3, 0.5))
    art.add(move(scale(glyph("3"), 0.62), 0, -31), INK)


def bury(art: Picture) -> None:
    """A card that is sent away."""
    _card(art, -12, -8, -8, PAPER, WHITE_DARK, 1.0)
    with art.at(9, 12, turned=38):
        art.shape(arrow_head(62, 15, 40), BLACK, ink=2.4, heavy=(0.4, 0.6))


SIGNS: Final[dict[str, Callable[[Picture], None]]] = {
    "take": take,
    "sift": sift,
    "draw": draw_two,
    "triple": triple,
    "bury": bury,
}
"""What draws the sign of each function."""


def hung_sign(art: Picture, x: float, y: float, function: str, ring: str, dark: str) -> None:
    """Draw the round sign of a function, which hangs from the awning on two chains."""
    for side in (-1, 1):
        art.line(f"{x + side * 22},{y - 66} {x + side * 26},{y - 36}", 4, (1, 1))
    art.shape(circle(x, y, 52, 64), ring, ink=3, shade=dark, shift=(-4, -4))
    art.shape(circle(x, y, 44, 64), WHITE, ink=2.2, heavy=(0, 0))
    with art.at(x, y):
        SIGNS[function](art)
