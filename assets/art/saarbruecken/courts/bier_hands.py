"""Hands that hold a glass, a tray or the rim of something."""

from woodcut.geometry import blob, limb, union
from woodcut.palette import SHADE
from woodcut.picture import Picture


def glass_hand(art: Picture, x: float, y: float, skin: str) -> None:
    """Draw a hand around the foot of a glass, fingers to the left."""
    with art.at(x, y):
        palm = blob("20,14! 24,-2 22,-14 -10,-14 -20,-4 -16,14!")
        fingers = [
            limb(f"15,{-10 + i * 6.6},4 -10,{-10.6 + i * 6.6},4 {-19 - far},{-9.2 + i * 6.5},3.3")
            for i, far in enumerate((0.6, 2.6, 1.6, -1.4))
        ]
        thumb = limb("16,2,6.4 20,-12,6 17,-25,5 12,-35,4")
        art.shape(union(palm, thumb, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        art.line("12,-18 14,-11 13,-6", 1.6, (1, 1, 0))
        art.line("9,-36 12,-38 15,-35", 1.4, (0.3, 1, 0.3))
        for i in range(3):
            art.line(f"13,{-6.6 + i * 6.6} -6,{-7.2 + i * 6.6} -21,{-6 + i * 6.5}", 1.6, (0, 1, 1))


def tray_hand(art: Picture, x: float, y: float, skin: str) -> None:
    """Draw a flat hand under a tray, seen from below its edge."""
    with art.at(x, y):
        palm = blob("-14,18! -18,6 -27,-3 -25,-8 0,-7 25,-9 28,-4 18,6 14,18!")
        art.shape(palm, skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        for start in ("-16,-6 -12,0 -9,4", "-4,-6 -3,0 -3,5", "8,-6 6,0 4,5"):
            art.line(start, 1.5, (0.6, 1, 0))


def rim_hand(art: Picture, x: float, y: float, skin: str, *, turned: float = 0, flip: bool = False) -> None:
    """Draw a hand that holds something from below, its four fingers in front of it."""
    with art.at(x, y, flip=flip, turned=turned):
        palm = blob("-15,10! -18,0 -12,-9 6,-11 17,-8 19,3 10,13!")
        fingers = [
            limb(f"{-9 + i * 7.4},-2,4.7 {-9 + i * 7.8},{-17 + abs(i - 1.6) * 2},4.3") for i in range(4)
        ]
        thumb = limb("13,0,5 21,-8,4.6 24,-16,3.8")
        art.shape(union(palm, thumb, *fingers), skin, ink=2.5, shade=SHADE[skin], shift=(-3, -3))
        for i in range(3):
            art.line(f"{-5 + i * 7.7},-18 {-5 + i * 7.6},-10 {-5 + i * 7.4},-4", 1.6, (1, 1, 0))
