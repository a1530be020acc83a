"""The bats of the two of spades: a mother, and her young that hang asleep from a branch."""

from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.ornaments import leaf
from woodcut.palette import BROWN, BROWN_DARK, GOLD, INK, WHITE
from woodcut.picture import Picture

FUR, FUR_DARK = "#8d6b78", "#5f4450"
SKIN, SKIN_DARK = "#c9a0a8", "#9c737f"
"""The skin of a bat's wings."""


def _branch(art: Picture) -> None:
    """The branch from which the young bats hang."""
    for x, y, length, turned in (
        (64, 230, 34, 150),
        (74, 224, 30, -120),
        (292, 219, 34, 20),
        (280, 214, 30, -62),
        (180, 217, 26, -70),
    ):
        leaf(art, x, y, length, turned)
    wood = union(
        limb("58,230,3.6 110,222,5.4 180,224,6 246,216,5.4 302,220,3.4"),
        limb("240,217,4 262,204,2.6 274,200,2"),
    )
    art.shape(wood, BROWN, ink=2.6, shade=BROWN_DARK, shift=(-1, -3))
    for grain in ("84,225 108,222 130,223", "196,223 220,219 240,217"):
        art.line(grain, 1.7, (0.2, 1, 0.2))


def _asleep(
    art: Picture, x: float, y: float, size: float, *, flip: bool = False, awake: bool = False
) -> None:
    """A young bat that hangs by its feet from a point, wrapped in its wings; one peeps out."""
    with art.at(x, y, size, flip=flip):
        for side in (-1, 1):
            art.line(f"{side * 4},-4 {side * 4.5},4 {side * 5},10", 4.6, (1, 1, 1))
            art.line(f"{side * 4},-3 {side * 4.5},4 {side * 5},9", 2, (1, 1, 1), FUR)
        for ear in ("-10,40! -14,56 -9,58! -2,50", "10,40! 14,56 9,58! 2,50"):
            art.shape(blob(ear), FUR, ink=2.0, shade=FUR_DARK, shift=(-2, -1))
        art.shape(ellipse(0, 41, 12.4, 11), FUR, ink=2.4, shade=FUR_DARK, shift=(-3, -3))
        for side in (-1, 1):
            if awake:
                art.shape(circle(side * 4.8, 43, 3.8, 20), GOLD, ink=1.5, heavy=(0.2, 0.3))
                art.dot(side * 4.8, 43.4, 1.8, INK, 10)
            else:
                art.line(f"{side * 2.4},43 {side * 5.4},41 {side * 8.4},43", 2, (0.4, 1, 0.4))
        for wing in (
            "1,8! -10,8 -15,18 -14,30 -9,40! -4,36 1,38!",
            "-1,8! 10,8 15,18 14,30 9,40! 4,36 -1,38!",
        ):
            art.shape(blob(wing), SKIN, ink=2.3, shade=SKIN_DARK, shift=(-3, -3))
        for bone in ("-3,12 -8,22 -8,34", "3,12 8,22 8,34"):
            art.line(bone, 2.4, (1, 0.8, 0.3), FUR_DARK)


def bats(art: Picture) -> None:
    """Draw the branch, the three young and, below them, their mother on the wing, since it is night."""
    with art.at(0, -10):
        _asleep(art, 96, 230, 1.0)
        _asleep(art, 136, 230, 0.86, awake=True)
        _asleep(art, 260, 224, 0.96)
        _branch(art)
    with art.at(184, 346, 1.14, turned=-7):
        _mother(art)


def _mother(art: Picture) -> None:
    """The mother, her wings spread."""
    for flip in (False, True):
        with art.at(flip=flip):
            wing = blob(
                "-8,-8! -24,-26 -44,-34 -56,-30! -74,-24 -92,2! -80,-2 -68,6! -60,2 -48,14! -40,8 -26,24! "
                "-20,14 -6,18!"
            )
            art.shape(wing, SKIN, ink=2.8, shade=SKIN_DARK, shift=(-4, -4))
            arm = limb("-8,-4,5 -26,-20,4.4 -52,-29,4")
            art.shape(arm, FUR, ink=2.2, heavy=(0.3, 0.5))
            for bone in ("-54,-28 -62,-12 -68,5", "-52,-27 -50,-8 -48,13", "-46,-26 -33,-4 -26,23"):
                art.line(bone, 4.2, (1, 0.8, 0.3), FUR_DARK)
    for foot in ("-5,26,3 -7,34,2.2", "5,26,3 7,34,2.2"):
        art.shape(limb(foot), FUR, ink=1.9, heavy=(0.3, 0.4))
    art.shape(ellipse(0, 6, 14, 24), FUR, ink=2.6, shade=FUR_DARK, shift=(-4, -4))
    for tuft in ("-5,8 -4,13 -5,17", "4,12 5,17 3,21", "5,1 6,5 4,9"):
        art.line(tuft, 2, (0.3, 1, 0))
    head = union(
        circle(0, -20, 15, 36),
        poly("-14,-24 -17,-46 -2,-32").buffer(1),
        poly("14,-24 17,-46 2,-32").buffer(1),
    )
    art.shape(head, FUR, ink=2.6, shade=FUR_DARK, shift=(-3, -3))
    for side in (-1, 1):
        art.add(poly(f"{side * 12},-28 {side * 14.6},-40 {side * 6},-32"), SKIN)
        art.shape(circle(side * 6, -22, 4.6, 24), GOLD, ink=1.6, heavy=(0.2, 0.3))
        art.dot(side * 6, -23, 2.1, INK, 12)
    art.line("-6,-12 0,-9.4 6,-12", 1.8, (0.3, 1, 0.3))
    for side in (-1, 1):
        art.add(poly(f"{side * 4.6},-11 {side * 2},-10 {side * 3.4},-5.6"), WHITE)
