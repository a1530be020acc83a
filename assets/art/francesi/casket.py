"""The jewel casket from which the diamond of the settebello has come."""

from francesi.lucky import SHADOW
from woodcut.geometry import blob, circle, ellipse, limb, nodes, poly, rounded
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture

WOOD, WOOD_DARK = "#a86f3c", "#74481f"
PEARLS = "126,376 121,388 120,401 124,413 133,420 143,418"
"""Where the pearls hang over the edge, from the inside to the ground."""


def casket(art: Picture) -> None:
    """An open casket of wood and gold, lined with blue; a string of pearls hangs over its edge."""
    art.add(ellipse(184, 431, 56, 5), SHADOW)
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
