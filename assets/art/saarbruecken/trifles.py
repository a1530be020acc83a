"""Small things between the signs: one to find on a card, never one that could be counted."""

from saarbruecken.titbits import paw_print
from woodcut.geometry import blob, circle, ellipse, limb, poly
from woodcut.palette import (
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

MOUSE, MOUSE_DARK = "#9a8f88", "#6a605a"
TAIL = "#b9687f"
WICKER, WICKER_DARK, WEAVE = "#c98d45", "#94602a", "#7a4d20"
SHADOW = "#e6d6ad"
CRUST, CRUST_DARK = "#b5702c", "#7d4718"


def banner(art: Picture, x: float, y: float) -> None:
    """Draw a red band in folds that ends in two tongues, 290 units wide; a lion has walked over it."""
    with art.at(x, y):
        for flip in (False, True):
            with art.at(flip=flip):
                tail = blob("-84,4! -108,16 -128,4 -146,12! -138,24 -142,40! -124,32 -104,42 -84,34!")
                art.shape(tail, RED_DARK, ink=2.6)
                art.shape(poly("-100,18 -82,34 -80,20").buffer(0.5), INK, ink=0)
        cloth = blob(
            "-100,-18! -64,-28 -30,-14 0,-20 30,-26 64,-12 100,-20! "
            "102,16! 66,24 32,10 0,16 -30,22 -64,8 -102,18!"
        )
        art.shape(cloth, RED, ink=2.8, shade=RED_DARK, shift=(-3, -5))
        for fold in ("-48,-20 -46,-12 -48,-6", "45,12 47,5 45,0", "-3,14 -1,7 -3,2"):
            art.line(fold, 2, (1, 0.6, 0))
        for dx, dy, turned in ((-72, -8, 78), (-25, -3, 102), (22, -9, 78), (69, -1, 100)):
            paw_print(art, dx, dy, turned, GOLD)


def pretzel(art: Picture, x: float, y: float) -> None:
    """Draw a pretzel with salt, 62 units wide."""
    with art.at(x, y):
        rope = limb(
            "-11,16,4.6 -3,4,4.8 8,-8,5.2 20,-17,5.4 29,-8,5.6 24,8,6.4 0,17,7.2 -24,8,6.4 -29,-8,5.6 "
            "-20,-17,5.4 -8,-8,5.2 3,4,4.8 11,16,4.6"
        )
        art.shape(rope, CRUST, ink=2.4, shade=CRUST_DARK, shift=(-2.4, -2.4))
        art.line("-5,1 0,-3 6,-7", 1.7, (0.3, 1, 0.3))
        for px, py in ((-26, -8), (-20, 8), (-6, 16), (8, 16.5), (21, 8), (25, -6)):
            art.dot(px, py, 1.5, WHITE, 8)


def bread_basket(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a basket with two pretzels that stands on a point, 128 wide and 94 high."""
    with art.at(x, y, size):
        art.add(ellipse(6, -1, 56, 5), SHADOW)
        for dx, dy, turned in ((24, -54, 24), (-20, -57, -14)):
            with art.at(dx, dy, 1.3, turned=turned):
                pretzel(art, 0, 0)
        basket = blob("-60,-36! 60,-36! 54,-14 44,1! 0,4 -44,1! -54,-14")
        art.shape(basket, WICKER, ink=2.8, shade=WICKER_DARK, shift=(-6, -4))
        inside = art.here(basket).buffer(-1.5)
        for step in range(-5, 6):
            art.line(f"{step * 11.4},-36 {step * 9},4", 2, (1, 1), WEAVE, within=inside)
        for row in (-22, -10):
            art.line(f"-62,{row - 1} 0,{row + 2} 62,{row - 1}", 2, (1, 1, 1), WEAVE, within=inside)
        art.shape(limb("-60,-35,5 0,-33,5.4 60,-35,5"), WICKER, ink=2.6, shade=WICKER_DARK, shift=(-1, -2))
        for step in range(-5, 6):
            art.line(f"{step * 11 - 3},-39 {step * 11 + 3},-30", 1.7, (1, 1), WEAVE)


def mouse(art: Picture, x: float, y: float) -> None:
    """Draw a mouse that runs to the left, 78 units long with its tail."""
    with art.at(x, y):
        art.line("18,8 28,12 36,8 42,0 50,1", 4.2, (1, 1, 0.8, 0.5))
        art.line("18,8 28,12 36,8 42,0 49,1", 2.2, (1, 1, 0.8, 0.5), TAIL)
        for foot in (-9, 16):
            art.shape(ellipse(foot, 12.6, 5.4, 2.6), MOUSE_DARK, ink=1.6, heavy=(0.3, 0.4))
        body = blob("-31,8! -24,-3 -14,-9 -2,-11 12,-10 22,-1 23,9! 14,13 -8,12 -22,11")
        hatch = Hatch(angle=20, spacing=5, length=10, width=1.5)
        art.shape(body, MOUSE, ink=2.4, shade=MOUSE_DARK, shift=(-3, -3), hatch=hatch)
        art.shape(blob("-31,8! -25,1 -17,4 -18,9! -24,11"), "#c4bab1", ink=0)
        art.line("5,8 7,0 14,-3 19,0", 1.8, (1, 1, 0.8, 0))
        for ex, ey, radius in ((-15, -11, 6), (-5, -12, 7.8)):
            art.shape(
                circle(ex, ey, radius, 24), MOUSE, ink=2.0, shade=MOUSE_DARK, shift=(-2, -2), heavy=(0.3, 0.5)
            )
        art.shape(circle(-5.4, -11.6, 4.4, 18), "#d9899a", ink=0, shade=TAIL, shift=(1.5, 1.5))
        art.dot(-21, 0, 2.6, INK, 14)
        art.dot(-21.8, -0.9, 0.9, WHITE, 8)
        art.shape(circle(-31, 7.6, 2.8, 14), TAIL, ink=1.4, heavy=(0.2, 0.3))
        for whisker in ("-26,7 -19,9 -14,8", "-26,8.6 -20,12 -16,13"):
            art.line(whisker, 1.3, (1, 0.8, 0))
        for foot in (-18, 5):
            art.shape(ellipse(foot, 13, 5.2, 2.6), MOUSE, ink=1.6, heavy=(0.3, 0.4))


def cheese(art: Picture, x: float, y: float) -> None:
    """Draw a wedge of cheese with holes and a bite, 52 units wide."""
    with art.at(x, y):
        art.shape(poly("-26,2 16,-18 26,-4 26,2").buffer(1), "#f7d37a", ink=2.4)
        art.line("-12,0 4,-7 15,-13", 1.8, (0, 1, 0.3), GOLD)
        art.shape(ellipse(11, -5, 4.6, 2.6, -14), GOLD_DARK, ink=1.3, heavy=(0, 0))
        bitten = circle(-27, 17, 6, 18).union(circle(-20, 21, 5, 16))
        front = poly("-26,2 26,2 26,18 -26,18").buffer(1).difference(bitten)
        hatch = Hatch(angle=12, spacing=4.6, length=8, width=1.4, colour="#8a5710")
        art.shape(front, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3), hatch=hatch)
        for hx, hy, radius in ((-13, 9, 3.8), (2, 12, 3), (14, 8, 4.2)):
            hole = circle(hx, hy, radius, 18)
            art.shape(hole, GOLD_DARK, ink=1.5, heavy=(0, 0))
            art.shade_rim(hole, -1.4, -1.4, "#f7d37a")


def duck(art: Picture, x: float, y: float) -> None:
    """Draw a rubber duck to float on water, 60 units wide."""
    with art.at(x, y):
        body = blob("-19,4! -8,0 6,1 16,-2 26,-10! 27,6 20,17 4,20 -12,18 -20,12")
        art.shape(body, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -4))
        art.shape(circle(-11, -9, 12.5, 36), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -2))
        art.shape(blob("-21,-12! -29,-10 -32,-5! -28,-2 -21,-4!"), RED, ink=2.0, heavy=(0.3, 0.5))
        art.dot(-14, -11, 2.8, INK, 14)
        art.dot(-15, -12, 0.9, WHITE, 8)
        art.line("-2,7 6,13 17,6", 2.2, (0.2, 1, 0.4))


def angling_float(art: Picture, x: float, y: float) -> None:
    """Draw an angler's float to stand in water, 24 units wide."""
    with art.at(x, y):
        art.line("0,-22 0,-28 1,-36", 3.0, (1, 1, 0.6), BROWN_DARK)
        body = blob("0,-26! 9,-18 12,-4 8,12 0,24! -8,12 -12,-4 -9,-18")
        art.shape(body, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -2))
        cap = body.intersection(blob("-14,-30! 14,-30! 14,-2! 0,1 -14,-2!"))
        art.shape(cap, RED, ink=1.8, shade=RED_DARK, shift=(-3, -2), heavy=(0, 0))
