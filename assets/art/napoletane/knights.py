"""The four knights: a horse in a gait of its own, a rider with a gesture of his own."""

from napoletane.furniture import PLATFORM, Suit, platform
from napoletane.limbs import Cloth
from napoletane.riders import (
    KnightDress,
    drawing_the_scimitar,
    lifting_the_cup,
    showing_the_coin,
    swinging_the_club,
)
from woodcut.card import card_base
from woodcut.gaits import AMBLING, REARING, STEPPING, TROTTING
from woodcut.geometry import ellipse
from woodcut.horse import Coat
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    RED,
    RED_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

BOOTS = Cloth("#5a3426", "#381d14", "#e3c189", "#b18c50")

KNIGHTS = {
    Suit.COINS: KnightDress(
        cape=Cloth(GOLD, GOLD_DARK),
        coat=Coat("#b9713a", "#87491f", "#7b4320", "#3a2417", "#21130b"),
        tack=BLUE,
        doublet=Cloth(GOLD, GOLD_DARK, BLUE),
        hose=Cloth(WHITE, WHITE_DARK, BLUE, BLUE_DARK),
        gait=AMBLING,
        boot=BOOTS,
    ),
    Suit.CUPS: KnightDress(
        cape=Cloth(RED, RED_DARK),
        coat=Coat("#dca765", "#ad7938", "#a06f36", "#7b4320", "#4d2811"),
        tack=GREEN,
        doublet=Cloth(RED, RED_DARK, GOLD),
        hose=Cloth(GOLD, GOLD_DARK, GREEN, GREEN_DARK),
        gait=STEPPING,
        boot=Cloth("#6b3f22", "#43260f", "#e3c189", "#b18c50"),
    ),
    Suit.SWORDS: KnightDress(
        cape=Cloth(RED, RED_DARK),
        coat=Coat("#e9e2d0", "#b9ae94", "#a79c83", "#8b5a2e", "#5f3a1a"),
        tack=RED,
        doublet=Cloth(BLUE, BLUE_DARK, WHITE),
        hose=Cloth(GOLD, GOLD_DARK, RED, RED_DARK),
        gait=TROTTING,
        boot=Cloth(RED, RED_DARK, GOLD, GOLD_DARK),
    ),
    Suit.CLUBS: KnightDress(
        cape=Cloth(GREEN, GREEN_DARK),
        coat=Coat("#645d59", "#3d3836", "#48423f", "#2a2523", "#141110"),
        tack=RED,
        doublet=Cloth(GREEN, GREEN_DARK, GOLD),
        hose=Cloth(RED, RED_DARK, GOLD, GOLD_DARK),
        gait=REARING,
        boot=Cloth(BROWN, BROWN_DARK, "#e3c189", "#b18c50"),
    ),
}
GESTURES = {
    Suit.COINS: showing_the_coin,
    Suit.CUPS: lifting_the_cup,
    Suit.SWORDS: drawing_the_scimitar,
    Suit.CLUBS: swinging_the_club,
}
FACING_RIGHT = (Suit.COINS,)


def knight(suit: Suit) -> Picture:
    """A knight on his horse, the sign of his suit raised."""
    art = card_base()
    platform(art, suit)
    art.add(ellipse(184, 537, 140, 6), PLATFORM[suit][1])
    right = suit in FACING_RIGHT
    with art.at(360 if right else 0, 0, flip=right):
        GESTURES[suit](art, KNIGHTS[suit])
    return art
