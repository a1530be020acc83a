"""What several signs of the children's map are made of: cards, apples, coins, a pointing hand, figures."""

from francesi.indices import glyph
from woodcut.geometry import Region, blob, circle, ellipse, limb, move, poly, rounded, scale, union, unite
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    PAPER,
    RED,
    RED_DARK,
    SKIN,
    SKIN_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

LINE = 3.6
"""The ink around a part of a sign: strong, as a sign is seen at two thirds of its size."""
INNER = 2.6
INSIDE = circle(64, 64, 58, 80)
"""The stone within its rim: what reaches into it from outside is cut there."""


def card(art: Picture, x: float, y: float, *, turned: float = 0, fill: str = PAPER, size: float = 1) -> None:
    """Draw an empty card of 40 by 58 units."""
    with art.at(x, y, size, turned=turned):
        art.shape(rounded(-20, -29, 40, 58, 5), fill, ink=LINE, shade=WHITE_DARK, shift=(-3, -3))


def back(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw the back of a card of 28 by 38 units."""
    with art.at(x, y, size):
        art.shape(rounded(-14, -19, 28, 38, 4), PAPER, ink=LINE)
        art.add(rounded(-10.5, -15.5, 21, 31, 2), BLUE)
        art.add(poly("0,-11 7,0 0,11 -7,0"), GOLD)


def apple(art: Picture, x: float, y: float, radius: float) -> None:
    """Draw a red apple with its stalk."""
    with art.at(x, y):
        art.shape(circle(0, 0, radius), RED, ink=INNER, shade=RED_DARK, shift=(-radius / 4, -radius / 4))
        art.add(ellipse(-radius * 0.35, -radius * 0.4, radius * 0.22, radius * 0.16, -30), WHITE)
        art.line(f"0,{-radius * 0.7} {radius * 0.2},{-radius * 1.4}", 2.6, (1, 0.8))


def coin(art: Picture, x: float, y: float, wide: float = 20, high: float = 8) -> None:
    """Draw a coin that lies: its rim and its face from above."""
    with art.at(x, y):
        edge = union(
            ellipse(0, 0, wide, high),
            ellipse(0, 7, wide, high),
            poly(f"{-wide},0 {wide},0 {wide},7 {-wide},7"),
        )
        art.shape(edge, GOLD_DARK, ink=LINE)
        art.shape(ellipse(0, 0, wide, high), GOLD, ink=2, heavy=(0, 0))
        art.add(ellipse(0, 0, wide * 0.55, high * 0.5), "#ffd66b")


def pointing(art: Picture, x: float, y: float, turned: float = 0, size: float = 1) -> None:
    """Draw a hand that points down at (x, y) with its forefinger, out of a blue sleeve."""
    with art.at(x, y, size, turned=turned):
        art.shape(blob("-16,-66! 24,-66! 30,-96! -20,-96!"), BLUE, ink=LINE, shade=BLUE_DARK, shift=(-5, 0))
        art.shape(limb("-14,-66,6 22,-66,6"), WHITE, ink=INNER, shade=WHITE_DARK, shift=(-2, -3))
        fist = union(
            blob("-15,-60! 22,-60! 26,-42 20,-26 4,-24 -10,-30 -16,-44"), limb("-5,-36,9 -2,-18,8 0,-8,7")
        )
        art.shape(fist, SKIN, ink=LINE, shade=SKIN_DARK, shift=(-5, -4))
        for path in ("8,-26 8,-34 12,-42", "17,-28 17,-36 20,-43", "5,-28 1,-38 -3,-44"):
            art.line(path, 2.4, (1, 0.8, 0))
        art.shape(limb("-15,-50,6 -18,-38,6 -13,-30,5"), SKIN, ink=INNER, shade=SKIN_DARK, shift=(-2, -2))
        art.add(ellipse(0, -6, 3.4, 3), "#f9e0c2")


def figure(art: Picture, written: str, x: float, y: float, fill: str, high: float, ink: float = 0) -> None:
    """Draw a number with its middle at (x, y), with ink around it if asked."""
    signs: list[Region] = []
    at = 0.0
    for letter in written:
        sign = glyph(letter)
        left, _, right, _ = sign.bounds
        signs.append(move(sign, at - left, 0))
        at += right - left + 9
    whole = unite(signs)
    left, top, right, bottom = whole.bounds
    size = high / (bottom - top)
    whole = scale(move(whole, -(left + right) / 2, -(top + bottom) / 2), size, size)
    art.shape(move(whole, x, y), fill, ink=ink, heavy=(0.6, 0.9) if ink else (0, 0))


def tilted_hand(art: Picture, x: float, y: float, *, flip: bool = False, turned: float = 0) -> None:
    """Draw a hand from the side whose thumb and fingers meet at (x, y), out of a blue sleeve."""
    with art.at(x, y, flip=flip, turned=turned):
        art.shape(blob("36,-40! 58,-18! 84,-40! 60,-66!"), BLUE, ink=LINE, shade=BLUE_DARK, shift=(-3, -5))
        art.shape(limb("32,-44,6 52,-18,6"), WHITE, ink=INNER, shade=WHITE_DARK, shift=(-2, -2))
        fingers = union(
            blob("30,-40! 48,-20! 36,-4 22,0 12,-12 18,-32"),
            limb("22,-28,8 8,-16,7 0,-4,6"),
            limb("30,-8,8 18,4,7 6,6,5.6"),
        )
        art.shape(fingers, SKIN, ink=LINE, shade=SKIN_DARK, shift=(-4, -4))
        art.line("18,-12 24,-6 26,0", 2.4, (0.2, 1, 0.2))
        art.line("34,-24 30,-14 34,-8", 2, (0.2, 1, 0))
