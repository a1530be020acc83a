"""A jug of wine, a glass and half a loaf of bread on a board."""

from shapely import affinity

from interface.props import jug, wine
from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import blob, circle, limb, rounded, unite
from woodcut.palette import BROWN_DARK, STEEL, STEEL_DARK, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

BOARD, BOARD_DARK, BOARD_LIGHT = "#b57a3c", "#7f4f22", "#d8a262"
CRUST, CRUST_DARK, CRUMB, CRUMB_DARK = "#a9622a", "#74401a", "#f4e2b4", "#d6ba7c"


def jug_and_bread() -> Picture:
    """A jug and a glass beside a board with bread and a knife."""
    art = Picture()
    with art.at(124, 262, turned=-12):
        _board(art)
    _put(art, jug(), 36, 2, 1.3)
    _put(art, wine(), 178, 196, 0.66)
    return art


def _put(art: Picture, thing: Picture, x: float, y: float, size: float) -> None:
    """Put a thing of the table into the picture, enlarged."""
    for layer in thing.layers:
        region = affinity.scale(layer.region, size, size, origin=(0, 0))
        art.lay(affinity.translate(region, x, y), layer.fill)


def _board(art: Picture) -> None:
    board = unite((rounded(-104, -78, 208, 168, 26), limb("84,70,20 116,86,18")))
    art.shape(board.difference(circle(116, 86, 8, 24)), BOARD, ink=INKED, shade=BOARD_DARK, shift=(-8, -7))
    for line in (
        "-92,-40 -20,-46 60,-40",
        "-96,58 -20,66 70,60",
        "-84,76 -20,80 40,78",
        "40,-60 70,-58 92,-50",
    ):
        art.line(line, CUT, (0.1, 1, 0.1), BOARD_DARK)
    art.line("-92,-56 -40,-68 10,-68", 3.4, (0.1, 1, 0.1), BOARD_LIGHT)
    loaf = blob("-92,20 -84,-22 -50,-46 -6,-44 20,-30! 12,2 20,44! -14,64 -60,62 -86,46")
    art.shape(loaf, CRUST, ink=INKED, shade=CRUST_DARK, shift=(-9, -8), hatch=Hatch(20, 8, 22, 2.4))
    for line in ("-76,10 -62,-8 -58,-26", "-56,24 -40,2 -36,-26", "-34,36 -18,14 -14,-12"):
        art.line(line, 9, (0.1, 1, 0.1), CRUMB)
        art.line(line, CUT, (0.1, 1, 0.1), CRUST_DARK)
    cut = blob("20,-30! 34,-18 40,8 34,34 20,44! 10,28 6,6 10,-18")
    art.shape(cut, CRUMB, ink=FINE, shade=CRUMB_DARK, shift=(-5, -4))
    for x, y, size in ((20, -8, 3), (28, 8, 2.4), (18, 18, 3.4), (26, 26, 2), (14, 4, 2)):
        art.dot(x, y, size, CRUMB_DARK, 14)
    with art.at(60, 22, turned=-10):
        art.shape(
            blob("-6,-66! 8,-52 9,10 8,22! -6,22! -6,-20"), STEEL, ink=FINE, shade=STEEL_DARK, shift=(-4, 0)
        )
        art.line("-2,-50 -2,-20 -2,10", 2.4, (0.2, 1, 0.2), WHITE)
        art.shape(rounded(-8, 20, 18, 48, 7), BROWN_DARK, ink=FINE, shade="#3d2310", shift=(-5, -3))
        for y in (32, 54):
            art.dot(1, y, 2.6, STEEL, 14)
