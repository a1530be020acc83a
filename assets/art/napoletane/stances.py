"""How each knave stands, drawn in the order in which one part lies over the other."""

from napoletane.companions import goose, terrier
from napoletane.cudgel import club
from napoletane.embellishments import olive_branch
from napoletane.hair import wavy_hair_from_the_side
from napoletane.headgear import flat_cap, hunters_hat
from napoletane.limbs import (
    Cloth,
    Stripes,
    arm,
    collar,
    cuff,
    garter,
    hand_on_hip,
    puff,
    shoe,
    stocking,
    tossing_hand,
)
from napoletane.sea import crab
from napoletane.signs import coin, cup, sword
from napoletane.songbird import songbird
from napoletane.tunics import belt, breeches, cape, tunic
from woodcut.dress import fist
from woodcut.faces.child import child
from woodcut.faces.flesh import ear
from woodcut.faces.frontal import frontal
from woodcut.faces.profile import profile
from woodcut.geometry import limb
from woodcut.hats import cap
from woodcut.heads import face34, hair_bob
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
    SKIN,
    SKIN_DARK,
    SKIN_OLIVE,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

ZIGZAG = (
    "117,352 108,378! 119,393 131,382! 143,397 156,385! 168,399 180,386! 192,399 204,385! 217,397 "
    "229,382! 241,393 252,378! 243,352"
)
ZIGZAG_FOLDS = (
    "142,340 134,372 131,398",
    "160,342 157,374 156,400",
    "200,342 203,374 204,400",
    "218,340 226,372 229,398",
    "180,345 180,375 180,402",
)


def tossing_the_coin(art: Picture) -> None:
    """He flicks the coin into the air and looks after it, one hand on his hip."""
    halves = (Cloth(BLUE, BLUE_DARK, GOLD), Cloth(GOLD, GOLD_DARK, RED))
    terrier(art, 300, 534, 1.06)
    cape(
        art,
        "158,228! 132,270 126,330 120,384! 146,398 180,390 222,398 "
        "256,388 282,398! 290,350 280,292 262,250 236,228!",
        Cloth(RED, RED_DARK),
        ("262,300 272,350 270,390", "138,300 132,350 134,388"),
    )
    stocking(art, "206,362,28 216,428,20.5 220,470,17.5 222,512,11", Cloth(RED, RED_DARK))
    stocking(
        art,
        "166,362,28 136,424,20.5 122,466,17.5 108,510,11",
        Cloth(WHITE, WHITE_DARK, RED, RED_DARK),
        Stripes(100),
    )
    garter(art, 219, 448, BLUE, -2)
    garter(art, 128, 446, BLUE, 16)
    shoe(art, 226, 522, Cloth(BLUE, BLUE_DARK), flip=True)
    shoe(art, 104, 522, Cloth(BLUE, BLUE_DARK))
    with art.at(186, 372, turned=5), art.at(-180, -372):
        tunic(art, halves, ZIGZAG, ZIGZAG_FOLDS)
        belt(art)
        arm(art, "232,250,20 274,306,20 248,346,14", "254,298 266,312 276,310")
        cuff(art, 246, 348, -35)
        hand_on_hip(art, 232, 358, flip=True)
        puff(art, 234, 252, halves[1], turned=-28)
    arm(art, "146,252,20 98,292,19 82,256,14", "112,286 98,296 88,294")
    cuff(art, 80, 250, -14)
    tossing_hand(art, 77, 226, turned=-6)
    puff(art, 146, 250, halves[0], turned=40)
    coin(art, 86, 122, 47, face=True)
    for x in (-1, 0, 1):
        art.line(
            f"{81 + x * 17},{176 - abs(x) * 3} {78 + x * 13},182 {76 + x * 9},{189 - abs(x) * 4}",
            3,
            (0.2, 1, 0.1),
        )
    art.shape(limb("196,186,13 199,224,15"), SKIN, ink=2.6, shade=SKIN_DARK, shift=(-3, -6))
    collar(art, 198, 228, 6)
    with art.at(197, 157, 1.1, turned=14):
        hair_bob(art, "#6b3d1f", "#43240f", behind=True, length=46)
        child(art, smile=1.5, eared=False, freckled=True, grave=True)
        hair_bob(art, "#6b3d1f", "#43240f", behind=False)
        cap(art, colour=BLUE, dark=BLUE_DARK, feather=GOLD, feather_dark=GOLD_DARK, band=RED)


def bowing_with_the_cup(art: Picture) -> None:
    """He bows from the hips and offers the cup, his cap in the other hand."""
    doublet = Cloth(RED, RED_DARK, GOLD)
    hose = Cloth(GOLD, GOLD_DARK, RED, RED_DARK)
    with art.at(369, 0, flip=True), art.at(179, 534, 1.03), art.at(-182, -534):
        stocking(art, "236,380,26 276,436,19.5 266,474,17 250,512,11", Cloth(BLUE, BLUE_DARK))
        garter(art, 272, 452, RED, -4)
        shoe(art, 250, 522, Cloth(RED, RED_DARK))
        striped = Cloth(WHITE, WHITE_DARK, BLUE, BLUE_DARK)
        stocking(art, "214,384,26 166,434,20 138,470,17 110,508,11", striped, Stripes(125))
        shoe(art, 100, 514, Cloth(RED, RED_DARK), turned=24)
        garter(art, 152, 452, RED, 42)
        breeches(art, "222,338! 262,350 282,388 280,424! 256,430 232,418! 214,380", hose, 60)
        breeches(art, "192,332! 238,346 247,384 222,420 196,432! 168,424 154,402! 150,362", hose, 120)
        with art.at(217, 368, turned=9), art.at(-228, -368):
            arm(art, "208,258,19 248,286,18 276,262,13", "240,278 250,286 260,282")
            with art.at(228, 368, turned=-26), art.at(-180, -372):
                tunic(art, (doublet, doublet), "116,352 138,362 180,366 222,362 244,352")
                belt(art)
                puff(art, 228, 250, doublet, turned=-60)
            cuff(art, 280, 258, 48)
            with art.at(279, 247, 0.94, flip=True, turned=30):
                cap(
                    art,
                    colour=RED,
                    dark=RED_DARK,
                    feather=WHITE,
                    feather_dark=SKY_DARK,
                    band=GOLD,
                    feather_size=0.8,
                )
            fist(art, 287, 242, 0.98, turned=46)
            arm(art, "154,270,20 118,316,19 90,262,14", "132,312 118,318 106,308")
            with art.at(72, 188, turned=-9):
                cup(art, 0, 0, 122)
            cuff(art, 86, 256, -28)
            fist(art, 74, 234, 1.05, flip=True)
            puff(art, 156, 264, doublet, turned=20)
            collar(art, 160, 236, -20)
            with art.at(154, 166, 1.1, turned=-10):
                profile(art, smile=1.5, eared=False, grave=True)
                wavy_hair_from_the_side(art, "#c9822b", "#8f5518")
                ear(art, 13, 6, SKIN)
    goose(art, 58, 535, 0.96)


def leaning_on_the_sword(art: Picture) -> None:
    """He leans on a sword nearly as tall as himself, his legs crossed, a branch in the other hand."""
    halves = (Cloth(SKY, SKY_DARK, BLUE), Cloth(BLUE, BLUE_DARK, WHITE))
    cape(
        art,
        "148,228! 124,256 112,330 108,400! 134,410 160,402! 190,412 220,402! 244,398 238,290 212,228!",
        Cloth(GOLD, GOLD_DARK),
        ("126,300 120,350 120,400", "232,300 236,350 232,396"),
    )
    stocking(
        art,
        "204,362,28 196,428,20.5 186,470,17.5 178,512,11",
        Cloth(GOLD, GOLD_DARK, RED, RED_DARK),
        Stripes(96),
    )
    shoe(art, 174, 522, Cloth(BROWN, BROWN_DARK))
    stocking(art, "160,362,28 176,426,20.5 202,464,17 222,500,10.5", Cloth(RED, RED_DARK))
    garter(art, 188, 446, BLUE, -30)
    shoe(art, 232, 512, Cloth(BROWN, BROWN_DARK), flip=True, turned=34)
    crab(art, 68, 534, 0.86)
    with art.at(184, 372, turned=3), art.at(-180, -372):
        tunic(
            art,
            halves,
            "120,352 112,384 126,398! 150,404 180,406 210,404 234,398! 248,384 240,352",
            ZIGZAG_FOLDS,
        )
        belt(art)
    arm(art, "232,252,20 252,284,18! 280,246,14", "240,274 249,283 259,279")
    cuff(art, 282, 239, 34)
    sword(art, 300, 361, 338, up=False, grip=RED, width=1.4, guard=0.72)
    fist(art, 300, 227, 1.05, flip=True, skin=SKIN_OLIVE)
    puff(art, 234, 254, halves[1], turned=-35)
    olive_branch(art)
    arm(art, "134,250,20 94,292,19 76,326,14", "100,280 94,292 84,294")
    cuff(art, 74, 332, 24)
    fist(art, 68, 350, 1.05, turned=10, skin=SKIN_OLIVE)
    puff(art, 134, 250, halves[0], turned=35)
    collar(art, 184, 226)
    with art.at(184, 152, 1.12):
        hair_bob(art, "#3a2b23", "#1e1612", behind=True, length=46)
        frontal(art, skin=SKIN_OLIVE, smile=1.5, eared=False, grave=True, lift=0.56)
        hair_bob(art, "#3a2b23", "#1e1612", behind=False)
        flat_cap(art, Cloth(BLUE, BLUE_DARK, GOLD, GOLD_DARK), Cloth(RED, RED_DARK))


def walking_with_the_club(art: Picture) -> None:
    """He strides along, the club over his shoulder."""
    halves = (Cloth(GREEN, GREEN_DARK, GOLD), Cloth(GOLD, GOLD_DARK, GREEN))
    arm(art, "226,252,19 268,300,18 286,346,13", "256,296 268,300 274,310")
    cuff(art, 288, 350, -24)
    fist(art, 292, 368, 0.98, turned=-24)
    cape(
        art,
        "160,228! 190,240 236,262 272,310 294,392! 270,392 258,404! 226,390 160,390!",
        Cloth(BLUE, BLUE_DARK),
        ("236,290 262,340 272,388", "220,290 240,340 246,390"),
    )
    stocking(art, "200,364,28 232,426,20.5 254,464,17.5 280,494,11", Cloth(GOLD, GOLD_DARK))
    shoe(art, 288, 504, Cloth(BROWN, BROWN_DARK), turned=-44)
    stocking(
        art,
        "168,364,28 132,424,20.5 112,466,17.5 94,508,11",
        Cloth(WHITE, WHITE_DARK, GREEN, GREEN_DARK),
        Stripes(108),
    )
    garter(art, 244, 446, RED, -36)
    garter(art, 121, 446, RED, 24)
    shoe(art, 88, 519, Cloth(BROWN, BROWN_DARK), turned=10)
    with art.at(184, 372, turned=-5), art.at(-180, -372):
        tunic(art, halves, ZIGZAG, ZIGZAG_FOLDS)
        belt(art)
        puff(art, 232, 252, halves[1], turned=-30)
    songbird(art, 282, 148, 1.05)
    club(art, 206, 240, 300, turned=49, width=0.94)
    arm(art, "134,252,20 84,294,20 112,322,14", "100,290 88,296 80,290")
    cuff(art, 103, 312, -46)
    fist(art, 123, 316, 1.26, flip=True, turned=40)
    puff(art, 138, 250, halves[0], turned=42)
    collar(art, 170, 226, -6)
    with art.at(162, 150, 1.12):
        hair_bob(art, "#b5622a", "#7c3d16", behind=True, length=46)
        face34(art, smile=2.5, grave=True, lift=0.62)
        hair_bob(art, "#b5622a", "#7c3d16", behind=False)
        hunters_hat(art, Cloth(GREEN, GREEN_DARK, RED, RED_DARK), Cloth(WHITE, SKY_DARK))
