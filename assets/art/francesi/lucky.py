"""Whoever brings luck or lies in wait for it between the pips: a pig, a clover, a cat."""

from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.palette import GOLD, GREEN, GREEN_DARK, INK, RED, RED_DARK, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

PINK, PINK_DARK = "#f0a9a2", "#c9776f"
JET, JET_DARK = "#3a3540", "#221e26"
SHADOW = "#e6d6ad"


def green_clover(art: Picture) -> None:
    """Draw a green clover with four leaves about its middle, 60 units wide."""
    art.line("0,0 3,22 -6,44", 7, (1, 1, 0.8), GREEN_DARK)
    for turned in (0, 90, 180, 270):
        with art.at(turned=turned + 45):
            heart = blob("0,0! -13,-12 -17,-25 -9,-34 0,-29! 9,-34 17,-25 13,-12")
            art.shape(heart, GREEN, ink=2.3, shade=GREEN_DARK, shift=(-3, -3), heavy=(0.4, 0.6))
            art.line("0,-6 0,-14 0,-22", 2, (0.4, 1, 0), "#8fc28a")


def cat(art: Picture) -> None:
    """Draw a cat that sits on a point and looks at you, 128 units high."""
    with art.at():
        for width, colour in ((13, INK), (8.6, JET)):
            art.line("16,-8 38,-6 44,-30 34,-46 42,-62", width, (1, 1, 1, 0.9, 0.7), colour)
        body = blob("-24,0! -26,-30 -20,-66 -4,-76 14,-62 26,-30 26,-8 20,1! 0,3")
        art.shape(body, JET, ink=2.8, shade=JET_DARK, shift=(-5, -3))
        art.line("-8,0 -7,-20 -9,-38", 2.2, (1, 1, 0))
        art.line("20,-4 4,-10 8,-28", 2.2, (0, 1, 0.2))
        art.line("-18,-34 -19,-22 -18,-10", 2.2, (0, 1, 0), "#77707f")
        head = union(
            ellipse(-10, -88, 27, 23),
            poly("-36,-90 -38,-124 -14,-106").buffer(1.4),
            poly("14,-90 18,-124 -6,-106").buffer(1.4),
        )
        art.shape(head, JET, ink=2.8, shade=JET_DARK, shift=(-4, -3))
        for ear in ("-33,-100 -34,-115 -22,-106", "12,-100 14,-115 1,-106"):
            art.add(poly(ear), PINK_DARK)
        for x in (-22, 2):
            art.shape(ellipse(x, -90, 6.6, 7.4), GOLD, ink=1.8, heavy=(0.2, 0.3))
            art.add(ellipse(x - 1.6, -90, 2.4, 6), INK)
        art.add(poly("-15,-79 -7,-79 -11,-74").buffer(0.6), PINK)
        art.line("-18,-71 -11,-70 -11,-74 -11,-70 -4,-71", 1.8, (0.4, 1, 1, 1, 0.4), WHITE)
        collar = limb("-26,-67,4.6 -10,-61,5 8,-66,4.6")
        art.shape(collar, RED, ink=2.2, shade=RED_DARK, shift=(-1, -2))
        art.shape(circle(-12, -54, 6, 24), GOLD, ink=2)


def _trotter(art: Picture, x: float, fill: str) -> None:
    """The cloven hoof of a pig, under a leg."""
    for side in (-1, 1):
        toe = blob(f"{x + side * 0.6},51! {x + side * 7},51 {x + side * 9.4},60! {x + side * 1},60!")
        art.shape(toe, fill, ink=1.9, heavy=(0.3, 0.5))


def _meadow(art: Picture) -> None:
    """The piece of meadow the pig stands on, with daisies and young clover."""
    for blade in (
        "-92,58! -96,46 -104,38! -90,44 -86,58!",
        "-84,58! -86,42 -82,32! -76,44 -76,58!",
        "84,58! 84,44 92,34! 92,46 92,58!",
        "92,59! 98,48 108,43! 102,52 99,60!",
    ):
        art.shape(blob(blade), GREEN, ink=2.0, shade=GREEN_DARK, shift=(-1, -2), heavy=(0.4, 0.6))
    ground = blob("-114,66! -98,57 -60,53 0,51 60,53 98,57 114,65! 70,71 0,73 -70,71")
    art.shape(ground, GREEN, ink=2.6, shade=GREEN_DARK, shift=(-2, -4))
    for x, y in ((-86, 63), (78, 62), (10, 64)):
        for dx, dy in ((-4, 0), (4, 0), (0, -3.6), (0, 3.6)):
            art.dot(x + dx, y + dy, 2.6, WHITE, 12)
        art.dot(x, y, 2.4, GOLD, 12)


def pig(art: Picture) -> None:
    """Draw a lucky pig, who has found a clover with four leaves."""
    with art.at(186, 308):
        _meadow(art)
        art.line("58,-8 70,-16 78,-6 70,2 64,-6 74,-18 84,-14", 6.4, (1, 1, 1, 1, 0.8))
        art.line("58,-8 70,-16 78,-6 70,2 64,-6 74,-18 84,-14", 3, (1, 1, 1, 1, 0.8), PINK)
        for x, knee, foot in ((-14, -10, -16), (26, 33, 27)):
            art.shape(limb(f"{x},22,12 {knee},38,7.4 {foot},51,6"), PINK_DARK, ink=2.4)
            _trotter(art, foot, PINK_DARK)
        body = blob("-50,4 -40,-22 -10,-36 26,-34 54,-18 64,6 56,28 30,38 -14,38 -40,28")
        art.shape(body, PINK, ink=3, shade=PINK_DARK, hatch=Hatch(angle=20, spacing=6, length=14))
        for leg, foot, fold in (
            ("-34,16,15 -38,34,9 -35,42,8 -37,51,6.4", -37, "-46,36 -38,39 -31,36"),
            ("46,14,20 58,34,10 52,44,7.4 51,51,6.4", 51, "34,24 44,33 49,30"),
        ):
            art.shape(limb(leg), PINK, ink=2.6, shade=PINK_DARK, shift=(-4, -2))
            inner = limb(leg).buffer(-1.2).intersection(body)
            art.add(inner, PINK)
            art.line(fold, 2, (0, 1, 0))
            _trotter(art, foot, "#a85a55")
        art.shape(blob("-34,-30! -20,-52 -8,-50! -8,-34 -20,-22!"), PINK_DARK, ink=2.4, heavy=(0.4, 0.6))
        head = blob("-28,-34 -46,-40 -62,-30 -72,-14 -70,6 -56,18 -36,14 -24,-4")
        art.shape(head, PINK, ink=2.8, shade=PINK_DARK, shift=(-3, -4))
        art.shape(
            blob("-44,-36! -62,-56 -50,-60 -34,-52! -30,-38 -34,-30!"),
            PINK,
            ink=2.4,
            shade=PINK_DARK,
            shift=(-3, -2),
        )
        art.shape(ellipse(-71, -2, 10, 13, 8), PINK, ink=2.4, shade=PINK_DARK, shift=(-2, -3))
        for y in (-6, 3):
            art.add(ellipse(-73, y, 2.2, 3), INK)
        art.dot(-53, -20, 3.2, INK, 14)
        art.dot(-54, -21.2, 1.1, WHITE, 8)
        art.line("-62,13 -54,14 -48,9", 2, (0.3, 1, 0.4))
        with art.at(-76, 22, 0.84, turned=-30):
            green_clover(art)
