"""The running waiter with one glass on his tray: the nine of beer."""

from saarbruecken.courts.bier_dog import dog
from saarbruecken.courts.bier_hands import tray_hand
from saarbruecken.courts.people import LINEN, cuff, laid_hand, leg, neck, sleeve
from saarbruecken.signs import beer
from saarbruecken.suits import AMBER, AMBER_DARK
from woodcut.faces.beards import handlebar
from woodcut.faces.features import Nose
from woodcut.faces.moods import Mood
from woodcut.faces.three_quarter import THREE_QUARTER, face34
from woodcut.geometry import blob, circle, discs, ellipse, move
from woodcut.palette import (
    BLACK,
    GREEN,
    GREEN_DARK,
    RED,
    RED_DARK,
    SKIN_BROWN,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

HAIR = "#2e2622"
GLOSS = "#6d5a4e"
TROUSERS = ("#46505e", "#2d3540")


def waiter(art: Picture) -> None:
    """Draw a slim waiter who runs to the right, the tray above his head and the apron behind him."""
    _far_arm(art)
    _legs(art)
    _apron(art)
    _body(art)
    _tray_arm(art)
    _head(art)
    _foam(art)
    dog(art, 150, 506)


def _shoe(art: Picture, x: float, y: float, turned: float) -> None:
    """Draw a black shoe around an ankle, its toe to the right."""
    with art.at(x, y, flip=True, turned=turned):
        shoe = blob("13,-12! 16,2 15,12! 3,12! 0,9 -14,13 -34,13 -42,7 -31,0 -14,-6 -10,-13! 0,-7")
        art.shape(shoe, BLACK, ink=2.8)
        art.line("-33,5 -22,1 -14,-1", 2.0, (0, 1, 0.3), "#8a8078")


def _legs(art: Picture) -> None:
    # the leg that has pushed off
    _shoe(art, 54, 476, 72)
    leg(art, "158,372,26 128,424,20 94,450,15 60,470,10.5", TROUSERS, far=True)
    # the leg that strides out
    _shoe(art, 282, 504, -16)
    leg(art, "180,370,28 236,396,23 254,424,19 274,492,11", TROUSERS, ("232,412 248,416 260,404",))


def _apron(art: Picture) -> None:
    apron = blob(
        "136,344! 108,372 84,402 50,410 24,396! 34,420 26,440! 52,442 68,458! 100,456 140,438 176,438! "
        "204,430 236,424! 250,402 240,376 216,344!"
    )
    art.shape(apron, AMBER, ink=3.2, shade=AMBER_DARK, shift=(-5, -7), hatch=Hatch(30, 6.5, 14))
    inside = apron.buffer(-1.6)
    for fold in (
        "150,364 122,412 62,436",
        "166,366 148,416 104,450",
        "190,366 190,404 178,434",
        "140,360 110,394 50,424",
    ):
        art.line(fold, 2.4, (0, 1, 0.4), within=inside)
    hem = inside.difference(move(inside, 1.5, -8))
    art.lay(hem.intersection(blob("0,376! 250,400! 250,480! 0,480!")), WHITE)


def _body(art: Picture) -> None:
    shirt = blob("146,232 136,262 138,300 134,346! 176,356 218,344! 222,300 224,262 206,230 178,222")
    art.shape(shirt, WHITE, ink=3.2, shade=WHITE_DARK, shift=(-8, -3))
    vest = blob("148,240! 140,280 132,348! 174,358 220,346! 222,290 214,242! 196,272 184,298! 166,268")
    art.shape(vest, GREEN, ink=3.0, shade=GREEN_DARK, shift=(-8, -3), hatch=Hatch(15, 6, 13))
    art.line("184,298 181,330 177,354", 2.2, (1, 1, 0.6))
    for step in range(3):
        art.shape(circle(189 - step * 2, 309 + step * 13, 3.2, 14), WHITE, ink=1.7)
    # the beer mat with the strokes of a round on it
    with art.at(154, 318, turned=-8):
        art.shape(blob("-12,-12! 12,-12! 12,4! -12,4!"), WHITE, ink=1.9)
        for stroke in range(4):
            art.line(f"{-8 + stroke * 4.6},-9 {-8 + stroke * 4.6},0", 1.7, (1, 1), RED)
        art.line("-14,3 0,5 14,3", 2.2, (1, 1, 1))
    band = blob("130,340! 174,354 223,338! 224,354! 174,370 128,356!")
    art.shape(band, AMBER_DARK, ink=2.6)


def _far_arm(art: Picture) -> None:
    sleeve(art, "148,252,18 92,268,17 66,312,12", LINEN, ("106,258 92,272 84,290",))
    cuff(art, 64, 316, 24, LINEN, 26)
    laid_hand(art, 57, 330, 0.8, turned=-66, skin=SKIN_BROWN)


def _tray_arm(art: Picture) -> None:
    sleeve(art, "212,252,19 262,264,18 274,214,12.5", LINEN, ("244,258 260,268 272,260",))
    cuff(art, 274, 210, 4, LINEN, 29)
    tray_hand(art, 274, 184, SKIN_BROWN)
    art.shape(ellipse(272, 163, 62, 9.5, -5), STEEL, ink=2.8, shade=STEEL_DARK, shift=(-3, -4))
    with art.at(276, 95, turned=-5):
        beer(art, 0, 0, 0.96)


def _foam(art: Picture) -> None:
    """Draw the flakes of foam the haste has cost."""
    for flake in (
        "232,58! 218,50 206,50 200,57 203,65 211,67 220,63",
        "218,35! 205,28 197,30 194,36 198,42 205,42",
        "202,78! 192,73 185,75 183,81 187,86 193,85",
    ):
        art.shape(blob(flake), WHITE, ink=2.3, shade=WHITE_DARK, shift=(-2, -2), heavy=(0.5, 0.8))


def _head(art: Picture) -> None:
    neck(art, 178, 238, SKIN_BROWN, lean=-6, width=15)
    collar = blob("152,238! 158,222 178,230 200,220 208,234! 196,247 182,238! 166,250")
    art.shape(collar, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -2))
    for flip in (False, True):
        with art.at(183, 243, flip=flip):
            wing = blob("2,-2! 14,-10 22,-9! 20,0 23,9! 14,9 2,3!")
            art.shape(wing, RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))
    art.shape(circle(183, 243, 4.4, 14), RED, ink=2)
    with art.at(160, 172, 1.08, flip=True, turned=2):
        art.shape(discs("28,-26,14 37,-10,9 33,5,8 -24,-30,10"), HAIR, ink=2.6)
        face34(art, skin=SKIN_BROWN, brow=HAIR, mood=Mood.PLEASED, nose=Nose.HOOKED, eared=True)
        handlebar(art, THREE_QUARTER, HAIR, Mood.PLEASED)
        curls = discs("-26,-30,8 -22,-42,10 -8,-50,12 10,-50,12 26,-42,11 33,-26,8 4,-38,10 -10,-36,9")
        art.shape(curls, HAIR, ink=2.6)
        for x, y in ((-18, -42), (-4, -50), (12, -50), (26, -38), (32, -16)):
            art.line(f"{x - 5},{y + 2} {x},{y - 4} {x + 5},{y + 1}", 1.7, (0.3, 1, 0.3), GLOSS)
