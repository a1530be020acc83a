"""The jewel casket from which the diamond of the settebello has come, and who guards it."""

from francesi.lucky import SHADOW
from woodcut.geometry import blob, circle, ellipse, limb, nodes, poly, rounded
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, GREEN, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture
from woodcut.small_life import YOUNG

WOOD, WOOD_DARK = "#a86f3c", "#74481f"
BELLY = "#cfdc8a"
PEARLS = "126,376 121,388 120,401 124,413 133,420 143,418"
"""Where the pearls hang over the edge, from the inside to the ground."""


def _opened(art: Picture) -> None:
    """The lid and the inside of a casket of wood and gold, lined with blue."""
    lid = blob("131,386! 128,362 134,346 152,340 180,338 208,340 226,346 232,362 229,386!")
    art.shape(lid, WOOD, ink=2.8, shade=WOOD_DARK, shift=(-4, -3))
    lining = blob("140,386! 138,366 143,354 158,349 180,348 202,349 217,354 222,366 220,386!")
    art.shape(lining, BLUE, ink=2.2, shade=BLUE_DARK, shift=(5, 6), heavy=(0.3, 0.4))
    for x, foot in ((161, 164), (180, 180), (199, 196)):
        art.line(f"{x},351 {(x + foot) / 2},362 {foot},376", 2.6, (1, 0.7, 0), BLUE_DARK)
    art.shape(ellipse(180, 385, 44, 9), BLUE_DARK, ink=2.2, heavy=(0, 0))
    art.add(ellipse(176, 384, 34, 4.6), BLUE)
    for x in (152, 163, 201):
        art.shape(circle(x, 384, 6, 20), GOLD, ink=1.9, shade=GOLD_DARK, shift=(-2, -2))


def _front(art: Picture) -> None:
    """The front of the casket, over whose edge a string of pearls hangs."""
    chest = blob("129,388! 180,393 231,388! 227,430! 180,434 133,430!")
    art.shape(chest, WOOD, ink=2.8, shade=WOOD_DARK, shift=(-5, -5))
    inside = art.here(chest.buffer(-1.4))
    art.line("140,407 168,409 196,407", 2, (0.2, 1, 0), WOOD_DARK, within=inside)
    art.line("152,420 190,423 222,419", 2, (0, 1, 0.3), WOOD_DARK, within=inside)
    for band in ("143,390 154,391 156,433 146,432", "206,391 217,390 214,432 204,433"):
        art.shape(poly(band), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-3, -1), heavy=(0.4, 0.6))
    edge = limb("128,388,4.4 180,393,4.4 232,388,4.4")
    art.shape(edge, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-1, -3))
    art.shape(rounded(170, 391, 20, 21, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.dot(180, 399, 3, INK, 16)
    art.add(poly("178.6,399 181.4,399 182.6,407 177.4,407"), INK)
    for pearl in nodes(PEARLS):
        art.shape(
            circle(pearl.x, pearl.y, 5.2, 20),
            WHITE,
            ink=1.9,
            shade=WHITE_DARK,
            shift=(-2, -2),
            heavy=(0.3, 0.5),
        )
    art.shape(circle(152, 411, 4.4, 18), RED, ink=1.7, shade=RED_DARK, shift=(-1, -1), heavy=(0.3, 0.4))


def _wing(art: Picture) -> None:
    """The right wing of the dragon."""
    wing = blob(
        "190,388! 196,372 206,358 226,344! 228,354 238,360! 230,366 235,376! 224,378 226,388! 208,392"
    )
    art.shape(wing, RED, ink=2.4, shade=RED_DARK, shift=(-3, -3))
    for rib in ("196,382 210,362 225,347", "200,384 218,368 236,361", "204,386 220,378 233,376"):
        art.line(rib, 2.4, (1, 0.9, 0.4), RED_DARK)


def _neck(art: Picture) -> None:
    """The neck of the dragon, with its belly and its crest."""
    for x, y, turned in ((196, 362, 84), (193, 346, 76), (190, 331, 66)):
        with art.at(x, y, turned=turned):
            art.shape(poly("-7,5 0,-8 7,5").buffer(0.6), GREEN, ink=1.8, heavy=(0.3, 0.5))
    neck = limb("180,400,19 184,374,15 181,350,12 176,328,10.4")
    art.shape(neck, YOUNG, ink=2.6, shade=GREEN, shift=(-4, -3))
    inside = art.here(neck.buffer(-1.2))
    art.lay(art.here(limb("166,400,11 170,374,8 168,350,6 164,334,5")).intersection(inside), BELLY)
    for fold in ("158,380 168,384 178,382", "160,367 168,371 177,369", "160,354 167,358 174,356"):
        art.line(fold, 1.8, (0.3, 1, 0.3), GREEN, within=inside)


def _head(art: Picture) -> None:
    """The head of the dragon, which looks up at the diamond that has left."""
    with art.at(178, 324, 1.02, turned=14), art.at(-242, -370):
        for horn in (
            "248,357! 253,349 262,346! 260,356 255,363!",
            "239,354! 241,345 247,340! 248,349 247,356!",
        ):
            art.shape(blob(horn), WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -1))
        head = blob("258,366 252,356 242,353 231,356 222,364 210,366 204,373 207,381 220,384 238,385 251,380")
        art.shape(head, YOUNG, ink=2.6, shade=GREEN, shift=(-3, -3))
        art.shape(circle(236, 363, 6, 24), WHITE, ink=1.7, heavy=(0.2, 0.3))
        art.dot(234.6, 361.2, 3.2, INK, 14)
        art.dot(233.6, 359.8, 1, WHITE, 8)
        art.dot(210, 371, 1.8, INK, 10)
        art.line("206,379 220,379.6 234,375", 2.2, (0.5, 1, 0.3))


def guarded(art: Picture) -> None:
    """Draw the open casket and the small dragon that has climbed into it to guard it."""
    art.add(ellipse(184, 434, 62, 5), SHADOW)
    _opened(art)
    _wing(art)
    with art.at(360, 0, flip=True):
        _wing(art)
    _neck(art)
    _front(art)
    for x in (158, 205):
        paw = limb(f"{x + 2},382,6.4 {x},390,6.6 {x - 1},397,5.6")
        art.shape(paw, YOUNG, ink=2.3, shade=GREEN, shift=(-2, -2))
        for dx in (-2.6, 1.6):
            art.line(f"{x + dx},397 {x + dx - 0.4},402", 2, (0.7, 1))
    _head(art)
