"""The ace of cups."""

from shapely.geometry import box

from napoletane.signs import cup
from napoletane.songbird import goldfinch
from woodcut.card import card_base
from woodcut.geometry import blob, circle, ellipse, limb, nodes, union
from woodcut.ornaments import flower, leaf
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, GREEN_DARK, RED, RED_DARK, WHITE
from woodcut.pattern import Hatch, rim, shadow_comb
from woodcut.picture import Picture

KNIFE = "#6b1a13"
"""The hatching on red."""
MIDDLE, HEIGHT = 350, 384
"""How high the middle of the chalice lies, and how high it is."""


def ace_of_cups() -> Picture:
    """A great chalice full of flowers, at whose foot a goldfinch sings."""
    art = card_base()
    for flip in (False, True):
        with art.at(180, 336, flip=flip):
            _handle(art)
    cup(art, 180, MIDDLE, HEIGHT)
    with art.at(180, MIDDLE, HEIGHT / 410), art.at(-180, -346):
        _chasing(art)
    _finish(art)
    with art.at(180, 236, 1.12), art.at(-180, -236):
        _bouquet(art)
    goldfinch(art, 92, 516, 1.14, flip=True)
    return art


def _handle(art: Picture) -> None:
    """A handle like an ear, which rolls up above the rim and below the belly."""
    handle = limb("92,-106,7 112,-116,7.6 136,-116,9 150,-98,11 147,-70,10.4 130,-42,8.4 96,-14,7")
    art.shape(handle, GOLD, ink=3, shade=GOLD_DARK, shift=(-4, -3))
    art.line("108,-109 128,-109 141,-95 137,-70 120,-44", 2.4, (0, 1, 1, 0.6, 0), GOLD_DARK)
    for x, y, size in ((134.0, -131.0, 1.0), (126.0, -26.0, 0.9)):
        with art.at(x, y, size):
            art.shape(circle(0, 0, 15, 36), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -3))
            art.line("-14,5 -11,-6 -1,-10 8,-6 9,3 2,8 -4,5 -4,-1 1,-3", 2.6, (0.2, 1, 1, 1, 0.8, 0.4))
    art.shape(circle(149, -88, 10, 28), RED, ink=2.4, shade=RED_DARK, shift=(-3, -3))
    art.line("143,-92 146,-95 150,-96", 2, (0, 1, 0), WHITE)


def _chasing(art: Picture) -> None:
    """What the goldsmith added to the great chalice: a garland, pearls and gems."""
    art.line("80,232 104,266 140,286 180,292 220,286 256,266 280,232", 3.6, (1, 1, 1, 1), colour=GOLD)
    for side in (-1, 1):
        for dx, dy in ((16, 292), (42, 286), (68, 272), (88, 250)):
            with art.at(180 + side * dx, dy, flip=side < 0):
                art.shape(blob("0,0! 7,-12 20,-13! 15,-2 3,3"), GOLD, ink=1.6, heavy=(0.3, 0.4))
    for x in (80.0, 280.0):
        art.shape(circle(x, 229, 6.4, 24), GOLD, ink=2, shade=GOLD_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
    for i in range(-5, 6):
        x = 180 + i * 20.6
        art.shape(circle(x, 318 - i * i * 1.24, 5, 20), WHITE, ink=1.9, heavy=(0.3, 0.5))
    for i in (-2, -1, 0, 1, 2):
        x, top = 180 + i * 36, 478 + abs(i) * 9
        if i:
            art.line(f"{180 + i * 11},478 {180 + i * 16},500 {180 + i * 30},{top + 36}", 2.2, (0, 1, 0.5))
        gem = ellipse(x + (4 if i > 0 else -4 if i < 0 else 0), 540 - abs(i) * 2.4, 8.5, 6)
        colour, dark = (RED, RED_DARK) if i % 2 == 0 else (BLUE, BLUE_DARK)
        art.shape(gem, colour, ink=2.0, shade=dark, shift=(-2, -2), heavy=(0.3, 0.5))


def _finish(art: Picture) -> None:
    """Hatching on the red, and pearls around the knop."""
    k = HEIGHT / 130
    with art.at(180, MIDDLE, k):
        belly = art.here(blob("-40,-52! -41,-28 -30,-2 -9,14 9,14 30,-2 41,-28 40,-52! 0,-58")).buffer(-2)
        red = art.here(blob("-43,-50! 0,-42 43,-50! 44,-23! 0,-11 -44,-23!")).intersection(belly)
        art.lay(shadow_comb(red, Hatch(angle=14, spacing=7, length=30, width=2)).intersection(red), KNIFE)
        knop = art.here(ellipse(0, 27, 15, 9)).buffer(-1)
        art.lay(rim(knop, -3.2 * k, -2.4 * k), RED_DARK)
        art.line("-14.6,24.5 0,29.4 14.6,24.5", 9, (1, 1), GOLD, within=knop)
        art.line("-14.6,22.8 0,27.7 14.6,22.8", 2, (1, 1), within=knop)
        art.line("-14.6,26.2 0,31.1 14.6,26.2", 2, (1, 1), within=knop)
        for pearl in nodes("-9.6,26.2 -4.9,28.2 0,28.8 4.9,28.2 9.6,26.2"):
            art.shape(circle(pearl.x, pearl.y, 1.15, 14), WHITE, ink=1.6, heavy=(0.2, 0.3))


def _bouquet(art: Picture) -> None:
    k = HEIGHT / 130
    mouth = union(box(0, 0, 360, MIDDLE - 52.5 * k), ellipse(180, MIDDLE - 52.5 * k, 33 * k, 6.2 * k))
    for path in (
        "182,230 181,150 180,86",
        "176,230 158,160 126,118",
        "188,230 206,160 234,118",
        "168,230 132,166 86,152",
        "196,230 228,166 274,152",
    ):
        art.line(path, 5, (1, 1, 0.7), colour=GREEN_DARK, within=mouth)
    for x, y, angle, length in (
        (180, 188, -128, 40),
        (180, 188, -52, 40),
        (152, 174, 196, 44),
        (208, 174, -16, 44),
        (156, 134, -118, 38),
        (204, 134, -62, 38),
        (104, 148, -120, 34),
        (256, 148, -60, 34),
        (150, 80, -134, 34),
        (210, 80, -46, 34),
    ):
        leaf(art, x, y, length, angle)
    for x, y, radius, colour in (
        (86, 146, 21, BLUE),
        (274, 146, 21, BLUE),
        (126, 110, 26, GOLD),
        (234, 110, 26, GOLD),
        (180, 86, 33, RED),
    ):
        flower(art, x, y, radius, colour=colour, centre=RED if colour == GOLD else GOLD)
