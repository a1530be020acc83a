"""What people have left lying about: rolls and radishes for the beer, a boot in the river."""

from woodcut.geometry import blob, circle, ellipse, limb, poly
from woodcut.palette import (
    BROWN_DARK,
    GOLD,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
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
    """Draw the boot that an angler has caught; the crayfish that lives in it cuts the line from the frame."""
    with art.at(x, y):
        with art.at(11.5, -2, 0.66, turned=12):
            boot(art, 0, 0)
            _tenant(art)
        art.shape(limb("12,-42,2.4 20,-55,2.6 18,-70,3"), RED, ink=2.2, heavy=(0.3, 0.5))
        _finger(art, "17,-64! 12,-79 -2,-81 -12,-74! -3,-73 6,-69!")
        art.line(f"0,{14 - y} -1,{-46 - y / 3} 0,-56", 3, (1, 1, 1))
        _finger(art, "18,-74! 9,-60 -2,-61 -11,-67! -2,-69 6,-73!")
        art.line("0,-58 0,-38 -3,-29 2,-25 7,-30", 6.6, (1, 1, 1, 1, 0.7))
        art.line("0,-57 0,-38 -2.4,-30 2,-27 6,-31", 3, (1, 1, 1, 1, 0.4), STEEL)


def _finger(art: Picture, path: str) -> None:
    """One half of the claw that cuts the line."""
    art.shape(blob(path), RED, ink=2.1, shade=RED_DARK, shift=(-2, -2), heavy=(0.3, 0.6))


def _tenant(art: Picture) -> None:
    """The head and the nearer claw of a crayfish that looks out of a boot."""
    with art.at(2, -42):
        art.shape(limb("12,2,3.4 24,-8,3.2 27,-18,3.4"), RED, ink=2.2)
        claw = blob("22,-18! 17,-30 24,-43! 27,-34 35,-41! 40,-28 34,-17")
        art.shape(claw, RED, ink=2.3, shade=RED_DARK, shift=(-2, -3), heavy=(0.4, 0.7))
        head = blob("-13,5! -12,-8 -5,-15 7,-15 14,-8 15,5! 0,7")
        art.shape(head, RED, ink=2.3, shade=RED_DARK, shift=(-3, -2), heavy=(0.4, 0.6))
        for side in (-1, 1):
            art.shape(circle(1 + side * 6.6, -15, 5.2, 20), WHITE, ink=1.8, heavy=(0.2, 0.4))
            art.dot(side * 6.6 - 0.6, -16, 2.5, INK, 12)
        art.line("-4,-4 1,-1 7,-4", 1.9, (0.3, 1, 0.3))
