"""Who sits on the wreaths of the black aces: a blue tit and a dragonfly."""

from woodcut.geometry import blob, circle, limb, union
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, INK, SKY, SKY_DARK, WHITE
from woodcut.picture import Picture

DOWN, DOWN_DARK = "#f2cf4e", "#c79a22"
BACK, BACK_DARK = "#7fa36b", "#54784a"
GLASS, GLASS_DARK = "#dcebf2", "#a3c3d3"


def blue_tit(art: Picture) -> None:
    """Draw a blue tit that looks to the right; it stands on the origin and is about 46 units high."""
    for x in (-3, 5):
        leg = union(
            limb(f"{x},-8,1.8 {x + 1},1,1.7"),
            limb(f"{x + 1},1,1.7 {x + 6},2.4,1.3"),
            limb(f"{x + 1},1,1.7 {x - 4},2.4,1.3"),
        )
        art.shape(leg, BLUE_DARK, ink=1.5, heavy=(0.2, 0.3))
    tail = blob("-11,-16! -22,-8 -31,5! -26,8 -22,8! -14,-2 -5,-8!")
    art.shape(tail, BLUE, ink=2.2, shade=BLUE_DARK, shift=(-1, -3))
    body = blob("-13,-15 -10,-26 -6,-37 2,-44 12,-43 17,-36 16,-28 18,-18 13,-9 3,-5 -8,-8")
    art.shape(body, DOWN, ink=2.5, shade=DOWN_DARK, shift=(-3, -3))
    inside = art.here(body.buffer(-1.0))
    art.lay(art.here(blob("-20,-12! -12,-30 -6,-40! 3,-30 -2,-16 -8,-6!")).intersection(inside), BACK)
    art.lay(art.here(blob("-10,-30! -2,-27 8,-26 22,-27! 22,-50 -4,-50!")).intersection(inside), WHITE)
    art.lay(art.here(blob("-12,-36! -2,-38 10,-39.6 20,-37! 20,-50 -6,-50!")).intersection(inside), BLUE)
    for band, width in (("-7,-33 2,-34.6 10,-35 18,-33.6", 2.6), ("-8,-29 2,-25.6 12,-26 17,-29", 2.6)):
        art.line(band, width, (0.6, 1, 1, 0.8), BLUE_DARK, within=inside)
    wing = blob("-6,-27! 2,-23 2,-14 -5,-9 -19,-6! -15,-17")
    art.shape(wing, BLUE, ink=2.0, shade=BLUE_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
    art.line("-13,-13 -6,-17 1,-17", 2.4, (0.5, 1, 0.6), WHITE)
    art.line("-4,-12 -10,-9 -15,-8", 1.5, (0.6, 1, 0.3), SKY)
    art.shape(blob("15.6,-35.6! 22,-32.4 15.6,-30.4!"), INK, ink=1.0, heavy=(0.2, 0.3))
    art.shape(circle(10, -34.6, 2.6, 18), INK, ink=0.6, heavy=(0, 0))
    art.dot(9.2, -35.5, 1.0, WHITE, 8)


def dragonfly(art: Picture) -> None:
    """Draw a dragonfly seen from above, its head up, about 62 units wide, about its breast."""
    for flip in (False, True):
        with art.at(flip=flip):
            for wing in (
                "3,2! 14,2 28,8 34,16! 28,20 14,14 3,7!",
                "3,-3! 16,-12 30,-14 38,-9! 34,-3 18,1 3,2!",
            ):
                art.shape(blob(wing), GLASS, ink=2.0, shade=GLASS_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
            for vein in ("6,-1 20,-7 32,-9", "6,5 18,9 28,15"):
                art.line(vein, 1.4, (1, 0.8, 0.2), SKY_DARK)
    art.shape(limb("0,6,3.6 1,22,2.8 0,40,2.6"), SKY, ink=2.2, shade=SKY_DARK, shift=(-1.4, 0))
    for y in (14, 21, 28, 35):
        art.line(f"-4,{y} 0,{y + 1} 5,{y}", 2, (1, 1, 1), BLUE_DARK)
    art.shape(limb("0,-5,5 0,5,4.4"), BLUE, ink=2.2, shade=BLUE_DARK, shift=(-2, -2))
    art.shape(circle(0, -11, 4.2, 20), BLUE, ink=1.8, heavy=(0.2, 0.3))
    for side in (-1, 1):
        art.shape(circle(side * 4, -12.6, 3.8, 20), GOLD, ink=1.8, shade=GOLD_DARK, shift=(-1, -1))
