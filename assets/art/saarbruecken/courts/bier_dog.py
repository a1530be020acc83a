"""A dachshund that has got hold of a ring of sausage."""

from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import BLACK, BROWN_DARK, INK, WHITE
from woodcut.picture import Picture

COAT, COAT_DARK = "#a5602c", "#74401a"
SAUSAGE, SAUSAGE_DARK = "#c9573f", "#91351f"


def dog(art: Picture, x: float, y: float) -> None:
    """Draw the dog running to the right, about 110 by 60 units around the middle of its body."""
    with art.at(x, y):
        for path in ("-34,4,8 -44,14,5 -56,18,4 -62,17,3.4", "26,6,7 40,12,4.6 50,20,4 56,20,3.4"):
            art.shape(limb(path), COAT_DARK, ink=2.2)
        tail = limb("-42,-8,4.6 -58,-20,3.4 -62,-34,1.4")
        body = union(
            tail,
            limb("-38,-4,12 -10,-2,11 24,-6,13"),
            limb("26,-10,11 40,-24,9"),
            limb("-36,2,9 -30,14,5.6 -40,22,4.4 -47,24,3.6"),
            limb("22,2,8 26,14,5 36,23,4.2 43,23,3.6"),
        )
        art.shape(body.buffer(1).buffer(-1), COAT, ink=2.6, shade=COAT_DARK, shift=(-3, -4))
        art.line("-28,6 -24,-4 -30,-12", 1.7, (1, 0.8, 0))
        art.line("16,4 20,-2 18,-10", 1.7, (1, 0.8, 0))
        _sausage(art)
        head = union(ellipse(42, -30, 11.5, 10), limb("46,-28,8 60,-22,5.6 68,-20,4.6"))
        art.shape(head, COAT, ink=2.4, shade=COAT_DARK, shift=(-2, -3))
        art.shape(circle(72, -22, 3.4, 16), BLACK, ink=1.4)
        art.line("70,-16.4 60,-17 53,-20", 1.6, (1, 1, 0.3))
        art.dot(50, -33, 2.6, WHITE, 14)
        art.dot(50.6, -33, 1.8, INK, 12)
        art.shape(blob("36,-38! 26,-32 22,-18 28,-12 36,-18 42,-30!"), BROWN_DARK, ink=2.2)


def _sausage(art: Picture) -> None:
    """Draw the ring of sausage that hangs from its mouth."""
    ring = limb("58,-18,4 50,-6,5.4 54,8,5.6 66,10,5.6 75,0,5.4 70,-16,4")
    art.shape(ring, SAUSAGE, ink=2.2, shade=SAUSAGE_DARK, shift=(-2, -3))
    art.line("52,-4 54,3 59,7", 1.8, (0, 1, 0), "#e59a84")
