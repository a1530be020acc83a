"""A cat of the court, who sits where it is warm."""

from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import GOLD, INK, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

FUR, FUR_DARK, STRIPE = "#b9b2a6", "#877f72", "#5b534a"
NOSE = "#d0706a"


def tabby(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a sitting tabby cat that looks up to the left, 84 units high, on a point."""
    with art.at(x, y, size):
        tail = limb("14,-5,5.4 24,0,5.2 27,10,4.6 20,18,4 11,19,3")
        art.shape(tail, FUR, ink=2.3, shade=FUR_DARK, shift=(-2, -2))
        inside = art.here(tail.buffer(-1))
        for ring in ("20,-6 22,0 18,4", "22,8 27,8 33,9", "18,13 20,18 22,24"):
            art.line(ring, 3, (1, 1, 1), STRIPE, within=inside)
        body = blob("-15,-1 -17,-22 -12,-40 -2,-50 10,-46 19,-30 23,-14 20,0! 2,2")
        hatch = Hatch(angle=15, spacing=5.5, length=11, width=1.5)
        art.shape(body, FUR, ink=2.6, shade=FUR_DARK, shift=(-4, -3), hatch=hatch)
        inside = art.here(body.buffer(-1.2))
        for stripe in ("8,-46 14,-38 24,-34", "8,-36 15,-28 26,-26", "10,-26 16,-19 26,-17"):
            art.line(stripe, 3, (0.2, 1, 1), STRIPE, within=inside)
        chest = blob("-22,-40! -6,-42 -4,-28 -8,-14 -14,-8! -24,-20")
        art.lay(art.here(chest).intersection(inside), WHITE)
        art.line("2,-2 4,-12 12,-16 19,-10", 2, (0.2, 1, 0.6))
        for leg in ("-10,-26,5 -11,-12,4.4 -12,-1,4.6", "-2,-24,5 -2,-12,4.6 -3,0,4.8"):
            art.shape(limb(leg), FUR, ink=2.2, shade=FUR_DARK, shift=(-2, -1))
            art.add(limb(leg).intersection(blob("-30,-6! 20,-6! 20,8! -30,8!")).buffer(-0.8), WHITE)
        with art.at(-4, -59, turned=10):
            head = union(
                ellipse(0, 0, 18, 15.4),
                blob("-17,-4! -17,-25! -4,-14!"),
                blob("17,-4! 16,-26! 3,-14!"),
            )
            art.shape(head, FUR, ink=2.5, shade=FUR_DARK, shift=(-3, -3))
            for ear in ("-13.6,-11! -14,-19! -8,-14!", "13.4,-11! 13,-20! 7,-14!"):
                art.add(blob(ear), NOSE)
            for stripe in ("-2,-15 -2,-11 -2.4,-7", "-7,-14 -6,-10 -6.4,-7", "3,-15 2.4,-11 2,-7"):
                art.line(stripe, 2.2, (1, 1, 0.2), STRIPE)
            for stripe in ("17,0 12,1.4 9,1", "16.4,5 12,5 9.4,4"):
                art.line(stripe, 2.2, (1, 0.8, 0), STRIPE)
            art.add(ellipse(-6, 7.4, 8, 5.4), WHITE)
            for side in (-11, 2):
                art.shape(ellipse(side, -1.4, 3.8, 4.2), GOLD, ink=1.5, heavy=(0.2, 0.3))
                art.add(ellipse(side - 1.2, -2, 1.5, 3.2), INK)
            art.add(blob("-9,3.6! -3.4,3.6! -6.2,7!"), NOSE)
            art.line("-11,9.6 -8,10.6 -6.2,7.4 -4,10.6 -1,9.6", 1.5, (0.3, 1, 1, 1, 0.3))
        collar = limb("-16,-44,2.6 -7,-41,3 6,-44,2.6")
        art.shape(collar, "#3b8a4c", ink=1.8, heavy=(0.3, 0.4))
        art.shape(circle(-8, -37.6, 3.4, 16), GOLD, ink=1.6, heavy=(0.3, 0.4))
