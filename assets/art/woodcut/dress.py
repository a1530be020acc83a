"""Hands and cloth."""

from woodcut.geometry import Region, blob, circle, limb, union
from woodcut.palette import INK, SHADE, SKIN, SKIN_DARK, WHITE, WHITE_DARK
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
) -> None:
    """Draw a hand closed around an upright shaft, fingers to the left."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("-8,-12 6,-13 14,-6 14,8 6,14 -6,13 -10,4")
        fingers = [
            limb(f"7,{-8.5 + i * 6.4},3.9 -7,{-9 + i * 6.4},4.1 -11.5,{-8.4 + i * 6.4},3.6") for i in range(4)
        ]
        thumb = limb("10,-11,4.4 2,-15.5,4.2 -5,-15,3.2")
        art.shape(union(palm, thumb, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
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


def open_hand(art: Picture, x: float, y: float, *, wide: bool = False) -> None:
    """Draw the back of a raised open hand, fingers up."""
    with art.at(x, y):
        if wide:
            palm, tip = blob("-15,13! -18,-2 -14,-14 0,-17 14,-14 18,-2 14,13!"), -27
        else:
            palm, tip = blob("-14,13! -17,-2 -13,-14 0,-17 13,-14 17,-2 13,13!"), -26
        fingers = [limb(f"{-12 + i * 8},-6,4.3 {-13.5 + i * 9},{tip},3.9") for i in range(4)]
        art.shape(union(palm, *fingers), SKIN, ink=2.4, shade=SKIN_DARK, shift=(-3, -2))
        for i in range(3):
            art.line(f"{-8.6 + i * 8.6},{tip} {-8.4 + i * 8.2},-16 {-8 + i * 8},-7", 1.6, (1, 1, 0))
