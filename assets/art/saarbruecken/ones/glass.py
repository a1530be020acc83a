"""The one of beer: a full glass between two bines of hop."""

from saarbruecken.hop import hop_cone, hop_leaf
from saarbruecken.signs import Foam, beer
from saarbruecken.signs.glass import SPARK
from woodcut.card import card_base
from woodcut.geometry import ellipse
from woodcut.palette import BROWN, BROWN_DARK, GREEN, GREEN_DARK, INK, PAPER
from woodcut.picture import Picture

SIZE = 2.95


def one_of_beer() -> Picture:
    """A tulip of beer on its mat, hop climbing on both sides."""
    art = card_base()
    for flip in (False, True):
        with art.at(180, 0, flip=flip):
            _bine(art)
    art.shape(ellipse(182, 494, 88, 20), BROWN, ink=2.8, shade=BROWN_DARK, shift=(-1, -6))
    art.shape(ellipse(182, 489, 88, 18), "#b07b43", ink=2.2, heavy=(0, 0))
    art.add(ellipse(182, 489, 78, 14).difference(ellipse(182, 489, 74.5, 12.2)), PAPER)
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
        "10,556 -40,546 -86,556 -120,528 -130,478 -110,428 -132,376 "
        "-114,324 -134,270 -116,216 -132,162 -118,110 -92,60 -62,44"
    )
    art.line(path, 9, (0.8, 1, 0.9, 0.5), INK)
    art.line(path, 5.6, (0.7, 1, 0.9, 0.4), GREEN)
    for tendril in (
        "-112,430 -98,420 -92,406 -100,400 -104,408",
        "-116,216 -102,206 -98,192 -106,188 -110,196",
    ):
        art.line(tendril, 3, (1, 1, 0.8, 0.6), GREEN_DARK)
    for x, y, size, turned in (
        (-62, 550, 0.6, -160),
        (-112, 540, 0.6, 130),
        (-114, 442, 0.62, 196),
        (-118, 336, 0.58, 200),
        (-119, 228, 0.6, 196),
        (-122, 120, 0.62, 200),
        (-92, 60, 0.9, -136),
    ):
        hop_leaf(art, x, y, size, turned)
    for x, y, size, turned in (
        (-127, 484, 0.72, 4),
        (-129, 380, 0.72, -4),
        (-131, 272, 0.72, 4),
        (-129, 164, 0.72, -4),
        (-66, 48, 0.72, -10),
        (-88, 62, 0.66, 8),
    ):
        hop_cone(art, x, y, size, turned)
