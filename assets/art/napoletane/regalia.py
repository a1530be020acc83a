"""What kings hold and sit on besides the signs: sceptre and throne."""

from shapely.geometry import box

from napoletane.robes import motif_star
from woodcut.geometry import blob, circle, limb, poly, rounded
from woodcut.palette import GOLD, GOLD_DARK, RED, RED_DARK
from woodcut.pattern import motif
from woodcut.picture import Picture


def sceptre(art: Picture, foot: tuple[float, float], top: tuple[float, float], ball: str) -> None:
    """Draw a sceptre with a flower of gold above its ball."""
    art.shape(
        limb(f"{foot[0]},{foot[1]},4.4 {top[0]},{top[1]},4.4"),
        GOLD,
        ink=2.6,
        shade=GOLD_DARK,
        shift=(-2.5, 0),
    )
    with art.at(top[0] + 1, top[1] - 16):
        art.shape(limb("0,18,6 0,10,6"), ball, ink=2.4)
        art.shape(circle(0, -4, 15, 40), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -4))
        art.add(box(-15, -6.5, 15, -1.5).intersection(circle(0, -4, 13.5)), ball)
        art.add(box(-2.2, -18, 2.2, -4).intersection(circle(0, -4, 13.5)), ball)
        lily = blob("0,-42! 5,-30 11,-32 8,-22 3,-18! -3,-18! -8,-22 -11,-32 -5,-30")
        art.shape(lily, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))


def throne_back(art: Picture) -> None:
    """Draw the back, the seat and the legs of a throne."""
    for x in (84, 276):
        art.shape(rounded(x - 9, 150, 18, 390, 4), GOLD, ink=3.0, shade=GOLD_DARK, shift=(-6, 0))
        art.shape(circle(x, 142, 13, 36), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-4, -4))
        art.shape(circle(x, 142, 5, 18), RED, ink=1.8)
    frame = blob("90,178! 92,150 120,138! 146,128 180,122 214,128 240,138! 268,150 270,178! 270,470! 90,470!")
    art.shape(frame, GOLD, ink=3.2, shade=GOLD_DARK, shift=(-5, -4))
    cushion = frame.buffer(-11)
    art.shape(cushion, RED, ink=2.2, shade=RED_DARK, shift=(-6, -3), heavy=(0.3, 0.3))
    art.add(motif(cushion.buffer(-4), motif_star, 26, 24, margin=6), GOLD)


def throne_arms(art: Picture) -> None:
    """Draw both arms of the throne."""
    for flip in (False, True):
        with art.at(360 if flip else 0, flip=flip):
            post = rounded(276, 384, 24, 152, 5)
            art.shape(post, GOLD, ink=2.8, shade=GOLD_DARK, shift=(-5, -2))
            for y in (412, 452, 492):
                art.shape(poly(f"288,{y - 11} 297,{y} 288,{y + 11} 279,{y}"), RED, ink=1.8, heavy=(0.3, 0.5))
            art.shape(limb("262,376,9 286,374,10 302,378,11"), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -4))
            art.shape(circle(302, 379, 12, 32), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -3))
            art.line("296,379 302,373 308,379 303,384", 1.9, (0.3, 1, 0.6, 0.2))


def footstool(art: Picture) -> None:
    """Draw a cushion below the feet of one who sits."""
    form = blob("104,520! 140,514 180,512 220,514 256,520! 260,530 254,541! 180,544 106,541! 100,530")
    art.shape(form, RED, ink=2.8, shade=RED_DARK, shift=(-4, -5))
    for flip in (False, True):
        with art.at(360 if flip else 0, flip=flip):
            art.shape(circle(104, 534, 5.5, 20), GOLD, ink=2.0)
