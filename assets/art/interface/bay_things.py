"""What there is to discover on the children's map: trees, animals, boats, a lighthouse, a scarecrow."""

from shapely.geometry import box

from interface.bay_colours import (
    CYPRESS,
    CYPRESS_DARK,
    FINE,
    FOAM,
    HEAVY,
    INK,
    LEAF,
    LEAF_DARK,
    LEMON,
    OUTLINE,
    ROOF,
    ROOF_DARK,
    SAIL,
    SHALLOW,
    TRUNK,
    WALL,
    WALL_DARK,
    WAVE,
    WHEAT,
    WHEAT_DARK,
)
from woodcut.geometry import blob, circle, discs, ellipse, limb, poly, union, unite
from woodcut.palette import BLUE, BLUE_DARK, RED, RED_DARK
from woodcut.picture import Picture

GREY, GREY_DARK = "#9a8f86", "#6f645c"


def sheep(art: Picture, x: float, y: float, *, flip: bool = False) -> None:
    """Draw a sheep."""
    with art.at(x, y, 1.1, flip=flip):
        art.lay(art.here(unite((box(-6, 4, -3.6, 12), box(4, 4, 6.4, 12)))), INK)
        fleece = unite(circle(dx, dy, r, 16) for dx, dy, r in ((-6, 0, 6), (0, -3, 7), (6, 0, 6), (0, 3, 6)))
        art.shape(fleece, SAIL, FINE, shade="#d9c69b", shift=(-2, -3), heavy=HEAVY)
        art.shape(ellipse(-11, -1, 4, 5), "#5d4a36", FINE, heavy=(0, 0))


def cypress(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a cypress."""
    with art.at(x, y, size):
        tree = blob("0,-34! 8,-8 8,10 0,15 -8,10 -8,-8")
        art.shape(tree, CYPRESS, FINE, shade=CYPRESS_DARK, shift=(-4, -2), heavy=HEAVY)
        for line in ("-2,-18 -3,-6 -2,6", "2,-8 3,2 2,10"):
            art.line(line, 1.6, (0.2, 1, 0.2), CYPRESS_DARK)


def pine(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw an umbrella pine."""
    with art.at(x, y, size):
        art.shape(limb("1,16,2.6 0,-4,2.2 -8,-14,1.6"), TRUNK, FINE, heavy=HEAVY)
        art.line("0,-4 8,-14", 3, (1, 0.7), TRUNK)
        crown = blob("-26,-14 -20,-25 -4,-31 12,-29 25,-20 25,-12! 10,-9 -10,-10")
        art.shape(crown, LEAF, FINE, shade=LEAF_DARK, shift=(-3, -5), heavy=HEAVY)


def lemon_tree(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a lemon tree with its fruit."""
    with art.at(x, y, size):
        art.shape(box(-2.6, 4, 2.6, 18), TRUNK, FINE, heavy=HEAVY)
        crown = discs("0,-13,12 -11,-3,10 11,-3,10 0,2,11", 22)
        art.shape(crown, LEAF, FINE, shade=LEAF_DARK, shift=(-5, -5), heavy=HEAVY)
        for dx, dy in ((-11, -4), (-2, -15), (8, -9), (1, -1), (12, 2), (-6, 6)):
            art.shape(ellipse(dx, dy, 3.0, 2.5, 20), LEMON, 1.2, heavy=(0, 0))


def haystack(art: Picture, x: float, y: float) -> None:
    """Draw a stack of hay."""
    with art.at(x, y, 1.1):
        art.shape(blob("-15,11! -13,-4 0,-15 13,-4 15,11!"), WHEAT, FINE, shade=WHEAT_DARK, heavy=HEAVY)
        for dx in (-7, 0, 7):
            art.line(f"{dx},8 {dx * 0.7},-2 {dx * 0.3},-9", 1.8, (0.3, 1, 0.3))


def scarecrow(art: Picture, x: float, y: float) -> None:
    """Draw a scarecrow on which a bird sits."""
    with art.at(x, y):
        art.shape(limb("0,22,1.8 0,-14,1.8"), TRUNK, FINE, heavy=HEAVY)
        art.shape(limb("-17,-8,1.6 17,-8,1.6"), TRUNK, FINE, heavy=HEAVY)
        art.shape(poly("-12,-12 12,-12 9,10 4,7 0,11 -4,7 -9,10"), BLUE, FINE, shade=BLUE_DARK, heavy=HEAVY)
        art.shape(circle(0, -18, 6), WALL, FINE, heavy=HEAVY)
        art.shape(poly("-11,-21 11,-21 4,-24 0,-33 -4,-24"), ROOF, FINE, heavy=HEAVY)
        art.shape(blob("11,-14 16,-19 20,-12! 15,-9"), INK, 0)


def donkey(art: Picture, x: float, y: float, *, flip: bool = False) -> None:
    """Draw a donkey with two baskets."""
    with art.at(x, y, 1.05, flip=flip):
        for dx in (-10, -6, 8, 12):
            art.line(f"{dx},4 {dx},16", 4.2, (1, 0.8), GREY_DARK)
        body = union(
            blob("-14,-6 0,-9 14,-7 17,2 12,9 -10,9 -15,2"),
            limb("-11,-4,5 -19,-14,4.4 -24,-16,4 -29,-12,3.2"),
            limb("-20,-17,2.4 -18,-27,1.6"),
            limb("-23,-18,2.4 -24,-28,1.6"),
        )
        art.shape(body, GREY, FINE, shade=GREY_DARK, shift=(-3, -3), heavy=HEAVY)
        art.line("17,-2 22,4 21,10", 2.4, (1, 0.8))
        art.dot(-24, -16, 1.4)
        art.shape(blob("-6,-8! 9,-8! 7,5 -4,5"), WHEAT, FINE, shade=WHEAT_DARK, shift=(-2, -3), heavy=HEAVY)
        for dx in (-2, 2, 6):
            art.shape(circle(dx, -10, 3), LEMON, 1.2, heavy=(0, 0))


def lighthouse(art: Picture, x: float, y: float) -> None:
    """Draw a lighthouse with two red bands; `x` and `y` are the middle of its foot."""
    with art.at(x, y):
        tower = poly("-18,6 18,6 11,-78 -11,-78")
        art.shape(tower, WALL, OUTLINE, heavy=HEAVY)
        art.add(tower.buffer(-1).intersection(unite((box(-30, -24, 30, -4), box(-30, -64, 30, -44)))), RED)
        shade = tower.buffer(-1).difference(poly("-30,6 8,6 4,-78 -30,-78"))
        art.add(shade, WALL_DARK)
        art.add(shade.intersection(unite((box(-30, -24, 30, -4), box(-30, -64, 30, -44)))), RED_DARK)
        art.add(unite((blob("-4,6! -4,-4 0,-8 4,-4 4,6!"), box(-3, -40, 3, -32))), INK)
        art.shape(box(-17, -84, 17, -77), WALL, FINE, heavy=HEAVY)
        art.shape(box(-9, -102, 9, -84), "#f7dd8c", FINE, heavy=HEAVY)
        art.line("0,-101 0,-85", 2, (1, 1))
        art.shape(poly("-13,-101 0,-118 13,-101"), RED, FINE, shade=RED_DARK, shift=(-4, 0), heavy=HEAVY)


def boat(art: Picture, x: float, y: float, size: float, sail: str = SAIL) -> None:
    """Draw a sailing boat with its wake."""
    with art.at(x, y, size):
        art.shape(box(-1, -44, 2, 10), TRUNK, FINE, heavy=(0, 0))
        art.shape(poly("3,-42 28,3 3,3"), sail, FINE, shade="#dfd0a6", shift=(-4, -3), heavy=HEAVY)
        art.shape(poly("-2,-34 -20,3 -2,3"), ROOF, FINE, shade=ROOF_DARK, shift=(-3, -2), heavy=HEAVY)
        art.shape(
            blob("-28,8! 32,8! 22,22 -18,22"), TRUNK, FINE, shade="#4f3119", shift=(-4, -4), heavy=HEAVY
        )
        art.line("-34,23 -10,27 14,23 40,27", 3.2, (0.2, 1, 0.6, 0.2), FOAM)


def rose(art: Picture, x: float, y: float) -> None:
    """Draw a compass rose."""
    with art.at(x, y):
        for turned in range(0, 360, 45):
            long = 52 if turned % 90 == 0 else 30
            with art.at(turned=turned):
                art.add(poly(f"0,{-long} 8,-10 0,0"), WAVE)
                art.add(poly(f"0,{-long} -8,-10 0,0"), SHALLOW)


def whale(art: Picture, x: float, y: float) -> None:
    """Draw the back and the tail of a whale that spouts."""
    with art.at(x, y):
        for spout in ("-20,-18 -22,-30 -32,-36", "-20,-18 -18,-32 -8,-38", "-20,-18 -20,-30 -20,-40"):
            art.line(spout, 3, (1, 0.8, 0.4), FOAM)
        art.shape(blob("-44,2! -36,-12 -18,-18 2,-10 14,2!"), BLUE, FINE, shade=BLUE_DARK, heavy=HEAVY)
        art.shape(
            blob("30,2! 32,-10 22,-22! 36,-20 40,-14! 44,-22 56,-24! 50,-10 42,2!"),
            BLUE,
            FINE,
            shade=BLUE_DARK,
            heavy=HEAVY,
        )
        art.dot(-34, -6, 2.0, FOAM)
        art.line("-52,5 -20,8 20,4 62,7", 3.6, (0.2, 1, 0.6, 0.2), FOAM)
