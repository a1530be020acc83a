"""What people and lions have left lying about: bones, an ice-cream, a boot, a bottle."""

from woodcut.geometry import blob, ellipse, limb, poly, union
from woodcut.palette import (
    BLUE,
    BROWN_DARK,
    GOLD,
    INK,
    PAPER,
    SKY,
    SKY_DARK,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

PINK, PINK_DARK = "#f0a9b4", "#cf7486"
BOOT = "#8a5426"
CRUST_DARK = "#7d4718"


def fish_bones(art: Picture, x: float, y: float) -> None:
    """Draw what four lions have left of a fish, on a blue-rimmed plate 164 units wide, seen from the side."""
    with art.at(x, y):
        art.shape(blob("-30,24! 30,24! 26,36! -26,36!"), WHITE, ink=2.4, shade=STEEL_DARK, shift=(-4, -3))
        art.shape(ellipse(0, 18, 82, 14), SKY, ink=2.6, shade=SKY_DARK, shift=(-3, -4))
        art.add(ellipse(0, 17, 77, 11).difference(ellipse(0, 16.4, 71, 8.4)), BLUE)
        spine = limb("-30,-4,4 0,-6,3.8 30,-4,3.2 52,-2,2.8")
        ribs = [
            limb(f"{px},-5,3.2 {px + 6},{-5 - side * half * 0.6},2.8 {px + 13},{-5 - side * half},2")
            for px, half in ((-20, 17), (-6, 19), (8, 16), (22, 12), (35, 8))
            for side in (-1, 1)
        ]
        tail = blob("48,-2! 60,-12 72,-16! 67,-2 72,12! 60,8!")
        art.shape(
            union(spine, *ribs, tail), WHITE, ink=2.2, shade=WHITE_DARK, shift=(-1, -1.4), heavy=(0.4, 0.7)
        )
        head = blob("-26,-4! -30,-19 -44,-22 -60,-12 -70,-1! -62,9 -46,15 -31,10!")
        art.shape(head, SKY, ink=2.5, shade=SKY_DARK, shift=(-3, -3))
        for turned in (45, -45):
            with art.at(-50, -6, turned=turned):
                art.line("-5,0 0,0 5,0", 2.6, (1, 1, 1))
        art.line("-68,2 -60,4 -54,2", 1.8, (0.4, 1, 0.3))


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
