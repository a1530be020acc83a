"""Bare necks and arms, and hands that hold and rest; the wrist is at the origin."""

from woodcut.geometry import Region, blob, limb, union
from woodcut.palette import SHADE, SKIN
from woodcut.picture import Picture


def bare(art: Picture, region: Region, skin: str) -> None:
    """Draw a neck, a neckline or an arm without a sleeve."""
    art.shape(region, skin, ink=2.6, shade=SHADE[skin], shift=(-5, -3))


def laid_hand(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
) -> None:
    """Draw a hand laid flat, seen from the back, its fingers to the left and its thumb up."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("4,-9! -8,-12 -18,-11 -21,0 -18,10 -8,11 4,9!")
        fingers = [
            limb("-16,-8,4.2 -28,-9,4 -37,-7,3.4"),
            limb("-17,-2.5,4.2 -30,-2.5,4.1 -41,-0.5,3.4"),
            limb("-17,3,4.2 -29,4,4 -38.5,6,3.3"),
            limb("-15,8,3.9 -25,10,3.6 -32,12,3"),
        ]
        thumb = limb("-3,-8,4.6 -11,-15,4.2 -19,-19.5,3.3")
        art.shape(union(palm, thumb, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-2.5, -3))
        for gap in ("-16,-5.2 -26,-5.8 -35,-4.2", "-17,0.4 -27,0.8 -37,2.8", "-16,6 -24,7.2 -32,9.2"):
            art.line(gap, 1.6, (0, 1, 1))
        art.line("-7,-7 -12,-11.5 -17,-14", 1.5, (0, 1, 0.6))


def cupped_hand(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
) -> None:
    """Draw a hand that bears something on its fingers, which curl up at the left; the thumb is in front."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("6,-9! -6,-6 -18,-6 -30,-11 -38,-20! -43,-17 -41,-6 -32,5 -18,11 -4,12 6,9!")
        thumb = limb("-6,-4,5 -14,-11,4.4 -22,-15,3.4")
        art.shape(union(palm, thumb), skin, ink=2.4, shade=SHADE[skin], shift=(-2, -3))
        art.line("-8,0 -15,-5 -22,-8", 1.5, (0, 1, 0.4))
        art.line("-18,4 -28,1 -37,-8", 1.6, (0, 1, 0.8))
        art.line("-14,8.5 -24,6.5 -32,1", 1.5, (0, 1, 0.4))


def pinching_hand(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
) -> None:
    """Draw a hand that holds a stem daintily, fingers to the left; the stem passes (-9, -36) and (-9, 4)."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("-5,6! -8,-4 -4,-22 6,-27 14,-20 14,-6 9,6!")
        fingers = [
            limb("8,-23,4.4 -3,-29,4.3 -13,-27.5,3.6"),
            limb("7,-17,4.2 -8,-19,4.4 -14,-18,3.7"),
            limb("7,-10.5,4.2 -8,-11,4.3 -14,-9.5,3.6"),
            limb("6,-4.5,4 -6,-3.5,3.9 -17,1.5,2.9"),
        ]
        thumb = limb("12,-19,4.8 8,-31,4.5 -2,-37,3.6")
        art.shape(union(palm, thumb, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-2.5, -3))
        for gap in ("5,-21 -4,-24 -15,-22.6", "5,-14 -6,-15 -15,-13.8", "5,-7.4 -4,-7.4 -13,-5"):
            art.line(gap, 1.6, (0, 1, 1))
        art.line("8,-21 4,-29 -5,-33", 1.6, (0, 1, 0.8))
