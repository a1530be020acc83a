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
    """Draw a hand whose spread fingers carry a tray from below; the tray is drawn over their tips."""
    with art.at(x, y):
        palm = blob("-9,20! -12,8 -14,0 0,-3 14,0 11,8 9,20!")
        fingers = [
            limb(way)
            for way in (
                "-8,4,4.6 -17,-2,4 -27,-9,3.4",
                "-6,2,4.4 -8,-4,4 -10,-12,3.4",
                "4,2,4.4 5,-4,4 6,-12,3.4",
                "8,5,4.6 17,0,4 26,-10,3.4",
            )
        ]
        art.shape(union(palm, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -2))
        art.line("-6,9 0,6 7,8", 1.5, (0, 1, 0))


def rim_hand(art: Picture, x: float, y: float, skin: str, *, turned: float = 0, flip: bool = False) -> None:
    """Draw a hand that holds something from below, its four fingers in front of it."""
    with art.at(x, y, flip=flip, turned=turned):
        palm = blob("-13,12! -15,2 -12,-7 4,-9 14,-6 16,3 9,14!")
        fingers = [
            limb(f"{-10 + i * 6.9},-2,3.9 {-11 + i * 7.5},-12,3.6 {-11.4 + i * 7.9},{tip},3")
            for i, tip in enumerate((-18.6, -21, -20.6, -18.2))
        ]
        thumb = limb("12,3,4.6 20,-4,4 26,-13,3.1")
        art.shape(union(palm, thumb, *fingers), skin, ink=2.4, shade=SHADE[skin], shift=(-3, -3))
        for i in range(3):
            art.line(f"{-7.4 + i * 7.8},-17 {-7 + i * 7.4},-10 {-6.4 + i * 7},-2", 1.6, (1, 1, 0))
        art.line("-7,7 0,9 7,6", 1.5, (0, 1, 0))
