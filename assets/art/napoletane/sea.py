"""A small inhabitant of the gulf of Naples."""

from woodcut.geometry import blob, limb, union
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE
from woodcut.picture import Picture


def seahorse(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a seahorse that looks to the right, about 60 units wide and 124 high."""
    with art.at(x, y, size, flip=True):
        fin = blob("12,-8! 26,-14 32,-4 31,10 22,20 10,18!")
        art.shape(fin, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -3))
        for ray in ("13,-2 22,-5 29,-4", "13,5 22,4 30,5", "12,11 20,13 25,16"):
            art.line(ray, 1.6, (0.3, 1, 0.2), RED_DARK)
        crest = blob("-7,-54! -10,-64 -4,-61! 0,-68 5,-60! 11,-62 10,-53! 16,-50 11,-44 0,-46")
        art.shape(crest, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
        body = limb(
            "1,-46,11 9,-30,10 5,-14,13 0,4,15 3,22,11.6 8,36,8 5,49,6 -5,55,5 -13,49,4.2 "
            "-12,40,3.4 -5,40,2.4"
        )
        snout = union(limb("-2,-47,9 -13,-41,5.6 -23,-37,4.4"), limb("-23,-40,3 -24.4,-34,3"))
        art.shape(union(body, snout), RED, ink=2.6, shade=RED_DARK, shift=(-4, -3))
        inside = art.here(union(body, snout).buffer(-1.2))
        for ring in (
            "-6,-20 4,-17 20,-22",
            "-13,-9 0,-4 18,-9",
            "-17,2 -2,7 16,3",
            "-15,12 0,17 16,12",
            "-10,22 2,26 15,21",
            "-5,31 6,34 17,30",
            "-2,40 6,42 15,40",
        ):
            art.line(ring, 2.4, (0.2, 1, 0.4), GOLD, within=inside)
        art.dot(-3, -48, 4.6, WHITE, 20)
        art.dot(-4, -48, 2.7, INK, 16)
        art.line("-9,-51 -3,-54 3,-51", 1.8, (0.2, 1, 0.3))
