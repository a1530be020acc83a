"""What people have left lying about: rolls and radishes for the beer, a boot in the river."""

from saarbruecken.riverbed import SAND
from woodcut.geometry import blob, circle, limb, poly, rounded
from woodcut.palette import (
    BROWN_DARK,
    GOLD,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    WHITE,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

PINK, PINK_DARK = "#f0a9b4", "#cf7486"
BOOT, SOLE = "#8a5426", "#3f2a1a"
CRUST_DARK = "#7d4718"
BOTTLE, BOTTLE_DARK = "#3f8f66", "#235c40"
CORK = "#c99a62"


def double_roll(art: Picture, x: float, y: float) -> None:
    """Draw a double roll as the bakers of the Saar make it, 96 units wide."""
    with art.at(x, y):
        for dx, fill in ((23, "#d2924a"), (-23, "#d2924a")):
            half = blob(
                f"{dx - 26},4 {dx - 20},-16 {dx},-23 {dx + 20},-16 "
                f"{dx + 26},4 {dx + 18},18 {dx},22 {dx - 18},18"
            )
            art.shape(half, fill, ink=2.7, shade=CRUST_DARK, shift=(-4, -5))
            art.add(blob(f"{dx - 4},-17! {dx + 6},-6 {dx + 4},12! {dx - 5},4 {dx - 8},-8"), "#f2d39a")
            art.line(f"{dx - 4},-17 {dx - 8},-7 {dx - 5},4 {dx + 4},12", 2, (0.3, 1, 0.3))
        for dx, dy in ((-36, -6), (12, -9), (38, 4), (-34, 8)):
            art.dot(dx, dy, 1.7, "#f2d39a", 8)


def radishes(art: Picture, x: float, y: float) -> None:
    """Draw two radishes with their leaves that lie on a board, its upper edge at a point, 84 units wide."""
    with art.at(x, y):
        for leaf, vein in (
            ("8,-20! 14,-42 32,-56 46,-54! 46,-36 32,-20 12,-13!", "10,-18 24,-34 39,-48"),
            ("8,-14! 26,-26 44,-26 54,-14! 44,-3 26,-2 10,-8!", "12,-11 30,-14 46,-14"),
        ):
            art.shape(blob(leaf), GREEN, ink=2.3, shade=GREEN_DARK, shift=(-3, -3))
            art.line(vein, 1.8, (1, 0.8, 0))
        for dx, dy, turned in ((-2, -19, 42), (-20, -15, -6)):
            with art.at(dx, dy, 1.08, turned=turned):
                art.line("-12,1 -20,3 -27,1", 3.6, (1, 0.7, 0.3))
                root = blob("-16,1! -11,-8 0,-13 10,-10 14,0 10,10 0,13 -11,9")
                art.shape(root, RED, ink=2.5, shade=RED_DARK, shift=(-4, -4))
                art.add(blob("-16,1! -10,-9 -8,0 -10,9").intersection(root.buffer(-1)), WHITE)
                art.line("-2,-8 4,-8 8,-4", 2.4, (0.2, 1, 0.2), "#eab096")


def letter_in_bottle(art: Picture, x: float, y: float) -> None:
    """Draw a bottle with a letter that lies in the sand, its middle at a point, 124 wide and 60 high."""
    with art.at(x, y):
        with art.at(turned=13):
            art.shape(rounded(-62, -6, 17, 12, 3), CORK, ink=2.2, shade=CRUST_DARK, shift=(-2, -3))
            bottle = blob(
                "-50,-8! -28,-9 -10,-19 6,-21! 48,-21! 55,-14 55,14 48,21! 6,21! -10,19 -28,9 -50,8!"
            )
            art.shape(bottle, BOTTLE, ink=2.7, shade=BOTTLE_DARK, shift=(-5, -5))
            art.shape(rounded(-51, -10, 9, 20, 3), BOTTLE, ink=2.3, shade=BOTTLE_DARK, shift=(-2, -3))
            art.shape(rounded(-4, -10, 44, 20, 4), WHITE, ink=2, shade="#d9cdb0", shift=(-2, -4))
            art.shape(rounded(13, -10.6, 8, 21.2, 2), RED, ink=1.6, heavy=(0.2, 0.4))
            art.line("-6,-15 14,-17 44,-16", 3, (0.2, 1, 0.3), WHITE)
        sand = blob("-40,22! -22,13 -4,17 18,24 40,22 60,18 76,30! 40,40 -20,36")
        art.add(sand, SAND)
        art.line("-40,22 -22,13 -4,17 18,24 40,22 60,18 76,30", 2.2, (0, 1, 1, 1, 1, 1, 0))


def inhabited_boot(art: Picture, x: float, y: float) -> None:
    """Draw an old boot that stands in the sand, its foot at a point, 104 wide and 136 high.

    The crayfish that has moved in looks out of it.
    """
    with art.at(x, y):
        _tenant(art)
        form = blob("-31,-72! 20,-72! 20,-48 25,-32 44,-25 62,-17! 70,2! -31,2! -33,-30")
        hatch = Hatch(angle=14, spacing=6, length=12, width=1.6)
        art.shape(form, BOOT, ink=2.8, shade=BROWN_DARK, shift=(-6, -4), hatch=hatch)
        art.shape(blob("42,-25! 58,-21 69,-8 70,2! 48,2! 40,-8"), BROWN_DARK, ink=2.2, heavy=(0.3, 0.5))
        art.shape(rounded(-35, -79, 59, 13, 5), BOOT, ink=2.6, shade=BROWN_DARK, shift=(-4, -4))
        for dy in (-54, -42, -30):
            art.line(f"0,{dy} 12,{dy - 3} 22,{dy + 2}", 3.2, (1, 1, 1), GOLD)
        art.shape(poly("-35,0 72,0 73,11 10,11 8,6 -8,6 -10,11 -35,11").buffer(0.8), SOLE, ink=2)
        sand = blob("-60,14! -48,5 -30,3 -14,10 10,12 36,8 58,10 78,5 96,14! 40,20 -20,20")
        art.add(sand, SAND)
        art.line("-60,14 -48,5 -30,3 -14,10 10,12 36,8 58,10 78,5 96,14", 2.2, (0, 1, 1, 1, 1, 1, 1, 1, 0))


def _tenant(art: Picture) -> None:
    """Draw the crayfish behind the rim of its boot: two claws, two eyes, two feelers."""
    with art.at(-5, -76):
        for flip in (False, True):
            with art.at(flip=flip):
                art.line("4,-22 14,-44 10,-58", 2.6, (1, 0.8, 0.4))
                art.shape(limb("12,2,4.6 29,-2,4.4 39,-16,4.4"), RED, ink=2.2)
                claw = blob("34,-14! 26,-30 34,-52! 40,-42 41,-32! 48,-39 56,-50! 60,-30 48,-12!")
                art.shape(claw, RED, ink=2.4, shade=RED_DARK, shift=(-3, -3), heavy=(0.4, 0.7))
        head = blob("-17,8! -17,-8 -9,-20 0,-29! 9,-20 17,-8 17,8!")
        art.shape(head, RED, ink=2.4, shade=RED_DARK, shift=(-4, -2), heavy=(0.4, 0.6))
        for side in (-1, 1):
            art.shape(circle(side * 10, -18, 6, 20), WHITE, ink=2, heavy=(0.2, 0.4))
            art.dot(side * 9, -18.6, 3, INK, 12)
        art.line("-6,-5 0,-2 6,-5", 2.2, (0.3, 1, 0.3))
