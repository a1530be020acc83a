"""Small things around full cards: what lions play with, what goes with beer, what lives in the river."""

from saarbruecken.hop import hop_cone, hop_leaf
from woodcut.geometry import blob, circle, ellipse, limb, nodes, rounded, union
from woodcut.palette import BROWN, INK, RED, RED_DARK, STEEL, STEEL_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture

SAUSAGE, SAUSAGE_DARK = "#c9694c", "#8f3d28"


def paw_print(art: Picture, x: float, y: float, turned: float = 0) -> None:
    """Draw the print of a lion's paw, 24 units wide, toes up."""
    with art.at(x, y, turned=turned):
        art.add(blob("-8,7 -6,0 0,-3 6,0 8,7 4,10 0,8 -4,10"), BROWN)
        for dx, dy in ((-9, -5), (-3.4, -10.4), (3.4, -10.4), (9, -5)):
            art.add(ellipse(dx, dy, 2.8, 4), BROWN)


def ball_of_wool(art: Picture, x: float, y: float) -> None:
    """Draw a ball of wool, 46 units wide, with a loose end."""
    with art.at(x, y):
        art.line("10,20 22,30 10,40 -6,34 -20,42", 4.4, (1, 1, 1))
        art.line("10,20 22,30 10,40 -6,34 -20,42", 2, (1, 1, 1), RED)
        ball = circle(0, 0, 22, 48)
        art.shape(ball, RED, ink=2.6, shade=RED_DARK, shift=(-4, -4))
        inside = art.here(ball.buffer(-1.4))
        for thread in (
            "-22,-4 -6,-14 14,-18",
            "-20,6 0,-8 20,-10",
            "-14,16 4,2 22,0",
            "-8,-20 4,-4 6,20",
            "-18,-10 -8,4 -6,22",
        ):
            art.line(thread, 1.8, (0.4, 1, 0.4), within=inside)


def hop_spray(art: Picture, x: float, y: float, *, flip: bool = False) -> None:
    """Draw two hop cones under a leaf, about 50 units wide."""
    with art.at(x, y, flip=flip):
        hop_leaf(art, 1, 2, 0.6, -90)
        hop_cone(art, -9, -2, 0.78, 0)
        hop_cone(art, 11, 2, 0.78, 0)


def sausage_ring(art: Picture, x: float, y: float) -> None:
    """Draw a ring of Lyoner sausage, tied at both ends, 60 units wide."""
    with art.at(x, y):
        ring = limb("-10,-21,6 -20,-14,8 -24,1,9 -16,17,9 0,23,9 16,17,9 24,1,9 20,-14,8 10,-21,6", step=2)
        art.line("-9,-28 0,-33 9,-28", 2.2, (1, 1, 1), BROWN)
        art.shape(ring, SAUSAGE, ink=2.6, shade=SAUSAGE_DARK, shift=(-3, -3))
        art.line("-20,-6 -20,5 -12,15", 2.6, (0, 1, 0.3), "#eab096")
        for side in (-1, 1):
            art.shape(rounded(side * 8 - 4, -29, 8, 8, 2.4), WHITE, ink=1.8, heavy=(0.3, 0.4))


def beer_mat(art: Picture, x: float, y: float) -> None:
    """Draw a beer mat with the innkeeper's strokes, 44 units wide."""
    with art.at(x, y, turned=14):
        art.shape(rounded(-22, -22, 44, 44, 6), WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -3))
        rim = rounded(-17.6, -17.6, 35.2, 35.2, 4).difference(rounded(-15.6, -15.6, 31.2, 31.2, 3))
        art.add(rim, RED)
        for dx in (-10, -5, 0, 5):
            art.line(f"{dx},-9 {dx + 0.6},0 {dx - 0.4},9", 2.2, (0.7, 1, 0.6))
        art.line("-13,7 -2,1 9,-7", 2.2, (0.7, 1, 0.6))
        art.line("11,-9 11.4,0 11,9", 2.2, (0.7, 1, 0.6))


def baited_hook(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw an angler's hook with a worm; the line comes down from above to a point."""
    with art.at(x, y, size):
        art.line("1,-40 0,-20 0,4", 2.4, (1, 1, 1))
        art.line("0,2 0,20 -6,27 -13,24 -14,16", 4.4, (1, 1, 1, 0.8))
        art.line("0,3 0,20 -6,26 -12.6,23 -14,18", 2, (1, 1, 1, 0.8), STEEL)
        art.shape(circle(0, 1, 3, 16).difference(circle(0, 1, 1.2, 12)), STEEL, ink=1.2, shade=STEEL_DARK)
        worm = limb("-24,32,2.6 -18,24,3.4 -8,29,3.6 2,22,3.6 8,28,3.2 15,22,2.4")
        art.shape(worm, "#d9738a", ink=2.0, shade="#a84a62", shift=(-1.4, -1.6), heavy=(0.4, 0.6))


def crayfish(art: Picture, x: float, y: float) -> None:
    """Draw a crayfish of the river, about 80 units long with its feelers, its claws to the left."""
    with art.at(x, y, 0.8):
        for side in (-1, 1):
            for leg in ("4,7 6,17 2,22", "11,7 15,17 13,23", "17,6 24,14 24,20"):
                path = " ".join(f"{node.x},{side * node.y}" for node in nodes(leg))
                art.line(path, 2.4, (1, 1, 0.5))
            art.line(f"-14,{side * 3} -30,{side * 5} -44,{side * 2}", 1.5, (1, 1, 0.5))
            art.shape(limb(f"-6,{side * 7},3 -12,{side * 15},3 -18,{side * 16},3.2"), RED, ink=1.9)
            claw = blob(
                f"-15,{side * 11}! -24,{side * 8} -35,{side * 13}! -27,{side * 16} -36,{side * 20}! "
                f"-26,{side * 24} -16,{side * 20}"
            )
            art.shape(claw, RED, ink=2.0, shade=RED_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
        tail = union(*(ellipse(20 + step * 6, 0, 5.4, 8.4 - step * 1.1) for step in range(4)))
        fan = blob("38,-3! 48,-11 54,-8 51,0 54,8 48,11 38,3!")
        art.shape(union(tail, fan), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2), heavy=(0.4, 0.7))
        for step in range(4):
            art.line(
                f"{22 + step * 6},{step - 7} {24 + step * 6},0 {22 + step * 6},{7 - step}", 1.6, (0.4, 1, 0.4)
            )
        art.shape(
            blob("-19,0! -12,-8 2,-10 17,-8 20,0 17,8 2,10 -12,8"),
            RED,
            ink=2.2,
            shade=RED_DARK,
            shift=(-2, -3),
        )
        art.line("6,-9 9,0 6,9", 1.6, (0.4, 1, 0.4))
        for dy in (-5, 5):
            art.dot(-13, dy, 1.9, INK, 10)
