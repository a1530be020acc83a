"""The nine of lions: an inline skater who carries the flag of the lions through the town."""

from saarbruecken.courts.people import CHARCOAL, DENIM, LINEN, Cloth, cuff, leg, neck, sleeve
from saarbruecken.courts.scenery import LINE, church, stage
from saarbruecken.suits import LION_BLUE, LION_BLUE_DARK, Suit
from woodcut.animals import lion
from woodcut.dress import fist
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded
from woodcut.palette import GOLD, GOLD_DARK, RED, RED_DARK, SKIN_OLIVE, WHITE, WHITE_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SHIRT: Cloth = (GOLD, GOLD_DARK)
HAIR, HAIR_DARK = "#8a4320", "#5b2a12"


def skater() -> Picture:
    """A young woman on inline skates, a flag streaming behind her."""
    art = stage(Suit.COINS, lambda town: church(town, 150, 214), (170, 110))
    for y, x0, x1 in ((346, 284, 336), (380, 300, 340), (300, 276, 330)):
        art.line(f"{x0},{y} {(x0 + x1) / 2},{y - 1} {x1},{y}", 3.6, (0, 1, 0.2), LINE)
    _flag(art)
    _far_leg(art)
    _far_arm(art)
    _near_leg(art)
    _torso(art)
    _head(art)
    _near_arm(art)
    return art


def _flag(art: Picture) -> None:
    art.shape(limb("224,326,4.2 188,34,4.2"), "#b07b43", ink=2.6, shade="#7a4d20", shift=(-2.5, 0))
    art.shape(circle(187, 30, 7, 20), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -2))
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
    lion(art, 272, 106, 0.6, ink=2.0)


def _skate(art: Picture, x: float, y: float, turned: float, boot: Cloth) -> None:
    """Draw a boot on four wheels; the ankle is at the origin, the toe points to the left."""
    with art.at(x, y, turned=turned):
        for place in (-32, -14, 4, 22):
            art.shape(circle(place, 26, 8.6, 24), RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))
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
    leg(art, "232,352,25 258,402,19.5 280,430,15 294,452,11", DENIM, far=True)
    _skate(art, 286, 468, -34, (WHITE_DARK, "#b8ab8c"))


def _near_leg(art: Picture) -> None:
    leg(art, "226,354,29 160,384,23 138,400,21 148,446,16 150,490,11.5", DENIM, ("196,352 180,372 166,376",))
    art.line("150,414 160,408 166,398", 2.0)
    _pad(art, 126, 398, 28)
    _skate(art, 152, 498, 0, LINEN)


def _torso(art: Picture) -> None:
    trunk = blob("156,240 148,268 166,306 192,348! 222,372! 258,354! 256,320 234,276 208,236 180,224")
    art.shape(trunk, SHIRT[0], ink=3.2, shade=SHIRT[1], shift=(-8, -3), hatch=Hatch(15, 6.5, 14))
    inside = art.here(trunk).buffer(-1.5)
    band = blob("150,268! 180,268 236,270! 250,292! 200,292 160,298!")
    art.lay(art.here(band).intersection(inside), LION_BLUE)
    art.line("150,268 180,268 240,270", 2.0, (1, 1, 1), within=inside)
    art.line("160,298 200,292 254,292", 2.0, (1, 1, 1), within=inside)
    art.line("190,342 206,330 214,312", 2.2, within=inside)
    art.line("246,350 242,332 234,318", 2.2, within=inside)


def _far_arm(art: Picture) -> None:
    sleeve(art, "196,248,17 224,240,17 214,204,13", SHIRT, hatched=False)
    cuff(art, 212, 206, -8, LINEN, 28)
    fist(art, 209, 190, 0.98, turned=-7, skin=SKIN_OLIVE, flip=True)


def _near_arm(art: Picture) -> None:
    sleeve(art, "180,250,19 122,294,18 86,268,13", SHIRT, ("146,282 128,290 112,286",))
    with art.at(128, 296, turned=-60):
        art.shape(ellipse(0, 0, 12, 17), CHARCOAL[0], ink=2.6, shade=CHARCOAL[1], shift=(-4, -3))
    cuff(art, 88, 268, -55, LINEN, 28)
    fist(art, 74, 254, 1.0, turned=-60, skin=SKIN_OLIVE)


def _head(art: Picture) -> None:
    neck(art, 172, 238, SKIN_OLIVE, lean=-18, width=14)
    with art.at(136, 184, 1.14):
        tail = blob("24,-20! 46,-30 62,-20 84,-26 100,-14! 84,-8 92,2! 68,0 50,6 34,-2 26,4!")
        art.shape(tail, HAIR, ink=2.8, shade=HAIR_DARK, shift=(-3, -4))
        for strand in ("34,-14 56,-16 82,-18", "34,-6 54,-6 74,-6"):
            art.line(strand, 1.8, (0, 1, 0.3))
        back = blob("0,-30 30,-34 36,-10 28,16 14,30! 8,10")
        art.shape(back, HAIR, ink=2.6, shade=HAIR_DARK, shift=(-4, -3))
        profile(art, skin=SKIN_OLIVE, brow=HAIR_DARK, mood=Mood.DELIGHTED, lashes=True)
        lock = blob("-8,-34! 10,-26 14,-8 8,6! 24,4 34,-16 28,-40")
        art.shape(lock, HAIR, ink=2.4, shade=HAIR_DARK, shift=(-3, -3))
        art.line("6,10 2,28 -8,44 -16,48", 3.4, (1, 1, 1))
        shell = blob("-32,-18! -32,-42 -14,-62 12,-64 36,-48 41,-20! 20,-26 -8,-28")
        art.shape(shell, RED, ink=3.1, shade=RED_DARK, shift=(-7, -4), hatch=Hatch(20, 6, 13))
        inside = art.here(shell).buffer(-1.6)
        for vent in ("-18,-44 -6,-54 8,-55", "-14,-36 0,-44 16,-44", "-6,-31 6,-35 22,-34"):
            art.line(vent, 5.5, (0.2, 1, 0.2), within=inside)
        art.shape(
            limb("-34,-18,3.4 -8,-27,3.8 20,-25,3.8 42,-18,3.2"),
            WHITE,
            ink=2.3,
            shade=WHITE_DARK,
            shift=(-1, -2),
        )
