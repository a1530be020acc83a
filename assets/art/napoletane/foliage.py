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


def grapevine(art: Picture, *, flip: bool = False, short: bool = False) -> None:
    """Draw a vine up the left side of a card, or the right, with two bunches; a short one hangs down."""
    with art.at(352 if flip else 8, 0, flip=flip):
        way = "57,380,2.8 44,320,2.6 58,262,2.5 42,204,2.4 57,146,2.2 45,92,2 58,52,1.4"
        if not short:
            way = f"48,560,3.2 58,500,3.1 42,440,3 {way}"
        art.shape(limb(way), BROWN, ink=2.0, shade=BROWN_DARK, shift=(-1.6, 0))
        for tendril in ("62,146 76,138 84,126 78,118 72,126", "46,440 32,432 28,420 34,414 38,422"):
            if not (short and tendril.startswith("46")):
                art.line(tendril, 2.6, (1, 1, 0.8, 0.6), GREEN_DARK)
        leaves = (
            (62, 512, 27, -26),
            (48, 452, 27, 196),
            (60, 388, 27, -30),
            (48, 316, 26, 200),
            (62, 256, 27, -24),
            (46, 206, 26, 190),
            (46, 94, 27, 190),
            (58, 54, 27, -60),
        )
        _leaves(art, leaves[3:] if short else leaves)
        grapes(art, 58, 196, 0.8)
        if short:
            grapes(art, 56, 412, 0.86)
        else:
            grapes(art, 52, 446, 0.8, flip=True)


def cherry_branch(art: Picture) -> None:
    """Draw a slender branch of cherries that grows up the middle of a card."""
    way = "176,566,3.6 190,500,3.4 174,436,3.2 190,372,3 172,310,2.8 188,250,2.6 171,190,2.3 187,130,2"
    art.shape(limb(f"{way} 178,64,1.4"), BROWN, ink=2.0, shade=BROWN_DARK, shift=(-1.6, 0), heavy=(0.4, 0.6))
    for x, y, length, turned in (
        (178, 520, 24, -140),
        (182, 456, 24, -40),
        (179, 372, 24, -40),
        (183, 326, 24, -140),
        (178, 272, 24, -140),
        (180, 166, 24, -40),
        (178, 142, 24, -140),
        (183, 68, 26, -122),
        (183, 72, 26, -56),
    ):
        leaf(art, x, y, length, turned, width=0.3)
    for x, y, flip in ((182, 226, True), (178, 406, False), (182, 522, False), (178, 112, False)):
        cherries(art, x + (-4 if flip else 4), y, 0.84, flip=flip)


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
