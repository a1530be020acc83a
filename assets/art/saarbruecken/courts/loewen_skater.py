"""The nine of lions: an inline skater who carries the flag of the lions through the town."""

from saarbruecken.courts.people import CHARCOAL, LINEN, Cloth, cuff, leg, neck, sleeve
from saarbruecken.courts.scenery import LINE, church, stage
from saarbruecken.suits import LION_BLUE, LION_BLUE_DARK, Suit
from woodcut.animals import lion
from woodcut.dress import fist
from woodcut.faces.broad import broad
from woodcut.faces.features import Nose
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, brush, circle, discs, ellipse, limb, poly, rounded
from woodcut.palette import GOLD, GOLD_DARK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SHIRT: Cloth = (LION_BLUE, LION_BLUE_DARK)
LEGGINGS: Cloth = (RED, RED_DARK)
HAIR, HAIR_DARK = "#d9b45c", "#a07a2c"
BROW = "#6e4d17"


def skater() -> Picture:
    """A stout woman on inline skates, a flag streaming behind her."""
    art = stage(Suit.COINS, lambda town: church(town, 150, 214), (170, 110))
    for y, x0, x1 in ((346, 284, 336), (380, 300, 340), (300, 276, 330)):
        art.line(f"{x0},{y} {(x0 + x1) / 2},{y - 1} {x1},{y}", 3.6, (0, 1, 0.2), LINE)
    _snail(art)
    _flag(art)
    _far_leg(art)
    _far_arm(art)
    _near_leg(art)
    _torso(art)
    _head(art)
    _near_arm(art)
    return art


def _snail(art: Picture) -> None:
    """Draw what she has overtaken."""
    with art.at(312, 534):
        body = limb("18,-3,2.4 0,-4,4.4 -16,-5,4 -21,-14,3.4")
        art.shape(body, "#d9b77c", ink=2.1, shade="#b08b50", shift=(-2, -2))
        for horn in ("-22,-14 -25,-20 -26,-24", "-19,-14 -19,-21 -18,-25"):
            art.line(horn, 2.2, (1, 0.8, 1))
        art.shape(circle(3, -15, 12, 30), RED, ink=2.3, shade=RED_DARK, shift=(-3, -3))
        art.line("9,-7 12,-17 4,-23 -4,-17 0,-10 6,-13 3,-16", 1.9, (0.5, 1, 1, 0.6))


def _flag(art: Picture) -> None:
    art.shape(limb("224,326,4.2 188,34,4.2"), "#b07b43", ink=2.6, shade="#7a4d20", shift=(-2.5, 0))
    art.shape(circle(187, 30, 7, 20), RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))
    cloth = blob(
        "190,44! 214,38 240,50 268,52 298,38 334,44! 328,64 336,92 330,122 338,150! 308,146 280,162 250,160 "
        "226,150 206,156! 200,116"
    )
    art.shape(cloth, LION_BLUE, ink=3.1, shade=LION_BLUE_DARK, shift=(-6, -5))
    inside = art.here(cloth).buffer(-1.5)
    edge = art.here(cloth).buffer(-7)
    art.lay(edge.difference(edge.buffer(-3.6)), GOLD)
    for fold in ("238,54 234,90 240,150", "304,44 298,84 304,140"):
        art.line(fold, 7, (0.2, 1, 0.2), LION_BLUE_DARK, within=edge.buffer(-3.6).intersection(inside))
    lion(art, 267, 104, 0.65, ink=2.0, plain=True)


def _skate(art: Picture, x: float, y: float, turned: float, boot: Cloth) -> None:
    """Draw a boot on four wheels; the ankle is at the origin, the toe points to the left."""
    with art.at(x, y, turned=turned):
        for place in (-32, -14, 4, 22):
            art.shape(circle(place, 26, 8.6, 24), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -2))
            art.shape(circle(place, 26, 3, 12), WHITE, ink=1.6, heavy=(0.2, 0.2))
        art.shape(poly("-38,13 28,13 24,22 -34,22").buffer(2), "#5a5a62", ink=2.4)
        shell = blob("-15,-26! 15,-27! 19,-8 24,6 22,14! -40,14! -44,6 -36,0 -20,-5 -14,-14")
        art.shape(shell, boot[0], ink=2.9, shade=boot[1], shift=(-4, -3))
        art.shape(blob("-16,-17! 16,-19! 17,-10! -15,-8!"), LION_BLUE, ink=2.2)
        art.shape(blob("-30,-1! -22,-5 -14,-8! -10,0 -20,6 -30,8!"), LION_BLUE, ink=2.1)
        art.shape(rounded(18, 8, 15, 12, 4), "#5a5a62", ink=2.2)


def _pad(art: Picture, x: float, y: float, turned: float) -> None:
    with art.at(x, y, turned=turned):
        art.shape(ellipse(0, 0, 15, 19), CHARCOAL[0], ink=2.6, shade=CHARCOAL[1], shift=(-4, -3))
        art.shape(ellipse(-2, 0, 8, 11), "#6b6b75", ink=1.8, heavy=(0.3, 0.4))


def _far_leg(art: Picture) -> None:
    leg(art, "226,344,34 261,392,25 276,430,14", LEGGINGS, far=True)
    _skate(art, 289, 454, -30, (WHITE_DARK, "#b8ab8c"))


def _near_leg(art: Picture) -> None:
    leg(art, "222,352,38 166,384,29 138,402,24 142,446,19 146,490,12.5", LEGGINGS)
    stripe = brush("250,368 190,398 158,412 156,446 156,488", 6, (1, 1, 1))
    art.lay(art.here(stripe), GOLD)
    _pad(art, 122, 398, 28)
    _skate(art, 148, 498, 0, LINEN)


def _torso(art: Picture) -> None:
    trunk = blob(
        "150,242 140,268 141,300 156,330 180,354! 216,368 256,354! 260,322 246,280 226,238 190,222 166,226"
    )
    art.shape(trunk, SHIRT[0], ink=3.2, shade=SHIRT[1], shift=(-9, -3), hatch=Hatch(15, 6.5, 16))
    inside = art.here(trunk).buffer(-1.5)
    for y in (274, 300):
        art.line(f"128,{y + 10} 180,{y + 12} 230,{y} 280,{y - 16}", 13, (1, 1, 1), WHITE, within=inside)
        for edge in (-6.5, 6.5):
            art.line(
                f"128,{y + 10 + edge} 180,{y + 12 + edge} 230,{y + edge} 280,{y - 16 + edge}",
                1.8,
                (1, 1, 1),
                within=inside,
            )
    art.shade_rim(trunk.buffer(-1.5), -9, -3, SHIRT[1])
    collar = blob("150,236! 160,226 182,218 202,222 212,232! 196,240 172,246 154,248!")
    art.shape(collar, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.line("172,340 190,346 206,341", 2.2, within=inside)
    art.line("246,346 249,330 244,314", 2.2, within=inside)
    hem = blob("170,348! 216,364 260,346! 261,361! 216,380 167,358!")
    art.shape(hem, GOLD, ink=2.5, shade=GOLD_DARK, shift=(-2, -4))


def _far_arm(art: Picture) -> None:
    sleeve(art, "200,246,20 230,240,18 214,204,13.5", SHIRT, hatched=False)
    cuff(art, 212, 206, -8, (GOLD, GOLD_DARK), 30)
    fist(art, 209, 191, 0.92, turned=-7, flip=True)


def _near_arm(art: Picture) -> None:
    sleeve(art, "176,252,23 118,296,20.5 82,270,14", SHIRT, ("148,284 128,294 110,288",))
    with art.at(122, 300, turned=-60):
        art.shape(ellipse(0, 0, 12, 17), CHARCOAL[0], ink=2.6, shade=CHARCOAL[1], shift=(-4, -3))
    cuff(art, 84, 270, -55, (GOLD, GOLD_DARK), 30)
    fist(art, 66, 257, 0.98, turned=36)


def _head(art: Picture) -> None:
    neck(art, 160, 236, lean=-14, width=17)
    with art.at(137, 188, 1.02, turned=-4):
        back = discs("32,-14,13 38,0,12 37,16,11 44,-8,8 46,8,8 30,28,9 42,22,7 -27,-8,8", 28)
        art.shape(back, HAIR, ink=2.8, shade=HAIR_DARK, shift=(-4, -4))
        for curl in ("30,-6 36,-11 43,-6 40,0", "33,12 40,8 46,12 42,18", "28,24 34,20 39,25"):
            art.line(curl, 1.8, (0.2, 1, 0.8, 0.1))
        broad(art, brow=BROW, mood=Mood.PLEASED, nose=Nose.SNUB, lashes=True, full=True, eared=False)
        side = discs("31,-12,8 34,0,7 33,11,6 -26,-16,6", 20)
        art.shape(side, HAIR, ink=2.4, shade=HAIR_DARK, shift=(-3, -3))
        strap = limb("28,-18,1.8 28,14,1.8 20,38,1.8 4,50,1.6")
        art.shape(strap, LION_BLUE, ink=1.6, heavy=(0.2, 0.3))
        art.shape(circle(27, 18, 3, 14), WHITE, ink=1.5, heavy=(0.2, 0.3))
        shell = blob("-33,-18! -34,-42 -16,-62 12,-65 38,-50 43,-20! 22,-27 -8,-29")
        art.shape(shell, GOLD, ink=3.1, shade=GOLD_DARK, shift=(-7, -4), hatch=Hatch(20, 6, 13))
        inside = art.here(shell).buffer(-1.6)
        for vent in ("-18,-44 -6,-54 8,-55", "-14,-36 0,-44 16,-44", "26,-36 34,-40 38,-34"):
            art.line(vent, 5.5, (0.2, 1, 0.2), within=inside)
        rim = limb("-35,-18,3.4 -8,-28,3.8 20,-26,3.8 44,-19,3.2")
        art.shape(rim, WHITE, ink=2.3, shade=WHITE_DARK, shift=(-1, -2))
