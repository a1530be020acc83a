"""What grows between the signs of a number card: vines, a cherry branch, a rose, oak in autumn."""

from collections.abc import Iterable

from woodcut.geometry import blob, circle, limb, union
from woodcut.ornaments import flower, leaf
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, GREEN, GREEN_DARK, RED, RED_DARK, WHITE
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


def oak_twig(art: Picture, x: float, y: float) -> None:
    """Draw a twig of oak in autumn that spans two clubs about a point, 180 units wide, two acorns on it."""
    with art.at(x, y):
        way = limb("-92,-38,4 -70,-18,3.4 -36,-9,3 0,-14,3.2 36,-9,3 70,-20,3.4 88,-38,4")
        art.shape(way, BROWN, ink=2.0, shade=BROWN_DARK, shift=(0, -1.6), heavy=(0.4, 0.6))
        for lx, ly, length, turned, colour, dark in (
            (-46, -13, 38, 92, GREEN, GREEN_DARK),
            (46, -13, 38, 86, GOLD, GOLD_DARK),
            (-34, -9, 38, -116, GOLD, GOLD_DARK),
            (34, -9, 38, -64, GREEN, GREEN_DARK),
            (0, -14, 40, -90, GREEN, GREEN_DARK),
            (0, -12, 46, 90, GOLD, GOLD_DARK),
        ):
            oak_leaf(art, lx, ly, length, turned, colour, dark)
        for side in (-1, 1):
            with art.at(side * 24, -7, 0.86, turned=side * -8):
                art.line("0,-2 0,6 0,13", 3.4, (1, 1, 0.8), BROWN_DARK)
                nut = blob("-8.4,21! -9,32 0,44! 9,32 8.4,21!")
                art.shape(nut, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-3, -2))
                cup = blob("-11.4,23! -10,13 0,9 10,13 11.4,23! 0,25.4")
                art.shape(cup, BROWN, ink=2.2, shade=BROWN_DARK, shift=(-3, -2))


def oak_bough(art: Picture) -> None:
    """Draw a bough of oak that hangs like a swing between the outer two of three clubs."""
    with art.at(180, 302):
        way = (
            "-96,-98,4.4 -88,-70,4 -80,-34,3.6 -58,-6,3.6 -24,2,4 "
            "24,2,4 58,-6,3.6 80,-34,3.6 88,-70,4 96,-98,4.4"
        )
        art.shape(limb(way), BROWN, ink=2.1, shade=BROWN_DARK, shift=(-1.4, -2), heavy=(0.4, 0.6))
        for lx, ly, length, turned, colour, dark in (
            (-77, -26, 34, 166, GREEN, GREEN_DARK),
            (-80, -34, 34, -16, GOLD, GOLD_DARK),
            (-60, -6, 36, 116, GOLD, GOLD_DARK),
            (-44, 0, 34, 66, GREEN, GREEN_DARK),
            (77, -26, 34, 14, GREEN, GREEN_DARK),
            (80, -34, 34, 196, GOLD, GOLD_DARK),
            (60, -6, 36, 64, GOLD, GOLD_DARK),
        ):
            oak_leaf(art, lx, ly, length, turned, colour, dark)


def oak_leaf(
    art: Picture, x: float, y: float, length: float, turned: float, colour: str = GOLD, dark: str = GOLD_DARK
) -> None:
    """Draw a leaf of oak from its stalk."""
    with art.at(x, y, length / 100, turned=turned):
        shape = blob(
            "0,0! 12,-11 22,-9! 26,-26 42,-24! 48,-13! 54,-31 72,-27! 76,-14! 84,-20 98,-9 100,0 "
            "98,9 84,20! 76,14! 72,27 54,31! 48,13! 42,24 26,26! 22,9! 12,11"
        )
        art.shape(shape, colour, ink=2.3, shade=dark, shift=(-2.4, -3), heavy=(0.4, 0.7))
        art.line("2,0 50,-1 92,0", 1.7, (1, 1, 0))
        for spur in ("30,0 38,-9 41,-17", "30,0 38,9 41,17", "58,0 66,-9 69,-18", "58,0 66,9 69,18"):
            art.line(spur, 1.5, (1, 0.8, 0))


def strawberries(art: Picture, x: float, y: float) -> None:
    """Draw a wild strawberry that grows on a point, with two berries and a blossom, about 84 units high."""
    with art.at(x, y):
        for stalk in ("0,0 -2,-22 -14,-40 -22,-34", "0,0 3,-26 16,-44 24,-38", "0,0 0,-36 -2,-62"):
            art.line(stalk, 3.6, (1, 1, 0.7), GREEN_DARK)
        for left, low, length, angle in (
            (-2, -6, 34, 196),
            (2, -6, 34, -16),
            (-1, -12, 30, 232),
            (1, -12, 30, -52),
        ):
            leaf(art, left, low, length, angle, width=0.36)
        for berry_x, berry_y in ((-22, -24), (24, -28)):
            with art.at(berry_x, berry_y):
                berry = blob("-9,-8 0,-10 9,-8 7,4 0,13! -7,4")
                art.shape(berry, RED, ink=2.2, shade=RED_DARK, shift=(-3, -3))
                for seed in ((-4, -3), (3, -4), (0, 2), (-3, 5), (4, 3)):
                    art.dot(*seed, 1.1, GOLD, 8)
                sepals = blob("-10,-6! -4,-14 0,-15! 4,-14 10,-6! 0,-9")
                art.shape(sepals, GREEN, ink=1.7, heavy=(0.3, 0.4))
        flower(art, -2, -66, 15, colour=WHITE, centre=GOLD)
