"""What kings hold besides the signs."""

from shapely.geometry import box

from woodcut.geometry import blob, circle, ellipse, limb, poly, star, union
from woodcut.palette import GOLD, GOLD_DARK, RED, RED_DARK
from woodcut.picture import Picture

PARCHMENT, PARCHMENT_DARK = "#ead7a6", "#bd9f63"


def sceptre(art: Picture, foot: tuple[float, float], top: tuple[float, float], ball: str) -> None:
    """Draw a sceptre with a flower of gold above its ball."""
    art.shape(
        limb(f"{foot[0]},{foot[1]},4.4 {top[0]},{top[1]},4.4"),
        GOLD,
        ink=2.6,
        shade=GOLD_DARK,
        shift=(-2.5, 0),
    )
    with art.at(top[0] + 1, top[1] - 16):
        art.shape(limb("0,18,6 0,10,6"), ball, ink=2.4)
        art.shape(circle(0, -4, 15, 40), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -4))
        art.add(box(-15, -6.5, 15, -1.5).intersection(circle(0, -4, 13.5)), ball)
        art.add(box(-2.2, -18, 2.2, -4).intersection(circle(0, -4, 13.5)), ball)
        lily = blob("0,-42! 5,-30 11,-32 8,-22 3,-18! -3,-18! -8,-22 -11,-32 -5,-30")
        art.shape(lily, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))


def charter(art: Picture, x: float, y: float) -> None:
    """Draw a rolled charter upright about a point, 112 units high, its seal on a red ribbon."""
    with art.at(x, y, turned=-4):
        art.shape(limb("-7,20,3 -13,40,3.4 -12,52,3"), RED, ink=2.0, heavy=(0.4, 0.6))
        roll = union(poly("-11,-52 11,-52 11,56 -11,56"), ellipse(0, 56, 11, 4.6))
        art.shape(roll, PARCHMENT, ink=2.6, shade=PARCHMENT_DARK, shift=(-5, -1))
        art.shape(ellipse(0, -52, 11, 4.8), PARCHMENT, ink=2.2)
        art.line("7,-52 0,-55 -6,-52 0,-50 3,-52", 1.6, (0.4, 1, 1, 0.4))
        art.line("5,-48 6,-10 4,52", 1.8, (0.3, 1, 0.3))
        seal = circle(-12, 57, 8.6, 28)
        art.shape(seal, RED, ink=2.2, shade=RED_DARK, shift=(-3, -3))
        art.add(star(-12, 57, 4.8, 2, 5), GOLD)
