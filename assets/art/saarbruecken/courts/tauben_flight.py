"""Pigeons on the wing."""

from woodcut.geometry import blob, circle, ellipse, limb
from woodcut.palette import INK, PLUM, WHITE
from woodcut.picture import Picture
from woodcut.pigeon import DOVE, DOVE_DARK

FAR_WING = ((-10, -8, -52), (-10, 2, 52))
"""Where the far wing sits and how far it is turned, when the wings are up and when they are down."""
WING, BAR, NECK = "#8b9bb0", "#38434f", "#4f8f6d"


def flying_dove(
    art: Picture,
    x: float,
    y: float,
    size: float = 1,
    *,
    turned: float = 0,
    flip: bool = False,
    down: bool = False,
) -> None:
    """Draw a pigeon that flies to the left, its wings up or down; about 124 units long."""
    with art.at(x, y, size, turned=turned, flip=flip):
        wing_x, wing_y, spread = FAR_WING[down]
        with art.at(wing_x, wing_y, turned=spread):
            _wing(art, down=down, far=True)
        for dy in (0, 5):
            art.shape(limb(f"16,{14 + dy},2.8 30,{17 + dy},2.2"), "#d9574a", ink=1.6)
        tail = blob("28,-6! 46,-10 66,-8! 70,0 70,8! 64,12 66,18! 46,14 28,8!")
        art.shape(tail, DOVE_DARK, ink=2.4)
        art.add(blob("58,-8 68,-7 69,6 65,16 58,13"), "#3c4757")
        body = blob("-54,-8 -46,-18 -34,-18 -22,-10 0,-12 24,-8 40,0 28,12 6,19 -16,17 -32,10 -44,4 -53,0")
        art.shape(body, DOVE, ink=2.6, shade=DOVE_DARK, shift=(-4, -5))
        inside = art.here(body).buffer(-1.3)
        art.lay(art.here(blob("-42,-24 -30,-22 -26,6 -36,12 -46,8")).intersection(inside), NECK)
        art.lay(art.here(blob("-32,-22 -20,-20 -16,20 -26,20 -38,8")).intersection(inside), PLUM)
        art.shape(blob("-52,-9! -60,-6 -64,-2! -57,-1 -52,-1!"), "#5a4d42", ink=1.7)
        art.add(ellipse(-51, -8, 2.8, 2), WHITE)
        art.shape(circle(-44, -9, 3.7), "#f08a2a", ink=1.4, heavy=(0.2, 0.3))
        art.dot(-44, -9, 1.8, INK)
        _wing(art, down=down, far=False)


def _wing(art: Picture, *, down: bool, far: bool) -> None:
    """Draw a spread wing from the shoulder of the bird, feathered at its end."""
    with art.at(-12, -4, 0.92 if far else 1, turned=0):
        if down:
            outline = (
                "-8,-4! 10,-6 26,4 38,20 47,40 46,48 39,48! 40,57 34,61 28,56! 26,66 19,68 14,61! 9,67 3,64 "
                "0,54! -11,40 -14,20"
            )
            bars = ("2,30 14,26 26,14", "4,42 18,38 32,24")
        else:
            outline = (
                "-12,8 -18,-4 -17,-22 -10,-40 4,-58 22,-74 38,-82 45,-79 44,-72! 51,-69 52,-62 48,-57! "
                "55,-53 55,-46 50,-42! 55,-37 54,-31 49,-28! 46,-14 38,0 26,9 8,13"
            )
            bars = ("-18,-12 4,-12 40,-2", "-14,-28 10,-30 49,-20")
        region = blob(outline)
        art.shape(
            region, DOVE_DARK if far else WING, ink=2.5, shade=None if far else DOVE_DARK, shift=(-3, -4)
        )
        if not far:
            inside = art.here(region).buffer(-1)
            for quill in (
                () if down else ("44,-72 34,-62 22,-52", "48,-57 37,-50 26,-42", "50,-42 40,-38 30,-32")
            ):
                art.line(quill, 2, (1, 0.8, 0), within=inside)
            for bar in bars:
                art.line(bar, 5, (0.7, 1, 0.7), BAR, within=inside)
