"""A mallard and its young on the river, which look to the left."""

from woodcut.geometry import blob, circle
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.picture import Picture

DOWN, DOWN_DARK = "#f0cf6a", "#c9a23f"
CAP = "#7a5a2a"


def mallard(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a drake to float on water, about 92 units wide: a green head, a white ring, a brown breast."""
    with art.at(x, y, size):
        art.shape(blob("32,-2! 44,-12 52,-12! 48,-3 50,4! 42,8 32,8!"), WHITE, ink=2.0, heavy=(0.4, 0.6))
        body = blob("-30,4! -27,-5 -17,-9! -2,-10 16,-11 32,-6 42,0! 40,12 24,21 -8,22 -24,18 -30,11")
        art.shape(body, STEEL, ink=2.4, shade=STEEL_DARK, shift=(-2, -4))
        inside = art.here(body).buffer(-1.2)
        art.lay(art.here(blob("-40,-14 -17,-10! -12,4 -14,24! -40,24")).intersection(inside), BROWN)
        wing = blob("-8,-4! 6,-10 24,-7 37,0! 26,9 10,10 -4,6!")
        art.shape(wing, BROWN, ink=2.0, shade=BROWN_DARK, shift=(-2, -3), heavy=(0.4, 0.7))
        art.shape(blob("14,3! 28,1 30,4! 24,9 14,9!"), "#2a63b0", ink=1.5, heavy=(0.2, 0.4))
        bill = blob("-32,-30! -40,-26 -51,-23! -53,-19 -47,-18 -38,-19! -31,-21!")
        art.shape(bill, GOLD, ink=2.0, shade=GOLD_DARK, shift=(-1, -2), heavy=(0.3, 0.6))
        art.line("-50,-21 -42,-22.4 -35,-22", 1.4, (0.6, 1, 0.3))
        head = blob("-15,-6! -13,-18 -12,-30 -19,-38 -29,-37 -35,-29 -34,-21 -28,-15! -29,-6 -22,-3")
        art.shape(head, GREEN, ink=2.3, shade=GREEN_DARK, shift=(-3, -2))
        art.shape(
            blob("-30,-9! -22,-7 -14,-11! -14,-6.6 -22,-2.6 -30,-4.6!"), WHITE, ink=1.5, heavy=(0.2, 0.4)
        )
        art.add(circle(-26, -29, 3.4, 18), WHITE)
        art.dot(-26.4, -29, 2.2, INK, 14)


def dabbler(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a duckling whose head is under water, its tail up and its feet in the air, about 26 units wide."""
    with art.at(x, y, size):
        for foot in ("8,-7 17,-11 17,-21", "12,0 23,-4 27,-12"):
            art.line(foot, 6, (0.8, 1, 1))
            art.line(foot, 3, (0.8, 1, 1), GOLD)
        body = blob("-11,28! -14,6 -12,-6 -7,-15 -8,-27! 3,-19 10,-7 13,6 11,28!")
        art.shape(body, DOWN, ink=2.2, shade=DOWN_DARK, shift=(-3, -2))
        art.add(blob("-9,-14! -8,-26! 3,-18 2,-11 -3,-9!").intersection(body.buffer(-1)), CAP)


def duckling(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a duckling to float on water, about 38 units wide."""
    with art.at(x, y, size):
        body = blob("-14,2! -2,-4 10,-5 20,-10! 20,2 14,11 -4,13 -13,9")
        art.shape(body, DOWN, ink=2.2, shade=DOWN_DARK, shift=(-2, -3))
        art.add(blob("-2,-3! 10,-5 19,-9! 17,1 6,4!").intersection(body.buffer(-1)), CAP)
        art.shape(blob("-17,-10! -25,-8 -26,-5! -18,-4!"), GOLD, ink=1.7, heavy=(0.3, 0.5))
        head = circle(-10, -8, 9.4, 32)
        art.shape(head, DOWN, ink=2.2, shade=DOWN_DARK, shift=(-2, -2))
        art.add(blob("-16,-14 -10,-18 -2,-13 -1,-6! -6,-12").intersection(head.buffer(-1)), CAP)
        art.dot(-12.6, -8.4, 2.0, INK, 12)
