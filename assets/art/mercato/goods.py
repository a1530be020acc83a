"""What the market sells: each thing about 100 units high, its middle at the origin."""

from collections.abc import Callable
from typing import Final

from woodcut.geometry import blob, circle, discs, ellipse, limb, poly, rounded, scale, union
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLUE,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PLUM,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

Thing = Callable[[Picture], None]
ORANGE, ORANGE_DARK = "#e0792b", "#a9501a"
LEMON, LEMON_DARK = "#f6d34a", "#cf9c1c"
CRUST, CRUST_DARK = "#c98545", "#8f5424"
PLUM_DARK: Final = "#5f2d52"
CLAY, CLAY_DARK = "#c4683c", "#8d4324"
WINE, WINE_DARK = "#8d2430", "#641722"
SAGE: Final = "#7f9a3a"
INKED: Final = 3.0


def pumpkin(art: Picture) -> None:
    """A ribbed pumpkin."""
    art.shape(limb("0,-30,7 4,-46,6 14,-52,5"), GREEN, ink=2.6, shade=GREEN_DARK, shift=(-2, -2))
    for x, wide in ((-30, 24), (30, 24), (-14, 25), (14, 25), (0, 22)):
        rib = ellipse(x, 6, wide, 40)
        art.shape(rib, ORANGE, ink=INKED, shade=ORANGE_DARK, shift=(-5, -3))
    leaf(art, 2, -34, 36, -160, width=0.36)


def fish(art: Picture) -> None:
    """A fish that looks to the left."""
    tail = blob("30,0! 52,-22 50,0! 52,22")
    art.shape(tail, RED, ink=INKED, shade=RED_DARK, shift=(-2, -3))
    art.shape(blob("-10,-18! 4,-32 20,-26 22,-14!"), RED, ink=2.4)
    art.shape(blob("-6,18! 4,30 14,24 12,14!"), RED, ink=2.4)
    body = blob("-50,2! -34,-16 -6,-24 20,-16 38,0! 20,16 -6,23 -34,18")
    art.shape(body, "#9cc4cf", ink=INKED, shade="#6a9ba9", shift=(-3, -9))
    inside = art.here(body).buffer(-2)
    art.line("-24,-18 -16,0 -24,19", 2.4, (0.3, 1, 0.3), within=inside)
    for x in (-4, 8, 20):
        art.line(f"{x - 4},-9 {x + 2},0 {x - 4},9", 2, (0.2, 1, 0.2), "#4d7f8e", within=inside)
    art.dot(-35, -4, 5.4, WHITE, 18)
    art.dot(-36, -4, 2.8, INK, 12)


def pear(art: Picture) -> None:
    """A pear with a leaf."""
    art.shape(limb("0,-34,3 4,-50,2.6"), BROWN_DARK, ink=2)
    body = blob("0,-38 13,-30 17,-8 32,14 26,38 0,46 -26,38 -32,14 -17,-8 -13,-30")
    art.shape(
        body, "#b9c64a", ink=INKED, shade="#7f8f27", shift=(-7, -5), hatch=Hatch(25, 6, 14, 1.7, "#5f6d1c")
    )
    art.line("-16,8 -20,22 -14,32", 4, (0.2, 1, 0.2), "#e4ec96")
    leaf(art, 4, -42, 30, -14, width=0.36)


def roll(art: Picture) -> None:
    """A round loaf, cut crosswise."""
    loaf = blob("-46,14 -38,-18 0,-32 38,-18 46,14 34,30 0,35 -34,30")
    art.shape(loaf, CRUST, ink=INKED, shade=CRUST_DARK, shift=(-7, -7), hatch=Hatch(25, 6, 14, 1.7))
    for cut in ("-24,-16 -8,-4 -2,14", "-4,-24 12,-10 18,8"):
        art.line(cut, 7, (0.2, 1, 0.2), "#f2d9a4")
        art.line(cut, 2, (0.2, 1, 0.2), CRUST_DARK)


def tomato(art: Picture) -> None:
    """A tomato with its star of leaves."""
    art.shape(ellipse(0, 6, 44, 36), RED, ink=INKED, shade=RED_DARK, shift=(-7, -6))
    art.line("-28,2 -28,14 -20,24", 4.4, (0.2, 1, 0.2), "#ee8d74")
    for turned in (-150, -100, -60, -20, 160):
        leaf(art, 0, -22, 24, turned, width=0.3)
    art.shape(limb("0,-24,3 3,-40,2.6"), GREEN, ink=2)


def lemon(art: Picture) -> None:
    """A lemon."""
    body = blob("-50,6! -36,-10 -16,-28 12,-30 34,-16 50,-4! 38,14 16,30 -14,30 -36,18")
    art.shape(body, LEMON, ink=INKED, shade=LEMON_DARK, shift=(-6, -7))
    art.line("-30,-2 -14,-18 6,-21", 4, (0.2, 1, 0.2), "#fff3b8")
    for x, y in ((-6, 4), (10, -4), (4, 14), (-16, 12)):
        art.dot(x, y, 1.6, LEMON_DARK, 10)
    leaf(art, 44, -8, 26, -70, width=0.36)


def egg(art: Picture) -> None:
    """An egg."""
    body = blob("0,-44 24,-26 34,8 22,36 0,43 -22,36 -34,8 -24,-26")
    art.shape(body, WHITE, ink=INKED, shade="#d8c39b", shift=(-8, -6), hatch=Hatch(25, 7, 14, 1.6, "#b99f6e"))
    for x, y in ((-12, -8), (6, -20), (10, 8), (-6, 20), (-18, 14)):
        art.dot(x, y, 2, "#b98a5a", 10)


def onion(art: Picture) -> None:
    """A red onion."""
    body = blob("0,-48! 8,-30 36,-12 40,14 20,36 0,41 -20,36 -40,14 -36,-12 -8,-30")
    art.shape(body, PLUM, ink=INKED, shade=PLUM_DARK, shift=(-7, -5))
    inside = art.here(body).buffer(-2)
    for x in (-22, -8, 8, 22):
        art.line(f"{x * 0.2},-32 {x},2 {x * 0.5},36", 2.4, (0.1, 1, 0.1), "#c493b4", within=inside)
    for x in (-6, 0, 6):
        art.line(f"{x * 0.6},40 {x},47 {x * 1.6},50", 2, (1, 0.7, 0.2), BROWN_DARK)


def cheese(art: Picture) -> None:
    """A wheel of cheese with a wedge cut out."""
    side = blob("-48,-8! -48,22! -30,36 0,41 30,36 48,22! 48,-8!")
    art.shape(side, GOLD, ink=INKED, shade=GOLD_DARK, shift=(-6, -4))
    art.shape(ellipse(0, -10, 48, 24), "#f7d977", ink=INKED)
    art.shape(poly("0,-12 34,6 20,12 20,38 0,24"), "#fff0bd", ink=2.4, heavy=(0, 0))
    art.line("0,-12 0,24", 2.4, (1, 1))
    for x, y, r in ((-24, 8, 6), (-8, 22, 4.4), (-32, 20, 3.4), (-20, -14, 4), (8, 12, 3.6), (12, -22, 3.4)):
        art.add(ellipse(x, y, r, r * 0.8), GOLD_DARK)


def lantern(art: Picture) -> None:
    """A lantern that is lit."""
    art.line("-14,-34 0,-52 14,-34", 4.4, (1, 1, 1))
    art.shape(blob("-30,-20! -14,-38 14,-38 30,-20!"), STEEL, ink=INKED, shade=STEEL_DARK, shift=(-4, -3))
    glass = rounded(-25, -20, 50, 52, 4)
    art.shape(glass, "#fff0a8", ink=INKED, shade=GOLD, shift=(-6, -3))
    art.shape(blob("0,-12! 9,4 7,16 0,20 -7,16 -9,4"), ORANGE, ink=2)
    art.add(blob("0,2! 4,10 3,15 0,17 -3,15 -4,10"), LEMON)
    for x in (-13, 13):
        art.line(f"{x},-19 {x},31", 2.4, (1, 1))
    art.shape(rounded(-31, 32, 62, 11, 4), STEEL, ink=INKED, shade=STEEL_DARK, shift=(-3, -2))


def aubergine(art: Picture) -> None:
    """An aubergine."""
    with art.at(0, 0, turned=24):
        body = blob("-10,-28! 0,-34 12,-28! 20,-6 32,16 24,40 2,48 -22,40 -28,16 -16,-6")
        art.shape(body, "#5b3a78", ink=INKED, shade="#3a2152", shift=(-7, -4))
        art.line("-16,8 -18,22 -12,34", 5, (0.2, 1, 0.2), "#a98bc4")
        hat = blob("-16,-20! -12,-34 0,-40 14,-34 18,-18! 8,-24 2,-14! -6,-24")
        art.shape(hat, GREEN, ink=2.6, shade=GREEN_DARK, shift=(-2, -2))
        art.shape(limb("0,-38,4 6,-50,3.4"), GREEN, ink=2.2)


def jug(art: Picture) -> None:
    """A jug of clay with a blue band."""
    art.shape(limb("20,-28,5 42,-22,5.4 40,8,5.4 24,16,5"), CLAY, ink=2.8, shade=CLAY_DARK, shift=(-2, -2))
    body = blob("-16,-44! 18,-44! 14,-26 30,2 26,32 16,46! -16,46! -28,32 -32,2 -16,-26")
    art.shape(body, CLAY, ink=INKED, shade=CLAY_DARK, shift=(-8, -3), hatch=Hatch(20, 6, 14, 1.7))
    inside = art.here(body).buffer(-2)
    art.line("-34,6 0,12 34,6", 9, (1, 1, 1), BLUE, within=inside)
    for x in (-20, -7, 7, 20):
        art.dot(x, 10, 2.4, WHITE, 12)
    art.shape(ellipse(1, -44, 18, 5), CLAY_DARK, ink=2.4)


def mushroom(art: Picture) -> None:
    """A mushroom."""
    stalk = blob("-12,-4! 12,-4! 13,20 19,40 0,45 -19,40 -13,20")
    art.shape(stalk, WHITE, ink=INKED, shade=WHITE_DARK, shift=(-6, -2))
    cap = blob("-46,4! -38,-24 0,-44 38,-24 46,4! 20,11 -20,11")
    art.shape(cap, BROWN, ink=INKED, shade=BROWN_DARK, shift=(-8, -6), hatch=Hatch(25, 6, 14, 1.7))
    art.line("-28,-10 -20,-24 -4,-32", 5, (0.2, 1, 0.2), "#c99a6a")


def carrot(art: Picture) -> None:
    """A carrot with its green."""
    for turned in (-118, -90, -62):
        leaf(art, 0, -16, 36, turned, width=0.24)
    body = blob("-19,-14 0,-20 19,-14 15,14 4,44 0,50! -4,44 -15,14")
    art.shape(body, ORANGE, ink=INKED, shade=ORANGE_DARK, shift=(-6, -2))
    for y, x in ((-4, -8), (10, 4), (22, -4)):
        art.line(f"{x - 8},{y} {x},{y + 2} {x + 8},{y}", 2, (0.2, 1, 0.2), ORANGE_DARK)


def tulip(art: Picture) -> None:
    """A tulip."""
    art.shape(limb("0,0,3.4 2,50,3"), GREEN, ink=2.4)
    leaf(art, 1, 40, 38, -130, width=0.22)
    leaf(art, 1, 40, 38, -50, width=0.22)
    cup = blob("-24,-42! -12,-30 0,-46! 12,-30 24,-42! 26,-14 12,4 0,7 -12,4 -26,-14")
    art.shape(cup, "#d8577c", ink=INKED, shade="#9d3355", shift=(-5, -4))
    art.line("-10,-26 -8,-8 0,4", 2.2, (0.2, 1, 0.2))
    art.line("10,-26 8,-8 0,4", 2.2, (0.2, 1, 0.2))


def apple(art: Picture) -> None:
    """An apple."""
    body = blob("0,-26! 20,-36 42,-22 42,8 24,38 0,36! -24,38 -42,8 -42,-22 -20,-36")
    art.shape(body, "#8fb43f", ink=INKED, shade="#5f8326", shift=(-8, -6))
    art.add(blob("-36,-18 -16,-30 -6,-10 -18,20 -34,14").intersection(body.buffer(-3)), "#d8c44e")
    art.line("-30,-12 -32,2 -26,14", 4, (0.2, 1, 0.2), "#f1eda4")
    art.shape(limb("0,-26,3 4,-44,2.6"), BROWN_DARK, ink=2)
    leaf(art, 4, -36, 28, -20, width=0.36)


def strawberry(art: Picture) -> None:
    """A strawberry."""
    body = blob("0,48! -18,34 -36,2 -30,-20 0,-26 30,-20 36,2 18,34")
    art.shape(body, RED, ink=INKED, shade=RED_DARK, shift=(-7, -4))
    for x, y in ((-18, -4), (0, -8), (18, -4), (-10, 10), (10, 10), (0, 25)):
        art.add(ellipse(x, y, 2.6, 3.8), LEMON)
    for turned in (-165, -125, -90, -55, -15):
        leaf(art, 0, -22, 27, turned, width=0.3)


def bottle(art: Picture) -> None:
    """A bottle of wine in straw."""
    art.shape(rounded(-8, -52, 16, 34, 4), "#4a6b3d", ink=INKED, shade="#30492a", shift=(-3, 0))
    art.shape(rounded(-9, -53, 18, 9, 3), RED, ink=2.2)
    body = blob("-8,-22! 8,-22! 28,0 28,34 18,46! -18,46! -28,34 -28,0")
    art.shape(body, "#4a6b3d", ink=INKED, shade="#30492a", shift=(-6, -3))
    straw = body.intersection(rounded(-40, 8, 80, 60, 2))
    art.shape(straw, "#d9b25f", ink=2.2, shade="#a67e33", shift=(-5, -2))
    for x in (-16, -4, 8, 19):
        art.line(f"{x},10 {x - 2},26 {x},44", 2, (0.3, 1, 0.3), "#8a6426")


def flower_pot(art: Picture) -> None:
    """A pot of daisies."""
    for x, y in ((-20, -14), (18, -18), (0, -32), (-4, -6)):
        art.line(f"{x},{y} {x * 0.4},12", 3, (1, 1), GREEN_DARK)
        petals = union(*(ellipse(x + dx, y + dy, 7, 7) for dx, dy in ((-8, 0), (8, 0), (0, -8), (0, 8))))
        art.shape(petals, WHITE, ink=2.2, heavy=(0.3, 0.4))
        art.shape(circle(x, y, 5, 18), GOLD, ink=1.8)
    art.shape(poly("-26,10 26,10 19,46 -19,46"), CLAY, ink=INKED, shade=CLAY_DARK, shift=(-7, -2))
    art.shape(rounded(-30, 4, 60, 12, 3), CLAY, ink=2.6, shade=CLAY_DARK, shift=(-3, -2))


def cloth_roll(art: Picture, fill: str = BLUE, dark: str = "#1b3d75") -> None:
    """A roll of cloth on its end."""
    art.shape(rounded(-18, -44, 36, 88, 5), fill, ink=INKED, shade=dark, shift=(-8, -2))
    for y in (-28, -10, 8, 26):
        art.line(f"-17,{y} 0,{y + 3} 17,{y}", 3.4, (1, 1, 1), WHITE)
    art.shape(ellipse(0, -44, 18, 7), WHITE, ink=2.6)
    art.line("-9,-44 0,-47 8,-44 2,-42 -3,-44", 1.8, (0.4, 1, 0.4))


def bundt(art: Picture) -> None:
    """A ring cake dusted with sugar."""
    body = blob("-46,26! -42,-6 -24,-28 0,-32 24,-28 42,-6 46,26! 24,36 -24,36")
    art.shape(body, CRUST, ink=INKED, shade=CRUST_DARK, shift=(-7, -6))
    for x in (-26, -9, 9, 26):
        art.line(f"{x * 0.5},-28 {x},0 {x * 1.1},34", 2.4, (0.2, 1, 0.3), CRUST_DARK)
    sugar = blob("-36,-6! -22,-27 0,-32 22,-27 36,-6! 26,0 20,-10 10,2 0,-10 -10,2 -20,-10 -26,0")
    art.shape(sugar, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -4))
    art.shape(circle(0, -34, 8, 24), RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))


def grapes(art: Picture) -> None:
    """A bunch of grapes."""
    rows = (
        "-24,-18,12 0,-20,12 24,-18,12 -13,-2,12 13,-2,12 -24,2,10 24,2,10 0,14,12 -12,22,10 12,24,10 0,36,10"
    )
    for word in rows.split():
        x, y, r = (float(part) for part in word.split(","))
        art.shape(circle(x, y, r, 26), "#5d4a8f", ink=2.4, shade="#3b2c63", shift=(-3, -3))
        art.dot(x - 3.4, y - 4, 2.2, "#b7a8dc", 10)
    art.shape(limb("0,-26,3.4 6,-46,3"), BROWN, ink=2)
    leaf(art, 2, -34, 34, -168, width=0.46)


def plate(art: Picture) -> None:
    """A painted plate that stands."""
    art.shape(circle(0, 0, 44, 64), WHITE, ink=INKED, shade=WHITE_DARK, shift=(-6, -5))
    art.add(circle(0, 0, 38, 60).difference(circle(0, 0, 34, 60)), BLUE)
    art.add(circle(0, 0, 25, 48).difference(circle(0, 0, 22.6, 48)), GOLD_DARK)
    for turned in range(0, 360, 60):
        with art.at(0, 0, turned=turned):
            art.add(blob("4,0! 13,-6 19,0 13,6"), BLUE)
    art.dot(0, 0, 4.6, GOLD, 18)


def ham(art: Picture) -> None:
    """A ham with its bone."""
    art.shape(limb("26,-26,6 40,-42,6"), WHITE, ink=2.6, shade=WHITE_DARK, shift=(-2, -2))
    art.shape(discs("42,-48,7 48,-40,7"), WHITE, ink=2.6)
    body = blob("34,-30 20,-8 18,20 2,40 -26,40 -44,18 -38,-12 -10,-30 18,-38")
    art.shape(body, "#c2604c", ink=INKED, shade="#8c3b2c", shift=(-7, -6), hatch=Hatch(30, 6, 14, 1.7))
    art.shape(ellipse(-22, 18, 18, 16, -30), "#f1c0aa", ink=2.2, heavy=(0, 0))
    art.shape(circle(-22, 18, 5.4, 20), WHITE, ink=2)


def barrel(art: Picture) -> None:
    """A small barrel."""
    body = blob("-30,-44! 30,-44! 40,0 30,44! -30,44! -40,0")
    art.shape(body, BROWN, ink=INKED, shade=BROWN_DARK, shift=(-10, -2))
    inside = art.here(body).buffer(-1.5)
    for x in (-18, -4, 10, 22):
        art.line(f"{x},-44 {x * 1.25},0 {x},44", 2, (1, 1, 1), BROWN_DARK, within=inside)
    for y in (-26, 26):
        art.line(f"-44,{y} 0,{y + 4} 44,{y}", 7, (1, 1, 1), STEEL_DARK, within=inside)
    art.shape(ellipse(0, -44, 30, 7), "#b98a52", ink=2.6)


def honey(art: Picture) -> None:
    """A pot of honey under a cloth."""
    art.shape(rounded(-30, -18, 60, 62, 12), GOLD, ink=INKED, shade=GOLD_DARK, shift=(-7, -3))
    art.shape(rounded(-18, 0, 36, 26, 4), WHITE, ink=2.2)
    art.shape(scale(circle(0, 13, 8, 24), 1, 0.8), GOLD, ink=1.8)
    lid = blob("-36,-14! -30,-34 0,-42 30,-34 36,-14! 18,-18 0,-12 -18,-18")
    art.shape(lid, SKY, ink=INKED, shade=SKY_DARK, shift=(-5, -4))
    for x, y in ((-16, -27), (0, -32), (16, -27), (-6, -22), (9, -21)):
        art.dot(x, y, 2.4, WHITE, 12)
    art.line("-31,-16 0,-22 31,-16", 3.4, (1, 1, 1), RED)
