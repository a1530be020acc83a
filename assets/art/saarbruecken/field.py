"""The field the beer comes from: barley with a poppy and a cornflower."""

from woodcut.geometry import blob, circle, ellipse, limb, nodes, union
from woodcut.palette import BLUE, BROWN, BROWN_DARK, GOLD_DARK, GREEN, GREEN_DARK, INK, RED, RED_DARK
from woodcut.picture import Picture

STRAW, STRAW_DARK = "#b9a64a", "#7f7130"
GRAIN, GRAIN_DARK = "#f3cf6b", "#c8841c"
KERNELS = 5
"""How many pairs of kernels an ear has."""


def barley(art: Picture, *, flip: bool = False) -> None:
    """Draw two stalks of barley on the left side of a card with a poppy, flipped with a cornflower."""
    field = Picture()
    with field.at(360 if flip else 0, 0, flip=flip):
        for stalk in (
            "52,562,3.6 46,470,3.2 46,330,3 56,220,2.6 58,132,2.2",
            "66,562,3.4 76,500,3 78,430,2.6 74,366,2.2",
        ):
            field.shape(limb(stalk), STRAW, ink=2, heavy=(0.3, 0.5))
        for leaf, vein in (
            ("47,300! 33,284 25,256 27,222! 42,244 50,268!", "45,290 36,268 31,246"),
            ("47,450! 32,436 24,410 25,378! 40,398 48,420!", "45,440 34,420 29,400"),
        ):
            field.shape(blob(leaf), GREEN, ink=2.2, shade=GREEN_DARK, shift=(-3, -3), heavy=(0.4, 0.7))
            field.line(vein, 1.7, (1, 0.8, 0))
        _ear(field, 58, 142, 1.2, -3)
        _ear(field, 75, 374, 1.06, 4)
        if flip:
            _cornflower(field, 46, 514)
        else:
            _poppy(field, 44, 516)
        clod = blob("24,572! 30,560 42,554 56,558 70,554 84,562 92,572!")
        field.shape(clod, BROWN, ink=2.4, shade=BROWN_DARK, shift=(-3, -3))
    art.paste(field)


def _ear(art: Picture, x: float, y: float, size: float, turned: float) -> None:
    """An ear of barley with its awns, its foot at a point, about 44 units wide and 104 high."""
    with art.at(x, y, size, turned=turned):
        for side in (-1, 1):
            for row in range(KERNELS):
                start = -8 - row * 12
                tip = f"{side * (25 - row * 4)},{start - 42 + row * 1.6}"
                art.line(
                    f"{side * 7},{start - 6} {side * (16 - row * 2.4)},{start - 26} {tip}", 3.4, (1, 0.9, 0.7)
                )
        for row in range(KERNELS - 1, -1, -1):
            for side in (-1, 1):
                wide = 1 - row * 0.06
                kernel = ellipse(side * 6.6 * wide, -6 - row * 12, 5.8 * wide, 10.2, side * 24)
                art.shape(kernel, GRAIN, ink=2, shade=GRAIN_DARK, shift=(-2, -2), heavy=(0.3, 0.5))


def _poppy(art: Picture, x: float, y: float) -> None:
    """A poppy on its stalk, about 36 units wide, its blossom at a point."""
    with art.at(x, y, 0.86):
        art.shape(limb("4,56,2.4 2,34,2.2 0,10,2"), GREEN, ink=1.9, heavy=(0.3, 0.5))
        for petal in ("-2,6! -22,4 -26,-12 -14,-22! -4,-14", "2,6! 22,4 25,-12 13,-22! 4,-14"):
            art.shape(blob(petal), RED, ink=2.3, shade=RED_DARK, shift=(-3, -3), heavy=(0.4, 0.7))
        art.shape(blob("-1,8! -15,2 -16,-10 0,-15 16,-10 15,2"), RED, ink=2.3, shade=RED_DARK, shift=(-3, -3))
        art.dot(0, -5, 4.4, INK, 14)
        art.dot(-1.2, -6.2, 1.4, GOLD_DARK, 8)


def _cornflower(art: Picture, x: float, y: float) -> None:
    """A cornflower on its stalk, about 36 units wide, its blossom at a point."""
    with art.at(x, y, 0.86):
        art.shape(limb("4,56,2.4 2,34,2.2 0,10,2"), GREEN, ink=1.9, heavy=(0.3, 0.5))
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
