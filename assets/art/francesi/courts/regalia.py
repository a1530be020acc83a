"""What kings, queens and guards carry upright: the hand is at the origin, the top is above it."""

from shapely.geometry import box

from woodcut.geometry import blob, circle, ellipse, limb, mirror, poly, rounded, union
from woodcut.palette import (
    BLUE,
    BROWN,
    BROWN_DARK,
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    RED,
    SHADE,
    SKY,
    SKY_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.picture import Picture


def shaft(art: Picture, top: float, bottom: float, radius: float, colour: str = BROWN) -> None:
    """Draw a pole from above the hand to below it."""
    art.shape(
        limb(f"0,{bottom},{radius} 0,{top},{radius}"), colour, ink=2.6, shade=SHADE[colour], shift=(-2.4, 0)
    )


def sword(art: Picture, length: float, grip: str) -> None:
    """Draw a broad straight sword, its blade `length` long."""
    tip = -22 - length
    blade = poly(f"-8.5,-20 -8.5,{tip + 20} 0,{tip} 8.5,{tip + 20} 8.5,-20")
    art.shape(blade, STEEL, ink=2.7, shade=STEEL_DARK, shift=(-6, 0))
    art.line(f"-1,-26 -1,{tip + 70} -1,{tip + 44}", 2.4, (1, 0.8, 0))
    guard = blob("-30,-26 -33,-19 -24,-15 0,-13 24,-15 33,-19 30,-26 18,-22 0,-24 -18,-22")
    art.shape(rounded(-5.5, -16, 11, 34, 3), grip, ink=2.4, shade=SHADE.get(grip, grip), shift=(-3, 0))
    art.shape(guard, GOLD, ink=2.5, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(circle(0, 24, 9, 28), GOLD, ink=2.5, shade=GOLD_DARK, shift=(-3, -3))
    art.dot(0, 24, 3.2, RED, 14)


def axe(art: Picture, top: float, bottom: float) -> None:
    """Draw a long-handled axe, its edge to the right."""
    shaft(art, top, bottom, 5)
    inside = art.here(limb(f"0,{bottom},5 0,{top},5")).buffer(-1)
    for y in (-46, -34, 30, 42):
        art.line(f"-7,{y + 5} 7,{y - 4}", 4, (1, 1), GOLD, within=inside)
    edge = blob(
        f"3,{top + 14}! 16,{top + 14} 28,{top - 4}! 37,{top + 26} 30,{top + 62}! 18,{top + 42} 3,{top + 38}!"
    )
    art.shape(edge, STEEL, ink=2.7, shade=STEEL_DARK, shift=(-7, -3))
    art.line(f"22,{top + 9} 27,{top + 28} 23,{top + 48}", 1.7, (0, 1, 0))
    art.shape(
        poly(f"-3,{top + 18} -21,{top + 14} -17,{top + 26} -21,{top + 38} -3,{top + 34}"),
        STEEL,
        ink=2.5,
        shade=STEEL_DARK,
        shift=(-2, -3),
    )
    art.shape(rounded(-7.5, top + 10, 15, 32, 3), GOLD, ink=2.3, shade=GOLD_DARK, shift=(-3, 0))
    art.shape(poly(f"-5,{top + 10} 0,{top - 14} 5,{top + 10}"), GOLD, ink=2.3, shade=GOLD_DARK, shift=(-2, 0))


def mace(art: Picture, top: float, bottom: float, gem: str) -> None:
    """Draw a flanged mace."""
    shaft(art, top, bottom, 5.2, GOLD)
    for y in (22, 34):
        art.shape(rounded(-7.5, y, 15, 6, 2.5), gem, ink=2.0)
    flange = blob(f"-4,{top + 10}! -20,{top - 2} -27,{top - 24} -19,{top - 44} -4,{top - 52}!")
    for side in (flange, mirror(flange)):
        art.shape(side, CROWN, ink=2.6, shade=CROWN_DARK, shift=(-5, -2))
    for x in (-11, 11):
        art.shape(ellipse(x, top - 21, 7, 28), CROWN, ink=2.4, shade=CROWN_DARK, shift=(-3, -2))
    art.shape(ellipse(0, top - 21, 7, 30), CROWN, ink=2.4, shade=CROWN_DARK, shift=(-3, -1))
    art.shape(rounded(-13, top + 4, 26, 10, 4), gem, ink=2.3)
    art.shape(circle(0, top - 54, 6.5, 22), gem, ink=2.3)


def orb(art: Picture, radius: float, gem: str) -> None:
    """Draw the orb of a realm about the origin."""
    cross = union(
        limb(f"0,{-radius},2.8 0,{-radius - 24},3"), limb(f"-9,{-radius - 15},2.8 9,{-radius - 15},2.8")
    )
    art.shape(cross.buffer(0.6), CROWN, ink=2.3, shade=CROWN_DARK, shift=(-1.5, -1.5))
    ball = circle(0, 0, radius, 56)
    art.shape(ball, gem, ink=2.8, shade=SHADE.get(gem, gem), shift=(-7, -6))
    inside = ball.buffer(-1.4)
    hoop = union(box(-radius, -5, radius, 4), box(-4.5, -radius, 4.5, -5)).intersection(inside)
    art.add(hoop.buffer(1.2).intersection(inside), "#201a17")
    art.add(hoop, CROWN)
    for x in (-radius * 0.62, 0, radius * 0.62):
        art.dot(x, -0.5, 2.6, RED if gem != RED else BLUE, 14)
    art.add(ellipse(-radius * 0.48, -radius * 0.5, 4.6, 2.6, -40), WHITE)


def sceptre(art: Picture, top: float, bottom: float, gem: str) -> None:
    """Draw a slim sceptre that ends in a lily."""
    shaft(art, top, bottom, 4.2, GOLD)
    art.shape(circle(0, bottom, 6.5, 22), gem, ink=2.3)
    for y in (top + 40, top + 6):
        art.shape(ellipse(0, y, 8, 5), gem, ink=2.2)
    side = blob(
        f"2,{top}! 8,{top - 16} 20,{top - 24} 26,{top - 14} 20,{top - 6}! 19,{top - 13} "
        f"12,{top - 8} 6,{top + 2}!"
    )
    for petal in (side, mirror(side)):
        art.shape(petal, CROWN, ink=2.3, shade=CROWN_DARK, shift=(-2, -2))
    art.shape(
        blob(f"0,{top - 48}! 10,{top - 26} 5,{top}! -5,{top}! -10,{top - 26}"),
        CROWN,
        ink=2.4,
        shade=CROWN_DARK,
        shift=(-4, -1),
    )
    art.shape(rounded(-10, top - 4, 20, 8, 3), CROWN, ink=2.2)
    art.shape(circle(0, top - 52, 4.2, 18), SKY, ink=2.0, shade=SKY_DARK, shift=(-1, -1))


def halberd(art: Picture, top: float, bottom: float, tassel: str) -> None:
    """Draw a halberd, its blade to the right."""
    shaft(art, top, bottom, 5)
    for side in (-1, 1):
        art.shape(
            blob(f"0,{top + 62}! {side * 13},{top + 72} {side * 11},{top + 92}! {side * 3},{top + 84}!"),
            tassel,
            ink=2.2,
        )
    art.shape(
        poly(f"-5.5,{top + 20} 0,{top - 34} 5.5,{top + 20}"), STEEL, ink=2.6, shade=STEEL_DARK, shift=(-4, 0)
    )
    blade = blob(
        f"3,{top + 16}! 14,{top + 16} 27,{top + 4}! 30,{top + 28} 27,{top + 54}! 15,{top + 44} 3,{top + 46}!"
    )
    art.shape(blade, STEEL, ink=2.7, shade=STEEL_DARK, shift=(-6, -3))
    art.dot(13, top + 31, 2.6, BROWN_DARK, 12)
    art.shape(
        blob(f"-3,{top + 20}! -14,{top + 20} -26,{top + 32}! -14,{top + 32} -3,{top + 42}!"),
        STEEL,
        ink=2.5,
        shade=STEEL_DARK,
        shift=(-3, -3),
    )
    art.shape(rounded(-7, top + 12, 14, 40, 3), GOLD, ink=2.3, shade=GOLD_DARK, shift=(-3, 0))


def goblet(art: Picture) -> None:
    """Draw a golden goblet about the middle of its bowl, 92 units high; its stem is held below."""
    foot = blob("-6,26! -5,44 -24,54! -23,60! 0,63 23,60! 24,54! 5,44 6,26!")
    art.shape(foot, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-4, -2))
    bowl = blob("-27,-26! -28,-6 -19,12 -6,24! 6,24! 19,12 28,-6 27,-26! 0,-20")
    art.shape(bowl, GOLD, ink=2.6, shade=GOLD_DARK, shift=(-6, -2))
    for x in (-13, 0, 13):
        art.shape(circle(x, 0 - abs(x) * 0.15, 4.4, 18), RED, ink=1.7)
    art.shape(ellipse(0, -26, 27.5, 7), GOLD, ink=2.4)
    art.add(ellipse(0, -26, 21, 4.2), "#6b1a13")
