"""What people have left lying about: rolls and radishes for the beer, a boot in the river."""

from woodcut.geometry import blob, ellipse, poly
from woodcut.palette import (
    BROWN_DARK,
    GOLD,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    STEEL,
    WHITE,
)
from woodcut.picture import Picture

PINK, PINK_DARK = "#f0a9b4", "#cf7486"
BOOT = "#8a5426"
CRUST_DARK = "#7d4718"


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


def boot(art: Picture, x: float, y: float) -> None:
    """Draw an old boot on the bottom of the river."""
    with art.at(x, y):
        form = blob("-26,-38! 4,-42 20,-36! 21,-14 26,4 48,12 60,22! 62,36! -24,36! -25,10")
        art.shape(form, BOOT, ink=2.8, shade=BROWN_DARK, shift=(-5, -4))
        art.shape(poly("-26,32 62,32 61,42 10,42 8,38 -6,38 -8,42 -26,42").buffer(0.8), BROWN_DARK, ink=2.4)
        art.shape(ellipse(-3, -39, 23, 6), INK, ink=2.4)
        art.shape(blob("14,-24! 25,-16 28,-4 16,-8!"), "#b98a55", ink=2.0)
        for dy in (-22, -10, 2):
            art.line(f"-10,{dy} 2,{dy - 3} 12,{dy + 2}", 2.4, (1, 1, 1), GOLD)
        toe = blob("30,12! 44,10 58,20! 52,26 38,22!")
        art.add(toe, BROWN_DARK)
        for dx in (36, 43, 50):
            art.line(f"{dx},{24 - (dx - 36) * 0.1} {dx + 1},17", 2, (1, 0.6), PAPER)


def hooked_boot(art: Picture, x: float, y: float) -> None:
    """Draw the boot that an angler has caught, its line from the frame down to a point."""
    with art.at(x, y):
        art.line(f"0,{14 - y} -1,{-40 - y / 3} 0,-54", 3, (1, 1, 1))
        with art.at(-4, -6, 0.62, turned=16):
            boot(art, 0, 0)
        art.line("0,-56 0,-40 -4,-34 -11,-35 -12,-41", 6.6, (1, 1, 1, 1, 0.7))
        art.line("0,-55 0,-40 -4,-35.4 -9.6,-36.4 -11.4,-40", 3, (1, 1, 1, 1, 0.4), STEEL)
        for dx, dy, size in ((-15, 32, 0.9), (2, 39, 0.7), (19, 34, 0.8)):
            with art.at(dx, dy, size):
                art.shape(blob("0,-8! 5,1 0,6 -5,1"), SKY, ink=1.8, shade=SKY_DARK, heavy=(0.3, 0.5))
