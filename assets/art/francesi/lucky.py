"""Whoever brings luck or lies in wait for it between the pips: a pig, a clover, a cat."""

from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.palette import GOLD, GREEN, GREEN_DARK, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture

PINK, PINK_DARK = "#f0a9a2", "#c9776f"
HIDE, HIDE_DARK, SHEEN = "#55505f", "#383440", "#86808f"
HORN, SNOUT = "#8d7f74", "#c9b5a4"
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
    """Draw a lucky pig, black with a white belt as in Tuscany, who has found a clover with four leaves."""
    with art.at(186, 306):
        _meadow(art)
        for width, colour in ((6.6, INK), (3.2, HIDE)):
            art.line("58,-20 70,-28 78,-18 70,-10 64,-18 74,-30 84,-26", width, (1, 1, 1, 1, 0.8), colour)
        for leg, foot in (
            ("-12,8,13 -8,28,8 -11,42,5.6 -12,51,5.4", -12),
            ("32,6,15 40,24,8.4 35,40,5.6 34,51,5.2", 34),
        ):
            art.shape(limb(leg), HIDE_DARK, ink=2.4)
            _trotter(art, foot, HORN)
        body = blob("-50,-8 -42,-32 -12,-45 24,-44 52,-31 64,-8 58,12 34,22 4,25 -22,24 -42,16")
        legs = {
            -34: limb("-32,2,16 -33,22,10.4 -32,38,6.4 -33,51,5.6"),
            52: limb("46,-2,22 52,16,13 60,30,7.4 54,42,5.8 53,51,5.4"),
        }
        art.shape(union(body, *legs.values()), HIDE, ink=3, shade=HIDE_DARK, shift=(-5, -5))
        inside = art.here(union(body, *legs.values()).buffer(-1.2))
        belt = blob("-28,-60! -12,-60! -4,-30 -8,0 -16,24 -22,60! -48,60! -46,24 -36,-4 -32,-30")
        art.lay(art.here(belt).intersection(inside), WHITE)
        art.lay(
            art.here(blob("-9,-24! -8,0 -16,24 -23,60! -29,60! -24,24 -16,0")).intersection(inside),
            WHITE_DARK,
        )
        for fold in ("-19,24 -15,12 -17,0", "30,22 27,6 34,-8", "63,24 66,16 64,8", "0,-38 16,-39 32,-34"):
            art.line(fold, 2.2, (0, 1, 0), INK if fold[0] == "-" else SHEEN, within=inside)
        for foot in legs:
            _trotter(art, foot, HORN)
        art.shape(blob("-34,-40! -20,-62 -8,-60! -8,-44 -20,-32!"), HIDE_DARK, ink=2.4, heavy=(0.4, 0.6))
        head = blob("-28,-44 -46,-50 -60,-42 -70,-26 -78,-14 -76,0 -60,8 -40,4 -26,-12")
        art.shape(head, HIDE, ink=2.8, shade=HIDE_DARK, shift=(-3, -4))
        ear = blob("-38,-48! -56,-60 -66,-50 -66,-36! -54,-36 -42,-38!")
        art.shape(ear, HIDE, ink=2.4, shade=HIDE_DARK, shift=(-3, -2))
        art.line("-44,-46 -54,-50 -60,-44", 2, (0, 1, 0), SHEEN)
        art.shape(ellipse(-79, -8, 8.4, 11.4, 10), SNOUT, ink=2.4, shade=HORN, shift=(-2, -3))
        for y in (-12, -4):
            art.add(ellipse(-81, y, 2, 2.8), INK)
        art.shape(circle(-56, -26, 4.6, 22), WHITE, ink=1.4, heavy=(0, 0))
        art.dot(-57, -25.6, 3, INK, 14)
        art.dot(-58, -26.8, 1, WHITE, 8)
        art.line("-70,3 -62,3 -56,-2", 2, (0.3, 1, 0.4))
        with art.at(-86, 27, 0.8, turned=-24):
            green_clover(art)
