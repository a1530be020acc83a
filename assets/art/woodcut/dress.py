"""Hands and cloth."""

from woodcut.geometry import Region, blob, circle, limb, union
from woodcut.palette import INK, SHADE, SKIN, WHITE, WHITE_DARK
from woodcut.pattern import motif
from woodcut.picture import Picture


def fist(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    turned: float = 0,
    flip: bool = False,
    skin: str = SKIN,
    dark: str | None = None,
) -> None:
    """Draw a hand closed around an upright shaft, fingers to the left."""
    with art.at(x, y, size, flip=flip, turned=turned):
        palm = blob("-8,-12 6,-13 14,-6 14,8 6,14 -6,13 -10,4")
        fingers = [
            limb(f"7,{-8.5 + i * 6.4},3.9 -7,{-9 + i * 6.4},4.1 -11.5,{-8.4 + i * 6.4},3.6") for i in range(4)
        ]
        thumb = limb("10,-11,4.4 2,-15.5,4.2 -5,-15,3.2")
        art.shape(union(palm, thumb, *fingers), skin, ink=2.4, shade=dark or SHADE[skin], shift=(-3, -3))
        for i in range(3):
            art.line(f"5,{-5.3 + i * 6.4} -4,{-5.8 + i * 6.4} -13,{-5.2 + i * 6.4}", 1.6, (0, 1, 1))
        art.line("9,-8 0,-11.5 -7,-11.5", 1.5, (0.2, 1, 0.8))


def ermine(art: Picture, region: Region, dx: float = 17, dy: float = 19) -> None:
    """Draw white fur with black tails on a grid."""
    art.shape(region, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-5, -3))

    def tail(x: float, y: float) -> Region:
        return union(
            blob(f"{x},{y - 5}! {x + 2.1},{y + 2} {x},{y + 5.5} {x - 2.1},{y + 2}"),
            circle(x - 2.6, y - 4.4, 1.2, 8),
            circle(x + 2.6, y - 4.4, 1.2, 8),
        )

    art.lay(motif(art.here(region).buffer(-3), tail, dx, dy, margin=4), INK)


def fingers_behind(art: Picture, x: float, y: float, skin: str = SKIN) -> None:
    """Draw the palm and fingers of a hand that holds up a disc, whose rim is 20 units above the point.

    The disc hides most of the fingers; the last two bear its rim at the left. The thumb is drawn after it.
    """
    with art.at(x, y):
        palm = blob("-12,28! -15,14 -19,2 -17,-14 -6,-24 10,-26 18,-14 17,4 12,28!")
        fingers = [
            limb("-13,0,5.6 -26,-9,5.4 -35,-22,4.6"),
            limb("-11,-9,5.8 -22,-22,5.6 -30,-36,4.8"),
            limb("-4,-14,5.8 -10,-34,5.4"),
            limb("6,-14,5.8 7,-36,5.4"),
        ]
        art.shape(union(palm, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        art.line("-12,-5 -20,-12.4 -30,-26", 1.6, (0.3, 1, 1))
        art.line("-8,20 -12,10 -11,0", 1.6, (0, 1, 0))


def thumb_before(art: Picture, x: float, y: float, skin: str = SKIN) -> None:
    """Draw the thumb of the same hand, which holds the disc from the front."""
    with art.at(x, y):
        thumb = limb("7,16,9 12.6,3,9 11.4,-15,7.2 8.4,-31,7 7,-39,5.6")
        art.shape(thumb, skin, ink=2.4, shade=SHADE[skin], shift=(-3, -2))
        art.add(limb("2,20,6.4 6,14,6"), skin)
        art.line("-1,10 3,0 4,-10", 1.6, (0, 1, 0.6))
        nail = blob("3.6,-33! 3.4,-39 7,-43 10.4,-39 11,-33! 7.4,-31.6")
        art.add(nail.difference(nail.buffer(-1.1)), SHADE[skin])
        art.line("5.4,-21 9,-20 12.4,-21.6", 1.4, (0.2, 1, 0.2))
