"""Arms and legs of knaves and knights, from the puffed shoulder to the shoe."""

from typing import NamedTuple

from woodcut.geometry import blob, brush, circle, ellipse, limb, rounded, union
from woodcut.palette import GOLD, GOLD_DARK, SHADE, SKIN, SKIN_DARK, WHITE, WHITE_DARK
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

LINEN_HATCH = Hatch(angle=15, spacing=6, length=12, colour="#9b8f74")


class Cloth(NamedTuple):
    """The colours of a cloth: base and shade, then that of its pattern and the shade of the pattern."""

    base: str
    dark: str
    mark: str = GOLD
    mark_dark: str = GOLD_DARK


class Stripes(NamedTuple):
    """Stripes around a leg, by their angle in degrees, their distance and width."""

    angle: float = 90
    spacing: float = 15
    width: float = 7


def arm(art: Picture, path: str, *folds: str, cloth: Cloth | None = None) -> None:
    """Draw a sleeve along a limb path, with the folds of its elbow; where no cloth is given, of linen."""
    if cloth is None:
        art.shape(limb(path), WHITE, ink=3.0, shade=WHITE_DARK, shift=(-5, -4), hatch=LINEN_HATCH)
    else:
        hatch = Hatch(angle=15, spacing=6, length=12)
        art.shape(limb(path), cloth.base, ink=3.0, shade=cloth.dark, shift=(-5, -4), hatch=hatch)
    for fold in folds:
        art.line(fold, 2.0)


def puff(art: Picture, x: float, y: float, cloth: Cloth, *, turned: float = 0, size: float = 1) -> None:
    """Draw the slashed puff on a shoulder; unturned it hangs straight down."""
    with art.at(x, y, size, turned=turned):
        form = ellipse(0, 0, 22, 25)
        art.shape(form, cloth.base, ink=2.8, shade=cloth.dark, shift=(-4, -4))
        for k in (-1, 0, 1):
            slash = brush(f"{k * 9},-22 {k * 12},0 {k * 8},22", 7.5, (0.1, 1, 0.1))
            art.add(slash.intersection(form.buffer(-1.2)), cloth.mark)


def cuff(art: Picture, x: float, y: float, turned: float = 0, width: float = 34) -> None:
    """Draw the golden cuff of a sleeve; unturned the arm comes from above or below."""
    with art.at(x, y, turned=turned):
        band = rounded(-width / 2, -7, width, 14, 5)
        art.shape(band, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3))


def stocking(art: Picture, path: str, cloth: Cloth, pattern: Stripes | None = None) -> None:
    """Draw a leg in a stocking along a limb path, striped or hatched."""
    leg = limb(path)
    if pattern is None:
        hatch = Hatch(angle=10, spacing=6.5, length=14)
        art.shape(leg, cloth.base, ink=3.0, shade=cloth.dark, shift=(-7, -2), hatch=hatch)
        return
    art.shape(leg, cloth.base, ink=3.0, shade=cloth.dark, shift=(-6, -2))
    inside = leg.buffer(-1.2)
    bars = stripes(inside, *pattern)
    art.add(bars, cloth.mark)
    art.shade_rim(inside, -6, -2, cloth.mark_dark, bars)


def garter(art: Picture, x: float, y: float, colour: str, turned: float = 0) -> None:
    """Draw a garter with a bow below a knee."""
    with art.at(x, y, turned=turned):
        art.shape(rounded(-20, -5, 40, 10, 4), colour, ink=2.4)
        art.shape(blob("-3,0 -13,9 -9,15! 0,4 9,15! 13,9 3,0"), colour, ink=1.9)
        art.shape(circle(0, 1, 4), colour, ink=1.9)


def shoe(art: Picture, x: float, y: float, colour: Cloth, *, turned: float = 0, flip: bool = False) -> None:
    """Draw a low shoe whose ankle is at a point 10 units above the ground, its toe to the left."""
    with art.at(x, y, flip=flip, turned=turned):
        sole = blob("14,-16! 17,2 12,12 -14,13 -36,10 -44,3 -30,-1 -12,-10 -9,-17!")
        art.shape(sole, colour.base, ink=3.0, shade=colour.dark, shift=(-3, -3))
        art.shape(blob("-12,-15! 2,-10 16,-16! 17,-9 2,-4 -12,-8"), GOLD, ink=2.2)


def collar(art: Picture, x: float, y: float, turned: float = 0) -> None:
    """Draw a pleated collar around a neck."""
    with art.at(x, y, turned=turned):
        form = blob("-32,0! -20,-16 0,-22 22,-16 32,0! 16,12 0,16 -16,12")
        art.shape(form, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -3))
        for fold in (-16, 0, 16):
            art.line(f"{fold},-12 {fold * 1.2},0 {fold * 1.3},10", 1.6)


def hand_on_hip(art: Picture, x: float, y: float, *, flip: bool = False, skin: str = SKIN) -> None:
    """Draw a hand set on a hip, its fingers to the right."""
    with art.at(x, y, flip=flip):
        palm = blob("-17,-7! -6,-13 8,-11 14,-2 10,8 -4,12 -13,9!")
        fingers = [limb(f"4,{-7 + i * 5.2},3.6 14,{-4.4 + i * 4.6},3.5 19,{1 + i * 3.4},3") for i in range(4)]
        art.shape(union(palm, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        for i in range(3):
            art.line(f"6,{-4.2 + i * 5.2} 13,{-2 + i * 4.7} 20,{3.4 + i * 3.4}", 1.5, (0, 1, 1))


def tossing_hand(art: Picture, x: float, y: float, *, turned: float = 0) -> None:
    """Draw a fist whose thumb has just flicked something up."""
    with art.at(x, y, turned=turned):
        palm = blob("-12,-11 6,-13 15,-6 15,9 6,15 -10,14 -14,2")
        fingers = [
            limb(f"8,{-6 + i * 6.2},3.8 -9,{-6.5 + i * 6.2},4.1 -13.5,{-5 + i * 6},3.4") for i in range(4)
        ]
        thumb = limb("9,-8,5 3,-20,4.6 -3,-33,4.2")
        art.shape(union(palm, thumb, *fingers), SKIN, ink=2.4, shade=SKIN_DARK, shift=(-3, -3))
        for i in range(3):
            art.line(f"4,{-3 + i * 6.2} -6,{-3.4 + i * 6.2} -15,{-2.4 + i * 6}", 1.6, (0, 1, 1))
        art.line("13,-6 8,-12 5,-20", 1.5, (0.2, 1, 0.6))
        art.line("-5,-34 -1,-34.5 0,-31", 1.3, (0.4, 1, 0.2))


def forefinger_behind(art: Picture, skin: str = SKIN) -> None:
    """Draw the forefinger of a hand that holds a disc from behind; the wrist is at the origin, below it."""
    art.shape(limb("-5,-20,5.6 -9,-36,5.4 -7,-54,4.8"), skin, ink=2.4, shade=SHADE[skin], shift=(-2, -3))


def pinching_hand(art: Picture, skin: str = SKIN) -> None:
    """Draw the rest of that hand: three fingers folded into the palm, the thumb on the face of the disc."""
    palm = blob("-10,4! -14,-6 -14,-18 -8,-25 6,-26 13,-18 13,-6 10,4!")
    fingers = [
        limb(f"7,{-19 + i * 6.6},4.1 -8,{-20.4 + i * 6.2},4.4 -13.6,{-18.6 + i * 6},3.7") for i in range(3)
    ]
    thumb = limb("9,-14,6 14,-27,5.6 10,-39,5 7,-46,4")
    art.shape(union(palm, *fingers, thumb), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
    for i in range(3):
        art.line(f"4,{-16 + i * 6.4} -6,{-17.2 + i * 6.2} -16,{-15.4 + i * 6}", 1.6, (0, 1, 1))
    art.line("5,-24 8,-30 5,-38", 1.6, (0.3, 1, 0.2))
    art.line("10,-8 6,-12 4,-18", 1.5, (0, 1, 0.4))
    art.line("3.6,-45 7,-43.6 10.6,-45", 1.3, (0.3, 1, 0.3), SHADE[skin])


def rein_hand(art: Picture, x: float, y: float, *, turned: float = 0, skin: str = SKIN) -> None:
    """Draw a hand that holds reins, its back to us and its thumb on top; its wrist is at a point."""
    with art.at(x, y, 1.06, turned=turned):
        back = blob("4,-11! -8,-14 -20,-14 -27,-8 -28,6 -22,14 -8,13 4,10!")
        knuckles = [limb(f"-16,{-8.4 + i * 6.2},4 -27,{-8.6 + i * 6.2},3.9") for i in range(4)]
        art.shape(union(back, *knuckles), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        for i in range(3):
            art.line(f"-18,{-5.2 + i * 6.2} -24,{-5.5 + i * 6.2} -31,{-5.5 + i * 6.2}", 1.6, (0, 1, 1))
        art.shape(limb("-6,-11,4.8 -17,-16,4.6 -27,-14,4"), skin, ink=2.2, shade=SHADE[skin], shift=(-2, -2))
        art.line("-29,-16.4 -27,-13 -29,-11.4", 1.3, (0.4, 1, 0.2), SHADE[skin])
