"""A lapdog that looks out of a sleeve."""

from francesi.courts.cloth import gems
from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import BLUE, BROWN, BROWN_DARK, GOLD, INK, LIPS, WHITE, WHITE_DARK
from woodcut.picture import Picture


def lapdog(art: Picture) -> None:
    """Draw head and chest of a small spaniel about the origin, its muzzle to the left."""
    chest = blob("-16,10! -20,26 -18,44! 24,46! 22,22 16,6!")
    art.shape(chest, WHITE, ink=2.5, shade=WHITE_DARK, shift=(-4, -3))
    for path in ("-12,24 -8,30 -9,36", "0,26 3,32 1,38", "10,24 13,30 11,37"):
        art.line(path, 1.7, (0, 1, 0.3))
    art.shape(limb("-15,13,3.4 0,18,3.6 15,13,3.4"), BLUE, ink=2)
    gems(art, "-2,20", GOLD, 4)
    skull = union(ellipse(0, -4, 17, 16), blob("-8,-4! -20,0 -25,7 -18,14 -4,13!"))
    art.shape(skull, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-3, -3))
    inside = art.here(skull).buffer(-1)
    art.lay(art.here(blob("1,-22! 4,-8 14,2 22,0! 22,-22!")).intersection(inside), BROWN)
    art.shape(
        blob("9,-16! 20,-18 26,-6 25,10 19,20! 12,12 11,0"), BROWN, ink=2.4, shade=BROWN_DARK, shift=(-3, -3)
    )
    art.shape(
        blob("-9,-16! -18,-17 -22,-8 -20,2! -13,-2 -10,-8"), BROWN, ink=2.3, shade=BROWN_DARK, shift=(-2, -2)
    )
    for x in (-9.5, 5):
        art.shape(circle(x, -4, 3.4, 18), INK, ink=0)
        art.dot(x - 1, -5.2, 1.1, WHITE, 10)
    art.shape(blob("-13,9! -9,10 -6,9! -6,16 -9.5,19 -13,15"), LIPS, ink=1.5)
    art.line("-21,8 -12,10 -4,8", 1.9, (0.4, 1, 0.3))
    art.shape(ellipse(-21, 2.4, 4.4, 3.4), INK, ink=0)
    art.dot(-22.4, 1.4, 1, WHITE, 8)
