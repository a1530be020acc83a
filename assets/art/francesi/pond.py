"""The pond in which the clover in the middle of the five stands."""

from francesi.beasts import fly, frog
from francesi.gardens import water_lily
from woodcut.geometry import blob, ellipse, limb, poly
from woodcut.palette import BROWN, BROWN_DARK, GREEN, GREEN_DARK, SKY, SKY_DARK, WHITE
from woodcut.picture import Picture
from woodcut.small_life import YOUNG, flight

BED_DARK = "#4f86a8"
"""The deep water at the near bank."""


def _reeds(art: Picture) -> None:
    """Two bulrushes and their leaves at the right bank."""
    for blade in (
        "278,384! 272,350 258,316 250,296! 270,316 282,348 287,384!",
        "292,384! 300,352 314,330 327,318! 316,344 304,364 300,384!",
        "284,384! 281,340 286,300 293,268! 293,310 292,350 293,384!",
    ):
        art.shape(blob(blade), GREEN, ink=2.3, shade=GREEN_DARK, shift=(-2, -2), heavy=(0.5, 0.7))
    for stalk, head in (
        ("280,384 274,330 272,262", "273,262,5.6 272.4,246,6.6 272,228,5.6"),
        ("296,384 304,336 306,290", "306,290,5 306.4,276,6 306.4,260,5"),
    ):
        art.line(stalk, 6.4, (1, 1, 0.9))
        art.line(stalk, 3, (1, 1, 0.9), GREEN)
        art.shape(limb(head), BROWN, ink=2.4, shade=BROWN_DARK, shift=(-3, -2))
    for spike in ("272,226 272,220 271.4,212", "306.4,256 306.6,250 306.2,244"):
        art.line(spike, 3.4, (1, 0.9, 0.7))


def pond(art: Picture) -> None:
    """Draw a pond with a tree frog who watches a fly, a water lily and bulrushes."""
    _reeds(art)
    water = blob(
        "44,374 70,354 120,346 180,344 240,346 292,354 318,372 296,394 240,404 180,407 116,404 66,394"
    )
    art.shape(water, SKY, ink=2.8, shade=SKY_DARK, shift=(-3, -6))
    inside = art.here(water.buffer(-1.6))
    art.line("96,398 150,403.6 210,403.6 268,398", 4.6, (0, 1, 1, 0), BED_DARK, within=inside)
    for ripple in (
        "146,358 162,367 180,369 198,367 214,358",
        "134,366 156,378 180,381 204,378 226,366",
        "150,392 170,394 192,393",
        "112,398 122,400 134,400",
    ):
        art.line(ripple, 3.2, (0, 1, 1, 0), WHITE, within=inside)
    with art.at(247, 385, 0.98):
        water_lily(art)
    with art.at(93, 374):
        pad = ellipse(0, 2, 40, 13).difference(poly("8,2 58,-11 58,6"))
        art.shape(pad, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-3, -4))
        for vein in ("-4,2 -22,-4 -36,-3", "-4,3 -20,8 -32,8", "-2,4 4,9 10,12"):
            art.line(vein, 1.8, (0.4, 1, 0), YOUNG)
        with art.at(-4, -4, 1.08):
            frog(art)
    flight(
        art,
        "116,262 104,238 116,214 140,206 164,214 166,236 148,238 150,218 176,200 206,206 222,222",
        12,
        2.5,
    )
    with art.at(235, 234, 1.25, turned=28):
        fly(art)
