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


def laid_thumb(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
) -> None:
    """Draw the thumb of a laid hand once more, over what passes between it and the fingers."""
    with art.at(x, y, size, flip=flip, turned=turned):
        thumb = limb("-1,-6,5.2 -11,-13,4.6 -22,-15,4 -27,-13.6,3.2")
        art.shape(thumb, skin, ink=2.4, shade=SHADE[skin], shift=(-1.6, -2.4))
        art.add(limb("1,-3,4.2 -5,-8,4.2"), skin)
        art.line("-27.6,-16 -24.6,-15 -24,-12", 1.3, (0.3, 1, 0.3))


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
        palm = blob("-3,8! -6,-4 -2,-20 6,-25 13,-19 14,-6 9,8!")
        fingers = [
            limb("8,-21,4 -1,-27,4 -11,-28,3.3"),
            limb("8,-15,4 -5,-18.6,4.1 -15,-17.4,3.3"),
            limb("8,-8.6,3.9 -6,-10.4,4 -15,-8.4,3.2"),
            limb("7,-2.6,3.6 -6,-2.4,3.6 -16,3,3 -20,8,2.3"),
        ]
        art.shape(union(palm, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-2.5, -2.6))
        for gap in ("7,-18 -3,-22.6 -16,-22.6", "8,-11.6 -5,-14.4 -17,-12.8", "8,-5.6 -5,-6.4 -15,-3.4"):
            art.line(gap, 1.8, (0, 0.8, 1))
        for knuckle in ("10,-22 13,-19 13.4,-15.6", "13,-14 14.6,-10 13.8,-6.6"):
            art.line(knuckle, 1.4, (0, 1, 0))
        thumb = limb("11,-18,4.6 6,-28,4.4 -2,-34.6,3.9 -9,-35.6,3")
        art.shape(thumb, skin, ink=2.2, shade=SHADE[skin], shift=(-1.6, -2))
        art.add(limb("11,-14,3.6 9.4,-20,3.4"), skin)
        art.line("-9.8,-38 -6.8,-36.8 -6.4,-34", 1.3, (0.3, 1, 0.3))


def grip(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
) -> None:
    """Draw a slender hand closed around an upright shaft: fingers to the left, the thumb over the first."""
    with art.at(x, y, size, flip=flip, turned=turned):
        back = blob("-1,-11! 7,-13 14,-8 16,0 14,9 10,19! -1,19! -2,8")
        fingers = [
            limb("11,-8.5,4 1,-10.4,4.1 -9,-9,3.7 -12,-7.4,3.2"),
            limb("12.6,-1.6,4 2,-3.2,4.2 -10,-1.8,3.8 -13.6,0,3.2"),
            limb("12,5.2,3.9 2,4,4 -9,5.2,3.6 -12,6.8,3"),
            limb("10,11.6,3.6 2,11,3.7 -6,12,3.3 -8.6,13.4,2.7"),
        ]
        art.shape(union(back, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -2.4))
        for gap in (
            "8,-6 0,-7.2 -9,-5.8 -15,-3.6",
            "9,1.2 0,0.4 -10,1.6 -16,3.8",
            "8,8.6 0,7.8 -8,8.8 -13,10.6",
        ):
            art.line(gap, 1.9, (0, 0.7, 1, 1))
        for knuckle in ("11,-11 14,-8 14.4,-5", "14,-4 16,-1 15.4,2.4", "13.4,3.6 15,6.6 13.6,9"):
            art.line(knuckle, 1.5, (0, 1, 0))
        thumb = limb("9,-10,4.6 3,-16.4,4.3 -5,-18,3.8 -9,-16,3")
        art.shape(thumb, skin, ink=2.2, shade=SHADE[skin], shift=(-1.6, -2))
        art.add(limb("11,-7,3.4 8,-11,3.2"), skin)
        art.line("-9.4,-18.6 -6.6,-17.4 -6.2,-14.6", 1.3, (0.3, 1, 0.3))
