"""What kings hold besides the signs."""

from shapely.geometry import box

from woodcut.geometry import blob, circle, limb
from woodcut.palette import GOLD, GOLD_DARK
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
