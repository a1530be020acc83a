"""Pips that have become something else: a kite, a window, a heart with a keyhole."""

from francesi.companions import spool
from francesi.guests import Draw
from francesi.pips import HEIGHT, outline, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import blob, circle, limb, poly, rounded, scale, star, union
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN_DARK,
    INK,
    RED,
    SHADE,
    SKY,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture


def _kite(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A diamond that flies as a kite."""
    with art.at(x, y, height / HEIGHT):
        art.line("0,46 22,70 -24,108 26,150 -22,190 10,222", 4.4, (1, 1, 1, 1, 1, 0.8))
        for bx, by, lean, dye in (
            (20, 70, 30, GOLD),
            (-23, 110, -34, BLUE),
            (25, 150, 34, GOLD),
            (-18, 190, -34, BLUE),
        ):
            with art.at(bx, by, 1.42, turned=lean):
                for side in (-1, 1):
                    wing = poly(f"0,0 {side * 17},-10 {side * 17},10").buffer(1)
                    art.shape(wing, dye, ink=2.0, shade=SHADE[dye], shift=(-2, -2), heavy=(0.4, 0.6))
                art.shape(circle(0, 0, 4, 16), RED, ink=1.7, heavy=(0.3, 0.4))
    pip(art, Suit.COINS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        art.line("0,-44 0,0 0,44", 2.2, (1, 1, 1), palette.diamonds.ink)
        art.line("-34,0 0,0 34,0", 2.2, (1, 1, 1), palette.diamonds.ink)
        art.shape(circle(0, 0, 6, 24), GOLD, ink=1.8, shade=GOLD_DARK, shift=(-1.6, -1.6))


def _window(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A diamond that is a lighted window, before which a cat waits."""
    pip(art, Suit.COINS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        pane = scale(outline(Suit.COINS), 0.82)
        art.shape(pane, GOLD, ink=2.0, heavy=(0.2, 0.3))
        for bar in ("0,-40 0,0 0,40", "-32,0 0,0 32,0"):
            art.line(bar, 4.2, (1, 1, 1), palette.diamonds.ink)
        with art.at(0, 17, 0.9):
            pot = poly("-8,0 8,0 6,12 -6,12").buffer(0.6)
            for side in (-1, 1):
                art.line(f"0,0 {side * 4},-8 {side * 9},-12", 3.4, (1, 1, 0.6), GREEN_DARK)
            art.shape(circle(0, -12, 6, 24), RED, ink=1.8, heavy=(0.2, 0.3))
            art.shape(pot, palette.diamonds.base, ink=1.8, heavy=(0.2, 0.3))


def _locked(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart with a keyhole."""
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        art.shape(rounded(-12, -22, 24, 32, 8), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-2, -2))
        art.add(union(circle(0, -10, 5, 20), poly("-2,-9 2,-9 4.4,5 -4.4,5")), INK)


def _mended(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart that somebody sews together again; its thread comes from a reel in the middle of the card."""
    spool(art)
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        crack = poly("2,-24 -7,-12 5,-1 -6,11 4,22 -1,38 1,24 -9,12 2,0 -10,-12")
        art.shape(crack.buffer(0.6), palette.hearts.ink, ink=1.6)
        for sx, sy, lean in ((-2, -14, 8), (-1, 0, -8), (-1, 13, 8)):
            with art.at(sx, sy, turned=lean):
                art.shape(limb("-13,0,2.6 0,0,3 13,0,2.6"), SKY, ink=2.0, heavy=(0.3, 0.5))
        for width, colour in ((5.4, INK), (2.6, BLUE)):
            art.line(
                "8,26 22,36 40,28 52,52 34,92 6,112 -46,118 -76,136", width, (1, 1, 1, 1, 1, 1, 1), colour
            )
        with art.at(35, 9, turned=28):
            needle = limb("0,22,4.6 0,10,4.6 0,-16,3.4 0,-44,0.9").difference(limb("0,17,1.6 0,10,1.6"))
            art.shape(needle, STEEL, ink=2.2, shade=STEEL_DARK, shift=(-1.4, -1), heavy=(0.4, 0.6))


def _crowned(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart that wears a crown and rests on a cushion."""
    with art.at(x, y + 62, 1.0):
        pillow = blob("-58,-12! -30,-19 0,-21 30,-19 58,-12! 52,2 58,18! 30,23 0,25 -30,23 -58,18! -52,2")
        art.shape(pillow, BLUE, ink=2.6, shade=BLUE_DARK, shift=(-4, -6))
        for fold in ("-44,-6 -34,0 -26,1", "44,-6 34,0 26,1", "-44,13 -34,9 -28,8", "44,13 34,9 28,8"):
            art.line(fold, 2.2, (0, 1, 0.3))
        for side in (-1, 1):
            for ty in (-12, 18):
                art.shape(circle(side * 60, ty, 6, 22), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-2, -2))
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y - 35 * height / HEIGHT, 1.12 * height / HEIGHT):
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
    (Suit.CUPS, 3): (1, _locked),
    (Suit.CUPS, 4): (1, _mended),
    (Suit.CUPS, 5): (2, _crowned),
    (Suit.CUPS, 6): (3, _plastered),
    (Suit.CUPS, 7): (2, _winged),
    (Suit.SWORDS, 2): (0, _night),
    (Suit.SWORDS, 7): (2, _tree_house),
}
"""On which card which pip, counted from the upper left, has become something else."""
