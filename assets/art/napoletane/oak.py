"""Oak in autumn: a sapling with acorns, and a bough that lies across three clubs."""

from woodcut.geometry import blob, limb, union
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, GREEN, GREEN_DARK
from woodcut.picture import Picture


def oak_sapling(art: Picture) -> None:
    """Draw a young oak in autumn that grows from a mound, its crown where four clubs come near each other."""
    trunk = limb("184,560,10 180,510,8 184,450,7 178,390,6 181,330,4.8 180,286,3")
    twigs = [
        limb("181,352,4 198,330,3.4 216,318,2.6"),
        limb("179,362,4 162,336,3.4 144,326,2.6"),
    ]
    art.shape(union(trunk, *twigs), BROWN, ink=2.2, shade=BROWN_DARK, shift=(-2.4, -1.2))
    for bark in ("181,532 179,516 181,500", "183,470 184,454 181,440", "179,412 177,396 179,384"):
        art.line(bark, 1.8)
    for x, y in ((160, 340), (202, 330)):
        _acorn(art, x, y, 0)
    for x, y, length, turned, gold in (
        (214, 319, 66, -20, True),
        (146, 327, 66, 200, False),
        (180, 290, 70, -90, True),
    ):
        oak_leaf(art, x, y, length, turned, *((GOLD, GOLD_DARK) if gold else (GREEN, GREEN_DARK)))
    mound = blob("96,571! 108,560 140,553 180,551 222,553 254,560 264,571! 180,575")
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
    """Draw a bough of oak that lies across the tips of three clubs, its upper side at y = 326."""
    bough = limb("44,318,2.4 80,331,5 130,332,6.2 180,333,6.8 230,333,6.2 280,331,5 314,320,2.4")
    spur = limb("252,332,3.6 266,318,3 276,308,2")
    art.shape(union(bough, spur), BROWN, ink=2.2, shade=BROWN_DARK, shift=(-1.8, -2.4), heavy=(0.5, 0.8))
    for grain in ("104,331 118,333 132,331", "216,335 232,334 246,336"):
        art.line(grain, 1.8, (0, 1, 0))
    for x, y, length, turned, gold in (
        (52, 322, 40, 116, True),
        (62, 326, 44, -104, False),
        (310, 323, 38, 66, False),
        (294, 329, 40, 112, True),
        (274, 311, 44, -62, True),
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
