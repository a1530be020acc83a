"""Oak in autumn: a sapling with acorns, and a bough that hangs between two clubs."""

from woodcut.geometry import blob, limb, union
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, GREEN, GREEN_DARK
from woodcut.picture import Picture


def oak_sapling(art: Picture) -> None:
    """Draw a young oak in autumn that grows from a mound between four clubs."""
    trunk = limb("180,556,9 177,500,7.6 183,440,6.6 178,380,6 182,310,5.4 178,240,4.4 182,170,3.6 179,88,2.2")
    twigs = [
        limb("182,326,3.4 202,304,3 232,300,2.4"),
        limb("180,336,3.4 158,306,3 130,300,2.4"),
        limb("179,190,3 166,160,2.6 158,140,2"),
        limb("182,176,3 196,142,2.6 204,122,2"),
    ]
    art.shape(union(trunk, *twigs), BROWN, ink=2.2, shade=BROWN_DARK, shift=(-2, -1.2))
    for x, y, length, turned, gold in (
        (232, 300, 48, 2, True),
        (130, 300, 48, 178, False),
        (158, 142, 36, -118, True),
        (204, 124, 40, -46, False),
        (179, 90, 50, -92, True),
        (180, 104, 46, -142, False),
        (180, 102, 46, -34, True),
        (182, 418, 40, -34, False),
        (180, 440, 40, 210, True),
    ):
        oak_leaf(art, x, y, length, turned, *((GOLD, GOLD_DARK) if gold else (GREEN, GREEN_DARK)))
    for x, y, turned in ((165, 160, 8), (196, 144, -6)):
        _acorn(art, x, y, turned)
    mound = blob("98,571! 110,560 140,552 180,550 222,552 252,560 262,571! 180,575")
    art.shape(mound, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-2, -5))


def _acorn(art: Picture, x: float, y: float, turned: float) -> None:
    """An acorn that hangs from a point, 46 units long."""
    with art.at(x, y, 0.92, turned=turned):
        art.line("0,-2 0,6 0,13", 3.4, (1, 1, 0.8), BROWN_DARK)
        nut = blob("-8.4,21! -9,32 0,44! 9,32 8.4,21!")
        art.shape(nut, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-3, -2))
        cup = blob("-11.4,23! -10,13 0,9 10,13 11.4,23! 0,25.4")
        art.shape(cup, BROWN, ink=2.2, shade=BROWN_DARK, shift=(-3, -2))


def oak_bough(art: Picture) -> None:
    """Draw a bough of oak that hangs like a swing between the outer two of three clubs."""
    with art.at(180, 306):
        way = (
            "-100,-78,3.4 -92,-62,3.8 -78,-34,4 -56,-10,4 -24,2,4.2 "
            "24,2,4.2 56,-10,4 78,-34,4 92,-62,3.8 100,-78,3.4"
        )
        art.shape(limb(way), BROWN, ink=2.1, shade=BROWN_DARK, shift=(-1.4, -2), heavy=(0.4, 0.6))
        for side in (-1, 1):
            with art.at(flip=side > 0):
                for lx, ly, length, turned, gold in (
                    (-72, -26, 38, 172, side > 0),
                    (-58, -12, 38, 128, side < 0),
                    (-40, -2, 36, 84, side > 0),
                    (-78, -34, 34, 218, side < 0),
                ):
                    oak_leaf(
                        art, lx, ly, length, turned, *((GOLD, GOLD_DARK) if gold else (GREEN, GREEN_DARK))
                    )


def oak_bough_ends(art: Picture) -> None:
    """Draw how the ends of the bough wind around the two clubs from which it hangs."""
    for flip in (False, True):
        with art.at(180, 306, flip=flip):
            for turn in (
                "-112,-84,3 -104,-74,3.8 -94,-66,4 -86,-56,4",
                "-113,-104,2.6 -104,-95,3.6 -92,-87,3",
            ):
                art.shape(limb(turn), BROWN, ink=2.1, shade=BROWN_DARK, shift=(-1.4, -1.6), heavy=(0.4, 0.6))
            oak_leaf(art, -93, -90, 30, -36, GREEN if flip else GOLD, GREEN_DARK if flip else GOLD_DARK)


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
