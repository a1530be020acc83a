"""How each king bears himself, drawn in the order in which one part lies over the other."""

from collections.abc import Callable

from shapely.affinity import affine_transform
from shapely.geometry import box

from napoletane.cudgel import club
from napoletane.hair import beard_from_the_side, curls, temple_curls
from napoletane.headgear import closed_crown, leaf_crown
from napoletane.limbs import forefinger_behind, hand_on_hip, pinching_hand
from napoletane.regalia import charter, sceptre
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
from napoletane.songbird import blue_tit, magpie
from napoletane.tabby import tabby
from woodcut.dress import ermine, fist
from woodcut.faces.beards import full_beard
from woodcut.faces.broad import BROAD, broad
from woodcut.faces.frontal import FRONTAL, frontal
from woodcut.faces.profile import profile
from woodcut.geometry import blob, circle, ellipse, limb, move, poly
from woodcut.hats import crown
from woodcut.heads import beard, face34
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, GREEN, INK, RED, SHADE, WHITE
from woodcut.pattern import motif
from woodcut.picture import Picture

MOUSE, MOUSE_DARK = "#b3a393", "#7d6d5f"
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
    with art.at(72, 260, 1.14):
        forefinger_behind(art)
    coin(art, 72, 168, 53, face=True)
    with art.at(72, 260, 1.14):
        pinching_hand(art)
    cuff(art, dress, 71, 264, -6)
    hair, dark = dress.hair
    with art.at(184, 156, 1.16):
        curls(art, hair, dark, both_sides=False)
        broad(art, bearded=True, brow=dark, aged=True, smile=1.5, grave=True)
        full_beard(art, BROAD, hair, dark, length=84)
        temple_curls(art, hair, dark)
        with art.at(0, -32, 1.06):
            crown(art, band=RED)
    magpie(art, 56, 532, 0.98)


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
    _stick(art, dress)
    cup(art, 65, 190, 138)
    sleeve(
        art,
        dress,
        "178,264,22 150,334,20! 86,274,15",
        "172,298 164,318 148,326",
        "158,340 144,332 134,318",
    )
    cuff(art, dress, 78, 262, -44)
    ermine(
        art,
        blob("150,224! 180,212 216,220 240,240 254,276 246,300! 214,304 180,302 146,288! 138,256"),
        19,
        17,
    )
    fist(art, 68, 243, 1.12, flip=True, turned=-8)
    tabby(art, 311, 518)
    hair, dark = dress.hair
    with art.at(184, 152, 1.3):
        profile(art, bearded=True, brow=dark, aged=True, eared=False, grave=True)
        beard_from_the_side(art, hair, dark)
        with art.at(7, -27, 1.1, turned=7):
            crown(art, band=GREEN)


def _stick(art: Picture, dress: KingDress) -> None:
    """The stick on which the old king leans as he walks, in his far hand."""
    stick = limb("62,536,3.4 80,430,4.2 93,350,4.6")
    art.shape(stick, BROWN, ink=2.6, shade=BROWN_DARK, shift=(-2.4, 0))
    art.shape(circle(95, 342, 9.5, 28), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(limb("140,346,14 122,372,13.6 108,384,12"), dress.robe[1], ink=2.8)
    cuff(art, dress, 106, 385, 62)
    fist(art, 88, 384, 1.02, turned=10)


def shouldering_the_sword(art: Picture, dress: KingDress) -> None:
    """The dark king stands with the bare sword on his shoulder, his mantle gathered over one arm."""
    mantle(
        art,
        dress,
        "124,222 100,240 92,300 86,380 74,450 62,521! 90,532 124,526 180,532 250,532 300,527 318,517! "
        "306,450 296,380 282,300 262,244 232,222",
    )
    slipper(art, dress, 142, 532)
    slipper(art, dress, 206, 532, flip=True)
    inside = gown(
        art,
        dress,
        "132,232 124,296 120,350 110,440 98,516! 120,524 148,518 178,526 208,518 238,524 258,516! "
        "246,440 236,350 232,296 222,232",
        (
            "132,352 130,420 120,494",
            "152,352 150,430 146,492",
            "204,352 208,430 214,492",
            "224,352 230,420 240,492",
        ),
    )
    with art.at(-4, 0):
        lower = move(inside, 4, 0)
        orphrey(art, dress, poly("168,250 192,250 194,352 198,505 164,505 166,352").intersection(lower), 0, 0)
        orphrey(art, dress, poly("166,354 194,354 198,505 164,505").intersection(lower), 5, 372)
        sash(art, dress)
    with art.at(173, 528, 1.2):
        _mouse(art, 0, 0)
    lappet = blob("122,236! 108,246 106,300 98,380 86,470 68,529! 90,531! 106,470 118,380 126,300 136,246!")
    ermine(art, lappet)
    sleeve(
        art, dress, "238,260,20 270,330,18! 254,346,15", "250,292 258,308 267,314", "277,338 268,334 261,326"
    )
    _gathered_mantle(art, dress)
    sleeve(
        art, dress, "118,262,20 124,328,21! 106,352,15", "108,290 110,310 104,322", "112,352 118,342 128,338"
    )
    cape(art)
    with art.at(73, 231, turned=-7):
        sword(art, 0, 0, 346, grip=RED, width=1.34)
    cuff(art, dress, 108, 352, -76)
    fist(art, 90, 350, 1.14, turned=-19, skin=dress.skin)
    charter(art, 238, 338)
    cuff(art, dress, 258, 344, 84)
    fist(art, 242, 346, 1.1, turned=6, skin=dress.skin)
    hair, dark = dress.hair
    with art.at(174, 158, 1.18):
        curls(art, hair, dark, both_sides=True)
        frontal(art, skin=dress.skin, bearded=True, brow=dark, eared=False, bushy=1.2, grave=True, lift=0.5)
        full_beard(art, FRONTAL, hair, dark, length=58)
        with art.at(0, -32, 1.06):
            closed_crown(art, RED)


def _mouse(art: Picture, x: float, y: float) -> None:
    """A mouse that has come out from under the robe of the stern king."""
    with art.at(x, y):
        for ear in (-11, 11):
            art.shape(circle(ear, -14, 7.4, 28), MOUSE, ink=2.0, shade=MOUSE_DARK, shift=(-2, -2))
            art.dot(ear, -13.6, 4, "#e2b0a0", 16)
        head = blob("-12,-8 -8,-17 0,-19 8,-17 12,-8 8,2 0,7 -8,2")
        art.shape(head, MOUSE, ink=2.2, shade=MOUSE_DARK, shift=(-2.4, -2.4))
        for eye in (-4.8, 4.8):
            art.dot(eye, -8, 2.5, INK, 14)
            art.dot(eye - 0.8, -9, 0.9, WHITE, 8)
        art.dot(0, 3.6, 2.5, "#d9899a", 14)
        for whisker in ("-4,1 -11,0 -16,-3", "-4,3 -10,5 -15,5", "4,1 11,0 16,-3", "4,3 10,5 15,5"):
            art.line(whisker, 1.3, (1, 0.8, 0))
        for paw in (-9, 9):
            art.shape(ellipse(paw, 7, 4.4, 3.2), "#e2b0a0", ink=1.6)


def _gathered_mantle(art: Picture, dress: KingDress) -> None:
    """The end of a mantle that hangs over a forearm in long folds."""
    base, dark, mark = dress.mantle
    form = blob(
        "238,330! 254,320 274,326 286,350 294,404 306,470 310,505! 292,512 270,506 250,512! 252,440 244,380"
    )
    art.shape(form, base, ink=3.0, shade=dark, shift=(-8, -3))
    inside = art.here(form.buffer(-1.5))
    art.add(motif(form.buffer(-6), dress.pattern, 27, 27, margin=5), mark)
    for fold in ("266,332 271,400 275,500", "277,346 284,410 293,498"):
        art.line(fold, 2.6, (0.3, 1, 0.7), within=inside)
    ermine(
        art,
        blob("232,330! 242,324 256,326! 262,380 268,440 266,510! 250,514 244,511! 244,440 238,380"),
        15,
        19,
    )


def leaning_on_the_club(art: Picture, dress: KingDress) -> None:
    """The young red king leans on his tall club, on which a bird sits, one hand on his hip."""
    _leaning(art, lambda upright: _open_robe(upright, dress))
    club(art, 63, 384, 304, -2, width=1.12, bark=2)
    sleeve(art, dress, "120,260,20 100,322,19! 75,360,14", "112,308 108,320 98,324", "96,338 86,336 80,328")
    sleeve(
        art, dress, "232,262,21 292,308,20! 252,352,15", "256,290 274,303 283,305", "295,322 282,320 270,316"
    )
    _leaning(art, cape)
    cuff(art, dress, 75, 360, 38)
    fist(art, 64, 376, 1.2, turned=4, skin=dress.skin)
    blue_tit(art, 61, 240, 1.0, flip=True)
    cuff(art, dress, 254, 350, -42)
    hand_on_hip(art, 240, 362, flip=True, skin=dress.skin)
    hair, dark = dress.hair
    with art.at(163, 154, 1.18, turned=-4):
        curls(art, hair, dark, both_sides=False)
        face34(art, bearded=True, brow=dark, smile=1.5, grave=True)
        beard(art, hair, dark, 70)
        temple_curls(art, hair, dark)
        with art.at(0, -30, 1.06):
            leaf_crown(art, RED)


def _open_robe(art: Picture, dress: KingDress) -> None:
    """A robe whose mantle is drawn aside at the right, so that its lining shows."""
    slipper(art, dress, 146, 532)
    slipper(art, dress, 210, 532, flip=True)
    mantle(
        art,
        dress,
        "128,222 104,240 98,300 96,380 92,450 86,523! 120,530 180,526 240,534 282,528 322,516! "
        "312,450 304,390 300,330 278,262 236,222",
    )
    inside = gown(
        art,
        dress,
        "136,232 128,296 124,350 116,440 106,516! 128,524 156,518 184,526 212,518 234,524 256,516! "
        "246,440 238,350 234,296 224,232",
        (
            "136,352 136,420 128,494",
            "156,352 154,430 152,492",
            "206,352 208,430 212,492",
            "226,352 230,420 236,492",
        ),
    )
    band = poly("168,250 192,250 194,352 198,505 164,505 166,352").intersection(inside)
    orphrey(art, dress, band, 2, 268)
    orphrey(art, dress, band.intersection(box(0, 354, 360, 600)), 6, 366)
    sash(art, dress)
    ermine(
        art,
        blob("128,236! 114,246 114,300 110,380 104,470 94,527! 112,528! 122,470 128,380 134,300 140,246!"),
    )
    ermine(
        art,
        blob("222,240! 242,246 256,300 262,356 286,420 308,519! 276,529 252,529! 246,450 242,380 230,300!"),
    )


def _leaning(art: Picture, draw: Callable[[Picture], None]) -> None:
    """Draw something upright so that it leans, its foot staying on the ground."""
    upright = Picture()
    draw(upright)
    for layer in upright.layers:
        art.lay(art.here(affine_transform(layer.region, [1, LEAN, 0, 1, 18 - LEAN * 530, 0])), layer.fill)
