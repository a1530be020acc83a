"""Hands and cloth."""

from woodcut.geometry import Region, blob, circle, limb, union
from woodcut.palette import INK, SHADE, SKIN, WHITE, WHITE_DARK
from woodcut.pattern import motif
from woodcut.picture import Picture


def fist(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
    dark: str | None = None,
) -> None:
    """Draw a hand closed around an upright shaft, fingers to the left."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("-8,-12 6,-13 14,-6 14,8 6,14 -6,13 -10,4")
        fingers = [
            limb(f"7,{-8.5 + i * 6.4},3.9 -7,{-9 + i * 6.4},4.1 -11.5,{-8.4 + i * 6.4},3.6") for i in range(4)
        ]
        thumb = limb("10,-11,4.4 2,-15.5,4.2 -5,-15,3.2")
        art.shape(union(palm, thumb, *fingers), skin, ink=2.4, shade=dark or SHADE[skin], shift=(-3, -3))
        for i in range(3):
            art.line(f"5,{-5.3 + i * 6.4} -4,{-5.8 + i * 6.4} -13,{-5.2 + i * 6.4}", 1.6, (0, 1, 1))
        art.line("9,-8 0,-11.5 -7,-11.5", 1.5, (0.2, 1, 0.8))


def ermine(art: Picture, region: Region, dx: float = 17, dy: float = 19) -> None:
    """Draw white fur with black tails on a grid."""
    art.shape(region, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-5, -3))

    def tail(x: float, y: float) -> Region:
        return union(
            blob(f"{x},{y - 5}! {x + 2.1},{y + 2} {x},{y + 5.5} {x - 2.1},{y + 2}"),
            circle(x - 2.6, y - 4.4, 1.2, 8),
            circle(x + 2.6, y - 4.4, 1.2, 8),
        )

    art.lay(motif(art.here(region).buffer(-3), tail, dx, dy, margin=4), INK)


def palm_behind(art: Picture, x: float, y: float, skin: str = SKIN) -> None:
    """Draw the palm and the thumb behind a disc whose rim is 20 units above the point."""
    with art.at(x, y):
        palm = blob("-13,27! -17,8 -15,-8 0,-12 14,-8 16,8 12,27!")
        thumb = limb("10,6,7 19,-8,6.2 23,-26,5")
        art.shape(union(palm, thumb), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -2))


def fingers_before(art: Picture, x: float, y: float, skin: str = SKIN) -> None:
    """Draw the fingers of the same hand, which close over the rim of the disc."""
    with art.at(x, y):
        tips = (-30, -36, -35, -28)
        fingers = [
            limb(f"{-11 + i * 7.2},4,4.8 {-14.4 + i * 8.4},-12,5 {-14 + i * 8},{tip},4.2")
            for i, tip in enumerate(tips)
        ]
        back = blob("-12,26! -16,10 -15,-4 -4,-8 8,-7 15,-2 15,10 11,26!")
        art.shape(union(back, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        art.add(blob("-11,28 -13,18 10,18 10,28"), skin)
        for i in range(3):
            art.line(
                f"{-10 + i * 8.1},{-29 - (i == 1) * 3} {-10 + i * 8.3},-12 {-8 + i * 7},1", 1.6, (1, 1, 0)
            )
        for i, tip in enumerate(tips):
            middle = -14 + i * 8
            art.line(
                f"{middle - 2.4},{tip + 2} {middle},{tip + 3.6} {middle + 2.4},{tip + 2}", 1.3, (0.4, 1, 0.4)
            )
