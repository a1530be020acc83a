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


def fingers_behind(art: Picture, x: float, y: float, skin: str = SKIN) -> None:
    """Draw the palm and the fingers that reach up behind a disc, whose rim is 20 units above the point."""
    with art.at(x, y):
        palm = blob("-14,26! -18,8 -18,-6 -10,-11 8,-11 17,-6 18,8 13,26!")
        fingers = [limb(f"{-12.6 + i * 8.4},-4,4.5 {-17 + i * 10},-32,4.2") for i in range(4)]
        art.shape(union(palm, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -2))
        for i in range(3):
            art.line(f"{-9.4 + i * 9.4},-24 {-8.6 + i * 8.6},-10 {-8 + i * 8},-2", 1.6, (1, 1, 0))


def thumb_before(art: Picture, x: float, y: float, skin: str = SKIN) -> None:
    """Draw the thumb of the same hand before the rim of the disc, at the right."""
    with art.at(x, y):
        ball = blob("0,25! -2,12 6,2 14,-3 17.4,4 16.4,14 12.4,25!")
        thumb = limb("11,8,6.6 10,-10,5.8 2,-32,4.8")
        art.shape(union(ball, thumb), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -2))
        art.add(blob("-1,26 -3,14 5,4 11,6 14,27"), skin)
        art.line("-2,20 -1,10 5,3", 1.6, (0, 1, 0.4))
        art.line("-1,-33 2.4,-36 5,-33", 1.3, (0.3, 1, 0.3))
