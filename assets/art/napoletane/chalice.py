"""The ace of cups."""

from napoletane.signs import cup
from woodcut.card import card_base
from woodcut.geometry import blob, circle, ellipse, limb
from woodcut.ornaments import flower, leaf
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, GREEN_DARK, RED, RED_DARK, WHITE
from woodcut.picture import Picture


def ace_of_cups() -> Picture:
    """A great chalice full of flowers."""
    art = card_base()
    for flip in (False, True):
        with art.at(180, 336, flip=flip):
            handle = limb("80,-116,11.5 122,-138,12 142,-98,13 122,-50,12 90,-34,10.5 62,-14,10")
            art.shape(handle, GOLD, ink=3, shade=GOLD_DARK, shift=(-3, -3))
            art.shape(
                limb("132,-60,9 146,-46,7.4 140,-34,4.6"), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-2, -2)
            )
            art.shape(circle(88, -122, 12), GOLD, ink=2.6)
    cup(art, 180, 346, 410)
    _chasing(art)
    _bouquet(art)
    return art


def _chasing(art: Picture) -> None:
    """What the goldsmith added to the great chalice: a garland, pearls and gems."""
    art.line("70,218 102,264 140,286 180,292 220,286 258,264 290,218", 3.6, (0.6, 1, 1, 0.6), colour=GOLD)
    for side in (-1, 1):
        for dx, dy in ((16, 292), (42, 286), (68, 272), (88, 250)):
            with art.at(180 + side * dx, dy, flip=side < 0):
                art.shape(blob("0,0! 7,-12 20,-13! 15,-2 3,3"), GOLD, ink=1.6, heavy=(0.3, 0.4))
    for i in range(-5, 6):
        x = 180 + i * 22
        art.shape(circle(x, 318 - i * i * 1.42, 5, 20), WHITE, ink=1.9, heavy=(0.3, 0.5))
    for i in (-2, -1, 0, 1, 2):
        x, top = 180 + i * 36, 478 + abs(i) * 9
        if i:
            art.line(f"{180 + i * 12},470 {180 + i * 18},498 {x},{top + 34}", 2.4, (0.3, 1, 0.6))
        gem = ellipse(x + (4 if i > 0 else -4 if i < 0 else 0), 540 - abs(i) * 2.4, 8.5, 6)
        colour, dark = (RED, RED_DARK) if i % 2 == 0 else (BLUE, BLUE_DARK)
        art.shape(gem, colour, ink=2.0, shade=dark, shift=(-2, -2), heavy=(0.3, 0.5))


def _bouquet(art: Picture) -> None:
    for path in (
        "180,186 180,150 180,96",
        "172,186 150,150 126,108",
        "188,186 210,150 234,108",
        "160,184 120,156 86,142",
        "200,184 240,156 274,142",
    ):
        art.line(path, 4.4, (1, 1, 0.7), colour=GREEN_DARK)
    for x, y, angle, length in (
        (180, 178, -128, 40),
        (180, 178, -52, 40),
        (152, 164, 196, 44),
        (208, 164, -16, 44),
        (156, 124, -118, 38),
        (204, 124, -62, 38),
        (104, 138, -120, 34),
        (256, 138, -60, 34),
        (150, 70, -134, 34),
        (210, 70, -46, 34),
    ):
        leaf(art, x, y, length, angle)
    for x, y, radius, colour in (
        (86, 136, 21, BLUE),
        (274, 136, 21, BLUE),
        (126, 100, 26, GOLD),
        (234, 100, 26, GOLD),
        (180, 76, 33, RED),
    ):
        flower(art, x, y, radius, colour=colour, centre=RED if colour == GOLD else GOLD)
