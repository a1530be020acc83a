"""A grey heron that would have liked the fish for itself."""

from woodcut.geometry import blob, limb, union
from woodcut.palette import GOLD, GOLD_DARK, INK, WHITE
from woodcut.picture import Picture

FEATHERS, FEATHERS_DARK = "#b9c6d2", "#8396a8"
LEGS = "#c9a043"


def heron(art: Picture, x: float, y: float) -> None:
    """Draw the heron around the shoulder of its wing, looking to the left; its feet are 104 units below."""
    with art.at(x, y):
        _legs(art)
        tail = blob("10,10! 24,34 26,60! 14,50 0,38!")
        art.shape(tail, FEATHERS_DARK, ink=2.6)
        throat = limb("-8,-8,15 -14,-40,9.5 2,-72,7.4 10,-106,7 2,-142,6.6 -2,-166,9")
        body = union(blob("-24,-8 -18,-26 0,-26 18,-6 26,32 8,44 -12,34 -22,14"), throat)
        art.shape(body, FEATHERS, ink=2.8, shade=FEATHERS_DARK, shift=(-5, -3))
        wing = blob("-6,-12! 10,-12 22,8 25,42! 10,36 -4,20 -9,4")
        art.shape(wing, FEATHERS_DARK, ink=2.4)
        for feather in ("2,0 10,16 18,32", "-2,10 4,20 10,30"):
            art.line(feather, 1.9, (0.2, 1, 0.3))
        for plume in ("-20,-2 -19,6 -15,13", "-14,2 -13,10 -9,16", "-21,10 -18,18 -13,24"):
            art.line(plume, 1.7, (0.4, 1, 0))
        _head(art)


def _legs(art: Picture) -> None:
    """Draw one leg on the ground and one drawn up, as a waiting heron stands."""
    standing = union(
        limb("2,34,4.4 5,68,3.6 2,102,3.2"),
        limb("2,102,3 -13,105,2"),
        limb("2,102,3 14,105,2"),
        limb("2,102,3 -4,107,2"),
    )
    art.shape(standing, LEGS, ink=1.9)
    art.line("2,66 5,69 8,66", 1.6, (0.4, 1, 0.4))
    drawn_up = union(
        limb("-6,36,4.4 -20,58,3.6 -6,76,3"), limb("-6,76,2.6 -14,84,1.8"), limb("-6,76,2.6 -4,86,1.8")
    )
    art.shape(drawn_up, LEGS, ink=1.9)


def _head(art: Picture) -> None:
    crest = blob("-11,-174! 0,-180 12,-172 30,-158! 12,-163 0,-168!")
    art.shape(crest, INK, ink=1.6)
    art.shape(blob("-8,-172! -46,-158! -9,-158!"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(0, -3))
    art.line("-40,-160 -24,-163 -9,-164", 1.3, (0.3, 1, 1))
    art.dot(-3, -167, 3.6, WHITE, 16)
    art.dot(-4.6, -166, 2.1, INK, 12)
    art.line("-8,-171 -3,-172 2,-169", 1.8, (0.6, 1, 0.4))
