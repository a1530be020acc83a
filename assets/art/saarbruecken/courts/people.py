"""What townspeople are made of: hands, sleeves, trousers and shoes.

Everything is drawn from back to front by the module of the person; poses are paths in card units.
"""

from typing import TypeAlias

from woodcut.geometry import blob, circle, limb, rounded, union
from woodcut.palette import BROWN, BROWN_DARK, SHADE, SKIN, WHITE, WHITE_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

Cloth: TypeAlias = tuple[str, str]
"""The base colour of a cloth and its shade."""

LINEN: Cloth = (WHITE, WHITE_DARK)
DENIM: Cloth = ("#4d6f9e", "#324d75")
CHARCOAL: Cloth = ("#4a4a52", "#313138")
SAND: Cloth = ("#d9b77c", "#b08b50")
LEATHER: Cloth = (BROWN, BROWN_DARK)


def sleeve(
    art: Picture, path: str, cloth: Cloth, folds: tuple[str, ...] = (), *, hatched: bool = True
) -> None:
    """Draw a sleeve, or any tube of cloth, along a limb path with its folds."""
    hatch = Hatch(angle=15, spacing=6, length=13) if hatched else None
    art.shape(limb(path), cloth[0], ink=3.0, shade=cloth[1], shift=(-6, -3), hatch=hatch)
    for fold in folds:
        art.line(fold, 2.2)


def arm(art: Picture, path: str, skin: str = SKIN) -> None:
    """Draw a bare arm, or a bare leg, along a limb path."""
    art.shape(limb(path), skin, ink=2.9, shade=SHADE[skin], shift=(-5, -3))


def leg(art: Picture, path: str, cloth: Cloth, folds: tuple[str, ...] = (), *, far: bool = False) -> None:
    """Draw a trouser leg along a limb path; the far one of two lies in the shade of the near one."""
    if far:
        art.shape(limb(path), cloth[1], ink=3.0)
    else:
        hatch = Hatch(angle=12, spacing=6.5, length=14)
        art.shape(limb(path), cloth[0], ink=3.1, shade=cloth[1], shift=(-7, -3), hatch=hatch)
    for fold in folds:
        art.line(fold, 2.2)


def cuff(art: Picture, x: float, y: float, angle: float, cloth: Cloth, width: float = 32) -> None:
    """Draw the cuff at the end of a sleeve, turned by `angle` degrees."""
    with art.at(x, y, turned=angle):
        band = rounded(-width / 2, -7, width, 14, 5)
        art.shape(band, cloth[0], ink=2.4, shade=cloth[1], shift=(-3, -3))


def neck(art: Picture, x: float, y: float, skin: str = SKIN, *, lean: float = 0, width: float = 14) -> None:
    """Draw a neck from between the shoulders up to under a head; `lean` moves its upper end sideways."""
    throat = limb(f"{x},{y},{width + 1} {x + lean},{y - 20},{width}")
    art.shape(throat, skin, ink=2.6, shade=SHADE[skin], shift=(-4, -2))


def sneaker(
    art: Picture, x: float, y: float, cloth: Cloth, *, flip: bool = False, turned: float = 0, size: float = 1
) -> None:
    """Draw a laced shoe with a pale sole; the ankle is at the origin, the toe points to the left."""
    with art.at(x, y, size, flip=flip, turned=turned):
        art.shape(
            blob("13,-14! 17,2 15,11 -14,11 -38,11 -43,3 -33,-3 -14,-8 -10,-16!"),
            cloth[0],
            ink=2.9,
            shade=cloth[1],
            shift=(-3, -3),
        )
        art.shape(blob("-27,-5! -34,-3 -44,3 -40,10! -26,10! -24,2"), WHITE, ink=2.2)
        art.shape(rounded(-43, 7, 61, 7.5, 3.4), WHITE, ink=2.3, shade=WHITE_DARK, shift=(-2, -2))
        for step in range(3):
            art.line(f"{-22 + step * 7},{-4 - step * 3} {-18 + step * 7},{2 - step * 3}", 2.2, (1, 1), WHITE)


def leather_shoe(
    art: Picture, x: float, y: float, cloth: Cloth = LEATHER, *, flip: bool = False, size: float = 1
) -> None:
    """Draw a plain shoe with a heel; the ankle is at the origin, the toe points to the left."""
    with art.at(x, y, size, flip=flip):
        art.shape(
            blob("13,-13! 17,2 15,12! 4,12! 1,8 -14,12 -36,12 -42,6 -30,-1 -13,-7 -10,-14! 0,-8"),
            cloth[0],
            ink=2.9,
            shade=cloth[1],
            shift=(-3, -3),
        )
        art.line("-40,8 -22,7 0,5 14,6", 1.7, (0.4, 1, 0.6))


def laid_hand(
    art: Picture,
    x: float,
    y: float,
    size: float = 1,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
    thumb: bool = True,
) -> None:
    """Draw the back of a hand that lies on something: wrist to the right, fingers to the left."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("14,-10! 2,-13 -7,-11 -10,0 -7,11 3,13 14,10!")
        reach = (0.0, 3.0, 2.2, -2.0)
        fingers = [
            limb(f"-3,{-8.2 + i * 5.6},4.3 -10,{-8.8 + i * 5.9},4.2 {-17 - far},{-8.2 + i * 5.9},3.6")
            for i, far in enumerate(reach)
        ]
        outline = union(palm, *fingers)
        if thumb:
            outline = union(outline, limb("6,-8,4.8 -2,-15.5,4.5 -11,-17,3.6"))
        art.shape(outline, skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        for i, far in enumerate(reach[1:]):
            art.line(f"-5,{-5.4 + i * 5.8} -11,{-5.8 + i * 5.9} {-17 - far},{-5.4 + i * 5.9}", 1.6, (0, 1, 1))
        if thumb:
            art.line("-10,-12.4 -4,-11.6 2,-8", 1.5, (1, 0.8, 0))


def open_hand(
    art: Picture,
    x: float,
    y: float,
    size: float = 1,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
) -> None:
    """Draw a hand with spread fingers that reaches upwards, its wrist at a point, the thumb to the left."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("-8,4! -12,-8 -11,-19 0,-22 11,-19 12,-8 8,4!")
        fingers = (
            "-8,-16,4.4 -13,-28,4.1 -17,-38,3.2",
            "-3,-18,4.4 -4,-32,4.2 -5,-44,3.2",
            "3,-18,4.4 6,-31,4.2 8,-42,3.2",
            "8,-15,4.2 15,-25,3.8 20,-33,3",
        )
        thumb = limb("-8,-4,5.2 -18,-11,4.6 -26,-19,3.4")
        outline = union(palm, thumb, *(limb(finger) for finger in fingers))
        art.shape(outline, skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        art.line("-9,-6 -4,-9 -3,-15", 1.6, (0.2, 1, 0.2))
        art.line("-4,-16 3,-14 9,-15", 1.5, (0.2, 1, 0.2))


def bearing_hand(
    art: Picture,
    x: float,
    y: float,
    size: float = 1,
    *,
    flip: bool = False,
    turned: float = 0,
    skin: str = SKIN,
) -> None:
    """Draw a hand turned up like a dish, its wrist below, to bear something from underneath."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("-10,18! -15,8 -16,-4 -6,-9 8,-9 16,-6 15,6 11,18!")
        fingers = (
            "-6,-4,4.8 -20,-7,4.8 -34,-14,3.8",
            "-8,3,4.8 -22,1,4.8 -35,-6,3.8",
            "-8,9,4.6 -20,8.6,4.6 -31,2.6,3.6",
        )
        thumb = limb("8,2,6 19,-5,5 27,-15,4.2")
        outline = union(palm, thumb, *(limb(finger) for finger in fingers))
        art.shape(outline, skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        for crease in ("-12,-0.4 -23,-3 -34,-9.6", "-12,6.4 -22,5 -32,-1", "12,-6 17,-8 21,-12"):
            art.line(crease, 1.7, (0.2, 1, 1))


def buttons(art: Picture, path: str, fill: str, radius: float = 3.4) -> None:
    """Draw buttons at the points of a path."""
    for word in path.split():
        x, y = (float(number) for number in word.split(","))
        art.shape(circle(x, y, radius, 14), fill, ink=1.7, heavy=(0.3, 0.5))
