"""A robin, who likes to sit on clubs."""

from woodcut.geometry import blob, circle, limb, union
from woodcut.palette import BROWN, BROWN_DARK, GOLD, INK, RED, RED_DARK, WHITE
from woodcut.picture import Picture


def songbird(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a robin about 56 units wide that looks to the left, its feet at a point."""
    with art.at(x, y, size, flip=flip):
        for dx in (-3, 6):
            leg = union(limb(f"{dx},-12,1.6 {dx},0,1.5"), limb(f"{dx - 7},1,1.3 {dx},0,1.5 {dx + 4},2,1.2"))
            art.shape(leg, GOLD, ink=1.5, heavy=(0.2, 0.4))
        tail = blob("16,-22! 30,-20 44,-26! 46,-18 40,-12! 26,-10 14,-12!")
        art.shape(tail, BROWN_DARK, ink=2.0, heavy=(0.4, 0.6))
        body = blob("-22,-42 -14,-50 -2,-48 6,-38 18,-32 24,-22 16,-10 2,-6 -14,-10 -24,-22 -26,-34")
        art.shape(body, WHITE, ink=2.4, heavy=(0.5, 0.8))
        inside = art.here(body.buffer(-1))
        breast = blob("-30,-40! -16,-42 -8,-36 -6,-24 -12,-14 -24,-10! -34,-24")
        art.lay(art.here(breast).intersection(inside), RED)
        art.shade_rim(breast.intersection(body), -3, -3, RED_DARK)
        back = blob("-24,-48! -10,-40 2,-34 8,-22 26,-12! 32,-34 4,-52 -14,-56")
        art.lay(art.here(back).intersection(inside), BROWN)
        wing = blob("-2,-32! 10,-34 22,-26 28,-14! 14,-12 2,-18")
        art.shape(wing, BROWN, ink=2.0, shade=BROWN_DARK, shift=(-2, -3), heavy=(0.3, 0.5))
        art.line("4,-26 14,-22 22,-16", 1.6, (1, 0.8, 0))
        art.shape(blob("-25,-40! -34,-37 -36,-35! -30,-34 -25,-34!"), GOLD, ink=1.6, heavy=(0.2, 0.4))
        art.shape(circle(-17, -41, 3.4, 16), WHITE, ink=1.2, heavy=(0, 0))
        art.dot(-17.6, -41, 2.4, INK, 14)
        art.dot(-18.4, -42, 0.8, WHITE, 8)
