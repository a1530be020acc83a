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
        (230, 300, 56, 2, True),
        (132, 300, 56, 178, False),
        (158, 142, 42, -112, True),
        (204, 124, 44, -52, False),
        (179, 92, 60, -92, True),
        (180, 104, 52, -146, False),
        (180, 102, 52, -32, True),
        (182, 412, 46, -40, False),
        (180, 434, 46, 214, True),
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
    """Draw a bough of oak that hangs like a swing, its ends wound around the outer two of three clubs."""
    for flip in (False, True):
        with art.at(180, 306, flip=flip):
            for turn in (
                "-112,-112,1.6 -103,-110,3.2 -92,-101,3 -86,-95,1.4",
                "-115,-95,2 -104,-91,3.6 -92,-81,3.6 -86,-75,1.8",
            ):
                art.shape(limb(turn), BROWN, ink=2.1, shade=BROWN_DARK, shift=(-1.4, -1.6), heavy=(0.4, 0.6))
    with art.at(180, 306):
        half = "-116,-76,2.2 -105,-71,4 -92,-58,4.2 -80,-38,4.2 -60,-14,4.2 -24,0,4.4"
        other = [f"{-float(x)},{y},{r}" for x, y, r in (node.split(",") for node in reversed(half.split()))]
        way = limb(" ".join([half, *other]))
        art.shape(way, BROWN, ink=2.1, shade=BROWN_DARK, shift=(-1.4, -2), heavy=(0.4, 0.6))
    for flip in (False, True):
        with art.at(180, 306, flip=flip):
            for x, y, length, turned, gold in (
                (-74, -30, 40, 168, flip),
                (-58, -12, 40, 126, not flip),
                (-38, -2, 38, 84, flip),
                (-76, -34, 32, -62, not flip),
                (-88, -98, 30, -30, not flip),
            ):
                oak_leaf(art, x, y, length, turned, *((GOLD, GOLD_DARK) if gold else (GREEN, GREEN_DARK)))


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
