"""What grows between the signs of a number card: vines, a cherry branch, a rose, strawberries."""

from collections.abc import Iterable

from woodcut.geometry import blob, circle, limb, union
from woodcut.ornaments import flower, leaf
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GREEN, GREEN_DARK, RED, RED_DARK, WHITE
from woodcut.picture import Picture
from woodcut.small_life import cherries, grapes

Leaf = tuple[float, float, float, float]
"""Where a leaf has its stalk, how long it is and where it points (degrees)."""


def _leaves(art: Picture, leaves: Iterable[Leaf]) -> None:
    for x, y, length, turned in leaves:
        leaf(art, x, y, length, turned)


OLIVE, OLIVE_DARK = "#4b3a55", "#2f2338"
LEMON, LEMON_DARK = "#f6dc4c", "#cfa421"


def lemon(art: Picture, x: float, y: float, size: float = 1, *, turned: float = 0) -> None:
    """Draw a lemon about a point, 29 units wide and 42 high."""
    with art.at(x, y, size, turned=turned):
        fruit = blob("0,-19 9,-16 14.4,-5 12.6,7 6,15 3,21! -3,21! -6,15 -12.6,7 -14.4,-5 -9,-16")
        art.shape(fruit, LEMON, ink=2.2, shade=LEMON_DARK, shift=(-4, -3))
        art.line("-7,-10 -9.4,-3 -8.4,4", 2.6, (0.2, 1, 0.2), "#fff3b0")


def lemon_blossom(art: Picture, x: float, y: float) -> None:
    """Draw a white blossom of five petals about a point, 30 units wide."""
    with art.at(x, y):
        for turned in range(-90, 270, 72):
            with art.at(turned=turned):
                art.shape(blob("2,0! 6,-5 13,-4 15,0! 13,4 6,5"), WHITE, ink=1.7, heavy=(0.3, 0.4))
        art.shape(circle(0, 0, 4, 20), GOLD, ink=1.6, heavy=(0.2, 0.3))


def grapevine(art: Picture) -> None:
    """Draw a vine that grows up the left side of a card and over its top, and hangs down at the right."""
    way = (
        "54,556,5 66,500,4.6 50,440,4.3 65,380,4.1 51,320,3.9 66,262,3.7 50,204,3.5 63,146,3.4 52,96,3.2 "
        "62,56,3.1 94,38,3 136,42,2.9 180,35,2.8 224,41,2.7 266,37,2.6 296,54,2.5 306,94,2.4 295,142,2.3 "
        "309,198,2.2 296,252,2 308,304,1.8 300,350,1.6 284,378,1.2"
    )
    stem = limb(way)
    art.shape(stem, BROWN, ink=2.0, shade=BROWN_DARK, shift=(-1.6, -1), heavy=(0.4, 0.6))
    for tendril in ("294,146 280,138 272,126 278,118 284,126", "300,350 312,362 320,356 316,348"):
        art.line(tendril, 2.6, (1, 1, 0.8, 0.6), GREEN_DARK)
    leaves = (
        (62, 512, 30, -26),
        (54, 456, 28, 196),
        (62, 390, 30, -30),
        (54, 312, 28, 200),
        (62, 252, 30, -30),
        (58, 128, 28, -24),
        (118, 41, 28, 34),
        (240, 40, 28, 146),
        (305, 108, 26, 30),
        (304, 212, 28, 196),
        (299, 262, 26, -16),
        (304, 322, 28, 160),
    )
    _leaves(art, leaves)
    mound = blob("24,569! 32,558 46,553 64,554 80,559 88,569! 56,572")
    art.shape(mound, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-3, -4))
    grapes(art, 58, 196, 0.8)
    grapes(art, 54, 446, 0.8, flip=True)
    grapes(art, 303, 190, 0.8, flip=True)
    grapes(art, 281, 408, 0.84)


def cherry_branch(art: Picture) -> None:
    """Draw a slender cherry tree up the middle of a card, a twig for a bird at y = 304."""
    trunk = limb(
        "180,556,6.6 184,500,5.2 176,436,4.6 185,372,4.2 178,310,3.8 184,250,3.2 175,190,2.8 183,130,2.2 "
        "179,66,1.4"
    )
    twig = limb("179,318,3.6 190,306,3.2 212,302,1.8")
    art.shape(union(trunk, twig), BROWN, ink=2.0, shade=BROWN_DARK, shift=(-1.8, -0.6), heavy=(0.4, 0.6))
    for x, y, length, turned in (
        (178, 440, 26, -150),
        (182, 388, 26, -40),
        (210, 303, 24, -30),
        (180, 268, 26, -146),
        (178, 172, 26, -40),
        (181, 142, 26, -146),
        (180, 72, 28, -124),
        (180, 76, 28, -56),
    ):
        leaf(art, x, y, length, turned, width=0.3)
    for x, y, flip in ((183, 214, False), (176, 406, True), (183, 470, False), (176, 112, True)):
        cherries(art, x + (-4 if flip else 4), y, 0.84, flip=flip)
    mound = blob("148,569! 157,559 171,555 192,556 205,560 213,569! 180,572")
    art.shape(mound, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-3, -4))


def rose_shoots(art: Picture) -> None:
    """Draw the two shoots of a rose behind the swords, from the middle to the lower left and upper right."""
    for turned in (0, 180):
        with art.at(180, 300, turned=turned):
            shoot = limb("0,6,3.6 34,12,3.6 64,0,3.4 82,-30,3.2 90,-60,3 101,-79,3 116,-87,2.8")
            twig = limb("52,6,3 82,14,2.6 108,8,2.2")
            art.shape(union(shoot, twig), GREEN, ink=2.1, shade=GREEN_DARK, shift=(-1.6, -1.6))
            for thorn in ("44,8 46,2 50,-1", "79,-24 74,-27 70,-27"):
                art.line(thorn, 4, (1, 0.1))
            for x, y, length, angle in (
                (38, 12, 34, -52),
                (58, 4, 34, 44),
                (84, 14, 28, 52),
                (88, 13, 28, -58),
                (84, -36, 30, -20),
                (84, -40, 32, 196),
            ):
                leaf(art, x, y, length, angle, width=0.31)
            _rosebud(art, 108, 8, 78)


def climbing_rose(art: Picture) -> None:
    """Draw the rose in the middle, and the ends of its shoots, which wind around two grips."""
    for turned in (0, 180):
        with art.at(180, 300, turned=turned):
            end = limb("115,-86,2.6 117,-92,2.8 110,-97,3 99,-95,3 86,-90,2.6 76,-92,2.2")
            art.shape(end, GREEN, ink=2.1, shade=GREEN_DARK, shift=(-1.4, -1.4))
            leaf(art, 82, -91, 28, 158, width=0.31)
            leaf(art, 84, -91, 22, 214, width=0.31)
    with art.at(180, 300, 1.24):
        _rose_in_bloom(art)


def _rosebud(art: Picture, x: float, y: float, turned: float) -> None:
    """A bud on its stalk, which points up before it is turned."""
    with art.at(x, y, turned=turned):
        bud = blob("0,6! -10,-2 -9,-15 -1,-24! 8,-15 10,-3")
        art.shape(bud, RED, ink=2.2, shade=RED_DARK, shift=(-3, -2), heavy=(0.4, 0.6))
        art.line("-4,-16 2,-12 3,-4", 1.9, (0.4, 1, 0.3))
        for sepal in ("0,8! -12,4 -14,-8! -6,-2", "0,8! 12,4 14,-8! 6,-2"):
            art.shape(blob(sepal), GREEN, ink=1.8, heavy=(0.3, 0.4))


def _rose_in_bloom(art: Picture) -> None:
    """A rose of eight petals, 76 units wide."""
    for turned in (-54, 18, 90, 162, 234):
        with art.at(turned=turned):
            petal = blob("6,-14! 22,-22 36,-12 38,4 30,16 8,12!")
            art.shape(petal, RED, ink=2.4, shade=RED_DARK, shift=(-4, -4), heavy=(0.4, 0.6))
    for turned in (-20, 100, 220):
        with art.at(turned=turned):
            petal = blob("0,-12! 14,-18 24,-8 22,8 6,14!")
            art.shape(petal, RED, ink=2.2, shade=RED_DARK, shift=(-3, -3), heavy=(0.4, 0.6))
    art.shape(circle(0, 0, 11, 28), RED_DARK, ink=2.0, heavy=(0.3, 0.5))
    art.line("-6,3 -4,-6 5,-5 5,3 -1,4", 2.6, (0.4, 1, 0.4), RED)


def strawberries(art: Picture) -> None:
    """Draw a wild strawberry between five cups, its shoots to both sides of the one in the middle."""
    for flip in (False, True):
        with art.at(180, 562, flip=flip):
            for shoot in (
                "0,-2,3.2 -12,-120,3 -30,-164,2.8 -66,-186,2.6 -100,-202,2.4 -117,-230,2.2 -116,-262,2",
                "-92,-198,2.2 -84,-224,1.8 -82,-232,1.6",
            ):
                art.shape(limb(shoot), GREEN, ink=1.9, shade=GREEN_DARK, shift=(-1.2, -1), heavy=(0.3, 0.5))
            for x, y, length, turned in (
                (-116, -234, 34, 196),
                (-112, -218, 34, 128),
                (-117, -256, 38, -112),
                (-116, -252, 36, -52),
            ):
                leaf(art, x, y, length, turned, width=0.38)
            _strawberry(art, -82, -222)
    with art.at(180, 562):
        for left, low, length, angle in (
            (-2, -8, 46, 202),
            (2, -8, 46, -22),
            (-3, -24, 34, 240),
            (3, -24, 34, -60),
        ):
            leaf(art, left, low, length, angle, width=0.38)
        flower(art, 0, -106, 22, colour=WHITE, centre=GOLD)
    for x, y in ((155, 492), (206, 500)):
        _strawberry(art, x, y)


def _strawberry(art: Picture, x: float, y: float) -> None:
    with art.at(x, y, 1.36):
        berry = blob("-9,-8 0,-10 9,-8 7,4 0,13! -7,4")
        art.shape(berry, RED, ink=2.2, shade=RED_DARK, shift=(-3, -3))
        for seed in ((-4, -3), (3, -4), (0, 2), (-3, 5), (4, 3)):
            art.dot(*seed, 1.1, GOLD, 8)
        sepals = blob("-10,-6! -4,-14 0,-15! 4,-14 10,-6! 0,-9")
        art.shape(sepals, GREEN, ink=1.7, heavy=(0.3, 0.4))
