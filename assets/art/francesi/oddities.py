"""Pips that have become something else: a kite, a window, a heart with a keyhole."""

from francesi.bench import on_the_bench
from francesi.companions import spool
from francesi.guests import Draw
from francesi.kite_flyer import HOLD
from francesi.pips import HEIGHT, outline, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import blob, circle, ellipse, limb, move, poly, ribbon_line, rounded, scale, star, union
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
from woodcut.small_life import YOUNG

WOOD, WOOD_DARK = "#c08a4a", "#86592c"
GAUZE, GAUZE_DARK = "#f3e0b4", "#b99d63"


def _kite(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A diamond that flies as a kite, on the string that a mouse holds."""
    hx, hy = HOLD
    for width, colour in ((5.2, INK), (2.2, WHITE)):
        art.line(f"{x + 4},{y + 8} 238,200 252,272 {hx},{hy}", width, (1, 1, 1, 1), colour)
    with art.at(180, 0):
        art.line("0,160 16,190 22,222 8,256 -16,288 -24,318 -12,348 6,376", 4.2, (0.8, 1, 1, 1, 1, 1, 1, 0.6))
        for bx, by, lean, dye in (
            (20, 208, 82, GOLD),
            (9, 255, 128, BLUE),
            (-19, 294, 116, GOLD),
            (-17, 340, 66, BLUE),
        ):
            with art.at(bx, by, turned=lean - 90):
                bow = union(poly("-24,-12 0,0 -24,12"), poly("24,-12 0,0 24,12")).buffer(1.6)
                art.shape(bow, dye, ink=2.2, shade=SHADE[dye], shift=(-2, -3), heavy=(0.4, 0.6))
                art.shape(circle(0, 0, 4.4, 20), dye, ink=1.8, heavy=(0.3, 0.4))
    pip(art, Suit.COINS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        art.line("0,-45 0,0 0,45", 5, (0.4, 1, 0.4), palette.diamonds.ink)
        art.line("-35,0 0,0 35,0", 5, (0.4, 1, 0.4), palette.diamonds.ink)
        art.shape(circle(0, 0, 6, 24), GOLD, ink=1.8, shade=GOLD_DARK, shift=(-1.6, -1.6))


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
    """A heart that wears a crown and rests on a cushion, and a mattress, and a pea: no doubt a princess."""
    with art.at(x, y + 66):
        mattress = blob("-82,32! -40,37 0,39 40,37 82,32! 88,42 83,53! 40,57 0,58 -40,57 -83,53! -88,42")
        art.shape(mattress, WHITE, ink=2.5, shade=WHITE_DARK, shift=(-4, -4))
        inside = art.here(mattress.buffer(-1.2))
        for dx in range(-72, 73, 24):
            art.line(f"{dx},30 {dx * 1.02},45 {dx},60", 5, (1, 1, 1), RED, within=inside)
    with art.at(x, y + 66):
        back = blob("-84,-14! -46,-26 0,-22 46,-26 84,-14! 76,6 0,14 -76,6")
        art.shape(back, BLUE, ink=2.6, shade=BLUE_DARK, shift=(-3, -3))
        art.add(blob("-40,-8 -14,-16 14,-16 40,-8 14,6 -14,6"), BLUE_DARK)
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        for side in (-1, 1):
            for vein in ((3, 22, 18, 14, 22, -4), (3, 20, 9, 8, 11, -6)):
                ax, ay, bx, by, cx, cy = vein
                art.line(
                    f"{side * ax},{ay} {side * bx},{by} {side * cx},{cy}",
                    4.4,
                    (0.35, 1, 0),
                    palette.hearts.glint,
                )
    with art.at(x, y + 66):
        front = blob(
            "-84,-14! -60,-11 -34,-9 -14,-2 0,4 14,-2 34,-9 60,-11 84,-14! "
            "75,6 84,30! 44,35 0,37 -44,35 -84,30! -75,6"
        )
        art.shape(front, BLUE, ink=2.6, shade=BLUE_DARK, shift=(-5, -7))
        for fold in (
            "0,7 -1,15 -4,22",
            "-10,3 -22,9 -34,12",
            "10,3 22,9 34,12",
            "-68,20 -58,15 -48,14",
            "68,20 58,15 48,14",
        ):
            art.line(fold, 2.6, (1, 0.7, 0))
        inside = art.here(front.buffer(-1.3))
        art.line("-86,29 -44,31 0,33 44,31 86,29", 6.5, (1, 1, 1, 1, 1), GOLD, within=inside)
        for dx in (-58, -24, 24, 58):
            art.add(star(dx, 18 if abs(dx) > 40 else 22, 6, 2.4, 4), GOLD)
        for side in (-1, 1):
            for ty in (-14, 30):
                art.shape(circle(side * 86, ty, 7, 24), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-2, -2))
        art.shape(circle(-50, 38, 6.8, 28), YOUNG, ink=2.2, shade=GREEN_DARK, shift=(-2, -2))
        art.dot(-52.2, 35.6, 1.8, WHITE, 10)
    with art.at(x, y - 41 * height / HEIGHT, 1.2 * height / HEIGHT, turned=5):
        for px in (-12, 12):
            art.shape(poly(f"{px - 9},-2 {px},-17 {px + 9},-2").buffer(0.8), CROWN_DARK, ink=2.0)
        art.shape(ellipse(0, -2, 23, 6), "#8a5a14", ink=2.0, heavy=(0, 0))
        crown = blob(
            "-23,-3! -28,-22! -18,-10 -13,-7! -6,-12 0,-25! 6,-12 13,-7! 18,-10 28,-22! 23,-3! "
            "22,8! 12,12 0,13.6 -12,12 -22,8!"
        )
        art.shape(crown, CROWN, ink=2.3, shade=CROWN_DARK, shift=(-3, -3))
        art.line("-22,1 -12,5 0,6.4 12,5 22,1", 1.7, (1, 1, 1, 1, 1))
        for px, py in ((-28, -24), (0, -27), (28, -24)):
            art.shape(circle(px, py, 3.4, 16), WHITE, ink=1.7)
        for px in (-13, 0, 13):
            art.dot(px, 9.8 - abs(px) * 0.14, 2.1, BLUE, 12)


def _bandaged(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart round which a bandage is wound; its roll has come to rest in the middle below."""
    strip = ribbon_line(
        f"{x - 14},{y - 6} {x - 40},{y - 62} 184,{y - 94} 154,{y - 72} "
        f"168,{y - 34} 192,{y + 6} 204,{y + 52} 193,{y + 90}",
        13,
    )
    art.shape(strip, GAUZE, ink=2.6, shade=GAUZE_DARK, shift=(-3, -2))
    pip(art, Suit.CUPS, x, y, height, palette)
    heart = move(scale(outline(Suit.CUPS), height / HEIGHT), x, y).buffer(1.6)
    for rise, tilt in ((-20, -13), (2, -13)):
        high, low = y + rise - tilt, y + rise + tilt
        band = poly(f"{x - 70},{high} {x + 70},{low} {x + 70},{low + 20} {x - 70},{high + 20}")
        art.shape(
            band.intersection(heart), GAUZE, ink=2.2, shade=GAUZE_DARK, shift=(-2, -3), heavy=(0.4, 0.6)
        )
    with art.at(x + 15, y - 4, turned=-11):
        for turned in (35, -35):
            with art.at(turned=turned):
                art.line("-9,0 0,0 9,0", 3.4, (1, 1, 1), GOLD_DARK)
    with art.at(180, y + 88, 0.64):
        art.shape(circle(0, 0, 31, 56), GAUZE, ink=2.6, shade=GAUZE_DARK, shift=(-4, -4))
        art.line(
            "3,0 -4,5 -9,-2 -2,-11 10,-8 14,4 4,16 -12,12 -19,-2 -10,-18 8,-19 22,-8",
            2.6,
            (0.6, 1, 1, 0.8),
            GAUZE_DARK,
        )


def _winged(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart that has wings."""
    for flip in (False, True):
        with art.at(x, y - 6, 1.0 * height / HEIGHT, flip=flip):
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
        art.shape(circle(0, -19, 9.4, 28), GOLD, ink=2.0, heavy=(0.3, 0.4))
        art.line("0,-28 0,-19 0,-10", 2.4, (1, 1, 1))
        art.line("-9,-19 0,-19 9,-19", 2.4, (1, 1, 1))
        door = blob("-9,18! -9,6 -7,0 0,-3 7,0 9,6 9,18!")
        art.shape(door, RED, ink=2.0, heavy=(0.3, 0.4))
        art.dot(4.6, 9, 1.9, GOLD, 10)
        for wx in (-22.5, 22.5):
            art.shape(rounded(wx - 8.4, -3, 16.8, 16.8, 2), GOLD, ink=2.0, heavy=(0.3, 0.4))
            art.line(f"{wx},-3 {wx},5 {wx},14", 2.4, (1, 1, 1))
            art.line(f"{wx - 8},5 {wx},5 {wx + 8},5", 2.4, (1, 1, 1))


ODDITIES: dict[tuple[Suit, int], tuple[int, Draw]] = {
    (Suit.COINS, 2): (0, _kite),
    (Suit.COINS, 3): (1, on_the_bench),
    (Suit.CUPS, 3): (1, _locked),
    (Suit.CUPS, 4): (1, _mended),
    (Suit.CUPS, 5): (2, _crowned),
    (Suit.CUPS, 6): (3, _bandaged),
    (Suit.CUPS, 7): (2, _winged),
    (Suit.SWORDS, 2): (0, _night),
    (Suit.SWORDS, 7): (2, _tree_house),
}
"""On which card which pip, counted from the upper left, has become something else."""
