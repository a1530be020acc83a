"""Small things around full cards: what lions play with, what goes with beer, what lives in the river."""

from saarbruecken.hop import hop_cone, hop_leaf
from saarbruecken.riverbed import INSIDE
from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.palette import (
    BLUE,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

BOARD = "#b07b43"
SAUSAGE, SAUSAGE_DARK = "#c9694c", "#8f3d28"
PRINT = "#b98544"
WORM, WORM_DARK = "#d9738a", "#a84a62"


def paw_print(art: Picture, x: float, y: float, turned: float = 0, colour: str = PRINT) -> None:
    """Draw the print of a lion's paw, 24 units wide, toes up."""
    toes = [ellipse(dx, dy, 2.9, 4.2) for dx, dy in ((-10, -4), (-3.8, -10.6), (3.8, -10.6), (10, -4))]
    with art.at(x, y, turned=turned):
        pad = blob("-8,8 -6.4,1 0,-2.4 6.4,1 8,8 4,11 0,9 -4,11")
        art.shape(union(pad, *toes), colour, ink=1.9, heavy=(0.4, 0.6))


def ball_of_wool(art: Picture, x: float, y: float) -> None:
    """Draw a ball of wool, 56 units wide; its thread runs far to the right."""
    with art.at(x, y):
        path = "-6,24 14,54 62,72 110,66 148,74 190,60 208,28 194,4 170,14 172,36 190,40"
        art.line(path, 9, (0.8, 1, 0.8, 1, 0.8, 1, 0.8, 1, 0.7, 0.6, 0.2))
        art.line(path, 5, (0.8, 1, 0.7, 1, 0.7, 1, 0.7, 1, 0.6, 0.5, 0.1), RED)
        ball = circle(0, 0, 29, 48)
        art.shape(ball, RED, ink=2.7, shade=RED_DARK, shift=(-5, -5))
        inside = art.here(ball.buffer(-1.4))
        with art.at(0, 0, 1.27):
            for thread in (
                "-22,-4 -6,-14 14,-18",
                "-20,6 0,-8 20,-10",
                "-14,16 4,2 22,0",
                "-8,-20 4,-4 6,20",
                "-18,-10 -8,4 -6,22",
            ):
                art.line(thread, 2, (0.4, 1, 0.4), within=inside)


def hop_between(art: Picture) -> None:
    """Draw a bine that climbs up the middle of a card from the frame, with leaves and cones."""
    bine = Picture()
    way = "178,604,3.6 170,514,3.5 190,458,3.4 171,402,3.2 189,348,3 173,299,2.8 189,252,2.6 170,196,2.4"
    stem = limb(f"{way} 188,140,2.2 172,86,1.9 180,34,1.4")
    bine.shape(stem, GREEN, ink=2.0, heavy=(0.3, 0.5))
    for tendril in ("188,140 200,132 204,120 197,114 193,122", "173,402 160,396 154,384 161,377 166,385"):
        bine.line(tendril, 3, (1, 1, 0.8, 0.6, 0.4), GREEN_DARK)
    for x, y, size, turned in (
        (175, 524, 0.56, 204),
        (182, 446, 0.46, -24),
        (184, 352, 0.54, 206),
        (174, 96, 0.56, 196),
        (186, 150, 0.56, -20),
        (178, 42, 0.56, -30),
    ):
        hop_leaf(bine, x, y, size, turned)
    for x, y, size in ((194, 470, 0.78), (166, 420, 0.78), (166, 214, 0.78)):
        hop_cone(bine, x, y, size, 0)
    bine.clip(INSIDE)
    art.paste(bine)


def sausage_plate(art: Picture, x: float, y: float) -> None:
    """Draw a plate about the foot of a glass, 204 units wide, with mustard and what lies behind the glass."""
    with art.at(x, y):
        art.add(ellipse(8, 50, 84, 8), "#e6d6ad")
        art.shape(ellipse(0, 14, 102, 37), WHITE, ink=2.7, shade=STEEL_DARK, shift=(-3, -6))
        art.add(ellipse(0, 13, 96, 33).difference(ellipse(0, 12.4, 89, 29)), BLUE)
        half = limb("-60,12,10 -58,2,9.8 -36,-8,9.4 0,-12,9.2 36,-8,9.4 58,2,9.8 60,12,10")
        art.shape(half, SAUSAGE, ink=2.7, shade=SAUSAGE_DARK, shift=(-3, -4))
        art.line("-52,-4 -36,-11 -26,-13", 3.2, (0, 1, 0.2), "#eab096")
        art.shape(blob("75,20! 74,10 80,4 87,8 90,17! 83,22"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
        art.add(ellipse(7, 4, 32, 6), STEEL_DARK)


def sausage_before(art: Picture, x: float, y: float) -> None:
    """Draw the half of a ring of Lyoner that lies before the foot of a glass; its two ends are tied."""
    with art.at(x, y):
        for side in (1, -1):
            half = limb(
                f"{side * 60},10,10 {side * 58},20,10.2 {side * 44},29,10.6 {side * 26},33,10.6 "
                f"{side * 11},34,9.2 {side * 4},33.4,4.6"
            )
            art.shape(half, SAUSAGE, ink=2.7, shade=SAUSAGE_DARK, shift=(-3, -4))
        art.add(union(limb("-60,8,8.4 -60,14,8.6"), limb("60,8,8.4 60,14,8.6")), SAUSAGE)
        art.line("-60,21 -50,26 -34,29 -20,30", 3.2, (0, 1, 1, 0.2), "#eab096")
        for end in ("-3,25,2.4 0,33,2.8 -5,42,2.4", "3,25,2.4 0,33,2.8 6,42,2.4"):
            art.shape(limb(end), WHITE, ink=1.8, heavy=(0.3, 0.4))


def beer_mat(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a beer mat that lies before us with seven strokes for seven glasses and the innkeeper's pencil.

    It is 104 units wide.
    """
    with art.at(x, y, size):
        art.add(ellipse(5, 9, 54, 25), "#e6d6ad")
        art.shape(ellipse(0, 4, 50, 25), WHITE_DARK, ink=2.6)
        art.shape(ellipse(0, 0, 50, 25), WHITE, ink=2, heavy=(0, 0))
        art.add(ellipse(0, 0, 45, 21.4).difference(ellipse(0, 0, 41, 18.6)), RED)
        for dx in (-24, -16, -8, 0, 15, 23):
            art.line(f"{dx + 2},-15 {dx},-6 {dx - 3},3", 3, (0.7, 1, 0.6))
        art.line("-33,0 -14,-6 9,-11", 3, (0.7, 1, 0.6))
        art.add(poly("-20,18 32,9 34,13 -18,23"), WHITE_DARK)
        with art.at(10, 13, turned=-10):
            art.shape(poly("-30,-5 30,-5 30,5 -30,5"), RED, ink=2.2, shade=RED_DARK, shift=(-1, -4))
            art.shape(poly("-30,-5 -30,5 -46,0"), "#f0cf9a", ink=2.0)
            art.add(poly("-40,-2 -40,2 -47,0"), INK)
            art.shape(poly("30,-5 40,-5 40,5 30,5").buffer(0.6), GOLD, ink=2.0)


def coaster(art: Picture, x: float, y: float) -> None:
    """Draw a coaster of wood with a pale ring, seen from a little above, 132 units wide."""
    with art.at(x, y):
        art.shape(ellipse(0, 4, 66, 15), BROWN, ink=2.8, shade=BROWN_DARK, shift=(-1, -5))
        art.shape(ellipse(0, 0, 66, 13.4), BOARD, ink=2.2, heavy=(0, 0))
        art.add(ellipse(0, 0, 58, 10.2).difference(ellipse(0, 0, 55, 8.6)), PAPER)


def baited_hook(art: Picture, x: float, y: float, top: float) -> None:
    """Draw an angler's hook with a worm, 60 units wide; its line comes down from a height to a point."""
    with art.at(x, y):
        art.line(f"2,{top - y} -2,{(top - y) / 2} 0,-26", 3.4, (1, 1, 1))
        art.line("0,-24 0,14 -8,26 -20,24 -23,10", 8, (1, 1, 1, 1, 0.6))
        art.line("0,-22 0,13 -8,23 -19,21 -22,12", 4, (1, 1, 1, 1, 0.4), STEEL)
        art.shape(circle(0, -26, 5, 20).difference(circle(0, -26, 2, 14)), STEEL, ink=1.6, shade=STEEL_DARK)
        worm = limb("-34,2,3 -31,13,4.6 -22,10,5 -14,18,5.4 -6,25,5.4 4,18,5.2 12,28,5 22,20,4.2 26,10,3")
        art.shape(worm, WORM, ink=2.2, shade=WORM_DARK, shift=(-1.6, -2), heavy=(0.4, 0.6))
        for path in ("-17,10 -14,13 -16,18", "-1,18 2,22 1,26", "9,22 12,24 10,29"):
            art.line(path, 1.5, (1, 1), WORM_DARK)
        art.dot(25, 9, 1.3, INK, 8)


def bare_hook(art: Picture, x: float, y: float, top: float) -> None:
    """Draw an angler's hook from which the worm is gone; its line comes down from a height to its eye."""
    with art.at(x, y):
        art.line(f"1,{top - y} -1,{(top - y) / 2} 0,0", 2.6, (1, 1, 1))
        art.line("0,2 0,26 -7,37 -18,35 -21,22", 7, (1, 1, 1, 1, 0.6))
        art.line("0,3 0,26 -7,34.6 -17,33 -20,24", 3.4, (1, 1, 1, 1, 0.4), STEEL)
        art.shape(circle(0, 0, 4.4, 18).difference(circle(0, 0, 1.7, 12)), STEEL, ink=1.6)


def stolen_worm(art: Picture, x: float, y: float) -> None:
    """Draw the worm that hangs out of a mouth at a point."""
    with art.at(x, y):
        worm = limb("6,-1,4.4 -4,5,5 -8,16,5.2 0,25,5.2 -1,36,5 -10,43,4.4 -20,40,3.2")
        art.shape(worm, WORM, ink=2.2, shade=WORM_DARK, shift=(-1.6, -2), heavy=(0.4, 0.6))
        for path in ("-12,12 -8,13 -4,11", "-5,25 0,25 4,22", "-3,39 -2,36 -4,32"):
            art.line(path, 1.5, (1, 1, 1), WORM_DARK)
        art.dot(-19, 39.6, 1.3, INK, 8)
