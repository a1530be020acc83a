"""What grows from the ground or a vessel between the signs: olive, vine, lemon tree, a bed of flowers."""

from napoletane.companions import little_owl
from napoletane.foliage import OLIVE, OLIVE_DARK, lemon, lemon_blossom
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded, union
from woodcut.ornaments import flower, leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    SKY,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture
from woodcut.small_life import GRAPE, GRAPE_DARK, butterfly, grapes

SILVER, SILVER_DARK = "#7f9a5c", "#55703a"
STAKE, STAKE_DARK = "#c89f63", "#96703a"


def mound(art: Picture) -> None:
    """Draw the mound of grass from which something grows, between the lowest signs."""
    form = blob("146,563! 156,552 170,547 192,548 206,553 215,563! 180,566")
    art.shape(form, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-3, -4))
    for x in (156, 165, 197, 205):
        art.line(f"{x},552 {x + (-3 if x < 180 else 3)},538", 3.4, (1, 0.2), GREEN_DARK)


def flower_bed(art: Picture) -> None:
    """Draw the flowers that grow from a mound between the lower cups, and a butterfly high above them."""
    for stem in ("180,554,3.2 184,520,3 179,490,2.7 181,462,2.4", "182,546,2.8 197,536,2.6 204,520,2.2"):
        art.shape(limb(stem), GREEN, ink=2.0, heavy=(0.3, 0.5))
    for x, y, length, angle in ((180, 544, 36, 206), (181, 510, 30, 220), (182, 504, 28, -52)):
        leaf(art, x, y, length, angle, width=0.32)
    mound(art)
    flower(art, 205, 514, 16.5, colour=WHITE, centre=GOLD)
    flower(art, 181, 460, 23)
    butterfly(art, 180, 112, 1.1, turned=16)


def olive_tree(art: Picture) -> None:
    """Draw a young olive that grows up between two cups, a little owl where its boughs part."""
    trunk = limb("180,552,6 176,516,5.2 183,470,4.8 177,424,4.6 182,380,4.6 179,346,5 180,330,5.4")
    boughs = [
        limb(f"180,340,5 {180 + side * 34},324,3.8 {180 + side * 78},314,3 {180 + side * 122},292,1.8")
        for side in (-1, 1)
    ]
    art.shape(union(trunk, *boughs), BROWN, ink=2.2, shade=BROWN_DARK, shift=(-2.4, -1.6))
    for bark in ("178,536 177,520 179,504", "181,486 183,470 181,452", "178,436 177,420 180,400"):
        art.line(bark, 1.7)
    for flip in (False, True):
        with art.at(180, 330, flip=flip):
            for x, y, length, turned in (
                (34, -6, 34, -70),
                (56, -10, 36, -56),
                (80, -17, 36, -48),
                (102, -27, 32, -60),
                (36, -4, 34, 26),
                (62, -10, 36, 22),
                (88, -19, 34, 16),
                (108, -30, 30, 6),
                (121, -37, 24, -34),
            ):
                leaf(art, x, y, length, turned, colour=SILVER, dark=SILVER_DARK, width=0.2)
            for x, y in ((46, 9), (74, 1), (99, -7)):
                art.line(f"{x - 1},{y - 14} {x},{y - 4}", 2.4, (1, 0.8), SILVER_DARK)
                art.shape(ellipse(x, y, 6.4, 8.4, 8), OLIVE, ink=2.0, shade=OLIVE_DARK, shift=(-2, -2))
                art.dot(x - 2, y - 3, 1.6, WHITE, 8)
    little_owl(art, 180, 328, 1.12)
    with art.at(180, 566, 0.84), art.at(-180, -566):
        mound(art)


def trained_vine(art: Picture) -> None:
    """Draw an old vine tied to its stake between four cups, a basket of grapes before it."""
    art.shape(limb("169,548,4 171,360,4 174,128,3.6"), STAKE, ink=2.2, shade=STAKE_DARK, shift=(-2.6, 0))
    arms = [
        limb(f"181,338,5 {180 + side * 28},308,3.8 {180 + side * 74},302,3 {180 + side * 124},290,1.8")
        for side in (-1, 1)
    ]
    trunk = limb("183,546,8 178,520,7 186,484,6.2 178,440,6 185,396,5.6 178,356,5.6 182,330,5 179,300,3.6")
    shoot = limb("179,304,3.4 187,262,3 174,214,2.6 183,172,2.4 178,142,1.6")
    art.shape(union(trunk, shoot, *arms), BROWN, ink=2.3, shade=BROWN_DARK, shift=(-2.6, -1.4))
    for bark in ("180,524 183,508 182,494", "184,478 180,460 179,446", "182,416 183,400 180,384"):
        art.line(bark, 1.8)
    for y in (388, 222):
        art.shape(rounded(170, y, 21, 8, 3), GOLD, ink=1.9, heavy=(0.3, 0.5))
        art.line(f"171,{y + 4} 190,{y + 3}", 1.4, (1, 1))
    for tendril in (
        "150,303 148,322 138,330 132,322 139,317",
        "210,303 212,322 222,330 228,322 221,317",
    ):
        art.line(tendril, 2.6, (1, 1, 0.8, 0.6), GREEN_DARK)
    for x, y, length, turned in (
        (64, 292, 30, 168),
        (296, 292, 30, 12),
        (138, 302, 30, -112),
        (222, 302, 30, -68),
        (84, 297, 28, -98),
        (276, 297, 28, -82),
        (185, 256, 30, -30),
        (176, 212, 26, 204),
        (182, 182, 24, -30),
        (179, 146, 25, -118),
        (179, 146, 25, -56),
    ):
        leaf(art, x, y, length, turned)
    for flip in (False, True):
        with art.at(180, 300, flip=flip):
            grapes(art, 76, 30, 0.8)
    _basket(art, 181, 557)


def _basket(art: Picture, x: float, y: float) -> None:
    """A basket heaped with grapes that stands on a point, 54 units wide."""
    with art.at(x, y):
        for gx, gy in ((-12, -34), (0, -38), (12, -34), (-18, -27), (-6, -29), (7, -29), (18, -27)):
            art.shape(circle(gx, gy, 6.8, 24), GRAPE, ink=1.9, shade=GRAPE_DARK, shift=(-2, -2))
            art.dot(gx - 2.2, gy - 2.4, 1.4, "#c9a3c4", 8)
        form = poly("-26,-24 26,-24 20,0 -20,0").buffer(1.6)
        art.shape(form, STAKE, ink=2.3, shade=STAKE_DARK, shift=(-4, -3))
        inside = art.here(form.buffer(-1))
        for row in range(3):
            for place in range(-3, 4):
                at = place * 8 + 4 * (row % 2)
                art.line(
                    f"{at - 4},{-17 + row * 7} {at + 3},{-18 + row * 7}", 1.9, (0.3, 1, 0.3), within=inside
                )
        art.shape(limb("-27,-24,3.2 0,-23,3.4 27,-24,3.2"), STAKE, ink=2.0, heavy=(0.3, 0.5))


def lemon_tree(art: Picture) -> None:
    """Draw a lemon tree that grows up between six coins from a pot of majolica."""
    trunk = limb(
        "180,536,5.4 184,476,4.8 177,420,4.6 183,350,4.2 178,280,3.8 183,216,3.4 178,150,2.6 181,96,1.6"
    )
    twigs = []
    for y in (388, 190):
        twigs += [
            limb(f"180,{y + 8},3.4 {180 + side * 22},{y - 8},2.8 {180 + side * 40},{y - 6},2")
            for side in (-1, 1)
        ]
    art.shape(union(trunk, *twigs), BROWN, ink=2.1, shade=BROWN_DARK, shift=(-2, -1))
    for y in (388, 190):
        for side in (-1, 1):
            for dx, dy, length, angle in ((40, -6, 34, -16), (30, -8, 32, -62), (12, -2, 32, -84)):
                turned = angle if side > 0 else 180 - angle
                leaf(art, 180 + side * dx, y + dy, length, turned, width=0.29)
        for dx, dy, turned in ((-31, 20, 14), (32, 22, -12)):
            art.line(f"{180 + dx * 0.9},{y - 8} {180 + dx},{y + dy - 20}", 3.4, (1, 0.8), GREEN_DARK)
            lemon(art, 180 + dx, y + dy, 1.16, turned=turned)
        lemon_blossom(art, 181, y - 2)
    for x, y, length, turned in (
        (183, 490, 26, -52),
        (179, 466, 26, 232),
        (181, 330, 26, -50),
        (182, 306, 26, 230),
        (180, 276, 24, -50),
        (180, 140, 26, -46),
        (179, 122, 26, 224),
        (180, 98, 26, -112),
        (181, 98, 26, -62),
    ):
        leaf(art, x, y, length, turned, width=0.29)
    _majolica_pot(art, 180, 570)


def _majolica_pot(art: Picture, x: float, y: float) -> None:
    """A pot with a painted fish that stands on a point, 58 units wide and 44 high."""
    with art.at(x, y):
        body = blob("-24,-34! -25,-20 -19,-5 -16,0! 0,2 16,0! 19,-5 25,-20 24,-34! 0,-31")
        art.shape(body, WHITE, ink=2.5, shade=WHITE_DARK, shift=(-5, -2))
        inside = body.buffer(-1)
        art.add(poly("-30,-7 30,-7 30,-3.6 -30,-3.6").intersection(inside), BLUE)
        fish = union(blob("-11,-18! -4,-24 6,-22 10,-18! 6,-13 -4,-12"), poly("8,-18 16,-24 16,-12"))
        art.add(fish, BLUE)
        art.dot(-5, -19, 1.4, WHITE, 10)
        art.line("0,-22 2,-18 0,-14", 1.4, (0.4, 1, 0.4), SKY)
        rim = rounded(-29, -43, 58, 11, 4)
        art.shape(rim, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
        for dx in (-20, -10, 0, 10, 20):
            art.add(circle(dx, -38, 2.2, 12), BLUE_DARK)
