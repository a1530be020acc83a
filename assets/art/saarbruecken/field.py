"""The field the beer comes from: barley with a poppy and a cornflower."""

from woodcut.geometry import blob, circle, limb, nodes, union
from woodcut.palette import BLUE, GOLD_DARK, GREEN, GREEN_DARK, INK, RED, RED_DARK
from woodcut.picture import Picture

STRAW, STRAW_DARK = "#b9a64a", "#7f7130"
GRAIN, GRAIN_DARK = "#f3cf6b", "#c8841c"
KERNELS = 5
"""How many pairs of kernels an ear has."""


def barley(art: Picture, *, flip: bool = False) -> None:
    """Draw a stalk of barley on the left side of a card with a poppy, flipped with a cornflower."""
    field = Picture()
    with field.at(360 if flip else 0, 0, flip=flip):
        flower = "66,556,3.2 74,506,3 84,452,2.8"
        field.shape(limb(flower), GREEN, ink=2.2, heavy=(0.3, 0.5))
        field.shape(
            limb("60,560,5.4 54,470,5 54,350,4.6 60,210,4"), STRAW, ink=2.4, shade=STRAW_DARK, shift=(-2.4, 0)
        )
        for leaf, vein in (
            ("53,360! 36,336 26,300 30,256! 46,286 57,322!", "51,350 40,320 34,290"),
            ("54,476! 38,456 28,424 31,384! 46,412 57,442!", "52,466 40,440 35,414"),
        ):
            field.shape(blob(leaf), GREEN, ink=2.4, shade=GREEN_DARK, shift=(-4, -3), heavy=(0.4, 0.7))
            field.line(vein, 2, (1, 0.8, 0))
        _ear(field, 60, 218, 1.5, -2)
        bloom = _cornflower if flip else _poppy
        bloom(field, 85, 446)
    art.paste(field)


def _ear(art: Picture, x: float, y: float, size: float, turned: float) -> None:
    """An ear of barley with its awns, its foot at a point, about 44 units wide and 104 high."""
    with art.at(x, y, size, turned=turned):
        for side in (-1, 1):
            for row, reach in ((1, 21), (3, 13), (4, 4)):
                start = -8 - row * 12
                awn = limb(
                    f"{side * 6},{start},2.6 {side * (reach * 0.7 + 2)},{start - 20},2 "
                    f"{side * reach},{start - 42 + row},0.8"
                )
                art.shape(awn, GRAIN, ink=1.6, heavy=(0.2, 0.3))
        for row in range(KERNELS - 1, -1, -1):
            for side in (-1, 1):
                wide = 1 - row * 0.07
                kernel = blob("0,9! -6,2 -5,-6 0,-12! 5,-6 6,2")
                with art.at(side * 7 * wide, -6 - row * 12, wide, turned=side * 26):
                    art.shape(kernel, GRAIN, ink=2.2, shade=GRAIN_DARK, shift=(-2.6, -2), heavy=(0.3, 0.5))


def _poppy(art: Picture, x: float, y: float) -> None:
    """A poppy, about 36 units wide, its blossom at a point."""
    with art.at(x, y, 0.94):
        for petal in ("-2,6! -22,4 -26,-12 -14,-22! -4,-14", "2,6! 22,4 25,-12 13,-22! 4,-14"):
            art.shape(blob(petal), RED, ink=2.3, shade=RED_DARK, shift=(-3, -3), heavy=(0.4, 0.7))
        art.shape(blob("-1,8! -15,2 -16,-10 0,-15 16,-10 15,2"), RED, ink=2.3, shade=RED_DARK, shift=(-3, -3))
        art.dot(0, -5, 4.4, INK, 14)
        art.dot(-1.2, -6.2, 1.4, GOLD_DARK, 8)


def _cornflower(art: Picture, x: float, y: float) -> None:
    """A cornflower, about 36 units wide, its blossom at a point."""
    with art.at(x, y, 0.94):
        rays = [
            blob(
                f"0,4! {tip.x - 7},{tip.y + 1}! {tip.x - 2},{tip.y + 3} {tip.x},{tip.y - 3}! "
                f"{tip.x + 7},{tip.y + 2}!"
            )
            for tip in nodes("-22,-2 -15,-17 0,-23 15,-17 22,-2")
        ]
        art.shape(union(*rays), BLUE, ink=2.2, shade="#1b3d75", shift=(-2, -3), heavy=(0.4, 0.7))
        art.shape(circle(0, -6, 5, 16), "#5b3f86", ink=1.6, heavy=(0.2, 0.4))
        art.shape(blob("-8,4! 0,-2 8,4! 6,16 -6,16"), GREEN, ink=2, shade=GREEN_DARK, shift=(-2, -2))
