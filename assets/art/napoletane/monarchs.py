"""How each king bears himself, drawn in the order in which one part lies over the other."""

from collections.abc import Callable

from shapely.affinity import affine_transform
from shapely.geometry import box

from napoletane.cudgel import club
from napoletane.hair import beard_from_the_side, curls, temple_curls
from napoletane.headgear import closed_crown, leaf_crown
from napoletane.regalia import footstool, sceptre, throne_arms, throne_back
from napoletane.robes import (
    KingDress,
    cape,
    cuff,
    gown,
    mantle,
    orphrey,
    sash,
    sleeve,
    slipper,
    standing_robe,
)
from napoletane.signs import coin, cup, sword
from woodcut.dress import ermine, fist, open_hand
from woodcut.faces.beards import full_beard
from woodcut.faces.broad import BROAD, broad
from woodcut.faces.frontal import FRONTAL, frontal
from woodcut.faces.profile import profile
from woodcut.geometry import blob, circle, move, poly
from woodcut.hats import crown
from woodcut.heads import beard, face34
from woodcut.palette import GOLD, GREEN, RED, SHADE
from woodcut.pattern import motif
from woodcut.picture import Picture

LEAN = 0.1
"""How far the king of clubs leans: units sideways for every unit upwards."""


def with_coin_and_sceptre(art: Picture, dress: KingDress) -> None:
    """The stout king, well pleased with his coin."""
    standing_robe(art, dress)
    sceptre(art, (288, 521), (304, 120), dress.jewel)
    sleeve(
        art, dress, "240,264,20 266,332,21.5 290,312,17", "250,296 260,316 272,318", "258,336 268,332 278,324"
    )
    cuff(art, dress, 294, 305, 38)
    sleeve(art, dress, "120,264,20 82,324,21.5 72,270,17", "106,292 90,312 78,312", "94,332 82,326 76,308")
    cape(art)
    fist(art, 300, 288, 1.12, turned=4)
    coin(art, 72, 166, 53, face=True)
    cuff(art, dress, 71, 258, -6)
    open_hand(art, 70, 234, wide=True)
    hair, dark = dress.hair
    with art.at(184, 156, 1.16):
        curls(art, hair, dark, both_sides=False)
        broad(art, bearded=True, brow=dark, aged=True, smile=1.5, grave=True)
        full_beard(art, BROAD, hair, dark, length=84)
        temple_curls(art, hair, dark)
        with art.at(0, -32, 1.06):
            crown(art, band=RED)


def raising_the_cup(art: Picture, dress: KingDress) -> None:
    """The old king walks past with the cup raised, his mantle trailing behind him."""
    slipper(art, dress, 104, 532)
    mantle(
        art,
        dress,
        "166,218! 206,214 244,232 266,280 276,350 288,430 310,484 339,522! 330,537 280,532 220,538 "
        "150,532 104,536! 108,440 120,340 130,260",
    )
    inside = gown(
        art,
        dress,
        "150,226 128,262 116,330 110,420 96,522! 124,528 160,522 190,528 218,520! 212,430 208,340 "
        "206,250 186,222",
        ("112,380 108,430 104,492", "160,362 164,430 164,492", "184,362 190,430 192,494"),
    )
    brocade = inside.intersection(box(90, 370, 215, 500)).buffer(-5)
    art.add(motif(brocade, dress.pattern, 25, 25, margin=5), dress.robe[1])
    with art.at(-42, 0):
        orphrey(art, dress, poly("172,366 194,366 189,503 161,503").intersection(move(inside, 42, 0)), 5, 384)
    belt = blob("118,334! 150,344 180,346 216,340! 216,358! 180,364 150,362 115,352!")
    art.shape(belt, dress.sash, ink=2.6, shade=SHADE[dress.sash], shift=(-2, -5))
    for x, y in ((128, 346), (194, 353)):
        art.shape(circle(x, y, 4, 18), GOLD, ink=1.8)
    train = blob("222,514! 262,520 298,512 322,500! 339,522! 330,537 284,532 226,540!")
    ermine(art, train, 22, 15)
    ermine(art, blob("184,232! 204,248 202,330 204,430 214,538! 238,538! 230,430 226,330 228,248 208,230!"))
    cup(art, 65, 190, 138)
    sleeve(
        art, dress, "178,266,22 150,338,23 88,276,17", "170,300 158,326 140,330", "136,330 146,320 146,306"
    )
    cuff(art, dress, 78, 262, -44)
    ermine(
        art,
        blob("150,224! 180,212 216,220 240,240 254,276 246,300! 214,304 180,302 146,288! 138,256"),
        19,
        17,
    )
    fist(art, 68, 243, 1.12, flip=True, turned=-8)
    hair, dark = dress.hair
    with art.at(176, 150, 1.14):
        profile(art, bearded=True, brow=dark, aged=True, eared=False, grave=True)
        beard_from_the_side(art, hair, dark)
        with art.at(5, -32, 1.02, turned=4):
            crown(art, band=GREEN)


def enthroned_with_the_sword(art: Picture, dress: KingDress) -> None:
    """The dark king sits on his throne, the bare sword upright on his knee."""
    throne_back(art)
    mantle(
        art,
        dress,
        "130,226 104,246 92,300 88,350 76,400 82,470 92,524! 120,530 180,524 240,530 268,524! 278,470 "
        "284,400 272,350 268,300 256,246 230,226",
    )
    footstool(art)
    slipper(art, dress, 146, 518)
    slipper(art, dress, 214, 518, flip=True)
    inside = gown(
        art,
        dress,
        "136,232 126,290 124,330 100,372 94,404 106,440 111,476 112,505! 146,513 180,508 214,513 248,505! "
        "249,476 254,440 266,404 260,372 236,330 234,290 224,232",
        (
            "134,430 132,460 134,492",
            "226,430 228,460 226,492",
            "152,380 166,420 168,490",
            "208,380 194,420 194,490",
        ),
    )
    orphrey(art, dress, poly("168,250 192,250 192,352 168,352").intersection(inside), 3, 272)
    orphrey(art, dress, poly("170,370 190,370 196,490 164,490").intersection(inside), 4, 388)
    for flip in (False, True):
        with art.at(360 if flip else 0, flip=flip):
            art.line("100,408 116,424 140,420 152,396", 2.6, (0, 1, 0.8, 0))
            art.line("118,342 138,352 160,372", 2.2, (0.2, 1, 0))
    sash(art, dress)
    throne_arms(art)
    sword(art, 74, 222, 372, grip=RED, width=1.4)
    sleeve(art, dress, "120,266,20 96,332,22 84,356,17", "106,296 100,320 94,328")
    sleeve(art, dress, "240,266,20 270,322,22 282,352,17", "254,296 264,318 272,322")
    cape(art)
    cuff(art, dress, 84, 356, 26)
    fist(art, 74, 368, 1.14, flip=True, skin=dress.skin)
    cuff(art, dress, 285, 356, -16)
    hand = blob("272,362! 284,356 298,360 306,370 304,382 296,386 290,380 282,386 274,380!")
    art.shape(hand, dress.skin, ink=2.4, shade=SHADE[dress.skin], shift=(-2, -3))
    for x in (284, 293):
        art.line(f"{x},370 {x + 1},376 {x},384", 1.5, (0, 1, 0.6))
    hair, dark = dress.hair
    with art.at(180, 164, 1.14):
        curls(art, hair, dark, both_sides=True)
        frontal(art, skin=dress.skin, bearded=True, brow=dark, eared=False, bushy=1.2, grave=True)
        full_beard(art, FRONTAL, hair, dark, length=76)
        with art.at(0, -32, 1.06):
            closed_crown(art, RED)


def leaning_on_the_club(art: Picture, dress: KingDress) -> None:
    """The young red king leans with both hands on his club."""
    _leaning(art, lambda upright: standing_robe(upright, dress))
    club(art, 64, 372, 324, -2, width=1.3)
    sleeve(art, dress, "113,272,20 99,344,21 72,322,16", "110,298 102,330 92,338", "94,340 88,332 84,322")
    sleeve(
        art, dress, "228,270,21 190,350,22 98,312,15", "224,310 206,338 192,340", "182,348 170,338 164,330"
    )
    _leaning(art, cape)
    cuff(art, dress, 70, 320, -30)
    fist(art, 64, 310, 1.12, turned=-4, flip=True)
    cuff(art, dress, 94, 308, 64)
    fist(art, 69, 286, 1.14, turned=-8)
    hair, dark = dress.hair
    with art.at(163, 154, 1.18, turned=-4):
        curls(art, hair, dark, both_sides=False)
        face34(art, bearded=True, brow=dark, smile=1.5, grave=True)
        beard(art, hair, dark, 70)
        temple_curls(art, hair, dark)
        with art.at(0, -30, 1.06):
            leaf_crown(art, RED)


def _leaning(art: Picture, draw: Callable[[Picture], None]) -> None:
    """Draw something upright so that it leans, its foot staying on the ground."""
    upright = Picture()
    draw(upright)
    for layer in upright.layers:
        art.lay(art.here(affine_transform(layer.region, [1, LEAN, 0, 1, 18 - LEAN * 530, 0])), layer.fill)
