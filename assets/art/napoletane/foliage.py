"""What grows between the signs of a number card: garlands, vines, a cherry branch, a rose."""

from collections.abc import Iterable

from woodcut.ornaments import flower, leaf
from woodcut.palette import BLUE, BROWN, BROWN_DARK, GOLD, GREEN_DARK, RED
from woodcut.picture import Picture
from woodcut.small_life import cherries, grapes

Leaf = tuple[float, float, float, float]
"""Where a leaf has its stalk, how long it is and where it points (degrees)."""


def _leaves(art: Picture, leaves: Iterable[Leaf]) -> None:
    for x, y, length, turned in leaves:
        leaf(art, x, y, length, turned)


def garland(art: Picture, x: float, y: float, colour: str = RED) -> None:
    """Draw a garland of three flowers about a point, 260 units wide."""
    with art.at(x, y):
        art.line(
            "-126,-4 -96,8 -60,-4 -26,7 0,0 26,7 60,-4 96,8 126,-4",
            4.4,
            (0.3, 1, 1, 1, 1, 1, 1, 1, 0.3),
            GREEN_DARK,
        )
        for flip in (False, True):
            with art.at(flip=flip):
                _leaves(
                    art,
                    (
                        (14, 2, 30, -34),
                        (14, 4, 30, 34),
                        (44, 3, 27, -48),
                        (44, 3, 27, 48),
                        (92, 6, 26, -50),
                        (90, 8, 24, 54),
                        (112, 2, 22, -24),
                    ),
                )
                flower(art, 68, -2, 15, colour=GOLD, centre=RED)
        flower(art, 0, 0, 23, colour=colour, centre=GOLD)


def flowering_stem(art: Picture, x: float, y: float, colour: str = BLUE, *, flip: bool = False) -> None:
    """Draw an upright stem with three flowers about a point, 210 units high."""
    with art.at(x, y, flip=flip):
        art.line("2,106 -6,72 5,36 -4,0 5,-36 -3,-70 2,-92", 4.6, (0.6, 1, 1, 1, 1, 0.8, 0.6), GREEN_DARK)
        _leaves(
            art,
            (
                (0, 92, 30, -140),
                (-2, 84, 30, -30),
                (4, 44, 28, -148),
                (3, 36, 26, 10),
                (4, -32, 28, -150),
                (4, -40, 26, -20),
                (-2, -64, 26, -140),
                (0, -70, 24, -36),
            ),
        )
        flower(art, 14, 62, 12, colour=GOLD, centre=RED)
        flower(art, -2, 2, 18, colour=colour, centre=GOLD)
        flower(art, 2, -92, 15, colour=RED, centre=GOLD)


def grapevine(art: Picture, *, flip: bool = False) -> None:
    """Draw a vine that climbs up the left side of a card, or the right, with two bunches of grapes."""
    with art.at(352 if flip else 8, 0, flip=flip):
        path = "52,560 64,500 44,440 62,380 46,320 64,262 44,204 62,146 46,92 58,52"
        art.line(path, 7, (1, 1, 0.9, 0.4), BROWN_DARK)
        art.line(path, 3, (1, 1, 0.8, 0.3), BROWN)
        for tendril in ("62,146 76,138 84,126 78,118 72,126", "46,440 32,432 28,420 34,414 38,422"):
            art.line(tendril, 2.6, (1, 1, 0.8, 0.6), GREEN_DARK)
        _leaves(
            art,
            (
                (62, 512, 34, -26),
                (48, 452, 34, 196),
                (60, 388, 34, -30),
                (48, 316, 32, 200),
                (62, 256, 34, -24),
                (46, 206, 32, 190),
                (46, 94, 34, 190),
                (58, 54, 34, -60),
            ),
        )
        grapes(art, 62, 196, 0.94)
        grapes(art, 56, 446, 0.94, flip=True)


def vine_branch(art: Picture, x: float, y: float) -> None:
    """Draw a branch of vine across the card about a point, 280 units wide, with two bunches of grapes."""
    with art.at(x, y):
        path = "-136,-8 -96,-22 -50,-12 0,-24 50,-12 96,-22 136,-10"
        art.line(path, 7.4, (0.5, 1, 1, 1, 0.5), BROWN_DARK)
        art.line(path, 3.2, (0.4, 1, 1, 1, 0.4), BROWN)
        for tendril in ("-112,-18 -120,-2 -112,10 -104,4 -110,-3", "108,-20 118,-4 110,8 102,2 108,-5"):
            art.line(tendril, 2.6, (1, 1, 0.8, 0.6), GREEN_DARK)
        _leaves(
            art,
            (
                (-92, -20, 36, 118),
                (-4, -24, 36, 112),
                (4, -24, 36, 68),
                (92, -20, 36, 62),
                (-128, -10, 26, -150),
                (128, -12, 26, -30),
            ),
        )
        grapes(art, -50, 16, 0.86)
        grapes(art, 50, 16, 0.86, flip=True)


def cherry_branch(art: Picture) -> None:
    """Draw a branch of cherries that grows up the middle of a card."""
    path = "184,566 172,500 188,440 174,380 188,318 172,258 188,196 176,134 186,70"
    art.line(path, 7, (1, 1, 0.8, 0.4), BROWN_DARK)
    art.line(path, 3, (1, 1, 0.7, 0.3), BROWN)
    _leaves(
        art,
        (
            (178, 528, 32, -156),
            (180, 470, 32, -30),
            (186, 430, 30, 206),
            (178, 362, 32, -22),
            (186, 324, 30, 204),
            (178, 284, 30, -30),
            (180, 226, 30, 208),
            (182, 154, 32, -26),
            (178, 138, 30, 206),
            (186, 74, 30, -116),
            (185, 80, 28, -50),
        ),
    )
    for x, y, flip in ((184, 222, True), (176, 408, False), (184, 522, True), (178, 112, False)):
        cherries(art, x + (-10 if flip else 10), y, 0.98, flip=flip)


ROSE = "184,572 208,536 162,486 204,436 156,380 204,326 156,276 204,228 160,178 200,132 178,92 182,62"


def rose(art: Picture) -> None:
    """Draw a rose that climbs up before the blades, with its leaves and flowers."""
    art.line(ROSE, 6.4, (1, 1, 0.9, 0.6), GREEN_DARK)
    _leaves(
        art,
        (
            (206, 536, 30, -20),
            (156, 380, 30, 200),
            (206, 228, 30, -20),
            (202, 132, 28, -16),
        ),
    )
    for x, y, radius in (
        (206, 326, 19),
        (154, 276, 17),
        (206, 436, 16),
        (159, 178, 15),
        (180, 84, 17),
        (160, 486, 14),
    ):
        flower(art, x, y, radius, colour=RED, centre=GOLD)
