"""Small things around full cards: what lions play with, what goes with beer, what lives in the river."""

from saarbruecken.hop import hop_cone, hop_leaf
from saarbruecken.riverbed import INSIDE
from woodcut.geometry import blob, circle, ellipse, limb, union
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
WORM, WORM_DARK = "#d9738a", "#a84a62"


def paw_print(art: Picture, x: float, y: float, turned: float = 0) -> None:
    """Draw the print of a lion's paw, 24 units wide, toes up."""
    with art.at(x, y, turned=turned):
        art.add(blob("-8,7 -6,0 0,-3 6,0 8,7 4,10 0,8 -4,10"), BROWN)
        for dx, dy in ((-9, -5), (-3.4, -10.4), (3.4, -10.4), (9, -5)):
            art.add(ellipse(dx, dy, 2.8, 4), BROWN)


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
    """Draw a plate about the foot of a glass, 200 units wide, with mustard and what lies behind the glass."""
    with art.at(x, y):
        art.add(ellipse(6, 26, 70, 5), "#e6d6ad")
        art.shape(blob("-44,20! 44,20! 36,30! -36,30!"), WHITE, ink=2.4, shade=STEEL_DARK, shift=(-4, -3))
        art.shape(ellipse(0, 5, 100, 22), WHITE, ink=2.6, shade=STEEL_DARK, shift=(-3, -5))
        art.add(ellipse(0, 4, 94, 18).difference(ellipse(0, 3.4, 87, 14.6)), BLUE)
        half = limb("-56,4,10 -52,-6,9.6 -30,-12,9 0,-14,9 30,-12,9 52,-6,9.6 56,4,10")
        art.shape(half, SAUSAGE, ink=2.6, shade=SAUSAGE_DARK, shift=(-3, -4))
        art.shape(blob("66,8! 67,-2 74,-5 83,-1 86,7! 76,11"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))


def sausage_before(art: Picture, x: float, y: float) -> None:
    """Draw the half of a ring of Lyoner that lies before the foot of a glass; its two ends are tied."""
    with art.at(x, y):
        for side in (1, -1):
            half = limb(
                f"{side * 55},-2,9.6 {side * 57},5,10.4 {side * 48},13,11 {side * 28},18,11 "
                f"{side * 12},19,9.4 {side * 4},18,4.6"
            )
            art.shape(half, SAUSAGE, ink=2.7, shade=SAUSAGE_DARK, shift=(-3, -4))
        art.add(union(limb("-56,-2,8 -57,5,8.4"), limb("55,-2,8 57,5,8")), SAUSAGE)
        art.line("-62,4 -54,9 -36,12 -20,13", 3.2, (0, 1, 1, 0.2), "#eab096")
        art.shape(limb("-3,10,2.4 0,18,2.8 -4,27,2.4"), WHITE, ink=1.8, heavy=(0.3, 0.4))
        art.shape(limb("3,10,2.4 0,18,2.8 5,27,2.4"), WHITE, ink=1.8, heavy=(0.3, 0.4))


def beer_mat(art: Picture, x: float, y: float) -> None:
    """Draw a round beer mat with the innkeeper's strokes, seven for seven glasses, 66 units wide."""
    with art.at(x, y, turned=12):
        art.shape(circle(0, 0, 33, 56), WHITE, ink=2.6, shade=WHITE_DARK, shift=(-3, -3))
        art.add(circle(0, 0, 28.4, 48).difference(circle(0, 0, 25.6, 48)), RED)
        for dx in (-15, -9, -3, 3):
            art.line(f"{dx},-11 {dx + 0.8},0 {dx - 0.4},11", 2.8, (0.7, 1, 0.6))
        art.line("-19,8 -6,1 8,-8", 2.8, (0.7, 1, 0.6))
        for dx in (11, 17):
            art.line(f"{dx},-9 {dx + 0.6},0 {dx},9", 2.8, (0.7, 1, 0.6))


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
