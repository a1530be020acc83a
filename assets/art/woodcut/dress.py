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


def thumb_behind(art: Picture, x: float, y: float, skin: str = SKIN) -> None:
    """Draw the thumb of a hand that holds a disc, whose rim is 20 units above the point, from behind."""
    with art.at(x, y):
        thumb = limb("-9,16,8 -20,4,7.4 -30,-12,6.4 -33,-28,5.4")
        art.shape(thumb, skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))


def fingers_before(art: Picture, x: float, y: float, skin: str = SKIN) -> None:
    """Draw the back of the same hand, its four fingers closed over the rim of the disc."""
    with art.at(x, y):
        back = blob("-11,28! -15,16 -22,2 -22,-8 -10,-14 8,-14 20,-7 20,4 13,17 12,28!")
        fingers = [
            limb("-16,-6,6.4 -20.6,-19,6.4 -18.4,-28,5.4"),
            limb("-4.8,-9,6.6 -7,-23,6.6 -5,-33,5.4"),
            limb("7,-8,6.4 7.2,-22,6.4 7.6,-31.6,5.2"),
            limb("16.4,-3,5.8 19.4,-15,5.8 18.4,-24,4.8"),
        ]
        art.shape(union(back, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        for gap in ("-10.4,-5 -13.6,-18 -12.2,-29", "1,-7 0.2,-21 1.4,-31", "12,-4 13.4,-16 13.4,-25"):
            art.line(gap, 2.0, (0, 1, 1))
        for knuckle in (
            "-24,-15 -20,-17.6 -15.6,-15.6",
            "-11.4,-19 -7,-21 -2.4,-19.4",
            "3,-18.8 7.4,-20.2 11.4,-18.4",
        ):
            art.line(knuckle, 1.5, (0, 1, 0))
        for tip_x, tip_y, wide in ((-18.4, -29, 2.8), (-5, -34, 3), (7.6, -32.4, 2.8), (18.2, -25, 2.4)):
            with art.at(tip_x, tip_y):
                nail = blob(f"{-wide},3! {-wide},-1 0,-2.6 {wide},-1 {wide},3!")
                art.add(nail.difference(nail.buffer(-1.1)), SHADE[skin])
