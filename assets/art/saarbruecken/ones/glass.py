"""The one of beer: a full glass between two bines of hop."""

from saarbruecken.hop import hop_cone, hop_leaf
from saarbruecken.signs import Foam, beer
from saarbruecken.signs.glass import SPARK
from woodcut.card import card_base
from woodcut.geometry import ellipse
from woodcut.palette import BROWN, BROWN_DARK, GREEN, GREEN_DARK, PAPER
from woodcut.picture import Picture

SIZE = 2.95


def one_of_beer() -> Picture:
    """A tulip of beer on its mat, hop climbing on both sides."""
    art = card_base()
    for flip in (False, True):
        with art.at(180, 0, flip=flip):
            _bine(art)
    art.shape(ellipse(180, 500, 92, 17), BROWN, ink=2.8, shade=BROWN_DARK, shift=(-2, -5))
    art.add(ellipse(180, 497, 82, 12.5).difference(ellipse(180, 497, 78.5, 10.8)), PAPER)
    beer(art, 180, 306, SIZE, Foam.HIGH)
    with art.at(180, 303, SIZE):
        for x, y, radius in (
            (-6, 36, 1.3),
            (0, 4, 1.5),
            (-9, -4, 1.2),
            (8, -24, 1.6),
            (12, 38, 1.2),
            (-4, -22, 1.4),
        ):
            art.dot(x, y, radius, SPARK, 14)
        for path in ("-8,-29 -7,-4 -5,24", "9,-27 8,0 6,28"):
            art.line(path, 1.6, (0.2, 1, 0.2), "#c97f14")
        for path in (
            "-22,-42 -17,-46 -11,-44",
            "-6,-60 1,-63 8,-60",
            "18,-42 22,-45 27,-42",
            "-2,-44 4,-47 9,-44",
        ):
            art.line(path, 1.8)
    return art


def _bine(art: Picture) -> None:
    """A bine up the left side, with leaves and cones."""
    path = (
        "2,540 -52,552 -106,530 -126,492 -108,436 -132,380 -118,318 -136,256 -114,196 -128,140 -102,92 -62,70"
    )
    art.line(path, 6.4, (1, 1, 0.9, 0.5), GREEN_DARK)
    art.line(path, 2.8, (1, 1, 0.8, 0.4), GREEN)
    for x, y, size, turned in (
        (-70, 548, 0.76, 200),
        (-114, 446, 0.72, 160),
        (-121, 322, 0.66, 168),
        (-117, 204, 0.72, -164),
        (-104, 94, 0.9, -118),
    ):
        hop_leaf(art, x, y, size, turned)
    for x, y, size, turned in (
        (-121, 484, 0.8, 10),
        (-129, 372, 0.8, -6),
        (-131, 250, 0.8, 6),
        (-123, 140, 0.85, -4),
        (-62, 72, 0.8, -22),
        (-40, 80, 0.7, 6),
    ):
        hop_cone(art, x, y, size, turned)
