"""The running waiter with one glass on his tray: the nine of beer."""

from saarbruecken.courts.bier_hands import tray_hand
from saarbruecken.courts.people import cuff, laid_hand, leg, neck, sleeve
from saarbruecken.signs import beer
from saarbruecken.suits import AMBER, AMBER_DARK
from woodcut.geometry import blob, circle, discs, ellipse, move
from woodcut.heads import face34, moustache
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

HAIR, HAIR_DARK = "#2e2622", "#191412"
TROUSERS = ("#46505e", "#2d3540")
SHIRT = (WHITE, WHITE_DARK)


def waiter(art: Picture) -> None:
    """Draw a slim waiter who runs to the right, the tray above his head and the apron behind him."""
    _far_arm(art)
    _legs(art)
    _apron(art)
    _body(art)
    _tray_arm(art)
    _head(art)
    _splash(art)


def _shoe(art: Picture, x: float, y: float, turned: float) -> None:
    """Draw a black shoe around an ankle, its toe to the right."""
    with art.at(x, y, flip=True, turned=turned):
        shoe = blob("13,-12! 16,2 14,12! 3,12! 0,9 -14,13 -34,13 -41,7 -30,0 -13,-6 -10,-13! 0,-7")
        art.shape(shoe, BLACK, ink=2.8)
        art.line("-33,5 -22,1 -14,-1", 2.0, (0, 1, 0.3), "#8a8078")


def _legs(art: Picture) -> None:
    # the leg that pushes off
    _shoe(art, 62, 474, 78)
    leg(art, "158,372,26 132,430,19 96,452,14 68,470,10", TROUSERS, far=True)
    # the leg that strides out
    _shoe(art, 262, 512, -8)
    leg(art, "178,372,27 226,408,21 238,440,17 256,500,11", TROUSERS, ("214,418 230,424 244,414",))


def _apron(art: Picture) -> None:
    apron = blob(
        "136,344! 108,372 84,404 50,416 26,404! 34,426 28,446! 52,448 70,462! 104,462 146,446 184,448! "
        "210,440 234,424! 226,392 216,344!"
    )
    art.shape(apron, GREEN, ink=3.2, shade=GREEN_DARK, shift=(-5, -7), hatch=Hatch(30, 6.5, 14))
    inside = apron.buffer(-1.6)
    for fold in (
        "150,364 122,412 62,440",
        "166,366 148,420 104,456",
        "190,366 186,410 182,444",
        "140,360 110,396 50,428",
    ):
        art.line(fold, 2.4, (0, 1, 0.4), within=inside)
    art.lay(
        inside.difference(move(inside, 1.5, -8)).intersection(blob("0,380! 250,400! 250,480! 0,480!")), WHITE
    )


def _body(art: Picture) -> None:
    shirt = blob("146,232 136,262 138,300 132,352! 176,362 220,350! 222,300 224,262 206,230 178,222")
    art.shape(shirt, WHITE, ink=3.2, shade=WHITE_DARK, shift=(-8, -3))
    vest = blob(
        "148,240! 140,280 130,352! 152,366 172,356! 178,364 194,368! 222,350! 222,290 214,242! 196,272 "
        "184,298! 166,268"
    )
    art.shape(vest, AMBER, ink=3.0, shade=AMBER_DARK, shift=(-8, -3), hatch=Hatch(15, 6, 13))
    art.line("184,298 180,330 174,354", 2.2, (1, 1, 0.6))
    for step in range(3):
        art.shape(circle(188 - step * 2, 310 + step * 15, 3.2, 14), WHITE, ink=1.7)
    band = blob("131,340! 174,354 222,340! 222,354! 174,368 130,354!")
    art.shape(band, GREEN_DARK, ink=2.6)


def _far_arm(art: Picture) -> None:
    sleeve(art, "148,252,18 92,268,17 66,312,12", SHIRT, ("106,258 92,272 84,290",))
    cuff(art, 64, 316, 24, SHIRT, 28)
    laid_hand(art, 56, 332, 0.9, turned=-66, skin=SKIN_BROWN)


def _tray_arm(art: Picture) -> None:
    sleeve(art, "212,252,19 256,262,18 268,214,12.5", SHIRT, ("238,256 254,266 266,258",))
    cuff(art, 268, 210, 4, SHIRT, 29)
    tray_hand(art, 268, 186, SKIN_BROWN)
    tray = ellipse(266, 172, 66, 9, -4)
    art.shape(tray, STEEL, ink=2.8, shade=STEEL_DARK, shift=(-3, -4))
    beer(art, 270, 104, 0.94)


def _splash(art: Picture) -> None:
    for x, y, r in ((218, 48, 4.2), (206, 62, 2.8), (232, 34, 3)):
        art.shape(circle(x, y, r, 16), WHITE, ink=1.8)


def _head(art: Picture) -> None:
    neck(art, 180, 236, SKIN_BROWN, lean=-4)
    collar = blob("154,236! 160,222 180,230 202,220 208,234! 196,246 182,238! 168,248")
    art.shape(collar, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -2))
    for flip in (False, True):
        with art.at(183, 242, flip=flip):
            art.shape(
                blob("2,-2! 14,-10 22,-9! 20,0 23,9! 14,9 2,3!"), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2)
            )
    art.shape(circle(183, 242, 4.4, 14), RED, ink=2)
    with art.at(168, 168, 1.06, flip=True, turned=6):
        art.shape(discs("28,-26,14 36,-8,9 30,8,8 -24,-30,10"), HAIR, ink=2.6)
        face34(art, skin=SKIN_BROWN, brow=HAIR, smile=1)
        art.add(ellipse(-9, 31, 7, 3), WHITE)
        moustache(art, HAIR)
        curls = discs("-26,-30,8 -22,-42,10 -8,-50,12 10,-50,12 26,-42,11 33,-26,8 4,-38,10 -10,-36,9")
        art.shape(curls, HAIR, ink=2.6)
        for x, y in ((-18, -42), (-4, -50), (12, -50), (26, -38)):
            art.line(f"{x - 5},{y + 2} {x},{y - 4} {x + 5},{y + 1}", 1.7, (0.3, 1, 0.3), "#6d5a4e")
