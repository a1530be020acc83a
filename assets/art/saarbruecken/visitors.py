"""Who visits a card without being counted: a robin, a harvest mouse; and a pot of geraniums on a ledge."""

from woodcut.geometry import blob, circle, limb, poly, rounded, union
from woodcut.ornaments import leaf
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    WHITE,
)
from woodcut.picture import Picture

CLAY, CLAY_DARK = "#c2703a", "#8f4b22"
FUR, FUR_DARK, BELLY = "#c9843f", "#8f5622", "#f6e3bd"
PINK, PINK_DARK = "#e5a08f", "#b9687f"


def robin(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a robin about 62 units wide that looks to the left, its feet at a point."""
    with art.at(x, y, size, flip=flip):
        for dx in (-4, 6):
            leg = union(limb(f"{dx},-12,1.6 {dx},-1,1.5"), limb(f"{dx - 7},0,1.3 {dx},-1,1.5 {dx + 4},1,1.2"))
            art.shape(leg, BROWN_DARK, ink=1.3, heavy=(0.2, 0.4))
        art.shape(blob("14,-26! 30,-30 46,-42! 50,-35 44,-24! 30,-14 14,-13!"), BROWN_DARK, ink=2.2)
        body = blob("-24,-46 -16,-56 -3,-55 6,-44 20,-34 24,-22 14,-11 0,-8 -16,-11 -26,-24 -28,-36")
        art.shape(body, WHITE, ink=2.5, heavy=(0.6, 1))
        inside = art.here(body.buffer(-1))
        breast = blob("-34,-46! -20,-48 -10,-42 -5,-30 -9,-18 -22,-13! -38,-24")
        art.lay(art.here(breast).intersection(inside), RED)
        art.shade_rim(breast.intersection(body.buffer(-1)), -3, -3, RED_DARK)
        back = blob("-26,-54! -12,-45 -1,-38 4,-26 24,-12! 36,-34 6,-56 -14,-62")
        art.lay(art.here(back).intersection(inside), BROWN)
        art.shape(
            blob("-3,-36! 10,-38 24,-30 33,-17! 16,-14 2,-20"),
            BROWN,
            ink=2.1,
            shade=BROWN_DARK,
            shift=(-2, -4),
            heavy=(0.4, 0.6),
        )
        for cut in ("4,-29 15,-26 25,-19", "3,-24 12,-21 19,-17"):
            art.line(cut, 1.7, (1, 0.8, 0))
        art.shape(blob("-26,-46! -37,-43 -38,-40! -31,-39 -26,-39!"), GOLD, ink=1.6, heavy=(0.2, 0.4))
        art.dot(-18, -46, 3.2, INK, 16)
        art.dot(-19, -47.2, 1.1, WHITE, 8)


def harvest_mouse(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a harvest mouse that clings to a stem at a point and looks to the left, 50 wide and 92 high."""
    with art.at(x, y, size, flip=flip):
        tail = "14,22 18,38 4,46 -8,52 2,60 10,54"
        art.line(tail, 5.4, (1, 1, 0.9, 0.8, 0.6, 0.3))
        art.line(tail, 2.8, (1, 1, 0.9, 0.7, 0.5, 0.1), PINK)
        body = blob("-6,-22 8,-24 20,-10 25,10 18,26 4,29 -7,22 -10,4")
        art.shape(body, FUR, ink=2.4, shade=FUR_DARK, shift=(-4, -4))
        art.add(blob("-7,-14! 0,-6 2,10 -2,23! -8,18 -9,2").intersection(body.buffer(-1.2)), BELLY)
        art.line("20,6 12,6 8,14 12,22", 1.8, (0.3, 1, 1, 0.4))
        for paw in ("6,-8,3.4 -4,-6,3 -12,-9,2.8", "10,20,4 0,22,3.4 -11,18,3"):
            art.shape(limb(paw), PINK, ink=1.9, shade=PINK_DARK, shift=(-1, -1.6), heavy=(0.3, 0.5))
        for ex, ey, radius in ((3, -47, 6.6), (16, -40, 8.2)):
            art.shape(
                circle(ex, ey, radius, 24), FUR, ink=2.1, shade=FUR_DARK, shift=(-2, -2), heavy=(0.3, 0.5)
            )
            art.add(circle(ex - 0.6, ey + 0.6, radius * 0.55, 18), PINK)
        head = blob("-24,-26! -18,-36 -7,-43 7,-42 15,-32 12,-20 0,-16 -14,-18 -22,-22")
        art.shape(head, FUR, ink=2.4, shade=FUR_DARK, shift=(-3, -3))
        art.add(blob("-24,-26! -16,-25 -8,-20! -14,-18.6 -21,-22").intersection(head.buffer(-1)), BELLY)
        art.dot(-7.6, -32, 3.1, INK, 16)
        art.dot(-8.6, -33.1, 1.1, WHITE, 8)
        art.dot(-23.6, -26.4, 2.4, PINK_DARK, 12)
        for whisker in ("-18,-24 -12,-21 -6,-21", "-18,-25.6 -11,-24 -4,-25"):
            art.line(whisker, 1.2, (1, 0.8, 0))


def geraniums(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a clay pot of red geraniums, its foot at a point, about 56 wide and 92 high."""
    with art.at(x, y, size):
        for stalk in ("-2,-34 -12,-56 -13,-68", "2,-34 2,-60 3,-76", "3,-34 13,-52 17,-60"):
            art.line(stalk, 4, (1, 1, 0.8), GREEN_DARK)
        for lx, ly, length, turned in (
            (-4, -36, 27, 200),
            (4, -36, 27, -22),
            (-2, -40, 23, 236),
            (4, -40, 21, -62),
        ):
            leaf(art, lx, ly, length, turned, width=0.42)
        for bx, by, radius in ((-14, -68, 6.4), (3, -80, 7.4), (18, -62, 6)):
            petals = union(
                *(circle(bx + px * radius, by + py * radius, radius * 0.78, 18) for px, py in _PETALS)
            )
            art.shape(petals, RED, ink=2.2, shade=RED_DARK, shift=(-3, -3), heavy=(0.4, 0.7))
            art.dot(bx - radius * 0.3, by - radius * 0.4, radius * 0.3, "#ee8b6c", 10)
        art.shape(
            poly("-16,-24 16,-24 12,0 -12,0").buffer(0.6), CLAY, ink=2.4, shade=CLAY_DARK, shift=(-5, -2)
        )
        art.shape(rounded(-20, -34, 40, 11, 3), CLAY, ink=2.4, shade=CLAY_DARK, shift=(-4, -3))
        art.line("-12,-16 -10.6,-8 -9.4,-3", 2.2, (0.3, 1, 0.3), PINK)


_PETALS = ((0, -0.9), (-0.9, -0.2), (0.9, -0.2), (-0.5, 0.7), (0.5, 0.7))
"""Where the blossoms of an umbel sit, in parts of its radius."""
