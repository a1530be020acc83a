"""Pips that have become something else: a kite, a window, a heart with a key."""

from francesi.guests import Draw
from francesi.pips import HEIGHT, outline, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded, scale, star, turn, union
from woodcut.palette import BLUE, CROWN, CROWN_DARK, GOLD, GOLD_DARK, INK, RED, STEEL, WHITE, WHITE_DARK
from woodcut.picture import Picture


def _kite(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A diamond that flies as a kite."""
    with art.at(x, y, height / HEIGHT):
        art.line("0,46 9,62 -5,80 8,98 -3,116", 2.4, (1, 1, 0.8))
        for bx, by, dye in ((6, 62, GOLD), (-3, 81, BLUE), (6, 99, GOLD)):
            for side in (-1, 1):
                wing = poly(f"{bx},{by} {bx + side * 12},{by - 7} {bx + side * 12},{by + 7}")
                art.shape(wing, dye, ink=1.8, heavy=(0.3, 0.5))
    pip(art, Suit.COINS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        art.line("0,-44 0,0 0,44", 2.2, (1, 1, 1), palette.diamonds.ink)
        art.line("-34,0 0,0 34,0", 2.2, (1, 1, 1), palette.diamonds.ink)
        art.shape(circle(0, 0, 6, 24), GOLD, ink=1.8, shade=GOLD_DARK, shift=(-1.6, -1.6))


def _window(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A diamond that is a lighted window, a cat on its sill."""
    pip(art, Suit.COINS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        pane = scale(outline(Suit.COINS), 0.82)
        art.shape(pane, GOLD, ink=2.0, heavy=(0.2, 0.3))
        sill = poly("-40,14 40,14 40,46 -40,46").intersection(pane.buffer(-0.6))
        art.add(sill, palette.diamonds.shade)
        cat = union(
            blob("-10,15! -10,4 -6,-4 0,-7 6,-4 10,4 10,15!"),
            ellipse(0, -10, 8.6, 7.4),
            poly("-8,-11 -8.6,-22 -1.6,-16").buffer(0.6),
            poly("8,-11 8.6,-22 1.6,-16").buffer(0.6),
            limb("7,13,2.8 15,13,2.6 15,22,2.4 10,28,1.8"),
        )
        art.add(cat, INK)
        for side in (-1, 1):
            art.add(ellipse(side * 3.6, -11, 1.9, 2.1), CROWN)


def _tile(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A diamond on which a tile painter has put a blossom."""
    pip(art, Suit.COINS, x, y, height, palette, down=True)
    with art.at(x, y, height / HEIGHT):
        for angle in (0, 90, 180, 270):
            petal = turn(blob("0,-2! 8,-13 0,-27! -8,-13"), angle, (0, 0))
            art.shape(petal, WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -2), heavy=(0.3, 0.4))
        art.shape(circle(0, 0, 6, 20), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-1.6, -1.6), heavy=(0.3, 0.4))


def _locked(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart with a keyhole, its key on a ribbon."""
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        art.shape(rounded(-12, -22, 24, 32, 8), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-2, -2))
        art.add(union(circle(0, -10, 5, 20), poly("-2,-9 2,-9 4.4,5 -4.4,5")), INK)
        with art.at(21, 27, turned=-38):
            bow = circle(0, 0, 8.4, 28).difference(circle(0, 0, 3.8, 20))
            bit = union(
                bow, limb("0,8,2.6 0,36,2.6"), poly("1,27 10,27 10,32 1,32"), poly("1,34 8,34 8,38 1,38")
            )
            art.shape(bit, GOLD, ink=2.0, shade=GOLD_DARK, shift=(-1.4, -1.4), heavy=(0.4, 0.6))


def _mended(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart that somebody sews together again."""
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        art.line("4,-24 -6,-8 5,4 -4,18 1,40", 3.4, (1, 1, 1, 0.6), palette.hearts.ink)
        for sx, sy in ((-1, -13), (0, -1), (1, 11), (0, 23)):
            art.line(f"{sx - 11},{sy - 2} {sx},{sy} {sx + 11},{sy + 2}", 4.2, (0.8, 1, 0.8), WHITE)
        art.line("14,25 22,27 29,16 33,6", 6, (1, 1, 1))
        art.line("11,25 22,27 29,16 33,6", 3, (1, 1, 1), WHITE)
        with art.at(34, 4, turned=30):
            needle = limb("0,8,4.4 0,-12,3.4 0,-40,1").difference(limb("0,4,1.2 0,-3,1.2"))
            art.shape(needle, STEEL, ink=2.0, heavy=(0.4, 0.6))


def _crowned(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart that wears a crown."""
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y - 34 * height / HEIGHT, height / HEIGHT):
        crown = poly("-18,8 -24,-14 -12,-4 0,-20 12,-4 24,-14 18,8").buffer(1)
        art.shape(crown, CROWN, ink=2.2, shade=CROWN_DARK, shift=(-3, -2))
        for px, py in ((-24, -16), (0, -22), (24, -16)):
            art.shape(circle(px, py, 3.2, 16), WHITE, ink=1.6)
        for px in (-9, 0, 9):
            art.dot(px, 3, 2.2, BLUE, 12)


def _plastered(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart with a plaster."""
    pip(art, Suit.CUPS, x, y, height, palette)
    for angle in (38, -38):
        with art.at(x, y - 4, height / HEIGHT, turned=angle):
            art.shape(rounded(-25, -7.4, 50, 14.8, 7), "#f0cfa0", ink=2.0, shade="#c99a63", shift=(-2, -2))
            for dx in (-18, -13, 13, 18):
                art.dot(dx, -2.2, 1.2, "#a87440", 8)
                art.dot(dx, 2.6, 1.2, "#a87440", 8)


def _winged(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart that has wings."""
    for flip in (False, True):
        with art.at(x, y, height / HEIGHT, flip=flip):
            wing = blob("24,-4! 40,-22 62,-30 78,-26! 74,-16 66,-12! 68,-4 58,-1! 58,7 46,8! 40,14 26,12!")
            art.shape(wing, WHITE, ink=2.2, shade=WHITE_DARK, shift=(-3, -3))
            for feather in ("38,-6 52,-14 68,-18", "38,1 48,-4 60,-7", "36,7 44,4 52,2"):
                art.line(feather, 1.6, (1, 1, 0.4))
    pip(art, Suit.CUPS, x, y, height, palette)


def _night(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A spade in which it is night."""
    pip(art, Suit.SWORDS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        moon = circle(-2, 4, 15, 40).difference(circle(5, 0, 12.6, 36))
        art.shape(moon, GOLD, ink=1.7, shade=GOLD_DARK, shift=(-2, -2), heavy=(0.2, 0.3))
        for sx, sy, size in ((12, -8, 6.4), (20, 12, 4.6), (-2, -26, 4.6)):
            art.add(star(sx, sy, size, size * 0.42, 5), GOLD)


def _tree_house(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A spade that is a tree in which somebody lives and has lit the lamp."""
    pip(art, Suit.SWORDS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        art.shape(circle(0, -17, 8.6, 28), GOLD, ink=2.0, heavy=(0.3, 0.4))
        art.line("0,-25 0,-17 0,-9", 2.2, (1, 1, 1))
        art.line("-8,-17 0,-17 8,-17", 2.2, (1, 1, 1))
        door = blob("-9,18! -9,6 -7,0 0,-3 7,0 9,6 9,18!")
        art.shape(door, RED, ink=2.0, heavy=(0.3, 0.4))
        art.dot(4.6, 9, 1.9, GOLD, 10)
        for wx in (-22, 22):
            art.shape(rounded(wx - 6, 0, 12, 12, 2), GOLD, ink=2.0, heavy=(0.3, 0.4))
            art.line(f"{wx},0 {wx},6 {wx},12", 1.8, (1, 1, 1))


ODDITIES: dict[tuple[Suit, int], tuple[int, Draw]] = {
    (Suit.COINS, 2): (0, _kite),
    (Suit.COINS, 3): (1, _window),
    (Suit.COINS, 4): (3, _tile),
    (Suit.CUPS, 3): (1, _locked),
    (Suit.CUPS, 4): (1, _mended),
    (Suit.CUPS, 5): (2, _crowned),
    (Suit.CUPS, 6): (3, _plastered),
    (Suit.CUPS, 7): (2, _winged),
    (Suit.SWORDS, 2): (0, _night),
    (Suit.SWORDS, 7): (2, _tree_house),
}
"""On which card which pip, counted from the upper left, has become something else."""
