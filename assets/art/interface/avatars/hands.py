"""Hands that show a feeling: at the chin in thought, at both cheeks in dismay, a fist raised in joy."""

from typing import NamedTuple

from shapely.geometry import box

from woodcut.dress import fist
from woodcut.geometry import Region, clean, limb, union
from woodcut.palette import INK, SHADE
from woodcut.pattern import Hatch, shadow_comb
from woodcut.picture import Picture

HATCH = Hatch(angle=20, spacing=6, length=9, width=1.8)


class Sleeve(NamedTuple):
    """The colour of a sleeve and its shade."""

    fill: str
    dark: str


def at_the_chin(art: Picture, skin: str, sleeve: Sleeve, x: float, y: float, size: float = 1) -> None:
    """Draw a loose fist with a finger along the cheek, its knuckles at a point."""
    with art.at(x, y, size):
        art.shape(limb("40,92,24 20,46,18 13,34,16"), sleeve.fill, ink=3, shade=sleeve.dark, shift=(-5, -3))
        hand = union(
            limb("12,28,13 6,10,14"),
            limb("10,6,6.4 17,-14,5.6 20,-28,4.6"),
            limb("12,4,6 -6,2,6.4 -13,5,5.6"),
            limb("10,12,6 -6,11,6.4 -12,13,5.6"),
            limb("8,20,6 -4,20,6 -9,21,5"),
            limb("-6,2,5.6 -13,-9,5 -16,-16,4"),
        )
        _cut(art, hand, skin)
        for gap in ("-14,7.6 -6,6.6 6,7", "-12,16 -4,15.6 6,15.6", "4,2 10,-2 13,-10"):
            art.line(gap, 1.9, (0.3, 1, 0.2))


def at_the_cheeks(
    art: Picture, skin: str, sleeve: Sleeve, x: float, y: float, half: float, size: float = 1
) -> None:
    """Draw both palms pressed to a face, `half` of it wide on either side of a point."""
    for flip in (False, True):
        with art.at(x + (half if flip else -half), y, size, flip=flip):
            art.shape(
                limb("-14,96,20 -8,50,17 -3,36,15"), sleeve.fill, ink=3, shade=sleeve.dark, shift=(-5, -3)
            )
            hand = union(
                limb("-2,28,12 0,8,13"),
                limb("-9,4,5.6 -15,-16,5.2 -16,-26,4.4"),
                limb("-3,2,5.8 -6,-20,5.4 -6,-33,4.6"),
                limb("3,2,5.8 3,-19,5.4 4,-31,4.6"),
                limb("8,6,5.4 11,-11,5 13,-22,4.2"),
                limb("6,16,5.6 17,8,5 20,1,4.2"),
            )
            _cut(art, hand, skin)
            for gap in ("-10,-12 -7,-2 -5,6", "-1,-14 0,-3 0,6", "7,-10 6,-1 5,7"):
                art.line(gap, 1.7, (0.2, 1, 0.2))


def raised(art: Picture, skin: str, sleeve: Sleeve, x: float, y: float, *, flip: bool = False) -> None:
    """Draw a fist in the air, at the right unless flipped."""
    with art.at(x, y, flip=flip):
        art.shape(limb("18,96,24 10,48,19 3,26,15"), sleeve.fill, ink=3, shade=sleeve.dark, shift=(-5, -3))
        fist(art, 0, 2, 1.35, turned=6, skin=skin)


def _cut(art: Picture, hand: Region, skin: str) -> None:
    """Draw a hand, hatched on its side in shadow."""
    art.shape(hand, skin, ink=2.6, shade=SHADE[skin], shift=(-4, -4))
    inside = clean(art.here(hand)).buffer(-1.0)
    palm = art.here(box(-40, 0, 60, 60))
    art.lay(shadow_comb(inside, HATCH).intersection(palm).intersection(inside), INK)
